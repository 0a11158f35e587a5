//! Moves and cards as they are written.

use crate::{Card, Face, Move, Place};
use core::fmt::{self, Display};
use core::str::FromStr;
use kernel::notation::{unreadable, words};
use kernel::{Flaw, Seat};

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap => f.write_str("swap"),
            Self::Stay => f.write_str("stay"),
            Self::Exchange { place, dog } => write!(f, "exchange {place} dog {dog}"),
            Self::Keep => f.write_str("keep"),
            Self::Reveal(place) => write!(f, "reveal {place}"),
            Self::Look(place) => write!(f, "look {place}"),
            Self::LockIt => f.write_str("lock"),
            Self::Leave => f.write_str("leave"),
            Self::Lock(place) => write!(f, "lock {place}"),
            Self::Steal { victim, place } => write!(f, "steal {victim}:{place}"),
            Self::Take(place) => write!(f, "take {place}"),
            Self::LockDiscard { lock, discard } => write!(f, "lock {lock} discard {discard}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        read(&words(text)?).ok_or_else(|| unreadable(text))
    }
}

fn read(words: &[&str]) -> Option<Move> {
    Some(match *words {
        ["swap"] => Move::Swap,
        ["stay"] => Move::Stay,
        ["exchange", mine, "dog", dogs] => Move::Exchange { place: place(mine)?, dog: place(dogs)? },
        ["keep"] => Move::Keep,
        ["reveal", at] => Move::Reveal(place(at)?),
        ["look", at] => Move::Look(place(at)?),
        ["lock"] => Move::LockIt,
        ["leave"] => Move::Leave,
        ["lock", at] => Move::Lock(place(at)?),
        ["steal", of] => steal(of)?,
        ["take", at] => Move::Take(place(at)?),
        ["lock", one, "discard", other] => Move::LockDiscard { lock: place(one)?, discard: place(other)? },
        ["done"] => Move::Done,
        _ => return None,
    })
}

fn steal(of: &str) -> Option<Move> {
    let (seat, at) = of.split_once(':')?;
    Some(Move::Steal { victim: Seat::new(digit(seat)?)?, place: place(at)? })
}

fn place(text: &str) -> Option<Place> {
    Place::new(digit(text)?)
}

/// A number of one digit: `+1` and `01` are not how places and seats are written.
fn digit(text: &str) -> Option<u8> {
    match *text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

/// What a place shows: `-` a gap, `?` a face-down card not known, `?2` a face-down 2, `2` revealed, `2!` locked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spot {
    /// No card.
    #[default]
    Gap,
    /// A face-down card, and its value if that is known.
    Down(Option<u8>),
    /// A revealed card.
    Up(u8),
    /// A locked card.
    Locked(u8),
}

impl Spot {
    /// What there is to see of a card that lies like this, or of a gap.
    pub fn of(lying: Option<(Card, Face)>) -> Self {
        match lying {
            None => Self::Gap,
            Some((card, Face::Down)) => Self::Down((card.value() > 0).then_some(card.value())),
            Some((card, Face::Up)) => Self::Up(card.value()),
            Some((card, Face::Locked)) => Self::Locked(card.value()),
        }
    }

    /// What there is to see of a card that lies in no nest: it is face down until it has been turned up.
    pub fn apart(card: Card) -> Self {
        Self::of(Some((card, if card.is_open() { Face::Up } else { Face::Down })))
    }
}

/// How cards of each value are written, from none to 5: face down, face up, locked.
const DOWN: [&str; 6] = ["?", "?1", "?2", "?3", "?4", "?5"];
const UP: [&str; 6] = ["", "1", "2", "3", "4", "5"];
const LOCKED: [&str; 6] = ["", "1!", "2!", "3!", "4!", "5!"];

impl Spot {
    /// How it is written.
    const fn written(self) -> &'static str {
        match self {
            Self::Gap => "-",
            Self::Down(None) => DOWN[0],
            Self::Down(Some(value)) => DOWN[value as usize],
            Self::Up(value) => UP[value as usize],
            Self::Locked(value) => LOCKED[value as usize],
        }
    }
}

impl Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.written())
    }
}

impl FromStr for Spot {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let value = |digit: u8| (b'1'..=b'5').contains(&digit).then(|| digit - b'0');
        let spot = match *text.as_bytes() {
            [b'-'] => Some(Self::Gap),
            [b'?'] => Some(Self::Down(None)),
            [b'?', digit] => value(digit).map(|value| Self::Down(Some(value))),
            [digit] => value(digit).map(Self::Up),
            [digit, b'!'] => value(digit).map(Self::Locked),
            _ => None,
        };
        spot.ok_or_else(|| unreadable(text))
    }
}

#[cfg(feature = "serde")]
mod as_data {
    use super::Spot;
    use alloc::string::String;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    impl Serialize for Spot {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.serialize_str(self.written())
        }
    }

    impl<'de> Deserialize<'de> for Spot {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            String::deserialize(from)?.parse().map_err(D::Error::custom)
        }
    }
}
