//! A table around one device: its people all sit here, and bots have the other seats.
//!
//! A desk is a [`Host`] that one device speaks to for everybody. What is kept of it is the host's log, and the desk is
//! the fold of that. Consent is given by everybody at once, since they all look on; and a move is taken back by taking
//! it off the log, since nobody is far away who was told of it.

mod device;
#[cfg(test)]
mod tests;

use super::ask::{Ask, Message};
use super::effects::Effects;
use super::entry::{Entry, Logged, Sitter};
use super::handle::Work;
use super::setup::{Key, Plan};
use super::{Host, Rule, Time, broken};
use crate::fair::{self, Hex, Secret};
use crate::history::History;
use crate::problem::Problem;
use crate::record::{Ending, Entry as Line, PERSON, Record};
use crate::session::{Played, Session};
use bots::Skill;
use catalog::{AnyEvent, Refused};
use kernel::{Outcome, Seat, SeatSet};

/// Who has a seat at a desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this device.
    Person,
    /// A bot that plays so.
    Bot(Skill),
}

/// How people ended a game before the rules did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// This seat gave up.
    Resigned(Seat),
    /// All agreed on a draw.
    Agreed,
}

/// A table around one device. What is refused changes nothing.
#[derive(Clone)]
pub struct LocalTable {
    host: Host,
    log: Vec<Logged>,
    history: History,
    names: Vec<String>,
    /// Who has the device, where a curtain was lifted for them.
    holder: Option<Seat>,
}

impl LocalTable {
    /// A new table where these sit down, by these names, and play begins.
    pub fn new(now: Time, plan: Plan, players: &[(Player, String)], secret: Secret) -> Result<Self, Problem> {
        let (mut host, mut log) = seated(now, plan, players, secret)?;
        let mut work = host.work(now);
        host.begin_play(&mut work)?;
        log.append(&mut host.finish(work).entries);
        let history = History::begun(playing(&host)?);
        Ok(Self::with(host, log, history))
    }

    /// A table where these go on with a play-through that was written down; later deals come from the secret.
    pub fn resumed(now: Time, record: &Record, players: &[(Player, String)], secret: Secret) -> Result<Self, Problem> {
        let session = Session::load(record, fair::first_dealer(&secret, &vec![None; usize::from(record.seats)]))?;
        let plan = Plan::of(&record.game, record.seats, record.options.clone());
        let (_, mut log) = seated(now, plan, players, secret)?;
        let entries = entries(session.log().iter()).into_iter().chain(decided(&record.ended));
        log.extend(entries.map(|entry| Logged { at: now, by: None, entry }));
        Self::open(log)
    }

    /// The table that a kept log makes.
    pub fn open(log: Vec<Logged>) -> Result<Self, Problem> {
        let mut host = Host::begin(log.first().ok_or_else(|| broken(0))?)?;
        let mut history = None;
        for logged in &log[1..] {
            let events = host.follow(logged)?;
            match &mut history {
                Some(history) => note(history, &host, &logged.entry, events),
                None => history = host.session.as_ref().map(History::begun),
            }
        }
        let history = history.ok_or_else(|| broken(log.len()))?;
        Ok(Self::with(host, log, history))
    }

    fn with(host: Host, log: Vec<Logged>, history: History) -> Self {
        let names = host.places.iter().map(|place| place.name.to_string()).collect();
        Self { host, log, history, names, holder: None }
    }

    fn keep(&mut self, work: Work) -> Effects {
        let mut effects = self.host.finish(work);
        self.take_in(&mut effects);
        effects
    }

    fn tell(&mut self, now: Time, message: Message) -> Result<Effects, Problem> {
        let mut effects = self.host.handle(now, message)?;
        self.take_in(&mut effects);
        Ok(effects)
    }

    fn take_in(&mut self, effects: &mut Effects) {
        for logged in &effects.entries {
            note(&mut self.history, &self.host, &logged.entry, effects.events.clone());
        }
        self.log.append(&mut effects.entries);
        self.all_look_at_the_end();
    }

    fn ask(&mut self, now: Time, seat: Seat, ask: Ask) -> Result<Effects, Problem> {
        let who = Some(*self.host.place(seat).key().ok_or(Rule::NotSeated)?);
        self.tell(now, Message::Ask { who, id: None, ask })
    }

