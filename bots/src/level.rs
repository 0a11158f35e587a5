//! How strong a bot plays, by name.

use core::fmt::{self, Display};
use core::str::FromStr;
use kernel::Flaw;

/// How strong a bot plays, weakest first. The lower ones play like people who are new to the game: they
/// overlook things and think less far; they do not throw dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// For a child, or a first game.
    Hatchling,
    /// Sees what is before its eyes, most of the time.
    Paddler,
    /// An attentive beginner.
    #[default]
    Swimmer,
    /// A good player.
    Diver,
    /// As strong as one can be who answers at once.
    Kraken,
    /// Thinks ten times as much.
    Leviathan,
    /// The strongest of the house: it thinks for as long as it is given.
    Maelstrom,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 7] =
        [Self::Hatchling, Self::Paddler, Self::Swimmer, Self::Diver, Self::Kraken, Self::Leviathan, Self::Maelstrom];

    /// The highest of them: it overlooks nothing, and takes all of the budget that it is given.
    pub const STRONGEST: Self = Self::Maelstrom;

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hatchling => "hatchling",
            Self::Paddler => "paddler",
            Self::Swimmer => "swimmer",
            Self::Diver => "diver",
            Self::Kraken => "kraken",
            Self::Leviathan => "leviathan",
            Self::Maelstrom => "maelstrom",
        }
    }

    /// How high it is, from 0.
    pub const fn rung(self) -> usize {
        self as usize
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let found = Self::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| Flaw::new("level").with("level", text.chars().take(40).collect::<String>()))
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn names_read_back_and_levels_rise() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert!(Level::ALL.is_sorted());
        assert_eq!("whale".parse::<Level>().unwrap_err().code(), "level");
    }
}
