//! What lies on the table, to read: for players that judge worlds they imagined.

use crate::edition::Vendor;
use crate::{Cards, Crabs, Options, Phase, Tableau};
use kernel::Seat;

impl Crabs {
    /// The seats and options of the table.
    pub fn table(&self) -> &Options {
        &self.options
    }

    /// What is due.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The cards in a seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.players[seat].hand
    }

    /// Of the hand, the cards that everyone saw taken from the pool (ruling 5).
    #[inline]
    pub fn known(&self, seat: Seat) -> &Cards {
        &self.players[seat].known
    }

    /// The crabs a seat has caught and not sold.
    #[inline]
    pub fn caught(&self, seat: Seat) -> &Tableau {
        &self.players[seat].caught
    }

    /// The gear a seat is on; 0 is none.
    #[inline]
    pub fn gear(&self, seat: Seat) -> u8 {
        self.players[seat].gear
    }

    /// The pool.
    #[inline]
    pub fn pool(&self) -> &Cards {
        &self.pool
    }

    /// The vendor that shows on a stack, counted from 0.
    #[inline]
    pub fn vendor(&self, stack: usize) -> Option<&Vendor> {
        self.market.showing(stack, self.edition())
    }

    /// Full rounds played.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The seat that set off the last round.
    pub fn trigger(&self) -> Option<Seat> {
        self.trigger
    }
}

impl Vendor {
    /// How many crabs of each value it wants.
    #[inline]
    pub fn by_value(&self) -> &[u8; crate::VALUES] {
        &self.by_value
    }
}
