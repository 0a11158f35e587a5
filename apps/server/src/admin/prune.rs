//! Taking out tables that nobody needs any more.

use super::read::{listed, log};
use super::{Office, Place, failed};
use crate::store::{Broken, Removed, Store, TableId};
use table::Problem;
use table::host::{Clock, Entry, Logged};
use wire::Time;
use wire::admin::{Done, Listed, Wanted};

/// So many tables leave in one commit: whoever plays meanwhile waits for no more than that.
const AT_ONCE: usize = 50;
const DAY: u64 = 24 * 60 * 60;

impl Office {
    /// Takes out what is older, and gives the room back.
    pub(super) async fn prune(&self, older_than: u64, dry_run: bool) -> Result<Done, Problem> {
        if dry_run {
            let (old, in_use) = self.too_old(older_than).await?;
            let entries = self.stored(move |store| entries_of(store, &old)).await?;
            return Ok(Done::Pruned { removed: entries, in_use, bytes: 0 });
        }
        let (removed, in_use) = self.prune_tables(older_than).await?;
        let bytes = self.stored(Store::shrink).await?;
        Ok(Done::Pruned { removed, in_use, bytes })
    }

    /// Takes out what is older than so many seconds: how much that was, and how many were left because somebody looks at
    /// them.
    pub(crate) async fn prune_tables(&self, older_than: u64) -> Result<(Removed, u64), Problem> {
        let (old, in_use) = self.too_old(older_than).await?;
        let mut removed = Removed::default();
        for some in old.chunks(AT_ONCE) {
            let (some, _) = self.delete_tables(some.to_vec()).await?;
            removed = Removed { tables: removed.tables + some.tables, entries: removed.entries + some.entries };
        }
        Ok((removed, in_use))
    }

    pub(super) async fn delete_tables(&self, tables: Vec<TableId>) -> Result<(Removed, u64), Problem> {
        match &self.place {
            Place::Open(house) => house.delete_tables(tables).await,
            Place::Closed(store, _) => Ok((store.delete(&tables).map_err(|error| failed(&error))?, 0)),
        }
    }

    /// The tables that are too old, and how many more somebody looks at.
    async fn too_old(&self, seconds: u64) -> Result<(Vec<TableId>, u64), Problem> {
        let now = self.now();
        let old = self.stored(move |store| old(store, seconds, now)).await?;
        let all = old.len();
        let unused = |id: &TableId| !self.house().is_some_and(|house| house.is_in_use(id));
        let old: Vec<TableId> = old.into_iter().filter(unused).collect();
        let in_use = (all - old.len()) as u64;
        Ok((old, in_use))
    }
}

fn old(store: &dyn Store, seconds: u64, now: Time) -> Result<Vec<TableId>, Broken> {
    let wanted = Wanted { older_than: Some(seconds), ..Wanted::default() };
    let mut old = Vec::new();
    for Listed { card, last } in listed(store, &wanted, now)? {
        let idle = now.since(last) / 1_000;
        if card.over || idle > seconds.saturating_add(patience(&log(store, &card.table)?)) {
            old.push(card.table.into());
        }
    }
    Ok(old)
}

/// For how long nothing need happen at a table that is still in use, in seconds: where a seat may think for days.
fn patience(log: &[Logged]) -> u64 {
    match log.first().map(|logged| &logged.entry) {
        Some(Entry::Made { plan, .. }) => match plan.clock {
            Clock::Days { days } => u64::from(days) * DAY,
            _ => 0,
        },
        _ => 0,
    }
}

fn entries_of(store: &dyn Store, tables: &[TableId]) -> Result<Removed, Broken> {
    let mut removed = Removed { tables: tables.len() as u64, entries: 0 };
    for table in tables {
        removed.entries += log(store, table)?.len() as u64;
    }
    Ok(removed)
}
