//! What can be read off a view: counted once, for whoever shows it.

use crate::{Cell, Crab, View};
use kernel::Seat;

impl View {
    /// How many crabs the seat has on the board, covered ones too.
    pub fn crabs(&self, seat: Seat) -> usize {
        self.stacks.values().flatten().filter(|crab| crab.seat == seat).count()
    }

    /// How many of them lie on top of their stacks, so that they could crawl.
    pub fn tops(&self, seat: Seat) -> usize {
        self.stacks.values().filter(|stack| stack.last().is_some_and(|crab| crab.seat == seat)).count()
    }

    /// The crab on top of the stack on this space.
    pub fn top(&self, cell: Cell) -> Option<Crab> {
        self.stacks.get(&cell)?.last().copied()
    }
}
