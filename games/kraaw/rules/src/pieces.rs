//! Cards, the places they lie in, and nests.

use crate::Spot;
use kernel::{Seat, SeatSet, Viewpoint};

/// How many cards a hand, a nest and the dog have.
pub const HAND: usize = 5;

/// How many cards a seat may lock in a round.
pub const LOCKS: u8 = 2;

/// How many cards can be discarded in a round at most: each discard comes with a lock.
pub(crate) const MOST_GONE: usize = LOCKS as usize * kernel::MAX_SEATS;

/// How many cards of each value, 1 to 5, a round of so many seats is played with.
/// The seats are at least 2 and at most 6; beyond that the nearest deck is given.
///
/// ```
/// assert_eq!(kraaw_rules::deck(3), [6, 6, 4, 3, 1]);
/// ```
pub const fn deck(seats: u8) -> [u8; HAND] {
    match seats {
        0..=2 => [4, 5, 3, 2, 1],
        3 => [6, 6, 4, 3, 1],
        4 => [8, 8, 5, 3, 1],
        5 => [9, 9, 6, 4, 2],
        _ => [10, 10, 8, 5, 2],
    }
}

/// One of the five places of a nest or of the dog, written 1 to 5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// All places, in order.
    pub const ALL: [Self; HAND] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The place with this number, 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= HAND as u8 { Some(Self(number - 1)) } else { None }
    }

    /// The place's number, 1 to 5.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The place to index with, 0 to 4.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places(u8);

/// The places of each set, in order. Looking places and counts up makes random play a sixth faster than counting bits,
/// for which the plainest processors have no instruction.
const MEMBERS: [[u8; HAND]; 32] = {
    let mut members = [[0; HAND]; 32];
    let mut set = 0;
    while set < 32 {
        let (mut place, mut rank) = (0, 0);
        while place < HAND {
            if set >> place & 1 == 1 {
                members[set][rank] = place as u8;
                rank += 1;
            }
            place += 1;
        }
        set += 1;
    }
    members
};

/// How many places each set has.
const COUNTS: [u8; 32] = {
    let mut counts = [0; 32];
    let mut set = 0;
    while set < 32 {
        counts[set] = (set as u8).count_ones() as u8;
        set += 1;
    }
    counts
};

impl Places {
    /// No place.
    pub const NONE: Self = Self(0);
    /// All five.
    pub const ALL: Self = Self(0b1_1111);

    /// Whether the place is in the set.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 != 0
    }

    /// How many places are in it.
    #[inline]
    pub const fn len(self) -> u8 {
        COUNTS[(self.0 & Self::ALL.0) as usize]
    }

    /// Whether no place is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places of both sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set without this place.
    #[inline]
    #[must_use]
    pub const fn without(self, place: Place) -> Self {
        Self(self.0 & !(1 << place.0))
    }

    /// The set with this place.
    #[inline]
    #[must_use]
    pub const fn with(self, place: Place) -> Self {
        Self(self.0 | 1 << place.0)
    }

    /// The place that has `rank` places of the set before it. The set has more than `rank`.
    #[inline]
    pub const fn nth(self, rank: u32) -> Place {
        debug_assert!(rank < self.len() as u32, "the set has no such place");
        Place(MEMBERS[(self.0 & Self::ALL.0) as usize][rank as usize])
    }

    /// The places, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let place = (left != 0).then(|| Place(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(place)
        })
    }
}

/// A card: its value, the hand it was dealt in, and who has seen it.
///
/// In a view the value may be 0: not known. The dealt hand and the seats that looked are public,
/// because every exchange, theft and look happens before all eyes (rulings 5 and 10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Card(u16);

/// Everybody, the audience included.
const ALL_EYES: u16 = 0x7F << Card::EYES;

impl Card {
    const VALUE: u16 = 0b111;
    const FROM: u32 = 3;
    const EYES: u32 = 6;
    const AUDIENCE: u16 = 1 << (Self::EYES + 6);

