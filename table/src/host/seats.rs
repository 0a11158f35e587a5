//! Sitting down, standing up, beginning.

use super::conduct::Work;
use super::entry::{Entry, Logged, Sitter};
use super::rule::Rule;
use super::setup::{Key, Setup, Start, check_level};
use super::{Host, Phase};
use crate::fair::{self, Salt};
use crate::problem::Problem;
use crate::protocol::Answer;
use crate::session::Session;
use kernel::Seat;

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

impl Host {
    pub(super) fn sit(
        &mut self,
        work: &mut Work,
        who: &Key,
        name: &str,
        seat: Option<u64>,
        salt: Option<Salt>,
    ) -> Result<(), Problem> {
        if let Some(seat) = self.seat_of(who) {
            // Whoever asks again, because no answer came, is told again.
            return self.already(work, seat, name);
        }
        self.must_wait()?;
        let seat = self.open_seat(seat)?;
        let name = clean(name, LONGEST_NAME).ok_or(Rule::Name)?;
        self.write(work, Entry::Sat { seat, name, who: Sitter::Person(*who), salt, ready: true })?;
        work.effects.answer = Some(Answer::Sat { n: self.next - 1, seat });
        self.begin_if_full(work)
    }

    fn already(&self, work: &mut Work, seat: Seat, name: &str) -> Result<(), Problem> {
        if *self.place(seat).name != *name.trim() {
            return Err(Rule::Seated.into());
        }
        work.effects.answer = Some(Answer::Sat { n: self.next - 1, seat });
        Ok(())
    }

    fn must_wait(&self) -> Result<(), Problem> {
        if self.phase() == Phase::Waiting { Ok(()) } else { Err(Rule::Begun.into()) }
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

    fn must_own(&self, who: &Key) -> Result<(), Problem> {
        if *who == self.setup.owner { Ok(()) } else { Err(Rule::OwnerOnly.into()) }
    }

    pub(super) fn ready(&mut self, work: &mut Work, who: &Key, salt: Option<Salt>) -> Result<(), Problem> {
        let seat = self.own_seat(who)?;
        self.must_wait()?;
        self.write(work, Entry::Ready { seat, salt })?;
        self.begin_if_full(work)
    }

    pub(super) fn stand(&mut self, work: &mut Work, who: &Key, seat: Option<u64>) -> Result<(), Problem> {
        self.must_wait()?;
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
        level: Option<String>,
    ) -> Result<(), Problem> {
        self.must_own(who)?;
        self.must_wait()?;
        let level = level.unwrap_or_else(|| self.setup.plan.level.clone());
        check_level(&level)?;
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
            let level = self.setup.plan.level.clone();
            self.write(work, bot(seat, level))?;
        }
        self.begin_play(work)
    }

    fn begin_if_full(&mut self, work: &mut Work) -> Result<(), Problem> {
        let full = self.places.iter().all(|place| place.sitter.is_some() && place.ready);
        if full && self.setup.plan.start == Start::Full { self.begin_play(work) } else { Ok(()) }
    }

    pub(super) fn begin_play(&mut self, work: &mut Work) -> Result<(), Problem> {
        let Setup { plan, secret, .. } = &*self.setup;
        let dealer = fair::dealer(secret, &self.salts());
        let session = Session::new(&plan.game, plan.seats, &plan.options, dealer)?;
        let entry = Entry::Began { deals: session.deals_from(0) };
        let logged = Logged { at: work.now, by: work.by, entry };
        self.begin_with(work.now, session);
        self.count(&logged);
        self.wrote(work, logged, Vec::new());
        Ok(())
    }
}

fn bot(seat: Seat, level: String) -> Entry {
    Entry::Sat { seat, name: level.clone(), who: Sitter::Bot(level), salt: None, ready: true }
}

/// A text without white space around it and without characters that are no text, if anything is
/// left and it is not too long.
pub(super) fn clean(text: &str, longest: usize) -> Option<String> {
    let text: String = text.trim().chars().filter(|c| !c.is_control() && !is_mark_of_direction(*c)).collect();
    (!text.trim().is_empty() && text.chars().count() <= longest).then_some(text)
}

/// Characters that turn the direction of writing: in a name, they could make it look like another.
fn is_mark_of_direction(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
