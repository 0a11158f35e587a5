//! A table of a house, as this page knows it: the fold of what the house has told.
//!
//! Messages go in; what to do next comes out. There is no socket and no clock here. Two things are folded apart:
//! what the table is now, which a snapshot says at once, and what happened there, which is told entry by
//! entry and fetched where entries are missing. A message that comes twice changes nothing.

mod clocks;
mod past;
mod pulse;
mod requests;
#[cfg(test)]
mod tests;

pub use clocks::{Clocks, Left};
pub use past::Past;
pub use pulse::{Beat, Pulse};
pub use requests::Requests;

use crate::story::Step;
use kernel::{Outcome, Seat, SeatSet};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::TurnNow;
use table::host::Plan;

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "four independent facts, as the house tells them")]
pub struct Place {
    /// `open`, `person` or `bot`.
    pub kind: String,
    /// What they are called.
    pub name: String,
    /// How strong a bot is.
    pub level: Option<String>,
    /// Whether somebody is connected for it.
    pub here: bool,
    /// Whether it is ready to begin.
    pub ready: bool,
    /// Whether a bot plays for a person who is away.
    pub stand_in: bool,
    /// Whether they have given up.
    pub resigned: bool,
}

/// What was said at the table, or done there beside moving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Somebody said something.
    Said(Seat, String),
    /// Something happened, by the house's word for it, and to whom.
    Happened(String, Option<Seat>),
}

/// A table of a house, as this page knows it.
#[derive(Clone, Debug, Default)]
pub struct Online {
    /// What was agreed when the table was made; nothing before the house has told.
    pub plan: Option<Plan>,
    /// `waiting`, `playing`, `paused` or `over`.
    pub phase: String,
    /// One's own seat.
    pub seat: Option<Seat>,
    /// Whether one made the table.
    pub owner: bool,
    /// Who sits where.
    pub places: Vec<Place>,
    /// How many watch.
    pub watching: u32,
    /// What one may see now, as JSON.
    pub view: Option<String>,
    /// Who is due.
    pub due: SeatSet,
    /// How it ended.
    pub result: Option<Outcome>,
    /// What is offered: by whom, what, and who has agreed.
    pub offer: Option<(Seat, String, SeatSet)>,
    /// Where the same people went on.
    pub rematch: Option<String>,
    /// What happened, and what could be seen then.
    pub past: Past,
    /// What is left on each clock.
    pub clocks: Clocks,
    /// What was asked and not answered.
    pub requests: Requests,
    /// The entry that what the table is now includes.
    seen: u64,
    /// Whether missing entries are being fetched.
    recalling: bool,
}

/// What the page should do about a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Ask for the whole table again: more has changed than was told.
    Table,
    /// Fetch what happened after the entry of this number.
    Recall(u64),
    /// Keep this token: it proves whose seat it is.
    Keep(String),
    /// Show why something was refused.
    Show(String),
}

#[derive(Deserialize)]
struct Snapshot {
    n: u64,
    you: You,
    table: Summary,
    turn: Option<TurnNow>,
    view: Option<Box<RawValue>>,
    #[serde(default)]
    clocks: Vec<u64>,
}

#[derive(Deserialize)]
struct You {
    seat: Option<Seat>,
    owner: bool,
}

#[derive(Deserialize)]
struct Summary {
    plan: Plan,
    phase: String,
    places: Vec<Place>,
    watching: u32,
    offer: Option<OfferSeen>,
    result: Option<Outcome>,
    rematch: Option<String>,
}

#[derive(Deserialize)]
struct OfferSeen {
    seat: Seat,
    what: Value,
    agreed: SeatSet,
}

/// What an entry of the log may bring along.
#[derive(Deserialize)]
struct Entry {
    n: u64,
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<String>,
    text: Option<String>,
    plies: Option<usize>,
    #[serde(default)]
    events: Vec<Box<RawValue>>,
    phase: Option<String>,
    turn: Option<TurnNow>,
    view: Option<Box<RawValue>>,
    clocks: Option<Vec<u64>>,
}

impl Online {
    /// A table that nothing is known of; `page` is a name for its requests that no other page has.
    pub fn new(page: String) -> Self {
        Self { requests: Requests::new(page), ..Self::default() }
    }

    /// Takes in a message of the house at this moment of the browser's clock, in milliseconds.
    pub fn hear(&mut self, text: &str, now: f64) -> Vec<Wish> {
        let Ok(message) = serde_json::from_str::<Value>(text) else { return Vec::new() };
        match message["told"].as_str() {
            Some("table") => self.see(text, now),
            Some("presence") => self.presence(&message),
            Some(kind) => serde_json::from_str(text).map_or(Vec::new(), |entry| self.follow(kind, entry, now)),
            None => self.answered(&message, text, now),
        }
    }

    /// Takes in entries that were fetched: a list of messages, or nothing where that failed.
    pub fn recall(&mut self, log: &str, now: f64) -> Vec<Wish> {
        self.recalling = false;
        let messages = serde_json::from_str::<Vec<Box<RawValue>>>(log).unwrap_or_default();
        messages.iter().flat_map(|message| self.hear(message.get(), now)).collect()
    }

    /// The game's name; nothing before the house has told.
    pub fn game(&self) -> &str {
        self.plan.as_ref().map_or("", |plan| plan.game.as_str())
    }

    /// What the seats are called; bots by the name that `bot` has for the first, second and so on.
    pub fn names(&self, bot: impl Fn(usize) -> String) -> Vec<String> {
        let mut bots = 0;
        let name = |place: &Place| match place.kind.as_str() {
            "bot" => {
                bots += 1;
                bot(bots)
            }
            _ => place.name.clone(),
        };
        self.places.iter().map(name).collect()
    }

