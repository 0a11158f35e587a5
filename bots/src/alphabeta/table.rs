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

/// What is known, by key.
pub(super) struct Table<M> {
    pairs: Vec<Pair<M>>,
    mask: usize,
    age: u8,
}

impl<M: Copy> Table<M> {
    pub(super) fn new(bits: u32) -> Self {
        let pairs = 1_usize << bits.saturating_sub(1);
        Self { pairs: vec![Pair([Entry::EMPTY; 2]); pairs], mask: pairs - 1, age: 0 }
    }

    /// From now on, what was stored so far gives way to anything.
    pub(super) fn grow_old(&mut self) {
        self.age = self.age.wrapping_add(1);
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
        *place = entry;
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
