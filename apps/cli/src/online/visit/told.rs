//! What happened at the table, told as it happens: moves, what was said, and what people decided.

use super::Visit;
use crate::plain_text::{plain, plain_name};
use crate::terminal;
use guest::{Online, sentences};
use kernel::{Seat, Viewpoint};
use screen::Looker;
use wire::told::Happened;

/// How many usual names of bots there are.
const BOT_NAMES: usize = 5;

impl Visit {
    /// Tells what was not told yet. Whoever has moved has seen all there was before.
    pub(super) fn tell(&mut self, online: &Online) {
        self.names = self.names_of(online);
        let (plies, heard) = (online.past.plies().len(), online.past.heard.len());
        let (known_plies, known_heard) = (self.known.0.min(plies), self.known.1.min(heard));
        self.known = (plies, heard);
        for ply in known_plies..plies {
            self.tell_ply(online, ply);
        }
        for happened in &online.past.heard[known_heard..] {
            let told = self.in_words(happened);
            self.told.extend(told);
        }
    }

    fn tell_ply(&mut self, online: &Online, ply: usize) {
        let told = self.ply_in_words(online, ply);
        if told.is_none() && ply > 0 {
            return;
        }
        let moved = online.past.plies()[ply].moved.as_ref().map(|(seat, _)| *seat);
        self.told.extend(told);
        // Whoever only watches has the last move before their eyes.
        match online.seat() {
            Some(own) if moved == Some(own) => self.old = self.told.len(),
            None => self.old = self.told.len().saturating_sub(1),
            Some(_) => {}
        }
    }

    /// A move, or the first deal, in the game's words; where it has none, as it is written.
    fn ply_in_words(&mut self, online: &Online, at: usize) -> Option<String> {
        let game = online.id()?;
        let ply = online.past.plies().get(at)?;
        let view = online.past.view(at).or_else(|| online.view.clone())?;
        let (reader, coming) = (online.seat(), &self.coming);
        let from = reader.map_or(Viewpoint::Audience, Viewpoint::Seat);
        let looker = Looker { from, view, names: &self.names, reader, lang: coming.lang, paint: coming.paint };
        let screen = self.screen.get_or_insert_with(|| terminal::screen(game, coming.taste));
        let told: Vec<String> = ply.events.iter().filter_map(|event| screen.tell(event, &looker)).collect();
        let as_written = || {
            let (seat, mv) = ply.moved.as_ref()?;
            let args = [("name", self.name(*seat).into()), ("move", plain(mv).into())];
            Some(words::say_with(self.coming.lang, "terminal-moved", &args))
        };
        if told.is_empty() { as_written() } else { Some(told.join("\n")) }
    }

    /// What was said, or decided beside moving, as far as it is worth a line.
    fn in_words(&self, happened: &Happened) -> Option<String> {
        let name = happened.seat().map(|seat| self.name(seat)).unwrap_or_default();
        match happened {
            Happened::Said { text, .. } if text.is_empty() => {
                Some(self.say_with("web-online-told-forgotten", &[("name", name.into())]))
            }
            Happened::Said { text, .. } => {
                Some(self.say_with("online-said", &[("name", name.into()), ("text", plain(text).into())]))
            }
            other => sentences::told_id(other).map(|id| self.say_with(id, &[("name", name.into())])),
        }
    }

    /// What a seat is called, safe to be shown.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    fn names_of(&self, online: &Online) -> Vec<String> {
        let seat = |seat: Seat| self.say_with("seat-name", &[("seat", (seat.index() + 1).into())]);
        let usual = |_: usize, nth: usize| self.say(&format!("web-bot-name-{}", nth % BOT_NAMES + 1));
        online.names(usual, seat).iter().map(|name| plain_name(name)).collect()
    }
}
