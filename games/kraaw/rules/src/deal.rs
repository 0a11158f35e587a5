//! What the dealer decides: hands and the dog, then how they are laid.

use crate::pieces::{HAND, Nest};
use crate::{Card, Event, Kraaw, Phase, deck};
use core::fmt;
use kernel::{BySeat, Chance, Flaw, MAX_SEATS, Seat, Witness};

/// How many cards the largest deck has.
pub(crate) const MOST_CARDS: usize = HAND * (MAX_SEATS + 1);

/// The values of up to five cards, inline. As read it may hold anything; a deal is checked.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Hand {
    values: [u8; HAND],
    len: u8,
}

impl Hand {
    /// A hand of these values, if they are five or fewer.
    pub fn new(values: &[u8]) -> Option<Self> {
        let mut hand = Self { values: [0; HAND], len: values.len().try_into().ok()? };
        hand.values.get_mut(..values.len())?.copy_from_slice(values);
        Some(hand)
    }

    /// The values, in the order given.
    pub fn values(&self) -> &[u8] {
        &self.values[..self.len.into()]
    }

    /// All five values, if it has so many.
    fn full(self) -> Option<[u8; HAND]> {
        (usize::from(self.len) == HAND).then_some(self.values)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.values().fmt(f)
    }
}

/// The first deal of a round: who has which cards.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct HandsDeal {
    /// Who begins; in round 1 only.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub first: Option<Seat>,
    /// Each seat's hand, in any order; empty for a seat that sits out.
    pub hands: BySeat<Hand>,
    /// The dog, in any order.
    pub dog: Hand,
}

/// The second deal of a round: where the cards lie.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct NestsDeal {
    /// Each seat's hand in the order of places; empty for a seat that sits out.
    pub nests: BySeat<Hand>,
    /// The dog in the order of places.
    pub dog: Hand,
}

/// What the dealer decides, secrets included.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(untagged))]
pub enum Deal {
    /// Who has which cards.
    Hands(HandsDeal),
    /// Where the cards lie.
    Nests(NestsDeal),
}

impl Kraaw {
    /// What a fair dealer might do now.
    pub(crate) fn draw_deal(&self, chance: &mut impl Chance) -> Deal {
        if self.course.phase == Phase::Hands {
            Deal::Hands(self.draw_hands(chance))
        } else {
            Deal::Nests(self.draw_nests(chance))
        }
    }

    fn draw_hands(&self, chance: &mut impl Chance) -> HandsDeal {
        let seats = self.course.options.seats();
        let playing = self.course.playing;
        let first = self.draws_first().then(|| Seat::at(chance.below(seats.into()) as u8));
        let mut cards = sorted_deck(playing.len());
        let count = HAND * (usize::from(playing.len()) + 1);
        chance.shuffle(&mut cards[..count]);
        let mut hands = cards.as_chunks::<HAND>().0.iter().map(|&values| Hand { values, len: HAND as u8 });
        let mut next = || hands.next().unwrap_or_default();
        let nests = BySeat::from_fn(seats, |seat| if playing.contains(seat) { next() } else { Hand::default() });
        HandsDeal { first, hands: nests, dog: next() }
    }

    fn draw_nests(&self, chance: &mut impl Chance) -> NestsDeal {
        let mut shuffled = |cards: &[Card; HAND]| {
            let mut values = cards.map(Card::value);
            chance.shuffle(&mut values);
            Hand { values, len: HAND as u8 }
        };
        let playing = self.course.playing;
        let nests =
            self.nests.map(|seat, nest| if playing.contains(seat) { shuffled(&nest.cards) } else { Hand::default() });
        NestsDeal { nests, dog: shuffled(&self.dog) }
    }

    /// Whether the first player is still to be drawn.
    pub(crate) fn draws_first(&self) -> bool {
        self.course.phase == Phase::Hands && self.course.round == 1
    }

    /// Whether the deal fits now.
    pub(crate) fn fits(&self, deal: &Deal) -> Result<(), Flaw> {
        match (self.course.phase, deal) {
            (Phase::Hands, Deal::Hands(deal)) => self.hands_fit(deal),
            (Phase::Nests, Deal::Nests(deal)) => self.nests_fit(deal),
            (Phase::Hands, _) => Err(Flaw::new("kraaw/deal-kind").with("due", "hands")),
            _ => Err(Flaw::new("kraaw/deal-kind").with("due", "nests")),
        }
    }

