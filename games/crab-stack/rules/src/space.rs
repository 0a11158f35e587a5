//! The spaces of the board, and sets of them as bit masks.

use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A hexagon of the board, by axial coordinates (q, r), both in 0..=6. Written as a letter for q
/// and a number for r + 1: `d4` is (3, 3). Ordered by letter, then number.
///
/// Kept as the bit `q · 8 + r`, so that neighbours lie ±1, ±7 and ±8 away, and the bits with
/// r = 7 are a moat that no step crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// Coordinates run below this.
pub(crate) const SIDE: u8 = 7;

impl Cell {
    /// The hexagon at these coordinates, if the board reaches so far.
    pub const fn new(q: u8, r: u8) -> Option<Self> {
        if q < SIDE && r < SIDE { Some(Self(q * 8 + r)) } else { None }
    }

    /// The least of all.
    pub(crate) const FIRST: Self = Self(0);

    /// The coordinate written as a letter, from 0.
    pub const fn q(self) -> u8 {
        self.0 / 8
    }

    /// The coordinate written as a number, from 0.
    pub const fn r(self) -> u8 {
        self.0 % 8
    }

    /// An index below 64.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The six hexagons around it, as far as the board reaches.
    #[inline]
    pub const fn near(self) -> Cells {
        Cells(NEAR[self.index()])
    }
}

/// A set of hexagons: one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cells(u64);

impl Cells {
    /// No hexagon.
    pub const EMPTY: Self = Self(0);

    /// Just this hexagon.
    #[inline]
    pub const fn only(cell: Cell) -> Self {
        Self(1 << (cell.0 & 63))
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the hexagon is one of them.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & Self::only(cell).0 != 0
    }

    /// Whether all of these are in the other set.
    #[inline]
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The least one, by letter, then number.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// Just the least one, if there is any.
    #[inline]
    pub(crate) const fn least(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// The one that comes after `skip` others. There must be so many.
    #[inline]
    pub(crate) fn nth(self, skip: u32) -> Cell {
        let mut rest = self.0;
        // Most sets picked from are small. Asking four times costs less than a loop whose end
        // the processor cannot guess.
        for i in 0..4 {
            rest = if i < skip { rest & rest.wrapping_sub(1) } else { rest };
        }
        for _ in 4..skip {
            rest &= rest.wrapping_sub(1);
        }
        Cell(rest.trailing_zeros() as u8)
    }

    /// The hexagons in order, by letter, then number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut rest = self;
        core::iter::from_fn(move || {
            let cell = rest.first()?;
            rest.0 &= rest.0.wrapping_sub(1);
            Some(cell)
        })
    }

    /// Every hexagon one step from any of these. May set bits of the moat, which a mask of real
    /// spaces takes away.
    #[inline]
    #[must_use]
    pub(crate) const fn spread(self) -> Self {
        let m = self.0;
        Self(m << 1 | m >> 1 | m << 7 | m >> 7 | m << 8 | m >> 8)
    }

    /// Every hexagon one step from any of these, and every one that is a step from at least two.
    #[inline]
    pub(crate) const fn spread_twice(self) -> (Self, Self) {
        let m = self.0;
        let (by_1, both_1) = (m << 1 | m >> 1, m << 1 & m >> 1);
        let (by_7, both_7) = (m << 7 | m >> 7, m << 7 & m >> 7);
        let (by_8, both_8) = (m << 8 | m >> 8, m << 8 & m >> 8);
        let two = both_1 | both_7 | both_8 | by_1 & by_7 | by_8 & (by_1 | by_7);
        (Self(by_1 | by_7 | by_8), Self(two))
    }

