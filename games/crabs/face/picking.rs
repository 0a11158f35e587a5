//! Which cards are to be picked for a move being built.

use super::scene::{Action, Draft, Scene};
use rules::Phase;

impl Scene {
    /// Whether a card of the pool, or the deck, is to be picked and grabbed.
    pub fn grabs(&self, draft: &Draft) -> bool {
        let grabbing = self.view.phase == Phase::Action && draft.action == Some(Action::Grab);
        self.actor.is_some() && (self.view.phase == Phase::Grab || grabbing)
    }

    /// Whether cards of the pool are to be picked for others.
    pub fn takes(&self, draft: &Draft) -> bool {
        self.actor.is_some() && matches!(draft.action, Some(Action::Trade | Action::Raise))
    }

    /// Whether cards of the hand are to be picked.
    pub fn picks_from_hand(&self, draft: &Draft) -> bool {
        let playing = matches!(draft.action, Some(Action::Catch | Action::Trade | Action::Raise | Action::Upgrade));
        self.actor.is_some() && (self.view.phase == Phase::Drop || playing)
    }

    /// Whether stressed crabs are to be picked.
    pub fn relaxes(&self, draft: &Draft) -> bool {
        self.actor.is_some() && draft.action == Some(Action::Relax)
    }
}
