//! The house: the tables in memory, what they are told and what they want done.
//!
//! A table's host runs under a lock, for microseconds; what it decides is handed to the writer, and
//! nobody is told of it before it is on disk. A table that nobody looks at leaves memory and comes
//! back as the fold of its log.

mod alarms;
mod aside;
mod bot_pool;
mod chance;
mod checks;
mod chronicle;
mod clock;
mod create;
mod delivery;
mod interest;
mod join;
mod listing;
mod live;
mod mending;
mod missed;
mod news;
mod obeying;
mod outbox;
mod reading;
mod talk;
mod upkeep;

pub(crate) use bot_pool::BotPool;
pub use bot_pool::{Bots, Mind, RandomMover};
pub(crate) use chance::random;
pub use clock::Clock;
pub(crate) use delivery::{Reply, card};
pub(crate) use join::Joined;
pub(crate) use live::Table;
use live::{Live, Viewer};
pub(crate) use missed::Missed;
pub(crate) use obeying::Asked;
pub(crate) use outbox::Outbox;

use crate::bans::Bans;
use crate::bus::Bus;
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::store::{Broken, Store, TableId, Watched, Writer};
use alarms::Alarms;
use delivery::Done;
use listing::Listing;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::host::{Logged, Time};
use table::{Code, Problem};
use tokio::sync::Semaphore;

/// The house.
pub struct House {
    pub(crate) settings: Settings,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) bans: Bans,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    writer: Writer<Done>,
    bot_pool: BotPool,
    tables: Mutex<HashMap<TableId, Arc<Table>>>,
    alarms: Alarms,
    line: aside::Line,
    /// Those who watch and catch up, one at a time.
    watchers: Semaphore,
    listing: Listing,
    gates: reading::Gates,
    key: [u8; 32],
    /// Tells this server apart from others on the same bus.
    name: u64,
    clock: Clock,
    runtime: tokio::runtime::Handle,
}

pub(crate) fn unavailable() -> Problem {
    Problem::new(Code::Unavailable, "server-unavailable")
}

pub(crate) fn broken(error: &Broken) -> Problem {
    tracing::error!(%error, "the store failed");
    unavailable()
}

impl House {
    /// Opens the house on this store and bus. Must be called on the runtime that serves it.
    pub fn open(
        settings: Settings,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        mind: &Arc<dyn Mind>,
        clock: Clock,
    ) -> Result<Arc<Self>, Broken> {
        let metrics = Arc::new(Metrics::default());
        let store: Arc<dyn Store> = Arc::new(Watched::new(store, metrics.clone()));
        let (writer, _) = Writer::start(store.clone(), metrics.clone(), delivery::deliverer());
        let house = Arc::new(Self {
            bot_pool: BotPool::start(mind, settings.bot_threads as usize),
            key: store.key(random())?,
            bans: Bans::new(&store.bans()?),
            name: u64::from_le_bytes(random()),
            clock: clock.not_before(last_written(&*store)?),
            runtime: tokio::runtime::Handle::current(),
            tables: Mutex::default(),
            alarms: Alarms::default(),
            line: aside::Line::default(),
            watchers: Semaphore::new(1),
            listing: Listing::default(),
            gates: reading::Gates::default(),
            settings,
            metrics,
            store,
            bus,
            writer,
        });
        tokio::spawn(house.clone().listen());
        tokio::spawn(house.clone().keep_time());
        tokio::spawn(house.clone().wake_all());
        tokio::spawn(house.clone().keep_for_days());
        Ok(house)
    }

    /// What time it is in the house.
    pub(crate) fn now(&self) -> Time {
        self.clock.now()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Table>> {
        self.tables().get(id).cloned()
    }

    /// Figures for whoever watches over the house.
    pub(crate) fn figures(&self) -> String {
        self.metrics.bots_waiting.set(self.bot_pool.waiting().into());
        self.metrics.text()
    }

    /// Waits until all that was decided is on disk.
    pub async fn flush(self: &Arc<Self>) {
        let (barrier, settled) = delivery::barrier(Arc::default());
        self.hand_in(barrier);
        settled.await.ok();
    }

    /// Has the store close. What it keeps it keeps, whether that succeeds or not.
    pub async fn close_store(self: &Arc<Self>) {
        let store = self.store.clone();
        let closed = tokio::task::spawn_blocking(move || store.close()).await;
        if let Ok(Err(error)) = closed {
            tracing::warn!(%error, "the store was not closed");
        }
    }

    /// Whether a move could be kept now, asked off the async threads.
    pub(crate) async fn is_ready(self: &Arc<Self>) -> bool {
        let store = self.store.clone();
        let ready = tokio::task::spawn_blocking(move || store.ready()).await;
        matches!(ready, Ok(Ok(())))
    }
}

/// When the last entry of all tables was made: long ago, if there is none that can be read.
fn last_written(store: &dyn Store) -> Result<Time, Broken> {
    let last = store.last()?.and_then(|text| wire::read::<Logged>(&text).ok());
    Ok(last.map_or(Time(0), |logged| logged.at))
}
