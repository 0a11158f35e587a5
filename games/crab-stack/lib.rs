//! Everything that is of Crab Stack.
//!
//! [`rules`] is what the rulebook says, a pure value; [`bot`] what a player knows beyond it; [`face`] how it is shown,
//! whoever draws it; `board` its drawing for browsers and `screen` its picture in terminals. [`Title`] is how the rooms
//! of the house reach all of it: each asks one trait of it.

#[cfg(all(target_arch = "wasm32", not(headless)))]
#[expect(unreachable_pub, reason = "the component macro writes `pub`")]
mod board;
pub mod bot;
pub mod face;
mod layout;
#[cfg(not(target_arch = "wasm32"))]
pub mod screen;

pub use rules;

/// Crab Stack, as the house knows it.
#[derive(Clone, Copy, Debug)]
pub struct Title;

impl kernel::Title for Title {
    type Rules = rules::CrabStack;
}

impl bots::Playable for Title {
    const BEATS_FLAT: u32 = 90;
    const BEATS_STRANGERS: &'static [(u8, u32)] = &[(2, 95), (4, 40)];
    const BEATS_KRAKEN: u32 = 85;
    const TEXTBOOK: Option<bots::Textbook<rules::CrabStack>> =
        Some(bots::Textbook { player: || Box::new(bot::stranger::plain_alpha_beta()), beaten: 60 });
    const ELO: [u16; bots::Level::ALL.len()] = [800, 997, 1_211, 1_435, 1_654, 1_845, 2_015];

    fn player(rung: bots::Rung, character: bots::Character, seed: u64) -> Box<dyn bots::Bot<rules::CrabStack>> {
        Box::new(bot::bot(rung, character, seed))
    }

    fn habits(game: &rules::CrabStack, seat: kernel::Seat, mv: &rules::Move, told: &mut dyn FnMut(&'static str, bool)) {
        bot::habits(game, seat, *mv, told);
    }
}
