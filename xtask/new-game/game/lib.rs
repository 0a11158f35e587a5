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
    const BEATS_STRANGERS: &'static [(u8, u32)] = &[(2, 50)];
    const BEATS_KRAKEN: u32 = 50;
    const ELO: [u16; bots::Level::ALL.len()] = [800, 950, 1_100, 1_250, 1_400, 1_500, 1_600];

    fn player(rung: bots::Rung, _: bots::Character, seed: u64) -> Box<dyn bots::Bot<rules::NewGame>> {
        Box::new(bots::plain(rung, seed))
    }
}

impl ::face::Own for Title {}
