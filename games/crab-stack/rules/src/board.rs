//! The stacks on the board: masks of what lies on top, and what lies below.

use crate::pieces::OF_EACH;
use crate::{Cell, Cells, Crab, Size, zobrist};
use alloc::vec::Vec;
use kernel::Seat;

/// One of the crabs in play, or nothing. Crabs of a kind differ only here, so that each can have
/// another below it; nothing outside the board can tell them apart.
///
/// The bits: seat (3), size (2), which of the three (2). Nothing is the fifth seat's fourth size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token(u8);

impl Token {
    const NOTHING: Self = Self(0x4C);

    fn new(crab: Crab, copy: u8) -> Self {
        Self(crab.seat.number() << 4 | (crab.size as u8) << 2 | copy)
    }

    #[inline]
    fn owner(self) -> usize {
        (self.0 >> 4 & 7) as usize
    }

    #[inline]
    fn size(self) -> usize {
        (self.0 >> 2 & 3) as usize
    }

    #[inline]
    fn kind(self) -> usize {
        (self.0 >> 2 & 15) as usize
    }

    #[inline]
    fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    #[inline]
    fn crab(self) -> Crab {
        Crab { seat: Seat::at(self.0 >> 4), size: Size::ALL[self.size()] }
    }
}

/// All stacks. A plain value; it knows no turn and no layout.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    /// The spaces whose top crab has this size; the fourth is kept for nothing.
    sizes: [Cells; 4],
    /// The spaces whose top crab is this seat's; the fifth is kept for nothing.
    owners: [Cells; 8],
    /// What lies on top of each space.
    top: [Token; 64],
    /// What lies below each crab.
    under: [Token; 64],
    /// How many crabs lie on each space.
    height: [u8; 64],
    /// How many crabs of each kind are left.
    left: [u8; 16],
    /// The stacks as one number.
    key: u64,
}

impl Board {
    pub(crate) const EMPTY: Self = Self {
        sizes: [Cells::EMPTY; 4],
        owners: [Cells::EMPTY; 8],
        top: [Token::NOTHING; 64],
        under: [Token::NOTHING; 64],
        height: [0; 64],
        left: [0; 16],
        key: 0,
    };

    /// A board with these stacks, bottom to top. A fourth crab of a kind is left out: there are
    /// only three.
    pub(crate) fn new<'a>(stacks: impl IntoIterator<Item = (Cell, &'a [Crab])>) -> Self {
        let mut board = Self::EMPTY;
        let mut copies = [0; 16];
        for (cell, stack) in stacks {
            for &crab in stack {
                let copy = &mut copies[Token::new(crab, 0).kind()];
                if *copy < OF_EACH {
                    board.put(cell, Token::new(crab, *copy));
                    *copy += 1;
                }
            }
        }
        board
    }

    /// The spaces that hold crabs.
    #[inline]
    pub(crate) fn occupied(&self) -> Cells {
        self.sizes[0] | self.sizes[1] | self.sizes[2]
    }

    /// The spaces whose top crab has this size.
    #[inline]
    pub(crate) fn of_size(&self, size: Size) -> Cells {
        self.sizes[size.index()]
    }

    /// The spaces whose top crab is this seat's.
    #[inline]
    pub(crate) fn of_seat(&self, seat: Seat) -> Cells {
        self.owners[seat.index() & 7]
    }

    /// The stacks as one number: equal stacks have equal keys.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// How many crabs of each size the seat has left, covered ones too.
    #[inline]
    pub(crate) fn left(&self, seat: Seat) -> [u8; 3] {
        Size::ALL.map(|size| self.left[Token::new(Crab { seat, size }, 0).kind()])
    }

    /// How many crabs lie on these spaces.
    pub(crate) fn crabs_on(&self, cells: Cells) -> u32 {
        cells.iter().map(|cell| u32::from(self.height[cell.index()])).sum()
    }

    /// The crab on top of the space.
    #[inline]
    pub(crate) fn top(&self, cell: Cell) -> Option<Crab> {
        let top = self.top[cell.index()];
        (top != Token::NOTHING).then(|| top.crab())
    }

    /// The crab on top of a space that holds one.
    #[inline]
    pub(crate) fn top_crab(&self, cell: Cell) -> Crab {
        self.top[cell.index()].crab()
    }

    /// The crabs on the space, bottom to top.
    pub(crate) fn stack(&self, cell: Cell) -> Vec<Crab> {
        let mut stack: Vec<Crab> = self.down_from(cell).collect();
        stack.reverse();
        stack
    }

    /// The crabs on the space, top to bottom.
    pub(crate) fn down_from(&self, cell: Cell) -> impl Iterator<Item = Crab> {
        let mut token = self.top[cell.index()];
        core::iter::from_fn(move || {
            let crab = (token != Token::NOTHING).then(|| token.crab())?;
            token = self.under[token.index()];
            Some(crab)
        })
    }

    /// Moves the top crab of one space to the top of another. Both hold crabs.
    #[inline]
    pub(crate) fn crawl(&mut self, from: Cell, to: Cell) {
        let (f, t) = (from.index(), to.index());
        let (crab, covered) = (self.top[f], self.top[t]);
        let bared = self.under[crab.index()];
        self.swap(crab, Cells::only(from) | Cells::only(to));
        self.swap(bared, Cells::only(from));
        self.swap(covered, Cells::only(to));
        self.top[f] = bared;
        self.top[t] = crab;
        self.under[crab.index()] = covered;
        self.height[f] -= 1;
        self.key ^= zobrist::crab(crab.kind(), from, self.height[f]) ^ zobrist::crab(crab.kind(), to, self.height[t]);
        self.height[t] += 1;
    }

    /// Takes all crabs off these spaces.
    pub(crate) fn wash(&mut self, cells: Cells) {
        self.sizes.iter_mut().chain(&mut self.owners).for_each(|mask| *mask = *mask & !cells);
        for cell in cells.iter() {
            self.wash_one(cell);
        }
    }

    /// Takes all crabs off a space, but not off the masks.
    fn wash_one(&mut self, cell: Cell) {
        let c = cell.index();
        while self.top[c] != Token::NOTHING {
            let crab = self.top[c];
            self.top[c] = self.under[crab.index()];
            self.height[c] -= 1;
            self.left[crab.kind()] -= 1;
            self.key ^= zobrist::crab(crab.kind(), cell, self.height[c]);
        }
    }

    fn put(&mut self, cell: Cell, crab: Token) {
        let c = cell.index();
        let covered = self.top[c];
        self.swap(covered, Cells::only(cell));
        self.swap(crab, Cells::only(cell));
        self.top[c] = crab;
        self.under[crab.index()] = covered;
        self.key ^= zobrist::crab(crab.kind(), cell, self.height[c]);
        self.height[c] += 1;
        self.left[crab.kind()] += 1;
    }

    /// Shows or hides a top crab on the masks. Nothing has masks too, which nobody reads: that
    /// is cheaper than asking.
    #[inline]
    fn swap(&mut self, token: Token, cells: Cells) {
        self.sizes[token.size()] ^= cells;
        self.owners[token.owner()] ^= cells;
    }
}
