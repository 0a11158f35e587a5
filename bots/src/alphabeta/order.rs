//! Which move to look at first.

use super::MAX_PLY;
use kernel::Seat;

/// A move with how early it should be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked<M> {
    pub(super) mv: M,
    pub(super) rank: i32,
}

/// The rank of the move that the table of positions names.
pub(super) const KNOWN: i32 = 1 << 30;
const KILLER: i32 = 1 << 28;
const MOST_HISTORY: i32 = 1 << 24;

/// Moves that did well elsewhere: in the sister nodes (killers) and anywhere (history).
pub(super) struct Experience<M> {
    killers: Vec<[Option<M>; 2]>,
    history: [Vec<i32>; 2],
}

/// What experience says of the moves of one node.
pub(super) struct Ranks<'a, M> {
    killers: [Option<M>; 2],
    history: &'a [i32],
}

impl<M: Copy + PartialEq> Ranks<'_, M> {
    /// How early to try this move, whose history is kept under this number.
    #[inline]
    pub(super) fn of(&self, mv: M, index: usize) -> i32 {
        let [first, second] = self.killers;
        let killer = i32::from(first == Some(mv)) * (KILLER + 1) + i32::from(second == Some(mv)) * KILLER;
        killer + self.history[index]
    }
}

impl<M: Copy + PartialEq> Experience<M> {
    /// With room for so many different moves of each of two seats.
    pub(super) fn new(indices: usize) -> Self {
        Self { killers: vec![[None; 2]; MAX_PLY + 1], history: [vec![0; indices], vec![0; indices]] }
    }

    /// Fades what was learnt in an earlier search.
    pub(super) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        self.history.iter_mut().flatten().for_each(|worth| *worth /= 8);
    }

    /// What is known for the moves of this seat so many moves ahead.
    #[inline]
    pub(super) fn at(&self, seat: Seat, ply: usize) -> Ranks<'_, M> {
        Ranks { killers: self.killers[ply], history: &self.history[seat.index() & 1] }
    }

    /// Remembers that a move refuted a line.
    #[inline]
    pub(super) fn refuted(&mut self, seat: Seat, mv: M, index: usize, ply: usize, depth: usize) {
        let [first, second] = &mut self.killers[ply];
        if *first != Some(mv) {
            *second = *first;
            *first = Some(mv);
        }
        let history = &mut self.history[seat.index() & 1];
        history[index] += i32::try_from(depth * depth).unwrap_or(MOST_HISTORY);
        if history[index] > MOST_HISTORY {
            for worth in history.iter_mut() {
                *worth /= 2;
            }
        }
    }

    /// Remembers that a move was tried before the one that refuted, in vain.
    #[inline]
    pub(super) fn in_vain(&mut self, seat: Seat, index: usize, depth: usize) {
        let worth = &mut self.history[seat.index() & 1][index];
        *worth -= i32::try_from(depth * depth).unwrap_or(0).min(*worth / 8);
    }
}

/// Brings the best of the remaining moves to the front and gives it.
#[inline]
pub(super) fn best_first<M: Copy>(moves: &mut [Ranked<M>]) -> Option<M> {
    let best = (0..moves.len()).reduce(|a, b| if moves[b].rank > moves[a].rank { b } else { a })?;
    moves.swap(0, best);
    Some(moves[0].mv)
}
