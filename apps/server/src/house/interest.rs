//! Whether anybody is there to see what happens at a table.

use std::sync::atomic::{AtomicUsize, Ordering};

/// How much anybody cares for what happens at a table: somebody who plays there is connected, or somebody who watches, or
/// nobody. It changes while others look at it.
#[derive(Debug, Default)]
pub(crate) struct Interest(AtomicUsize);

impl Interest {
    /// How many degrees there are.
    pub(crate) const DEGREES: usize = 3;

    /// From 0, for a table where nobody is.
    pub(crate) fn degree(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// So many seats have somebody who is connected, and so many watch. Says whether that changes anything.
    pub(crate) fn set(&self, seats: usize, watching: u32) -> bool {
        let degree = if seats > 0 { 2 } else { usize::from(watching > 0) };
        self.0.swap(degree, Ordering::Relaxed) != degree
    }
}
