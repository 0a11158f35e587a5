//! Who is not let in, in an `SQLite` file.

use crate::store::{Ban, Banned, Broken};
use rusqlite::{Connection, Row, params};
use wire::Time;

const ADDRESS: &str = "address";
const NAME: &str = "name";

/// The kind and the text of somebody who is not let in.
fn parts(whom: &Banned) -> (&'static str, &str) {
    match whom {
        Banned::Address(text) => (ADDRESS, text),
        Banned::Name(text) => (NAME, text),
    }
}

fn read(row: &Row<'_>) -> rusqlite::Result<Ban> {
    let (kind, text): (String, String) = (row.get(0)?, row.get(1)?);
    let whom = if kind == ADDRESS { Banned::Address(text) } else { Banned::Name(text) };
    Ok(Ban { whom, since: Time(row.get(2)?), until: row.get::<_, Option<u64>>(3)?.map(Time) })
}

pub(super) fn all(connection: &Connection) -> Result<Vec<Ban>, Broken> {
    let mut find = connection.prepare("SELECT kind, whom, since, until FROM bans ORDER BY since, kind, whom")?;
    let bans = find.query_map([], read)?;
    Ok(bans.collect::<Result<_, _>>()?)
}

pub(super) fn keep(connection: &Connection, Ban { whom, since, until }: &Ban) -> Result<(), Broken> {
    let (kind, text) = parts(whom);
    let insert = "INSERT OR REPLACE INTO bans (kind, whom, since, until) VALUES (?1, ?2, ?3, ?4)";
    connection.execute(insert, params![kind, text, since.0, until.map(|until| until.0)])?;
    Ok(())
}

pub(super) fn lift(connection: &Connection, whom: &Banned) -> Result<bool, Broken> {
    let (kind, text) = parts(whom);
    Ok(connection.execute("DELETE FROM bans WHERE kind = ?1 AND whom = ?2", [kind, text])? > 0)
}
