//! Small games with known answers, kept behind the contract, to test the search on.
#![allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    reason = "each test uses some of the toys, and they explain themselves"
)]

pub mod connect_four;
pub mod cups;
pub mod grab;
pub mod higher;
pub mod nim;
pub mod tic_tac_toe;

use kernel::{BySeat, Flaw, Outcome, Rule, Seat, Turn};
use std::fmt::{self, Display};
use std::str::FromStr;

/// A move of a toy: just a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub u8);

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = Flaw;
    fn from_str(text: &str) -> Result<Self, Flaw> {
        text.parse().map(Self).map_err(|_| kernel::notation::unreadable(text))
    }
}

/// The one rule of every toy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Illegal;

impl Rule for Illegal {
    const ALL: &'static [Self] = &[Self];
    fn code(self) -> &'static str {
        "toy/illegal"
    }
}

/// The turn of this seat alone.
pub fn turn_of(seat: u8) -> Turn {
    Turn::Seats(kernel::SeatSet::only(Seat::at(seat)))
}

/// A game of two that this seat won, or nobody.
pub fn won_by(winner: Option<u8>) -> Turn {
    let rank = |seat: Seat| if winner.is_none_or(|winner| seat.number() == winner) { 1 } else { 2 };
    Turn::Over(Outcome { ranks: BySeat::from_fn(2, rank) })
}

/// What all toys have in common: no options, no events, no written positions.
macro_rules! plain {
    ($id:literal, $seats:expr, $deal:ty) => {
        const ID: &'static str = $id;
        const SEATS: std::ops::RangeInclusive<u8> = $seats..=$seats;
        const OPTIONS: &'static [kernel::OptionSpec] = &[];
        type Asked = ();
        type Options = ();
        type Deal = $deal;
        type Move = $crate::toys::Number;
        type Event = ();
        type Position = ();
        type Rule = $crate::toys::Illegal;
        fn options(_: u8, (): &()) -> Result<(), kernel::Flaw> {
            Ok(())
        }
        fn new((): &()) -> Self {
            Self::default()
        }
        fn seats(&self) -> u8 {
            $seats
        }
        fn position(&self) {}
        fn bound(&self) -> Option<u32> {
            Some(100)
        }
        fn check_deal(&self, _: &$deal) -> Result<(), kernel::Flaw> {
            Ok(())
        }
    };
}
pub(crate) use plain;

/// What a toy without chance has: no deals.
macro_rules! no_deals {
    () => {
        fn deal(&self, _: &mut impl kernel::Chance) {}
        fn apply_deal(&mut self, (): &(), _: &mut impl kernel::Witness<()>) {}
    };
}
pub(crate) use no_deals;
