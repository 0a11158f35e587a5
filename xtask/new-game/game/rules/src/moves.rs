//! A seat's choice, and how it is written.

use core::fmt::{self, Display};
use core::str::FromStr;
use kernel::Flaw;
use kernel::notation::{unreadable, words};

/// A bid of so many shells: `bid 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move(pub u8);

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl FromStr for Move {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        match words(text)?[..] {
            ["bid", shells] => match shells.as_bytes() {
                [digit @ b'0'..=b'9'] => Ok(Self(digit - b'0')),
                _ => Err(unreadable(text)),
            },
            _ => Err(unreadable(text)),
        }
    }
}
