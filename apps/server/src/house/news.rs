//! What other servers of the house wrote.

use super::{House, Table};
use crate::bus::Changed;
use crate::store::TableId;
use std::sync::Arc;
use table::host::Logged;
use tokio::sync::broadcast::error::RecvError;

/// So many entries are taken in while the table is locked.
const FEW: usize = 16;

impl House {
    /// Reads what other servers of the house wrote to tables that are in memory here.
    pub(super) async fn listen(self: Arc<Self>) {
        let mut news = self.bus.listen();
        loop {
            match news.recv().await {
                Ok(Changed { table, entries, by }) if by != self.name => self.follow(&table, entries).await,
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => self.follow_all().await,
                Err(RecvError::Closed) => return,
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

    /// Reads what a table in memory lacks, if it has fewer than so many entries.
    pub(super) async fn follow(self: &Arc<Self>, id: &str, entries: u64) {
        let Some(table) = self.in_memory(id) else { return };
        let from = table.live().host.next_number();
        if from >= entries {
            return;
        }
        let Ok(log) = self.read_piece(id, from).await else { return };
        let house = self.clone();
        let caught_up = move || {
            house.catch_up(&table, from, &log);
            Ok(())
        };
        self.aside(caught_up).await.ok();
    }

    /// Takes in what another server wrote from this number on: a few entries at a time, so that nobody waits long for the
    /// table meanwhile.
    fn catch_up(self: &Arc<Self>, table: &Arc<Table>, from: u64, log: &[Logged]) {
        for (number, few) in (from..).step_by(FEW).zip(log.chunks(FEW)) {
            let mut live = table.live();
            if live.host.next_number() != number || live.pending > 0 {
                return;
            }
            match self.obey(table, &mut live, |host| host.catch_up(self.now(), few)) {
                Ok(effects) => self.carry_out(table, &mut live, effects, None),
                Err(problem) => {
                    return tracing::error!(table = &*table.id, key = problem.key, "another server wrote nonsense");
                }
            }
        }
    }
}
