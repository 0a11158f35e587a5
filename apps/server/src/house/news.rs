//! What other servers of the house wrote.

use super::House;
use crate::bus::Changed;
use crate::store::TableId;
use std::sync::Arc;
use tokio::sync::broadcast::error::RecvError;

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

    async fn follow(self: &Arc<Self>, id: &str, entries: u64) {
        let Some(table) = self.in_memory(id) else { return };
        let from = table.live().host.next_number();
        if from >= entries {
            return;
        }
        let Ok(log) = self.read_piece(id, from).await else { return };
        let mut live = table.live();
        if live.host.next_number() == from && live.pending == 0 {
            match self.obey(&table, &mut live, |host| host.catch_up(self.now(), &log)) {
                Ok(effects) => self.carry_out(&table, &mut live, effects, None),
                Err(problem) => tracing::error!(table = id, key = problem.key, "another server wrote nonsense"),
            }
        }
    }
}
