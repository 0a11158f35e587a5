//! What a game's tests tell the suite about the game.

use crate::{Dice, Entry, SmallCase};
use kernel::{Game, Viewpoint};

/// A game under test, with what only its author can say.
pub trait Subject {
    /// The game.
    type Game: Game;

    /// A number of seats and options to play with: over many calls, all of them that matter.
    fn asked(dice: &mut Dice) -> (u8, <Self::Game as Game>::Asked);

    /// How many pieces of each kind the game holds now, wherever they lie, hidden ones included.
    fn pieces(game: &Self::Game) -> Vec<u32>;

    /// How many pieces of each kind left the game for good with this event. Most games lose none.
    fn lost(_event: &<Self::Game as Game>::Event) -> Vec<u32> {
        Vec::new()
    }

    /// The same play with other deals, changed only in what `from` may not know at the end of it;
    /// `None` where nothing can be changed. Written from the rulebook, never with `view`: it is
    /// what views are held against.
    fn disguise(
        seats: u8,
        options: &<Self::Game as Game>::Options,
        log: &[Entry<Self::Game>],
        from: Viewpoint,
        dice: &mut Dice,
    ) -> Option<Vec<Entry<Self::Game>>>;

    /// Views with few worlds behind them, each world with its weight, found by brute force.
    fn small_cases() -> Vec<SmallCase<Self::Game>>;
}
