//! A table of a house, as whoever sits or watches there knows it: the fold of what the house has told.
//!
//! Browser and terminal are such guests. Messages go in; what to do next comes out. There is no socket and no clock here. Two things are folded apart:
//! what the table is now, which begins with a snapshot, and what happened there, of which a guest who has just come
//! fetches the part before it came. A message that comes twice changes nothing; where one is missing, what is missing
//! is fetched.

mod clocks;
mod fairness;
mod fold;
mod heartbeat;
pub mod names;
mod past;
mod reconnect;
mod requests;
pub mod sentences;
#[cfg(test)]
mod stories;
#[cfg(test)]
mod tests;

pub use clocks::{Clocks, Left};
pub use fairness::{Finding, Proof, Shown};
pub use heartbeat::{Beat, Heartbeat};
pub use past::Past;
pub use reconnect::Reconnect;
pub use requests::{Fate, Requests};

use catalog::{AnyView, GameId};
use kernel::{Outcome, Seat, SeatSet};
use names::distinct;
use table::fair::{Commitment, Seal};
use wire::table::{Ask, Closing, Envelope, Offer, Phase, Place, PlaceKind, Plan, Snapshot, Summary};
use wire::told::{self, Heard, News, Told};
use wire::umpire::{Answer, Reply, TurnNow};

/// A table of a house, as one guest knows it.
#[derive(Clone, Debug, Default)]
pub struct Online {
    /// What the table is now, but for what one may see; nothing before the house has told.
    table: Option<Box<Snapshot>>,
    /// What one may see now.
    pub view: Option<AnyView>,
    /// What happened, and what could be seen then.
    pub past: Past,
    /// What is left on each clock.
    pub clocks: Clocks,
    /// What was asked and not answered.
    pub requests: Requests,
    /// Whether missing entries are being fetched.
    recalling: bool,
    /// The number of the last entry that was heard of, whether it is known or not.
    heard_of: u64,
    /// Whether the house says what this guest does not understand: it is of another version.
    pub foreign: bool,
    /// The longest name and the longest thing that can be said, in characters, once the house has told.
    pub most: Most,
}

/// How much a house takes, in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Most {
    /// Of a name.
    pub name: Option<u16>,
    /// Of what is said.
    pub say: Option<u16>,
}

/// What the guest should do about a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Fetch what happened after the entry of this number.
    Recall(u64),
    /// The same, but not at once: it could not be had just now.
    RecallLater(u64),
    /// Keep this token: it proves whose seat it is.
    Keep(String),
    /// Show why something was refused.
    Show(String),
    /// Say that the table was deleted, and do not come back to it.
    Leave,
}

impl Online {
    /// A table that nothing is known of; `name` is one for its requests that no other guest has, and that nobody can guess.
    pub fn new(name: String) -> Self {
        Self { requests: Requests::new(name), ..Self::default() }
    }

    /// The request to look at the table of this name: from the beginning, or from where the line was lost.
    pub fn join(&self, table: String, token: Option<String>) -> Ask {
        Ask::Join { table, token, since: self.table.as_ref().map(|_| self.past.told) }
    }

    /// Takes in a message of the house at this moment of the browser's clock, in milliseconds.
    pub fn hear(&mut self, text: &str, now: f64) -> Vec<Wish> {
        match Heard::read(text) {
            Ok(Heard::Table(table)) => self.see(table, now),
            Ok(Heard::News(news)) => self.learn(news, now),
            Ok(Heard::Told(told)) => self.follow(*told, now),
            Ok(Heard::Reply(reply)) => self.answered(*reply, now),
            Err(_) => {
                self.unread(text);
                Vec::new()
            }
        }
    }

    /// Something that a newer house says. What is no part of the log is not needed; without an entry the table is not
    /// known any more. A request that was answered so is not sent again.
    fn unread(&mut self, text: &str) {
        let id = wire::read::<Envelope>(text).ok().and_then(|envelope| envelope.id);
        self.foreign |= id.is_some() || told::is_entry(text);
        if let Some(id) = id {
            self.requests.answered(&id);
        }
    }

    /// Takes in entries that were fetched: a list of messages, or nothing where that failed.
    pub fn recall(&mut self, log: &str, now: f64) -> Vec<Wish> {
        self.recall_each(log, now, |_| ())
    }

