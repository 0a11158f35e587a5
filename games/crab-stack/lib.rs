//! What is of Crab Stack alone. How it is drawn, shown in a terminal and taught still lies in `apps`.
//!
//! [`rules`] is what the rulebook says, a pure value; [`bot`] what a player knows beyond it. [`Title`] is how the rooms of
//! the house reach all of it: each asks one trait of it.

pub mod bot;

pub use rules;

/// Crab Stack, as the house knows it.
#[derive(Clone, Copy, Debug)]
pub struct Title;

impl kernel::Title for Title {
    type Rules = rules::CrabStack;
}

impl bots::Playable for Title {
    const BEATS_FLAT: u32 = 90;

    fn bot(level: bots::Level, seed: u64) -> Box<dyn bots::Bot<rules::CrabStack>> {
        Box::new(bot::bot(level, seed))
    }
}
