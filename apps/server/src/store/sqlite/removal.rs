//! Taking things out of an `SQLite` file so that nothing of them is left: the connection writes zeros over what it deletes,
//! and the write-ahead log, in which the old pages still lie, is emptied.

use super::sums::Sum;
use crate::store::{Broken, Card, Removed, TableId, Taken};
use rusqlite::{Connection, OptionalExtension, Transaction, params};

/// A file is made smaller if at least one page in so many is not used.
const WORTH: u64 = 10;

/// Has the connection write zeros over all that it deletes or replaces.
pub(super) fn be_thorough(connection: &Connection) -> Result<(), Broken> {
    Ok(connection.pragma_update(None, "secure_delete", true)?)
}

/// Brings everything into the file itself. Whether it could: somebody may be reading.
pub(super) fn empty_log(connection: &Connection) -> Result<bool, Broken> {
    let busy: bool = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    Ok(!busy)
}

fn row_of(transaction: &Transaction<'_>, table: &str) -> Result<Option<i64>, Broken> {
    let find = transaction.query_row("SELECT id FROM tables WHERE name = ?1", [table], |row| row.get(0));
    Ok(find.optional()?)
}

fn delete_one(transaction: &Transaction<'_>, row: i64) -> Result<u64, Broken> {
    let entries = transaction.execute("DELETE FROM entries WHERE table_id = ?1", [row])?;
    transaction.execute("DELETE FROM cards WHERE table_id = ?1", [row])?;
    transaction.execute("DELETE FROM tables WHERE id = ?1", [row])?;
    Ok(entries as u64)
}

pub(super) fn delete(connection: &mut Connection, tables: &[TableId]) -> Result<Removed, Broken> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut removed = Removed::default();
    for table in tables {
        if let Some(row) = row_of(&transaction, table)? {
            removed.tables += 1;
            removed.entries += delete_one(&transaction, row)?;
        }
    }
    transaction.commit()?;
    empty_log(connection)?;
    Ok(removed)
}

/// Replaces the entries of a table and its card. The checksums are chained anew.
pub(super) fn rewrite(
    connection: &mut Connection,
    table: &str,
    entries: &[String],
    card: &Card,
) -> Result<Result<(), Taken>, Broken> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let Some(row) = row_of(&transaction, table)? else { return Ok(Err(Taken)) };
    let count = "SELECT count(*) FROM entries WHERE table_id = ?1";
    if transaction.query_row(count, [row], |row| row.get::<_, usize>(0))? != entries.len() {
        return Ok(Err(Taken));
    }
    let mut sum = Sum::of_table(table);
    for (number, body) in entries.iter().enumerate() {
        sum = sum.then(body);
        let update = "UPDATE entries SET body = ?3, sum = ?4 WHERE table_id = ?1 AND number = ?2";
        transaction.prepare_cached(update)?.execute(params![row, number, body, sum.0])?;
    }
    transaction.execute("UPDATE cards SET card = ?2 WHERE table_id = ?1", params![row, wire::write(card)])?;
    transaction.commit()?;
    empty_log(connection)?;
    Ok(Ok(()))
}

/// Makes the file as small as it can be, if that is worth it: by how many bytes.
pub(super) fn shrink(connection: &Connection) -> Result<u64, Broken> {
    let figure = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
    let (before, unused, page) = (figure("page_count")?, figure("freelist_count")?, figure("page_size")?);
    if unused == 0 || unused * WORTH < before {
        return Ok(0);
    }
    connection.execute_batch("VACUUM")?;
    empty_log(connection)?;
    Ok(before.saturating_sub(figure("page_count")?) * page)
}
