//! The whole state: the board, whose turn it is, who is out, and what repetition needs.

use crate::board::Board;
use crate::view::Last;
use crate::{Cell, Cells, Crab, Event, Options, zobrist};
use alloc::vec::Vec;
use kernel::{BySeat, Outcome, Seat, SeatSet, Turn, Witness};

/// A game of Crab Stack.
///
/// All but the history is one plain value. The history holds the positions since crabs last left
/// a space empty or a seat went out, because none from before can occur again: the number of
/// spaces that hold crabs never grows.
#[derive(Debug)]
pub struct CrabStack {
    pub(crate) core: Core,
    pub(crate) history: Vec<Quiet>,
}

/// All of a game but its history.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Core {
    pub(crate) board: Board,
    pub(crate) options: Options,
    pub(crate) due: Due,
    pub(crate) out: Out,
    /// The least spaces of the tied groups; empty unless a choice is due.
    pub(crate) keep: Cells,
    pub(crate) last: Option<Last>,
    /// How often the position before us has occurred.
    pub(crate) occurrences: u8,
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// The deal.
    Deal,
    /// A crawl of this seat.
    Crawl(Seat),
    /// This seat's choice between tied groups.
    Keep(Seat),
    /// Nothing: the game is over.
    Nothing,
}

/// A move that can be taken back by another, and the key of the position before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quiet {
    pub(crate) key: u64,
    pub(crate) from: Cell,
    pub(crate) to: Cell,
}

/// The seats out of the game, in the order they went.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Out {
    order: [Seat; 4],
    set: SeatSet,
}

impl Out {
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.order[..self.set.len().into()]
    }

    #[inline]
    pub(crate) fn contains(self, seat: Seat) -> bool {
        self.set.contains(seat)
    }

    #[inline]
    pub(crate) fn len(self) -> u8 {
        self.set.len()
    }

    pub(crate) fn push(&mut self, seat: Seat) {
        self.order[usize::from(self.set.len()) & 3] = seat;
        self.set.insert(seat);
    }
}

/// Copying into a game that already has memory for its history asks for no more.
impl Clone for CrabStack {
    #[inline]
    fn clone(&self) -> Self {
        Self { core: self.core, history: self.history.clone() }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.core = source.core;
        self.history.clone_from(&source.history);
    }
}

impl CrabStack {
    pub(crate) fn undealt(options: &Options) -> Self {
        let core = Core {
            board: Board::EMPTY,
            options: *options,
            due: Due::Deal,
            out: Out::default(),
            keep: Cells::EMPTY,
            last: None,
            occurrences: 1,
        };
        Self { core, history: Vec::new() }
    }

    pub(crate) fn set_board<'a>(&mut self, stacks: impl IntoIterator<Item = (Cell, &'a [Crab])>) {
        self.core.board = Board::new(stacks);
    }

    /// What was chosen before play.
    pub fn chosen(&self) -> &Options {
        &self.core.options
    }

    /// The spaces that hold crabs.
    pub fn occupied(&self) -> Cells {
        self.core.board.occupied()
    }

    /// The crabs on the space, top to bottom.
    pub fn crabs_down(&self, cell: Cell) -> impl Iterator<Item = Crab> {
        self.core.board.down_from(cell)
    }

    /// The position as one number, for tables of positions: stacks, what is due of whom, and the
    /// seats out. Equal positions have equal keys; the history is no part of it.
    #[inline]
    pub fn key(&self) -> u64 {
        let core = &self.core;
        let key = match core.due {
            Due::Crawl(seat) => self.crawl_key(seat),
            Due::Keep(seat) => self.crawl_key(seat) ^ zobrist::keep(core.keep),
            Due::Deal | Due::Nothing => core.board.key(),
        };
        core.out.seats().iter().fold(key, |key, &seat| key ^ zobrist::out(seat))
    }

    /// What tells positions with the same seats out apart.
    #[inline]
    pub(crate) fn crawl_key(&self, seat: Seat) -> u64 {
        self.core.board.key() ^ zobrist::turn(seat)
    }

    /// How often the position before us has occurred: 1 the first time.
    pub fn occurrences(&self) -> u8 {
        self.core.occurrences
    }

    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        match self.core.due {
            Due::Crawl(seat) | Due::Keep(seat) => Turn::Seats(SeatSet::only(seat)),
            Due::Deal => Turn::Dealer,
            Due::Nothing => Turn::Over(self.result()),
        }
    }

    /// The seats not out share the first place; the others follow, the last to go first.
    fn result(&self) -> Outcome {
        let out = self.core.out.seats();
        let merit = |seat| out.iter().position(|&gone| gone == seat).unwrap_or(out.len());
        Outcome::by(&BySeat::from_fn(self.core.options.seats(), merit))
    }

    /// The next seat clockwise that is not out. There is one.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        let seats = self.core.options.seats();
        let mut next = seat.next(seats);
        while self.core.out.contains(next) && next != seat {
            next = next.next(seats);
        }
        next
    }

    /// The seats still in the game.
    pub(crate) fn left(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.core.options.seats()).filter(|&seat| !self.core.out.contains(seat))
    }

    #[inline]
    pub(crate) fn one_left(&self) -> bool {
        self.core.out.len() + 1 >= self.core.options.seats()
    }

    /// Gives the turn to this seat, or the next that can move; those that cannot are out.
    #[inline]
    pub(crate) fn give_turn(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let mut seat = seat;
        while !self.one_left() {
            if self.can_move(seat) {
                self.core.due = Due::Crawl(seat);
                return;
            }
            self.send_out(seat, witness);
            seat = self.after(seat);
        }
        self.finish(witness);
    }

    pub(crate) fn send_out(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        self.core.out.push(seat);
        self.history.clear();
        witness.tell(|| Event::Out { seat });
    }

    fn finish(&mut self, witness: &mut impl Witness<Event>) {
        self.core.due = Due::Nothing;
        if let Some(seat) = self.left().next() {
            witness.tell(|| Event::Won { seat });
        }
    }
}
