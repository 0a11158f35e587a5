//! How strong a bot plays.

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
    /// The strongest of the house. By itself it answers at once; it plays better the longer it is told to think.
    Kraken,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 5] = [Self::Hatchling, Self::Paddler, Self::Swimmer, Self::Diver, Self::Kraken];

    /// The highest of them: it overlooks nothing, and only thinking longer makes it stronger.
    pub const STRONGEST: Self = Self::Kraken;

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hatchling => "hatchling",
            Self::Paddler => "paddler",
            Self::Swimmer => "swimmer",
            Self::Diver => "diver",
            Self::Kraken => "kraken",
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

/// How reading something begins to fail where it names a level that no bot has; the name follows in backticks.
#[cfg(feature = "serde")]
pub const UNKNOWN_LEVEL: &str = "there is no level ";

#[cfg(feature = "serde")]
mod as_data {
    use super::{Level, UNKNOWN_LEVEL};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    impl Serialize for Level {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.serialize_str(self.name())
        }
    }

    impl<'de> Deserialize<'de> for Level {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            let name = String::deserialize(from)?;
            name.parse().map_err(|_| {
                let short: String = name.chars().take(40).collect();
                D::Error::custom(format_args!("{UNKNOWN_LEVEL}`{short}`"))
            })
        }
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
