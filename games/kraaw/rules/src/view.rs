//! What one viewpoint may know, and the worlds it may imagine.

use crate::deal::MOST_CARDS;
use crate::pieces::{Gone, HAND, Nest};
use crate::{Card, Course, Hand, Kraaw, Phase, deck};
use kernel::{BySeat, Chance, Seat, Viewpoint};

/// What one viewpoint may know (ruling 8): the course of the game; of each card how it lies, the hand it was
/// dealt in and who looked at it; the values of cards turned up and of those it looked at itself; and its own
/// five cards as a set. When the game is over all cards are shown.
///
/// A card whose value is 0 is one whose value it may not know.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "crate::view_serde::Written", try_from = "crate::view_serde::Written")
)]
pub struct View {
    /// Whose view it is.
    pub from: Viewpoint,
    /// The course of the game.
    pub course: Course,
    /// The nests.
    pub nests: BySeat<Nest>,
    /// The dog, by place.
    pub dog: [Card; HAND],
    /// The discarded cards, in order.
    pub gone: Gone,
    /// The five cards laid in its own nest, low to high, wherever they are now. None for the audience and for a
    /// seat that sits out.
    pub hand: Option<Hand>,
    /// The five cards laid as the dog, low to high: known to the seat that swapped (ruling 13).
    pub dog_hand: Option<Hand>,
}

impl View {
    /// What this viewpoint may know of the game.
    pub(crate) fn of(game: &Kraaw, from: Viewpoint) -> Self {
        Self::with(game, from, game.course.phase == Phase::Over)
    }

    /// What all viewpoints together know of it.
    pub(crate) fn revealed(game: &Kraaw) -> Self {
        Self::with(game, Viewpoint::Audience, true)
    }

    fn with(game: &Kraaw, from: Viewpoint, revealed: bool) -> Self {
        let course = game.course;
        let known = |card: Card| if revealed { card } else { card.known_to(from) };
        let mut gone = game.gone;
        gone.cards_mut().iter_mut().for_each(|card| *card = known(*card));
        let own = owner(from).filter(|&seat| course.playing.contains(seat));
        Self {
            from,
            course,
            nests: game.nests.map(|_, nest| Nest { cards: nest.cards.map(known), ..*nest }),
            dog: game.dog.map(known),
            gone,
            hand: own.map(|seat| game.laid(seat.index())),
            dog_hand: own.filter(|&seat| course.swapped == Some(seat)).map(|_| game.laid(Card::DOG)),
        }
    }

    /// What everybody could see when the round before had ended; nothing in the first round. The dog and what else lay
    /// face down are not known, and nobody acts.
    #[must_use]
    pub fn last_round(&self) -> Option<Self> {
        let last = self.course.last?;
        let course = Course { round: last.round, playing: last.playing, phase: Phase::Over, ..self.course };
        Some(Self {
            from: Viewpoint::Audience,
            course,
            nests: last.nests.map(|_, lay| Nest::lying(&lay.spots())),
            dog: [Card::default(); HAND],
            gone: Gone::default(),
            hand: None,
            dog_hand: None,
        })
    }

    /// A world that this viewpoint cannot tell from the real one.
    ///
    /// The dealer lays every order of the deck equally often, and no rule picks a card by its value unseen. So what
    /// remains is even too: the rest of a hand known as a set, over that hand's unseen cards, and all other cards
    /// over the others.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Kraaw {
        let mut pools = Pools::of(self);
        let mut game = Kraaw { course: self.course, nests: self.nests, dog: self.dog, gone: self.gone };
        game.each_hidden(|card| {
            if card.value() == 0 {
                *card = card.valued(pools.draw(card.group(), chance));
            }
        });
        if self.course.phase == Phase::Swap {
            game.sort_hands();
        }
        game
    }
}

/// The seat of the viewpoint, if it has one.
fn owner(from: Viewpoint) -> Option<Seat> {
    if let Viewpoint::Seat(seat) = from { Some(seat) } else { None }
}

impl Kraaw {
    /// The cards laid in this group, low to high, wherever they are now.
    fn laid(&self, group: usize) -> Hand {
        let mut values = [0; HAND];
        let mut found = 0;
        let nests = self.nests.as_slice().iter().flat_map(|nest| nest.cards);
        for card in nests.chain(self.dog).chain(self.gone.cards().iter().copied()) {
            if card.value() > 0 && card.group() == group && found < HAND {
                values[found] = card.value();
                found += 1;
            }
        }
        values[..found].sort_unstable();
        Hand::new(&values[..found]).unwrap_or_default()
    }

