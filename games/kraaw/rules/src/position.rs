//! The whole truth, as the law writes it down.

use crate::{Kraaw, Nest, Phase, Place, Spot};
use alloc::vec::Vec;
use kernel::{BySeat, Seat, SeatSet};

/// A phase by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum PhaseName {
    /// The dealer is due. A table deals at once, so nobody is asked anything then.
    Deal,
    /// Hands may be swapped with the dog.
    Swap,
    /// Cards may be exchanged with the dog.
    Dog,
    /// The main action.
    Main,
    /// The card just revealed may be locked.
    LockOrLeave,
    /// A card is revealed after a look.
    Look,
    /// A card is taken for a stolen one.
    Take,
    /// The bonus.
    Bonus,
    /// The game is over.
    Over,
}

/// What the question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(untagged))]
pub enum Pending {
    /// The place just revealed or looked at.
    Place(Place),
    /// The card that is being stolen.
    Theft {
        /// Whose card.
        victim: Seat,
        /// Its place.
        place: Place,
    },
}

impl Phase {
    /// The phase by name.
    pub const fn name(self) -> PhaseName {
        match self {
            Self::Hands | Self::Nests => PhaseName::Deal,
            Self::Swap => PhaseName::Swap,
            Self::Dog => PhaseName::Dog,
            Self::Main => PhaseName::Main,
            Self::LockOrLeave(_) => PhaseName::LockOrLeave,
            Self::Look(_) => PhaseName::Look,
            Self::Take { .. } => PhaseName::Take,
            Self::Bonus => PhaseName::Bonus,
            Self::Over => PhaseName::Over,
        }
    }

    /// What its question is about.
    pub const fn pending(self) -> Option<Pending> {
        match self {
            Self::LockOrLeave(place) | Self::Look(place) => Some(Pending::Place(place)),
            Self::Take { victim, place } => Some(Pending::Theft { victim, place }),
            _ => None,
        }
    }

    /// Whether it is the turn of one seat.
    pub const fn has_turn(self) -> bool {
        !matches!(self, Self::Hands | Self::Swap | Self::Nests | Self::Over)
    }
}

/// Everything there is to know about a game, as the law writes positions. For referees and tests.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Position {
    /// The number of the round, from 1.
    pub round: u16,
    /// The rounds won by each seat.
    pub wins: BySeat<u16>,
    /// Who plays this round.
    pub playing: SeatSet,
    /// Who begins this round; none before it is drawn.
    pub first: Option<Seat>,
    /// What is being asked.
    pub phase: PhaseName,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// What the question is about.
    pub pending: Option<Pending>,
    /// Who keeps its hand, while that is being asked.
    pub stayed: SeatSet,
    /// Finished turns in a row that stirred nothing.
    pub quiet: u8,
    /// The nests by place; empty for seats that sit out.
    pub nests: Vec<Vec<Spot>>,
    /// The dog by place.
    pub dog: Vec<u8>,
    /// The discarded cards in order, as they lay.
    pub gone: Vec<Spot>,
}

impl Position {
    /// The position of this game.
    pub(crate) fn of(game: &Kraaw) -> Self {
        let course = &game.course;
        Self {
            round: course.round,
            wins: course.wins,
            playing: course.playing,
            first: (!game.draws_first()).then_some(course.first),
            phase: course.phase.name(),
            turn: course.phase.has_turn().then_some(course.turn),
            pending: course.phase.pending(),
            stayed: course.stayed,
            quiet: course.quiet,
            nests: game.nests.as_slice().iter().map(spots).collect(),
            dog: game.dog.iter().map(|card| card.value()).filter(|&value| value > 0).collect(),
            gone: game.gone.cards().iter().map(|&card| Spot::apart(card)).collect(),
        }
    }
}

/// What lies in a nest, by place; nothing for a seat that sits out. A seat that plays always has cards.
fn spots(nest: &Nest) -> Vec<Spot> {
    let places: &[Place] = if *nest == Nest::default() { &[] } else { &Place::ALL };
    places.iter().map(|&place| Spot::of(nest.at(place))).collect()
}
