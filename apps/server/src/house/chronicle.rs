//! What whoever watches over the house is told of its tables, in the log and in figures: when one is made, begun and over,
//! never who does what there.

use super::{House, Live};
use crate::metrics::{Metrics, add_of};
use catalog::GameId;
use table::host::{Effects, Entry, Phase, Plan};

/// What there is to tell once it is on disk.
#[derive(Default)]
pub(super) struct Chronicle {
    /// Nothing where there is nothing to tell.
    game: Option<GameId>,
    seats: u8,
    moves: u64,
    /// What the table has become.
    phase: Option<Phase>,
}

impl Chronicle {
    pub(super) fn of(live: &mut Live, effects: &Effects) -> Self {
        let moved = |entry: &Entry| matches!(entry, Entry::Moved { .. });
        let moves = effects.entries.iter().filter(|logged| moved(&logged.entry)).count() as u64;
        let now = live.host.phase();
        let before = std::mem::replace(&mut live.phase, now);
        let phase = (before != now && (before == Phase::Waiting || now == Phase::Over)).then_some(now);
        if moves == 0 && phase.is_none() {
            return Self::default();
        }
        let plan = live.host.plan();
        Self { game: plan.game.parse().ok(), seats: plan.seats, moves, phase }
    }

    pub(super) fn write(&self, table: &str, metrics: &Metrics) {
        let Some(id) = self.game else { return };
        let (game, seats) = (id.name(), self.seats);
        if self.moves > 0 {
            add_of(&metrics.moves_total, id, self.moves);
        }
        match self.phase {
            Some(Phase::Playing) => {
                add_of(&metrics.games_begun_total, id, 1);
                tracing::info!(table, game, seats, "a game is on");
            }
            Some(Phase::Over) => {
                add_of(&metrics.games_over_total, id, 1);
                tracing::info!(table, game, seats, "a game is over");
            }
            _ => {}
        }
    }
}

impl House {
    /// A table was made.
    pub(super) fn note_made(&self, table: &str, plan: &Plan) {
        let (game, seats) = (plan.game.as_str(), plan.seats);
        if let Ok(id) = game.parse() {
            add_of(&self.metrics.tables_made_total, id, 1);
        }
        tracing::info!(table, game, seats, "a table was made");
    }
}
