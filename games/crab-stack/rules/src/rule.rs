//! The rules a move can break, by name.

/// A rule that a move can break. The order is the order in which they are checked: first whether
/// this kind of move is due, then the crab, then where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A choice between tied groups is due before anybody crawls on.
    KeepDue,
    /// The layout has no such space.
    NotASpace,
    /// The space to start from is empty.
    NoCrab,
    /// The crabs there are all others'.
    NotYours,
    /// Your crab there is covered.
    NotTop,
    /// A crab never ends on an empty space.
    EmptyLanding,
    /// No path of exactly the crab's number of steps leads there, over crabs only, visiting no
    /// space twice and never the start (ruling 7).
    Path,
    /// A crab ends on one of its size or smaller.
    LandingSize,
    /// No choice between groups is due.
    NoKeepDue,
    /// That group is not one of those tied for first.
    KeepTied,
    /// A group is named by its least space.
    KeepLeast,
}

impl kernel::Rule for Rule {
    const ALL: &'static [Self] = &[
        Self::KeepDue,
        Self::NotASpace,
        Self::NoCrab,
        Self::NotYours,
        Self::NotTop,
        Self::EmptyLanding,
        Self::Path,
        Self::LandingSize,
        Self::NoKeepDue,
        Self::KeepTied,
        Self::KeepLeast,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::KeepDue => "crab-stack/keep-due",
            Self::NotASpace => "crab-stack/not-a-space",
            Self::NoCrab => "crab-stack/no-crab",
            Self::NotYours => "crab-stack/not-yours",
            Self::NotTop => "crab-stack/not-top",
            Self::EmptyLanding => "crab-stack/empty-landing",
            Self::Path => "crab-stack/path",
            Self::LandingSize => "crab-stack/landing-size",
            Self::NoKeepDue => "crab-stack/no-keep-due",
            Self::KeepTied => "crab-stack/keep-tied",
            Self::KeepLeast => "crab-stack/keep-least",
        }
    }
}
