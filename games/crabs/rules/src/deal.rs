//! What the dealer decides: the opening, and each reshuffle.

use crate::options::{HAND, POOL};
use crate::state::{Deck, Market, Phase};
use crate::{Cards, Crabs, Event, Kind, Wants};
use alloc::vec::Vec;
use kernel::{Chance, Flaw, Seat, Witness};

/// What the dealer decides, secrets included.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "as_data::Fields", into = "as_data::Fields"))]
pub enum Deal {
    /// Setting up.
    Opening(Opening),
    /// The discards as a new deck, from the top.
    Reshuffle(Vec<Kind>),
}

/// The opening deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The number of the seat that starts.
    pub first: u8,
    /// The hands, in the order of seats.
    pub hands: Vec<Vec<Kind>>,
    /// The cards face up.
    pub pool: Vec<Kind>,
    /// The deck, from the top.
    pub deck: Vec<Kind>,
    /// The four stacks of vendors, each from the top.
    pub vendors: Vec<Vec<Wants>>,
}

impl Crabs {
    pub(crate) fn fair_deal(&self, chance: &mut impl Chance) -> Deal {
        if self.phase == Phase::Deal { Deal::Opening(self.fair_opening(chance)) } else { self.fair_reshuffle(chance) }
    }

    fn fair_opening(&self, chance: &mut impl Chance) -> Opening {
        let mut deck: Vec<Kind> = self.edition().crabs().iter().collect();
        chance.shuffle(&mut deck);
        let mut deal = |count: u8| {
            let mut cards: Vec<Kind> = deck.drain(..usize::from(count)).collect();
            cards.sort_unstable();
            cards
        };
        let hands = (0..self.options.seats).map(|_| deal(HAND)).collect();
        let pool = deal(POOL);
        let vendors = (1..=4).map(|size| self.shuffled_stack(size, chance)).collect();
        Opening { first: chance.below(self.options.seats.into()) as u8, hands, pool, deck, vendors }
    }

    fn shuffled_stack(&self, size: usize, chance: &mut impl Chance) -> Vec<Wants> {
        let mut stack = self.stack_of(size);
        chance.shuffle(&mut stack);
        stack
    }

    /// All vendors that want so many crabs, sorted.
    pub(crate) fn stack_of(&self, size: usize) -> Vec<Wants> {
        let vendors = self.edition().vendors().iter().filter(|vendor| vendor.wants.size() == size);
        vendors.flat_map(|vendor| core::iter::repeat_n(vendor.wants, vendor.copies.into())).collect()
    }

    fn fair_reshuffle(&self, chance: &mut impl Chance) -> Deal {
        let mut deck: Vec<Kind> = self.discard.iter().collect();
        chance.shuffle(&mut deck);
        Deal::Reshuffle(deck)
    }

    pub(crate) fn check_any_deal(&self, deal: &Deal) -> Result<(), Flaw> {
        match deal {
            Deal::Opening(opening) if self.phase == Phase::Deal => self.check_opening(opening),
            Deal::Reshuffle(deck) if self.reshuffle => same_cards(&self.discard, [deck]),
            _ => Err(Flaw::new("crabs/deal-not-due")),
        }
    }

    fn check_opening(&self, opening: &Opening) -> Result<(), Flaw> {
        let seats = self.options.seats;
        if opening.first >= seats {
            return Err(Flaw::new("crabs/deal-first").with("first", opening.first).with("seats", seats));
        }
        if opening.hands.len() != usize::from(seats) {
            return Err(Flaw::new("crabs/deal-hands").with("hands", opening.hands.len()).with("seats", seats));
        }
        for (seat, hand) in opening.hands.iter().enumerate() {
            if hand.len() != usize::from(HAND) {
                let flaw = Flaw::new("crabs/deal-hand").with("seat", seat);
                return Err(flaw.with("cards", hand.len()).with("least", HAND));
            }
        }
        if opening.pool.len() != usize::from(POOL) {
            return Err(Flaw::new("crabs/deal-pool").with("cards", opening.pool.len()).with("least", POOL));
        }
        same_cards(self.edition().crabs(), opening.hands.iter().chain([&opening.pool, &opening.deck]))?;
        self.check_stacks(&opening.vendors)
    }

