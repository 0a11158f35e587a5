//! Logs in one `SQLite` file: write-ahead log, synced at every commit.
//!
//! Entries lie in the order in which they were written, so that a commit touches few pages however
//! many tables it is for; an index finds a table's entries, and refuses a number twice.

mod bans;
mod file;
mod removal;
mod schema;
mod sums;

use super::{Append, Ban, Banned, Broken, Card, Removed, Store, TableId, Taken, Unread, Which, private};
use file::Opened;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, Row, Statement, params};
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use sums::{Chain, Kept, Sum};
use table::host::Time;

/// How many bytes of pages are kept in memory, in KiB.
const CACHE: i64 = 2 * 1024;

/// How many tables the writer knows the row of.
const KNOWN: usize = 50_000;

/// A store in a file.
pub struct Sqlite {
    file: Opened,
    writing: Mutex<Writing>,
    reading: Mutex<Connection>,
}

impl Sqlite {
    /// Opens the file, making it or bringing it up to date where that is needed.
    pub fn open(path: &Path) -> Result<Self, Broken> {
        private::file(path)?;
        file::check_length(path)?;
        let mut writing = Connection::open(path)?;
        writing.busy_timeout(Duration::from_secs(10))?;
        // Before all else: nothing is changed in a file that is not ours.
        schema::migrate(&mut writing)?;
        writing.pragma_update(None, "journal_mode", "wal")?;
        writing.pragma_update(None, "synchronous", "full")?;
        writing.pragma_update(None, "cache_size", -CACHE)?;
        removal::be_thorough(&writing)?;
        writing.pragma_update(None, "wal_autocheckpoint", 4_000)?;
        let reading = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        reading.busy_timeout(Duration::from_secs(10))?;
        let writing = Writing { connection: writing, known: Known::default() };
        let file = Opened::at(path)?;
        Ok(Self { file, writing: Mutex::new(writing), reading: Mutex::new(reading) })
    }

