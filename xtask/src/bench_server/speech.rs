//! What the clients of the benchmark say and understand: nothing else here knows how messages are written.
//!
//! It keeps to what earlier versions understood, so that they can be measured beside this one.

use anyhow::{Context, Result, ensure};
use kernel::{Chance, Game, Seat};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;

/// A wish to make a move.
pub(super) fn play(mv: &str, id: u64) -> String {
    json!({ "cmd": "play", "move": mv, "id": id }).to_string()
}

/// Whether a move is told; an error if one was refused.
pub(super) fn is_moved(text: &str) -> Result<bool> {
    ensure!(!text.contains("\"ok\":false"), "{text}");
    Ok(text.starts_with("{\"told\":\"moved\""))
}

/// What is read of a snapshot, and of a move that is told.
#[derive(Deserialize)]
pub(super) struct Told<'a> {
    turn: Due,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
}

/// Who is due; nobody where it is over.
#[derive(Deserialize)]
struct Due {
    #[serde(default)]
    seats: Vec<u8>,
}

impl<'a> Told<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self> {
        serde_json::from_str(text).with_context(|| text.to_owned())
    }

    /// The first that is due, unless it is over.
    pub(super) fn due(&self) -> Option<Seat> {
        self.turn.seats.first().map(|&seat| Seat::at(seat))
    }

    /// A game that has this very view; nothing where none is told, because nothing is hidden.
    pub(super) fn imagined<G: Game>(&self, chance: &mut impl Chance) -> Result<Option<G>> {
        let Some(view) = self.view else { return Ok(None) };
        let view = serde_json::from_str(view.get()).context("its views are not those of this version")?;
        Ok(Some(G::imagine(&view, chance)))
    }
}
