//! What happened, as everybody may know it.

use crate::{Place, Tally};
use kernel::{BySeat, Seat, SeatSet};

/// One thing that happened, in public. A value is told only of a card that lies or lay open.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "event", rename_all = "kebab-case")
)]
pub enum Event {
    /// A round begins: everybody has a hand, and may look at it.
    Dealt {
        /// The number of the round, from 1.
        round: u16,
        /// Who begins.
        first: Seat,
        /// Who plays the round.
        playing: SeatSet,
        /// Whether the round decides between seats that reached the target together.
        deciding: bool,
    },
    /// A seat keeps its hand.
    Stayed {
        /// The seat.
        seat: Seat,
    },
    /// A seat took the dog for its hand; its old hand is the dog now.
    Swapped {
        /// The seat.
        seat: Seat,
    },
    /// All hands, and the dog, lie shuffled and face down.
    Laid,
    /// A seat exchanged a card with the dog, both unseen.
    Exchanged {
        /// The seat.
        seat: Seat,
        /// The place in its nest.
        place: Place,
        /// The place in the dog.
        dog: Place,
    },
    /// A seat left the dog alone.
    Kept {
        /// The seat.
        seat: Seat,
    },
    /// A seat looked at one of its cards. What it saw is its secret.
    Looked {
        /// The seat.
        seat: Seat,
        /// The place of the card.
        place: Place,
    },
    /// A card was turned up.
    Revealed {
        /// Whose nest it lies in.
        seat: Seat,
        /// Its place.
        place: Place,
        /// Its value.
        value: u8,
    },
    /// A card was locked.
    Locked {
        /// Whose card.
        seat: Seat,
        /// Its place.
        place: Place,
        /// Its value.
        value: u8,
    },
    /// A seat left the card it revealed unlocked.
    Left {
        /// The seat.
        seat: Seat,
        /// The place of the card.
        place: Place,
    },
    /// A seat wants another seat's card; that seat now chooses what to take for it.
    Threatened {
        /// Who steals.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// The place of the wanted card.
        place: Place,
        /// Its value, if it lies open.
        value: Option<u8>,
    },
    /// Two cards changed places.
    Stolen {
        /// Who stole.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// The place in the victim's nest.
        place: Place,
        /// The place in the thief's nest.
        taken: Place,
        /// The value of the stolen card, if it lay open.
        value: Option<u8>,
        /// The value of the card taken for it, if it lies open.
        taken_value: Option<u8>,
    },
    /// A card was discarded.
    Discarded {
        /// Whose card.
        seat: Seat,
        /// The gap it leaves.
        place: Place,
        /// Its value, if it lay open.
        value: Option<u8>,
    },
    /// A seat did without the bonus.
    Done {
        /// The seat.
        seat: Seat,
    },
    /// A seat has no face-down card left: if that is so when its turn starts, the round ends.
    Countdown {
        /// The seat.
        seat: Seat,
    },
    /// A seat that had no face-down card has one again.
    Escaped {
        /// The seat.
        seat: Seat,
    },
    /// Nothing has stirred for so many turns in a row that the round ends.
    Stalled {
        /// How many turns.
        turns: u8,
    },
    /// The round is over, and counted.
    RoundOver(Tally),
    /// Several seats reached the target together; they alone play on.
    Deciding {
        /// Those seats.
        playing: SeatSet,
    },
    /// The game is over.
    GameOver {
        /// Who won.
        winner: Seat,
        /// How many rounds each seat has won.
        wins: BySeat<u16>,
        /// The rank of each seat.
        ranks: BySeat<u8>,
    },
}