    fn hands_fit(&self, deal: &HandsDeal) -> Result<(), Flaw> {
        let seats = self.course.options.seats();
        if deal.first.is_some() != self.draws_first() || deal.first.is_some_and(|seat| seat.number() >= seats) {
            return Err(Flaw::new("kraaw/deal-first").with("round", self.course.round));
        }
        self.sizes_fit(&deal.hands, deal.dog)?;
        let mut counts = [0_u8; 256];
        let hands = deal.hands.as_slice().iter().chain([&deal.dog]);
        hands.flat_map(Hand::values).for_each(|&value| counts[usize::from(value)] += 1);
        let deck = deck(self.course.playing.len());
        let total = HAND as u8 * (self.course.playing.len() + 1);
        if counts[1..=HAND] == deck && deck.iter().sum::<u8>() == total {
            Ok(())
        } else {
            Err(Flaw::new("kraaw/deal-cards").with("seats", self.course.playing.len()))
        }
    }

    fn nests_fit(&self, deal: &NestsDeal) -> Result<(), Flaw> {
        self.sizes_fit(&deal.nests, deal.dog)?;
        let wrong = |seat: &dyn fmt::Display| Flaw::new("kraaw/deal-order").with("seat", seat);
        for seat in self.course.playing.iter() {
            if !same_set(&self.nests[seat].cards, deal.nests[seat]) {
                return Err(wrong(&seat));
            }
        }
        if same_set(&self.dog, deal.dog) { Ok(()) } else { Err(wrong(&"dog")) }
    }

    /// Whether there is a list for each seat, of five cards if it plays and of none if it sits out.
    fn sizes_fit(&self, hands: &BySeat<Hand>, dog: Hand) -> Result<(), Flaw> {
        let seats = self.course.options.seats();
        if hands.seats() != seats {
            return Err(Flaw::new("kraaw/deal-seats").with("hands", hands.seats()).with("seats", seats));
        }
        for (seat, hand) in hands.iter() {
            let due = if self.course.playing.contains(seat) { HAND } else { 0 };
            if hand.values().len() != due {
                return Err(Flaw::new("kraaw/deal-hand").with("seat", seat).with("due", due));
            }
        }
        if dog.full().is_some() {
            Ok(())
        } else {
            Err(Flaw::new("kraaw/deal-hand").with("seat", "dog").with("due", HAND))
        }
    }

    /// Carries out a deal that fits.
    pub(crate) fn take_deal(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        match deal {
            Deal::Hands(deal) => self.take_hands(deal, witness),
            Deal::Nests(deal) => self.lay(&deal.nests, deal.dog, witness),
        }
    }

    fn take_hands(&mut self, deal: &HandsDeal, witness: &mut impl Witness<Event>) {
        self.clear();
        self.course.first = deal.first.unwrap_or(self.course.first);
        self.course.turn = self.course.first;
        let swap = self.course.options.hand_swap();
        self.place(&deal.hands, deal.dog, swap);
        self.course.phase = if swap { Phase::Swap } else { Phase::Nests };
        let course = self.course;
        witness.tell(|| Event::Dealt {
            round: course.round,
            first: course.first,
            playing: course.playing,
            deciding: course.deciding(),
        });
    }

    fn lay(&mut self, nests: &BySeat<Hand>, dog: Hand, witness: &mut impl Witness<Event>) {
        self.place(nests, dog, false);
        self.course.phase = Phase::Dog;
        witness.tell(|| Event::Laid);
    }

    /// Puts the cards on the table, face down; sorted where only the set is known.
    fn place(&mut self, nests: &BySeat<Hand>, dog: Hand, sorted: bool) {
        let cards = |hand: Hand, from: Option<Seat>| {
            let mut values = hand.values;
            if sorted {
                values.sort_unstable();
            }
            values.map(|value| Card::laid(value, from))
        };
        for seat in self.course.playing.iter() {
            self.nests[seat] = Nest::laid(cards(nests[seat], Some(seat)));
        }
        self.dog = cards(dog, None);
    }
}

/// The cards of the deck, low to high; beyond its end, zeros.
fn sorted_deck(seats: u8) -> [u8; MOST_CARDS] {
    let mut cards = [0; MOST_CARDS];
    let mut next = 0;
    for (index, &count) in deck(seats).iter().enumerate() {
        cards[next..next + usize::from(count)].fill(index as u8 + 1);
        next += usize::from(count);
    }
    cards
}

/// Whether these are the same cards, in whatever order.
fn same_set(cards: &[Card; HAND], hand: Hand) -> bool {
    let (mut ours, mut theirs) = (cards.map(Card::value), hand.values);
    ours.sort_unstable();
    theirs.sort_unstable();
    ours == theirs
}

#[cfg(feature = "serde")]
mod as_data {
    use super::Hand;
    use alloc::vec::Vec;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    impl Serialize for Hand {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            self.values().serialize(to)
        }
    }

    impl<'de> Deserialize<'de> for Hand {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            Self::new(&Vec::<u8>::deserialize(from)?).ok_or_else(|| D::Error::custom("a hand has five cards"))
        }
    }
}
