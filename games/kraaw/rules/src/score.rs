//! Counting a round.

use crate::pieces::HAND;
use crate::{Kraaw, Lay, Nest, Spot};
use core::cmp::Reverse;
use kernel::{BySeat, Seat, SeatSet};

/// The values of a nest's counting cards, high to low, packed so that they compare card by card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Counted(u16);

impl Counted {
    const BITS: usize = 3;

    /// The revealed and locked cards of the nest.
    pub fn of(nest: &Nest) -> Self {
        let mut values = [0; HAND];
        nest.counting().iter().for_each(|place| values[place.index()] = nest.cards[place.index()].value());
        Self::sorted(values)
    }

    /// The revealed and locked cards among those that lay like this.
    fn among(lay: Lay) -> Self {
        Self::sorted(lay.spots().map(|spot| match spot {
            Spot::Up(value) | Spot::Locked(value) => value,
            Spot::Gap | Spot::Down(_) => 0,
        }))
    }

    fn sorted(mut values: [u8; HAND]) -> Self {
        values.sort_unstable_by_key(|&value| Reverse(value));
        Self(values.iter().fold(0, |packed, &value| packed << Self::BITS | u16::from(value)))
    }

    /// The values, high to low.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (0..HAND).rev().map(move |i| (self.0 >> (i * Self::BITS) & 0b111) as u8).take_while(|&value| value > 0)
    }

    /// What they add up to.
    pub fn sum(self) -> u8 {
        self.values().sum()
    }

    /// How well it does: the highest sum, and among equal sums the lower card at the first difference.
    fn merit(self) -> (u8, Reverse<u16>) {
        (self.sum(), Reverse(self.0))
    }

    /// How many cards, counted from the highest, are the same in both.
    fn alike(self, other: Self) -> u8 {
        self.values().zip(other.values()).take_while(|(mine, theirs)| mine == theirs).count() as u8
    }
}

/// A tie for the highest sum, and what broke it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tie {
    /// Who shares the highest sum.
    pub seats: SeatSet,
    /// Which card, counted from the highest as 1, left only the winners; none if the tie is perfect.
    pub card: Option<u8>,
}

/// How a round was counted: enough to explain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "as_data::Written<as_data::Spots>", try_from = "as_data::Written<as_data::Spots>")
)]
pub struct Tally {
    /// The number of the round, from 1.
    pub round: u16,
    /// Who played it.
    pub playing: SeatSet,
    /// The seat that started its turn with no face-down card; none if the round stalled.
    pub ended_by: Option<Seat>,
    /// How each seat's cards lay, by place, as all could see them: what lay face down stays unknown (ruling 8).
    pub nests: BySeat<Lay>,
    /// Who won it: one seat, or all those in a perfect tie.
    pub winners: SeatSet,
}

impl Tally {
    /// Counts the nests of the game.
    pub(crate) fn of(game: &Kraaw, ended_by: Option<Seat>) -> Self {
        let course = &game.course;
        let counted = game.nests.map(|_, nest| Counted::of(nest));
        Self {
            round: course.round,
            playing: course.playing,
            ended_by,
            nests: game.nests.map(|_, nest| Lay::of(nest)),
            winners: best(course.playing, &counted),
        }
    }

    /// The seat's counting cards.
    pub fn counted(&self, seat: Seat) -> Counted {
        Counted::among(self.nests[seat])
    }

    /// The tie for the highest sum, if there was one.
    pub fn tie(&self) -> Option<Tie> {
        let top = self.counted(self.winners.first()?).sum();
        let seats: SeatSet = self.playing.iter().filter(|&seat| self.counted(seat).sum() == top).collect();
        (seats.len() > 1).then(|| Tie { seats, card: self.breaking(seats) })
    }

    /// The card at which the last of the tied seats that lost fell back.
    fn breaking(&self, tied: SeatSet) -> Option<u8> {
        let won = self.counted(self.winners.first()?);
        let losers = tied.iter().filter(|&seat| !self.winners.contains(seat));
        losers.map(|seat| won.alike(self.counted(seat)) + 1).max()
    }
}

/// The seats that do best.
fn best(playing: SeatSet, counted: &BySeat<Counted>) -> SeatSet {
    let top = playing.iter().map(|seat| counted[seat].merit()).max();
    playing.iter().filter(|&seat| Some(counted[seat].merit()) == top).collect()
}

#[cfg(feature = "serde")]
pub(crate) mod as_data {
    use super::{Counted, HAND, Lay, Spot, Tally, Tie};
    use alloc::vec::Vec;
    use kernel::{BySeat, Seat, SeatSet};
    use serde::{Deserialize, Serialize};

    /// How the cards of a nest lay, place 1 first.
    pub(super) type Spots = [Spot; HAND];

    /// A tally as it travels, with what a reader would otherwise have to work out. Events and views write nests in
    /// their own ways.
    #[derive(Serialize, Deserialize)]
    pub(crate) struct Written<N> {
        round: u16,
        playing: SeatSet,
        ended_by: Option<Seat>,
        nests: Vec<N>,
        #[serde(default)]
        cards: Vec<Vec<u8>>,
        #[serde(default)]
        sums: Vec<u8>,
        winners: SeatSet,
        #[serde(default)]
        tie: Option<Tie>,
    }

    impl<N: From<Lay>> From<Tally> for Written<N> {
        fn from(tally: Tally) -> Self {
            let counted = || Seat::all(tally.nests.seats()).map(|seat| tally.counted(seat));
            Self {
                round: tally.round,
                playing: tally.playing,
                ended_by: tally.ended_by,
                nests: tally.nests.as_slice().iter().map(|&lay| lay.into()).collect(),
                cards: counted().map(|counted| counted.values().collect()).collect(),
                sums: counted().map(Counted::sum).collect(),
                winners: tally.winners,
                tie: tally.tie(),
            }
        }
    }

    impl<N: Into<Lay>> TryFrom<Written<N>> for Tally {
        type Error = &'static str;

        fn try_from(written: Written<N>) -> Result<Self, Self::Error> {
            let seats = written.nests.len();
            if seats > kernel::MAX_SEATS {
                return Err("no game has that many seats");
            }
            let mut nests = written.nests.into_iter().map(Into::into);
            Ok(Self {
                round: written.round,
                playing: written.playing,
                ended_by: written.ended_by,
                nests: BySeat::from_fn(seats as u8, |_| nests.next().unwrap_or_default()),
                winners: written.winners,
            })
        }
    }
}
