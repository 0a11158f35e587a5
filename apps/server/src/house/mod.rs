//! The house: the tables in memory, what they are told and what they want done.
//!
//! A table's host runs under a lock, for microseconds; what it decides is handed to the writer, and
//! nobody is told of it before it is on disk. A table that nobody looks at leaves memory and comes
//! back as the fold of its log.

mod alarms;
mod delivery;
mod join;
mod making;
mod minds;
mod outbox;

pub(crate) use delivery::Reply;
pub(crate) use join::Joined;
pub(crate) use minds::Minds;
pub use minds::{Anyhow, Bots, Mind};
pub(crate) use outbox::Outbox;

use crate::bus::{Bus, Changed};
use crate::metrics::{Metrics, count};
use crate::settings::Settings;
use crate::store::{Broken, Card, Store, TableId, Which, Writer};
use alarms::Alarms;
use delivery::Done;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;
use table::host::{Ask, Host, Key, Logged, Message, Time};
use table::{Code, Problem};

/// How long people have at least after the house was closed, in milliseconds.
const GRACE: u64 = 30_000;

/// The house.
pub struct House {
    pub(crate) settings: Settings,
    pub(crate) metrics: Arc<Metrics>,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    writer: Writer<Done>,
    minds: Minds,
    tables: Mutex<HashMap<TableId, Arc<Table>>>,
    alarms: Alarms,
    key: [u8; 32],
    /// Tells this server apart from others on the same bus.
    name: u64,
    opened: Time,
    runtime: tokio::runtime::Handle,
}

/// A table in memory.
pub struct Table {
    /// Its name.
    pub id: TableId,
    live: Mutex<Live>,
}

pub(crate) struct Live {
    pub(crate) host: Host,
    viewers: Vec<Viewer>,
    next_viewer: u64,
    /// Jobs that the writer has not finished.
    pending: u32,
    spoiled: Arc<AtomicBool>,
    touched: Time,
    alarm: Option<Time>,
}

/// A connection that looks at a table. It has no eyes of its own: the host says, whenever something is told, what
/// whoever has this token may see.
struct Viewer {
    id: u64,
    who: Option<Key>,
    outbox: Outbox,
}

impl Table {
    pub(crate) fn live(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The time on the wall.
pub(crate) fn now() -> Time {
    Time(SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis() as u64))
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
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
    ) -> Result<Arc<Self>, Broken> {
        let metrics = Arc::new(Metrics::default());
        let (writer, _) = Writer::start(store.clone(), metrics.clone());
        let house = Arc::new(Self {
            minds: Minds::start(mind, settings.bot_threads as usize),
            key: store.key(random())?,
            name: u64::from_le_bytes(random()),
            opened: now(),
            runtime: tokio::runtime::Handle::current(),
            tables: Mutex::default(),
            alarms: Alarms::default(),
            settings,
            metrics,
            store,
            bus,
            writer,
        });
        tokio::spawn(house.clone().listen());
        tokio::spawn(house.clone().keep_time());
        tokio::spawn(house.clone().wake_all());
        Ok(house)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Table>> {
        self.tables().get(id).cloned()
    }

    /// The table of this name, from memory or from its log.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Table>, Problem> {
        if let Some(table) = self.in_memory(id) {
            return Ok(table);
        }
        let log = self.read_log(id, 0).await?;
        if log.is_empty() {
            return Err(Problem::new(Code::NoTable, "server-no-table"));
        }
        let host = Host::fold(&log)?;
        count(&self.metrics.tables_folded_total);
        Ok(self.bring_in(id.into(), host))
    }

    /// A table's log, read off the async threads.
    pub(crate) async fn read_log(self: &Arc<Self>, id: &str, from: u64) -> Result<Vec<Logged>, Problem> {
        let (store, id) = (self.store.clone(), id.to_owned());
        let read = tokio::task::spawn_blocking(move || store.log(&id, from)).await;
        let texts = read.map_err(|_| unavailable())?.map_err(|error| broken(&error))?;
        let read = |text: &String| serde_json::from_str(text);
        let log: Result<Vec<Logged>, _> = texts.iter().map(read).collect();
        log.map_err(|error| broken(&Broken(error.to_string())))
    }

    /// The cards of tables, read off the async threads.
    pub(crate) async fn cards(self: &Arc<Self>, which: Which, most: usize) -> Result<Vec<Card>, Problem> {
        let store = self.store.clone();
        let read = tokio::task::spawn_blocking(move || store.cards(which, most)).await;
        read.map_err(|_| unavailable())?.map_err(|error| broken(&error))
    }

    /// Whether a name is as short as the house wants them.
    pub(crate) fn check_name(&self, name: &str) -> Result<(), Problem> {
        within(name, self.settings.name_chars, "server-name-too-long")
    }

    /// Whether what people write is as short as the house wants it.
    pub(crate) fn check_lengths(&self, ask: &Ask) -> Result<(), Problem> {
        match ask {
            Ask::Sit { name, .. } => self.check_name(name),
            Ask::Say { text } => within(text, self.settings.chat_chars, "server-text-too-long"),
            _ => Ok(()),
        }
    }

    /// Puts a host into memory, unless the table is there by now, and has it go on.
    fn bring_in(self: &Arc<Self>, id: TableId, host: Host) -> Arc<Table> {
        let mut tables = self.tables();
        if let Some(table) = tables.get(&id) {
            return table.clone();
        }
        let table = Arc::new(Table { id: id.clone(), live: Mutex::new(Live::new(host)) });
        tables.insert(id, table.clone());
        self.metrics.tables_in_memory.store(tables.len() as u64, Ordering::Relaxed);
        drop(tables);
        let mut live = table.live();
        // Only those who could not move while the house was closed are given time.
        let was_shut = live.host.last_time() < self.opened && now().since(self.opened) < 2 * GRACE;
        let grace = if was_shut { GRACE } else { 0 };
        let effects = live.host.wake(now(), grace);
        self.carry_out(&table, &mut live, effects, None);
        drop(live);
        table
    }

