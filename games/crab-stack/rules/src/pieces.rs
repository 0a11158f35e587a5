//! The crabs.

use kernel::Seat;

/// How large a crab is. Ordered: S < M < L.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    /// Small: crawls three steps, lands on small crabs.
    Small,
    /// Medium: crawls two steps, lands on medium and small crabs.
    Medium,
    /// Large: crawls one step, lands on any crab.
    Large,
}

/// How many crabs of each size a seat has.
pub(crate) const OF_EACH: u8 = 3;

impl Size {
    /// Every size, smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// How many steps a crab of this size crawls, exactly (ruling 7).
    pub const fn steps(self) -> u8 {
        match self {
            Self::Small => 3,
            Self::Medium => 2,
            Self::Large => 1,
        }
    }

    /// The letter it is written with.
    pub const fn letter(self) -> char {
        match self {
            Self::Small => 'S',
            Self::Medium => 'M',
            Self::Large => 'L',
        }
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A crab: whose, and how large. A seat's crabs of one size are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Crab {
    /// Who moves it.
    pub seat: Seat,
    /// How large it is.
    pub size: Size,
}

impl Crab {
    /// Every kind of crab at a table of this size, by seat, then size.
    pub fn kinds(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).flat_map(|seat| Size::ALL.map(|size| Self { seat, size }))
    }
}