    /// The same; whoever tells what happened is called after each entry.
    pub fn recall_each(&mut self, log: &str, now: f64, mut then: impl FnMut(&Self)) -> Vec<Wish> {
        self.recalling = false;
        let before = self.past.told;
        if log.is_empty() {
            return vec![Wish::RecallLater(self.past.told)];
        }
        let Ok(entries) = wire::read::<Vec<Told>>(log) else {
            self.foreign = true;
            return Vec::new();
        };
        let mut wishes = Vec::new();
        for told in entries {
            wishes.extend(self.follow(told, now));
            then(self);
        }
        // What was told while these were on their way, and follows them, was not taken in.
        if self.past.told > before {
            wishes.extend(self.missing(self.heard_of));
        }
        wishes
    }

    fn summary(&self) -> Option<&Summary> {
        self.table.as_ref().map(|table| &table.table)
    }

    /// What was agreed when the table was made; nothing before the house has told.
    pub fn plan(&self) -> Option<&Plan> {
        self.summary().map(|table| &table.plan)
    }

    /// The game's name; nothing before the house has told.
    pub fn game(&self) -> &str {
        self.plan().map_or("", |plan| plan.game.as_str())
    }

    /// Which game it is; nothing before the house has told, or where this guest does not know it.
    pub fn id(&self) -> Option<GameId> {
        self.game().parse().ok()
    }

    /// Where the table stands.
    pub fn phase(&self) -> Phase {
        self.summary().map(|table| table.phase).unwrap_or_default()
    }

    /// Who sits where.
    pub fn places(&self) -> &[Place] {
        self.summary().map_or(&[], |table| &table.places)
    }

    /// How many watch.
    pub fn watching(&self) -> u32 {
        self.summary().map_or(0, |table| table.watching)
    }

    /// What is offered and waits for consent.
    pub fn offer(&self) -> Option<Offer> {
        self.summary()?.offer
    }

    /// How it ended.
    pub fn result(&self) -> Option<Outcome> {
        self.summary()?.result
    }

    /// Where the same people went on.
    pub fn rematch(&self) -> Option<&str> {
        self.summary()?.rematch.as_deref()
    }

    /// The seal of the record, once the game is over.
    pub fn seal(&self) -> Option<Seal> {
        self.table.as_ref()?.fair.as_ref()?.seal
    }

    /// What the house has committed to; nothing before it has told.
    pub fn commitment(&self) -> Option<Commitment> {
        self.summary().map(|table| table.commitment)
    }

    /// One's own seat.
    pub fn seat(&self) -> Option<Seat> {
        self.table.as_ref()?.you.seat.filter(|seat| seat.index() < self.places().len())
    }