    fn check_stacks(&self, stacks: &[Vec<Wants>]) -> Result<(), Flaw> {
        if stacks.len() != 4 {
            return Err(Flaw::new("crabs/deal-stacks").with("stacks", stacks.len()));
        }
        for (size, stack) in (1..).zip(stacks) {
            let mut sorted = stack.clone();
            sorted.sort_unstable();
            if sorted != self.stack_of(size) {
                return Err(Flaw::new("crabs/deal-vendors").with("stack", size));
            }
        }
        Ok(())
    }

    pub(crate) fn carry_out_deal(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        match deal {
            Deal::Opening(opening) => self.open(opening, witness),
            Deal::Reshuffle(deck) => self.take_new_deck(deck, witness),
        }
    }

    fn open(&mut self, opening: &Opening, witness: &mut impl Witness<Event>) {
        for ((_, player), hand) in self.players.iter_mut().zip(&opening.hands) {
            player.hand = counted(hand);
        }
        self.pool = counted(&opening.pool);
        self.deck = Deck::new(&opening.deck);
        self.market = self.market_of(&opening.vendors);
        self.first = Seat::at(opening.first);
        self.seat = self.first;
        self.phase = Phase::Action;
        let (first, pool) = (self.first, self.pool);
        witness.tell(|| Event::Dealt { first, pool });
    }

    pub(crate) fn market_of(&self, stacks: &[Vec<Wants>]) -> Market {
        let place = |wants: &Wants| self.edition().vendor_named(*wants).unwrap_or_default();
        let places: Vec<Vec<u8>> = stacks.iter().map(|stack| stack.iter().map(place).collect()).collect();
        Market::new(core::array::from_fn(|stack| places[stack].as_slice()))
    }

    fn take_new_deck(&mut self, deck: &[Kind], witness: &mut impl Witness<Event>) {
        let hidden = self.players.iter().map(|(_, player)| player.hidden()).sum();
        self.memory.shuffled(self.discard, hidden);
        self.deck = Deck::new(deck);
        self.discard = Cards::NONE;
        self.reshuffle = false;
        witness.tell(|| Event::Reshuffled { cards: deck.len() as u8 });
        self.draw(witness);
    }
}

fn counted(cards: &[Kind]) -> Cards {
    Cards::gather(cards.iter().copied()).unwrap_or_default()
}

/// Whether these piles together are exactly those cards; the flaw names the first kind that is not.
fn same_cards<'a>(cards: &Cards, piles: impl IntoIterator<Item = &'a Vec<Kind>>) -> Result<(), Flaw> {
    let mut counts = [0_usize; crate::KINDS];
    piles.into_iter().flatten().for_each(|kind| counts[kind.index()] += 1);
    for kind in Kind::all() {
        let (found, expected) = (counts[kind.index()], cards.of_kind(kind));
        if found != usize::from(expected) {
            let flaw = Flaw::new("crabs/deal-cards").with("card", kind);
            return Err(flaw.with("found", found).with("expected", expected));
        }
    }
    Ok(())
}

#[cfg(feature = "serde")]
mod as_data {
    use super::{Deal, Opening};
    use crate::{Kind, Wants};
    use alloc::vec::Vec;
    use serde::{Deserialize, Serialize};

    /// Either deal as it is written: a reshuffle has a deck alone.
    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Fields {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hands: Option<Vec<Vec<Kind>>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pool: Option<Vec<Kind>>,
        deck: Vec<Kind>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        vendors: Option<Vec<Vec<Wants>>>,
    }

    impl TryFrom<Fields> for Deal {
        type Error = &'static str;

        fn try_from(fields: Fields) -> Result<Self, Self::Error> {
            let Fields { first, hands, pool, deck, vendors } = fields;
            match (first, hands, pool, vendors) {
                (None, None, None, None) => Ok(Self::Reshuffle(deck)),
                (Some(first), Some(hands), Some(pool), Some(vendors)) => {
                    Ok(Self::Opening(Opening { first, hands, pool, deck, vendors }))
                }
                _ => Err("a deal has either a deck alone, or first, hands, pool, deck and vendors"),
            }
        }
    }

    impl From<Deal> for Fields {
        fn from(deal: Deal) -> Self {
            match deal {
                Deal::Reshuffle(deck) => Self { first: None, hands: None, pool: None, deck, vendors: None },
                Deal::Opening(Opening { first, hands, pool, deck, vendors }) => {
                    Self { first: Some(first), hands: Some(hands), pool: Some(pool), deck, vendors: Some(vendors) }
                }
            }
        }
    }
}
