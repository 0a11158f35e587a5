//! A store that is watched: how long it takes, and how often it fails.

use super::{Append, Ban, Banned, Broken, Card, Removed, Store, TableId, Taken, Unread, Which};
use crate::log::Seldom;
use crate::metrics::{ByDeed, Metrics, took};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::host::Time;

/// What takes longer than this is said in the log.
const SLOW: Duration = Duration::from_secs(1);

static SLOWLY: Seldom = Seldom::new();

/// Any store, watched.
pub(crate) struct Watched {
    inner: Arc<dyn Store>,
    metrics: Arc<Metrics>,
}

impl Watched {
    pub(crate) fn new(inner: Arc<dyn Store>, metrics: Arc<Metrics>) -> Self {
        Self { inner, metrics }
    }

    fn watch<T, E>(&self, deed: &'static str, act: impl FnOnce(&dyn Store) -> Result<T, E>) -> Result<T, E> {
        let start = Instant::now();
        let done = act(&*self.inner);
        let time = start.elapsed();
        let histogram = if deed == "append" { &self.metrics.commit_seconds } else { &self.metrics.read_seconds };
        took(histogram, time);
        if let Some(more) = Some(time).filter(|time| *time > SLOW).and_then(|_| SLOWLY.due()) {
            tracing::warn!(deed, seconds = time.as_secs_f64(), more, "the store is slow");
        }
        if done.is_err() {
            self.metrics.store_errors_total.get_or_create(&ByDeed { deed }).inc();
        }
        done
    }
}

impl Store for Watched {
    fn append(&self, batch: &[&Append]) -> Result<Vec<Result<(), Taken>>, Broken> {
        self.watch("append", |store| store.append(batch))
    }

    fn entries(&self, table: &str, from: u64, most: usize) -> Result<Vec<String>, Unread> {
        self.watch("entries", |store| store.entries(table, from, most))
    }

    fn log(&self, table: &str, from: u64) -> Result<Vec<String>, Unread> {
        self.watch("log", |store| store.log(table, from))
    }

    fn last(&self) -> Result<Option<String>, Broken> {
        self.watch("last", Store::last)
    }

    fn alarms(&self, after: Option<Time>, until: Time) -> Result<Vec<(Time, TableId)>, Broken> {
        self.watch("alarms", |store| store.alarms(after, until))
    }

    fn cards(&self, which: Which, most: usize) -> Result<Vec<Card>, Broken> {
        self.watch("list", |store| store.cards(which, most))
    }

    fn last_of(&self, table: &str) -> Result<Option<String>, Broken> {
        self.watch("last-of", |store| store.last_of(table))
    }

    fn delete(&self, tables: &[TableId]) -> Result<Removed, Broken> {
        self.watch("delete", |store| store.delete(tables))
    }

    fn rewrite(&self, table: &TableId, entries: &[String], card: &Card) -> Result<Result<(), Taken>, Broken> {
        self.watch("rewrite", |store| store.rewrite(table, entries, card))
    }

    fn shrink(&self) -> Result<u64, Broken> {
        self.watch("shrink", Store::shrink)
    }

    fn bans(&self) -> Result<Vec<Ban>, Broken> {
        self.watch("bans", Store::bans)
    }

    fn ban(&self, ban: &Ban) -> Result<(), Broken> {
        self.watch("ban", |store| store.ban(ban))
    }

    fn unban(&self, whom: &Banned) -> Result<bool, Broken> {
        self.watch("unban", |store| store.unban(whom))
    }

    fn key(&self, fresh: [u8; 32]) -> Result<[u8; 32], Broken> {
        self.inner.key(fresh)
    }

    fn ready(&self) -> Result<(), Broken> {
        self.watch("ready", Store::ready)
    }

    fn close(&self) -> Result<(), Broken> {
        self.inner.close()
    }
}
