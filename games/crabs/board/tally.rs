//! What a move being built still needs, in words.

use super::Beach;
use crate::face::tally;
use leptos::prelude::*;

impl Beach {
    /// What the move being built still needs, with its running tally.
    pub(super) fn tally(self) -> String {
        let (draft, lang) = (self.draft.get(), self.ctx.lang.get());
        self.with(|scene| tally::tally(scene, &draft, lang))
    }
}
