//! What is done while nobody waits, so that nobody waits for it later.

use super::Sitting;
use crate::browser;
use crate::local_table::LocalTable;
use crate::page::log::{Story, news};
use crate::rounds;
use leptos::prelude::*;
use std::hint::black_box;

/// How many milliseconds after a game has been opened there is time for what is not asked for yet.
const AT_LEISURE: i32 = 120;

impl Sitting {
    /// Rehearses the first move once there is time.
    pub(super) fn rehearse_at_leisure(self) {
        browser::later(AT_LEISURE, move || self.rehearse());
    }

    /// Plays and tells a move on a copy of the game, for nobody: a browser compiles what is called for the first time, and
    /// whoever makes the first move is not to wait for that.
    fn rehearse(self) {
        let Some(mut desk) = self.desk.try_get_untracked() else { return };
        let Some(seat) = self.actor() else { return };
        let before = desk.history().len();
        let first = desk.session().game().legal(seat, 1).moves.into_iter().next();
        if first.is_none_or(|mv| desk.play(browser::now(), seat, &mv).is_err()) {
            return;
        }
        // A task each, so that nothing else waits for long.
        browser::later(0, move || {
            black_box(desk.kept(browser::now()).written());
            browser::later(0, move || self.rehearse_telling(&desk, before));
        });
    }

    fn rehearse_telling(self, desk: &LocalTable, before: usize) {
        let story = Story::of(desk);
        let plies = story.history.plies().get(before..).unwrap_or_default();
        black_box(news(self.ctx, story.history.game(), story.reader(), plies));
        black_box(desk.session().view(desk.eyes()).written());
        black_box(rounds::ended(desk.history(), before + 1));
    }
}
