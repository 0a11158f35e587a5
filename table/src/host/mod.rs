//! A table with people around it, as a value: who sits where, clocks, talk, consent and the game.
//!
//! Messages and the time go in; log entries, messages and alarms come out. The host does no I/O,
//! looks at no clock and draws no lots. Its state is the fold of the table's log and of nothing else
//! (who is connected just now is told to it and forgotten), so [`Host::fold`] over the entries gives
//! the same host, and [`retell`] gives the very messages that were sent.
//!
//! The host knows people by the hash of a token ([`key_of`]), never the token itself.

mod ahead;
mod apply;
mod ask;
mod clocks;
mod consent;
mod effects;
mod entry;
mod eyes;
mod forget;
mod handle;
mod idempotency;
mod local_table;
mod marks;
mod messages;
mod names;
mod place;
mod play;
mod presence;
mod read;
mod retelling;
mod reveal;
mod room;
mod rule;
mod seats;
mod setup;
mod talk;
mod undo;

pub use ahead::{Ahead, Errand};
pub use ask::{Ask, Message};
pub use effects::{Effects, Successor, Tell, Think, To};
pub use entry::{Closing, Entry, Logged, Request, Sitter};
pub use eyes::Eyes;
pub use forget::{Forgotten, called, forget};
pub use local_table::{Ended, LocalTable, Player};
pub use retelling::{Retelling, retell};
pub use rule::Rule;
pub use setup::{Clock, Key, Plan, Start, TimeOut, checked, key_of};
pub use wire::Time;
pub use wire::table::Phase;

use crate::fair::{self, Commitment, Fair, Seal, Secret};
use crate::problem::{Code, Problem};
use crate::record::{Ending, Record};
use crate::session::Session;
use clocks::Clocks;
use consent::Offer;
use idempotency::Answered;
use kernel::{Outcome, Seat, SeatSet, Turn};
use marks::Marks;
use place::Place;
use presence::Connected;
use room::Used;
use setup::Setup;
use std::sync::{Arc, OnceLock};

/// A table with people around it. What is refused changes nothing.
#[derive(Clone)]
pub struct Host {
    setup: Arc<Setup>,
    places: Vec<Place>,
    next: u64,
    last: Time,
    /// Since when those who committed to a salt are to reveal it.
    revealing: Option<Time>,
    called_off: u32,
    /// How the dealer's key was made.
    proof: u32,
    session: Option<Session>,
    paused: bool,
    ended: Option<Outcome>,
    seal: OnceLock<Seal>,
    clocks: Box<Clocks>,
    offer: Option<Offer>,
    stamp: u32,
    thinking: SeatSet,
    /// How much each seat has said.
    said: Vec<u32>,
    resigned: u8,
    rematch: Option<Box<str>>,
    closed: Option<Closing>,
    answered: Answered,
    used: Used,
    connected: Connected,
    grace: Time,
    marks: Marks,
}

impl Host {
    /// A new table, and the first entry of its log.
    pub fn make(now: Time, plan: Plan, secret: Secret, owner: Key) -> Result<(Self, Logged), Problem> {
        let entry = Entry::Made { plan: checked(plan)?, secret, owner };
        let logged = Logged { at: now, by: None, entry };
        Ok((Self::begin(&logged)?, logged))
    }

    fn begin(first: &Logged) -> Result<Self, Problem> {
        let Entry::Made { plan, secret, owner } = &first.entry else { return Err(broken(0)) };
        let clocks = Box::new(Clocks::new(plan.clock, plan.seats));
        let places = (0..plan.seats).map(|_| Place::default()).collect();
        Ok(Self {
            setup: Arc::new(Setup::new(plan.clone(), *secret, *owner)),
            places,
            next: 1,
            last: first.at,
            revealing: None,
            called_off: 0,
            proof: fair::VERSION,
            session: None,
            paused: false,
            ended: None,
            seal: OnceLock::new(),
            clocks,
            offer: None,
            stamp: 0,
            thinking: SeatSet::EMPTY,
            said: vec![0; plan.seats.into()],
            resigned: 0,
            rematch: None,
            closed: None,
            answered: Answered::default(),
            used: Used::default(),
            connected: Connected::default(),
            grace: Time(0),
            marks: Marks::default(),
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

    /// What the house has committed to.
    pub fn commitment(&self) -> Commitment {
        self.setup.commitment
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

    /// What this person is called at the table.
    pub fn name_of(&self, who: &Key) -> Option<&str> {
        self.seat_of(who).map(|seat| &*self.place(seat).name)
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
            _ if self.closed.is_some() => Phase::Over,
            (None, _) if self.revealing.is_some() => Phase::Revealing,
            (None, _) => Phase::Waiting,
            (Some(_), Some(_)) => Phase::Over,
            (Some(_), None) if self.paused => Phase::Paused,
            (Some(_), None) => Phase::Playing,
        }
    }

    /// Why the house closed it, if it has.
    pub fn closed(&self) -> Option<Closing> {
        self.closed
    }

    /// Why something is refused: this, or because the table is closed.
    fn unless_closed(&self, rule: Rule) -> Rule {
        if self.closed.is_some() { Rule::Closed } else { rule }
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

    /// Whether the game being played hides anything from anybody.
    fn has_secrets(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.game().has_secrets())
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
        let outcome = self.outcome().ok_or(self.unless_closed(Rule::NotOver))?;
        let mut record = self.unsealed(session, outcome);
        record.fair = Some(self.fair(session, outcome));
        Ok(record)
    }

    fn unsealed(&self, session: &Session, outcome: Outcome) -> Record {
        let mut record = session.record();
        // As they were when the key was made from them, whatever options there have come to be since.
        record.options.clone_from(&self.setup.plan.options);
        record.names = self.places.iter().map(|place| place.name.to_string()).collect();
        (record.result, record.ended) = (Some(outcome), self.ending());
        record.fair = Some(self.proven(None));
        record
    }

    /// What proves that it was dealt fairly, once the game is over.
    fn proof(&self) -> Option<Fair> {
        self.session.as_ref().zip(self.outcome()).map(|(session, outcome)| self.fair(session, outcome))
    }

    fn fair(&self, session: &Session, outcome: Outcome) -> Fair {
        let seal = || *self.seal.get_or_init(|| fair::seal(&self.unsealed(session, outcome)));
        self.proven((self.proof > 1).then(seal))
    }

    fn proven(&self, seal: Option<Seal>) -> Fair {
        let Setup { secret, commitment, .. } = *self.setup;
        Fair { version: self.proof, commitment, secret, salts: self.salts(), called_off: self.called_off, seal }
    }
}

/// A log that no host has written.
fn broken(entry: usize) -> Problem {
    Problem::new(Code::BadRequest, "bad-record").with("detail", "not a table's log").at(entry)
}

#[cfg(test)]
mod tests;
