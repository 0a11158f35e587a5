//! Revealing salts: between the moment when all are seated and the first deal, every seat that committed to a salt
//! shows it. Nobody can choose theirs any more then, and nobody has seen a card yet.
//!
//! Whoever keeps theirs back has to stand up, and whoever leaves calls the deal off too: all salts that were shown are
//! good for nothing, and those who had one commit to another. So keeping one back cannot choose between two deals that
//! can be foreseen; that a deal was called off is told and counted, and the count is part of the next dealer's key.

use super::entry::Entry;
use super::handle::Work;
use super::rule::Rule;
use super::setup::{Key, Plan, Setup};
use super::{Host, Phase, Time};
use crate::dealer::Dealer;
use crate::fair::{self, Salt, Terms};
use crate::problem::Problem;
use kernel::Seat;

/// How long somebody who is connected may take, in milliseconds: a page answers by itself.
const HERE: u64 = 30_000;
/// How long the seat is kept of somebody who is away: they may have sat down long before the last seat was taken.
const AWAY: u64 = 24 * 60 * 60 * 1_000;

impl Host {
    pub(super) fn reveal(&mut self, work: &mut Work, who: &Key, salt: Salt) -> Result<(), Problem> {
        let seat = self.own_seat(who)?;
        if self.place(seat).salt == Some(salt) {
            // From another device, or asked again because no answer came.
            return Ok(());
        }
        if self.phase() == Phase::Waiting {
            return Err(Rule::NotRevealing.into());
        }
        if self.place(seat).commitment != Some(fair::commitment(&salt)) {
            return Err(Rule::Salt.into());
        }
        self.write(work, Entry::Revealed { seat, salt })?;
        if self.late().next().is_none() { self.begin_play(work) } else { Ok(()) }
    }

    /// The seats that have not revealed their salts.
    fn late(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|(_, place)| place.has_to_reveal()).map(|(seat, _)| seat)
    }

    /// Until when each seat that is late has time.
    pub(super) fn reveal_by(&self) -> impl Iterator<Item = (Seat, Time)> {
        let since = self.revealing.unwrap_or_default();
        self.late().map(move |seat| {
            let here = self.place(seat).key().and_then(|who| self.connected.since(who));
            (seat, here.map_or(since.plus(AWAY), |here| here.max(since).plus(HERE)))
        })
    }

    /// Whoever had time and did not reveal has to stand up.
    pub(super) fn call_off_if_late(&mut self, work: &mut Work) {
        if self.phase() != Phase::Revealing {
            return;
        }
        let late: Vec<Seat> = self.reveal_by().filter(|(_, by)| *by <= work.now).map(|(seat, _)| seat).collect();
        for seat in late {
            self.write(work, Entry::Withheld { seat }).expect("a seat that is late exists");
        }
    }

    /// If salts were being revealed, there will be no deal from them.
    pub(super) fn call_off(&mut self) {
        if self.revealing.take().is_none() {
            return;
        }
        self.called_off += 1;
        for place in self.places.iter_mut().filter(|place| place.commitment.is_some()) {
            (place.commitment, place.salt, place.ready) = (None, None, false);
        }
    }

    pub(super) fn salts(&self) -> Vec<Option<Salt>> {
        self.places.iter().map(|place| place.salt).collect()
    }

    /// The dealer that the secret makes, with what was decided before play.
    pub(super) fn dealer(&self) -> Dealer {
        let Setup { plan: Plan { game, seats, options, .. }, secret, .. } = &*self.setup;
        let salts = self.salts();
        if self.proof == 1 {
            return fair::first_dealer(secret, &salts);
        }
        Terms { called_off: self.called_off, game, options, salts: &salts, seats: *seats }.dealer(secret)
    }
}
