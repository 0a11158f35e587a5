//! What happened at a table of a house, and what could be seen after each move.

use super::{Entry, Heard, Step};
use crab_stack_rules::CrabStack;
use kernel::{Game, Nobody, Seat, Viewpoint};

/// What happened, entry by entry.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// The moves, after the deal that play began with.
    pub story: Vec<Step>,
    /// What was said, and done beside moving.
    pub heard: Vec<Heard>,
    /// The number of the last entry that is in it. The first is that the table was made, which says nothing.
    pub told: u64,
    /// What could be seen after each step of the story.
    views: Vec<Option<String>>,
}

impl Past {
    /// What could be seen after so many moves, as JSON.
    pub fn view(&self, ply: usize) -> Option<&str> {
        self.views.get(ply)?.as_deref()
    }

    /// What could be seen after the last move.
    pub(super) fn latest(&self) -> Option<&str> {
        self.views.last()?.as_deref()
    }

    /// Takes in the next entry.
    pub(super) fn take_in(&mut self, kind: &str, entry: Entry) {
        self.told = entry.n;
        let view = entry.view.map(|view| view.get().to_owned());
        match (kind, entry.seat, entry.mv) {
            ("began", ..) => {
                self.story = vec![Step { moved: None, events: entry.events }];
                self.views = vec![view];
            }
            ("moved", Some(seat), Some(mv)) => {
                let view = view.or_else(|| seen_after(self.latest()?, seat, &mv));
                self.story.push(Step { moved: Some((seat, mv)), events: entry.events });
                self.views.push(view);
            }
            ("said", Some(seat), _) => self.heard.push(Heard::Said(seat, entry.text.unwrap_or_default())),
            ("undone", ..) => {
                self.undo(entry.plies.unwrap_or_default(), view.as_deref());
                self.heard.push(Heard::Happened("undone".into(), entry.seat));
            }
            _ => self.heard.push(Heard::Happened(kind.to_owned(), entry.seat)),
        }
    }

    /// What is seen now, perhaps with other eyes than when it was told: those of somebody who has just sat down.
    pub(super) fn look_again(&mut self, view: Option<&str>) {
        if let (Some(last), Some(view)) = (self.views.last_mut(), view) {
            *last = Some(view.to_owned());
        }
    }

    /// Takes moves back, so that so many are left.
    fn undo(&mut self, plies: usize, view: Option<&str>) {
        self.story.truncate(plies + 1);
        self.views.truncate(plies + 1);
        self.look_again(view);
    }
}

/// What everybody sees after a move, from what everybody saw before it: in a game without secrets the house
/// does not say. Crab Stack is the only one.
fn seen_after(before: &str, seat: Seat, mv: &str) -> Option<String> {
    let view = serde_json::from_str(before).ok()?;
    let mv = mv.parse().ok()?;
    // Nothing is hidden, so there is one world to imagine, whatever chance says.
    let mut game = CrabStack::imagine(&view, &mut || 0);
    game.check(seat, &mv).ok()?;
    game.apply(seat, &mv, &mut Nobody);
    serde_json::to_string(&game.view(Viewpoint::Audience)).ok()
}
