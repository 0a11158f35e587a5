//! What a bot likes to do, beside how strong it is.

use core::fmt::{self, Display};
use core::str::FromStr;
use kernel::Flaw;

/// What a bot likes to do. It is about as strong as a plain one; what each likes in a game, the game says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    /// Nothing in particular.
    #[default]
    Plain,
    /// Keeps what it has.
    Cautious,
    /// Takes what others have.
    Thief,
    /// Invests in what pays later.
    Builder,
    /// Tries its luck.
    Gambler,
}

impl Character {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Plain, Self::Cautious, Self::Thief, Self::Builder, Self::Gambler];

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Cautious => "cautious",
            Self::Thief => "thief",
            Self::Builder => "builder",
            Self::Gambler => "gambler",
        }
    }
}

impl Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Character {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let found = Self::ALL.into_iter().find(|character| character.name() == text);
        found.ok_or_else(|| Flaw::new("level").with("level", text.chars().take(40).collect::<String>()))
    }
}
