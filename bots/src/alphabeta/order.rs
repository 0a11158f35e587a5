//! Which move to look at first.

use super::MAX_PLY;

/// A move with how early it should be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked<M> {
    pub(super) mv: M,
    pub(super) rank: i32,
}

const FROM_TABLE: i32 = i32::MAX;
const KILLER: i32 = 1 << 28;
const MOST_HISTORY: i32 = 1 << 24;

/// Moves that did well elsewhere: in the sister nodes (killers) and anywhere (history).
pub(super) struct Experience<M> {
    killers: Vec<[Option<M>; 2]>,
    history: Vec<i32>,
    indices: usize,
}

impl<M: Copy + PartialEq> Experience<M> {
    /// With room for so many different moves of each of two seats.
    pub(super) fn new(indices: usize) -> Self {
        Self { killers: vec![[None; 2]; MAX_PLY + 1], history: vec![0; indices * 2], indices }
    }

    /// Fades what was learnt in an earlier search.
    pub(super) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        self.history.iter_mut().for_each(|worth| *worth /= 8);
    }

    /// How early to try a move; `promise` is what the game itself says of it.
    #[inline]
    pub(super) fn rank(&self, mv: M, known: Option<M>, ply: usize, place: usize, promise: i32) -> i32 {
        if known == Some(mv) {
            return FROM_TABLE;
        }
        let [first, second] = self.killers[ply];
        let killer = if first == Some(mv) {
            KILLER + 1
        } else if second == Some(mv) {
            KILLER
        } else {
            0
        };
        killer + promise + self.history[place]
    }

    /// Where the history of a seat's move is kept.
    #[inline]
    pub(super) fn place(&self, seat: usize, index: usize) -> usize {
        (seat & 1) * self.indices + index
    }

    /// Remembers that a move refuted a line.
    #[inline]
    pub(super) fn refuted(&mut self, mv: M, ply: usize, place: usize, depth: usize) {
        let [first, second] = &mut self.killers[ply];
        if *first != Some(mv) {
            *second = *first;
            *first = Some(mv);
        }
        self.history[place] += i32::try_from(depth * depth).unwrap_or(MOST_HISTORY);
        if self.history[place] > MOST_HISTORY {
            self.history.iter_mut().for_each(|worth| *worth /= 2);
        }
    }
}

/// Brings the best of the remaining moves to the front and gives it.
#[inline]
pub(super) fn best_first<M: Copy>(moves: &mut [Ranked<M>]) -> Option<Ranked<M>> {
    let best = (0..moves.len()).reduce(|a, b| if moves[b].rank > moves[a].rank { b } else { a })?;
    moves.swap(0, best);
    moves.first().copied()
}
