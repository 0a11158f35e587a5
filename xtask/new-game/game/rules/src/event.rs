//! What happened, as everybody may know it.

use kernel::{BySeat, Seat, SeatSet};

/// What happened.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
pub enum Event {
    /// A round began.
    Dealt {
        /// Which, from 1.
        round: u8,
    },
    /// A seat bid.
    Bid {
        /// Who.
        seat: Seat,
        /// How many shells.
        shells: u8,
    },
    /// The pearls were shown.
    Shown {
        /// Whose pearl was which.
        pearls: BySeat<u8>,
        /// What was bid.
        bids: BySeat<u8>,
        /// Who won the round.
        winners: SeatSet,
    },
}
