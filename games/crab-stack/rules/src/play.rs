//! Checking a move, and carrying it out.

use crate::state::{Due, Quiet};
use crate::view::Last;
use crate::{Cell, Cells, CrabStack, Elimination, Event, Rule, wave};
use kernel::{Seat, Witness};

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The top crab of one space crawls to another, by whatever path.
    Crawl {
        /// Where it starts.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// Of the tied groups, the one with this least space stays.
    Keep(Cell),
}

impl CrabStack {
    /// Whether a seat that is to act may make this move; if not, the first rule it breaks, in the
    /// order of [`Rule`].
    pub(crate) fn judge(&self, seat: Seat, mv: Move) -> Result<(), Rule> {
        let keep_due = matches!(self.core.due, Due::Keep(_));
        match mv {
            Move::Crawl { .. } if keep_due => Err(Rule::KeepDue),
            Move::Crawl { from, to } => self.judge_crawl(seat, from, to),
            Move::Keep(_) if !keep_due => Err(Rule::NoKeepDue),
            Move::Keep(cell) => self.judge_keep(cell),
        }
    }

    fn judge_crawl(&self, seat: Seat, from: Cell, to: Cell) -> Result<(), Rule> {
        let board = &self.core.board;
        let spaces = self.core.options.spaces();
        if !spaces.contains(from) || !spaces.contains(to) {
            return Err(Rule::NotASpace);
        }
        let crab = board.top(from).ok_or(Rule::NoCrab)?;
        if crab.seat != seat {
            let covered = board.down_from(from).any(|below| below.seat == seat);
            return Err(if covered { Rule::NotTop } else { Rule::NotYours });
        }
        if !board.occupied().contains(to) {
            return Err(Rule::EmptyLanding);
        }
        if !board.reach(from, crab.size).contains(to) {
            return Err(Rule::Path);
        }
        if board.landing(crab.size).contains(to) { Ok(()) } else { Err(Rule::LandingSize) }
    }

    fn judge_keep(&self, cell: Cell) -> Result<(), Rule> {
        if self.core.keep.contains(cell) {
            return Ok(());
        }
        let in_tied_group = self.tied_groups().values().any(|group| group.contains(cell));
        Err(if in_tied_group { Rule::KeepLeast } else { Rule::KeepTied })
    }

    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, mv: Move, witness: &mut impl Witness<Event>) {
        match mv {
            Move::Crawl { from, to } => self.crawl(seat, from, to, witness),
            Move::Keep(cell) => self.keep(seat, cell, witness),
        }
    }

    #[inline]
    fn crawl(&mut self, seat: Seat, from: Cell, to: Cell, witness: &mut impl Witness<Event>) {
        witness.tell(|| self.moved(seat, from, to));
        let key = self.crawl_key(seat);
        self.core.board.crawl(from, to);
        self.core.last = Some(Last { from, to, washed: Cells::EMPTY });
        self.core.occurrences = 1;
        if self.core.board.occupied().contains(from) {
            self.remember(Quiet { key, from, to });
            self.pass_on(seat, witness);
            self.notice_repetition(witness);
        } else {
            self.history.clear();
            self.bare(seat, from, witness);
        }
    }

    /// What a crawl that is about to happen will be told as.
    fn moved(&self, seat: Seat, from: Cell, to: Cell) -> Event {
        let crab = self.core.board.top_crab(from);
        Event::Moved { seat, crab, size: crab.size, from, to, onto: self.core.board.top_crab(to) }
    }

    /// Goes on after a crawl that left its space empty, which the wave may follow.
    #[inline]
    fn bare(&mut self, seat: Seat, from: Cell, witness: &mut impl Witness<Event>) {
        if let Some(group) = self.core.board.torn_at(from)
            && self.wave(seat, group, witness) == wave::Asked::Yes
        {
            return;
        }
        self.pass_on(seat, witness);
    }

    fn keep(&mut self, chooser: Seat, cell: Cell, witness: &mut impl Witness<Event>) {
        witness.tell(|| Event::Kept { seat: chooser, cell });
        self.core.keep = Cells::EMPTY;
        self.wash_all_but(self.core.board.occupied().flood(cell), witness);
        self.pass_on(self.mover_before(chooser), witness);
    }

    /// Keeps what was there before a move that can be taken back, unless nobody minds repetition.
    #[inline]
    fn remember(&mut self, quiet: Quiet) {
        if self.core.options.repetition() > 0 {
            self.history.push(quiet);
        }
    }

    /// Ends the turn of the seat that moved.
    #[inline]
    fn pass_on(&mut self, mover: Seat, witness: &mut impl Witness<Event>) {
        if self.core.options.elimination() == Elimination::AtOnce {
            self.send_out_all_stuck(mover, witness);
        }
        self.give_turn(self.after(mover), witness);
    }

    /// Ruling 2, `at_once`: clockwise from the seat after the mover, the mover last, until one is
    /// left.
    fn send_out_all_stuck(&mut self, mover: Seat, witness: &mut impl Witness<Event>) {
        let seats = self.core.options.seats();
        let mut seat = mover;
        for _ in 0..seats {
            seat = seat.next(seats);
            if !self.one_left() && !self.core.out.contains(seat) && !self.can_move(seat) {
                self.send_out(seat, witness);
            }
        }
    }

    /// Ruling 3. A position comes again only after each seat left has moved at least twice, to
    /// and fro, and then only on the same seat's turn; others need not be looked at.
    #[inline]
    fn notice_repetition(&mut self, witness: &mut impl Witness<Event>) {
        let left = usize::from(self.core.options.seats() - self.core.out.len());
        if self.history.len() < 2 * left {
            return;
        }
        let Due::Crawl(seat) = self.core.due else { return };
        let key = self.crawl_key(seat);
        let same_turn = self.history.iter().rev().skip(2 * left - 1).step_by(left);
        let times = 1 + same_turn.filter(|quiet| quiet.key == key).count() as u8;
        if times > 1 {
            self.tell_repetition(times, witness);
        }
    }

    fn tell_repetition(&mut self, times: u8, witness: &mut impl Witness<Event>) {
        let limit = self.core.options.repetition();
        self.core.occurrences = times;
        if times < limit {
            witness.tell(|| Event::Repeated { times, limit });
            return;
        }
        self.core.due = Due::Nothing;
        witness.tell(|| Event::Drawn { seats: self.left().collect(), times });
    }
}
