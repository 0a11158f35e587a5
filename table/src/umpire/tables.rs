//! The games that an umpire conducts, by the names of their tables.

use crate::problem::{Code, Problem};
use crate::session::Session;
use serde_json::Value;
use std::collections::BTreeMap;

/// How many games one umpire conducts at once.
pub const MOST_TABLES: usize = 1_000;

/// The longest name of a table, in characters.
const LONGEST_NAME: usize = 64;

/// The games, each at its table. The one without a name is where requests go that name none.
#[derive(Default)]
pub(super) struct Tables(BTreeMap<String, Session>);

/// The table that a request is about.
pub(super) fn named(request: &Value) -> Result<&str, Problem> {
    let name = match request.get("table") {
        None | Some(Value::Null) => return Ok(""),
        Some(name) => name.as_str(),
    };
    let fits = |name: &&str| (1..=LONGEST_NAME).contains(&name.chars().count());
    let most = LONGEST_NAME.to_string();
    name.filter(fits).ok_or_else(|| Problem::new(Code::BadRequest, "umpire-table-name").with("most", most))
}

impl Tables {
    pub(super) fn get(&self, table: &str) -> Result<&Session, Problem> {
        self.0.get(table).ok_or_else(|| no_game(table))
    }

    pub(super) fn get_mut(&mut self, table: &str) -> Result<&mut Session, Problem> {
        self.0.get_mut(table).ok_or_else(|| no_game(table))
    }

    /// Whether there is room for a game at this table.
    pub(super) fn check_room(&self, table: &str) -> Result<(), Problem> {
        if self.0.len() >= MOST_TABLES && !self.0.contains_key(table) {
            return Err(Problem::new(Code::BadRequest, "too-many-tables").with("most", MOST_TABLES.to_string()));
        }
        Ok(())
    }

    /// A game begins at this table; the one before is gone.
    pub(super) fn put(&mut self, table: &str, session: Session) {
        self.0.insert(table.to_owned(), session);
    }

    pub(super) fn close(&mut self, table: &str) -> Result<(), Problem> {
        self.0.remove(table).map(|_| ()).ok_or_else(|| no_game(table))
    }
}

fn no_game(table: &str) -> Problem {
    match table {
        "" => Problem::new(Code::NoGame, "no-game"),
        table => Problem::new(Code::NoGame, "no-game-at").with("table", table),
    }
}
