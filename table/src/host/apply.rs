//! The fold: what each entry of the log makes of a table.

use super::consent::Offer;
use super::entry::{Entry, Logged, Sitter, What};
use super::place::Place;
use super::setup::{Setup, TimeOut};
use super::{Host, Time, broken};
use crate::fair;
use crate::problem::Problem;
use crate::session::{Played, Session};
use catalog::Json;
use kernel::{Seat, Viewpoint};
use serde_json::Value;

impl Host {
    /// Takes in an entry that was kept. What happened in the game is returned.
    pub(super) fn follow(&mut self, logged: &Logged) -> Result<Vec<Json>, Problem> {
        let events = self.carry_out(logged)?;
        self.count(logged);
        Ok(events)
    }

    /// The entry is the newest now.
    pub(super) fn count(&mut self, logged: &Logged) {
        if let Some(request) = logged.by {
            self.once.note(request, self.next);
        }
        self.used.count(logged);
        self.next += 1;
        self.last = logged.at;
    }

    fn carry_out(&mut self, logged: &Logged) -> Result<Vec<Json>, Problem> {
        let at = logged.at;
        match &logged.entry {
            Entry::Made { .. } => return Err(broken(self.next as usize)),
            Entry::Sat { seat, name, who, salt, ready } => {
                let (sitter, name) = (Some(who.clone()), name.as_str().into());
                *self.known(*seat)? = Place { sitter, name, salt: *salt, ready: *ready, ..Place::default() };
            }
            Entry::Ready { seat, salt } => {
                let place = self.known(*seat)?;
                (place.ready, place.salt) = (true, *salt);
            }
            Entry::Stood { seat } => *self.known(*seat)? = Place::default(),
            Entry::Began { deals } => self.deal_in(at, deals)?,
            Entry::Moved { seat, mv, deals } => return self.replay_move(at, *seat, mv, deals),
            Entry::Said { .. } => self.said += 1,
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
        }
        Ok(Vec::new())
    }

    fn known(&mut self, seat: Seat) -> Result<&mut Place, Problem> {
        let entry = self.next as usize;
        self.places.get_mut(seat.index()).ok_or_else(|| broken(entry))
    }

    fn playing(&mut self) -> Result<&mut Session, Problem> {
        let entry = self.next as usize;
        self.session.as_mut().ok_or_else(|| broken(entry))
    }

    fn deal_in(&mut self, at: Time, deals: &[Value]) -> Result<(), Problem> {
        let Setup { plan, secret, .. } = &*self.setup;
        let dealer = fair::dealer(secret, &self.salts());
        let session = Session::with_deals(&plan.game, plan.seats, &plan.options, dealer, deals)?;
        self.begin_with(at, session);
        Ok(())
    }

    /// Play begins with this session.
    pub(super) fn begin_with(&mut self, at: Time, session: Session) {
        let audience = session.view(Viewpoint::Audience);
        let alike = |seat| session.view(Viewpoint::Seat(seat)).get() == audience.get();
        self.secrets = !Seat::all(session.game().seats()).all(alike);
        self.session = Some(session);
        self.turned(at, None);
    }

    fn replay_move(&mut self, at: Time, seat: Seat, mv: &str, deals: &[Value]) -> Result<Vec<Json>, Problem> {
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
        let session = self.playing()?;
        *session = session.at_ply(plies)?;
        self.offer = None;
        self.turned(at, None);
        Ok(())
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
