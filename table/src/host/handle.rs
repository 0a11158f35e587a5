//! One message in, what is to be done out.

use super::ahead::Ahead;
use super::ask::{Ask, Message};
use super::effects::{Effects, Tell, Think, To};
use super::entry::{Entry, Logged, Request, Sitter};
use super::idempotency::request;
use super::presence::Presence;
use super::rule::Rule;
use super::setup::{Key, TimeOut};
use super::{Host, Phase, Time};
use crate::dealer::Dealer;
use crate::problem::Problem;
use catalog::AnyEvent;
use kernel::{Seat, Viewpoint};
use wire::Id;
use wire::umpire::Answer;

/// A message being obeyed: what is done so far, when, and for which request.
pub(super) struct Work {
    pub(super) now: Time,
    pub(super) by: Option<Request>,
    /// Who was connected when the message came.
    here: Presence,
    /// The people who sat down.
    seated: Vec<Key>,
    /// What was found out before.
    pub(super) ahead: Option<Ahead>,
    pub(super) effects: Effects,
}

impl Host {
    /// Obeys a message. What is refused changes nothing.
    pub fn handle(&mut self, now: Time, message: Message) -> Result<Effects, Problem> {
        self.handle_knowing(now, message, None)
    }

    /// The same, with what was found out before for the host as it stands: see [`Host::errand`].
    pub fn handle_knowing(&mut self, now: Time, message: Message, known: Option<Ahead>) -> Result<Effects, Problem> {
        let ahead = known.filter(|known| known.stamp == self.stamp);
        let mut work = Work { ahead, ..self.work(now) };
        match message {
            Message::Ask { who, id, ask } => self.ask(&mut work, who.as_ref(), id.as_ref(), ask)?,
            Message::Alarm => self.alarm(&mut work),
            Message::Thought { seat, stamp, mv } => self.thought(&mut work, seat, stamp, mv.as_deref()),
            Message::Here(who) => self.connected.enter(work.now, who),
            Message::Gone(who) => self.connected.leave(who),
            Message::Close(reason) => {
                self.must_be_open()?;
                self.write(&mut work, Entry::Closed { reason })?;
                work.effects.answer = Some(Answer::Done { n: self.next - 1 });
            }
            Message::Succeeded { table } => {
                if self.rematch.is_none() && self.closed.is_none() {
                    self.write(&mut work, Entry::Rematched { table })?;
                }
            }
        }
        Ok(self.finish(work))
    }

    /// What is to be done now that the host is back from its log: bots that are due think again, and
    /// people whose time ran out while they could not move get `grace` more milliseconds.
    pub fn wake(&mut self, now: Time, grace: u64) -> Effects {
        self.grace = now.plus(grace);
        self.thinking = kernel::SeatSet::EMPTY;
        let work = self.work(now);
        self.finish(work)
    }

    /// Takes in entries that another host of the same table wrote.
    pub fn catch_up(&mut self, now: Time, log: &[Logged]) -> Result<Effects, Problem> {
        let mut work = self.work(now);
        for logged in log {
            let events = self.follow(logged)?;
            self.tell(&mut work, logged, &events);
        }
        Ok(self.finish(work))
    }

    pub(super) fn work(&self, now: Time) -> Work {
        let effects = Effects { first: self.next, ..Effects::default() };
        // Time never goes back at a table, whatever the clock on the wall does.
        Work { now: now.max(self.last), by: None, here: self.here(), seated: Vec::new(), ahead: None, effects }
    }

    fn ask(&mut self, work: &mut Work, who: Option<&Key>, id: Option<&Id>, ask: Ask) -> Result<(), Problem> {
        if ask.reads() {
            work.effects.answer = Some(self.read(work.now, who, &ask)?);
            return Ok(());
        }
        work.by = who.zip(id).map(|(who, id)| request(who, id, &ask));
        work.effects.answer = work.by.map_or(Ok(None), |request| self.answered.find(request))?;
        if work.effects.answer.is_some() {
            return Ok(());
        }
        self.must_be_open()?;
        self.has_room(&ask)?;
        self.obey(work, who.ok_or(Rule::NotSeated)?, ask)?;
        work.effects.answer.get_or_insert(Answer::Done { n: self.next - 1 });
        Ok(())
    }

