//! Logs in one `SQLite` file: write-ahead log, synced at every commit.
//!
//! Entries lie in the order in which they were written, so that a commit touches few pages however
//! many tables it is for; an index finds a table's entries, and refuses a number twice.

use super::{Append, Broken, Card, Store, Taken, Which, private};
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, params};
use std::collections::HashSet;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What each version adds to the one before. Never change a line that was released: add one.
const MIGRATIONS: [&str; 1] = ["
    CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE entries (
        at INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        body TEXT NOT NULL
    );
    CREATE UNIQUE INDEX entries_by_table ON entries (table_id, number);
    CREATE TABLE cards (
        table_id INTEGER PRIMARY KEY,
        open INTEGER NOT NULL,
        over INTEGER NOT NULL,
        at INTEGER NOT NULL,
        card TEXT NOT NULL
    );
    CREATE INDEX cards_to_find ON cards (over, open, at);
"];

/// How many bytes of pages are kept in memory, in KiB.
const CACHE: i64 = 2 * 1024;

/// A store in a file.
pub struct Sqlite {
    writing: Mutex<Connection>,
    reading: Mutex<Connection>,
}

impl Sqlite {
    /// Opens the file, making it or bringing it up to date where that is needed.
    pub fn open(path: &Path) -> Result<Self, Broken> {
        private::file(path)?;
        let mut writing = Connection::open(path)?;
        writing.busy_timeout(Duration::from_secs(10))?;
        writing.pragma_update(None, "journal_mode", "wal")?;
        writing.pragma_update(None, "synchronous", "full")?;
        writing.pragma_update(None, "cache_size", -CACHE)?;
        writing.pragma_update(None, "wal_autocheckpoint", 4_000)?;
        migrate(&mut writing)?;
        let reading = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        reading.busy_timeout(Duration::from_secs(10))?;
        Ok(Self { writing: Mutex::new(writing), reading: Mutex::new(reading) })
    }

    /// Copies the file at `from`, which may be in use, to a new file at `to`.
    pub fn back_up(from: &Path, to: &Path) -> Result<(), Broken> {
        let from = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        from.busy_timeout(Duration::from_secs(10))?;
        private::file(to)?;
        let mut to = Connection::open(to)?;
        let backup = rusqlite::backup::Backup::new(&from, &mut to)?;
        // All pages in one step: the copy is of one moment, and writers go on beside it.
        while backup.step(-1)? != rusqlite::backup::StepResult::Done {
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

fn lock(connection: &Mutex<Connection>) -> MutexGuard<'_, Connection> {
    connection.lock().unwrap_or_else(PoisonError::into_inner)
}

fn migrate(connection: &mut Connection) -> Result<(), Broken> {
    let version: usize = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version > MIGRATIONS.len() {
        return Err(Broken(format!("the file is of version {version}, made by a newer program")));
    }
    let transaction = connection.transaction()?;
    for step in &MIGRATIONS[version..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.len())?;
    Ok(transaction.commit()?)
}

impl From<std::io::Error> for Broken {
    fn from(error: std::io::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<rusqlite::Error> for Broken {
    fn from(error: rusqlite::Error) -> Self {
        Self(error.to_string())
    }
}

fn is_taken(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation)
}

fn append_one(connection: &Connection, append: &Append) -> Result<Result<(), Taken>, Broken> {
    let Some(table) = row_of(connection, append)? else { return Ok(Err(Taken)) };
    let mut insert = connection.prepare_cached("INSERT INTO entries (table_id, number, body) VALUES (?1, ?2, ?3)")?;
    for (number, entry) in (append.first..).zip(&append.entries) {
        match insert.execute(params![table, number, entry]) {
            Ok(_) => {}
            // The first of several would have been refused: entries have no gaps.
            Err(error) if is_taken(&error) => return Ok(Err(Taken)),
            Err(error) => return Err(error.into()),
        }
    }
    if let Some(card) = &append.card {
        keep_card(connection, table, card)?;
    }
    Ok(Ok(()))
}

/// The table's row, if the entry before the first one is there.
fn row_of(connection: &Connection, append: &Append) -> Result<Option<i64>, Broken> {
    if append.first == 0 {
        let mut insert = connection.prepare_cached("INSERT INTO tables (name) VALUES (?1)")?;
        return match insert.insert([&*append.table]) {
            Ok(table) => Ok(Some(table)),
            Err(error) if is_taken(&error) => Ok(None),
            Err(error) => Err(error.into()),
        };
    }
    let mut find = connection.prepare_cached(
        "SELECT t.id FROM tables t JOIN entries e ON e.table_id = t.id AND e.number = ?2 WHERE t.name = ?1",
    )?;
    Ok(find.query_row(params![&*append.table, append.first - 1], |row| row.get(0)).optional()?)
}

fn keep_card(connection: &Connection, table: i64, card: &Card) -> Result<(), Broken> {
    let text = serde_json::to_string(card).map_err(|error| Broken(error.to_string()))?;
    let open = card.public && card.open > 0 && !card.over;
    let mut keep = connection
        .prepare_cached("INSERT OR REPLACE INTO cards (table_id, open, over, at, card) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    keep.execute(params![table, open, card.over, card.at, text])?;
    Ok(())
}

impl Store for Sqlite {
    fn append(&self, batch: &[&Append]) -> Result<Vec<Result<(), Taken>>, Broken> {
        let mut connection = lock(&self.writing);
        let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let mut refused = HashSet::new();
        let mut results = Vec::with_capacity(batch.len());
        for append in batch {
            let done = if refused.contains(&append.table) { Err(Taken) } else { append_one(&transaction, append)? };
            if done.is_err() {
                refused.insert(append.table.clone());
            }
            results.push(done);
        }
        transaction.commit()?;
        Ok(results)
    }

    fn log(&self, table: &str, from: u64) -> Result<Vec<String>, Broken> {
        let connection = lock(&self.reading);
        let mut find = connection.prepare_cached(
            "SELECT e.body FROM tables t JOIN entries e ON e.table_id = t.id AND e.number >= ?2
             WHERE t.name = ?1 ORDER BY e.number",
        )?;
        let rows = find.query_map(params![table, from], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn cards(&self, which: Which, most: usize) -> Result<Vec<Card>, Broken> {
        let connection = lock(&self.reading);
        let wanted = match which {
            Which::Open => "over = 0 AND open = 1",
            Which::Unfinished => "over = 0",
        };
        let mut find =
            connection.prepare_cached(&format!("SELECT card FROM cards WHERE {wanted} ORDER BY at DESC LIMIT ?1"))?;
        let texts: Vec<String> = find.query_map([most], |row| row.get(0))?.collect::<Result<_, _>>()?;
        let read = |text: &String| serde_json::from_str(text).map_err(|error| Broken(error.to_string()));
        texts.iter().map(read).collect()
    }

    fn key(&self, fresh: [u8; 32]) -> Result<[u8; 32], Broken> {
        let connection = lock(&self.writing);
        connection.execute("INSERT OR IGNORE INTO house (name, value) VALUES ('key', ?1)", [fresh])?;
        Ok(connection.query_row("SELECT value FROM house WHERE name = 'key'", [], |row| row.get(0))?)
    }
}
