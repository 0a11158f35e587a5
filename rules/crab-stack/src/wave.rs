//! The wave: what happens when a move leaves the crabs in more than one group.

use crate::board::Board;
use crate::state::Due;
use crate::{Cell, Cells, CrabStack, Event, WaveChoice};
use alloc::collections::BTreeMap;
use kernel::{BySeat, Seat, Witness};

impl Board {
    /// Whether taking the last crab off this space has left the others in more than one group.
    #[inline]
    pub(crate) fn torn_at(&self, bared: Cell) -> bool {
        let occupied = self.occupied();
        occupied.parted_around(bared) && !occupied.joined_around(bared)
    }

    /// The groups that are tied for first: most spaces, then most crabs. Each by its least space.
    pub(crate) fn largest_groups(&self) -> Cells {
        let mut rest = self.occupied();
        let (mut tied, mut most) = (Cells::EMPTY, (0, 0));
        while let Some(least) = rest.first() {
            let group = rest.flood(least);
            let rank = (group.len(), self.crabs_on(group));
            if rank > most {
                (tied, most) = (Cells::EMPTY, rank);
            }
            if rank == most {
                tied |= Cells::only(least);
            }
            rest = rest & !group;
        }
        tied
    }
}

impl CrabStack {
    /// Washes all groups but the largest away; if several are the largest, asks which stays and
    /// says so. Until then all stay on the board.
    pub(crate) fn wave(&mut self, mover: Seat, witness: &mut impl Witness<Event>) -> Asked {
        let tied = self.core.board.largest_groups();
        if tied.len() > 1 {
            self.ask_which_stays(mover, tied, witness);
            return Asked::Yes;
        }
        if let Some(least) = tied.first() {
            self.wash_all_but(least, witness);
        }
        Asked::No
    }

    /// Ruling 1.
    fn ask_which_stays(&mut self, mover: Seat, tied: Cells, witness: &mut impl Witness<Event>) {
        let seat = match self.core.options.wave_choice() {
            WaveChoice::Mover => mover,
            WaveChoice::Next => self.after(mover),
        };
        self.core.keep = tied;
        self.core.due = Due::Keep(seat);
        witness.tell(|| Event::ChoiceDue { seat, groups: self.tied_groups() });
    }

    /// Who moved before the choice that is due, which tells whose turn is next.
    pub(crate) fn mover_before(&self, chooser: Seat) -> Seat {
        match self.core.options.wave_choice() {
            WaveChoice::Mover => chooser,
            WaveChoice::Next => self.before(chooser),
        }
    }

    /// The seat before this one, clockwise, that is not out.
    fn before(&self, seat: Seat) -> Seat {
        let mut at = seat;
        while self.after(at) != seat {
            at = self.after(at);
        }
        at
    }

    /// The groups to choose from, each under its least space; none unless a choice is due.
    pub(crate) fn tied_groups(&self) -> BTreeMap<Cell, Cells> {
        let occupied = self.core.board.occupied();
        self.core.keep.iter().map(|least| (least, occupied.flood(least))).collect()
    }

    /// Ruling 4: one group stays, all others go.
    pub(crate) fn wash_all_but(&mut self, kept: Cell, witness: &mut impl Witness<Event>) {
        let occupied = self.core.board.occupied();
        let spaces = occupied & !occupied.flood(kept);
        let before = self.core.board;
        self.core.board.wash(spaces);
        if let Some(last) = &mut self.core.last {
            last.washed = spaces;
        }
        witness.tell(|| self.washed(&before, spaces));
    }

    fn washed(&self, before: &Board, spaces: Cells) -> Event {
        let mut lost = BySeat::new(self.core.options.seats());
        for crab in spaces.iter().flat_map(|cell| before.down_from(cell)) {
            lost[crab.seat] += 1_u8;
        }
        Event::Washed { spaces, crabs: before.crabs_on(spaces), lost }
    }
}

/// Whether somebody was asked which group stays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    Yes,
    No,
}
