//! What every drawing can ask of the page it is on.

use crate::said::Said;
use leptos::prelude::*;
use words::{Arg, Lang};

/// What every drawing can ask of the page it is on, which provides it by context.
#[derive(Clone, Copy)]
pub struct Ctx {
    /// The language being spoken.
    pub lang: Memo<Lang>,
    /// What screen readers are told.
    pub said: RwSignal<Said>,
    /// Whether cards looked at in secret stay in sight.
    pub memory_aid: Signal<bool>,
    /// Whether things may move.
    pub moves: Signal<bool>,
    /// The section of the rules page that what is being done is about, by the id of its heading.
    pub topic: RwSignal<&'static str>,
}

/// What the page provides.
pub fn ctx() -> Ctx {
    expect_context()
}

impl Ctx {
    /// The sentence with this id.
    pub fn say(self, id: &str) -> String {
        words::say(self.lang.get(), id)
    }

    /// The sentence with this id, in whatever language is spoken when it is read. All such sentences are of
    /// one type, so the page has the code that shows one only once.
    pub fn will_say(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.say(id)
    }

    /// The sentence with this id, its blanks filled in.
    pub fn say_with(self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        words::say_with(self.lang.get(), id, args)
    }

    /// The sentence for a rule that is broken.
    pub fn rule(self, code: &str) -> String {
        words::rule(self.lang.get_untracked(), code)
    }

    /// Has screen readers say something when they have finished what they are saying.
    pub fn announce(self, sentence: String) {
        self.said.update(|said| said.tell(sentence));
    }

    /// The same, for nobody but the one who has the device now.
    pub fn whisper(self, sentence: String) {
        self.said.update(|said| said.whisper(sentence));
    }
}
