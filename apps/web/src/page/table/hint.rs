//! What the strongest bot would do, for whoever asks.

use super::Sitting;
use crate::browser::worker::patience;
use kernel::{Seat, Viewpoint};
use leptos::prelude::*;
use table::Skill;

/// For how many milliseconds a hint is thought about that was asked for once more.
const LONGER: f64 = 6_000.0;

impl Sitting {
    pub(super) fn ask_hint(self) {
        let Some(seat) = self.actor() else { return };
        // Whoever asks again would have it thought about for longer.
        let millis = if self.hint.with_untracked(Option::is_some) { LONGER } else { patience(Skill::STRONGEST) };
        let (game, view, ply) = self.desk.with_untracked(|desk| {
            (desk.game(), desk.session().view(Viewpoint::Seat(seat)).written(), desk.history().len())
        });
        self.ctx.bots().ask(
            (self.claim.id.get_value(), game.name()),
            view,
            seat,
            (Skill::STRONGEST, millis),
            move |mv| {
                self.hear_hint(ply, seat, mv);
            },
        );
    }

    pub(super) fn hint_label(self) -> &'static str {
        let of = self.hint.with(|hint| hint.as_ref().map(|(ply, _)| *ply));
        let here = self.desk.with(|desk| desk.history().len());
        if of == Some(here) { "web-hint-longer" } else { "web-hint" }
    }

    /// Shows a hint, or says that there is none, if it is still what was asked about.
    pub(super) fn hear_hint(self, ply: usize, seat: Seat, mv: Option<String>) {
        let hint = self.desk.try_with_untracked(|desk| {
            let asked = desk.history().len() == ply;
            asked.then(|| mv.filter(|mv| desk.is_legal(seat, mv)))
        });
        match hint.flatten() {
            Some(Some(mv)) => self.hint.set(Some((ply, mv))),
            Some(None) => self.refuse(self.ctx.say("web-hint-failed")),
            None => {}
        }
    }
}
