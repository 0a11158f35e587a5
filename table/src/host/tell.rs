//! What those around a table are told.

use super::crowd::Presence;
use super::entry::{Entry, Logged, Sitter};
use super::place::Seated;
use super::setup::{Key, Plan};
use super::{Host, Time, broken};
use crate::fair::{Commitment, Fair};
use crate::problem::Problem;
use crate::protocol::TurnNow;
use catalog::Json;
use kernel::{Outcome, Seat, Viewpoint};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are still open, or somebody is not ready.
    Waiting,
    /// A game is on.
    Playing,
    /// A game is on, and rests.
    Paused,
    /// The game has ended.
    Over,
}

/// A table as everybody may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Summary<'a> {
    /// What was agreed.
    pub plan: &'a Plan,
    /// Where it stands.
    pub phase: Phase,
    /// Who sits where.
    pub places: Vec<Seated<'a>>,
    /// How many spectators there are.
    pub watching: u32,
    /// What the house has committed to.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub commitment: Commitment,
    /// What is offered and waits for consent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub offer: Option<Value>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub result: Option<Outcome>,
    /// Where the same people went on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<&'a str>,
}

/// What an entry makes everybody know, and whether each has a view to go with it.
pub(super) struct Telling {
    pub(super) text: String,
    pub(super) with_view: bool,
}

/// The commonest message, made without detours.
#[derive(Serialize)]
struct Moved<'a> {
    told: &'static str,
    n: u64,
    at: Time,
    seat: Seat,
    #[serde(rename = "move")]
    mv: &'a str,
    events: &'a [Json],
    turn: Option<TurnNow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<Vec<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fair: Option<Fair>,
}

impl Host {
    /// Who is due, once play has begun.
    pub fn turn_now(&self) -> Option<TurnNow> {
        let session = self.session.as_ref()?;
        Some(match self.outcome() {
            Some(outcome) => TurnNow::Over(outcome),
            None => session.turn().into(),
        })
    }

    fn clocks_at(&self, now: Time) -> Option<Vec<u64>> {
        let seats = Seat::all(self.setup.plan.seats);
        self.clocks.run().then(|| seats.map(|seat| self.clocks.left(seat, now)).collect())
    }

    /// What the newest entry makes everybody know.
    pub(super) fn telling(&self, n: u64, logged: &Logged, events: &[Json]) -> Telling {
        let with_view = match logged.entry {
            Entry::Began { .. } | Entry::Undone { .. } => true,
            Entry::Moved { .. } | Entry::Drawn | Entry::Resigned { .. } => self.secrets,
            _ => false,
        };
        let text = match &logged.entry {
            Entry::Moved { seat, mv, .. } => self.told_move(n, logged.at, *seat, mv, events),
            entry => self.told_other(n, logged.at, entry),
        };
        Telling { text, with_view }
    }

    fn told_move(&self, n: u64, at: Time, seat: Seat, mv: &str, events: &[Json]) -> String {
        let fair = self.outcome().map(|_| self.fair());
        let (turn, clocks) = (self.turn_now(), self.clocks_at(at));
        written(&Moved { told: "moved", n, at, seat, mv, events, turn, clocks, fair })
    }

    fn told_other(&self, n: u64, at: Time, entry: &Entry) -> String {
        let (told, particulars) = particulars(entry);
        let mut message = json!({ "told": told, "n": n, "at": at, "phase": self.phase() });
        let fields = message.as_object_mut().expect("an object was just made");
        if let Value::Object(particulars) = particulars {
            fields.extend(particulars);
        }
        if let (Entry::Began { .. }, Some(session)) = (entry, &self.session) {
            fields.insert("events".into(), json!(session.opening()));
        }
        self.add_turn(fields, at);
        written(&message)
    }

    fn add_turn(&self, fields: &mut Map<String, Value>, at: Time) {
        let Some(turn) = self.turn_now() else { return };
        fields.insert("turn".into(), json!(turn));
        if let Some(clocks) = self.clocks_at(at) {
            fields.insert("clocks".into(), json!(clocks));
        }
        if self.outcome().is_some() {
            fields.insert("fair".into(), json!(self.fair()));
        }
    }

    /// The same, with what this viewpoint may see now.
    pub(super) fn telling_from(&self, telling: &Telling, from: Viewpoint) -> String {
        match &self.session {
            Some(session) if telling.with_view => with_field(&telling.text, "view", session.view(from).get()),
            _ => telling.text.clone(),
        }
    }

