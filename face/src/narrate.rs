//! What happened, in a sentence.

use kernel::{Game, Seat};
use words::Lang;

/// Whom something is told: what everybody is called, and whose seat the reader has. To themselves people are “you”.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// What each seat is called.
    pub names: &'a [String],
    /// The seat of whoever reads, unless they only watch, or several read together.
    pub seat: Option<Seat>,
}

/// The sentence for an event of a game; `None` where there is none for it: what a picture shows well enough.
///
/// The sentences are found by what the event is called and filled with its fields, as data of the game has them.
pub fn narrate<G: Game>(lang: Lang, event: &G::Event, to: Reader<'_>) -> Option<String> {
    let event = serde_json::to_value(event).expect("the types of a game are plain data");
    words::event(lang, G::ID, &event, to.names, to.seat.map(Seat::index))
}
