//! The umpire's requests, and the answers that it and a house give.

mod request;

pub use request::{Eyes, Listing, Nothing, Request, With};

use crate::table::Snapshot;
use crate::{Code, Error, Id, Json, PROGRAM, PROTOCOL, RECORD};
use kernel::{Outcome, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// Who is due, as messages say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum TurnNow {
    /// Any of these seats.
    Seats(#[cfg_attr(feature = "schema", schemars(with = "crate::schema::Seats"))] SeatSet),
    /// Nobody: this is how it ended.
    Over(#[cfg_attr(feature = "schema", schemars(with = "crate::schema::Ranks"))] Outcome),
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
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Answer {
    /// Which program this is.
    Hello {
        /// Its versions.
        hello: Versions,
    },
    /// The games of the house.
    Games {
        /// Each of them.
        games: Vec<GameEntry>,
    },
    /// Who is due, what happened where a move was made, and what was asked for with it.
    Also {
        /// As the game writes them.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Value>>"))]
        events: Option<Vec<Json>>,
        /// Who is due now.
        turn: TurnNow,
        /// What was asked for with it.
        #[serde(flatten)]
        also: Also,
    },
    /// What happened, and who is due now: a move was made.
    Played {
        /// As the game writes them.
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Value>"))]
        events: Vec<Json>,
        /// Who is due now.
        turn: TurnNow,
    },
    /// A game was ended by request.
    Closed {
        /// It was.
        closed: bool,
    },
    /// Who is due.
    Turn {
        /// Any of these.
        turn: TurnNow,
    },
    /// Legal moves.
    Legal {
        /// By seat.
        legal: BTreeMap<u8, Vec<String>>,
        /// Whether there are more than were asked for.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        more: bool,
    },
    /// How many legal moves there are.
    Count {
        /// By seat.
        count: BTreeMap<u8, u64>,
    },
    /// What may be seen.
    View {
        /// As the game writes it.
        #[cfg_attr(feature = "schema", schemars(with = "Value"))]
        view: Json,
    },
    /// The whole truth.
    Position {
        /// As the game's law writes it.
        #[cfg_attr(feature = "schema", schemars(with = "Value"))]
        position: Json,
    },
    /// The play-through written down.
    Record {
        /// In the format of records.
        #[cfg_attr(feature = "schema", schemars(with = "Value"))]
        record: Json,
    },
    /// How many move sequences there are.
    Nodes {
        /// So many.
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
    /// Somebody has a seat.
    Sat {
        /// The number of the entry that says so.
        n: u64,
        /// Counted from 0.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// A table did what it was asked.
    Done {
        /// The number of the entry that it made in the log.
        n: u64,
    },
    /// A table, as whoever asks sees it.
    Table {
        /// All of it.
        table: Box<Snapshot>,
    },
}

/// What is answered in the same breath, where a request asked for it `with` something else.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Also {
    /// Legal moves by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<BTreeMap<u8, Vec<String>>>,
    /// Whether there are more than were asked for.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
    /// How many legal moves there are, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<BTreeMap<u8, u64>>,
    /// What may be seen, as the game writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Value>"))]
    pub view: Option<Json>,
    /// The whole truth, as the game's law writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Value>"))]
    pub position: Option<Json>,
}

/// Which program this is, and what it can read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Versions {
    /// Of the program.
    pub program: String,
    /// Of the messages.
    pub protocol: u32,
    /// Of records.
    pub record: u32,
    /// Of a house: the longest name, in characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name_chars: Option<u16>,
    /// Of a house: the longest thing that can be said, in characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say_chars: Option<u16>,
}

impl Versions {
    /// This program's.
    pub fn own() -> Self {
        Self { program: PROGRAM.to_owned(), protocol: PROTOCOL, record: RECORD, name_chars: None, say_chars: None }
    }
}

/// A game as it is listed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameEntry {
    /// Its name.
    pub game: String,
    /// The fewest and the most who can play.
    pub seats: [u8; 2],
    /// The JSON Schema of its options.
    pub options: Value,
}

/// Why something was not done. Nothing changed because of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refusal {
    /// Its kind.
    pub code: Code,
    /// The rule broken, or the name of the flaw, where there is one more telling than the kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The entry of a record that it is about, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
    /// A sentence for people, in the language that was asked for.
    pub message: String,
}

/// The answer to a request, or why there is none.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(!try_from))]
#[serde(try_from = "Parts")]
pub struct Reply {
    /// The id of the request, where it had one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Value>"))]
    pub id: Option<Id>,
    ok: bool,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    answer: Option<Answer>,
    /// What proves whose seat it is, for somebody who sat down without a token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Refusal>,
}

/// An answer may hold a view or a token, neither of which is printed.
impl std::fmt::Debug for Reply {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reply").field("id", &self.id).field("error", &self.error).finish_non_exhaustive()
    }
}

impl Reply {
    /// The reply to the request with this id.
    pub fn new(id: Option<Id>, result: Result<Answer, Refusal>) -> Self {
        let (ok, (answer, error)) = match result {
            Ok(answer) => (true, (Some(answer), None)),
            Err(refusal) => (false, (None, Some(refusal))),
        };
        Self { id, ok, answer, token: None, error }
    }

    /// What was answered, or why it was refused.
    pub fn result(self) -> Result<Answer, Refusal> {
        match (self.answer, self.error) {
            (Some(answer), None) => Ok(answer),
            (_, error) => Err(error.expect("a reply is an answer or a refusal")),
        }
    }

    /// The line to send, without its line feed.
    pub fn line(&self) -> String {
        crate::write(self)
    }
}

