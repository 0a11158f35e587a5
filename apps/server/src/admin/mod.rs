//! What whoever runs a house can have done with it: `strandline admin`.
//!
//! Orders come over a Unix socket in the data folder while the house is open; while it is closed, whoever gives
//! them opens the store under the folder's lock. Either way an [`Office`] carries them out.

mod forget;
mod prune;
mod read;
mod socket;

pub use socket::{Unreachable, ask, listen};

use crate::house::{Clock, House, card, unavailable};
use crate::network::{network, written};
use crate::store::{Append, Ban, Banned, Broken, Store, TableId};
use std::sync::Arc;
use table::host::{Closing, Host, Logged, Message};
use table::{Code, Problem};
use wire::Time;
use wire::admin::{Done, Order};

/// Carries orders out, in a house that is open or on the store of one that is closed.
pub struct Office {
    place: Place,
}

enum Place {
    Open(Arc<House>),
    Closed(Arc<dyn Store>, Clock),
}

impl Office {
    /// For a house that is open.
    pub fn open(house: Arc<House>) -> Self {
        Self { place: Place::Open(house) }
    }

    /// For a house that is closed: nobody else may use its store.
    pub fn closed(store: Arc<dyn Store>) -> Self {
        Self { place: Place::Closed(store, Clock::of_the_system()) }
    }

    fn house(&self) -> Option<&Arc<House>> {
        if let Place::Open(house) = &self.place { Some(house) } else { None }
    }

    /// What time it is, in the house or on the wall.
    fn now(&self) -> Time {
        match &self.place {
            Place::Open(house) => house.now(),
            Place::Closed(_, clock) => clock.now(),
        }
    }

    /// Does what is ordered, or says why not.
    pub async fn obey(&self, order: Order) -> Result<Done, Problem> {
        match order {
            Order::List(wanted) => self.list(wanted).await.map(Done::Tables),
            Order::Show { table } => self.show(&table).await.map(|shown| Done::Shown(Box::new(shown))),
            Order::Close { table, reason } => self.close(&table, reason).await.map(|told| Done::Closed { told }),
            Order::Delete { table } => self.delete(&table).await,
            Order::Ban { whom, seconds } => self.ban(whom, seconds).await.map(Done::Banned),
            Order::Unban { whom } => self.unban(whom).await.map(|was| Done::Unbanned { was }),
            Order::Bans => self.bans().await.map(Done::Bans),
            Order::Forget { whom } => self.forget(whom).await,
            Order::Prune { older_than, dry_run } => self.prune(older_than, dry_run).await,
        }
    }

    /// The store, asked off the async threads.
    async fn stored<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&dyn Store) -> Result<T, Broken> + Send + 'static,
    ) -> Result<T, Problem> {
        match &self.place {
            Place::Open(house) => house.stored(ask).await,
            Place::Closed(store, _) => ask(&**store).map_err(|error| failed(&error)),
        }
    }

    async fn close(&self, table: &str, reason: Closing) -> Result<u64, Problem> {
        if let Some(house) = self.house() {
            return house.close_table(table, reason).await;
        }
        let log = self.log(table).await?;
        let (id, now): (TableId, Time) = (table.into(), self.now());
        self.stored(move |store| Ok(close_in(store, (id, now), &log, reason))).await?
    }

    async fn delete(&self, table: &str) -> Result<Done, Problem> {
        let tables: Vec<TableId> = vec![table.into()];
        let (removed, told) = self.delete_tables(tables).await?;
        if removed.tables == 0 { Err(no_table()) } else { Ok(Done::Deleted { removed, told }) }
    }

    async fn ban(&self, whom: Banned, seconds: Option<u64>) -> Result<Ban, Problem> {
        let now = self.now();
        let until = seconds.map(|seconds| now.plus(seconds.saturating_mul(1_000)));
        let ban = Ban { whom: checked(whom)?, since: now, until };
        let kept = ban.clone();
        self.stored(move |store| store.ban(&kept)).await?;
        self.bans().await?;
        Ok(ban)
    }

    async fn unban(&self, whom: Banned) -> Result<bool, Problem> {
        let whom = checked(whom)?;
        let was = self.stored(move |store| store.unban(&whom)).await?;
        self.bans().await?;
        Ok(was)
    }

    /// The bans that are in force, from here on at the doors too. Those that have ended leave the store.
    async fn bans(&self) -> Result<Vec<Ban>, Problem> {
        let now = self.now();
        let bans = self.stored(move |store| in_force(store, now)).await?;
        if let Some(house) = self.house() {
            house.bans.replace(&bans);
        }
        Ok(bans)
    }
}

fn in_force(store: &dyn Store, now: Time) -> Result<Vec<Ban>, Broken> {
    let (ended, bans): (Vec<Ban>, Vec<Ban>) =
        store.bans()?.into_iter().partition(|ban| ban.until.is_some_and(|until| until <= now));
    for ban in ended {
        store.unban(&ban.whom)?;
    }
    Ok(bans)
}

/// An address as it is kept, whichever way it was written.
fn checked(whom: Banned) -> Result<Banned, Problem> {
    match whom {
        Banned::Address(text) => {
            let kept = network(&text).map(|network| Banned::Address(written(&network)));
            kept.ok_or_else(|| Problem::new(Code::BadRequest, "admin-bad-address").with("address", text))
        }
        Banned::Name(name) => Ok(Banned::Name(crate::bans::spoken(&name))),
    }
}

/// Closes a table in the store of a house that is closed: nobody has to be told.
fn close_in(store: &dyn Store, (table, now): (TableId, Time), log: &[Logged], reason: Closing) -> Result<u64, Problem> {
    let mut host = Host::fold(log)?;
    let effects = host.handle(now, Message::Close(reason))?;
    let entries = effects.entries.iter().map(wire::write).collect();
    let card = Some(card(&table, &host));
    let append = Append { table, first: effects.first, entries, card, alarm: None };
    let kept = store.append(&[&append]).map_err(|error| failed(&error))?;
    if kept.iter().all(Result::is_ok) { Ok(0) } else { Err(unavailable()) }
}

/// A store that failed under the hands of whoever runs the house: they are told how.
pub(crate) fn failed(error: &Broken) -> Problem {
    tracing::error!(%error, "the store failed");
    Problem::new(Code::Unavailable, "admin-store-failed").with("detail", error.0.clone())
}

fn no_table() -> Problem {
    Problem::new(Code::NoTable, "admin-no-table")
}

/// Reads an entry of a log.
fn entry(text: &str) -> Result<Logged, Broken> {
    wire::read(text).map_err(|error| Broken(error.to_string()))
}
