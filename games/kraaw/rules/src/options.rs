//! What can be chosen before play.

use kernel::{Flaw, OptionKind, OptionSpec};

/// How many can play.
pub(crate) const LEAST: u8 = 2;
/// How many can play.
pub(crate) const MOST: u8 = 6;

/// Every option, for forms and schemas.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "rounds_to_win",
        kind: OptionKind::Number { allowed: &[1, 2, 3, 4, 5, 6, 7, 8, 9], default: ROUNDS_TO_WIN },
    },
    OptionSpec { name: "direction", kind: OptionKind::Choice(&["clockwise", "counterclockwise"]) },
    OptionSpec { name: "hand_swap", kind: OptionKind::Flag },
    OptionSpec { name: "stall", kind: OptionKind::Number { allowed: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], default: STALL } },
];

const ROUNDS_TO_WIN: u8 = 3;
const STALL: u8 = 3;

/// Which way the turn goes round the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Direction {
    /// Seats 0, 1, 2, …
    #[default]
    Clockwise,
    /// Seats 0, the last, the last but one, …
    Counterclockwise,
}

/// Options as somebody wrote them: all optional, not checked.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
pub struct Asked {
    /// How many rounds win the game, 1 to 9.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub rounds_to_win: Option<u32>,
    /// Which way the turn goes.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub direction: Option<Direction>,
    /// Whether the first to say so may take the dog for its hand.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub hand_swap: Option<bool>,
    /// After how many quiet turns of each seat a round ends, 0 to 9; 0 is never (ruling 11).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub stall: Option<u32>,
}

/// Options complete and checked. Made by [`kernel::Game::options`] alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Options {
    #[cfg_attr(feature = "serde", serde(skip))]
    seats: u8,
    rounds_to_win: u8,
    direction: Direction,
    hand_swap: bool,
    stall: u8,
}

impl Options {
    /// The one door from what was asked to options.
    pub(crate) fn check(seats: u8, asked: &Asked) -> Result<Self, Flaw> {
        if !(LEAST..=MOST).contains(&seats) {
            return Err(Flaw::new("seats").with("seats", seats).with("least", LEAST).with("most", MOST));
        }
        Ok(Self {
            seats,
            rounds_to_win: number("kraaw/rounds-to-win", asked.rounds_to_win, ROUNDS_TO_WIN, 1)?,
            direction: asked.direction.unwrap_or_default(),
            hand_swap: asked.hand_swap.unwrap_or_default(),
            stall: number("kraaw/stall", asked.stall, STALL, 0)?,
        })
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How many rounds win the game.
    pub fn rounds_to_win(&self) -> u8 {
        self.rounds_to_win
    }

    /// Which way the turn goes.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// Whether the first to say so may take the dog for its hand.
    pub fn hand_swap(&self) -> bool {
        self.hand_swap
    }

    /// After how many quiet turns of each seat a round ends; 0 is never.
    pub fn stall(&self) -> u8 {
        self.stall
    }
}

/// A number from `least` to 9, or its default.
fn number(code: &'static str, asked: Option<u32>, default: u8, least: u8) -> Result<u8, Flaw> {
    let asked = asked.unwrap_or_else(|| default.into());
    match u8::try_from(asked) {
        Ok(number) if (least..=9).contains(&number) => Ok(number),
        _ => Err(Flaw::new(code).with("value", asked).with("least", least).with("most", 9)),
    }
}
