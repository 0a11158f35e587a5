//! What the file looks like, and how an older one is brought up to date.

use super::sums;
use crate::store::Broken;
use rusqlite::{Connection, Transaction};

type Step = fn(&Transaction<'_>) -> Result<(), Broken>;

/// What each version adds to the one before. Never change a step that was released: add one.
const MIGRATIONS: [Step; 3] = [first, sums_and_alarms, bans];

/// What marks a file as ours, in its header: `STRL`.
const MARK: i32 = 0x5354_524C;

fn first(file: &Transaction<'_>) -> Result<(), Broken> {
    Ok(file.execute_batch(
        "
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
        ",
    )?)
}

/// Entries get their checksums, those of before as they are read now, and tables say when they want to be woken: of those
/// of before nobody knows, so all whose game has a clock and is not over want it at once.
fn sums_and_alarms(file: &Transaction<'_>) -> Result<(), Broken> {
    file.execute_batch(
        "
        ALTER TABLE entries ADD COLUMN sum INTEGER;
        ALTER TABLE cards ADD COLUMN alarm INTEGER;
        UPDATE cards SET alarm = 0 WHERE over = 0 AND EXISTS (
            SELECT 1 FROM entries e WHERE e.table_id = cards.table_id AND e.number = 0
            AND CASE WHEN json_valid(e.body) THEN json_extract(e.body, '$.plan.clock.kind') END <> 'none'
        );
        CREATE INDEX cards_to_wake ON cards (alarm) WHERE alarm IS NOT NULL;
        ",
    )?;
    sums::add_to_all(file)
}

/// Who is not let in.
fn bans(file: &Transaction<'_>) -> Result<(), Broken> {
    Ok(file.execute_batch(
        "
        CREATE TABLE bans (
            kind TEXT NOT NULL,
            whom TEXT NOT NULL,
            since INTEGER NOT NULL,
            until INTEGER,
            PRIMARY KEY (kind, whom)
        ) WITHOUT ROWID;
        ",
    )?)
}

/// Brings the file up to date. Nothing is changed in one that is not ours.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), Broken> {
    let version: usize = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version > MIGRATIONS.len() {
        return Err(Broken(format!("the file is of version {version}, made by a newer program")));
    }
    let marked = is_ours(connection)?;
    if marked && version == MIGRATIONS.len() {
        return Ok(());
    }
    let transaction = connection.transaction()?;
    for step in &MIGRATIONS[version..] {
        step(&transaction)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.len())?;
    transaction.pragma_update(None, "application_id", MARK)?;
    Ok(transaction.commit()?)
}

/// Whether the file has our mark. A new one has none, nor have those of the first version; any other file is another
/// program's, and is left alone.
fn is_ours(connection: &Connection) -> Result<bool, Broken> {
    let mark: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let (all, ours): (u32, u32) = connection.query_row(
        "SELECT count(*), count(*) FILTER (WHERE name IN ('tables', 'entries', 'cards')) FROM sqlite_schema",
        [],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    match mark {
        MARK => Ok(true),
        0 if all == 0 || ours == 3 => Ok(false),
        _ => Err(Broken("the file is another program's".into())),
    }
}
