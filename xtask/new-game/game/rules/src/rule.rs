//! The rules a move can break.

/// A rule that a move can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A bid is at most three shells.
    Most,
    /// Nobody bids shells that are not in their purse.
    Purse,
    /// Who has bid in a round waits for the others.
    Once,
}

impl kernel::Rule for Rule {
    const ALL: &'static [Self] = &[Self::Most, Self::Purse, Self::Once];

    fn code(self) -> &'static str {
        match self {
            Self::Most => "newgame/most",
            Self::Purse => "newgame/purse",
            Self::Once => "newgame/once",
        }
    }
}
