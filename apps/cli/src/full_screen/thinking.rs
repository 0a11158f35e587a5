//! What bots think about while the screen goes on: what was asked of them, and what became of it.

use super::FullScreen;
use super::stage::Stage;
use crate::sitting::thoughts::{About, Done, Enough, Errand, Purpose};
use kernel::Seat;

/// What is being thought about.
#[derive(Default)]
pub(super) struct Thinking {
    /// What was asked and has no answer yet.
    out: Option<(About, Enough)>,
    /// What was thought while something else was on the screen.
    late: Option<Done>,
    /// Who would like a hint.
    hint: Option<Seat>,
}

impl FullScreen {
    /// What is to be thought about now, if anything is; it is asked once. What nobody waits for any more is called off.
    pub(crate) fn errand(&mut self) -> Option<Errand> {
        if let Some((about, enough)) = &self.thinking.out {
            if self.sitting.is_current(*about) {
                return None;
            }
            enough.say();
            self.thinking.out = None;
        }
        let errand = self.next_errand()?;
        self.thinking.out = Some((errand.about, errand.enough()));
        Some(errand)
    }

    fn next_errand(&mut self) -> Option<Errand> {
        let hint = self.thinking.hint.take().filter(|&seat| self.asked() == Some(seat));
        if let Some(seat) = hint {
            return Some(self.sitting.hint_errand(seat));
        }
        self.mover_due().map(|seat| self.sitting.errand(seat))
    }

    /// Something was thought. It counts for nothing where something was decided meanwhile, and waits while something
    /// else is on the screen.
    pub(crate) fn hear(&mut self, done: Done) {
        if !self.sitting.is_current(done.about) {
            return;
        }
        if !matches!(self.stage, Stage::Table) {
            self.thinking.late = Some(done);
            return;
        }
        match done.about.purpose {
            Purpose::Move => self.hear_move(done),
            Purpose::Hint => {
                (self.thinking.out, self.notice) = (None, None);
                self.sitting.hint_of(done).into_iter().for_each(|hint| self.note(hint));
            }
        }
    }

    fn hear_move(&mut self, done: Done) {
        match self.sitting.play_done(done) {
            Ok(_) => {
                self.thinking.out = None;
                self.settle();
            }
            Err(error) => self.complain(error.to_string()),
        }
    }

    /// Where the table is in sight again, what was thought meanwhile is heard.
    pub(super) fn hear_late(&mut self) {
        if let Some(done) = self.thinking.late.take() {
            self.hear(done);
        }
    }

    /// Asks for a hint.
    pub(super) fn hint(&mut self) {
        let Some(seat) = self.asked() else { return };
        self.thinking.hint = Some(seat);
        self.note(self.sitting.say("terminal-hint-thinks"));
    }

    /// Says that it is for a bot to move, to whoever would like to.
    pub(super) fn say_who_thinks(&mut self) {
        if self.mover_due().is_some() {
            self.complain(self.sitting.say("not-your-turn"));
        }
    }
}
