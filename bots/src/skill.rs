//! How a bot plays: its strength, by a level's name or as a number, and its character.

use crate::{Character, Level};
use core::fmt::{self, Display};
use core::str::FromStr;
use kernel::Flaw;

/// How strong a bot is to play. The number is Elo as [`Playable::ELO`](crate::Playable::ELO) measured it, 800 for a
/// `hatchling` in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// As a level does.
    Level(Level),
    /// Anything between: what the levels around it do, interpolated.
    Elo(u16),
}

/// All that a bot is made from: how strong it is, and what it likes to do.
///
/// ```
/// use bots::{Character, Level, Skill, Strength};
/// assert_eq!("diver".parse(), Ok(Skill::from(Level::Diver)));
/// let thief = Skill { strength: Strength::Elo(1450), character: Character::Thief };
/// assert_eq!("1450:thief".parse(), Ok(thief));
/// assert_eq!(thief.to_string(), "1450:thief");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Skill {
    /// How strong.
    pub strength: Strength,
    /// What it likes.
    pub character: Character,
}

impl Strength {
    /// What can be asked for: from the weakest level on. Where a game has nobody so strong, its strongest plays.
    pub const ELO: core::ops::RangeInclusive<u16> = 800..=3_000;
}

impl Skill {
    /// The strongest of the house.
    pub const STRONGEST: Self = Self::of(Level::STRONGEST);

    /// A plain bot of this level.
    pub const fn of(level: Level) -> Self {
        Self { strength: Strength::Level(level), character: Character::Plain }
    }

    /// The level by whose name it was asked for, if it was.
    pub const fn level(self) -> Option<Level> {
        match self.strength {
            Strength::Level(level) => Some(level),
            Strength::Elo(_) => None,
        }
    }
}

impl Default for Strength {
    fn default() -> Self {
        Self::Level(Level::default())
    }
}

impl From<Level> for Skill {
    fn from(level: Level) -> Self {
        Self::of(level)
    }
}

impl Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Elo(elo) => elo.fmt(f),
        }
    }
}

impl FromStr for Strength {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        match text.parse() {
            Ok(elo) if Self::ELO.contains(&elo) => Ok(Self::Elo(elo)),
            _ => text.parse().map(Self::Level),
        }
    }
}

/// As it is written on a command line and in messages: `diver`, `1450`, `diver:thief`.
impl Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.character {
            Character::Plain => self.strength.fmt(f),
            character => write!(f, "{}:{character}", self.strength),
        }
    }
}

impl FromStr for Skill {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let unknown = |_| Flaw::new("level").with("level", text.chars().take(40).collect::<String>());
        let (strength, character) = text.split_once(':').unwrap_or((text, Character::Plain.name()));
        let strength = strength.parse().map_err(unknown)?;
        Ok(Self { strength, character: character.parse().map_err(unknown)? })
    }
}

/// How reading something begins to fail where it names a level that no bot has; the name follows in backticks.
#[cfg(feature = "serde")]
pub const UNKNOWN_LEVEL: &str = "there is no level ";

#[cfg(feature = "serde")]
mod as_data {
    use super::{Skill, UNKNOWN_LEVEL};
    use core::fmt::{self, Display};
    use serde::de::{Error, Visitor};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    impl Serialize for Skill {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.collect_str(self)
        }
    }

    impl<'de> Deserialize<'de> for Skill {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            from.deserialize_any(Reading)
        }
    }

    /// Reads a text, or a number alone.
    struct Reading;

    impl Visitor<'_> for Reading {
        type Value = Skill;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a level of bots or a number")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<Skill, E> {
            text.parse().map_err(|_| unknown(text))
        }

        fn visit_u64<E: Error>(self, number: u64) -> Result<Skill, E> {
            self.visit_str(&number.to_string())
        }
    }

    fn unknown<E: Error>(text: impl Display) -> E {
        let short: String = text.to_string().chars().take(40).collect();
        E::custom(format_args!("{UNKNOWN_LEVEL}`{short}`"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Skill, Strength};
    use crate::{Character, Level};

    #[test]
    fn what_is_written_reads_back() {
        for level in Level::ALL {
            for character in Character::ALL {
                let skill = Skill { strength: Strength::Level(level), character };
                assert_eq!(skill.to_string().parse(), Ok(skill));
            }
            assert_eq!(Skill::of(level).to_string(), level.name(), "as logs and links of before have it");
        }
        for text in ["800", "1450", "3000:builder"] {
            assert_eq!(text.parse::<Skill>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_nobody_plays_like_is_refused() {
        for text in ["", "whale", "799", "3001", "-1", "diver:", "diver:saint", ":thief", "1450.5", "diver:thief:thief"]
        {
            assert_eq!(text.parse::<Skill>().unwrap_err().code(), "level", "{text}");
        }
    }
}
