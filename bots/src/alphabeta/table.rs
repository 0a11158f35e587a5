//! What was found out about positions met before, shared by all who search together.

use super::{PROVEN, Score};
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

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
pub(super) struct Entry {
    pub(super) score: Score,
    /// The number of the move that is best, if one is known.
    pub(super) mv: Option<u16>,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

/// The depth of an entry below which no estimate was made: it holds at any depth.
pub(super) const SOLVED: u8 = u8::MAX;

impl Entry {
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

    /// As one word: age, bound, depth, move and score, from the highest bits down.
    fn word(self, age: u8) -> u64 {
        let mv = self.mv.map_or(0, |mv| u64::from(mv) + 1);
        let high = u64::from(age) << 2 | self.bound as u64;
        (high << 8 | u64::from(self.depth)) << 41 | mv << 24 | u64::from((self.score + SHIFT).cast_unsigned())
    }

    fn of(word: u64) -> Self {
        let bound = [Bound::None, Bound::Lower, Bound::Upper, Bound::Exact][(word >> 49 & 3) as usize];
        let mv = (word >> 24 & 0x1_FFFF).checked_sub(1).map(|mv| mv as u16);
        Self { score: (word & 0xFF_FFFF) as Score - SHIFT, mv, depth: depth_of(word), bound }
    }
}

/// Scores are stored above this, so that none is negative. They fit into 24 bits.
const SHIFT: Score = 1 << 23;

const fn depth_of(word: u64) -> u8 {
    (word >> 41) as u8
}

const fn age_of(word: u64) -> u8 {
    (word >> 51) as u8
}

/// A place for one entry. Two threads may write to it at once; a key that was mixed with another's word is the key of
/// nothing, so what they spoil is never found.
#[derive(Default)]
struct Place {
    mixed: AtomicU64,
    word: AtomicU64,
}

impl Place {
    /// The word stored for this key, if one is.
    #[inline]
    fn word_of(&self, key: u64) -> Option<u64> {
        let word = self.word.load(Relaxed);
        (self.mixed.load(Relaxed) ^ word == key && word != 0).then_some(word)
    }

    #[inline]
    fn put(&self, key: u64, word: u64) {
        self.mixed.store(key ^ word, Relaxed);
        self.word.store(word, Relaxed);
    }

    /// What another place is to hold too.
    fn same(&self) -> Self {
        let load = |word: &AtomicU64| AtomicU64::new(word.load(Relaxed));
        Self { mixed: load(&self.mixed), word: load(&self.word) }
    }
}

/// Four places that lie in one cache line; what is least worth keeping of the four gives way.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Place; 4]);

/// What is known, by key. It begins small and is made larger as there is more to keep, so a short search costs little
/// memory and a long one does not lose what it knows.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    mask: usize,
    age: u8,
    /// The most buckets there may be.
    most: usize,
}

/// As large as it begins, as a power of two: what fits into a processor's own memory.
const FIRST_BITS: u32 = 14;

impl Table {
    /// A table of at most so many places, as a power of two.
    pub(super) fn new(bits: u32) -> Self {
        let buckets = |bits: u32| 1_usize << bits.saturating_sub(2);
        let first = buckets(bits.min(FIRST_BITS));
        let empty = core::iter::repeat_with(Bucket::default).take(first).collect();
        Self { buckets: empty, mask: first - 1, age: 0, most: buckets(bits) }
    }

    /// From now on, what was stored so far gives way to anything.
    pub(super) fn grow_old(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let Bucket(places) = &self.buckets[key as usize & self.mask];
        places.iter().find_map(|place| place.word_of(key)).map(Entry::of)
    }

    #[inline]
    pub(super) fn put(&self, key: u64, entry: Entry) {
        let Bucket(places) = &self.buckets[key as usize & self.mask];
        let same = places.iter().find(|place| place.word_of(key).is_some());
        let place = same.unwrap_or_else(|| self.least(places));
        place.put(key, entry.word(self.age));
    }

