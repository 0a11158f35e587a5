//! Everything that is of Crabs!.
//!
//! [`rules`] is what the rulebook says, a pure value; [`bot`] what a player knows beyond it; [`face`] how it is shown,
//! whoever draws it; `board` its drawing for browsers and `screen` its picture in terminals. [`Title`] is how the rooms
//! of the house reach all of it: each asks one trait of it.

#[cfg(all(target_arch = "wasm32", not(headless)))]
#[expect(unreachable_pub, reason = "the component macro writes `pub`")]
mod board;
pub mod bot;
mod edition;
pub mod face;
#[cfg(not(target_arch = "wasm32"))]
pub mod screen;

pub use rules;

/// Crabs!, as the house knows it.
#[derive(Clone, Copy, Debug)]
pub struct Title;

impl kernel::Title for Title {
    type Rules = rules::Crabs;
}

impl bots::Playable for Title {
    const BEATS_FLAT: u32 = 75;
    const BEATS_STRANGERS: &'static [(u8, u32)] = &[(2, 95)];
    const BEATS_KRAKEN: u32 = 80;
    const ELO: [u16; bots::Level::ALL.len()] = [800, 989, 1_158, 1_331, 1_504, 1_616, 1_716];

    fn player(rung: bots::Rung, character: bots::Character, seed: u64) -> Box<dyn bots::Bot<rules::Crabs>> {
        Box::new(bot::bot(rung, character, seed))
    }

    fn habits(game: &rules::Crabs, seat: kernel::Seat, mv: &rules::Move, told: &mut dyn FnMut(&'static str, bool)) {
        bot::habits(game, seat, mv, told);
    }
}