    /// Whether one may act now.
    pub fn may_act(&self) -> bool {
        self.phase == "playing" && self.seat.is_some_and(|seat| self.due.contains(seat))
    }

    /// One's own place.
    pub fn own(&self) -> Option<&Place> {
        self.seat.and_then(|seat| self.places.get(seat.index()))
    }

    /// What is left on the clock of a seat that a person has, and whether it runs.
    pub fn time_left(&self, seat: Seat, now: f64) -> Option<(u64, bool)> {
        let person = self.places.get(seat.index()).is_some_and(|place| place.kind == "person");
        let running = if self.phase == "playing" { self.due } else { SeatSet::EMPTY };
        let left = self.clocks.left(seat, running, now).filter(|_| person)?;
        Some((left, running.contains(seat)))
    }

    /// Whether one's own clock runs, and is running out.
    pub fn is_pressed(&self, now: f64) -> bool {
        let own = self.seat.and_then(|seat| self.time_left(seat, now));
        own.is_some_and(|(left, runs)| runs && left < Clocks::LOW)
    }

    fn see(&mut self, text: &str, now: f64) -> Vec<Wish> {
        let Ok(seen) = serde_json::from_str::<Snapshot>(text) else { return Vec::new() };
        let Summary { plan, phase, places, watching, offer, result, rematch } = seen.table;
        self.plan = Some(plan);
        (self.phase, self.places, self.watching) = (phase, places, watching);
        (self.result, self.rematch) = (result, rematch);
        self.offer = offer.map(|offer| (offer.seat, word_of(&offer.what), offer.agreed));
        (self.seat, self.owner) = (seen.you.seat, seen.you.owner);
        self.view = seen.view.map(|view| view.get().to_owned());
        self.clocks = Clocks::new(seen.clocks, now);
        self.seen = seen.n;
        self.turn(seen.turn);
        if seen.n == self.past.told {
            self.past.look_again(self.view.as_deref());
        }
        self.missing(seen.n)
    }

    /// Asks for entries up to this number, where some were not told.
    fn missing(&mut self, upto: u64) -> Vec<Wish> {
        if self.past.told >= upto || self.recalling {
            return Vec::new();
        }
        self.recalling = true;
        vec![Wish::Recall(self.past.told)]
    }

    fn turn(&mut self, turn: Option<TurnNow>) {
        self.due = SeatSet::EMPTY;
        match turn {
            Some(TurnNow::Seats(seats)) => self.due = seats,
            Some(TurnNow::Over(outcome)) => {
                self.result = Some(outcome);
                self.phase = "over".into();
            }
            None => {}
        }
    }

    /// Takes in an entry of the log: into the past if it is the next, and into what the table is now if that
    /// does not include it yet.
    fn follow(&mut self, kind: &str, entry: Entry, now: f64) -> Vec<Wish> {
        let n = entry.n;
        if n <= self.past.told {
            return Vec::new();
        }
        if n > self.past.told + 1 {
            return self.missing(n);
        }
        let has_view = entry.view.is_some() || kind == "moved";
        let (turn, clocks, phase) = (entry.turn, entry.clocks.clone(), entry.phase.clone());
        self.past.take_in(kind, entry);
        if n <= self.seen {
            return Vec::new();
        }
        self.seen = n;
        if has_view {
            self.view = self.past.latest().map(str::to_owned);
        }
        if let Some(phase) = phase {
            self.phase = phase;
        }
        self.turn(turn);
        self.clocks = Clocks::new(clocks.unwrap_or_default(), now);
        self.changed(kind)
    }

    /// What an entry of this kind changes beside whose turn it is.
    fn changed(&mut self, kind: &str) -> Vec<Wish> {
        match kind {
            "moved" if self.view.is_some() => {
                self.offer.take_if(|(_, what, _)| what != "pause");
                Vec::new()
            }
            "said" => Vec::new(),
            _ => vec![Wish::Table],
        }
    }

    fn presence(&mut self, message: &Value) -> Vec<Wish> {
        let here = SeatSet::deserialize(&message["here"]).unwrap_or_default();
        for (seat, place) in Seat::all(self.places.len() as u8).zip(&mut self.places) {
            place.here = here.contains(seat);
        }
        self.watching = message["watching"].as_u64().unwrap_or_default() as u32;
        Vec::new()
    }

    fn answered(&mut self, message: &Value, text: &str, now: f64) -> Vec<Wish> {
        if let Some(id) = message["id"].as_str() {
            self.requests.answered(id);
        }
        if message["ok"] == Value::Bool(false) {
            return message["error"]["message"].as_str().map(|why| Wish::Show(why.to_owned())).into_iter().collect();
        }
        if message.get("table").is_some() {
            #[derive(Deserialize)]
            struct Inside {
                table: Box<RawValue>,
            }
            let inside = serde_json::from_str::<Inside>(text);
            return inside.map(|inside| self.see(inside.table.get(), now)).unwrap_or_default();
        }
        let token = message["token"].as_str().map(|token| Wish::Keep(token.to_owned()));
        token.into_iter().chain(message.get("seat").map(|_| Wish::Table)).collect()
    }
}

/// What is offered, by its word: some offers come with particulars.
fn word_of(what: &Value) -> String {
    let first = || what.as_object().and_then(|what| what.keys().next().cloned());
    what.as_str().map(str::to_owned).or_else(first).unwrap_or_default()
}