    fn must_be_open(&self) -> Result<(), Rule> {
        if self.closed.is_some() { Err(Rule::Closed) } else { Ok(()) }
    }

    fn obey(&mut self, work: &mut Work, who: &Key, ask: Ask) -> Result<(), Problem> {
        match ask {
            Ask::Sit { name, seat, commitment } => self.sit(work, who, &name, seat, commitment),
            Ask::Ready { commitment } => self.ready(work, who, commitment),
            Ask::Reveal { salt } => self.reveal(work, who, salt),
            Ask::Stand { seat } => self.stand(work, who, seat),
            Ask::Bot { seat, level } => self.seat_bot(work, who, seat, level),
            Ask::Start => self.start(work, who),
            Ask::Play { seat, mv } => self.play(work, who, seat, &mv),
            Ask::Say { text } => self.say(work, who, &text),
            Ask::Mute { seat, muted } => self.mute(work, who, seat, muted),
            Ask::Undo => self.undo(work, who),
            Ask::Draw => self.draw(work, who),
            Ask::Pause => self.ask_pause(work, who),
            Ask::Rematch => self.ask_rematch(work, who),
            Ask::Resume => self.ask_resume(work, who),
            Ask::Agree => self.agree(work, who),
            Ask::Decline => self.decline(work, who),
            Ask::Resign => self.resign(work, who),
            Ask::Back => self.back(work, who),
            _ => unreachable!("all others only read"),
        }
    }

    /// Writes an entry: carries it out, and tells everybody.
    pub(super) fn write(&mut self, work: &mut Work, entry: Entry) -> Result<(), Problem> {
        let logged = Logged { at: work.now, by: work.by, entry };
        let events = self.follow(&logged)?;
        self.wrote(work, logged, events);
        Ok(())
    }

    /// Writes what the person of a seat does. If a bot had stepped in, they are back now.
    pub(super) fn act(&mut self, work: &mut Work, seat: Seat, entry: Entry) -> Result<(), Problem> {
        self.take_over(work, seat)?;
        self.write(work, entry)
    }

    /// If a bot had stepped in for this seat, its person is back now.
    pub(super) fn take_over(&mut self, work: &mut Work, seat: Seat) -> Result<(), Problem> {
        if self.place(seat).stand_in { self.write(work, Entry::CameBack { seat }) } else { Ok(()) }
    }

    /// An entry that has been carried out is to be kept and told.
    pub(super) fn wrote(&self, work: &mut Work, logged: Logged, mut events: Vec<AnyEvent>) {
        self.tell(work, &logged, &events);
        work.effects.entries.push(logged);
        work.effects.events.append(&mut events);
    }

    fn tell(&self, work: &mut Work, logged: &Logged, events: &[AnyEvent]) {
        let telling = self.telling(self.next - 1, logged, events);
        if let Entry::Sat { who: Sitter::Person(who), .. } = logged.entry {
            work.seated.push(who);
        }
        if !telling.with_view {
            work.effects.tell.push(Tell::new(To::Everybody, telling.text));
            return;
        }
        for from in self.here().viewpoints() {
            work.effects.tell.push(Tell::new(To::Only(from), self.telling_from(&telling, from)));
        }
    }

    /// Nobody can know from an entry that it was they who sat down, perhaps on another device: whoever did is told.
    fn tell_seated(&self, work: &mut Work) {
        for who in work.seated.drain(..).filter(|who| self.connected.knows(who)) {
            work.effects.tell.push(Tell::new(To::Person(who), wire::write(&self.you(work.now, Some(&who)))));
        }
    }

    /// Who is connected for which seat changes when people come and go, and also when they sit down and stand up.
    fn tell_presence(&self, work: &mut Work) {
        if work.here != self.here() {
            let text = wire::write(&self.presence());
            work.effects.tell.push(Tell { to: To::Everybody, text, fleeting: true });
        }
    }

