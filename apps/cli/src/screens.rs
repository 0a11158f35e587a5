//! How each game looks and is spoken to in the terminal.

mod crab_stack;
mod crabs;
mod kraaw;

use crate::eyes::Eyes;
use catalog::GameId;
use serde_json::value::RawValue;

/// What a line typed by a person means to a game's screen.
pub(crate) enum Answer {
    /// It is this move, written in full.
    Move(String),
    /// It is no move: say this (a question, a picture, an explanation) and ask again.
    Say(String),
    /// It means nothing to the screen: try it as a move.
    NotMine,
}

/// A game's face in the terminal. It knows the view of one viewpoint and nothing else.
pub(crate) trait Screen {
    /// Whether seats see what others may not, so that a curtain must fall between them.
    fn has_secrets(&self) -> bool;

    /// The table as a picture, at most 80 columns wide.
    fn picture(&mut self, eyes: &Eyes<'_>) -> String;

    /// What happened, in a sentence; `None` for what the picture shows well enough.
    fn tell(&mut self, event: &RawValue, eyes: &Eyes<'_>) -> Option<String>;

    /// What the seat is asked to do, and how to write it.
    fn ask(&self, eyes: &Eyes<'_>) -> String;

    /// What a typed line means, beyond the notation and the shell's own commands: choosing a piece,
    /// a step of a menu, a question about the rules.
    fn answer(&mut self, line: &str, eyes: &Eyes<'_>) -> Answer;

    /// How to play in this terminal, for `help`.
    fn help(&self, eyes: &Eyes<'_>) -> String;

    /// Forgets what was chosen half-way: another seat is to act, or the move was taken back.
    fn reset(&mut self);
}

/// What a person wants of a screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// Whether cards that were looked at in secret stay on the screen.
    pub(crate) memory_aid: bool,
}

/// The screen of the game with this name.
pub(crate) fn of(game: GameId, taste: Taste) -> Box<dyn Screen> {
    match game {
        GameId::Crabs => Box::new(crabs::Beach::default()),
        GameId::Kraaw => Box::new(kraaw::Nests::new(taste.memory_aid)),
        GameId::CrabStack => Box::new(crab_stack::Shore::default()),
    }
}