    /// Whether one made the table.
    pub fn owner(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.you.owner)
    }

    /// Why the house closed the table, if it has.
    pub fn closed(&self) -> Option<Closing> {
        self.table.as_ref().and_then(|table| table.table.closed)
    }

    /// Whether one can ask to play again.
    pub fn may_ask_rematch(&self) -> bool {
        self.seat().is_some() && self.rematch().is_none() && self.closed().is_none()
    }

    /// Who is due.
    pub fn due(&self) -> SeatSet {
        match self.table.as_ref().and_then(|table| table.turn) {
            Some(TurnNow::Seats(seats)) => seats,
            Some(TurnNow::Over(_)) | None => SeatSet::EMPTY,
        }
    }

    /// What the seats are called; bots by the first of the names that `bot` has for a seat, one after the other, that
    /// nobody else has, and people whose name was forgotten by that of their seat.
    pub fn names(&self, bot: impl Fn(usize, usize) -> String, seat: impl Fn(Seat) -> String) -> Vec<String> {
        let said = |place: &Place| match place.kind {
            PlaceKind::Person if place.name.is_empty() => seat(place.seat),
            PlaceKind::Person => place.name.clone(),
            PlaceKind::Open | PlaceKind::Bot => String::new(),
        };
        let taken = |place: &&Place| place.kind != PlaceKind::Open;
        let mut names = distinct(&self.places().iter().filter(taken).map(said).collect::<Vec<_>>(), bot).into_iter();
        let name = |place: &Place| if taken(&place) { names.next().unwrap_or_default() } else { String::new() };
        self.places().iter().map(name).collect()
    }

    /// The seats that may act now.
    pub fn acting(&self) -> SeatSet {
        if self.phase() == Phase::Playing { self.due() } else { SeatSet::EMPTY }
    }

    /// Whether one may act now.
    pub fn may_act(&self) -> bool {
        self.seat().is_some_and(|seat| self.acting().contains(seat))
    }

    /// The place of a seat.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places().get(seat.index())
    }

    /// One's own place.
    pub fn own(&self) -> Option<&Place> {
        self.place(self.seat()?)
    }

    /// Whether a bot plays for the reader, who could take their seat again.
    pub fn is_away(&self) -> bool {
        self.phase() == Phase::Playing && self.own().is_some_and(|own| own.stand_in)
    }

    /// Whether bots stand in for all the people there are: the game waits for the first who is back.
    pub fn is_everybody_away(&self) -> bool {
        let playing = |place: &&Place| place.kind == PlaceKind::Person && !place.resigned;
        self.places().iter().filter(playing).all(|place| place.stand_in)
    }

    /// What is left on the clock of a seat that a person has, and whether it runs.
    pub fn time_left(&self, seat: Seat, now: f64) -> Option<(u64, bool)> {
        let person = self.place(seat).is_some_and(|place| place.kind == PlaceKind::Person);
        let left = self.clocks.left(seat, self.acting(), now).filter(|_| person)?;
        Some((left, self.acting().contains(seat)))
    }

    /// Whether one's own clock runs, and is running out.
    pub fn is_pressed(&self, now: f64) -> bool {
        let own = self.seat().and_then(|seat| self.time_left(seat, now));
        own.is_some_and(|(left, runs)| runs && left < Clocks::LOW)
    }

    fn see(&mut self, mut table: Box<Snapshot>, now: f64) -> Vec<Wish> {
        let view = table.view.take();
        if !self.fits(&table.table) {
            self.foreign = true;
            return Vec::new();
        }
        self.clocks = Clocks::new(table.clocks.take().unwrap_or_default(), now);
        let n = table.n;
        self.table = Some(table);
        let seen = self.id().map(|game| view.as_ref().and_then(|view| past::seen(game, view)));
        self.foreign |= seen.as_ref().is_none_or(|seen| seen.is_none() && view.is_some());
        // Whoever was shown something goes on seeing it, whatever cannot be read after that.
        self.view = seen.flatten().or(self.view.take());
        if n == self.past.told {
            self.past.look_again(self.view.clone());
        }
        self.missing(n)
    }

    /// Whether a table has the seats that were agreed on, and is of the game that it was before.
    fn fits(&self, table: &Summary) -> bool {
        let seats = table.places.iter().map(|place| place.seat).eq(Seat::all(table.plan.seats));
        seats && self.plan().is_none_or(|plan| plan.game == table.plan.game && plan.seats == table.plan.seats)
    }

    /// Asks for entries up to this number, where some were not told.
    fn missing(&mut self, upto: u64) -> Vec<Wish> {
        self.heard_of = self.heard_of.max(upto);
        if self.past.told >= upto || self.recalling || self.foreign {
            return Vec::new();
        }
        self.recalling = true;
        vec![Wish::Recall(self.past.told)]
    }

    /// Takes in an entry of the log: into the past if it is the next, and into what the table is now if that
    /// does not include it yet.
    fn follow(&mut self, mut told: Told, now: f64) -> Vec<Wish> {
        if told.n <= self.past.told {
            return Vec::new();
        }
        if told.n > self.past.told + 1 {
            return self.missing(told.n);
        }
        let understood = self.past.take_in(self.id(), &mut told);
        self.foreign |= !understood && self.plan().is_some();
        if let Some(table) = self.table.as_mut().filter(|table| told.n > table.n) {
            fold::follow(table, &told);
            self.view = self.past.latest().or(self.view.take());
            self.clocks = Clocks::new(told.clocks.unwrap_or_default(), now);
        }
        Vec::new()
    }

    fn learn(&mut self, news: News, now: f64) -> Vec<Wish> {
        let Some(table) = &mut self.table else { return Vec::new() };
        match news {
            News::Presence { here, watching } => fold::presence(&mut table.table, here, watching),
            News::You { you, clocks } => {
                table.you = you;
                self.clocks = Clocks::new(clocks.unwrap_or_default(), now);
            }
            News::Deleted => return vec![Wish::Leave],
        }
        Vec::new()
    }

    fn answered(&mut self, mut reply: Reply, now: f64) -> Vec<Wish> {
        if let Some(id) = &reply.id {
            self.requests.answered(id);
        }
        let (id, token) = (reply.id.take(), reply.token.take().map(Wish::Keep));
        match reply.result() {
            Ok(Answer::Table { table }) => self.see(table, now),
            Ok(Answer::Hello { hello }) => {
                self.foreign |= hello.protocol != wire::PROTOCOL;
                self.most = Most { name: hello.name_chars, say: hello.say_chars };
                Vec::new()
            }
            Ok(_) => token.into_iter().collect(),
            Err(refusal) => {
                id.into_iter().for_each(|id| self.requests.refused(id));
                vec![Wish::Show(refusal.message)]
            }
        }
    }
}
