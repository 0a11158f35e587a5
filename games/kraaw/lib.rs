//! What is of Kraaw alone. How it is drawn, shown in a terminal and taught still lies in `apps`.
//!
//! [`rules`] is what the rulebook says, a pure value; [`bot`] what a player knows beyond it. [`Title`] is how the rooms of
//! the house reach all of it: each asks one trait of it.

pub mod bot;

pub use rules;

/// Kraaw, as the house knows it.
#[derive(Clone, Copy, Debug)]
pub struct Title;

impl kernel::Title for Title {
    type Rules = rules::Kraaw;
}

impl bots::Playable for Title {
    const BEATS_FLAT: u32 = 75;

    fn bot(level: bots::Level, seed: u64) -> Box<dyn bots::Bot<rules::Kraaw>> {
        Box::new(bot::bot(level, seed))
    }
}
