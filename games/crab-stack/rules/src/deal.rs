//! Setting up: what the dealer decides.

use crate::pieces::OF_EACH;
use crate::{Cell, Crab, CrabStack, Event, Options};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use kernel::{Chance, Flaw, Seat, Witness};

/// One crab on each space of the layout, and the seat that starts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Deal {
    /// The seat that starts.
    pub first: Seat,
    /// The crab on each space.
    pub crabs: BTreeMap<Cell, Crab>,
}

impl Deal {
    /// All crabs shuffled onto the spaces in order, then the seat that starts.
    pub(crate) fn fair(options: &Options, chance: &mut impl Chance) -> Self {
        let of_each = |kind| [kind; OF_EACH as usize];
        let mut crabs: Vec<Crab> = Crab::kinds(options.seats()).flat_map(of_each).collect();
        chance.shuffle(&mut crabs);
        let first = Seat::at(chance.below(options.seats().into()) as u8);
        Self { first, crabs: options.spaces().iter().zip(crabs).collect() }
    }

    /// Whether it covers the layout with all crabs of the seats in play.
    pub(crate) fn fits(&self, options: &Options) -> Result<(), Flaw> {
        if self.first.number() >= options.seats() {
            return Err(Flaw::new("crab-stack/deal-first").with("first", self.first).with("seats", options.seats()));
        }
        self.fits_spaces(options)?;
        self.fits_crabs(options)
    }

    fn fits_spaces(&self, options: &Options) -> Result<(), Flaw> {
        if let Some(cell) = self.crabs.keys().find(|&&cell| !options.spaces().contains(cell)) {
            return Err(Flaw::new("crab-stack/deal-space").with("space", cell));
        }
        match options.spaces().iter().find(|cell| !self.crabs.contains_key(cell)) {
            Some(bare) => Err(Flaw::new("crab-stack/deal-bare").with("space", bare)),
            None => Ok(()),
        }
    }

    /// As many spaces as crabs, so no kind is short unless another is over: looking for those
    /// that are over, or that nobody at this table plays, is enough. Said of whichever is wrong.
    fn fits_crabs(&self, options: &Options) -> Result<(), Flaw> {
        let count = |kind: Crab| self.crabs.values().filter(|&&crab| crab == kind).count();
        let wanted = |kind: Crab| if kind.seat.number() < options.seats() { usize::from(OF_EACH) } else { 0 };
        match self.crabs.values().find(|&&kind| count(kind) > wanted(kind)) {
            Some(&kind) => Err(Flaw::new("crab-stack/deal-crabs").with("crab", kind).with("count", count(kind))),
            None => Ok(()),
        }
    }
}

impl CrabStack {
    /// Puts the crabs on the board. A seat that cannot move when its first turn comes is out
    /// then; with `at_once` the others are looked at after the first move, as ruling 2 says.
    pub(crate) fn lay_out(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        self.set_board(deal.crabs.iter().map(|(&cell, crab)| (cell, core::slice::from_ref(crab))));
        witness.tell(|| Event::Dealt { first: deal.first });
        self.give_turn(deal.first, witness);
    }
}