    /// The group of the dog, beside the seats' 0 to 5.
    pub(crate) const DOG: usize = 6;

    /// A face-down card that nobody has seen, as it is laid in the nest of this seat, or in the dog.
    pub(crate) const fn laid(value: u8, from: Option<Seat>) -> Self {
        let group = match from {
            Some(seat) => seat.index(),
            None => Self::DOG,
        };
        Self(value as u16 | (group as u16) << Self::FROM)
    }

    /// The value, 1 to 5; 0 in a view whose owner does not know it, and in a gap.
    #[inline]
    pub const fn value(self) -> u8 {
        (self.0 & Self::VALUE) as u8
    }

    /// The seat in whose nest it was laid at the start of the round; none if it lay in the dog.
    pub fn from(self) -> Option<Seat> {
        Seat::new(self.group() as u8)
    }

    /// The number of the group it was laid in: a seat's number, or [`Card::DOG`].
    #[inline]
    pub(crate) const fn group(self) -> usize {
        (self.0 >> Self::FROM & 0b111) as usize
    }

    /// Whether it has been turned up. A card is never turned down again.
    #[inline]
    pub const fn is_open(self) -> bool {
        self.0 & Self::AUDIENCE != 0
    }

    /// Whether this viewpoint has seen it.
    pub const fn seen_by(self, viewpoint: Viewpoint) -> bool {
        match viewpoint {
            Viewpoint::Seat(seat) => self.0 >> Self::EYES >> seat.number() & 1 != 0,
            Viewpoint::Audience => self.is_open(),
        }
    }

    /// The seats that have looked at it, or all six once it is open.
    pub fn seen(self) -> SeatSet {
        Seat::all(kernel::MAX_SEATS as u8).filter(|&seat| self.seen_by(Viewpoint::Seat(seat))).collect()
    }

    /// The card after this seat looked at it.
    #[inline]
    #[must_use]
    pub(crate) const fn looked(self, seat: Seat) -> Self {
        Self(self.0 | 1 << Self::EYES << seat.number())
    }

    /// The card turned up.
    #[inline]
    #[must_use]
    pub(crate) const fn opened(self) -> Self {
        Self(self.0 | ALL_EYES)
    }

    /// The same card with this value.
    #[inline]
    #[must_use]
    pub(crate) const fn valued(self, value: u8) -> Self {
        Self(self.0 & !Self::VALUE | value as u16)
    }

    /// The card as this viewpoint knows it.
    #[must_use]
    pub(crate) const fn known_to(self, viewpoint: Viewpoint) -> Self {
        if self.seen_by(viewpoint) { self } else { self.valued(0) }
    }
}

/// How a card lies in a nest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Face down.
    Down,
    /// Revealed: it counts, and can be stolen.
    Up,
    /// Locked: revealed for good.
    Locked,
}

/// The cards of a seat, by place, and how they lie. A place in none of the three sets is a gap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nest {
    pub(crate) cards: [Card; HAND],
    pub(crate) down: Places,
    pub(crate) up: Places,
    pub(crate) locked: Places,
}

impl Nest {
    /// The places with face-down cards.
    #[inline]
    pub const fn down(&self) -> Places {
        self.down
    }

    /// The places with revealed cards that are not locked.
    #[inline]
    pub const fn up(&self) -> Places {
        self.up
    }

    /// The places with locked cards.
    #[inline]
    pub const fn locked(&self) -> Places {
        self.locked
    }

    /// The places with cards that are not locked: they can be stolen, taken and discarded.
    #[inline]
    pub const fn loose(&self) -> Places {
        self.down.or(self.up)
    }

    /// The places with cards that count.
    pub const fn counting(&self) -> Places {
        self.up.or(self.locked)
    }

    /// Whether its owner may lock another card. A locked card never leaves, so they need only be counted.
    #[inline]
    pub const fn can_lock(&self) -> bool {
        self.locked.len() < LOCKS
    }

