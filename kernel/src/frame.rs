//! What every view begins with.

use crate::{Game, Turn, Viewpoint};
use core::fmt::{self, Debug};

/// What every view begins with when it is written down, in this order: `game` (its name), `from`, `seats`, `options`
/// (all of them, as checked) and `turn`. What is a game's own follows under other names.
///
/// A view need not be kept so, only written so; reading it checks that the parts fit together.
#[derive(Clone)]
pub struct Frame<G: Game> {
    /// Who looks.
    pub from: Viewpoint,
    /// How many seats the table has.
    pub seats: u8,
    /// What was chosen before play.
    pub options: G::Options,
    /// Who is due to act, or how it ended.
    pub turn: Turn,
}

impl<G: Game> Debug for Frame<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, seats, options, turn } = self;
        f.debug_tuple(G::ID).field(from).field(seats).field(options).field(turn).finish()
    }
}

impl<G: Game> PartialEq for Frame<G> {
    fn eq(&self, other: &Self) -> bool {
        let same_table = self.seats == other.seats && self.options == other.options;
        same_table && self.from == other.from && self.turn == other.turn
    }
}

#[cfg(feature = "serde")]
mod as_data {
    use super::Frame;
    use crate::{Game, Seat, Turn, Viewpoint};
    use alloc::string::String;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Written<N, O> {
        game: N,
        from: Viewpoint,
        seats: u8,
        options: O,
        turn: Turn,
    }

    impl<G: Game> Serialize for Frame<G> {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            let Self { from, seats, ref options, turn } = *self;
            Written { game: G::ID, from, seats, options, turn }.serialize(to)
        }
    }

    impl<'de, G: Game> Deserialize<'de> for Frame<G> {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            let Written { game, from, seats, options, turn } = Written::<String, G::Asked>::deserialize(from)?;
            if game != G::ID {
                return Err(D::Error::custom("a view of another game"));
            }
            let options = G::options(seats, &options).map_err(D::Error::custom)?;
            if !sits(from, seats) || !fits(turn, seats) {
                return Err(D::Error::custom("a seat that is not at the table"));
            }
            Ok(Self { from, seats, options, turn })
        }
    }

    fn sits(from: Viewpoint, seats: u8) -> bool {
        if let Viewpoint::Seat(seat) = from { is_at(seat, seats) } else { true }
    }

    fn fits(turn: Turn, seats: u8) -> bool {
        match turn {
            Turn::Dealer => true,
            Turn::Seats(due) => due.iter().all(|seat| is_at(seat, seats)),
            Turn::Over(outcome) => outcome.ranks.seats() == seats,
        }
    }

    fn is_at(seat: Seat, seats: u8) -> bool {
        seat.number() < seats
    }
}
