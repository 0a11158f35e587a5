//! Where logs are kept.
//!
//! A table's log is a list of numbered entries. A store appends to it and never changes or deletes
//! what is there; it refuses a number that is taken and a number that leaves a gap, which is all the
//! concurrency control there is. `conformance` is the suite that every store must pass.

mod memory;
pub mod private;
mod sqlite;
mod writer;

#[cfg(test)]
mod conformance;

pub use memory::Memory;
pub use sqlite::Sqlite;
pub use writer::{Finish, Job, Refused, Writer};

use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A table's name: part of its address, and no secret.
pub type TableId = Arc<str>;

/// Entries to append to one table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of the first entry.
    pub first: u64,
    /// The entries, as JSON.
    pub entries: Vec<String>,
    /// What a list of tables shows from now on, if that changes.
    pub card: Option<Card>,
}

/// A table as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Card {
    /// Its name.
    pub table: String,
    /// The game.
    pub game: String,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are open.
    pub open: u8,
    /// Who sits there.
    pub names: Vec<String>,
    /// Whether strangers may find it.
    pub public: bool,
    /// Whether its game is over.
    pub over: bool,
    /// When it last changed, in milliseconds since 1970.
    pub at: u64,
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those that strangers may find and sit down at.
    Open,
    /// Those whose game is not over.
    Unfinished,
}

/// The number is taken, or the one before it is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken;

/// The store itself failed; nothing of the batch was kept.
#[derive(Debug)]
pub struct Broken(pub String);

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the store failed: {}", self.0)
    }
}

impl std::error::Error for Broken {}

/// Keeps logs. All of it blocks; nobody calls it from an async thread.
pub trait Store: Send + Sync + 'static {
    /// Appends a batch in one commit. When it returns, what was accepted is on disk. Each append is
    /// taken whole or refused whole; once one of a table is refused, so are the later ones of that
    /// table in the same batch.
    fn append(&self, batch: &[&Append]) -> Result<Vec<Result<(), Taken>>, Broken>;

    /// A table's entries from this number on. None for a table that does not exist.
    fn log(&self, table: &str, from: u64) -> Result<Vec<String>, Broken>;

    /// The cards of tables, the latest first, at most so many.
    fn cards(&self, which: Which, most: usize) -> Result<Vec<Card>, Broken>;

    /// The house's key, which is this one if it has none yet.
    fn key(&self, fresh: [u8; 32]) -> Result<[u8; 32], Broken>;
}
