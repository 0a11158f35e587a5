//! How spaces, crabs and moves are written.

use crate::{Cell, Crab, Move, Size};
use core::fmt::{self, Display, Write};
use core::str::FromStr;
use kernel::notation::{unreadable, words};
use kernel::{Flaw, Game, Seat};

/// What these letters are as a text.
fn text(letters: &[u8]) -> &str {
    core::str::from_utf8(letters).expect("all notation is ASCII")
}

impl Cell {
    const fn letters(self) -> [u8; 2] {
        [b'a' + self.q(), b'1' + self.r()]
    }
}

/// A letter for q and a number for r + 1: `d4`.
impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(text(&self.letters()))
    }
}

impl FromStr for Cell {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let cell = match *text.as_bytes() {
            [q, r] => Self::new(q.wrapping_sub(b'a'), r.wrapping_sub(b'1')),
            _ => None,
        };
        cell.ok_or_else(|| unreadable(text))
    }
}

/// A letter: `S`, `M`, `L`.
impl Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

impl FromStr for Size {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let mut all = Self::ALL.into_iter();
        all.find(|size| text.chars().eq([size.letter()])).ok_or_else(|| unreadable(text))
    }
}

impl Crab {
    const fn letters(self) -> [u8; 2] {
        [b'0' + self.seat.number(), self.size.letter() as u8]
    }
}

/// The seat's number and the size's letter: `0L`.
impl Display for Crab {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(text(&self.letters()))
    }
}

impl FromStr for Crab {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let crab = match *text.as_bytes() {
            [seat, size] => read_crab(seat, size),
            _ => None,
        };
        crab.ok_or_else(|| unreadable(text))
    }
}

pub(crate) fn read_crab(seat: u8, size: u8) -> Option<Crab> {
    let size = Size::ALL.into_iter().find(|known| known.letter() == char::from(size))?;
    Some(Crab { seat: read_seat(seat)?, size })
}

fn read_seat(digit: u8) -> Option<Seat> {
    let number = digit.wrapping_sub(b'0');
    if number < *crate::CrabStack::SEATS.end() { Seat::new(number) } else { None }
}

/// `c3-e2`, `keep b4`.
impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crawl { from, to } => write!(f, "{from}-{to}"),
            Self::Keep(cell) => write!(f, "keep {cell}"),
        }
    }
}

/// Reads moves in lower case, with white space wherever it does no harm.
impl FromStr for Move {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let read = match words(text)?[..] {
            ["keep", cell] => cell.parse().map(Self::Keep),
            _ => crawl(text),
        };
        read.map_err(|_| unreadable(text))
    }
}

fn crawl(text: &str) -> Result<Move, Flaw> {
    let (from, to) = text.split_once('-').ok_or_else(|| unreadable(text))?;
    Ok(Move::Crawl { from: from.trim().parse()?, to: to.trim().parse()? })
}

pub(crate) fn parse_seat(text: &str) -> Result<Seat, Flaw> {
    let seat = match *text.as_bytes() {
        [digit] => read_seat(digit),
        _ => None,
    };
    seat.ok_or_else(|| unreadable(text))
}

#[cfg(feature = "serde")]
mod as_data {
    use super::text;
    use crate::{Cell, Cells, Crab, Move, Position, Size};
    use alloc::string::String;
    use alloc::vec::Vec;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// What has a notation travels as a string.
    macro_rules! as_text {
        ($($kind:ty: |$this:ident, $to:ident| $write:expr),* $(,)?) => {$(
            impl Serialize for $kind {
                fn serialize<S: Serializer>(&self, $to: S) -> Result<S::Ok, S::Error> {
                    let $this = self;
                    $write
                }
            }

            impl<'de> Deserialize<'de> for $kind {
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    String::deserialize(from)?.parse().map_err(D::Error::custom)
                }
            }
        )*};
    }

    as_text! {
        Cell: |cell, to| to.serialize_str(text(&cell.letters())),
        Crab: |crab, to| to.serialize_str(text(&crab.letters())),
        Move: |mv, to| match mv {
            Move::Crawl { from, to: end } => {
                let ([q, r], [to_q, to_r]) = (from.letters(), end.letters());
                to.serialize_str(text(&[q, r, b'-', to_q, to_r]))
            }
            Move::Keep(_) => to.collect_str(mv),
        },
        Position: |position, to| to.collect_str(position),
        Size: |size, to| to.collect_str(size),
    }

    impl Serialize for Cells {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.collect_seq(self.iter())
        }
    }

    impl<'de> Deserialize<'de> for Cells {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            Ok(Vec::<Cell>::deserialize(from)?.into_iter().collect())
        }
    }
}
