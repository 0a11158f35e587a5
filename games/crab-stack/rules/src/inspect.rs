//! How a seat stands, in a few numbers: for players that must judge a position.

use crate::{Cells, CrabStack, Size};
use kernel::Seat;

impl CrabStack {
    /// How many crabs of each size the seat has left on the board, smallest first, covered ones too.
    #[inline]
    pub fn crabs_left(&self, seat: Seat) -> [u8; 3] {
        self.core.board.left(seat)
    }

    /// How many moves the seat would have if it were its turn to crawl.
    #[inline]
    pub fn mobility(&self, seat: Seat) -> u32 {
        self.core.board.mobility(seat)
    }

    /// The seats out of the game, in the order they went.
    #[inline]
    pub fn seats_out(&self) -> &[Seat] {
        self.core.out.seats()
    }

    /// The spaces on which the seat's crab of this size is on top.
    #[inline]
    pub fn tops(&self, seat: Seat, size: Size) -> Cells {
        self.core.board.of_seat(seat) & self.core.board.of_size(size)
    }
}
