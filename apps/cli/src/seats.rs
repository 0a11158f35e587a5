//! Who sits where at a desk of this terminal, what they are called, and what is dealt from.

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::SystemTime;
use table::fair::{Hex, Secret};
use table::host::Time;
use table::{Level, Record};
use words::{Lang, say_with};

/// Who occupies a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody at this terminal.
    Person,
    /// A mover that chooses any legal move.
    Random,
    /// A bot.
    Bot(Level),
}

impl Player {
    /// As a desk knows players. To a desk, a random mover is a bot like any other: it is told the moves, and never asks.
    fn at_desk(self) -> table::host::Player {
        match self {
            Self::Person => table::host::Player::Person,
            Self::Random => table::host::Player::Bot(Level::Hatchling),
            Self::Bot(level) => table::host::Player::Bot(level),
        }
    }
}

/// These players by these names, as a desk seats them.
pub(crate) fn seated(players: &[Player], names: &[String]) -> Vec<(table::host::Player, String)> {
    players.iter().map(|player| player.at_desk()).zip(names.iter().cloned()).collect()
}

/// The time on the wall.
pub(crate) fn now() -> Time {
    Time(SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis() as u64))
}

/// A secret for the dealer from a source of chance.
pub(crate) fn secret(luck: &mut Xoshiro256PlusPlus) -> Secret {
    let mut bytes = [0; 32];
    luck.fill_bytes(&mut bytes);
    Hex(bytes)
}

/// The names given, those of the record, or the seats' own.
pub(crate) fn names(given: &[String], record: &Record, lang: Lang) -> Vec<String> {
    let name = |at: usize| {
        let name = given.get(at).or_else(|| record.names.get(at)).filter(|name| !name.trim().is_empty());
        name.cloned().unwrap_or_else(|| say_with(lang, "seat-name", &[("seat", at.into())]))
    };
    (0..record.seats.into()).map(name).collect()
}
