//! Where logs are kept.
//!
//! A table's log is a list of numbered entries. A store appends to it; it refuses a number that is taken
//! and a number that leaves a gap, which is all the concurrency control there is. What is there changes only
//! where whoever runs the house says so: a table is deleted whole, or a person is forgotten and the log
//! rewritten with as many entries. `conformance` is the suite that every store must pass.

mod memory;
pub mod private;
mod sqlite;
mod watched;
mod writer;

#[cfg(test)]
mod conformance;

pub use memory::Memory;
pub use sqlite::Sqlite;
pub(crate) use watched::Watched;
pub use writer::{Job, Refused, Report, Writer};

use std::sync::Arc;
use table::host::Time;
pub use wire::admin::{Ban, Banned, Removed};
pub use wire::http::Card;

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
    /// When the table wants to be woken from now on. Without a card, nothing means that it is as it was.
    pub alarm: Option<Time>,
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those that strangers may find and sit down at.
    Open,
    /// Those whose game is not over.
    Unfinished,
    /// All there are.
    All,
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

/// Why a log could not be read.
#[derive(Debug)]
pub enum Unread {
    /// The store failed.
    Broken(Broken),
    /// What is there is not what was written.
    Damaged {
        /// The number of the first entry that is not.
        entry: u64,
    },
}

impl std::fmt::Display for Unread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Broken(broken) => broken.fmt(f),
            Self::Damaged { entry } => write!(f, "entry {entry} is damaged"),
        }
    }
}

impl std::error::Error for Unread {}

impl From<Broken> for Unread {
    fn from(broken: Broken) -> Self {
        Self::Broken(broken)
    }
}

/// Keeps logs. All of it blocks; nobody calls it from an async thread.
pub trait Store: Send + Sync + 'static {
    /// Appends a batch in one commit. When it returns, what was accepted is on disk. Each append is
    /// taken whole or refused whole; once one of a table is refused, so are the later ones of that
    /// table in the same batch.
    fn append(&self, batch: &[&Append]) -> Result<Vec<Result<(), Taken>>, Broken>;

    /// A table's entries from this number on, so many at most. None for a table that does not exist.
    fn entries(&self, table: &str, from: u64, most: usize) -> Result<Vec<String>, Unread>;

    /// All of a table's entries from this number on.
    fn log(&self, table: &str, from: u64) -> Result<Vec<String>, Unread> {
        self.entries(table, from, usize::MAX)
    }

    /// The entry that was written last, of all tables.
    fn last(&self) -> Result<Option<String>, Broken>;

    /// The tables that want to be woken after one time, if it is given, and until another, and when.
    fn alarms(&self, after: Option<Time>, until: Time) -> Result<Vec<(Time, TableId)>, Broken>;

    /// The cards of tables, the latest first, at most so many.
    fn cards(&self, which: Which, most: usize) -> Result<Vec<Card>, Broken>;

    /// A table's last entry. None for a table that does not exist.
    fn last_of(&self, table: &str) -> Result<Option<String>, Broken>;

    /// Takes tables out, with all their entries, in one commit: how much that was. Nothing of them can be read any more,
    /// in whatever file.
    fn delete(&self, tables: &[TableId]) -> Result<Removed, Broken>;

    /// Puts other entries in the place of all that a table has, and another card in that of its card, in one commit.
    /// Refused unless they are as many. Nothing of what was there before can be read any more.
    fn rewrite(&self, table: &TableId, entries: &[String], card: &Card) -> Result<Result<(), Taken>, Broken>;

    /// Gives room that is not used back to the system, where that is worth its while: so many bytes.
    fn shrink(&self) -> Result<u64, Broken> {
        Ok(0)
    }

    /// Who is not let in.
    fn bans(&self) -> Result<Vec<Ban>, Broken>;

    /// Keeps a ban, in place of an earlier one of the same.
    fn ban(&self, ban: &Ban) -> Result<(), Broken>;

    /// Whether there was such a ban. Now there is none.
    fn unban(&self, whom: &Banned) -> Result<bool, Broken>;

    /// The house's key, which is this one if it has none yet.
    fn key(&self, fresh: [u8; 32]) -> Result<[u8; 32], Broken>;

    /// Whether something could be kept now. Nothing is.
    fn ready(&self) -> Result<(), Broken> {
        Ok(())
    }

    /// Brings all that is kept into one place, where it lies in several: the house closes.
    fn close(&self) -> Result<(), Broken> {
        Ok(())
    }
}