    /// The connection that writes, for what is not added to a log: nothing is known of the tables after it.
    fn to_change(&self) -> Result<MutexGuard<'_, Writing>, Broken> {
        self.file.is_in_its_place()?;
        let mut writing = lock(&self.writing);
        writing.known = Known::default();
        Ok(writing)
    }

    /// Copies the file at `from`, which may be in use, to a new file at `to`.
    pub fn back_up(from: &Path, to: &Path) -> Result<(), Broken> {
        file::check_length(from)?;
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

/// The connection that writes, and what it need not look up.
struct Writing {
    connection: Connection,
    known: Known,
}

/// The end of each log that was lately written to. It stays true unless somebody else writes to the file, and then the
/// number that comes next is taken; where a table is deleted or rewritten, all of it is forgotten.
#[derive(Default)]
struct Known(HashMap<TableId, End>);

/// The end of a table's log: the table's row, the number that comes next, and the checksum of the entry before it.
#[derive(Clone, Copy)]
struct End {
    row: i64,
    next: u64,
    sum: Sum,
}

impl Known {
    /// The end of a table's log, if it is known to be just before this number.
    fn end(&self, table: &TableId, number: u64) -> Option<End> {
        self.0.get(table).filter(|end| number == end.next).copied()
    }

    fn note(&mut self, table: &TableId, end: End) {
        if let Some(known) = self.0.get_mut(table) {
            *known = end;
            return;
        }
        if self.0.len() == KNOWN {
            self.0.clear();
        }
        self.0.insert(table.clone(), end);
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl From<std::io::Error> for Broken {
    fn from(error: std::io::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<rusqlite::Error> for Unread {
    fn from(error: rusqlite::Error) -> Self {
        Self::Broken(error.into())
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

/// Appends with the statement that all of a batch share.
fn append_one(
    connection: &Connection,
    insert: &mut Statement<'_>,
    known: &mut Known,
    append: &Append,
) -> Result<Result<(), Taken>, Broken> {
    let end = known.end(&append.table, append.first);
    let Some(mut end) = end.map_or_else(|| end_before(connection, append), |end| Ok(Some(end)))? else {
        return Ok(Err(Taken));
    };
    for entry in &append.entries {
        let sum = end.sum.then(entry);
        match insert.execute(params![end.row, end.next, entry, sum.0]) {
            Ok(_) => end = End { next: end.next + 1, sum, ..end },
            // The first of several would have been refused: entries have no gaps.
            Err(error) if is_taken(&error) => return Ok(Err(Taken)),
            Err(error) => return Err(error.into()),
        }
    }
    keep_card(connection, end.row, append)?;
    known.note(&append.table, end);
    Ok(Ok(()))
}

/// Appends a batch in one commit.
fn append_all(
    connection: &mut Connection,
    known: &mut Known,
    batch: &[&Append],
) -> Result<Vec<Result<(), Taken>>, Broken> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut insert =
        transaction.prepare_cached("INSERT INTO entries (table_id, number, body, sum) VALUES (?1, ?2, ?3, ?4)")?;
    let mut refused = HashSet::new();
    let mut results = Vec::with_capacity(batch.len());
    for append in batch {
        let done = if refused.contains(&append.table) {
            Err(Taken)
        } else {
            append_one(&transaction, &mut insert, known, append)?
        };
        if done.is_err() {
            refused.insert(append.table.clone());
        }
        results.push(done);
    }
    drop(insert);
    transaction.commit()?;
    Ok(results)
}

/// The end of the table's log, if the entry before the first one is there: a new table's is its beginning.
fn end_before(connection: &Connection, append: &Append) -> Result<Option<End>, Broken> {
    let next = append.first;
    if next == 0 {
        let mut insert = connection.prepare_cached("INSERT INTO tables (name) VALUES (?1)")?;
        return match insert.insert([&*append.table]) {
            Ok(row) => Ok(Some(End { row, next, sum: Sum::of_table(&append.table) })),
            Err(error) if is_taken(&error) => Ok(None),
            Err(error) => Err(error.into()),
        };
    }
    let mut find = connection.prepare_cached(
        "SELECT t.id, e.sum FROM tables t JOIN entries e ON e.table_id = t.id AND e.number = ?2 WHERE t.name = ?1",
    )?;
    let end = |row: &Row<'_>| Ok(End { row: row.get(0)?, next, sum: Sum(row.get(1)?) });
    Ok(find.query_row(params![&*append.table, next - 1], end).optional()?)
}

fn keep_card(connection: &Connection, table: i64, append: &Append) -> Result<(), Broken> {
    let alarm = append.alarm.map(|alarm| alarm.0);
    if let Some(card) = &append.card {
        let open = card.public && card.open > 0 && !card.over;
        let mut keep = connection.prepare_cached(
            "INSERT OR REPLACE INTO cards (table_id, open, over, at, card, alarm) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?;
        keep.execute(params![table, open, card.over, card.at, wire::write(card), alarm])?;
    } else if alarm.is_some() {
        let mut keep = connection.prepare_cached("UPDATE cards SET alarm = ?2 WHERE table_id = ?1")?;
        keep.execute(params![table, alarm])?;
    }
    Ok(())
}

/// What the entry of this number is chained to, if there is such a table and an entry before it.
fn before(connection: &Connection, table: &str, number: u64) -> Result<Option<Sum>, Broken> {
    let Some(before) = number.checked_sub(1) else { return Ok(Some(Sum::of_table(table))) };
    let mut find = connection.prepare_cached(
        "SELECT e.sum FROM tables t JOIN entries e ON e.table_id = t.id AND e.number = ?2 WHERE t.name = ?1",
    )?;
    Ok(find.query_row(params![table, before], |row| Ok(Sum(row.get(0)?))).optional()?)
}

impl Store for Sqlite {
    fn append(&self, batch: &[&Append]) -> Result<Vec<Result<(), Taken>>, Broken> {
        self.file.is_in_its_place()?;
        let mut writing = lock(&self.writing);
        // Where it fails, or panics, nothing of the batch is there, and what is known of it is not true: it is not put back.
        let mut known = std::mem::take(&mut writing.known);
        let results = append_all(&mut writing.connection, &mut known, batch)?;
        writing.known = known;
        Ok(results)
    }

    fn entries(&self, table: &str, from: u64, most: usize) -> Result<Vec<String>, Unread> {
        let connection = lock(&self.reading);
        let Some(before) = before(&connection, table, from)? else { return Ok(Vec::new()) };
        let mut find = connection.prepare_cached(
            "SELECT e.number, e.body, e.sum FROM tables t JOIN entries e ON e.table_id = t.id AND e.number >= ?2
             WHERE t.name = ?1 ORDER BY e.number LIMIT ?3",
        )?;
        let kept = |row: &Row<'_>| Ok(Kept { number: row.get(0)?, body: row.get(1)?, sum: row.get(2)? });
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let mut chain = Chain::from(from, before);
        find.query_map(params![table, from, most], kept)?.map(|kept| chain.check(kept?)).collect()
    }

    fn last(&self) -> Result<Option<String>, Broken> {
        let find = "SELECT body FROM entries ORDER BY at DESC LIMIT 1";
        Ok(lock(&self.reading).query_row(find, [], |row| row.get(0)).optional()?)
    }

    fn alarms(&self, after: Option<Time>, until: Time) -> Result<Vec<(Time, TableId)>, Broken> {
        let connection = lock(&self.reading);
        let mut find = connection.prepare_cached(
            "SELECT c.alarm, t.name FROM cards c JOIN tables t ON t.id = c.table_id
             WHERE c.alarm > ?1 AND c.alarm <= ?2 AND c.over = 0",
        )?;
        let after = after.map_or(-1, |after| i64::try_from(after.0).unwrap_or(i64::MAX));
        let until = i64::try_from(until.0).unwrap_or(i64::MAX);
        let alarm = |row: &Row<'_>| Ok((Time(row.get(0)?), row.get::<_, String>(1)?.into()));
        Ok(find.query_map([after, until], alarm)?.collect::<Result<_, _>>()?)
    }

    fn cards(&self, which: Which, most: usize) -> Result<Vec<Card>, Broken> {
        let connection = lock(&self.reading);
        let wanted = match which {
            Which::Open => "over = 0 AND open = 1",
            Which::Unfinished => "over = 0",
            Which::All => "true",
        };
        let mut find =
            connection.prepare_cached(&format!("SELECT card FROM cards WHERE {wanted} ORDER BY at DESC LIMIT ?1"))?;
        let texts: Vec<String> = find.query_map([most], |row| row.get(0))?.collect::<Result<_, _>>()?;
        // One that is damaged costs a table its place on a list, and no other table's.
        let read = |text: &String| wire::read(text).inspect_err(|_| tracing::error!("a card cannot be read")).ok();
        Ok(texts.iter().filter_map(read).collect())
    }

    fn last_of(&self, table: &str) -> Result<Option<String>, Broken> {
        let connection = lock(&self.reading);
        let mut find = connection.prepare_cached(
            "SELECT e.body FROM tables t JOIN entries e ON e.table_id = t.id
             WHERE t.name = ?1 ORDER BY e.number DESC LIMIT 1",
        )?;
        Ok(find.query_row([table], |row| row.get(0)).optional()?)
    }

    fn delete(&self, tables: &[TableId]) -> Result<Removed, Broken> {
        let mut writing = self.to_change()?;
        removal::delete(&mut writing.connection, tables)
    }

    fn rewrite(&self, table: &TableId, entries: &[String], card: &Card) -> Result<Result<(), Taken>, Broken> {
        let mut writing = self.to_change()?;
        removal::rewrite(&mut writing.connection, table, entries, card)
    }

    fn shrink(&self) -> Result<u64, Broken> {
        removal::shrink(&self.to_change()?.connection)
    }

    fn bans(&self) -> Result<Vec<Ban>, Broken> {
        bans::all(&lock(&self.reading))
    }

    fn ban(&self, ban: &Ban) -> Result<(), Broken> {
        bans::keep(&self.to_change()?.connection, ban)
    }

    fn unban(&self, whom: &Banned) -> Result<bool, Broken> {
        bans::lift(&self.to_change()?.connection, whom)
    }

    fn key(&self, fresh: [u8; 32]) -> Result<[u8; 32], Broken> {
        let writing = lock(&self.writing);
        let connection = &writing.connection;
        connection.execute("INSERT OR IGNORE INTO house (name, value) VALUES ('key', ?1)", [fresh])?;
        Ok(connection.query_row("SELECT value FROM house WHERE name = 'key'", [], |row| row.get(0))?)
    }

    fn ready(&self) -> Result<(), Broken> {
        self.file.is_in_its_place()?;
        let mut writing = lock(&self.writing);
        let trial = writing.connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        trial.execute("INSERT INTO house (name, value) VALUES ('ready', x'00')", [])?;
        Ok(trial.rollback()?)
    }

    fn close(&self) -> Result<(), Broken> {
        let whole = removal::empty_log(&lock(&self.writing).connection)?;
        if whole { Ok(()) } else { Err(Broken("somebody else uses the file".into())) }
    }
}
