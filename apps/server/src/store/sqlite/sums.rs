//! The checksums of entries. Each covers the entry and the checksum before it, so that a log is whole or is found not to
//! be, at the first entry that is not what was written: by a disk, a cable or a hand. The first covers the table's name.

use crate::store::{Broken, Unread};
use rusqlite::Connection;

/// A checksum: eight bytes of a BLAKE3 hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sum(pub(super) i64);

impl Sum {
    /// What the first entry of a table is chained to.
    pub(super) fn of_table(name: &str) -> Self {
        Self::of(blake3::hash(name.as_bytes()))
    }

    /// The checksum of the entry that comes next.
    pub(super) fn then(self, body: &str) -> Self {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.0.to_le_bytes());
        hasher.update(body.as_bytes());
        Self::of(hasher.finalize())
    }

    fn of(hash: blake3::Hash) -> Self {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&hash.as_bytes()[..8]);
        Self(i64::from_le_bytes(bytes))
    }
}

/// An entry as it lies in the file.
pub(super) struct Kept {
    pub(super) number: u64,
    pub(super) body: String,
    pub(super) sum: Option<i64>,
}

/// A log that is being read, held to its checksums.
pub(super) struct Chain {
    /// The number and the checksum of the entry that comes next.
    next: u64,
    before: Sum,
}

impl Chain {
    pub(super) fn from(next: u64, before: Sum) -> Self {
        Self { next, before }
    }

    /// The entry's text, if it is the next and nothing of it has changed.
    pub(super) fn check(&mut self, kept: Kept) -> Result<String, Unread> {
        let sum = self.before.then(&kept.body);
        if kept.number != self.next || kept.sum != Some(sum.0) {
            return Err(Unread::Damaged { entry: self.next });
        }
        (self.next, self.before) = (self.next + 1, sum);
        Ok(kept.body)
    }
}

/// Gives every entry its checksum.
pub(super) fn add_to_all(file: &Connection) -> Result<(), Broken> {
    let mut entries = file.prepare(
        "SELECT e.at, t.name, e.number, e.body FROM entries e JOIN tables t ON t.id = e.table_id ORDER BY t.id, e.number",
    )?;
    let mut add = file.prepare("UPDATE entries SET sum = ?2 WHERE at = ?1")?;
    let mut rows = entries.query([])?;
    let mut before = Sum(0);
    while let Some(row) = rows.next()? {
        if row.get::<_, u64>(2)? == 0 {
            before = Sum::of_table(row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?);
        }
        before = before.then(row.get_ref(3)?.as_str().map_err(rusqlite::Error::from)?);
        add.execute((row.get::<_, i64>(0)?, before.0))?;
    }
    Ok(())
}
