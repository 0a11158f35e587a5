//! What happened at a table of a house, and what could be seen after each move.

use catalog::{AnyView, GameId};
use kernel::Viewpoint;
use std::sync::Arc;
use table::{History, Ply};
use wire::Json;
use wire::told::{Happened, Told};

/// What happened, entry by entry.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// The moves, after the deal that play began with; nothing before that.
    pub history: Option<History>,
    /// What was said, and done beside moving.
    pub heard: Vec<Happened>,
    /// The number of the last entry that is in it. The first is that the table was made, which says nothing.
    pub told: u64,
}

impl Past {
    /// The plies of the game so far.
    pub fn plies(&self) -> &[Arc<Ply>] {
        self.history.as_ref().map_or(&[], History::plies)
    }

    /// What could be seen after so many moves.
    pub fn view(&self, moves: usize) -> Option<AnyView> {
        self.history.as_ref()?.view(moves, Viewpoint::Audience)
    }

    /// What could be seen after the last move.
    pub(super) fn latest(&self) -> Option<AnyView> {
        self.view(self.history.as_ref()?.len())
    }

    /// Takes in the next entry of a table of this game, if it is one that this guest knows. Says whether all of it was
    /// understood.
    pub(super) fn take_in(&mut self, game: Option<GameId>, told: &mut Told) -> bool {
        self.told = told.n;
        let Some(game) = game else { return false };
        let written = told.view.take();
        let view = written.as_ref().and_then(|view| seen(game, view));
        let understood = written.is_none() || view.is_some();
        let events = told.events.take().unwrap_or_default();
        let events = events.iter().filter_map(|event| game.read_event(event.get()).ok()).collect();
        let history = self.history.get_or_insert_with(|| History::told(game));
        match &told.what {
            Happened::Began => history.tell(None, events, view),
            Happened::Moved { seat, mv } => history.tell(Some((*seat, mv.clone())), events, view),
            other => {
                if let Happened::Undone { plies, .. } = other {
                    history.truncate(*plies);
                }
                self.heard.push(other.clone());
                self.look_again(view);
            }
        }
        understood
    }

    /// What is seen now, perhaps with other eyes than when it was told: those of somebody who has just sat down, or who
    /// may see more because the game is over.
    pub(super) fn look_again(&mut self, view: Option<AnyView>) {
        if let (Some(history), Some(view)) = (&mut self.history, view) {
            history.look_again(view);
        }
    }
}

/// A view that a house sent; nothing where it is of another version than this guest understands.
pub(super) fn seen(game: GameId, view: &Json) -> Option<AnyView> {
    game.read_view(view.get()).ok()
}
