//! The table of New Game, arranged.

use kernel::{Game, Seat};
use rules::{Move, NewGame, View};

/// The table as somebody sees it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The view.
    pub view: View,
    /// The seat that looks, if it is one.
    pub me: Option<Seat>,
    /// What it may do now.
    pub moves: Vec<Move>,
}

impl Scene {
    /// The scene of a view. `me` is the seat that looks; it acts only if that is allowed now.
    pub fn new(view: View, me: Option<Seat>, live: bool) -> Self {
        let game = NewGame::imagine(&view, &mut kernel::any_chance());
        let moves = me.filter(|_| live).map_or(Vec::new(), |seat| game.legal(seat));
        Self { view, me, moves }
    }
}