    /// Has all these people ask for the same.
    fn ask_all(&mut self, now: Time, people: SeatSet, ask: &Ask) -> Result<Effects, Problem> {
        let mut last = Err(Rule::NotSeated.into());
        for seat in people.iter() {
            last = Ok(self.ask(now, seat, ask.clone())?);
        }
        last
    }

    /// What to keep: with it, [`LocalTable::open`] goes on from here.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// The play-through.
    pub fn session(&self) -> &Session {
        self.host.session.as_ref().expect("a desk is made with its play begun")
    }

    /// What happened so far, and what could be seen after each move.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// What each seat is called.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// How the bot plays that makes this seat's moves, if one does: it has the seat, or plays on for somebody who
    /// gave up.
    pub fn bot(&self, seat: Seat) -> Option<Skill> {
        let place = self.host.place(seat);
        let level = match place.sitter {
            Some(Sitter::Bot(level)) => level,
            _ => self.host.setup.plan.level,
        };
        place.is_played_by_bot().then_some(level)
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        self.host.seats().filter(|(_, place)| place.key().is_some()).map(|(seat, _)| seat).collect()
    }

    /// The seats of people who have not given up.
    fn playing(&self) -> SeatSet {
        self.host.seats().filter(|(_, place)| place.is_person()).map(|(seat, _)| seat).collect()
    }

    /// The seats that may act now, of people and of bots.
    pub fn due(&self) -> SeatSet {
        self.host.due()
    }

    /// The people who may act now.
    fn asked(&self) -> SeatSet {
        let playing = self.playing();
        self.due().iter().filter(|&seat| playing.contains(seat)).collect()
    }

    /// Whether there is something that not everybody may see: while the game runs, if it has secrets. Until then its
    /// past is shown with the audience's eyes, and its record, which holds every deal, to nobody.
    pub fn keeps_secrets(&self) -> bool {
        self.session().game().has_secrets() && self.outcome().is_none()
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.host.outcome()
    }

    /// How people ended it, if they did.
    pub fn ended(&self) -> Option<Ended> {
        self.host.ended?;
        let resigned = self.log.iter().rev().find_map(|logged| match logged.entry {
            Entry::Resigned { seat } => Some(seat),
            _ => None,
        });
        // Where two or more played on to the end, they agreed on it.
        let given_up = resigned.filter(|_| self.playing().len() < 2);
        Some(given_up.map_or(Ended::Agreed, Ended::Resigned))
    }

    /// Makes a move for the seat, whoever has it.
    pub fn play(&mut self, now: Time, seat: Seat, mv: &str) -> Result<Played, Problem> {
        if self.host.place(seat).is_played_by_bot() {
            self.session().game().check(seat, mv).map_err(|refused| Problem::refused(&refused))?;
            return self.play_thought(now, seat, Some(mv));
        }
        let effects = self.ask(now, seat, Ask::Play { seat: None, mv: mv.to_owned() })?;
        self.played(effects)
    }

    /// Makes the move that the seat's bot thought of; where it thought of none that is legal, any legal one, so that
    /// a bot that fails does not stop the game.
    pub fn play_thought(&mut self, now: Time, seat: Seat, mv: Option<&str>) -> Result<Played, Problem> {
        if !self.due().contains(seat) || self.bot(seat).is_none() {
            return Err(Problem::refused(&Refused::NotYourTurn));
        }
        let stamp = self.host.stamp;
        let effects = self.tell(now, Message::Thought { seat, stamp, mv: mv.map(str::to_owned) })?;
        self.played(effects)
    }

    fn played(&self, effects: Effects) -> Result<Played, Problem> {
        match self.log.last().map(|logged| &logged.entry) {
            Some(Entry::Moved { mv, .. }) => Ok(Played { mv: mv.clone(), events: effects.events }),
            _ => Err(Rule::Over.into()),
        }
    }

