//! Sitting down, standing up, beginning.

use super::entry::{Entry, Logged, Sitter};
use super::handle::Work;
use super::names;
use super::place::Place;
use super::rule::Rule;
use super::setup::{Key, Plan, Start};
use super::{Host, Phase};
use crate::fair::{self, Commitment};
use crate::problem::Problem;
use crate::session::Session;
use kernel::Seat;
use wire::Skill;
use wire::umpire::Answer;

impl Host {
    pub(super) fn sit(
        &mut self,
        work: &mut Work,
        who: &Key,
        name: &str,
        seat: Option<u64>,
        commitment: Option<Commitment>,
    ) -> Result<(), Problem> {
        if let Some(seat) = self.seat_of(who) {
            // Whoever asks again, because no answer came, is told again.
            return self.already(work, seat, name);
        }
        self.must_wait()?;
        let seat = self.open_seat(seat)?;
        let name = self.free_name(name)?;
        self.write(work, Entry::Sat { seat, name, who: Sitter::Person(*who), commitment, salt: None, ready: true })?;
        work.effects.answer = Some(Answer::Sat { n: self.next - 1, seat });
        self.begin_if_full(work)
    }

    fn already(&self, work: &mut Work, seat: Seat, name: &str) -> Result<(), Problem> {
        if Some(&*self.place(seat).name) != names::tidy(name).as_deref() {
            return Err(Rule::Seated.into());
        }
        work.effects.answer = Some(Answer::Sat { n: self.next - 1, seat });
        Ok(())
    }

    /// A name as it can be shown, unless another person here could be taken for whoever has it.
    fn free_name(&self, name: &str) -> Result<String, Problem> {
        let name = names::tidy(name).ok_or(Rule::Name)?;
        let people = self.places.iter().filter(|place| place.key().is_some());
        let other = people.into_iter().find(|place| names::look_alike(&place.name, &name));
        other.map_or(Ok(name), |other| Err(Problem::from(Rule::NameTaken).with("name", &*other.name)))
    }

    fn must_wait(&self) -> Result<(), Problem> {
        match self.phase() {
            Phase::Waiting => Ok(()),
            Phase::Revealing => Err(Rule::Revealing.into()),
            Phase::Playing | Phase::Paused | Phase::Over => Err(Rule::Begun.into()),
        }
    }

    fn open_seat(&self, asked: Option<u64>) -> Result<Seat, Problem> {
        let is_open = |seat: &Seat| self.place(*seat).sitter.is_none();
        match asked {
            Some(number) => Some(self.seat_numbered(number)?).filter(is_open).ok_or_else(|| Rule::SeatTaken.into()),
            None => Seat::all(self.setup.plan.seats).find(is_open).ok_or_else(|| Rule::Full.into()),
        }
    }

    pub(super) fn seat_numbered(&self, number: u64) -> Result<Seat, Problem> {
        let seats = self.setup.plan.seats;
        let seat = Seat::all(seats).find(|seat| u64::from(seat.number()) == number);
        seat.ok_or_else(|| {
            Problem::from(Rule::NoSuchSeat).with("seat", number.to_string()).with("seats", seats.to_string())
        })
    }

    /// The seat of somebody who asks for what only those seated may.
    pub(super) fn own_seat(&self, who: &Key) -> Result<Seat, Problem> {
        self.seat_of(who).ok_or_else(|| Rule::NotSeated.into())
    }

    pub(super) fn must_own(&self, who: &Key) -> Result<(), Problem> {
        if *who == self.setup.owner { Ok(()) } else { Err(Rule::OwnerOnly.into()) }
    }

    pub(super) fn ready(&mut self, work: &mut Work, who: &Key, commitment: Option<Commitment>) -> Result<(), Problem> {
        let seat = self.own_seat(who)?;
        self.must_wait()?;
        self.write(work, Entry::Ready { seat, commitment, salt: None })?;
        self.begin_if_full(work)
    }

    pub(super) fn stand(&mut self, work: &mut Work, who: &Key, seat: Option<u64>) -> Result<(), Problem> {
        if self.phase() != Phase::Revealing {
            self.must_wait()?;
        }
        let seat = match seat {
            Some(number) => self.seat_numbered(number)?,
            None => self.own_seat(who)?,
        };
        if self.seat_of(who) != Some(seat) {
            self.must_own(who)?;
        }
        if self.place(seat).sitter.is_none() {
            return Err(Rule::NotSeated.into());
        }
        self.write(work, Entry::Stood { seat })
    }

    pub(super) fn seat_bot(
        &mut self,
        work: &mut Work,
        who: &Key,
        seat: Option<u64>,
        level: Option<Skill>,
    ) -> Result<(), Problem> {
        self.must_own(who)?;
        self.must_wait()?;
        let level = level.unwrap_or(self.setup.plan.level);
        let seat = self.open_seat(seat)?;
        self.write(work, bot(seat, level))?;
        self.begin_if_full(work)
    }

    pub(super) fn start(&mut self, work: &mut Work, who: &Key) -> Result<(), Problem> {
        self.must_own(who)?;
        self.must_wait()?;
        if !self.places.iter().any(|place| place.sitter.as_ref().is_some_and(Sitter::is_person)) {
            return Err(Rule::NotSeated.into());
        }
        let open: Vec<Seat> = self.seats().filter(|(_, place)| place.sitter.is_none()).map(|(seat, _)| seat).collect();
        for seat in open {
            self.write(work, bot(seat, self.setup.plan.level))?;
        }
        self.begin_or_reveal(work)
    }

    fn begin_if_full(&mut self, work: &mut Work) -> Result<(), Problem> {
        let full = self.places.iter().all(|place| place.sitter.is_some() && place.ready);
        if full && self.setup.plan.start == Start::Full { self.begin_or_reveal(work) } else { Ok(()) }
    }

    /// Play begins, once every salt that was committed to is revealed.
    fn begin_or_reveal(&mut self, work: &mut Work) -> Result<(), Problem> {
        let reveal = self.places.iter().any(Place::has_to_reveal);
        if reveal { self.write(work, Entry::Revealing) } else { self.begin_play(work) }
    }

    pub(super) fn begin_play(&mut self, work: &mut Work) -> Result<(), Problem> {
        let Plan { game, seats, options, .. } = self.plan();
        let session = Session::new(game, *seats, options, self.dealer())?;
        let entry = Entry::Began { deals: session.deals_from(0), fair: fair::VERSION };
        let logged = Logged { at: work.now, by: work.by, entry };
        self.begin_with(work.now, session);
        self.count(&logged);
        self.wrote(work, logged, Vec::new());
        Ok(())
    }
}

fn bot(seat: Seat, level: Skill) -> Entry {
    Entry::Sat { seat, name: level.to_string(), who: Sitter::Bot(level), commitment: None, salt: None, ready: true }
}
