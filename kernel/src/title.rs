//! A game with all that is its own.

use crate::Game;

/// A game as the house knows it: a name for the type that everything of one game hangs on.
///
/// Rules know nobody, so they cannot say how they are drawn or what a bot makes of them. Each room of the house has a
/// trait of its own over this one, and a game's folder implements it: what is missing does not compile.
pub trait Title: Copy + Send + Sync + 'static {
    /// What the rulebook says.
    type Rules: Game;
}
