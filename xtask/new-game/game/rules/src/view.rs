//! What one viewpoint may know.

use crate::NewGame;
use kernel::{BySeat, Frame, SeatSet};

/// What one viewpoint may know.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    /// What every view begins with: who looks, the options, and who is to act.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub frame: Frame<NewGame>,
    /// The round that is played, from 1.
    pub round: u8,
    /// The pearl of whoever looks.
    pub pearl: Option<u8>,
    /// What was bid so far in this round.
    pub bids: BySeat<Option<u8>>,
    /// The shells that are left.
    pub purses: BySeat<u8>,
    /// The rounds won.
    pub points: BySeat<u8>,
    /// How the round before ended.
    pub last: Option<Shown>,
}

/// A round that has ended, for all to see.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shown {
    /// Whose pearl was which.
    pub pearls: BySeat<u8>,
    /// What was bid.
    pub bids: BySeat<u8>,
    /// Who won.
    pub winners: SeatSet,
}
