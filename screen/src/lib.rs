//! What the games' terminal pictures share.
//!
//! A game says how it looks in a terminal through [`Screen`]. Its [`Picture`] is given what one viewpoint may know, as
//! the game's own types, and nothing else; a game that draws none has [`plain`]; [`of`] forgets which game it is, for a shell that plays whichever.

mod any_screen;
mod canvas;
mod laid;
mod paint;
pub mod plain;
#[cfg(any(test, feature = "rehearsal"))]
mod rehearsal;
mod sight;

pub use any_screen::{AnyScreen, of};
pub use canvas::{Canvas, Run, Spot, cut, padded};
pub use laid::{Button, Laid, Pressed, Room};
pub use paint::{Ink, Paint};
#[cfg(any(test, feature = "rehearsal"))]
pub use rehearsal::{Pointing, Rehearsal};
pub use sight::{Looker, Sight};

use kernel::{Game, Title};
use words::Lang;

/// What a line typed by a person means to a game's picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is this move, written in full.
    Move(String),
    /// It is no move: say this (a question, a picture, an explanation) and ask again.
    Say(String),
    /// It means nothing to the picture: try it as a move.
    NotMine,
}

/// What a person wants of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taste {
    /// Whether what was looked at in secret stays on the screen, in games that have such looks.
    pub memory_aid: bool,
}

/// How a game looks and is spoken to in the terminal.
pub trait Screen: Title {
    /// What draws it.
    type Picture: Picture<Self::Rules>;

    /// A picture to a person's taste, with nothing chosen on it yet.
    fn picture(taste: Taste) -> Self::Picture;

    /// The rules page as it reads under these options, which are JSON; `None` where it is the usual page.
    fn own_rules(_options: &str, _lang: Lang) -> Option<String> {
        None
    }
}

/// A game in the terminal, and what is chosen on it half-way.
pub trait Picture<G: Game>: 'static {
    /// The table, at most 80 columns wide.
    fn draw(&mut self, sight: &Sight<'_, G>) -> String;

    /// What happened, in a sentence; `None` for what the picture shows well enough.
    fn tell(&mut self, event: &G::Event, sight: &Sight<'_, G>) -> Option<String> {
        sight.narrate(event)
    }

    /// What the seat is asked to do, and how to write it.
    fn ask(&self, sight: &Sight<'_, G>) -> String;

    /// What a typed line means, beyond the notation and the shell's own commands: choosing a piece,
    /// a step of a menu, a question about the rules.
    fn answer(&mut self, _line: &str, _sight: &Sight<'_, G>) -> Answer {
        Answer::NotMine
    }

    /// The table on a full screen, with what can be pointed at there. It may take less than the room there is, and
    /// more where it cannot be helped: what is too long is cut.
    fn lay(&mut self, sight: &Sight<'_, G>, room: Room) -> Laid;

    /// Somebody points at a spot of the table laid out, or presses one of its buttons.
    fn press(&mut self, id: &str, sight: &Sight<'_, G>) -> Pressed;

    /// How to play in this terminal, for `help`.
    fn help(&self, sight: &Sight<'_, G>) -> String;

    /// Forgets what was chosen half-way: another seat is to act, or the move was taken back.
    fn reset(&mut self) {}
}
