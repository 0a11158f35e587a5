//! The umpire's messages, one set for standard input, the WebSocket and the browser worker.

use crate::problem::{Code, Problem, Voice};
use crate::record::Record;
use catalog::Json;
use kernel::{Outcome, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};
use serde_json::value::to_raw_value;
use serde_json::{Number, Value};
use std::collections::BTreeMap;

/// What can be asked.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "kebab-case")]
pub enum Request {
    /// The games of the house.
    Games,
    /// Starts a game.
    New {
        /// Its name.
        game: String,
        /// How many play.
        seats: Number,
        /// Its options, all optional.
        #[serde(default)]
        options: Value,
        /// Where chance comes from.
        seed: Option<u64>,
        /// What the dealer deals first.
        #[serde(default)]
        deals: Vec<Value>,
    },
    /// Who is due.
    Turn,
    /// Every legal move.
    Legal {
        /// At most so many for each seat.
        limit: Option<usize>,
    },
    /// How many there are.
    Count,
    /// A move.
    Play {
        /// Whose.
        seat: u64,
        /// In notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// What a seat may know, or a spectator.
    View {
        /// Whose eyes.
        seat: Option<u64>,
    },
    /// Everything.
    Position,
    /// The play-through written down.
    Record,
    /// A play-through to go on with.
    Load {
        /// As written.
        record: Value,
        /// Where chance comes from after its end.
        seed: Option<u64>,
    },
    /// Back before the last move.
    Undo,
    /// Move sequences of a length.
    Perft {
        /// The length.
        depth: u32,
    },
    /// What a bot would do.
    Best {
        /// For which seat.
        seat: u64,
        /// How well it plays; the strongest where nothing is said.
        level: Option<String>,
        /// How long it may think.
        millis: Option<u64>,
    },
}

/// Who is due, as the protocol says it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TurnNow {
    /// These seats.
    Seats(SeatSet),
    /// Nobody: this is how it ended.
    Over(Outcome),
}

impl From<Turn> for TurnNow {
    fn from(turn: Turn) -> Self {
        match turn {
            Turn::Seats(seats) => Self::Seats(seats),
            Turn::Over(outcome) => Self::Over(outcome),
            Turn::Dealer => Self::Seats(SeatSet::EMPTY),
        }
    }
}

/// What is answered, beside `ok` and `id`.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// The games of the house.
    Games {
        /// Each of them.
        games: Vec<GameEntry>,
    },
    /// Who is due.
    Turn {
        /// These.
        turn: TurnNow,
    },
    /// Legal moves.
    Legal {
        /// Of each seat.
        legal: BTreeMap<u8, Vec<String>>,
        /// Whether there are more.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        more: bool,
    },
    /// How many legal moves there are.
    Count {
        /// For each seat.
        count: BTreeMap<u8, u64>,
    },
    /// A move was made.
    Played {
        /// What happened.
        events: Vec<Json>,
        /// Who is due now.
        turn: TurnNow,
    },
    /// What may be seen.
    View {
        /// As the game writes it.
        view: Json,
    },
    /// Everything.
    Position {
        /// As the game's law writes it.
        position: Json,
    },
    /// The play-through.
    Record {
        /// Written down.
        record: Box<Record>,
    },
    /// Move sequences.
    Nodes {
        /// How many.
        nodes: u64,
    },
    /// What a bot would do.
    Best {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
        /// What it expects for the seat, from 0 to 1.
        score: f64,
        /// Whether that is proven.
        proven: bool,
        /// The moves it expects, its own first.
        line: Vec<String>,
    },
    /// A table did what it was asked.
    Done {
        /// The number of the entry that it made in the log.
        n: u64,
    },
    /// Somebody has a seat.
    Sat {
        /// The number of the entry.
        n: u64,
        /// The seat.
        seat: Seat,
    },
    /// A table, as a snapshot.
    Table {
        /// The snapshot.
        table: Json,
    },
}

/// A game as the umpire lists it.
#[derive(Debug, Serialize)]
pub struct GameEntry {
    /// Its name.
    pub game: &'static str,
    /// The fewest and the most who can play.
    pub seats: [u8; 2],
    /// The schema of its options.
    pub options: Value,
}

/// One line of answer.
#[derive(Debug, Serialize)]
pub struct Reply {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Json>,
    ok: bool,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    answer: Option<Answer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ErrorBody>,
}

#[derive(Debug, Serialize)]
struct ErrorBody {
    code: Code,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<usize>,
    message: String,
}

impl Reply {
    /// The reply to the request with this id.
    pub fn new(id: Option<Value>, result: Result<Answer, Problem>, voice: Voice, lang: &str) -> Self {
        let id = id.map(|id| to_raw_value(&id).expect("an id is JSON"));
        Self::to(id, result, voice, lang)
    }

    /// The reply to the request with this id, which is repeated as it was written.
    pub fn to(id: Option<Json>, result: Result<Answer, Problem>, voice: Voice, lang: &str) -> Self {
        match result {
            Ok(answer) => Self { id, ok: true, answer: Some(answer), error: None },
            Err(problem) => {
                let message = problem.sentence(voice, lang);
                let error = ErrorBody { code: problem.code, rule: problem.rule, entry: problem.entry, message };
                Self { id, ok: false, answer: None, error: Some(error) }
            }
        }
    }

    /// The line to send, without its line feed.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("replies are plain data")
    }
}