    /// The alarms and thoughts that the table needs as it stands now.
    pub(super) fn finish(&mut self, mut work: Work) -> Effects {
        if !work.effects.entries.is_empty() {
            self.thinking = kernel::SeatSet::EMPTY;
        }
        self.tell_seated(&mut work);
        self.tell_presence(&mut work);
        self.have_bots_think(&mut work.effects);
        work.effects.alarm = self.next_alarm();
        work.effects.successor = self.successor().map(Box::new);
        work.effects
    }

    fn have_bots_think(&mut self, effects: &mut Effects) {
        if self.is_everybody_away() {
            return;
        }
        for seat in self.due().iter() {
            if self.place(seat).is_played_by_bot() && !self.thinking.contains(seat) {
                self.thinking.insert(seat);
                effects.think.extend(self.think(seat));
            }
        }
    }

    /// Whether bots stand in for all the people there are. A game that nobody plays waits for the first who is back.
    fn is_everybody_away(&self) -> bool {
        let mut people = self.places.iter().filter(|place| place.is_person()).peekable();
        people.peek().is_some() && people.all(|place| place.stand_in)
    }

    fn think(&self, seat: Seat) -> Option<Think> {
        let session = self.session.as_ref()?;
        let seed = self.bot_seed(seat, Some(self.stamp));
        let level = match self.place(seat).sitter {
            Some(Sitter::Bot(level)) => level,
            _ => self.setup.plan.level,
        };
        let (game, view) = (session.id(), session.view(Viewpoint::Seat(seat)));
        Some(Think { seat, stamp: self.stamp, level, game, view, seed, bot: self.bot_seed(seat, None) })
    }

    /// Chance that nobody can foresee who does not know the house's secret, and that says nothing about it: for one
    /// thought, or for all of the seat.
    fn bot_seed(&self, seat: Seat, stamp: Option<u32>) -> u64 {
        let mut hasher = blake3::Hasher::new_derive_key("strandline bot");
        hasher.update(&self.setup.secret.0);
        stamp.map(|stamp| hasher.update(&stamp.to_le_bytes()));
        hasher.update(&[seat.number()]);
        let hash = hasher.finalize();
        u64::from_le_bytes(hash.as_bytes()[..8].try_into().expect("a hash has eight bytes"))
    }

    fn thought(&mut self, work: &mut Work, seat: Seat, stamp: u32, mv: Option<&str>) {
        let due = self.due().contains(seat) && self.place(seat).is_played_by_bot() && self.has_room_for_moves();
        if stamp != self.stamp || !due {
            return;
        }
        let moved = mv.is_some_and(|mv| self.make_move(work, seat, mv).is_ok());
        if !moved {
            // A bot that fails must not stop the table: any legal move will do.
            let mut chance = Dealer::seeded(self.bot_seed(seat, Some(self.stamp))).chance(1);
            let any = self.session.as_ref().and_then(|session| session.game().pick(seat, &mut chance));
            any.map(|mv| self.make_move(work, seat, &mv));
        }
    }

    /// When the next seat's time runs out, to move or to reveal its salt.
    fn next_alarm(&self) -> Option<Time> {
        if self.phase() == Phase::Revealing {
            return self.reveal_by().map(|(_, by)| by.max(self.grace)).min();
        }
        let people = self.due().iter().filter(|&seat| !self.place(seat).is_played_by_bot());
        people.filter_map(|seat| self.clocks.deadline(seat)).min().map(|deadline| deadline.max(self.grace))
    }

    fn alarm(&mut self, work: &mut Work) {
        if work.now < self.grace {
            return;
        }
        self.call_off_if_late(work);
        for seat in self.due().iter() {
            let late = self.clocks.deadline(seat).is_some_and(|deadline| deadline <= work.now);
            if late && !self.place(seat).is_played_by_bot() && self.phase() == Phase::Playing {
                self.ran_out(work, seat);
            }
        }
    }

    fn ran_out(&mut self, work: &mut Work, seat: Seat) {
        let resigns = self.setup.plan.time_out == TimeOut::Resign;
        let entries = [Some(Entry::TimedOut { seat }), resigns.then_some(Entry::Resigned { seat })];
        for entry in entries.into_iter().flatten() {
            self.write(work, entry).expect("a seat that is due exists");
        }
    }
}