    /// What can be reached from `start` by steps within these. `start` is one of them.
    #[inline]
    pub(crate) fn flood(self, start: Cell) -> Self {
        let mut reached = Self::only(start);
        loop {
            let more = (reached | reached.spread()) & self;
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Whether steps within these lead from any to every other.
    pub(crate) fn connected(self) -> bool {
        self.first().is_none_or(|start| self.flood(start) == self)
    }

    /// If steps within these do not lead from any neighbour of this hexagon to every other: what
    /// they lead to from one of the neighbours.
    pub(crate) fn torn_around(self, cell: Cell) -> Option<Self> {
        let ring = self & cell.near();
        let mut reached = ring.least();
        loop {
            let more = (reached | reached.spread()) & self;
            if ring.within(more) {
                return None;
            }
            if more == reached {
                return Some(reached);
            }
            reached = more;
        }
    }

    /// Whether taking this hexagon away may have torn the rest apart: whether those of its
    /// neighbours that are here lie in more than one arc around it.
    #[inline]
    pub(crate) const fn parted_around(self, cell: Cell) -> bool {
        let ring = self.0 & NEAR[cell.index()];
        PARTED >> around(ring, cell.0) & 1 != 0
    }
}

impl BitAnd for Cells {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl core::ops::BitXorAssign for Cells {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl Not for Cells {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |all, cell| all | Self::only(cell))
    }
}

impl core::fmt::Debug for Cells {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The neighbours of each hexagon.
static NEAR: [u64; 64] = neighbours();

const fn neighbours() -> [u64; 64] {
    let mut table = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        let (q, r) = (bit as i8 / 8, bit as i8 % 8);
        table[bit] = bit_of(q + 1, r)
            | bit_of(q - 1, r)
            | bit_of(q, r + 1)
            | bit_of(q, r - 1)
            | bit_of(q + 1, r - 1)
            | bit_of(q - 1, r + 1);
        bit += 1;
    }
    table
}

const fn bit_of(q: i8, r: i8) -> u64 {
    let side = SIDE.cast_signed();
    if q >= 0 && q < side && r >= 0 && r < side { 1 << (q * 8 + r) } else { 0 }
}

/// The six neighbours of a hexagon as six bits: (q−1, r), (q−1, r+1), (q, r−1), (q, r+1),
/// (q+1, r−1), (q+1, r).
#[inline]
const fn around(ring: u64, bit: u8) -> u64 {
    let w = ring.rotate_left(8_u32.wrapping_sub(bit as u32));
    w & 3 | w >> 5 & 4 | w >> 6 & 8 | w >> 11 & 0x30
}

/// For each pattern of six neighbours, whether it has more than one arc.
const PARTED: u64 = parted();

const fn parted() -> u64 {
    // The neighbours in circular order, by their bit in the pattern.
    let circle = [5, 4, 2, 0, 1, 3];
    let mut table = 0;
    let mut pattern = 0_u64;
    while pattern < 64 {
        let (mut arcs, mut i) = (0, 0);
        while i < 6 {
            let (this, next) = (pattern >> circle[i] & 1, pattern >> circle[(i + 1) % 6] & 1);
            arcs += this & (1 - next);
            i += 1;
        }
        table |= ((arcs > 1) as u64) << pattern;
        pattern += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::{Cell, Cells};

    fn all() -> impl Iterator<Item = Cell> {
        (0..7).flat_map(|q| (0..7).map(move |r| Cell::new(q, r).unwrap()))
    }

    #[test]
    fn neighbours_are_those_of_the_spec() {
        let near = |q: i8, r: i8, cell: Cell| {
            let (dq, dr) = (cell.q().cast_signed() - q, cell.r().cast_signed() - r);
            [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)].contains(&(dq, dr))
        };
        for cell in all() {
            let expected: Cells =
                all().filter(|&other| near(cell.q().cast_signed(), cell.r().cast_signed(), other)).collect();
            assert_eq!(cell.near(), expected);
            assert_eq!(Cells::only(cell).spread() & all().collect(), expected);
        }
    }

    #[test]
    fn the_arcs_around_a_space_are_told_apart() {
        let board: Cells = all().collect();
        for cell in all() {
            for pattern in 0_u32..64 {
                let ring: Cells =
                    cell.near().iter().enumerate().filter(|(i, _)| pattern >> i & 1 != 0).map(|(_, c)| c).collect();
                assert_eq!(ring.parted_around(cell), !ring.connected(), "{cell:?} {ring:?}");
            }
        }
        assert!(board.connected());
    }
}
