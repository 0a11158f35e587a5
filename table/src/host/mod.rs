//! A table with people around it, as a value: who sits where, clocks, talk, consent and the game.
//!
//! Messages and the time go in; log entries, messages and alarms come out. The host does no I/O,
//! looks at no clock and draws no lots. Its state is the fold of the table's log and of nothing else
//! (who is connected just now is told to it and forgotten), so [`Host::fold`] over the entries gives
//! the same host, and [`retell`] gives the very messages that were sent.
//!
//! The host knows people by the hash of a token ([`key_of`]), never the token itself.

mod apply;
mod ask;
mod clocks;
mod conduct;
mod consent;
mod crowd;
mod desk;
mod effects;
mod entry;
mod once;
mod place;
mod play;
mod read;
mod room;
mod rule;
mod seats;
mod setup;
mod tell;
mod time;
mod undo;

pub use ask::{Ask, Message};
pub use desk::{Desk, Ended, Player};
pub use effects::{Effects, Successor, Tell, Think, To};
pub use entry::{Entry, Logged, Request, Sitter, What};
pub use place::{Kind, Seated};
pub use rule::Rule;
pub use setup::{Clock, Key, Plan, Start, TimeOut, key_of};
pub use tell::{Phase, Summary, retell};
pub use time::Time;

use crate::fair::{Fair, Secret};
use crate::problem::{Code, Problem};
use crate::record::{Ending, Record};
use crate::session::Session;
use clocks::Clocks;
use consent::Offer;
use crowd::Crowd;
use kernel::{Outcome, Seat, SeatSet, Turn, Viewpoint};
use once::Once;
use place::Place;
use room::Used;
use setup::Setup;

/// A table with people around it. What is refused changes nothing.
#[derive(Clone)]
pub struct Host {
    setup: Box<Setup>,
    places: Vec<Place>,
    next: u64,
    last: Time,
    session: Option<Session>,
    secrets: bool,
    paused: bool,
    ended: Option<Outcome>,
    clocks: Box<Clocks>,
    offer: Option<Offer>,
    stamp: u32,
    thinking: SeatSet,
    said: u32,
    resigned: u8,
    rematch: Option<Box<str>>,
    once: Once,
    used: Used,
    crowd: Crowd,
    grace: Time,
}

impl Host {
    /// A new table, and the first entry of its log.
    pub fn make(now: Time, plan: Plan, secret: Secret, owner: Key) -> Result<(Self, Logged), Problem> {
        let entry = Entry::Made { plan: plan.checked()?, secret, owner };
        let logged = Logged { at: now, by: None, entry };
        Ok((Self::begin(&logged)?, logged))
    }

    fn begin(first: &Logged) -> Result<Self, Problem> {
        let Entry::Made { plan, secret, owner } = &first.entry else { return Err(broken(0)) };
        let clocks = Box::new(Clocks::new(plan.clock, plan.seats));
        let places = (0..plan.seats).map(|_| Place::default()).collect();
        Ok(Self {
            setup: Box::new(Setup::new(plan.clone(), *secret, *owner)),
            places,
            next: 1,
            last: first.at,
            session: None,
            secrets: false,
            paused: false,
            ended: None,
            clocks,
            offer: None,
            stamp: 0,
            thinking: SeatSet::EMPTY,
            said: 0,
            resigned: 0,
            rematch: None,
            once: Once::default(),
            used: Used::default(),
            crowd: Crowd::default(),
            grace: Time(0),
        })
    }

    /// The host that a log makes. The log starts with its first entry.
    pub fn fold<'a>(log: impl IntoIterator<Item = &'a Logged>) -> Result<Self, Problem> {
        let mut log = log.into_iter();
        let mut host = Self::begin(log.next().ok_or_else(|| broken(0))?)?;
        log.try_for_each(|logged| host.follow(logged).map(drop))?;
        Ok(host)
    }

    /// How many entries the log has, which is also the number of the next one.
    pub fn next_number(&self) -> u64 {
        self.next
    }

    /// When the last entry was made.
    pub fn last_time(&self) -> Time {
        self.last
    }

    /// What was agreed about the table.
    pub fn plan(&self) -> &Plan {
        &self.setup.plan
    }

    /// Who made the table.
    pub fn owner(&self) -> Key {
        self.setup.owner
    }

    /// Whether this is the owner or somebody who has a seat.
    pub fn knows(&self, who: &Key) -> bool {
        self.setup.owner == *who || self.seat_of(who).is_some()
    }

    /// The seat that this person has.
    pub fn seat_of(&self, who: &Key) -> Option<Seat> {
        Seat::all(self.setup.plan.seats).find(|seat| self.places[seat.index()].key() == Some(who))
    }

    /// Whose eyes this person looks through now. To be asked whenever something is told, and not to be remembered.
    pub fn viewpoint_of(&self, who: Option<&Key>) -> Viewpoint {
        who.and_then(|who| self.seat_of(who)).map_or(Viewpoint::Audience, Viewpoint::Seat)
    }

    fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &Place)> {
        Seat::all(self.setup.plan.seats).zip(&self.places)
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        match (&self.session, self.outcome()) {
            (None, _) => Phase::Waiting,
            (Some(_), Some(_)) => Phase::Over,
            (Some(_), None) if self.paused => Phase::Paused,
            (Some(_), None) => Phase::Playing,
        }
    }

    /// How it ended, if it has: by the rules, or because people said so. Seats that resigned rank
    /// behind all others, who resigned first last.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_rules = self.session.as_ref().and_then(|session| session.turn().outcome());
        self.ended.or_else(|| by_rules.map(|outcome| self.ranked(|seat| -i32::from(outcome.ranks[seat]))))
    }

    fn ranked(&self, merit: impl Fn(Seat) -> i32) -> Outcome {
        self.ending().ranked(self.setup.plan.seats, merit)
    }

    /// What people decided about the end.
    fn ending(&self) -> Ending {
        let given_up = self.seats().filter(|(_, place)| place.resigned.is_some());
        let mut resigned: Vec<Seat> = given_up.map(|(seat, _)| seat).collect();
        resigned.sort_by_key(|&seat| self.place(seat).resigned);
        let drawn = self.ended.is_some() && resigned.len() + 1 < self.places.len();
        Ending { resigned, drawn }
    }

    /// The seats that may act now.
    fn due(&self) -> SeatSet {
        match (self.phase(), self.session.as_ref().map(Session::turn)) {
            (Phase::Playing, Some(Turn::Seats(seats))) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The play-through written down, with what proves that it was dealt fairly. Only once the game
    /// is over: before, it would tell everybody's secrets.
    pub fn record(&self) -> Result<Record, Problem> {
        let session = self.session.as_ref().ok_or(Rule::NotBegun)?;
        let outcome = self.outcome().ok_or(Rule::NotOver)?;
        let mut record = session.record();
        record.names = self.places.iter().map(|place| place.name.to_string()).collect();
        (record.result, record.ended) = (Some(outcome), self.ending());
        record.fair = Some(self.fair());
        Ok(record)
    }

    fn fair(&self) -> Fair {
        let Setup { secret, commitment, .. } = *self.setup;
        Fair { commitment, secret, salts: self.salts() }
    }

    fn salts(&self) -> Vec<Option<crate::fair::Salt>> {
        self.places.iter().map(|place| place.salt).collect()
    }
}

/// A log that no host has written.
fn broken(entry: usize) -> Problem {
    Problem::new(Code::BadRequest, "bad-record").with("detail", "not a table's log").at(entry)
}

#[cfg(test)]
mod tests;
