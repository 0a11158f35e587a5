//! What the dealer decides.

use crate::PEARLS;
use alloc::vec::Vec;
use kernel::{Chance, Flaw};

/// The pearls of a round, one for each seat in order. The others stay in the sea.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Deal {
    /// Seat 0's first.
    pub pearls: Vec<u8>,
}

impl Deal {
    pub(crate) fn fair(seats: u8, chance: &mut impl Chance) -> Self {
        let mut pearls: Vec<u8> = (1..=PEARLS).collect();
        chance.shuffle(&mut pearls);
        pearls.truncate(seats.into());
        Self { pearls }
    }

    pub(crate) fn check(&self, seats: u8) -> Result<(), Flaw> {
        if self.pearls.len() != usize::from(seats) {
            return Err(Flaw::new("newgame/deal-seats").with("pearls", self.pearls.len()).with("seats", seats));
        }
        let twice = |at: usize| self.pearls[..at].contains(&self.pearls[at]);
        let wrong = (0..self.pearls.len()).find(|&at| twice(at) || !(1..=PEARLS).contains(&self.pearls[at]));
        wrong.map_or(Ok(()), |at| Err(Flaw::new("newgame/deal-pearl").with("pearl", self.pearls[at]).with("most", PEARLS)))
    }
}
