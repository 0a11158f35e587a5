//! What the players ask of a game.

use crate::{Bot, Level};
use kernel::Title;

/// A game that bots can play.
pub trait Playable: Title {
    /// How many of 100 games the strongest level should win against flat search with 1,000 playouts.
    const BEATS_FLAT: u32;

    /// A bot of this level. The same seed makes the same bot.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self::Rules>>;
}
