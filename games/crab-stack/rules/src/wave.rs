//! The wave: what happens when a move leaves the crabs in more than one group.

use crate::board::Board;
use crate::state::Due;
use crate::{Cell, Cells, CrabStack, Event, WaveChoice};
use alloc::collections::BTreeMap;
use kernel::{BySeat, Seat, Witness};

impl Board {
    /// If taking the last crab off this space has left the others in more than one group, one of
    /// those groups.
    #[inline]
    pub(crate) fn torn_at(&self, bared: Cell) -> Option<Cells> {
        let occupied = self.occupied();
        if occupied.parted_around(bared) { occupied.torn_around(bared) } else { None }
    }

    /// The groups that are tied for first: most spaces, then most crabs. One group is given.
    pub(crate) fn largest_groups(&self, group: Cells) -> Largest {
        let mut rest = self.occupied();
        let mut largest = Largest { tied: Cells::EMPTY, group, rank: (0, 0) };
        let mut next = Some(group);
        while let Some(group) = next {
            largest.hold_against(group, (group.len(), self.crabs_on(group)));
            rest = rest & !group;
            next = rest.first().map(|start| rest.flood(start));
        }
        largest
    }
}

/// The largest groups.
pub(crate) struct Largest {
    /// All that are tied for first, each by its least space.
    pub(crate) tied: Cells,
    /// One of them.
    group: Cells,
    /// How many spaces and crabs each of them has.
    rank: (u32, u32),
}

impl Largest {
    fn hold_against(&mut self, group: Cells, rank: (u32, u32)) {
        if rank > self.rank {
            *self = Self { tied: Cells::EMPTY, group, rank };
        }
        if rank == self.rank {
            self.tied |= group.least();
        }
    }
}

impl CrabStack {
    /// Washes all groups but the largest away; if several are the largest, asks which stays and
    /// says so. Until then all stay on the board.
    pub(crate) fn wave(&mut self, mover: Seat, group: Cells, witness: &mut impl Witness<Event>) -> Asked {
        let largest = self.core.board.largest_groups(group);
        if largest.tied.len() > 1 {
            self.ask_which_stays(mover, largest.tied, witness);
            return Asked::Yes;
        }
        self.wash_all_but(largest.group, witness);
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
    pub(crate) fn wash_all_but(&mut self, kept: Cells, witness: &mut impl Witness<Event>) {
        let spaces = self.core.board.occupied() & !kept;
        witness.tell(|| self.washed(spaces));
        self.core.board.wash(spaces);
        if let Some(last) = &mut self.core.last {
            last.washed = spaces;
        }
    }

    fn washed(&self, spaces: Cells) -> Event {
        let mut lost = BySeat::new(self.core.options.seats());
        for crab in spaces.iter().flat_map(|cell| self.core.board.down_from(cell)) {
            lost[crab.seat] += 1_u8;
        }
        Event::Washed { spaces, crabs: self.core.board.crabs_on(spaces), lost }
    }
}

/// Whether somebody was asked which group stays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    Yes,
    No,
}
