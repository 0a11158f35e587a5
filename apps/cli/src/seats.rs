//! Who sits where at a desk of this terminal, what they are called, and what is dealt from.

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::SystemTime;
use table::fair::{Hex, Secret};
use table::host::Time;
use table::{Level, Record, Skill};
use words::{Lang, say, say_with};

/// Who occupies a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody at this terminal.
    Person,
    /// A mover that chooses any legal move.
    Random,
    /// A bot.
    Bot(Skill),
}

impl Player {
    /// What a bot is asked for by: its level or strength, and its character. Nothing of a person.
    pub(crate) fn skill(self) -> Option<String> {
        match self {
            Self::Person => None,
            Self::Random => Some("random".to_owned()),
            Self::Bot(skill) => Some(skill.to_string()),
        }
    }

    /// As a desk knows players. To a desk, a random mover is a bot like any other: it is told the moves, and never asks.
    fn at_desk(self) -> table::host::Player {
        match self {
            Self::Person => table::host::Player::Person,
            Self::Random => table::host::Player::Bot(Level::Hatchling.into()),
            Self::Bot(skill) => table::host::Player::Bot(skill),
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

/// The names given, those of the record, or the usual ones of these players.
pub(crate) fn names(given: &[String], record: &Record, players: &[Player], lang: Lang) -> Vec<String> {
    let usual = usual_names(players, lang);
    let name = |at: usize| {
        let name = given.get(at).or_else(|| record.names.get(at)).filter(|name| !name.trim().is_empty());
        name.or_else(|| usual.get(at)).cloned().unwrap_or_else(|| seat_name(at, lang))
    };
    (0..record.seats.into()).map(name).collect()
}

/// What a seat is called whose player nobody knows. People count from 1.
pub(crate) fn seat_name(at: usize, lang: Lang) -> String {
    say_with(lang, "seat-name", &[("seat", (at + 1).into())])
}

/// How many usual names of bots there are.
const BOT_NAMES: usize = 5;

/// What players are called who have chosen no names, as in the browser.
fn usual_names(players: &[Player], lang: Lang) -> Vec<String> {
    let alone = players.iter().filter(|player| **player == Player::Person).count() == 1;
    let mut bots = 0;
    let usual = |(at, player): (usize, &Player)| match player {
        Player::Person if alone => say(lang, "web-you"),
        Player::Person => say_with(lang, "web-player", &[("number", (at + 1).into())]),
        Player::Random | Player::Bot(_) => {
            bots += 1;
            say(lang, &format!("web-bot-name-{}", (bots - 1) % BOT_NAMES + 1))
        }
    };
    players.iter().enumerate().map(usual).collect()
}
