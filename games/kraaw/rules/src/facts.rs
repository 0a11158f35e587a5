//! What can be read off a view: counted once, for whoever shows it.

use crate::pieces::HAND;
use crate::{Card, Counted, LOCKS, Phase, Place, Spot, View};
use kernel::{Seat, Viewpoint};

impl View {
    /// What a seat's revealed and locked cards add up to.
    pub fn sum(&self, seat: Seat) -> u8 {
        Counted::of(&self.nests[seat]).sum()
    }

    /// Whether the seat has no face-down card left, so that the round ends when its turn starts.
    pub fn counts_down(&self, seat: Seat) -> bool {
        let laid = !matches!(self.course.phase, Phase::Hands | Phase::Swap | Phase::Nests | Phase::Over);
        laid && self.course.playing.contains(seat) && self.nests[seat].down().is_empty()
    }

    /// How many cards the seat may still lock in this round.
    pub fn locks_left(&self, seat: Seat) -> u8 {
        LOCKS.saturating_sub(self.nests[seat].locked().len())
    }

    /// The highest sum that another seat of this round shows.
    pub fn to_beat(&self, seat: Seat) -> u8 {
        self.course.playing.iter().filter(|&other| other != seat).map(|other| self.sum(other)).max().unwrap_or(0)
    }

    /// The five cards dealt to this viewpoint, low to high, each with whether it has been seen since, wherever it lies
    /// now. Without memory aid only those that lie open are told, and what was looked at is for its player to remember.
    pub fn dealt(&self, memory_aid: bool) -> Option<[(u8, bool); HAND]> {
        let Viewpoint::Seat(me) = self.from else { return None };
        let mut dealt = [(0, false); HAND];
        for (to, &value) in dealt.iter_mut().zip(self.hand?.values()) {
            to.0 = value;
        }
        let shown = |card: &Card| card.is_open() || self.shows_all(memory_aid);
        for card in self.cards().filter(|card| card.value() > 0 && card.from() == Some(me) && shown(card)) {
            if let Some(to) = dealt.iter_mut().find(|to| **to == (card.value(), false)) {
                to.1 = true;
            }
        }
        Some(dealt)
    }

    /// Every card, wherever it lies.
    fn cards(&self) -> impl Iterator<Item = Card> {
        let nests = self.nests.as_slice().iter().flat_map(|nest| nest.cards);
        nests.chain(self.dog).chain(self.gone.cards().iter().copied())
    }

    /// What a place of a nest shows. Without memory aid a card that was looked at shows once, while that look is the
    /// question, and is then for its player to remember.
    pub fn spot(&self, seat: Seat, place: Place, memory_aid: bool) -> Spot {
        let looking = self.course.phase == Phase::Look(place) && self.course.turn == seat;
        let shown = looking || self.shows_all(memory_aid);
        match Spot::of(self.nests[seat].at(place)) {
            Spot::Down(_) if !shown => Spot::Down(None),
            spot => spot,
        }
    }

    /// What a card of the dog shows; it always lies face down.
    pub fn dog_spot(&self, place: Place, memory_aid: bool) -> Spot {
        let value = self.dog[place.index()].value();
        Spot::Down((value > 0 && self.shows_all(memory_aid)).then_some(value))
    }

    /// Whether all shows that this viewpoint ever saw: the audience has nothing to remember, and at the end nobody has.
    fn shows_all(&self, memory_aid: bool) -> bool {
        memory_aid || self.from == Viewpoint::Audience || self.course.phase == Phase::Over
    }
}