    /// Takes back the last move that a person made, and all that followed. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let people = self.people();
        let by_person = |logged: &Logged| matches!(logged.entry, Entry::Moved { seat, .. } if people.contains(seat));
        let Some(at) = self.log.iter().rposition(by_person) else { return false };
        self.log.truncate(at);
        self.host = Host::fold(&self.log).expect("what was kept folds");
        self.history.truncate(self.log.iter().filter(|logged| matches!(logged.entry, Entry::Moved { .. })).count());
        self.put_down();
        true
    }

    /// The seat gives up. Answered nobody at the device plays on, the game is over.
    pub fn resign(&mut self, now: Time, seat: Seat) -> Result<(), Problem> {
        self.ask(now, seat, Ask::Resign)?;
        if self.outcome().is_none() && self.playing().is_empty() {
            let mut work = self.host.work(now);
            self.host.write(&mut work, Entry::Drawn)?;
            self.keep(work);
        }
        self.put_down();
        Ok(())
    }

    /// All at the device agree on a draw. Bots never do.
    pub fn draw(&mut self, now: Time) -> Result<(), Problem> {
        self.ask_all(now, self.playing(), &Ask::Draw).map(drop)
    }

    /// The same players at a new table of the same kind, where the next seat is first.
    pub fn rematch(&self, now: Time, secret: Secret) -> Result<Self, Problem> {
        let successor = self.clone().ask_all(now, self.people(), &Ask::Rematch)?.successor.ok_or(Rule::NotOver)?;
        let (mut host, mut log) = successor.make(now, secret)?;
        // Everybody has moved on a seat; whoever has a key is a person.
        let keys: Vec<_> =
            Seat::all(self.names.len() as u8).filter_map(|seat| host.place(seat).key().copied()).collect();
        for key in keys {
            let ready = Message::Ask { who: Some(key), id: None, ask: Ask::Ready { commitment: None } };
            log.append(&mut host.handle(now, ready)?.entries);
        }
        Self::open(log)
    }

    /// The play-through written down.
    pub fn record(&self) -> Record {
        let mut record = self.session().record();
        record.names.clone_from(&self.names);
        record.players = self.host.seats().map(|(_, place)| player_word(place.sitter)).collect();
        (record.result, record.ended) = (self.outcome(), self.host.ending());
        record
    }
}

/// Who has a seat, as records write it.
fn player_word(sitter: Option<Sitter>) -> String {
    match sitter {
        Some(Sitter::Bot(skill)) => skill.to_string(),
        Some(Sitter::Person(_)) => PERSON.to_owned(),
        None => String::new(),
    }
}

/// What an entry adds to the history.
fn note(history: &mut History, host: &Host, entry: &Entry, events: Vec<AnyEvent>) {
    match (entry, &host.session) {
        (Entry::Moved { seat, mv, .. }, Some(session)) => {
            history.played(*seat, Played { mv: mv.clone(), events }, session.game());
        }
        (Entry::Undone { plies, .. }, _) => history.truncate(*plies),
        _ => {}
    }
}

/// A table where these have sat down, and its log.
fn seated(now: Time, plan: Plan, players: &[(Player, String)], secret: Secret) -> Result<(Host, Vec<Logged>), Problem> {
    let (mut host, made) = Host::make(now, plan, secret, key(Seat::at(0)))?;
    let mut log = vec![made];
    for (seat, (player, name)) in Seat::all(host.setup.plan.seats).zip(players) {
        let who = match player {
            Player::Person => Sitter::Person(key(seat)),
            Player::Bot(level) => Sitter::Bot(*level),
        };
        let entry = Entry::Sat { seat, name: name.clone(), who, commitment: None, salt: None, ready: true };
        let logged = Logged { at: now, by: None, entry };
        host.follow(&logged)?;
        log.push(logged);
    }
    Ok((host, log))
}

/// The play-through of a table where play has begun.
fn playing(host: &Host) -> Result<&Session, Problem> {
    host.session.as_ref().ok_or_else(|| Rule::NotBegun.into())
}

/// A key for a person who needs none: whoever holds the device speaks for all.
fn key(seat: Seat) -> Key {
    Hex([seat.number(); 16])
}

/// A play-through as entries of a table's log.
fn entries<'a>(log: impl Iterator<Item = &'a Line>) -> Vec<Entry> {
    let mut entries = vec![Entry::Began { deals: Vec::new(), fair: fair::VERSION }];
    for line in log {
        match (line, entries.last_mut()) {
            (Line::Deal { deal }, Some(Entry::Began { deals, .. } | Entry::Moved { deals, .. })) => {
                deals.push(deal.clone());
            }
            (Line::Deal { .. }, _) => unreachable!("deals follow the beginning or a move"),
            (Line::Move { seat, mv }, _) => {
                entries.push(Entry::Moved { seat: *seat, mv: mv.clone(), deals: Vec::new() });
            }
        }
    }
    entries
}

/// What people decided about the end, as entries of a table's log.
fn decided(ended: &Ending) -> impl Iterator<Item = Entry> {
    let resigned = ended.resigned.iter().map(|&seat| Entry::Resigned { seat });
    resigned.chain(ended.drawn.then_some(Entry::Drawn))
}