    /// Who is connected.
    pub(super) fn presence(&self) -> String {
        let Presence { seats, watching } = self.here();
        written(&json!({ "told": "presence", "here": seats, "watching": watching }))
    }

    /// The table as everybody may see it.
    pub fn summary(&self) -> Summary<'_> {
        let Presence { seats: here, watching } = self.here();
        let offer = self.offer.map(|offer| json!({ "seat": offer.by, "what": offer.what, "agreed": offer.agreed }));
        Summary {
            plan: &self.setup.plan,
            phase: self.phase(),
            places: self.seats().map(|(seat, place)| place.seen(seat, here.contains(seat))).collect(),
            watching,
            commitment: self.setup.commitment,
            offer,
            result: self.outcome(),
            rematch: self.rematch.as_deref(),
        }
    }

    /// All that somebody who has just come needs: the table, their seat, whose turn it is and what they may see.
    pub fn snapshot(&self, now: Time, who: Option<&Key>) -> String {
        let (from, owner) = (self.viewpoint_of(who), who == Some(&self.setup.owner));
        let seat = if let Viewpoint::Seat(seat) = from { Some(seat) } else { None };
        let n = self.next - 1;
        let mut message = json!({ "told": "table", "n": n, "at": now, "you": { "seat": seat, "owner": owner } });
        let fields = message.as_object_mut().expect("an object was just made");
        fields.insert("table".into(), json!(self.summary()));
        self.add_turn(fields, now.max(self.last));
        let text = written(&message);
        match &self.session {
            Some(session) => with_field(&text, "view", session.view(from).get()),
            None => text,
        }
    }
}

fn written(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("messages are plain data")
}

/// A JSON object with one more field at its end.
fn with_field(object: &str, name: &str, value: &str) -> String {
    let mut text = String::with_capacity(object.len() + name.len() + value.len() + 4);
    text.push_str(&object[..object.len() - 1]);
    text.push_str(",\"");
    text.push_str(name);
    text.push_str("\":");
    text.push_str(value);
    text.push('}');
    text
}

/// What of an entry everybody may know: its name and its particulars. Deals, secrets and keys are not among them.
fn particulars(entry: &Entry) -> (&'static str, Value) {
    match entry {
        Entry::Made { plan, .. } => ("made", json!({ "plan": plan })),
        Entry::Sat { seat, name, who, salt, ready } => {
            let level = if let Sitter::Bot(level) = who { Some(level) } else { None };
            ("sat", json!({ "seat": seat, "name": name, "level": level, "salt": salt, "ready": ready }))
        }
        Entry::Ready { seat, salt } => ("ready", json!({ "seat": seat, "salt": salt })),
        Entry::Stood { seat } => ("stood", json!({ "seat": seat })),
        Entry::Began { .. } => ("began", json!({})),
        Entry::Moved { seat, mv, .. } => ("moved", json!({ "seat": seat, "move": mv })),
        Entry::Said { seat, text } => ("said", json!({ "seat": seat, "text": text })),
        Entry::Offered { seat, what } => ("offered", json!({ "seat": seat, "what": what })),
        Entry::Agreed { seat } => ("agreed", json!({ "seat": seat })),
        Entry::Declined { seat } => ("declined", json!({ "seat": seat })),
        Entry::Undone { seat, plies } => ("undone", json!({ "seat": seat, "plies": plies })),
        Entry::Drawn => ("drawn", json!({})),
        Entry::Paused => ("paused", json!({})),
        Entry::Resumed { seat } => ("resumed", json!({ "seat": seat })),
        Entry::Resigned { seat } => ("resigned", json!({ "seat": seat })),
        Entry::TimedOut { seat } => ("timed-out", json!({ "seat": seat })),
        Entry::CameBack { seat } => ("came-back", json!({ "seat": seat })),
        Entry::Rematched { table } => ("rematched", json!({ "table": table })),
    }
}

/// The messages that this viewpoint was sent, or would have been, for the entries after number
/// `since`: byte for byte the same, because they are made from the same fold.
pub fn retell(log: &[Logged], since: Option<u64>, from: Viewpoint) -> Result<Vec<String>, Problem> {
    let mut host = Host::begin(log.first().ok_or_else(|| broken(0))?)?;
    let mut told = Vec::new();
    if since.is_none() {
        told.push(host.told_other(0, log[0].at, &log[0].entry));
    }
    for logged in &log[1..] {
        let events = host.follow(logged)?;
        let n = host.next - 1;
        if since.is_none_or(|since| n > since) {
            let telling = host.telling(n, logged, &events);
            told.push(host.telling_from(&telling, from));
        }
    }
    Ok(told)
}
