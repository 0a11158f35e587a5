//! Numbers that stand for positions, so that a repeated one is known again at a glance.

use crate::{Cell, Cells};
use kernel::Seat;

/// The share of one crab of this kind (a small number) on this space, with so many crabs below it.
///
/// A table for every height would not fit the cache; turning one word by the height gives each
/// height a word of its own.
#[inline]
pub(crate) fn crab(kind: usize, cell: Cell, below: u8) -> u64 {
    CRABS[kind & 15][cell.index()].rotate_left(u32::from(below))
}

/// The share of whose turn it is.
#[inline]
pub(crate) fn turn(seat: Seat) -> u64 {
    mix(0x7000 + u64::from(seat.number()))
}

/// The share of a seat that went out.
pub(crate) fn out(seat: Seat) -> u64 {
    mix(0x8000 + u64::from(seat.number()))
}

/// The share of a choice between these groups being due.
pub(crate) fn keep(groups: Cells) -> u64 {
    groups.iter().fold(0, |key, cell| key ^ mix(0x9000 + cell.index() as u64))
}

static CRABS: [[u64; 64]; 16] = table();

const fn table() -> [[u64; 64]; 16] {
    let mut table = [[0; 64]; 16];
    let mut i = 0;
    while i < 1024 {
        table[i / 64][i % 64] = mix(i as u64);
        i += 1;
    }
    table
}

/// The `n`th number of the `SplitMix64` sequence: even bits, made at compile time.
const fn mix(n: u64) -> u64 {
    let mut z = (n + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
