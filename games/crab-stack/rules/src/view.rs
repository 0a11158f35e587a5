//! What one viewpoint may know: here, everything.

use crate::state::{Due, Quiet};
use crate::{Cell, Cells, Crab, CrabStack, Move, Options};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use kernel::{Seat, Turn, Viewpoint};

/// The table as anybody sees it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "crate::view_serde::Written", from = "crate::view_serde::Written")
)]
pub struct View {
    /// Who looks.
    pub from: Viewpoint,
    /// What was chosen before play, and for how many seats.
    pub options: Options,
    /// The spaces of the layout.
    pub spaces: Cells,
    /// The crabs on each space that has any, bottom to top.
    pub stacks: BTreeMap<Cell, Vec<Crab>>,
    /// Who is to act, or how it ended.
    pub turn: Turn,
    /// The seats out, in the order they went.
    pub out: Vec<Seat>,
    /// The tied groups, each under the space it is named by, while a choice is due.
    pub keep: BTreeMap<Cell, Cells>,
    /// How often this position has occurred: 1 the first time.
    pub occurrences: u8,
    /// The moves since crabs last left a space empty or a seat went out: taking them back one by
    /// one shows every position that could come again. Empty where repetition does not matter.
    pub quiet: Vec<Move>,
    /// The last crawl.
    pub last: Option<Last>,
}

/// The last crawl, and what the wave took after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Last {
    /// Where the crab left.
    pub from: Cell,
    /// Where it ended.
    pub to: Cell,
    /// The spaces washed empty.
    pub washed: Cells,
}

impl View {
    pub(crate) fn of(game: &CrabStack, from: Viewpoint) -> Self {
        let core = &game.core;
        Self {
            from,
            options: core.options,
            spaces: core.options.spaces(),
            stacks: game.stacks(),
            turn: game.whose_turn(),
            out: core.out.seats().to_vec(),
            keep: game.tied_groups(),
            occurrences: game.occurrences(),
            quiet: game.history.iter().map(|&Quiet { from, to, .. }| Move::Crawl { from, to }).collect(),
            last: core.last,
        }
    }

    /// The game that has this view. There is only one: nothing is hidden.
    pub(crate) fn game(&self) -> CrabStack {
        let mut game = CrabStack::undealt(&self.options);
        game.set_board(self.stacks.iter().map(|(&cell, stack)| (cell, &stack[..])));
        self.out.iter().for_each(|&seat| game.core.out.push(seat));
        game.core.keep = self.keep.keys().copied().collect();
        game.core.last = self.last;
        game.core.occurrences = self.occurrences;
        game.core.due = self.due();
        game.history = self.history(&game);
        game
    }

    fn due(&self) -> Due {
        let seat = match self.turn {
            Turn::Seats(seats) => seats.first(),
            Turn::Dealer | Turn::Over(_) => None,
        };
        match seat {
            Some(seat) if self.keep.is_empty() => Due::Crawl(seat),
            Some(seat) => Due::Keep(seat),
            None => Due::Nothing,
        }
    }

    /// Takes the quiet moves back to see what was there before each.
    fn history(&self, game: &CrabStack) -> Vec<Quiet> {
        let mut past = game.clone();
        let mut history: Vec<Quiet> = self.quiet.iter().rev().filter_map(|&mv| past.take_back(mv)).collect();
        history.reverse();
        history
    }
}

impl CrabStack {
    /// Takes back a crawl that left crabs where it started and sent nobody out.
    fn take_back(&mut self, mv: Move) -> Option<Quiet> {
        let Move::Crawl { from, to } = mv else { return None };
        let seat = self.core.board.top(to)?.seat;
        self.core.board.crawl(to, from);
        Some(Quiet { key: self.crawl_key(seat), from, to })
    }
}