/// Everything that a reply can have in it. Which answer it is follows from what is there.
#[derive(Deserialize)]
struct Parts {
    id: Option<Id>,
    ok: bool,
    token: Option<String>,
    error: Option<Refusal>,
    hello: Option<Versions>,
    games: Option<Vec<GameEntry>>,
    events: Option<Vec<Json>>,
    closed: Option<bool>,
    turn: Option<TurnNow>,
    legal: Option<BTreeMap<u8, Vec<String>>>,
    #[serde(default)]
    more: bool,
    count: Option<BTreeMap<u8, u64>>,
    view: Option<Json>,
    position: Option<Json>,
    record: Option<Json>,
    nodes: Option<u64>,
    #[serde(rename = "move")]
    mv: Option<String>,
    score: Option<f64>,
    #[serde(default)]
    proven: bool,
    #[serde(default)]
    line: Vec<String>,
    n: Option<u64>,
    seat: Option<Seat>,
    table: Option<Box<Snapshot>>,
}

impl TryFrom<Parts> for Reply {
    type Error = &'static str;

    fn try_from(mut parts: Parts) -> Result<Self, Self::Error> {
        let (id, token, error) = (parts.id.take(), parts.token.take(), parts.error.take());
        let result = match (parts.ok, error) {
            (true, None) => Ok(parts.answer().ok_or("a reply that answers nothing")?),
            (false, Some(refusal)) => Err(refusal),
            _ => return Err("a reply is an answer or a refusal"),
        };
        Ok(Self { token, ..Self::new(id, result) })
    }
}

impl Parts {
    fn answer(self) -> Option<Answer> {
        match self {
            Self { hello: Some(hello), .. } => Some(Answer::Hello { hello }),
            Self { games: Some(games), .. } => Some(Answer::Games { games }),
            Self { turn: Some(turn), legal, count, view, position, more, events, .. }
                if legal.is_some() || count.is_some() || view.is_some() || position.is_some() =>
            {
                Some(Answer::Also { events, turn, also: Also { legal, more, count, view, position } })
            }
            Self { events: Some(events), turn: Some(turn), .. } => Some(Answer::Played { events, turn }),
            Self { turn: Some(turn), .. } => Some(Answer::Turn { turn }),
            Self { legal: Some(legal), more, .. } => Some(Answer::Legal { legal, more }),
            Self { closed: Some(closed), .. } => Some(Answer::Closed { closed }),
            Self { count: Some(count), .. } => Some(Answer::Count { count }),
            Self { nodes: Some(nodes), .. } => Some(Answer::Nodes { nodes }),
            Self { n: Some(n), seat: Some(seat), .. } => Some(Answer::Sat { n, seat }),
            Self { n: Some(n), .. } => Some(Answer::Done { n }),
            other => other.passed_on(),
        }
    }

    /// An answer that holds what a game, or a table, wrote.
    fn passed_on(self) -> Option<Answer> {
        match self {
            Self { view: Some(view), .. } => Some(Answer::View { view }),
            Self { position: Some(position), .. } => Some(Answer::Position { position }),
            Self { record: Some(record), .. } => Some(Answer::Record { record }),
            Self { table: Some(table), .. } => Some(Answer::Table { table }),
            Self { mv: Some(mv), score: Some(score), proven, line, .. } => {
                Some(Answer::Best { mv, score, proven, line })
            }
            _ => None,
        }
    }
}

impl Reply {
    /// Reads a reply.
    pub fn read(text: &str) -> Result<Self, Error> {
        crate::read(text)
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, Refusal, Reply, Versions};
    use crate::{Code, Id};

    #[test]
    fn what_is_answered_is_read_as_what_it_was() {
        let texts = [
            r#"{"id":7,"ok":true,"n":6}"#,
            r#"{"ok":true,"n":2,"seat":1,"token":"77b2"}"#,
            r#"{"ok":true,"turn":{"seats":[0]}}"#,
            r#"{"ok":true,"events":[{"event":"looked"}],"turn":{"over":{"ranks":[1,2]}}}"#,
            r#"{"ok":true,"legal":{"0":["a","b"]},"more":true}"#,
            r#"{"ok":true,"turn":{"seats":[0]},"count":{"0":14}}"#,
            r#"{"ok":true,"events":[],"turn":{"seats":[0]},"legal":{"0":["a"]},"more":true,"view":{"as":  "written"}}"#,
            r#"{"ok":true,"count":{"0":14}}"#,
            r#"{"ok":true,"view":{"as":  "written"}}"#,
            r#"{"ok":true,"position":{}}"#,
            r#"{"ok":true,"record":{"strandline":1}}"#,
            r#"{"ok":true,"nodes":20}"#,
            r#"{"ok":true,"move":"a","score":0.5,"proven":false,"line":["a"]}"#,
            r#"{"ok":true,"games":[]}"#,
            r#"{"id":"p-1","ok":false,"error":{"code":"illegal","rule":"some-game/too-far","message":"No."}}"#,
        ];
        for text in texts {
            assert_eq!(Reply::read(text).unwrap().line(), text);
        }
        let hello = Reply::new(Some(Id::from(1)), Ok(Answer::Hello { hello: Versions::own() }));
        assert!(
            matches!(Reply::read(&hello.line()).unwrap().result(), Ok(Answer::Hello { hello }) if hello == Versions::own())
        );
    }

    #[test]
    fn a_reply_is_an_answer_or_a_refusal() {
        for text in [r#"{"ok":true}"#, r#"{"ok":false}"#, r#"{"ok":false,"n":3}"#] {
            assert!(Reply::read(text).is_err(), "{text}");
        }
        let refusal = Refusal { code: Code::NoTable, rule: None, entry: None, message: "No.".into() };
        assert_eq!(Reply::new(None, Err(refusal.clone())).result().unwrap_err(), refusal);
    }
}
