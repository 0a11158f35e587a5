//! The fold: what each entry of the log makes of a table.

use super::consent::Offer;
use super::entry::{Closing, Entry, Logged, Sitter, What};
use super::place::Place;
use super::setup::{Plan, TimeOut};
use super::{Host, Time, broken};
use crate::problem::Problem;
use crate::record::Deal;
use crate::session::{Played, Session};
use catalog::AnyEvent;
use kernel::Seat;

impl Host {
    /// Takes in an entry that was kept. What happened in the game is returned.
    pub(super) fn follow(&mut self, logged: &Logged) -> Result<Vec<AnyEvent>, Problem> {
        let events = self.carry_out(logged)?;
        self.count(logged);
        Ok(events)
    }

    /// The entry is the newest now.
    pub(super) fn count(&mut self, logged: &Logged) {
        if let Some(request) = logged.by {
            self.answered.note(request, self.next, &logged.entry);
        }
        self.used.count(logged);
        self.next += 1;
        self.last = logged.at;
        self.mark();
    }

    fn carry_out(&mut self, logged: &Logged) -> Result<Vec<AnyEvent>, Problem> {
        let at = logged.at;
        match &logged.entry {
            Entry::Made { .. } => return Err(broken(self.next as usize)),
            Entry::Sat { seat, name, who, commitment, salt, ready } => {
                let (sitter, name) = (Some(*who), name.as_str().into());
                let (commitment, salt, ready) = (*commitment, *salt, *ready);
                *self.known(*seat)? = Place { sitter, name, commitment, salt, ready, ..Place::default() };
            }
            Entry::Ready { seat, commitment, salt } => {
                let place = self.known(*seat)?;
                (place.ready, place.commitment, place.salt) = (true, *commitment, *salt);
            }
            Entry::Revealing => self.revealing = Some(at),
            Entry::Revealed { seat, salt } => self.known(*seat)?.salt = Some(*salt),
            Entry::Stood { seat } | Entry::Withheld { seat } => {
                *self.known(*seat)? = Place::default();
                self.call_off();
            }
            Entry::Began { deals, fair } => self.deal_in(at, deals, *fair)?,
            Entry::Moved { seat, mv, deals } => return self.replay_move(at, *seat, mv, deals),
            Entry::Said { seat, .. } => self.count_words(*seat)?,
            Entry::Muted { seat, muted } => self.known(*seat)?.muted = *muted,
            Entry::Offered { seat, what } => self.offer = Some(Offer::new(*what, *seat)),
            Entry::Agreed { seat } => self.offer.iter_mut().for_each(|offer| offer.agreed.insert(*seat)),
            Entry::Declined { .. } => self.offer = None,
            Entry::Undone { plies, .. } => self.take_back(at, *plies)?,
            Entry::Drawn => self.end(at),
            Entry::Paused => self.pause(at),
            Entry::Resumed { .. } => self.resume(at),
            Entry::Resigned { seat } => self.resign_seat(at, *seat)?,
            Entry::TimedOut { seat } => self.time_out(at, *seat)?,
            Entry::CameBack { seat } => self.come_back(at, *seat)?,
            Entry::Rematched { table } => (self.rematch, self.offer) = (Some(table.as_str().into()), None),
            Entry::Closed { reason } => self.close(at, *reason),
        }
        Ok(Vec::new())
    }

    fn known(&mut self, seat: Seat) -> Result<&mut Place, Problem> {
        let entry = self.next as usize;
        self.places.get_mut(seat.index()).ok_or_else(|| broken(entry))
    }

    fn count_words(&mut self, seat: Seat) -> Result<(), Problem> {
        let entry = self.next as usize;
        *self.said.get_mut(seat.index()).ok_or_else(|| broken(entry))? += 1;
        Ok(())
    }

    fn playing(&mut self) -> Result<&mut Session, Problem> {
        let entry = self.next as usize;
        self.session.as_mut().ok_or_else(|| broken(entry))
    }

    fn deal_in(&mut self, at: Time, deals: &[Deal], proof: u32) -> Result<(), Problem> {
        self.proof = proof;
        let Plan { game, seats, options, .. } = self.plan();
        let session = Session::with_deals(game, *seats, options, self.dealer(), deals)?;
        self.begin_with(at, session);
        Ok(())
    }

    /// Play begins with this session.
    pub(super) fn begin_with(&mut self, at: Time, session: Session) {
        (self.session, self.revealing) = (Some(session), None);
        self.turned(at, None);
    }

    fn replay_move(&mut self, at: Time, seat: Seat, mv: &str, deals: &[Deal]) -> Result<Vec<AnyEvent>, Problem> {
        let Played { events, .. } = self.playing()?.replay(seat, mv, deals)?;
        self.moved(at, seat);
        Ok(events)
    }

    /// A seat has moved.
    pub(super) fn moved(&mut self, at: Time, seat: Seat) {
        if !matches!(self.offer, Some(Offer { what: What::Pause, .. })) {
            self.offer = None;
        }
        self.turned(at, Some(seat));
    }

    /// It is, or may be, somebody else's turn.
    fn turned(&mut self, at: Time, moved: Option<Seat>) {
        self.stamp = self.stamp.wrapping_add(1);
        let due = self.due();
        self.clocks.turn(at, due, moved);
    }

    fn take_back(&mut self, at: Time, plies: usize) -> Result<(), Problem> {
        let before = self.playing()?.at_ply(plies)?;
        self.go_on_from(at, before);
        Ok(())
    }

    /// The play-through goes on from here, where it was before.
    pub(super) fn go_on_from(&mut self, at: Time, before: Session) {
        (self.session, self.offer) = (Some(before), None);
        self.seal.take();
        self.turned(at, None);
    }

    fn pause(&mut self, at: Time) {
        (self.paused, self.offer) = (true, None);
        self.clocks.stop_all(at);
    }

    fn resume(&mut self, at: Time) {
        self.paused = false;
        self.turned(at, None);
    }

    /// The game ends because people say so: those who have not given up share the first place.
    fn end(&mut self, at: Time) {
        self.ended = Some(self.ranked(|_| 0));
        (self.offer, self.paused) = (None, false);
        self.turned(at, None);
    }

    /// The house ends it: without a result, where the game was not over.
    fn close(&mut self, at: Time, reason: Closing) {
        (self.closed, self.offer, self.paused) = (Some(reason), None, false);
        self.turned(at, None);
    }

    fn resign_seat(&mut self, at: Time, seat: Seat) -> Result<(), Problem> {
        self.resigned += 1;
        let order = self.resigned;
        self.known(seat)?.resigned = Some(order);
        self.offer = None;
        if self.places.iter().filter(|place| place.resigned.is_none()).count() <= 1 {
            self.end(at);
        } else {
            self.turned(at, None);
        }
        Ok(())
    }

    fn time_out(&mut self, at: Time, seat: Seat) -> Result<(), Problem> {
        self.known(seat)?.stand_in = self.setup.plan.time_out == TimeOut::Bot;
        self.turned(at, None);
        Ok(())
    }

    fn come_back(&mut self, at: Time, seat: Seat) -> Result<(), Problem> {
        self.known(seat)?.stand_in = false;
        if self.due().contains(seat) {
            self.clocks.refill(seat, at);
        }
        self.stamp = self.stamp.wrapping_add(1);
        Ok(())
    }
}

impl Sitter {
    /// Whether it is a person.
    pub(super) fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}
