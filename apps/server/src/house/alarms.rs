//! When which table wants to be woken, and which have slept long enough to leave memory.

use super::{House, Live, Table, now};
use crate::store::TableId;
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::host::{Message, Time};

/// How often the house looks at the clock.
const TICK: Duration = Duration::from_millis(100);
/// Every how many ticks it looks for tables that may leave memory.
const SWEEP: u32 = 50;

/// The alarms set, the earliest first.
#[derive(Default)]
pub(super) struct Alarms(Mutex<BTreeSet<(Time, TableId)>>);

impl Alarms {
    fn replace(&self, table: &TableId, before: Option<Time>, after: Option<Time>) {
        let mut alarms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = before {
            alarms.remove(&(before, table.clone()));
        }
        alarms.extend(after.map(|after| (after, table.clone())));
    }

    fn due(&self, now: Time) -> Vec<TableId> {
        let mut alarms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut due = Vec::new();
        while let Some((at, table)) = alarms.pop_first() {
            if at > now {
                alarms.insert((at, table));
                break;
            }
            due.push(table);
        }
        due
    }
}

impl House {
    pub(super) fn set_alarm(&self, table: &Table, live: &mut Live, alarm: Option<Time>) {
        if live.alarm != alarm {
            self.alarms.replace(&table.id, live.alarm, alarm);
            live.alarm = alarm;
        }
    }

    /// Wakes tables when their time has come, and has idle ones leave.
    pub(super) async fn keep_time(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(TICK);
        for tick in 0_u32.. {
            ticks.tick().await;
            for id in self.alarms.due(now()) {
                self.ring(&id).await;
            }
            if tick % SWEEP == 0 {
                self.sweep();
            }
        }
    }

    async fn ring(self: &Arc<Self>, id: &str) {
        match self.table(id).await {
            Ok(table) => {
                // It is not set any more: the host says when the next one is.
                table.live().alarm = None;
                self.tell_host(&table, Message::Alarm);
            }
            Err(problem) => tracing::warn!(table = id, key = problem.key, "an alarm could not ring"),
        }
    }

    /// Has tables that nobody looks at leave memory. Their alarms stay set.
    fn sweep(&self) {
        let idle = u64::from(self.settings.idle_seconds) * 1_000;
        let mut tables = self.tables();
        tables.retain(|_, table| {
            let busy = Arc::strong_count(table) > 1;
            busy || !table.live().may_leave(idle)
        });
        tables.shrink_to_fit();
        self.metrics.tables_in_memory.store(tables.len() as u64, Ordering::Relaxed);
    }
}

impl Live {
    fn may_leave(&self, idle: u64) -> bool {
        self.viewers.is_empty() && self.pending == 0 && now().since(self.touched) >= idle
    }
}