    /// Has a table obey a message that nobody waits for an answer to.
    fn tell_host(self: &Arc<Self>, table: &Arc<Table>, message: Message) {
        let mut live = table.live();
        match live.host.handle(now(), message) {
            Ok(effects) => self.carry_out(table, &mut live, effects, None),
            Err(problem) => tracing::warn!(table = &*table.id, key = problem.key, "a message was refused"),
        }
    }

    /// Has a table obey a person. A refusal is returned at once; all else is answered when it is kept.
    pub(crate) fn ask(self: &Arc<Self>, table: &Arc<Table>, message: Message, reply: Reply) -> Result<(), Problem> {
        let mut live = table.live();
        if live.spoiled.load(Ordering::Relaxed) {
            return Err(unavailable());
        }
        let now = now();
        live.touched = now;
        let effects = live.host.handle(now, message)?;
        self.carry_out(table, &mut live, effects, Some(reply));
        Ok(())
    }

    /// Reads what other servers of the house wrote to tables that are in memory here.
    async fn listen(self: Arc<Self>) {
        let mut news = self.bus.listen();
        loop {
            match news.recv().await {
                Ok(Changed { table, entries, by }) if by != self.name => self.follow(&table, entries).await,
                Ok(_) => {}
                Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => self.follow_all().await,
                Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Reads what every table in memory lacks: news were lost.
    async fn follow_all(self: &Arc<Self>) {
        let tables: Vec<TableId> = self.tables().keys().cloned().collect();
        for table in tables {
            self.follow(&table, u64::MAX).await;
        }
    }

    async fn follow(self: &Arc<Self>, id: &str, entries: u64) {
        let Some(table) = self.in_memory(id) else { return };
        let from = table.live().host.next_number();
        if from >= entries {
            return;
        }
        let Ok(log) = self.read_log(id, from).await else { return };
        let mut live = table.live();
        if live.host.next_number() == from && live.pending == 0 {
            match live.host.catch_up(now(), &log) {
                Ok(effects) => self.carry_out(&table, &mut live, effects, None),
                Err(problem) => tracing::error!(table = id, key = problem.key, "another server wrote nonsense"),
            }
        }
    }

    /// Builds the host anew after an append was refused, and shows everybody where the table stands.
    async fn reload(self: Arc<Self>, table: Arc<Table>) {
        count(&self.metrics.conflicts_total);
        let host = match self.read_log(&table.id, 0).await {
            Ok(log) => Host::fold(&log),
            Err(problem) => Err(problem),
        };
        let Ok(host) = host else {
            // Nobody can go on here now; those who come back will try again.
            self.tables().remove(&table.id);
            table.live().viewers.iter().for_each(|viewer| viewer.outbox.close());
            return;
        };
        let mut live = table.live();
        live.host = host;
        live.spoiled = Arc::default();
        live.readmit();
        let effects = live.host.wake(now(), 0);
        self.carry_out(&table, &mut live, effects, None);
    }

    /// Goes on, after the house was closed, with the games that are not over.
    async fn wake_all(self: Arc<Self>) {
        let Ok(cards) = self.cards(Which::Unfinished, self.settings.tables_to_wake as usize).await else { return };
        for card in cards {
            // Those with a clock set an alarm, those with bots have them think; then they may leave again.
            drop(self.table(&card.table).await);
        }
    }

    /// Waits until all that was decided is on disk.
    pub async fn flush(self: &Arc<Self>) {
        let (sender, receiver) = tokio::sync::oneshot::channel();
        self.writer.write(delivery::barrier(sender));
        receiver.await.ok();
    }

    /// The id that a request's own id makes, or fresh chance.
    fn derived<const N: usize>(&self, purpose: &str, parts: &[&str]) -> [u8; N] {
        let mut hasher = blake3::Hasher::new_keyed(&self.key);
        for part in [purpose].iter().chain(parts) {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
        let mut bytes = [0; N];
        hasher.finalize_xof().fill(&mut bytes);
        bytes
    }

    /// Whether a request's id is one that can be remembered.
    pub(crate) fn check_id(id: Option<&Value>) -> Result<(), Problem> {
        match id {
            None | Some(Value::Number(_)) => Ok(()),
            Some(Value::String(text)) if (1..=64).contains(&text.len()) => Ok(()),
            Some(_) => Err(Problem::new(Code::BadRequest, "server-bad-id")),
        }
    }
}

fn within(text: &str, most: u16, key: &'static str) -> Result<(), Problem> {
    let short = text.chars().count() <= usize::from(most);
    if short { Ok(()) } else { Err(Problem::new(Code::TooLarge, key).with("most", most.to_string())) }
}

impl Live {
    fn new(host: Host) -> Self {
        let touched = now();
        Self { host, viewers: Vec::new(), next_viewer: 0, pending: 0, spoiled: Arc::default(), touched, alarm: None }
    }

    /// Tells a new host who is there, and those where the table stands.
    fn readmit(&mut self) {
        for viewer in &self.viewers {
            self.host.handle(now(), Message::Here(viewer.who)).ok();
        }
        for viewer in &self.viewers {
            viewer.outbox.put(self.host.snapshot(now(), viewer.who.as_ref()).into());
        }
    }
}
