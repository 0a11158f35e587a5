//! Moves, giving up, coming back.

use super::entry::{Entry, Logged};
use super::handle::Work;
use super::rule::Rule;
use super::setup::Key;
use super::{Host, Phase};
use crate::problem::{Code, Problem};
use kernel::Seat;

impl Host {
    /// The seat of somebody who is playing.
    pub(super) fn player(&self, who: &Key) -> Result<Seat, Problem> {
        let seat = self.own_seat(who)?;
        match self.phase() {
            Phase::Waiting | Phase::Revealing => return Err(Rule::NotBegun.into()),
            Phase::Over => return Err(Rule::Over.into()),
            Phase::Playing | Phase::Paused => {}
        }
        if self.place(seat).resigned.is_some() {
            return Err(Rule::Resigned.into());
        }
        Ok(seat)
    }

    pub(super) fn play(&mut self, work: &mut Work, who: &Key, seat: Option<u64>, mv: &str) -> Result<(), Problem> {
        let own = self.own_seat(who)?;
        if seat.is_some_and(|seat| seat != u64::from(own.number())) {
            return Err(Rule::OtherSeat.into());
        }
        self.check_move(own, mv)?;
        self.player(who)?;
        self.take_over(work, own)?;
        self.make_move(work, own, mv)
    }

    /// Whether the seat may make this move now, so that coming back is not written down for a move
    /// that is refused.
    fn check_move(&self, seat: Seat, mv: &str) -> Result<(), Problem> {
        let session = self.session.as_ref().ok_or(Rule::NotBegun)?;
        match self.phase() {
            Phase::Over => return Err(Problem::new(Code::NotYourTurn, "game-over")),
            Phase::Paused => return Err(Rule::Paused.into()),
            Phase::Waiting | Phase::Revealing | Phase::Playing => {}
        }
        if self.place(seat).stand_in {
            session.game().check(seat, mv).map_err(|refused| Problem::refused(&refused))?;
        }
        Ok(())
    }

    pub(super) fn make_move(&mut self, work: &mut Work, seat: Seat, mv: &str) -> Result<(), Problem> {
        let session = self.session.as_mut().ok_or(Rule::NotBegun)?;
        let before = session.log().len();
        let played = session.play(seat, mv)?;
        let deals = session.deals_from(before);
        self.moved(work.now, seat);
        let logged = Logged { at: work.now, by: work.by, entry: Entry::Moved { seat, mv: played.mv, deals } };
        self.count(&logged);
        self.wrote(work, logged, played.events);
        Ok(())
    }

    pub(super) fn resign(&mut self, work: &mut Work, who: &Key) -> Result<(), Problem> {
        let seat = self.player(who)?;
        self.act(work, seat, Entry::Resigned { seat })
    }

    pub(super) fn back(&mut self, work: &mut Work, who: &Key) -> Result<(), Problem> {
        let seat = self.player(who)?;
        self.take_over(work, seat)
    }
}
