//! What needs the consent of others: taking back, a draw, a pause, a rematch.

use super::ask::Ask;
use super::effects::Successor;
use super::entry::{Entry, Sitter, What};
use super::handle::Work;
use super::rule::Rule;
use super::setup::Key;
use super::{Host, Phase};
use crate::problem::Problem;
use kernel::{Seat, SeatSet};
use std::mem::discriminant;

/// Something offered that waits for consent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Offer {
    pub(super) what: What,
    pub(super) by: Seat,
    pub(super) agreed: SeatSet,
}

impl Offer {
    pub(super) fn new(what: What, by: Seat) -> Self {
        Self { what, by, agreed: SeatSet::only(by) }
    }

    fn is_same(&self, what: What) -> bool {
        discriminant(&self.what) == discriminant(&what)
    }
}

impl Host {
    pub(super) fn draw(&mut self, work: &mut Work, who: &Key) -> Result<(), Problem> {
        if self.places.iter().any(|place| place.resigned.is_none() && !place.is_person()) {
            return Err(Rule::DrawWithBots.into());
        }
        let seat = self.player(who)?;
        self.offer_or_agree(work, seat, What::Draw)
    }

    pub(super) fn ask_pause(&mut self, work: &mut Work, who: &Key) -> Result<(), Problem> {
        if self.phase() == Phase::Paused {
            return Err(Rule::Paused.into());
        }
        let seat = self.player(who)?;
        self.offer_or_agree(work, seat, What::Pause)
    }

    pub(super) fn ask_resume(&mut self, work: &mut Work, who: &Key) -> Result<(), Problem> {
        if self.phase() != Phase::Paused {
            return Err(Rule::NotPaused.into());
        }
        let seat = self.player(who)?;
        self.act(work, seat, Entry::Resumed { seat })
    }

    pub(super) fn ask_rematch(&mut self, work: &mut Work, who: &Key) -> Result<(), Problem> {
        let seat = self.own_seat(who)?;
        if self.phase() != Phase::Over {
            return Err(Rule::NotOver.into());
        }
        if self.rematch.is_some() {
            return Err(Rule::Rematched.into());
        }
        self.offer_or_agree(work, seat, What::Rematch)
    }

    /// Offers it; or agrees, where the same was offered by somebody else.
    pub(super) fn offer_or_agree(&mut self, work: &mut Work, seat: Seat, what: What) -> Result<(), Problem> {
        match self.offer {
            None => {
                self.nobody_is_away(seat, what)?;
                self.act(work, seat, Entry::Offered { seat, what })?;
                self.settle(work)
            }
            Some(offer) if !offer.is_same(what) => Err(Rule::OfferStands.into()),
            Some(_) => self.consent(work, seat),
        }
    }

    pub(super) fn agree(&mut self, work: &mut Work, who: &Key) -> Result<(), Problem> {
        let seat = self.own_seat(who)?;
        self.offer.ok_or(Rule::NoOffer)?;
        self.consent(work, seat)
    }

    fn consent(&mut self, work: &mut Work, seat: Seat) -> Result<(), Problem> {
        let offer = self.offer.ok_or(Rule::NoOffer)?;
        if offer.agreed.contains(seat) {
            return Err(Rule::Waiting.into());
        }
        if offer.what != What::Rematch && self.place(seat).resigned.is_some() {
            return Err(Rule::Resigned.into());
        }
        self.act(work, seat, Entry::Agreed { seat })?;
        self.settle(work)
    }

    pub(super) fn decline(&mut self, work: &mut Work, who: &Key) -> Result<(), Problem> {
        let seat = self.own_seat(who)?;
        self.offer.ok_or(Rule::NoOffer)?;
        self.act(work, seat, Entry::Declined { seat })
    }

    /// Whether all others who would have to agree play for themselves. A rematch waits for them; all else would be
    /// offered to a bot, which moves on and lets it lapse.
    fn nobody_is_away(&self, seat: Seat, what: What) -> Result<(), Problem> {
        let mut others = self.asked(what).iter().filter(|&other| other != seat);
        let away = what != What::Rematch && others.any(|other| self.place(other).stand_in);
        if away { Err(Rule::Away.into()) } else { Ok(()) }
    }

    /// The seats whose consent this needs: people who have not given up, also while a bot plays for them; for a
    /// rematch, all people.
    fn asked(&self, what: What) -> SeatSet {
        let person = |sitter: &Option<Sitter>| sitter.as_ref().is_some_and(Sitter::is_person);
        let asked = self.seats().filter(|(_, place)| match what {
            What::Rematch => person(&place.sitter),
            _ => place.is_person(),
        });
        asked.map(|(seat, _)| seat).collect()
    }

    /// Whether anybody but this seat would have to agree.
    pub(super) fn others_are_asked(&self, seat: Seat) -> bool {
        self.asked(What::Pause).iter().any(|other| other != seat)
    }

    fn is_agreed(&self, offer: Offer) -> bool {
        self.asked(offer.what).iter().all(|seat| offer.agreed.contains(seat))
    }

    /// Does what all have agreed to.
    fn settle(&mut self, work: &mut Work) -> Result<(), Problem> {
        let Some(offer) = self.offer.filter(|&offer| self.is_agreed(offer)) else { return Ok(()) };
        match offer.what {
            What::Undo { plies } => self.go_back(work, offer.by, plies),
            What::Draw => self.write(work, Entry::Drawn),
            What::Pause => self.write(work, Entry::Paused),
            // The table is made by whoever runs the host, which then says so.
            What::Rematch => Ok(()),
        }
    }

    /// Whether obeying this makes a table: a rematch that nobody else has to agree to any more.
    pub fn makes_table(&self, who: Option<&Key>, ask: &Ask) -> bool {
        let rematch = self.offer.filter(|offer| offer.what == What::Rematch);
        let agrees = match ask {
            Ask::Rematch => rematch.is_some() || self.offer.is_none(),
            Ask::Agree => rematch.is_some(),
            _ => false,
        };
        let agreed = rematch.map_or(SeatSet::EMPTY, |offer| offer.agreed);
        let seat = who.and_then(|who| self.seat_of(who)).filter(|&seat| !agreed.contains(seat));
        let over = self.phase() == Phase::Over && self.rematch.is_none();
        let is_last = |own| self.asked(What::Rematch).iter().all(|seat| seat == own || agreed.contains(seat));
        agrees && over && seat.is_some_and(is_last)
    }

    /// The table that all agreed to go on at, while it has not been made.
    pub(super) fn successor(&self) -> Option<Successor> {
        let rematch = self.offer.filter(|offer| offer.what == What::Rematch && self.is_agreed(*offer));
        rematch.filter(|_| self.rematch.is_none())?;
        let sitter = |place: &super::Place| (place.name.to_string(), place.sitter);
        let mut sitters: Vec<_> =
            self.places.iter().map(sitter).filter_map(|(name, sitter)| Some((name, sitter?))).collect();
        sitters.rotate_left(1);
        Some(Successor { plan: self.setup.plan.clone(), sitters, owner: self.setup.owner })
    }
}
