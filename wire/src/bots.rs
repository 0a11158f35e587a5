//! Those who are asked for a move: the browser's bot worker, and programs that play in a match.

use crate::umpire::Listing;
use crate::{Json, Skill};
use kernel::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the bot worker says once it can be asked. Messages that reach it earlier would be lost.
pub const READY: &str = "ready";

/// What the bot worker is asked: a move of a seat, from what that seat may see.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// A number that comes back with the answer, so that a late one can be told from the one awaited.
    pub id: u32,
    /// Which table, so that a bot goes on from what it found out there.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// What the seat may see, as the game writes it.
    pub view: Json,
    /// Whose move.
    pub seat: Seat,
    /// How well to play.
    pub level: Skill,
    /// How long to think at most, in milliseconds.
    pub budget: f64,
    /// Where chance comes from.
    pub seed: u64,
}

/// What the bot worker answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The number of the question.
    pub id: u32,
    /// The move in notation; nothing where the seat has none, or the view cannot be read.
    pub mv: Option<String>,
}

/// What a program in a match is told, one object a line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ToProgram {
    /// What it is about.
    #[serde(flatten)]
    pub what: Matter,
    /// What the program's seat may see, where it is to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Value>"))]
    pub view: Option<Json>,
}

impl From<Matter> for ToProgram {
    fn from(what: Matter) -> Self {
        Self { what, view: None }
    }
}

/// What a program in a match is told about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "cmd", rename_all = "kebab-case")]
pub enum Matter {
    /// A game begins.
    New {
        /// The game's name.
        game: String,
        /// How many play.
        seats: u8,
        /// The program's own.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// All options, written out.
        options: Value,
    },
    /// The program is to move; a view comes with it.
    Choose {
        /// To be repeated by the answer.
        id: u64,
        /// Whose move.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// Legal moves, perhaps not all.
        legal: Vec<String>,
        /// Whether there are more than are listed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        more: bool,
        /// How many there are.
        count: u64,
        /// How long it may think.
        millis: u64,
    },
    /// Legal moves that the program asked for.
    Legal {
        /// The number of the question that it is thinking about.
        id: u64,
        /// The moves.
        legal: Vec<String>,
        /// Whether there are more than are listed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        more: bool,
    },
    /// The game is over.
    Over {
        /// A rank for each seat, 1 the best.
        #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
        ranks: BySeat<u8>,
        /// How it came to its end.
        end: End,
    },
}

/// How a game of a match came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// By the rules.
    Rules,
    /// Somebody did not answer as a player must.
    Forfeit,
    /// It was stopped for its length.
    Length,
}

/// What a program says. What else it says with it is its own affair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Said {
    /// Its move.
    Move(FromProgram),
    /// It wants to see legal moves before it decides.
    Wants {
        /// The number of the question.
        id: u64,
        /// Which moves.
        legal: Listing,
    },
}

/// What a program answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FromProgram {
    /// The number of the question.
    pub id: u64,
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
}

#[cfg(test)]
mod tests {
    use super::{Listing, Matter, Said, ToProgram};

    #[test]
    fn what_a_program_is_told_is_read_as_what_it_was() {
        let text = r#"{"cmd":"choose","id":1,"seat":0,"legal":["a"],"count":1,"millis":50,"view":{"as":  "written"}}"#;
        let read: ToProgram = crate::read(text).unwrap();
        assert!(matches!(read.what, Matter::Choose { id: 1, more: false, .. }));
        assert_eq!(crate::write(&read), text);
    }

    #[test]
    fn a_program_says_its_move_or_what_it_wants_to_see() {
        let said = |text: &str| crate::read::<Said>(text);
        assert!(matches!(said(r#"{"id":3,"move":"a","why":"so"}"#), Ok(Said::Move(_))));
        let wants = said(r#"{"id":3,"legal":{"each":5}}"#).unwrap();
        assert!(matches!(wants, Said::Wants { id: 3, legal: Listing { each: Some(5), .. } }));
        for text in [r#"{"id":3}"#, r#"{"move":"a"}"#, r#"{"id":3,"legal":5}"#] {
            assert!(said(text).is_err(), "{text}");
        }
    }
}
