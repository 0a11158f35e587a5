//! Looking at tables.

use super::{Office, entry, no_table};
use crate::store::{Broken, Card, Store, Which};
use table::Problem;
use table::host::{Host, Logged};
use wire::Time;
use wire::admin::{Listed, Shown, State, Wanted};

/// As many tables as a list may have.
const MOST: usize = u32::MAX as usize;

impl Office {
    pub(super) async fn list(&self, wanted: Wanted) -> Result<Vec<Listed>, Problem> {
        let now = self.now();
        self.stored(move |store| listed(store, &wanted, now)).await
    }

    /// A table's log; refused if there is none.
    pub(super) async fn log(&self, table: &str) -> Result<Vec<Logged>, Problem> {
        let id = table.to_owned();
        let log = self.stored(move |store| log(store, &id)).await?;
        if log.is_empty() { Err(no_table()) } else { Ok(log) }
    }

    pub(super) async fn show(&self, table: &str) -> Result<Shown, Problem> {
        let log = self.log(table).await?;
        let summary = match self.house() {
            Some(house) => house.table(table).await?.live().host.summary(),
            None => Host::fold(&log)?.summary(),
        };
        let (made, last) = (log[0].at, log[log.len() - 1].at);
        let bytes = log.iter().map(|logged| wire::write(logged).len() as u64).sum();
        Ok(Shown { table: table.to_owned(), made, last, entries: log.len() as u64, bytes, summary })
    }
}

pub(super) fn log(store: &dyn Store, table: &str) -> Result<Vec<Logged>, Broken> {
    let texts = store.log(table, 0).map_err(|error| Broken(format!("{table}: {error}")))?;
    texts.iter().map(|text| entry(text)).collect()
}

/// When something last happened at a table. Its card does not tell: it changes only with what a list shows.
pub(super) fn last(store: &dyn Store, table: &str) -> Result<Option<Time>, Broken> {
    store.last_of(table)?.map(|text| Ok(entry(&text)?.at)).transpose()
}

/// The tables that are wanted, those where something happened last first.
pub(super) fn listed(store: &dyn Store, wanted: &Wanted, now: Time) -> Result<Vec<Listed>, Broken> {
    let before = wanted.older_than.map(|seconds| Time(now.0.saturating_sub(seconds.saturating_mul(1_000))));
    let mut found = Vec::new();
    for card in store.cards(Which::All, MOST)?.into_iter().filter(|card| is_wanted(card, wanted, before)) {
        let Some(last) = last(store, &card.table)? else { continue };
        if before.is_none_or(|before| last < before) {
            found.push(Listed { card, last });
        }
    }
    found.sort_by_key(|listed| std::cmp::Reverse(listed.last));
    Ok(found)
}

/// Whether a table may be wanted, by its card, which is as old as its log or older.
fn is_wanted(card: &Card, wanted: &Wanted, before: Option<Time>) -> bool {
    let state = match wanted.state {
        None => true,
        Some(State::Open) => card.open > 0 && !card.over,
        Some(State::Unfinished) => !card.over,
        Some(State::Over) => card.over,
    };
    state
        && wanted.game.as_ref().is_none_or(|game| *game == card.game)
        && before.is_none_or(|before| card.at < before.0)
}
