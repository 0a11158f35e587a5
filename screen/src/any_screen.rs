//! A game's screen with its types erased.

use crate::{Answer, Laid, Looker, Picture, Pressed, Room, Screen, Taste};
use any_game::AnyEvent;

/// A game's [`Picture`], whichever game it is. It is only ever shown that game.
pub trait AnyScreen {
    /// The table, at most 80 columns wide.
    fn draw(&mut self, looker: &Looker<'_>) -> String;
    /// What happened, in a sentence; `None` for what the picture shows well enough.
    fn tell(&mut self, event: &AnyEvent, looker: &Looker<'_>) -> Option<String>;
    /// What the seat is asked to do, and how to write it.
    fn ask(&self, looker: &Looker<'_>) -> String;
    /// What a typed line means, beyond the notation and the shell's own commands.
    fn answer(&mut self, line: &str, looker: &Looker<'_>) -> Answer;
    /// The table on a full screen.
    fn lay(&mut self, looker: &Looker<'_>, room: Room) -> Laid;
    /// Somebody points at a spot of it, or presses a button.
    fn press(&mut self, id: &str, looker: &Looker<'_>) -> Pressed;
    /// How to play in this terminal, for `help`.
    fn help(&self, looker: &Looker<'_>) -> String;
    /// Forgets what was chosen half-way.
    fn reset(&mut self);
}

/// The screen of a game, to a person's taste.
pub fn of<T: Screen>(taste: Taste) -> Box<dyn AnyScreen> {
    Box::new(Shown::<T>(T::picture(taste)))
}

struct Shown<T: Screen>(T::Picture);

impl<T: Screen> AnyScreen for Shown<T> {
    fn draw(&mut self, looker: &Looker<'_>) -> String {
        self.0.draw(&looker.sight())
    }

    fn tell(&mut self, event: &AnyEvent, looker: &Looker<'_>) -> Option<String> {
        self.0.tell(event.as_of::<T::Rules>()?, &looker.sight())
    }

    fn ask(&self, looker: &Looker<'_>) -> String {
        self.0.ask(&looker.sight())
    }

    fn answer(&mut self, line: &str, looker: &Looker<'_>) -> Answer {
        self.0.answer(line, &looker.sight())
    }

    fn lay(&mut self, looker: &Looker<'_>, room: Room) -> Laid {
        self.0.lay(&looker.sight(), room)
    }

    fn press(&mut self, id: &str, looker: &Looker<'_>) -> Pressed {
        self.0.press(id, &looker.sight())
    }

    fn help(&self, looker: &Looker<'_>) -> String {
        self.0.help(&looker.sight())
    }

    fn reset(&mut self) {
        self.0.reset();
    }
}
