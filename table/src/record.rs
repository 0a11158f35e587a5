//! A play-through written down. It replays without any random numbers.

use crate::fair::Fair;
use crate::problem::{Code, Problem};
use catalog::{AnyDeal, AnyGame, Json};
use kernel::{BySeat, Flaw, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::to_raw_value;

/// The version of the format.
const VERSION: u32 = wire::RECORD;

/// Who is no bot, as records write it.
pub const PERSON: &str = "person";

/// A play-through: everything that was decided, by whom, in order.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Record {
    strandline: Version,
    /// The game's name.
    pub game: String,
    /// How many seats the table has.
    pub seats: u8,
    /// The options, in full as we write them, or as somebody asked for.
    #[serde(default)]
    pub options: Value,
    /// Who sat where; an empty name where nobody said.
    #[serde(default)]
    pub names: Vec<String>,
    /// Who played each seat: `person`, or a bot by its level; nothing where nobody said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// Every deal and move in order.
    pub log: Vec<Entry>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// What people decided about the end, where they did.
    #[serde(default, skip_serializing_if = "Ending::is_empty")]
    pub ended: Ending,
    /// What proves that it was dealt fairly, where the house can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
}

impl Record {
    /// A record of this version.
    pub fn new(game: &str, seats: u8, options: Value) -> Self {
        let strandline = Version(VERSION);
        let names = vec![String::new(); seats.into()];
        let (game, log, ended) = (game.to_owned(), Vec::new(), Ending::default());
        Self { strandline, game, seats, options, names, players: Vec::new(), log, result: None, ended, fair: None }
    }

    /// Reads a record, naming the entry where one cannot be read.
    pub fn read(data: &Value) -> Result<Self, Problem> {
        let unreadable =
            |error: serde_json::Error| Problem::new(Code::BadRequest, "bad-record").with("detail", error.to_string());
        for (at, entry) in data.get("log").and_then(Value::as_array).into_iter().flatten().enumerate() {
            Entry::deserialize(entry).map_err(|error| unreadable(error).at(at))?;
        }
        Self::deserialize(data).map_err(unreadable)
    }

    /// The record as data on its way out.
    pub fn written(&self) -> Json {
        to_raw_value(self).expect("a record is plain data")
    }

    /// How many moves it has; deals do not count.
    pub fn plies(&self) -> usize {
        self.log.iter().filter(|entry| matches!(entry, Entry::Move { .. })).count()
    }
}

/// What people decided about the end of a game: the rules know nothing of it, so a log does not show it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ending {
    /// Who gave up, in the order in which they did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<Seat>,
    /// Whether those who were left called it a draw.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub drawn: bool,
}

impl Ending {
    /// Whether people decided nothing.
    pub fn is_empty(&self) -> bool {
        self.resigned.is_empty() && !self.drawn
    }

    /// Whether it speaks of seats of such a table, and of none twice.
    pub(crate) fn fits(&self, seats: u8) -> bool {
        let given_up: SeatSet = self.resigned.iter().copied().collect();
        usize::from(given_up.len()) == self.resigned.len() && given_up.iter().all(|seat| seat.number() < seats)
    }

    /// How a game ended, if it has: by the rules, or because people said so, which they cannot once the rules have.
    pub(crate) fn outcome(&self, seats: u8, by_rules: Option<Outcome>) -> Option<Outcome> {
        let stopped = self.drawn || self.resigned.len() + 1 >= usize::from(seats);
        match by_rules {
            None => stopped.then(|| self.ranked(seats, |_| 0)),
            Some(_) if stopped => None,
            Some(outcome) => Some(self.ranked(seats, |seat| -i32::from(outcome.ranks[seat]))),
        }
    }

    /// Ranks by merit. Seats that gave up rank behind all others, who gave up first last.
    pub(crate) fn ranked(&self, seats: u8, merit: impl Fn(Seat) -> i32) -> Outcome {
        let merit = |seat: Seat| match self.resigned.iter().position(|&given_up| given_up == seat) {
            Some(order) => (false, i32::from(order as u8)),
            None => (true, merit(seat)),
        };
        Outcome::by(&BySeat::from_fn(seats, merit))
    }
}

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, try_from = "AsWritten")]
pub enum Entry {
    /// What the dealer dealt.
    Deal {
        /// What it was.
        deal: Deal,
    },
    /// What a seat did.
    Move {
        /// Who.
        seat: Seat,
        /// The move in notation.
        #[serde(rename = "move")]
        mv: String,
    },
}

/// A deal: the game's own type, once the game has made or read it; before, what was written down.
#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Deal {
    /// As the game made it.
    #[serde(skip_deserializing)]
    Made(AnyDeal),
    /// As it was written.
    Written(Value),
}

/// A deal holds secrets and is not printed.
impl std::fmt::Debug for Deal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Deal")
    }
}

impl Deal {
    /// The deal as the game's own type.
    pub(crate) fn read(&self, game: &dyn AnyGame) -> Result<AnyDeal, Flaw> {
        match self {
            Self::Made(deal) => Ok(deal.clone()),
            Self::Written(written) => game.read_deal(written),
        }
    }
}

/// Deals are equal when they are written alike.
impl PartialEq for Deal {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Made(one), Self::Made(other)) => one == other,
            _ => serde_json::to_value(self).ok() == serde_json::to_value(other).ok(),
        }
    }
}

impl Entry {
    /// The entry as data on its way out.
    pub fn written(&self) -> Json {
        to_raw_value(self).expect("an entry is plain data")
    }
}

/// An entry before it is known to be a deal or a move, so that what is wrong with it can be said.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AsWritten {
    deal: Option<Deal>,
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<String>,
}

impl TryFrom<AsWritten> for Entry {
    type Error = &'static str;

    fn try_from(written: AsWritten) -> Result<Self, Self::Error> {
        match written {
            AsWritten { deal: Some(deal), seat: None, mv: None } => Ok(Self::Deal { deal }),
            AsWritten { deal: None, seat: Some(seat), mv: Some(mv) } => Ok(Self::Move { seat, mv }),
            _ => Err("an entry has either `deal`, or `seat` and `move`"),
        }
    }
}

/// Reads only the version we know.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Version(u32);

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let version = u32::deserialize(from)?;
        if version == VERSION {
            Ok(Self(version))
        } else {
            Err(serde::de::Error::custom(format!("records of version {version} cannot be read, only of {VERSION}")))
        }
    }
}