    /// Whether the bonus is possible. It takes a card to lock; there always is another to discard, because a seat that
    /// may lock has locked one card and discarded one at most.
    #[inline]
    pub const fn has_bonus(&self) -> bool {
        self.can_lock() && !self.up.is_empty()
    }

    /// The card at the place, and how it lies; nothing in a gap.
    pub fn at(&self, place: Place) -> Option<(Card, Face)> {
        self.face(place).map(|face| (self.cards[place.index()], face))
    }

    /// How the card at the place lies; nothing in a gap.
    #[inline]
    pub const fn face(&self, place: Place) -> Option<Face> {
        if self.down.contains(place) {
            Some(Face::Down)
        } else if self.up.contains(place) {
            Some(Face::Up)
        } else if self.locked.contains(place) {
            Some(Face::Locked)
        } else {
            None
        }
    }

    /// A nest of these cards, all face down.
    pub(crate) fn laid(cards: [Card; HAND]) -> Self {
        Self { cards, down: Places::ALL, ..Self::default() }
    }

    /// A nest whose cards lie like this, by place. Where they came from is not known.
    pub(crate) fn lying(spots: &[Spot; HAND]) -> Self {
        let mut nest = Self::default();
        for (&place, spot) in Place::ALL.iter().zip(spots) {
            match *spot {
                Spot::Gap => {}
                Spot::Down(value) => nest.put(place, Card::laid(value.unwrap_or(0), None), Face::Down),
                Spot::Up(value) => nest.put(place, Card::laid(value, None).opened(), Face::Up),
                Spot::Locked(value) => nest.put(place, Card::laid(value, None).opened(), Face::Locked),
            }
        }
        nest
    }

    /// Takes the loose card at the place away and leaves a gap.
    #[inline]
    pub(crate) fn lift(&mut self, place: Place) -> (Card, Face) {
        let face = if self.down.contains(place) { Face::Down } else { Face::Up };
        self.down = self.down.without(place);
        self.up = self.up.without(place);
        (core::mem::take(&mut self.cards[place.index()]), face)
    }

    /// Puts a card into the gap at the place.
    #[inline]
    pub(crate) fn put(&mut self, place: Place, card: Card, face: Face) {
        self.cards[place.index()] = card;
        match face {
            Face::Down => self.down = self.down.with(place),
            Face::Up => self.up = self.up.with(place),
            Face::Locked => self.locked = self.locked.with(place),
        }
    }

    /// Turns up the face-down card at the place, and says its value.
    #[inline]
    pub(crate) fn open(&mut self, place: Place) -> u8 {
        self.down = self.down.without(place);
        self.up = self.up.with(place);
        let card = &mut self.cards[place.index()];
        *card = card.opened();
        card.value()
    }

    /// Locks the revealed card at the place.
    #[inline]
    pub(crate) fn lock(&mut self, place: Place) {
        self.up = self.up.without(place);
        self.locked = self.locked.with(place);
    }
}

/// The discarded cards of a round, in order. Those that went face down are not open (ruling 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gone {
    cards: [Card; MOST_GONE],
    len: u8,
}

impl Gone {
    /// The cards, first discarded first.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len.into()]
    }

    /// The cards, first discarded first, to change.
    #[inline]
    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len.into()]
    }

    /// Adds a card. There is room for all that can be discarded in a round.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        if let Some(free) = self.cards.get_mut(usize::from(self.len)) {
            *free = card;
            self.len += 1;
        }
    }
}

#[cfg(feature = "serde")]
mod as_data {
    use super::Place;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    impl Serialize for Place {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            self.number().serialize(to)
        }
    }

    impl<'de> Deserialize<'de> for Place {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            Self::new(u8::deserialize(from)?).ok_or_else(|| D::Error::custom("places are 1 to 5"))
        }
    }
}
