//! The whole truth as the law writes it down.

use crate::state::Phase;
use crate::{Cards, Crabs, Kind, Tableau, Wants};
use alloc::vec::Vec;
use kernel::{BySeat, Seat};

/// Everything, for referees and tests.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Position {
    /// The seat to act; none when the game is over or the dealer is due.
    pub turn: Option<Seat>,
    /// What is due.
    pub phase: Phase,
    /// The hands.
    pub hands: BySeat<Cards>,
    /// The pool.
    pub pool: Cards,
    /// The deck, from the top.
    pub deck: Vec<Kind>,
    /// The discard pile.
    pub discard: Cards,
    /// The gear each seat is on; 0 is none.
    pub gear: BySeat<u8>,
    /// The crabs caught.
    pub caught: BySeat<Tableau>,
    /// What was sold.
    pub sold: BySeat<Sold>,
    /// The vendors left in each stack, from the top.
    pub vendors: [Vec<Wants>; 4],
    /// The points.
    pub points: BySeat<u32>,
    /// The seat that set off the last round.
    pub trigger: Option<Seat>,
}

/// What one seat has sold.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Sold {
    /// The vendors sold to, in order of sale.
    pub vendors: Vec<Wants>,
    /// The premium crabs that lie with them.
    pub premium: Cards,
}

impl Crabs {
    pub(crate) fn whole_position(&self) -> Position {
        Position {
            turn: self.acting(),
            phase: self.phase,
            hands: self.players.map(|_, player| player.hand),
            pool: self.pool,
            deck: self.deck.rest().to_vec(),
            discard: self.discard,
            gear: self.players.map(|_, player| player.gear),
            caught: self.players.map(|_, player| player.caught),
            sold: self.sold(),
            vendors: core::array::from_fn(|stack| {
                self.market.stack(stack).iter().map(|&vendor| self.vendor_name(vendor)).collect()
            }),
            points: self.players.map(|seat, _| self.points(seat)),
            trigger: self.trigger,
        }
    }

    pub(crate) fn sold(&self) -> BySeat<Sold> {
        self.players.map(|seat, player| Sold {
            vendors: self.market.sold_by(seat).map(|vendor| self.vendor_name(vendor)).collect(),
            premium: player.premium,
        })
    }

    pub(crate) fn vendor_name(&self, vendor: u8) -> Wants {
        self.edition().vendors()[usize::from(vendor)].wants
    }
}
