//! Everything that is of New Game.
//!
//! [`rules`] is what the rulebook says, a pure value; [`face`] how it is shown, whoever draws it; `board` its drawing for
//! browsers and `screen` its picture for terminals. [`Title`] is how the rooms of the house reach all of it: each asks one
//! trait of it.

#[cfg(all(target_arch = "wasm32", not(headless)))]
mod board;
pub mod face;
#[cfg(not(target_arch = "wasm32"))]
pub mod screen;

pub use rules;

/// New Game, as the house knows it.
#[derive(Clone, Copy, Debug)]
pub struct Title;

impl kernel::Title for Title {
    type Rules = rules::NewGame;
}

impl bots::Playable for Title {
    const BEATS_FLAT: u32 = 50;

    fn bot(level: bots::Level, seed: u64) -> Box<dyn bots::Bot<rules::NewGame>> {
        Box::new(bots::plain(level, seed))
    }
}

impl ::face::Own for Title {}
