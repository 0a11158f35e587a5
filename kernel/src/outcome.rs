//! Who is due, and how a game ended.

use crate::{BySeat, Seat, SeatSet};

/// Who is due to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Turn {
    /// Chance: a deal is due.
    Dealer,
    /// Any of these seats; several only where the rules have them act at once.
    Seats(SeatSet),
    /// Nobody: the game has ended.
    Over(Outcome),
}

impl Turn {
    /// Whether this seat may act now.
    pub fn includes(self, seat: Seat) -> bool {
        matches!(self, Self::Seats(seats) if seats.contains(seat))
    }

    /// The outcome, if the game has ended.
    pub fn outcome(self) -> Option<Outcome> {
        if let Self::Over(outcome) = self { Some(outcome) } else { None }
    }
}

/// How a game ended: a rank for each seat, 1 the best; seats that share a place share its rank
/// and the next rank counts them all (1, 1, 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The rank of each seat.
    pub ranks: BySeat<u8>,
}

impl Outcome {
    /// Ranks by how well each seat did: a seat's rank is one more than the number of seats that
    /// did better.
    ///
    /// ```
    /// use kernel::{BySeat, Outcome};
    /// let points = [7, 9, 7];
    /// let outcome = Outcome::by(&BySeat::from_fn(3, |seat| points[seat.index()]));
    /// assert_eq!(outcome.ranks.as_slice(), [2, 1, 2]);
    /// ```
    pub fn by<T: PartialOrd>(merit: &BySeat<T>) -> Self {
        let ranks = merit.map(|_, mine| 1 + merit.as_slice().iter().filter(|other| *other > mine).count() as u8);
        Self { ranks }
    }

    /// The seats in first place.
    pub fn winners(&self) -> SeatSet {
        self.ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect()
    }
}
