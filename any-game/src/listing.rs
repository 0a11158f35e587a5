//! Some of a seat's legal moves, where all of them would be too many: none of the kinds is left out, or every move is as
//! likely as another.
//!
//! A *kind* is what moves begin with, up to the first space or hyphen: the verb, or where the text names none, the space
//! that it begins on. Moves are listed by their texts, so those of a kind lie together.

use crate::Legal;
use core::fmt::{self, Write};
use core::ops::ControlFlow;
use kernel::{Chance, Game, Seat};
use std::collections::BTreeSet;

/// Of each kind at most so many, spread evenly over it.
pub(crate) fn of_each<G: Game>(game: &G, seat: Seat, each: u64) -> Legal {
    let counts = counts(game, seat);
    let shares: Vec<u64> = counts.iter().map(|&count| count.min(each)).collect();
    spread(game, seat, &counts, &shares)
}

/// At most so many together: kinds with few moves whole, the others as even as can be, spread evenly over each.
pub(crate) fn of_all<G: Game>(game: &G, seat: Seat, most: u64) -> Legal {
    let counts = counts(game, seat);
    spread(game, seat, &counts, &shares(&counts, most))
}

/// So many, any of them as likely as another, sorted.
pub(crate) fn sample<G: Game>(game: &G, seat: Seat, most: u64, chance: &mut impl Chance) -> Legal {
    let count = game.count(seat);
    let drawn = some_of(count, most.min(count), chance);
    let mut at = 0;
    picked(game, seat, count > drawn.len() as u64, drawn.last().map_or(0, |last| last + 1), |_| {
        at += 1;
        drawn.contains(&(at - 1))
    })
}

/// So many different numbers below `count`, by Floyd's method.
fn some_of(count: u64, most: u64, chance: &mut impl Chance) -> BTreeSet<u64> {
    let mut drawn = BTreeSet::new();
    for last in count - most..count {
        let any = chance.below_u64(last + 1);
        if !drawn.insert(any) {
            drawn.insert(last);
        }
    }
    drawn
}

/// How many moves each kind has, in order.
fn counts<G: Game>(game: &G, seat: Seat) -> Vec<u64> {
    let (mut counts, mut kinds) = (Vec::new(), Kinds::default());
    let _ = game.moves(seat, &mut |mv| {
        if kinds.begins(&mv) {
            counts.push(0);
        }
        *counts.last_mut().expect("the first move begins a kind") += 1;
        ControlFlow::Continue(())
    });
    counts
}

/// How many of each kind there are among at most so many.
fn shares(counts: &[u64], most: u64) -> Vec<u64> {
    let mut order: Vec<usize> = (0..counts.len()).collect();
    order.sort_by_key(|&kind| counts[kind]);
    let (mut shares, mut left) = (vec![0; counts.len()], most);
    for (done, &kind) in order.iter().enumerate() {
        shares[kind] = counts[kind].min(left / (counts.len() - done) as u64);
        left -= shares[kind];
    }
    shares
}

/// So many of each kind, as far apart as can be.
fn spread<G: Game>(game: &G, seat: Seat, counts: &[u64], shares: &[u64]) -> Legal {
    let (mut kind, mut at, mut kinds) = (0, 0_u64, Kinds::default());
    picked(game, seat, counts != shares, u64::MAX, |mv| {
        if kinds.begins(mv) {
            kind += 1;
            at = 0;
        }
        let (count, share) = (u128::from(counts[kind - 1]), u128::from(shares[kind - 1]));
        let before = u128::from(at) * share / count;
        at += 1;
        u128::from(at) * share / count > before
    })
}

/// The moves for which `takes` holds, among the first so many.
fn picked<G: Game>(game: &G, seat: Seat, more: bool, first: u64, mut takes: impl FnMut(&G::Move) -> bool) -> Legal {
    let (mut moves, mut left) = (Vec::new(), first);
    if left > 0 {
        let _ = game.moves(seat, &mut |mv| {
            if takes(&mv) {
                moves.push(mv.to_string());
            }
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
    Legal { moves, more }
}

/// Tells where another kind begins.
#[derive(Default)]
struct Kinds {
    last: Option<String>,
    word: String,
}

impl Kinds {
    fn begins<M: fmt::Display>(&mut self, mv: &M) -> bool {
        self.word.clear();
        // Writing ends with an error where the first word does: the rest is not wanted.
        let _ = write!(FirstWord(&mut self.word), "{mv}");
        if self.last.as_ref() == Some(&self.word) {
            return false;
        }
        self.last.get_or_insert_default().clone_from(&self.word);
        true
    }
}

struct FirstWord<'a>(&'a mut String);

impl Write for FirstWord<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        match text.find([' ', '-']) {
            Some(end) => {
                self.0.push_str(&text[..end]);
                Err(fmt::Error)
            }
            None => self.0.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{shares, some_of};

    #[test]
    fn kinds_with_few_moves_are_whole_and_the_others_share_the_rest() {
        assert_eq!(shares(&[5, 900, 2, 4_000], 1_000), [5, 496, 2, 497]);
        assert_eq!(shares(&[5, 2], 1_000), [5, 2]);
        assert_eq!(shares(&[5, 5, 5], 2).iter().sum::<u64>(), 2);
    }

    #[test]
    fn a_sample_is_even() {
        let mut dice = testkit::dice(3);
        let mut seen = [0; 10];
        for _ in 0..3_000 {
            let drawn = some_of(10, 3, &mut dice);
            assert_eq!(drawn.len(), 3);
            drawn.into_iter().for_each(|number| seen[number as usize] += 1);
        }
        assert!(seen.iter().all(|&times| (780..1_020).contains(&times)), "{seen:?}");
        assert_eq!(some_of(4, 4, &mut dice).len(), 4);
        assert!(some_of(0, 0, &mut dice).is_empty());
    }
}
