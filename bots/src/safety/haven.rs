//! A finished proof, to play by.

use super::nodes::ByPosition;
use super::{Pack, Replies, replies};
use core::ops::ControlFlow;
use kernel::{Game, Seat};

/// Positions from which a seat never loses, each with a move that stays among them.
pub struct Haven<G: Game, P> {
    seat: Seat,
    moves: ByPosition<P, G::Move>,
}

impl<G: Game<Move: Copy>, P: Copy + Eq + core::hash::Hash> Haven<G, P> {
    pub(super) fn new(seat: Seat, moves: impl Iterator<Item = (P, G::Move)>) -> Self {
        Self { seat, moves: moves.collect() }
    }

    /// Whose.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The move with which the seat, who is to act, stays safe; `None` if this position is none of them.
    pub fn way<E: Pack<G, Packed = P>>(&self, eyes: &E, game: &G) -> Option<G::Move> {
        self.moves.get(&eyes.pack(game)?).copied().filter(|_| game.turn().includes(self.seat))
    }

    /// Whether the seat, whose move led here, is safe still.
    pub fn holds<E: Pack<G, Packed = P>>(&self, eyes: &E, game: &G) -> bool {
        let mut within = |game: &G| {
            let inside = eyes.pack(game).is_some_and(|packed| self.moves.contains_key(&packed));
            if inside { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        replies(game, self.seat, &mut within) == Replies::Gathered
    }
}
