//! What happened, in a sentence.

use kernel::Game;
use words::Lang;

/// The sentence for an event of a game; `None` where there is none for it: what a picture shows well enough.
///
/// The sentences are found by what the event is called and filled with its fields, as data of the game has them.
pub fn narrate<G: Game>(lang: Lang, event: &G::Event, names: &[String]) -> Option<String> {
    let event = serde_json::to_value(event).expect("the types of a game are plain data");
    words::event(lang, G::ID, &event, names)
}
