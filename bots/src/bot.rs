//! What a player of a game is, whoever plays.

use crate::Budget;
use kernel::{Game, Seat};

/// A player that decides from what its seat may see.
///
/// There is no full game in this type, so a bot cannot look at what is hidden, even by mistake.
pub trait Bot<G: Game>: Send {
    /// What the seat should do, or `None` if nothing is for it to decide. The view is the seat's own.
    ///
    /// A bot always answers with a legal move, however small the budget: with none left it gives the
    /// best it knows so far.
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget<'_>) -> Option<Choice<G::Move>>;
}

/// A decision, and what the bot expects of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// What the bot expects for its seat, from 0 (certainly last) to 1 (certainly first); two that
    /// share the game have a half each.
    pub score: f64,
    /// Whether the score is proven and no estimate.
    pub proven: bool,
    /// The moves that the bot expects, its own first.
    pub line: Vec<M>,
}

impl<M: Clone> Choice<M> {
    /// The choice of this move with no idea what comes of it.
    pub fn guess(mv: M) -> Self {
        Self { line: vec![mv.clone()], mv, score: 0.5, proven: false }
    }
}
