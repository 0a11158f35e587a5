//! Where crabs can go: listing, counting and picking moves.

use crate::board::Board;
use crate::state::Due;
use crate::{Cell, Cells, CrabStack, Move, Size};
use core::ops::ControlFlow;
use kernel::{Chance, Seat};

impl Board {
    /// Where a crab of this size can crawl from here, whatever lies there: exactly its number of
    /// steps, over crabs, no space twice (ruling 7).
    #[inline]
    pub(crate) fn reach(&self, from: Cell, size: Size) -> Cells {
        let occupied = self.occupied();
        match size {
            Size::Large => from.near() & occupied,
            Size::Medium => two_steps(from, from.near(), occupied),
            Size::Small => three_steps(from, from.near(), occupied),
        }
    }

    /// The spaces on which a crab of this size may end: its size or smaller on top.
    #[inline]
    pub(crate) fn landing(&self, size: Size) -> Cells {
        let small = self.of_size(Size::Small);
        match size {
            Size::Large => self.occupied(),
            Size::Medium => small | self.of_size(Size::Medium),
            Size::Small => small,
        }
    }

    /// The spaces from which this seat moves a crab of this size, if that crab can go anywhere.
    #[inline]
    fn tops(&self, seat: Seat, size: Size) -> Cells {
        self.of_seat(seat) & self.of_size(size)
    }

    /// Where each of the seat's top crabs can go. One loop for each size is faster than one that
    /// asks every crab how large it is.
    #[inline]
    fn each_reach(&self, seat: Seat, mut each: impl FnMut(Cell, Cells)) {
        let occupied = self.occupied();
        let landing = self.landing(Size::Small);
        for from in self.tops(seat, Size::Small).iter() {
            each(from, three_steps(from, from.near(), occupied) & landing);
        }
        let landing = self.landing(Size::Medium);
        for from in self.tops(seat, Size::Medium).iter() {
            each(from, two_steps(from, from.near(), occupied) & landing);
        }
        for from in self.tops(seat, Size::Large).iter() {
            each(from, from.near() & occupied);
        }
    }

    /// How many moves the seat would have if it were its turn.
    #[inline]
    pub(crate) fn mobility(&self, seat: Seat) -> u32 {
        let mut count = 0;
        self.each_reach(seat, |_, to| count += to.len());
        count
    }

    /// Whether the seat could move if it were its turn.
    #[inline]
    fn can_move(&self, seat: Seat) -> bool {
        let occupied = self.occupied();
        let any = |size: Size, steps: fn(Cell, Cells, Cells) -> Cells| {
            let landing = self.landing(size);
            self.tops(seat, size).iter().any(|from| !(steps(from, from.near(), occupied) & landing).is_empty())
        };
        let large = self.tops(seat, Size::Large).spread() & occupied;
        !large.is_empty() || any(Size::Medium, two_steps) || any(Size::Small, three_steps)
    }
}

#[inline]
fn two_steps(from: Cell, near: Cells, occupied: Cells) -> Cells {
    (near & occupied).spread() & occupied & !Cells::only(from)
}

/// The path is a, b, c, d. Take every c that is a step from some b. A d that is no neighbour of a
/// is no b, so any such c leads to it. A d that is a neighbour of a needs a c with two b's, one
/// to come by and one to end on.
#[inline]
fn three_steps(from: Cell, near: Cells, occupied: Cells) -> Cells {
    let others = occupied & !Cells::only(from);
    let (by_one, by_two) = (near & occupied).spread_twice();
    let away = (by_one & others).spread() & !near;
    let beside = (by_two & others).spread() & near;
    (away | beside) & others
}

/// Room for the nine top crabs a seat can have, in whole vectors.
const LANES: usize = 12;

impl CrabStack {
    #[inline]
    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        self.core.board.can_move(seat)
    }

    /// Lists the seat's moves in the order of their texts: `a4-b3`, `a4-b4`, …, `b1-a3`.
    pub(crate) fn list(&self, seat: Seat, each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.core.due {
            Due::Crawl(mover) if mover == seat => self.list_crawls(seat, each),
            Due::Keep(chooser) if chooser == seat => self.core.keep.iter().map(Move::Keep).try_for_each(each),
            _ => ControlFlow::Continue(()),
        }
    }

    fn list_crawls(&self, seat: Seat, each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let board = &self.core.board;
        for from in board.of_seat(seat).iter() {
            let size = board.top_crab(from).size;
            let to = board.reach(from, size) & board.landing(size);
            to.iter().map(|to| Move::Crawl { from, to }).try_for_each(&mut *each)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    pub(crate) fn how_many(&self, seat: Seat) -> u64 {
        match self.core.due {
            Due::Crawl(mover) if mover == seat => self.core.board.mobility(seat).into(),
            Due::Keep(chooser) if chooser == seat => self.core.keep.len().into(),
            _ => 0,
        }
    }

    /// A legal move of the seat, all equally likely.
    #[inline]
    pub(crate) fn pick_evenly(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        match self.core.due {
            Due::Crawl(mover) if mover == seat => Some(self.pick_crawl(seat, chance)),
            Due::Keep(chooser) if chooser == seat => {
                Some(Move::Keep(self.core.keep.nth(chance.below(self.core.keep.len()))))
            }
            _ => None,
        }
    }

    /// A seat that is to crawl can. Which crab is found by counting sums, not by a loop that ends
    /// somewhere: that end cannot be guessed, and a wrong guess costs more than the counting.
    #[inline]
    fn pick_crawl(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        let mut reaches = [(Cell::FIRST, Cells::EMPTY); LANES];
        let mut sums = [u32::MAX; LANES];
        let (mut tops, mut count) = (0, 0);
        self.core.board.each_reach(seat, |from, to| {
            count += to.len();
            reaches[tops] = (from, to);
            sums[tops] = count;
            tops += 1;
        });
        let skip = chance.below(count);
        let passed: usize = sums.iter().map(|&sum| usize::from(sum <= skip)).sum();
        let (from, to) = reaches[passed];
        Move::Crawl { from, to: to.nth(skip + to.len() - sums[passed]) }
    }
}
