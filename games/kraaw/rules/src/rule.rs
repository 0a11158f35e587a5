//! The rules a move can break, by name.

/// A rule that a move can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The move answers another question than the one asked now.
    NotNow,
    /// There is no card at this place.
    Gap,
    /// Only a face-down card can be looked at or revealed.
    NotFaceDown,
    /// Only a revealed card can be locked.
    NotRevealed,
    /// A locked card stays: it cannot be locked again, stolen, taken or discarded.
    Locked,
    /// A seat locks at most two cards in a round.
    TwoLocks,
    /// A card is stolen from another seat.
    OwnNest,
    /// The table has no such seat.
    NoSuchSeat,
    /// That seat sits this round out.
    SittingOut,
    /// The bonus locks one card and discards another.
    SameCard,
}

impl kernel::Rule for Rule {
    const ALL: &'static [Self] = &[
        Self::NotNow,
        Self::Gap,
        Self::NotFaceDown,
        Self::NotRevealed,
        Self::Locked,
        Self::TwoLocks,
        Self::OwnNest,
        Self::NoSuchSeat,
        Self::SittingOut,
        Self::SameCard,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::NotNow => "kraaw/not-now",
            Self::Gap => "kraaw/gap",
            Self::NotFaceDown => "kraaw/not-face-down",
            Self::NotRevealed => "kraaw/not-revealed",
            Self::Locked => "kraaw/locked",
            Self::TwoLocks => "kraaw/two-locks",
            Self::OwnNest => "kraaw/own-nest",
            Self::NoSuchSeat => "kraaw/no-such-seat",
            Self::SittingOut => "kraaw/sitting-out",
            Self::SameCard => "kraaw/same-card",
        }
    }
}
