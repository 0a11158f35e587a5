//! Which spaces are used: the pictures of the rulebooks, kept as data.

use crate::pieces::OF_EACH;
use crate::space::SIDE;
use crate::{Cell, Cells, Size};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use kernel::Flaw;

/// A layout as somebody asked for it: a name, or spaces not yet read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutAsked {
    /// [`Layout::Rings`].
    Rings,
    /// [`Layout::Solid`].
    Solid,
    /// These spaces, as written.
    Spaces(Vec<String>),
}

/// A layout, checked for a number of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// Rings around the centre d4, which is no space.
    #[default]
    Rings,
    /// A hexagon without a hole.
    Solid,
    /// Somebody's own: connected, and one space for each crab.
    Custom(Cells),
}

impl Layout {
    /// The layout asked for, if it fits the number of seats.
    pub(crate) fn check(seats: u8, asked: &LayoutAsked) -> Result<Self, Flaw> {
        match asked {
            LayoutAsked::Rings => Ok(Self::Rings),
            LayoutAsked::Solid => Ok(Self::Solid),
            LayoutAsked::Spaces(spaces) => custom(seats, spaces).map(Self::Custom),
        }
    }

    /// The layout as it can be asked for.
    pub fn asked(self) -> LayoutAsked {
        match self {
            Self::Rings => LayoutAsked::Rings,
            Self::Solid => LayoutAsked::Solid,
            Self::Custom(spaces) => LayoutAsked::Spaces(spaces.iter().map(|cell| cell.to_string()).collect()),
        }
    }

    /// The spaces used at a table of this size.
    pub fn spaces(self, seats: u8) -> Cells {
        match self {
            Self::Rings => rings(seats),
            Self::Solid => solid(seats),
            Self::Custom(spaces) => spaces,
        }
    }
}

/// How many crabs a table of this size has, and so how many spaces.
pub(crate) fn crabs(seats: u8) -> usize {
    usize::from(seats * OF_EACH) * Size::ALL.len()
}

fn board() -> impl Iterator<Item = Cell> {
    (0..SIDE).flat_map(|q| (0..SIDE).filter_map(move |r| Cell::new(q, r)))
}

/// Two seats use the rings at distance 1 and 2 from d4; four the one at 3 too; three every second
/// space of that.
fn rings(seats: u8) -> Cells {
    let inner = ring(1) | ring(2);
    match seats {
        2 => inner,
        3 => inner | outer_walk().step_by(2).collect(),
        _ => inner | ring(3),
    }
}

fn ring(distance: u8) -> Cells {
    board().filter(|&cell| from_centre(cell) == distance).collect()
}

fn from_centre(cell: Cell) -> u8 {
    let (dq, dr) = (cell.q().cast_signed() - 3, cell.r().cast_signed() - 3);
    dq.unsigned_abs().max(dr.unsigned_abs()).max((dq + dr).unsigned_abs())
}

/// The outer ring, walked from the corner g1 along the side of g2, g3, g4, and on round.
fn outer_walk() -> impl Iterator<Item = Cell> {
    let sides = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)];
    let steps = sides.into_iter().flat_map(|side| [side; 3]);
    steps.scan((6_i8, 0_i8), |at, step| {
        let here = *at;
        *at = (at.0 + step.0, at.1 + step.1);
        Cell::new(here.0 as u8, here.1 as u8)
    })
}

/// With k = 8 − q − r, each number of seats has its own range for q, r and k.
fn solid(seats: u8) -> Cells {
    let (q, r, k) = match seats {
        2 => (1..=5, 1..=5, 1..=5),
        3 => (1..=6, 0..=5, 0..=5),
        _ => (0..=6, 0..=6, 0..=6),
    };
    board()
        .filter(|cell| {
            let third = 8 - cell.q().cast_signed() - cell.r().cast_signed();
            q.contains(&(cell.q().cast_signed())) && r.contains(&(cell.r().cast_signed())) && k.contains(&third)
        })
        .collect()
}

fn custom(seats: u8, written: &[String]) -> Result<Cells, Flaw> {
    let mut spaces = Cells::EMPTY;
    for text in written {
        let cell: Cell = text.parse().map_err(|_| Flaw::new("crab-stack/layout-space").with("space", short(text)))?;
        if spaces.contains(cell) {
            return Err(Flaw::new("crab-stack/layout-repeat").with("space", cell));
        }
        spaces |= Cells::only(cell);
    }
    if spaces.len() as usize != crabs(seats) {
        return Err(Flaw::new("crab-stack/layout-count").with("count", spaces.len()).with("needed", crabs(seats)));
    }
    if !spaces.connected() {
        return Err(Flaw::new("crab-stack/layout-apart"));
    }
    Ok(spaces)
}

/// The start of what somebody wrote, to show it back to them.
fn short(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(20).collect()
}

#[cfg(feature = "serde")]
mod as_data {
    use super::{Layout, LayoutAsked};
    use alloc::string::String;
    use alloc::vec::Vec;
    use core::fmt;
    use serde::de::{Error, SeqAccess, Visitor};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    impl Serialize for LayoutAsked {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            match self {
                Self::Rings => to.serialize_str("rings"),
                Self::Solid => to.serialize_str("solid"),
                Self::Spaces(spaces) => spaces.serialize(to),
            }
        }
    }

    impl Serialize for Layout {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            self.asked().serialize(to)
        }
    }

    struct NameOrList;

    impl<'de> Visitor<'de> for NameOrList {
        type Value = LayoutAsked;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("`rings`, `solid` or a list of spaces")
        }

        fn visit_str<E: Error>(self, name: &str) -> Result<LayoutAsked, E> {
            match name {
                "rings" => Ok(LayoutAsked::Rings),
                "solid" => Ok(LayoutAsked::Solid),
                _ => Err(E::unknown_variant(name, &["rings", "solid"])),
            }
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<LayoutAsked, A::Error> {
            let mut spaces = Vec::new();
            while let Some(space) = list.next_element::<String>()? {
                spaces.push(space);
            }
            Ok(LayoutAsked::Spaces(spaces))
        }
    }

    impl<'de> Deserialize<'de> for LayoutAsked {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            from.deserialize_any(NameOrList)
        }
    }
}
