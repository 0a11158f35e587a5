//! What everyone could remember of hidden cards once the deck has been made anew.
//!
//! Until the discards are first shuffled into a deck, nothing need be remembered: every unseen
//! card may lie in any hidden place. From then on the new deck is known to hold just the cards
//! that were discarded, and which hidden cards came from it can be told, in part, from who drew
//! and who showed what, and when. So from the first reshuffle on these sights are kept, in order.
//! See [`crate::imagine`] for what is made of them.
//!
//! The memory is bounded. A reshuffle for which there might be no room begins it afresh: what is
//! then forgotten is which earlier deck the cards in hands came from, never what the new deck
//! holds. Only an edition of more than about a hundred cards can fill it within one deck; then
//! that, too, is forgotten until the next reshuffle.

use crate::{Cards, KINDS, Kind};
use alloc::vec::Vec;
use kernel::{MAX_SEATS, Seat, Viewpoint};

/// The most sights remembered.
pub(crate) const MOST_SIGHTS: usize = 192;
/// The most decks remembered.
pub(crate) const MOST_DECKS: usize = 4;

/// Something that everyone saw, as far as the looker may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "sight", rename_all = "kebab-case", deny_unknown_fields))]
pub enum Sight {
    /// The discards became a new deck.
    Shuffled {
        /// All cards of the new deck.
        cards: Cards,
    },
    /// A seat drew from the deck.
    Drew {
        /// The seat.
        seat: Seat,
        /// The card, where the looker is that seat.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        card: Option<Kind>,
    },
    /// A seat played a card that nobody had seen it take.
    Showed {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Kind,
    },
}

/// A sight as it is kept.
#[derive(Clone, Copy)]
enum Kept {
    Shuffled,
    Drew(Seat, Kind),
    Showed(Seat, Kind),
}

impl Kept {
    /// One byte: what happened, then seat and kind together.
    const fn code(self) -> u8 {
        const PAIRS: u8 = (MAX_SEATS * KINDS) as u8;
        match self {
            Self::Shuffled => 2 * PAIRS,
            Self::Drew(seat, kind) => seat.number() * KINDS as u8 + kind.index() as u8,
            Self::Showed(seat, kind) => PAIRS + seat.number() * KINDS as u8 + kind.index() as u8,
        }
    }

    fn decode(code: u8) -> Self {
        let (what, pair) = (usize::from(code) / (MAX_SEATS * KINDS), usize::from(code) % (MAX_SEATS * KINDS));
        let (seat, kind) = (Seat::at((pair / KINDS) as u8), Kind::at(pair % KINDS));
        match what {
            0 => Self::Drew(seat, kind),
            1 => Self::Showed(seat, kind),
            _ => Self::Shuffled,
        }
    }
}

/// The sights since the first deck that is remembered was made. Empty before the first reshuffle.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    decks: [Cards; MOST_DECKS],
    deck_count: u8,
    sights: [u8; MOST_SIGHTS],
    len: u8,
}

impl Default for Memory {
    fn default() -> Self {
        let (decks, sights) = ([Cards::NONE; MOST_DECKS], [0; MOST_SIGHTS]);
        Self { decks, deck_count: 0, sights, len: 0 }
    }
}

impl Memory {
    /// The memory that these sights, with every card drawn filled in, would leave.
    pub(crate) fn of(sights: impl IntoIterator<Item = Sight>) -> Self {
        let mut memory = Self::default();
        for sight in sights {
            match sight {
                Sight::Shuffled { cards } => memory.begin_deck(cards),
                Sight::Drew { seat, card } => memory.keep(Kept::Drew(seat, card.unwrap_or_default())),
                Sight::Showed { seat, card } => memory.keep(Kept::Showed(seat, card)),
            }
        }
        memory
    }

    /// The discards became a new deck while so many hidden cards were in hands.
    pub(crate) fn shuffled(&mut self, cards: Cards, hidden: u32) {
        let coming = 1 + hidden + 2 * cards.len();
        if usize::from(self.deck_count) == MOST_DECKS || u32::from(self.len) + coming > MOST_SIGHTS as u32 {
            self.forget();
        }
        self.begin_deck(cards);
    }

    /// A seat drew this card.
    #[inline]
    pub(crate) fn drew(&mut self, seat: Seat, kind: Kind) {
        if self.deck_count > 0 {
            self.keep(Kept::Drew(seat, kind));
        }
    }

    /// A seat played cards that nobody had seen it take.
    #[inline]
    pub(crate) fn showed(&mut self, seat: Seat, cards: &Cards) {
        if self.deck_count > 0 {
            cards.iter().for_each(|kind| self.keep(Kept::Showed(seat, kind)));
        }
    }

    /// The sights as a viewpoint knows them.
    pub(crate) fn seen_from(&self, from: Viewpoint) -> Vec<Sight> {
        let mut decks = self.decks.iter();
        let sight = |&code: &u8| match Kept::decode(code) {
            Kept::Shuffled => Sight::Shuffled { cards: decks.next().copied().unwrap_or_default() },
            Kept::Drew(seat, kind) => Sight::Drew { seat, card: from.is(seat).then_some(kind) },
            Kept::Showed(seat, card) => Sight::Showed { seat, card },
        };
        self.sights[..self.len.into()].iter().map(sight).collect()
    }

    fn begin_deck(&mut self, cards: Cards) {
        if usize::from(self.deck_count) == MOST_DECKS {
            self.forget();
        }
        self.decks[usize::from(self.deck_count)] = cards;
        self.deck_count += 1;
        self.keep(Kept::Shuffled);
    }

    fn keep(&mut self, sight: Kept) {
        if usize::from(self.len) == MOST_SIGHTS {
            return self.forget();
        }
        self.sights[usize::from(self.len)] = sight.code();
        self.len += 1;
    }

    fn forget(&mut self) {
        self.deck_count = 0;
        self.len = 0;
    }
}
