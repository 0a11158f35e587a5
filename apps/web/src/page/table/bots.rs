//! The bots at a game on this device: asked in their turn, shown at the pace one likes.

use super::Sitting;
use crate::browser;
use crate::browser::worker::patience;
use crate::follow;
use crate::local_table::Standing;
use crate::settings::Pace;
use face::Weight;
use kernel::{Seat, Viewpoint};
use leptos::prelude::*;

/// A move that a bot has thought of.
#[derive(Clone)]
pub(super) struct Thought {
    seat: Seat,
    mv: Option<String>,
    /// After how many moves it was asked.
    len: usize,
}

impl Sitting {
    /// Asks the bots' thread for a move, when it is a bot's turn and nobody looks at a round that has ended.
    pub(super) fn bots_turn(self) {
        if self.held.get().is_some() {
            return;
        }
        let asked = self.desk.with(|desk| match desk.standing() {
            Standing::Bot(seat, level) => {
                let view = desk.session().view(Viewpoint::Seat(seat)).written();
                Some((desk.game(), view, seat, level, desk.history().len()))
            }
            _ => None,
        });
        let Some((game, view, seat, level, len)) = asked else { return };
        let start = browser::now();
        self.ctx.bots().ask(
            (self.claim.id.get_value(), game.name()),
            view,
            seat,
            (level, patience(level)),
            move |mv| {
                self.show_in_time(start, Thought { seat, mv, len });
            },
        );
    }

    /// Makes a bot's move when the one before has been seen for as long as it deserves, or when somebody asks for it.
    pub(super) fn show_in_time(self, asked: f64, thought: Thought) {
        let weight = self.desk.try_with_untracked(|desk| {
            let last = desk.history().plies().last();
            last.map_or(Weight::Nothing, |ply| follow::weight(desk.game(), ply))
        });
        let Some(weight) = weight else { return };
        match follow::beat(untrack(|| self.ctx.pace()), weight) {
            Some(beat) => {
                let wait = (beat - (browser::now() - asked)).max(0.0);
                browser::later(wait as i32, move || self.bot_moves(&thought));
            }
            None => self.thought.set(Some(thought)),
        }
    }

    /// A move that waits to be asked for is made when that is no longer wanted.
    pub(super) fn goes_on_by_itself(self) {
        if self.ctx.pace() != Pace::Steps {
            self.show_next();
        }
    }

    /// Makes the move that waits to be asked for.
    pub(super) fn show_next(self) {
        if let Some(thought) = self.thought.try_update(Option::take).flatten() {
            self.bot_moves(&thought);
        }
    }

    /// Makes a bot's move, unless the game has gone another way since it was asked.
    pub(super) fn bot_moves(self, thought: &Thought) {
        let Thought { seat, mv, len } = thought;
        let (seat, mv, len) = (*seat, mv.as_deref(), *len);
        let due = self.desk.try_with_untracked(|desk| {
            desk.history().len() == len && matches!(desk.standing(), Standing::Bot(bot, _) if bot == seat)
        });
        if due != Some(true) || !self.claim.holds() {
            return;
        }
        let played = self.desk.try_update_untracked(|desk| desk.play_thought(browser::now(), seat, mv));
        if let Some(Ok(as_thought)) = played {
            let (held, wrong) = (self.settle(), (!as_thought).then(|| self.say_of("web-bot-failed", seat)));
            // In a task of its own: on a slow device each of the two takes as long as a frame may.
            browser::later(0, move || self.show(held, wrong));
        }
    }
}
