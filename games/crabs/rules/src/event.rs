//! What happened, as everybody may know it.

use crate::{Cards, Crab, Kind, Tableau, Wants};
use kernel::Seat;

/// Something that happened, public facts only: a card drawn from the deck is never named.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields))]
pub enum Event {
    /// The cards were dealt.
    Dealt {
        /// The seat that starts.
        first: Seat,
        /// The cards face up.
        pool: Cards,
    },
    /// The discards became a new deck.
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// A seat moved onto its next gear.
    Upgraded {
        /// The seat.
        seat: Seat,
        /// The cards discarded.
        cards: Cards,
        /// How many those are.
        cost: u32,
        /// The gear it is on now, from 1.
        gear: u8,
    },
    /// A seat drew a card from the deck.
    Drew {
        /// The seat.
        seat: Seat,
    },
    /// A seat took a card from the pool.
    Took {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Kind,
    },
    /// A seat exchanged cards with the pool, as many for as many.
    Traded {
        /// The seat.
        seat: Seat,
        /// The cards played.
        give: Cards,
        /// The cards taken.
        take: Cards,
    },
    /// A seat exchanged cards with the pool, value for value.
    Raised {
        /// The seat.
        seat: Seat,
        /// The cards played.
        give: Cards,
        /// The cards taken.
        take: Cards,
        /// The total value of either.
        value: u32,
    },
    /// A seat turned stressed crabs upright.
    Relaxed {
        /// The seat.
        seat: Seat,
        /// The crabs, as they lay.
        crabs: Tableau,
    },
    /// A seat caught a crab.
    Caught {
        /// The seat.
        seat: Seat,
        /// The card that was face down; public now (ruling 6).
        rope: Kind,
        /// The cards face up, the one kept among them.
        with: Cards,
        /// The binding value, with the gear's bonus where it was used.
        binding: u32,
        /// The crab kept, and how it lies.
        keep: Crab,
    },
    /// A seat sold crabs to a vendor.
    Sold {
        /// The seat.
        seat: Seat,
        /// The stack, by how many crabs its vendors want.
        stack: u8,
        /// The vendor.
        vendor: Wants,
        /// The crabs sold.
        with: Cards,
        /// What it brought: the vendor's pay and one for each premium crab.
        points: u32,
    },
    /// A seat sold nothing, or could take no action.
    Passed {
        /// The seat.
        seat: Seat,
        /// Whether it was a sale that it passed up.
        sale: bool,
    },
    /// A seat played cards to the pool to come down to the hand limit.
    Dropped {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// A seat reached the points that set off the last round.
    LastRound {
        /// The seat.
        seat: Seat,
        /// Its points.
        points: u32,
    },
    /// The last of the rounds allowed has been played (ruling 9).
    RoundLimit {
        /// How many rounds there were.
        rounds: u32,
    },
}
