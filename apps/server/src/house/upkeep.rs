//! What whoever runs the house does with tables that people may be sitting at just now.

use super::{House, Live, Reply, Table, unavailable};
use crate::admin::{Office, failed};
use crate::store::{Broken, Removed, Store, TableId};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::host::{Ask, Closing, Key, Message};
use table::{Code, Problem};
use tokio::sync::oneshot;
use wire::told::News;

/// How often tables are looked at that may be too old.
const ROUND: Duration = Duration::from_hours(1);
/// How often it is tried to find a moment in which nothing of a table is on its way to the store.
const TRIES: u32 = 100;

impl House {
    /// The store, asked aside.
    pub(crate) async fn stored<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&dyn Store) -> Result<T, Broken> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        self.aside(move || ask(&*store).map_err(|error| failed(&error))).await
    }

    /// Whether somebody whose name is banned asks to sit down, or for anything else that would change a table.
    pub(super) fn check_bans(&self, live: &Live, who: Option<&Key>, ask: &Ask) -> Result<(), Problem> {
        let name = match ask {
            Ask::Sit { name, .. } => Some(name.as_str()),
            ask if ask.reads() => None,
            _ => who.and_then(|who| live.host.name_of(who)),
        };
        let barred = name.is_some_and(|name| self.bans.bars_name(name, self.now()));
        if barred { Err(Problem::new(Code::NotAllowed, "server-banned-name")) } else { Ok(()) }
    }

    /// Ends a table for everybody: how many connections are told.
    pub(crate) async fn close_table(self: &Arc<Self>, id: &str, reason: Closing) -> Result<u64, Problem> {
        let table = self.table(id).await?;
        let (sender, receiver) = oneshot::channel();
        self.close_now(&table, reason, Reply::Waiter(sender))?;
        receiver.await.unwrap_or_else(|_| Err(unavailable()))?;
        Ok(table.live().viewers.len() as u64)
    }

    fn close_now(self: &Arc<Self>, table: &Arc<Table>, reason: Closing, reply: Reply) -> Result<(), Problem> {
        let mut live = table.live();
        let now = self.now();
        let effects = self.obey(table, &mut live, |host| host.handle(now, Message::Close(reason)))?;
        self.carry_out(table, &mut live, effects, Some(reply));
        Ok(())
    }

    /// Whether somebody looks at a table now.
    pub(crate) fn is_in_use(&self, id: &str) -> bool {
        self.in_memory(id).is_some_and(|table| !table.live().viewers.is_empty())
    }

    /// Takes tables out of the store, and out of memory: how much that was, and how many connections were told.
    pub(crate) async fn delete_tables(self: &Arc<Self>, tables: Vec<TableId>) -> Result<(Removed, u64), Problem> {
        let ids = tables.clone();
        let removed = self.stored(move |store| store.delete(&ids)).await?;
        let told = tables.iter().filter_map(|id| self.in_memory(id)).map(|table| self.evict(&table)).sum();
        Ok((removed, told))
    }

    /// There is no such table any more: tells those who look at it.
    fn evict(&self, table: &Arc<Table>) -> u64 {
        self.tables().remove(&table.id);
        let mut live = table.live();
        live.spoiled.store(true, Ordering::Relaxed);
        self.set_alarm(table, &mut live, None);
        let told = wire::write(&News::Deleted);
        live.viewers.iter().for_each(|viewer| viewer.outbox.end(told.as_str().into()));
        live.viewers.len() as u64
    }

    /// Changes what is kept of a table. Meanwhile nothing happens there; then everybody is shown the table anew.
    pub(crate) async fn change<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        change: impl FnOnce(&dyn Store) -> Result<T, Broken> + Send + 'static,
    ) -> Result<T, Problem> {
        let table = self.table(id).await?;
        self.suspend(&table).await?;
        let changed = self.stored(change).await;
        let reloaded = self.clone().reload(table.clone()).await;
        reloaded.inspect_err(|_| self.give_up(&table))?;
        changed
    }

    /// Has nothing more happen at a table, once all that did is on disk.
    async fn suspend(self: &Arc<Self>, table: &Arc<Table>) -> Result<(), Problem> {
        for _ in 0..TRIES {
            let settling = {
                let live = table.live();
                if live.pending == 0 && !live.spoiled.swap(true, Ordering::Relaxed) {
                    return Ok(());
                }
                self.settling(&live)
            };
            House::settled(settling).await.ok();
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Err(unavailable())
    }

    /// Takes out what is older than the house keeps tables, again and again.
    pub(super) async fn keep_for_days(self: Arc<Self>) {
        let days = u64::from(self.settings.keep_days);
        if days == 0 {
            return;
        }
        let mut rounds = tokio::time::interval(ROUND);
        loop {
            rounds.tick().await;
            match Office::open(self.clone()).prune_tables(days * 24 * 60 * 60).await {
                Ok((removed, _)) if removed.tables == 0 => {}
                Ok((Removed { tables, entries }, _)) => tracing::info!(tables, entries, "old tables were deleted"),
                Err(problem) => tracing::warn!(key = problem.key, "old tables could not be deleted"),
            }
        }
    }
}
