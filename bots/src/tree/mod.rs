//! Monte-Carlo tree search over information sets, for hidden cards and for any number of seats.
//!
//! Each simulation imagines a world that the observer cannot tell from the real one and plays it out.
//! All worlds share one tree. Its *spots* are what the observer would have seen by then: where a move
//! turns up a card, each card leads to a spot of its own, so what is decided after a look may depend on
//! the look. What the observer would not see makes no difference to the tree. An *edge* is a move;
//! every seat is taken to choose what is best for itself (max^n).

mod arena;
mod parallel;
mod search;
mod select;

pub use search::{TreeSearch, playout};

use crate::Payoff;
use core::ops::ControlFlow;
use kernel::{Chance, Game, Seat};

/// What tree search must be told about a game.
pub trait Policy<G: Game>: Clone + Send + Sync {
    /// Whether nothing is hidden from anybody and nothing is left to the dealer: then one world is
    /// all the worlds there are.
    const OPEN: bool = false;

    /// How much surer to say what is found: the power to which the odds are taken. It changes no choice, only what is said
    /// of the chances; `cargo xtask chances` shows whether they come true.
    const SURENESS: f64 = 1.0;

    /// How far the search overrates whoever asks, in the logarithm of the odds: where others are searched less well than
    /// oneself, what is found is too good to be true. Like the sureness it only changes what is said.
    const CONCEIT: f64 = 0.0;

    /// Called with a first imagined world before each search: the place to note what later judgements
    /// compare with. Nothing hidden may be taken from it.
    fn prepare(&mut self, _world: &G, _observer: Seat) {}

    /// A number for what the observer has seen: equal in worlds it cannot tell apart, and nearly surely
    /// different in others.
    fn digest(&self, game: &G, observer: Seat) -> u64;

    /// Whether the seat's moves are the same in all worlds that look like this one to the observer. If
    /// so they are listed once; otherwise they are proposed one by one and checked in each world.
    fn listed(&self, _game: &G, _seat: Seat, _observer: Seat) -> bool {
        true
    }

    /// The moves worth looking at, with a bonus for those that look good before any search: about what
    /// the move is thought to add to the expected payoff. At least one if the seat has any.
    fn candidates(&self, game: &G, seat: Seat, each: &mut impl FnMut(G::Move, f32)) {
        let _ = game.moves(seat, &mut |mv| {
            each(mv, 0.0);
            ControlFlow::Continue(())
        });
    }

    /// How much the observer likes this move of its own, now, beside what it expects of it: so much of a payoff it
    /// would give for it. What others do, and later moves, are judged without it.
    fn liking(&self, _game: &G, _seat: Seat, _mv: &G::Move) -> f32 {
        0.0
    }

    /// One move worth looking at, for seats whose moves are not listed.
    fn propose(&self, game: &G, seat: Seat, chance: &mut impl Chance) -> Option<G::Move> {
        self.playout(game, seat, chance)
    }

    /// What the seat does in a playout.
    fn playout(&self, game: &G, seat: Seat, chance: &mut impl Chance) -> Option<G::Move> {
        game.pick(seat, chance)
    }

    /// What the position is worth if the search need look no further, in the tree or below it: the
    /// round asked about is over, say. Asked before the dealer does what may be due.
    fn settled(&self, _game: &G) -> Option<Payoff> {
        None
    }

    /// What the position is worth if a playout may stop here after so many moves of its own.
    fn judge(&self, _game: &G, _played: u32) -> Option<Payoff> {
        None
    }
}

/// How a tree search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// The most simulations.
    pub simulations: u64,
    /// How eagerly moves that look worse are looked at again.
    pub exploration: f32,
    /// How many moves of a spot are looked at.
    pub widening: Widening,
    /// After how many visits of a move the spot behind it becomes part of the tree. More than one where finding
    /// the candidates of a spot costs much more than a playout.
    pub expand_after: u32,
    /// Whether what was found out is used again for the next decision.
    pub reuse: bool,
    /// The most edges the tree may have; beyond that it stops growing.
    pub most_edges: usize,
    /// After how many moves a playout is called even.
    pub longest_playout: u32,
    /// How many trees are grown at once and then counted together. In WASM it is always one.
    pub workers: u32,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            simulations: 10_000,
            exploration: 1.0,
            widening: Widening::ALL,
            expand_after: 1,
            reuse: true,
            most_edges: 1 << 20,
            longest_playout: 5_000,
            workers: 1,
        }
    }
}

/// How many moves of a spot are looked at after so many visits: `first + rate × √visits`.
#[derive(Clone, Copy, Debug)]
pub struct Widening {
    /// How many at once.
    pub first: f32,
    /// How many more as visits grow.
    pub rate: f32,
}

impl Widening {
    /// All moves at once.
    pub const ALL: Self = Self { first: f32::INFINITY, rate: 0.0 };

    fn allowed(self, visits: u32) -> usize {
        (self.first + self.rate * (visits as f32).sqrt()) as usize
    }
}
