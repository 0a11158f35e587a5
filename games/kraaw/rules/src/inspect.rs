//! What lies on the table, to read: for players that judge worlds they imagined.

use crate::{Card, HAND, Kraaw, Nest};
use kernel::Seat;

impl Kraaw {
    /// The nest of a seat, values and all.
    #[inline]
    pub fn nest(&self, seat: Seat) -> &Nest {
        &self.nests[seat]
    }

    /// The dog, by place, values and all.
    #[inline]
    pub fn dog(&self) -> &[Card; HAND] {
        &self.dog
    }
}