    /// The place with the least to lose: results of earlier searches, then shallow ones.
    #[inline]
    fn least<'a>(&self, places: &'a [Place; 4]) -> &'a Place {
        let worth = |place: &Place| {
            let word = place.word.load(Relaxed);
            u32::from(age_of(word) == self.age) << 8 | u32::from(depth_of(word))
        };
        let [a, b, c, d] = places;
        let least = |a, b| if worth(b) < worth(a) { b } else { a };
        least(least(a, b), least(c, d))
    }

    /// Makes room for what so many nodes leave behind, as far as it may: about one in ten does, and there are four to a bucket. Which of its new places an
    /// entry belongs to is not looked up: it stands in both, and where it does not belong nothing will ask for it.
    pub(super) fn fit(&mut self, nodes: u64) {
        while self.buckets.len() < self.most && (self.buckets.len() as u64) < nodes / 48 {
            let doubled: Vec<Bucket> = self.buckets.iter().chain(&self.buckets).map(Bucket::same).collect();
            self.mask = doubled.len() - 1;
            self.buckets = doubled;
        }
    }
}

impl Bucket {
    fn same(&self) -> Self {
        Self(self.0.each_ref().map(Place::same))
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, SOLVED, Table};
    use crate::alphabeta::{Score, WIN};

    fn entry(score: Score, depth: u8, bound: Bound) -> Entry {
        Entry { score, mv: None, depth, bound }
    }

    #[test]
    fn what_goes_in_comes_out() {
        let mut table = Table::new(4);
        (0..300).for_each(|_| table.grow_old());
        for (i, score) in [0, 1, -1, WIN, -WIN - 1, 123_456].into_iter().enumerate() {
            for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
                for mv in [None, Some(0), Some(u16::MAX)] {
                    table.put(i as u64, Entry { score, mv, depth: i as u8, bound });
                    let Entry { score: s, mv: m, depth, bound: b } = table.get(i as u64).unwrap();
                    assert_eq!((s, m, depth, b), (score, mv, i as u8, bound));
                }
            }
        }
    }

    #[test]
    fn deep_results_stay_the_latest_is_found_too_and_old_ones_give_way() {
        let mut table = Table::new(2);
        (1..=4).for_each(|key| table.put(key, entry(10, 5 + key as u8, Bound::Exact)));
        table.put(5, entry(20, 1, Bound::Exact));
        table.put(6, entry(30, 1, Bound::Exact));
        let found = |table: &Table| (1..=6).filter(|&key| table.get(key).is_some()).collect::<Vec<_>>();
        assert_eq!(found(&table), [2, 3, 4, 6]);
        table.grow_old();
        table.put(5, entry(20, 0, Bound::Exact));
        assert_eq!(found(&table), [2, 3, 4, 5], "of the old ones the shallowest goes");
    }

    #[test]
    fn a_table_grows_to_its_limit_and_forgets_nothing_by_it() {
        let keys = |count: u64| (1..=count).map(|n| n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut table = Table::new(16);
        let kept = |table: &Table, count| keys(count).filter(|&key| table.get(key).is_some()).count();
        keys(10_000).for_each(|key| table.put(key, entry(5, 1, Bound::Exact)));
        let before = kept(&table, 10_000);
        table.fit(48 << 13);
        assert_eq!((table.buckets.len(), kept(&table, 10_000)), (1 << 13, before));
        table.fit(u64::MAX);
        assert_eq!(table.buckets.len(), 1 << 14);
        assert_eq!(Table::new(4).buckets.len(), 4);
    }

    #[test]
    fn only_what_is_sure_settles_deeper_searches() {
        let shallow = entry(5, 3, Bound::Exact);
        assert!(shallow.settles(3, 0, 1) && !shallow.settles(4, 0, 1) && !shallow.solved());
        assert!(entry(WIN - 5, 3, Bound::Lower).settles(60, 0, 1));
        let draw = entry(0, SOLVED, Bound::Exact);
        assert!(draw.settles(60, -9, 9) && draw.solved());
    }

    #[test]
    fn what_two_wrote_at_once_is_not_found() {
        let table = Table::new(2);
        table.put(7, entry(5, 3, Bound::Exact));
        let place = &table.buckets[0].0[0];
        place.word.store(entry(6, 3, Bound::Exact).word(0), super::Relaxed);
        assert!(table.get(7).is_none());
    }
}
