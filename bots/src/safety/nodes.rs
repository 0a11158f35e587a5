//! The positions of a proof, and which of them rest on which.

use core::hash::{BuildHasherDefault, Hash, Hasher};
use std::collections::HashMap;

/// The number of a position.
pub(super) type At = u32;

/// A map by positions.
pub(super) type ByPosition<P, T> = HashMap<P, T, BuildHasherDefault<Stirred>>;

/// A position in which the safe seat is to act.
pub(super) struct Node<P, M> {
    pub(super) packed: P,
    /// The move that is believed to keep the seat safe; none if the position was not looked at, or the last one was refuted.
    pub(super) mv: Option<M>,
    /// Whatever the seat does, it loses.
    pub(super) refuted: bool,
    /// Whether it waits to be looked at.
    pub(super) waits: bool,
    /// How many moves it has tried: what rested on an earlier one no longer counts.
    tries: u16,
    /// The last of those that rest on it.
    last: Option<At>,
}

/// That a position, by the move it tried then, rests on another.
struct Link {
    who: Option<At>,
    tries: u16,
    before: Option<At>,
}

/// All positions met so far.
pub(super) struct Nodes<P, M> {
    all: Vec<Node<P, M>>,
    at: ByPosition<P, At>,
    links: Vec<Link>,
}

impl<P: Copy + Eq + Hash, M: Copy> Nodes<P, M> {
    pub(super) fn new() -> Self {
        Self { all: Vec::new(), at: HashMap::default(), links: Vec::new() }
    }

    pub(super) fn get(&self, at: At) -> &Node<P, M> {
        &self.all[at as usize]
    }

    pub(super) fn get_mut(&mut self, at: At) -> &mut Node<P, M> {
        &mut self.all[at as usize]
    }

    pub(super) fn find(&self, packed: P) -> Option<&Node<P, M>> {
        self.at.get(&packed).map(|&at| self.get(at))
    }

    /// The number of this position, a new one if it was not met before.
    pub(super) fn number(&mut self, packed: P) -> At {
        let next = self.all.len() as At;
        let at = *self.at.entry(packed).or_insert(next);
        if at == next {
            self.all.push(Node { packed, mv: None, refuted: false, waits: false, tries: 0, last: None });
        }
        at
    }

    /// Has a position try another move, or none.
    pub(super) fn choose(&mut self, at: At, mv: Option<M>) {
        let node = self.get_mut(at);
        node.mv = mv;
        node.tries = node.tries.wrapping_add(1);
    }

    /// Notes that the move which `who` tries now rests on this position; the question itself is nobody.
    pub(super) fn rest(&mut self, who: Option<At>, on: At) {
        let tries = who.map_or(0, |who| self.get(who).tries);
        let link = self.links.len() as At;
        let before = self.get_mut(on).last.replace(link);
        self.links.push(Link { who, tries, before });
    }

    /// Those that rest on this position by the move they try now; nobody stands for the question itself.
    pub(super) fn resting_on(&self, at: At) -> impl Iterator<Item = Option<At>> {
        let mut link = self.get(at).last;
        core::iter::from_fn(move || {
            let this = &self.links[link? as usize];
            link = this.before;
            Some(this)
        })
        .filter(|link| link.who.is_none_or(|who| self.tries_still(who, link.tries)))
        .map(|link| link.who)
    }

    fn tries_still(&self, who: At, tries: u16) -> bool {
        let node = self.get(who);
        !node.refuted && node.mv.is_some() && node.tries == tries
    }

    /// All positions met.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Node<P, M>> {
        self.all.iter()
    }
}

/// A quick hash of a few words, the same in every run.
#[derive(Default)]
pub(super) struct Stirred(u64);

impl Hasher for Stirred {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word ^ 0x9E37_79B9_7F4A_7C15) * 0xBF58_476D_1CE4_E5B9;
        self.0 = (wide >> 64) as u64 ^ wide as u64;
    }

    #[inline]
    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }
}
