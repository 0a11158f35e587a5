//! Positions of two seats in sixteen bytes, for tables of millions.

use crate::board::Board;
use crate::state::Due;
use crate::{Cell, Crab, CrabStack, Size};
use kernel::Seat;

/// All that is on the table with two seats while one of them is to act: equal positions are packed alike, different ones
/// differently. The history is no part of it.
///
/// From the lowest bit up: whose turn it is, whether a choice is due, then for each space, the last one first, its crabs
/// from the bottom up, four bits each, and a zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Packed(u128);

impl Packed {
    /// The position as one number.
    #[inline]
    pub const fn number(self) -> u128 {
        self.0
    }

    /// Takes so many bits off the low end.
    #[inline]
    fn take(&mut self, bits: u32) -> usize {
        let low = self.0 & ((1 << bits) - 1);
        self.0 >>= bits;
        low as usize
    }
}

impl CrabStack {
    /// The position packed, if there are two seats and one of them is to act.
    pub fn packed(&self) -> Option<Packed> {
        let (seat, keep) = match self.core.due {
            Due::Crawl(seat) => (seat, 0),
            Due::Keep(seat) => (seat, 1),
            Due::Deal | Due::Nothing => return None,
        };
        if self.core.options.seats() != 2 {
            return None;
        }
        let mut code = 0_u128;
        for cell in self.core.options.spaces().iter() {
            code <<= 1;
            for crab in self.core.board.down_from(cell) {
                code = code << 4 | u128::from(kind(crab)) << 1 | 1;
            }
        }
        Some(Packed(code << 2 | keep << 1 | u128::from(seat.number())))
    }

    /// The position unpacked, in a game with the options of this one but for the rule of repetition: nothing that comes
    /// again ends it.
    #[must_use]
    pub fn unpacked(&self, mut packed: Packed) -> Self {
        let mut game = Self::undealt(&self.core.options.without_repetition());
        let (seat, keep) = (Seat::at(packed.take(1) as u8), packed.take(1) == 1);
        game.core.board = self.board_of(packed);
        game.core.due = if keep { Due::Keep(seat) } else { Due::Crawl(seat) };
        if keep && let Some(start) = game.occupied().first() {
            game.core.keep = game.core.board.largest_groups(game.occupied().flood(start)).tied;
        }
        game
    }

    fn board_of(&self, mut packed: Packed) -> Board {
        let mut stacks = [Stack::EMPTY; MOST_SPACES];
        let spaces = self.core.options.spaces();
        for (stack, cell) in stacks.iter_mut().zip(spaces.iter()) {
            stack.cell = cell;
        }
        for stack in stacks[..(spaces.len() as usize).min(MOST_SPACES)].iter_mut().rev() {
            while packed.take(1) == 1 {
                stack.put(packed.take(3));
            }
        }
        Board::new(stacks.iter().map(|stack| (stack.cell, &stack.crabs[..stack.height])))
    }
}

/// With two seats there are as many spaces as crabs.
const MOST_SPACES: usize = 18;

/// A stack that is being unpacked.
#[derive(Clone, Copy)]
struct Stack {
    cell: Cell,
    crabs: [Crab; MOST_SPACES],
    height: usize,
}

impl Stack {
    const EMPTY: Self =
        Self { cell: Cell::FIRST, crabs: [Crab { seat: Seat::at(0), size: Size::Small }; MOST_SPACES], height: 0 };

    fn put(&mut self, kind: usize) {
        if self.height < MOST_SPACES {
            self.crabs[self.height] = Crab { seat: Seat::at((kind / 3) as u8), size: Size::ALL[kind % 3] };
            self.height += 1;
        }
    }
}

fn kind(crab: Crab) -> u8 {
    crab.seat.number() * 3 + crab.size as u8
}
