//! Reading what is kept: tables that come back to memory, logs and cards. All of it aside.

use super::aside::unread;
use super::live::Table;
use super::{House, broken};
use crate::metrics::{add, count, gauged};
use crate::store::{Card, Store, TableId, Unread, Which};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use table::host::{Host, Logged};
use table::{Code, Problem};
use tokio::sync::OwnedMutexGuard;
use wire::Json;

/// How long people have at least after the house was closed, in milliseconds.
const GRACE: u64 = 30_000;

/// So many entries are read at once, so that nobody waits long behind a long log.
pub(super) const PIECE: usize = 256;

/// Gates that one passes at a time, one for each table that somebody brings to memory just now.
#[derive(Default)]
pub(super) struct Gates(Mutex<HashMap<TableId, Weak<Gate>>>);

type Gate = tokio::sync::Mutex<()>;

impl Gates {
    /// Waits until nobody else is inside; then it is closed until what is returned is dropped.
    async fn pass(&self, id: &str) -> OwnedMutexGuard<()> {
        self.gate(id).lock_owned().await
    }

    fn gate(&self, id: &str) -> Arc<Gate> {
        let mut gates = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        gates.retain(|_, gate| gate.strong_count() > 0);
        if let Some(gate) = gates.get(id).and_then(Weak::upgrade) {
            return gate;
        }
        let gate = Arc::new(Gate::default());
        gates.insert(id.into(), Arc::downgrade(&gate));
        gate
    }
}

/// A piece of a table's log.
pub(super) fn piece(store: &dyn Store, id: &str, from: u64, most: usize) -> Result<Vec<Logged>, Problem> {
    let texts = store.entries(id, from, most).map_err(|error| unread(id, &error))?;
    let read =
        |(number, text): (u64, &String)| wire::read(text).map_err(|_| unread(id, &Unread::Damaged { entry: number }));
    (from..).zip(&texts).map(read).collect()
}

impl House {
    /// The table of this name, from memory or from its log.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Table>, Problem> {
        if let Some(table) = self.in_memory(id) {
            return Ok(table);
        }
        // However many ask for it at once, it is folded once.
        let _turn = self.gates.pass(id).await;
        if let Some(table) = self.in_memory(id) {
            return Ok(table);
        }
        let host = self.fold(id).await?;
        count(&self.metrics.tables_folded_total);
        Ok(self.bring_in(id.into(), host))
    }

    /// The host that a table's log makes.
    pub(super) async fn fold(self: &Arc<Self>, id: &str) -> Result<Host, Problem> {
        let first = self.read_piece(id, 0).await?;
        if first.is_empty() {
            return Err(Problem::new(Code::NoTable, "server-no-table"));
        }
        let mut whole = first.len() < PIECE;
        let mut host = self.aside(move || Host::fold(&first)).await?;
        while !whole {
            (host, whole) = self.fold_on(id, host).await?;
        }
        Ok(host)
    }

    /// Takes a piece more of its log into a host. Says whether that was the last.
    async fn fold_on(self: &Arc<Self>, id: &str, mut host: Host) -> Result<(Host, bool), Problem> {
        let log = self.read_piece(id, host.next_number()).await?;
        let whole = log.len() < PIECE;
        self.aside(move || host.follow_all(&log).map(|()| (host, whole))).await
    }

    /// The piece of a table's log that begins with this number.
    pub(super) async fn read_piece(self: &Arc<Self>, id: &str, from: u64) -> Result<Vec<Logged>, Problem> {
        let (house, id) = (self.clone(), id.to_owned());
        let log = self.aside(move || piece(&*house.store, &id, from, PIECE)).await?;
        add(&self.metrics.entries_read_total, log.len() as u64);
        Ok(log)
    }

    /// The cards of tables.
    pub(crate) async fn cards(self: &Arc<Self>, which: Which, most: usize) -> Result<Vec<Card>, Problem> {
        let store = self.store.clone();
        self.aside(move || store.cards(which, most).map_err(|error| broken(&error))).await
    }

    /// The record of a game that is over.
    pub(crate) async fn record(self: &Arc<Self>, table: &Arc<Table>) -> Result<Json, Problem> {
        let settling = self.settling(&table.live());
        House::settled(settling).await?;
        let table = table.clone();
        self.aside(move || {
            let record = table.live().host.record()?;
            Ok(record.written())
        })
        .await
    }

    /// Puts a host into memory, unless the table is there by now, and has it go on.
    fn bring_in(self: &Arc<Self>, id: TableId, host: Host) -> Arc<Table> {
        let mut tables = self.tables();
        if let Some(table) = tables.get(&id) {
            return table.clone();
        }
        let now = self.now();
        let table = Arc::new(Table::new(id.clone(), host, now));
        tables.insert(id, table.clone());
        self.metrics.tables_in_memory.set(gauged(tables.len()));
        drop(tables);
        let mut live = table.live();
        // Only those who could not move while the house was closed are given time.
        let opened = self.clock.opened();
        let was_shut = live.host.last_time() < opened && now.since(opened) < 2 * GRACE;
        let grace = if was_shut { GRACE } else { 0 };
        let effects = live.host.wake(now, grace);
        self.carry_out(&table, &mut live, effects, None);
        drop(live);
        table
    }

    /// Goes on, after the house was closed, with the games that are not over: those with bots have them think, and then
    /// they may leave again.
    pub(super) async fn wake_all(self: Arc<Self>) {
        let Ok(cards) = self.cards(Which::Unfinished, self.settings.tables_to_wake as usize).await else { return };
        for card in cards {
            drop(self.table(&card.table).await);
        }
    }
}
