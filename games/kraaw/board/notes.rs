//! What somebody has noted on cards that lie face down, for their own eyes, on this device.

use super::{Branch, Row};
use crate::face::scene::Thing;
use ::board::notes;
use leptos::prelude::*;
use rules::{Place, Spot};
use std::collections::BTreeMap;

/// The notes of one round: on which card, and what.
type Written = BTreeMap<String, char>;

/// What can be noted, in the order in which pressing a card goes through it.
const SIGNS: [char; 6] = ['1', '2', '3', '4', '5', '?'];

#[derive(Clone, Copy)]
pub(super) struct Notes {
    written: RwSignal<Written>,
    /// Whose notes they are and of which round, as they are kept.
    of: StoredValue<String>,
    /// Whether pressing a card writes a note.
    writing: RwSignal<bool>,
}

impl Default for Notes {
    fn default() -> Self {
        Self {
            written: RwSignal::new(Written::new()),
            of: StoredValue::new(String::new()),
            writing: RwSignal::new(false),
        }
    }
}

impl Branch {
    /// Opens the notes of whoever looks, if they are another's or of another round than those that lie open.
    pub(super) fn open_notes(self) {
        let name = self.with(|scene| match scene.me {
            Some(me) => format!("{me}.{}", scene.view.course.round),
            None => String::new(),
        });
        if self.notes.of.with_value(|of| *of != name) {
            self.notes.written.set(read(&notes::kept(&name)));
            self.notes.writing.set(false);
            self.notes.of.set_value(name);
        }
    }

    /// What is noted on a card, while it lies face down and its value is not shown anyway.
    pub(super) fn note(self, thing: Thing) -> Option<char> {
        let hidden = self.spot(thing) == Spot::Down(None);
        self.notes.written.with(|written| written.get(&key(thing)).copied()).filter(|_| hidden)
    }

    /// A card was pressed: to be noted on, or chosen.
    pub(super) fn press(self, thing: Thing) {
        if !self.notes.writing.get_untracked() {
            return self.choose(thing);
        }
        let next = match self.notes.written.with_untracked(|written| written.get(&key(thing)).copied()) {
            None => Some(SIGNS[0]),
            Some(sign) => SIGNS.iter().position(|&other| other == sign).and_then(|at| SIGNS.get(at + 1).copied()),
        };
        self.write(thing, next);
    }

    /// A key that notes something on the card it is at, or wipes that out.
    pub(super) fn note_key(self, key: &str) -> bool {
        let sign = key.chars().next().filter(|sign| key.len() == 1 && SIGNS.contains(sign));
        if sign.is_none() && !matches!(key, "0" | "Backspace" | "Delete") {
            return false;
        }
        let (row, column) = self.focus.get_untracked();
        let thing = self.rows().get(row).zip(Place::ALL.get(column)).map(|(row, &place): (&Row, _)| row.thing(place));
        thing.into_iter().for_each(|thing| self.write(thing, sign));
        true
    }

    fn write(self, thing: Thing, sign: Option<char>) {
        if self.spot(thing) != Spot::Down(None) || self.notes.of.with_value(String::is_empty) {
            return;
        }
        self.notes.written.update(|written| match sign {
            Some(sign) => drop(written.insert(key(thing), sign)),
            None => drop(written.remove(&key(thing))),
        });
        let text = self.notes.written.with_untracked(written);
        self.notes.of.with_value(|of| notes::keep(of, &text));
        let said = sign.map_or_else(
            || self.ctx.say("web-kraaw-note-none"),
            |sign| self.ctx.say_with("web-kraaw-note-is", &[("note", sign.to_string().into())]),
        );
        self.ctx.announce(said);
    }

    /// The way to write notes with a pointer; keys write them at any time.
    pub(super) fn notes_switch(self) -> Option<impl IntoView> {
        let ctx = self.ctx;
        let on = self.notes.writing;
        self.with(|scene| scene.me.filter(|&me| scene.plays(me) && scene.tally().is_none())).map(|_| view! {
            <button class="soft notes" aria-pressed=move || on.get().to_string() data-tip=ctx.will_say("web-kraaw-tip-notes")
                on:click=move |_| on.update(|on| *on = !*on)>{ctx.will_say("web-kraaw-notes")}</button>
        })
    }
}

/// A card as notes name it.
fn key(thing: Thing) -> String {
    match thing {
        Thing::Nest(seat, place) => format!("{seat}-{}", place.number()),
        Thing::Dog(place) => format!("d-{}", place.number()),
    }
}

fn written(written: &Written) -> String {
    written.iter().map(|(key, sign)| format!("{key}{sign}")).collect::<Vec<_>>().join(" ")
}

/// Notes as they were kept; what cannot be read is left out.
fn read(text: &str) -> Written {
    let note = |word: &str| {
        let sign = word.chars().last().filter(|sign| SIGNS.contains(sign))?;
        Some((word[..word.len() - 1].to_owned(), sign))
    };
    text.split_whitespace().filter_map(note).collect()
}
