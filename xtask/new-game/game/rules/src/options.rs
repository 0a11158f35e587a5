//! What can be chosen before play.

use kernel::{Flaw, OptionKind, OptionSpec};

/// What is offered.
pub(crate) const OFFERED: &[OptionSpec] =
    &[OptionSpec { name: "rounds", kind: OptionKind::Number { allowed: &[1, 2, 3, 4, 5], default: 3 } }];

/// Options as somebody wrote them.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
pub struct Asked {
    /// How many rounds are played.
    pub rounds: Option<u8>,
}

/// Options complete and checked.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Options {
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) seats: u8,
    /// How many rounds are played.
    pub rounds: u8,
}

impl Options {
    /// The one door from what was asked for.
    pub(crate) fn checked(seats: u8, asked: &Asked) -> Result<Self, Flaw> {
        if !(2..=4).contains(&seats) {
            return Err(Flaw::new("seats").with("seats", seats).with("least", 2).with("most", 4));
        }
        match asked.rounds.unwrap_or(3) {
            rounds @ 1..=5 => Ok(Self { seats, rounds }),
            rounds => Err(Flaw::new("newgame/rounds").with("value", rounds).with("least", 1).with("most", 5)),
        }
    }
}
