//! What happened, as everybody may know it.

use crate::{Cell, Cells, Crab, Size};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use kernel::{BySeat, Seat};

/// Something that happened at the table. All of it is public.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
pub enum Event {
    /// The crabs lie on the board.
    Dealt {
        /// The seat that starts.
        first: Seat,
    },
    /// A crab crawled.
    Moved {
        /// Who moved it.
        seat: Seat,
        /// The crab.
        crab: Crab,
        /// How large it is, for whoever puts this in words.
        size: Size,
        /// Where it left.
        from: Cell,
        /// Where it ended.
        to: Cell,
        /// The crab it now covers.
        onto: Crab,
    },
    /// The crabs are apart, and somebody must choose which group stays.
    ChoiceDue {
        /// Who chooses.
        seat: Seat,
        /// The tied groups, each under the space it is named by.
        groups: BTreeMap<Cell, Cells>,
    },
    /// A group was chosen to stay.
    Kept {
        /// Who chose.
        seat: Seat,
        /// The least space of the group.
        cell: Cell,
    },
    /// The wave washed crabs away.
    Washed {
        /// The spaces that are empty now.
        spaces: Cells,
        /// How many crabs left the game.
        crabs: u32,
        /// How many each seat lost.
        lost: BySeat<u8>,
    },
    /// A seat cannot move and is out of the game.
    Out {
        /// Which.
        seat: Seat,
    },
    /// This position was there before.
    Repeated {
        /// How often it has occurred now.
        times: u8,
        /// At which occurrence the game is drawn.
        limit: u8,
    },
    /// The game ended in a draw by repetition.
    Drawn {
        /// The seats that share the first place.
        seats: Vec<Seat>,
        /// How often the position occurred.
        times: u8,
    },
    /// Only one seat is left: it has won.
    Won {
        /// Which.
        seat: Seat,
    },
}
