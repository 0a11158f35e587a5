//! Alpha-beta for two seats with nothing hidden: iterative deepening, principal variation search, a
//! transposition table, killers and history, quiescence where a game has noisy moves, and exact
//! results where the search reaches the end of every line.

mod order;
mod parallel;
mod reduce;
mod run;
mod search;
mod table;

pub use search::{AlphaBeta, Report, RootMove};

use kernel::{Game, Seat};

/// A score of a position, for the seat to act. Beyond [`PROVEN`] on either side it is a proven result.
pub type Score = i32;

/// A win at once. A win in `n` moves is `n` less.
pub const WIN: Score = 1_000_000;

/// Scores above this (or below its negative) are proven, not estimated.
pub const PROVEN: Score = WIN - 1_000;

/// The deepest that any line is followed.
pub const MAX_PLY: usize = 120;

/// What alpha-beta must be told about a game.
pub trait Evaluate<G: Game>: Sync {
    /// A number for the position: equal positions have equal keys, different ones nearly surely not.
    fn key(&self, game: &G) -> u64;

    /// How good the position looks to this seat, who is to act. Well within [`PROVEN`].
    fn evaluate(&self, game: &G, seat: Seat) -> Score;

    /// A small number for the move, below [`Evaluate::INDICES`], under which its history is kept.
    fn index(&self, mv: &G::Move) -> usize;

    /// How many different numbers `index` gives.
    const INDICES: usize;

    /// The move with this number, where a number names one move. It spares listing the others where it is enough.
    fn numbered(&self, _index: usize) -> Option<G::Move> {
        None
    }

    /// How promising the move looks before any search: higher is tried earlier.
    fn promise(&self, _game: &G, _seat: Seat, _mv: &G::Move) -> i32 {
        0
    }

    /// Whether positions are only judged when no noisy move is left in them.
    const QUIESCENCE: bool = false;

    /// Whether the move is so violent that the position before it should not be judged.
    fn noisy(&self, _game: &G, _seat: Seat, _mv: &G::Move) -> bool {
        false
    }

    /// Whether the position counts as a draw, though the game may go on: it has occurred before, and who
    /// could do better would have. A game in which that can happen has [`Evaluate::REPEATS`] true.
    fn repeated(&self, _game: &G) -> bool {
        false
    }

    /// Whether a draw may depend on how the position came about. Then it is no proof: by another way the
    /// same position may be no draw.
    const REPEATS: bool = false;

    /// Whether this player does not notice the move, so many moves ahead. Weak players overlook things;
    /// strong ones leave this alone. A position is never left without a move.
    fn overlooks(&self, _game: &G, _mv: &G::Move, _ply: usize) -> bool {
        false
    }
}

/// What a score is as an expected payoff, from 0 to 1: even at 0, about 3 to 1 at `scale`.
pub fn expectation(score: Score, scale: f64) -> f64 {
    match score {
        PROVEN.. => 1.0,
        ..=LOST => 0.0,
        _ => 1.0 / (1.0 + (-f64::from(score) / scale).exp()),
    }
}

const LOST: Score = -PROVEN;

/// How an alpha-beta search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// The depth to stop at.
    pub depth: usize,
    /// The most nodes to visit.
    pub nodes: u64,
    /// Places in the transposition table, as a power of two.
    pub table_bits: u32,
    /// Whether moves that come late in the order are first looked at less deeply. Without, a search of a given depth
    /// looks at everything within it.
    pub reduce: bool,
    /// How many search at once, where the platform can. One finds the same again when it is asked the same.
    pub workers: u32,
}

impl Default for Config {
    fn default() -> Self {
        Self { depth: MAX_PLY, nodes: u64::MAX, table_bits: 16, reduce: true, workers: 1 }
    }
}
