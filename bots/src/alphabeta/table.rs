//! What was found out about positions met before.

use super::{PROVEN, Score};

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing is stored here.
    None,
    /// At least this.
    Lower,
    /// At most this.
    Upper,
    /// Just this.
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<M> {
    check: u32,
    pub(super) score: Score,
    pub(super) mv: Option<M>,
    pub(super) depth: u8,
    age: u8,
    pub(super) bound: Bound,
}

/// The depth of an entry below which no estimate was made: it holds at any depth.
pub(super) const SOLVED: u8 = u8::MAX;

impl<M> Entry<M> {
    const EMPTY: Self = Self { check: 0, score: 0, mv: None, depth: 0, age: 0, bound: Bound::None };

    /// Whether the entry rests on no estimate at all.
    pub(super) fn solved(&self) -> bool {
        self.depth == SOLVED || self.proves()
    }

    /// A bound on the winning side of the proven range needs no depth.
    fn proves(&self) -> bool {
        (self.bound != Bound::Upper && self.score >= PROVEN) || (self.bound != Bound::Lower && self.score <= -PROVEN)
    }

    /// Whether the entry settles a search of this depth within this window.
    pub(super) fn settles(&self, depth: u8, alpha: Score, beta: Score) -> bool {
        (self.depth >= depth || self.proves())
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.score >= beta,
                Bound::Upper => self.score <= alpha,
                Bound::None => false,
            }
    }
}

/// The first of a pair keeps the deeper result of this search, the second the latest. Aligned so that a
/// pair of small entries lies in one cache line.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Pair<M>([Entry<M>; 2]);

/// What is known, by key. It begins small and doubles when much of what this search has found out was pushed out, so
/// a short search costs little memory and a long one does not lose what it knows.
pub(super) struct Table<M> {
    pairs: Vec<Pair<M>>,
    mask: usize,
    age: u8,
    /// The most pairs there may be.
    most: usize,
    /// How many results of this search gave way to others since the table last grew.
    pushed_out: usize,
}

/// As large as it begins, as a power of two: what fits into a processor's own memory.
const FIRST_BITS: u32 = 14;

impl<M: Copy> Table<M> {
    /// A table of at most so many places, as a power of two.
    pub(super) fn new(bits: u32) -> Self {
        let pairs = 1_usize << bits.min(FIRST_BITS).saturating_sub(1);
        let most = 1_usize << bits.saturating_sub(1);
        Self { pairs: vec![Pair([Entry::EMPTY; 2]); pairs], mask: pairs - 1, age: 0, most, pushed_out: 0 }
    }

    /// From now on, what was stored so far gives way to anything.
    pub(super) fn grow_old(&mut self) {
        self.age = self.age.wrapping_add(1);
        self.pushed_out = 0;
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        let check = (key >> 32) as u32;
        let Pair(pair) = &self.pairs[key as usize & self.mask];
        pair.iter().find(|entry| entry.check == check && entry.bound != Bound::None).copied()
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, mv: Option<M>, score: Score, depth: u8, bound: Bound) {
        let entry = Entry { check: (key >> 32) as u32, score, mv, depth, age: self.age, bound };
        let Pair([deep, latest]) = &mut self.pairs[key as usize & self.mask];
        let place =
            if deep.check == entry.check || deep.age != self.age || deep.depth <= depth { deep } else { latest };
        let lost = place.age == self.age && place.check != entry.check && place.bound != Bound::None;
        *place = entry;
        if lost {
            self.pushed_out += 1;
            if self.pushed_out > self.pairs.len() / 2 {
                self.double();
            }
        }
    }

    /// Twice as many places. Which of its two new places an entry belongs to is not kept with it, so it stands in both;
    /// where it does not belong nothing will ask for it.
    #[cold]
    fn double(&mut self) {
        self.pushed_out = 0;
        if self.pairs.len() < self.most {
            self.pairs.extend_from_within(..);
            self.mask = self.pairs.len() - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, SOLVED, Table};
    use crate::alphabeta::WIN;

    #[test]
    fn the_deeper_result_stays_and_the_latest_is_found_too() {
        let mut table = Table::<u8>::new(4);
        let (a, b, c) = (1_u64 << 32, 2_u64 << 32, 3_u64 << 32);
        table.put(a, Some(1), 10, 9, Bound::Exact);
        table.put(b, Some(2), 20, 3, Bound::Exact);
        table.put(c, Some(3), 30, 2, Bound::Exact);
        assert_eq!(table.get(a).map(|e| e.score), Some(10));
        assert!(table.get(b).is_none());
        assert_eq!(table.get(c).and_then(|e| e.mv), Some(3));
        table.grow_old();
        table.put(b, Some(2), 20, 1, Bound::Exact);
        assert!(table.get(a).is_none(), "old results give way");
    }

    #[test]
    fn a_table_that_overflows_grows_to_its_limit_and_forgets_nothing_by_it() {
        let keys = |count: u64| (1..=count).map(|n| n << 32 | n.wrapping_mul(0x9E37_79B1) & 0xFFFF_FFFF);
        let mut table = Table::<u8>::new(20);
        let places = |table: &Table<u8>| 2 * table.pairs.len();
        assert_eq!(places(&table), 1 << 14);
        for key in keys(200_000) {
            table.put(key, Some(1), 5, 1, Bound::Exact);
        }
        assert!(places(&table) >= 1 << 17, "{}", places(&table));
        let kept = keys(200_000).filter(|&key| table.get(key).is_some()).count();
        assert!(kept > 150_000, "{kept}");
        for key in keys(4_000_000) {
            table.put(key, Some(1), 5, 1, Bound::Exact);
        }
        assert_eq!(places(&table), 1 << 20);
        assert_eq!(places(&Table::<u8>::new(4)), 16);
    }

    #[test]
    fn only_what_is_sure_settles_deeper_searches() {
        let mut table = Table::<u8>::new(4);
        table.put(7, None, 5, 3, Bound::Exact);
        let shallow = table.get(7).unwrap();
        assert!(shallow.settles(3, 0, 1) && !shallow.settles(4, 0, 1) && !shallow.solved());
        table.put(7, None, WIN - 5, 3, Bound::Lower);
        assert!(table.get(7).unwrap().settles(60, 0, 1));
        table.put(7, None, 0, SOLVED, Bound::Exact);
        assert!(table.get(7).unwrap().settles(60, -9, 9) && table.get(7).unwrap().solved());
    }
}