    /// Every card that is not open.
    #[inline]
    fn each_hidden(&mut self, mut each: impl FnMut(&mut Card)) {
        for (_, nest) in self.nests.iter_mut() {
            let Nest { cards, down, .. } = nest;
            down.iter().for_each(|place| each(&mut cards[place.index()]));
        }
        self.dog.iter_mut().for_each(&mut each);
        self.gone.cards_mut().iter_mut().filter(|card| !card.is_open()).for_each(each);
    }

    /// Before the nests are laid hands are only sets.
    pub(crate) fn sort_hands(&mut self) {
        self.nests.iter_mut().for_each(|(_, nest)| nest.cards.sort_unstable_by_key(|card| card.value()));
        self.dog.sort_unstable_by_key(|card| card.value());
    }
}

/// The cards a viewpoint has not seen: those it knows as a set, and the others.
struct Pools {
    /// Which pool each group draws from.
    of_group: [u8; Card::DOG + 1],
    pools: [Pool; 3],
}

/// The cards that can still be drawn for some group.
#[derive(Clone, Copy)]
struct Pool {
    cards: [u8; MOST_CARDS],
    len: usize,
}

/// The pool of all groups not known as sets, that of one's own hand, that of the dog.
const OTHERS: u8 = 0;
const OWN: u8 = 1;
const DOG: u8 = 2;

impl Pools {
    fn of(view: &View) -> Self {
        let of_group = pool_of_group(view);
        let pools = unseen(view, of_group).map(Pool::new);
        Self { of_group, pools }
    }

    /// Any of the cards left for this group, each as likely.
    #[inline]
    fn draw(&mut self, group: usize, chance: &mut impl Chance) -> u8 {
        self.pools[usize::from(self.of_group[group])].draw(chance)
    }
}

impl Pool {
    fn new(counts: [u8; HAND]) -> Self {
        let mut pool = Self { cards: [0; MOST_CARDS], len: 0 };
        for (index, count) in counts.into_iter().enumerate() {
            let end = (pool.len + usize::from(count)).min(MOST_CARDS);
            pool.cards[pool.len..end].fill(index as u8 + 1);
            pool.len = end;
        }
        pool
    }

    /// Takes any card out. A view of a real game never asks an empty pool.
    #[inline]
    fn draw(&mut self, chance: &mut impl Chance) -> u8 {
        if self.len == 0 {
            return 1;
        }
        let drawn = chance.below(self.len as u32) as usize;
        self.len -= 1;
        self.cards.swap(drawn, self.len);
        self.cards[self.len]
    }
}

fn pool_of_group(view: &View) -> [u8; Card::DOG + 1] {
    let mut of_group = [OTHERS; Card::DOG + 1];
    if let (Some(_), Some(seat)) = (view.hand, owner(view.from)) {
        of_group[seat.index()] = OWN;
    }
    if view.dog_hand.is_some() {
        of_group[Card::DOG] = DOG;
    }
    of_group
}

/// How many cards of each value are unseen in each pool.
fn unseen(view: &View, of_group: [u8; Card::DOG + 1]) -> [[u8; HAND]; 3] {
    let [own, dog] = [view.hand, view.dog_hand].map(|hand| counts(hand.unwrap_or_default()));
    let mut others = deck(view.course.playing.len());
    for value in 0..HAND {
        others[value] = others[value].saturating_sub(own[value] + dog[value]);
    }
    let mut left = [others, own, dog];
    let nests = view.nests.as_slice().iter().flat_map(|nest| &nest.cards);
    for card in nests.chain(&view.dog).chain(view.gone.cards()) {
        if let Some(value) = card.value().checked_sub(1) {
            let count = &mut left[usize::from(of_group[card.group()])][usize::from(value)];
            *count = count.saturating_sub(1);
        }
    }
    left
}

fn counts(hand: Hand) -> [u8; HAND] {
    let mut counts = [0; HAND];
    hand.values().iter().for_each(|&value| counts[usize::from(value) - 1] += 1);
    counts
}
