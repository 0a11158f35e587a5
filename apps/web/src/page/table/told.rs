//! What a game on this device says: what is due, whose turn it is, what is new for those who listen.

use super::Sitting;
use crate::browser::sound::Sound;
use crate::local_table::{LocalTable, Standing};
use crate::page::log::news;
use crate::page::turn::Turn;
use kernel::{Seat, SeatSet};
use leptos::prelude::*;

impl Sitting {
    /// The sentence with this id about a seat.
    pub(super) fn say_of(self, id: &str, seat: Seat) -> String {
        let name = self.desk.with_untracked(|desk| desk.name(seat));
        self.ctx.say_with(id, &[("name", name.into())])
    }

    /// Tells screen readers, and ears, what is new.
    pub(super) fn tell(self, before: Option<usize>, ply: usize) -> usize {
        let fresh = before.is_some_and(|before| before < ply);
        if fresh {
            let story = self.story();
            let from = before.unwrap_or(ply) + 1;
            let fresh = story.history.plies().get(from..).unwrap_or_default();
            let told = news(self.ctx, story.history.game(), story.reader(), fresh);
            told.into_iter().for_each(|told| self.ctx.announce(told));
            match self.desk.with_untracked(LocalTable::standing) {
                Standing::Over(_) => self.ctx.sound(Sound::End),
                Standing::Person(_) => self.ctx.sound(Sound::Turn),
                _ => {}
            }
        }
        ply
    }

    /// What is due, in words.
    pub(super) fn due(self) -> String {
        if self.back.get().is_some() {
            return self.ctx.say("web-looking-back");
        }
        if self.held.get().is_some() {
            return self.ctx.say("web-round-over");
        }
        self.desk.with(|desk| match desk.standing() {
            Standing::Person(seats) => self.due_of(desk, seats),
            Standing::Bot(seat, _) => self.ctx.say_with("web-thinking", &[("name", desk.name(seat).into())]),
            Standing::Over(_) | Standing::Ended(_) => self.ctx.say("web-over"),
        })
    }

    pub(super) fn due_of(self, desk: &LocalTable, seats: SeatSet) -> String {
        if desk.people().len() == 1 {
            return self.ctx.say("web-your-turn");
        }
        let names: Vec<String> = seats.iter().map(|seat| desk.name(seat)).collect();
        self.ctx.say_with("web-turn", &[("names", words::list(self.ctx.lang.get(), &names).into())])
    }

    /// Whose turn it is. Around one device everybody is told who is next.
    pub(super) fn turn(self) -> Turn {
        let waits = self.held.get().is_none();
        self.desk.with(|desk| {
            let person = waits && matches!(desk.standing(), Standing::Person(_));
            let mine = person && desk.people().len() == 1;
            Turn {
                game: desk.game().name().to_owned(),
                mine,
                said: person.then(|| self.due()),
                ply: desk.history().len(),
            }
        })
    }
}
