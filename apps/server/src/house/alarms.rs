//! When which table wants to be woken, and which have slept long enough to leave memory.

use super::aside::DAMAGED;
use super::{House, Live, Table, broken};
use crate::metrics::gauged;
use crate::store::TableId;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::Code;
use table::host::{Message, Time};

/// How often the house looks at the clock.
const TICK: Duration = Duration::from_millis(100);
/// When an alarm of a table that cannot be read rings again, in milliseconds.
const AGAIN: u64 = 5_000;
/// Every how many ticks it looks for tables that may leave memory, and ahead.
const SWEEP: u32 = 50;
/// The alarms that the store has are set so long ahead, in milliseconds: the others need not be in memory.
const AHEAD: u64 = 20 * 60_000;

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

    fn add(&self, more: Vec<(Time, TableId)>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(more);
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
        let mut ahead = None;
        for tick in 0_u32.. {
            ticks.tick().await;
            if tick % SWEEP == 0 {
                self.sweep();
                self.look_ahead(&mut ahead).await;
            }
            for id in self.alarms.due(self.now()) {
                // A table may have to be read first: the others do not wait for that.
                tokio::spawn(self.clone().ring(id));
            }
        }
    }

    /// Sets the alarms that the store has for the next while: those of tables that are not in memory. `ahead` is until when
    /// that was done.
    async fn look_ahead(self: &Arc<Self>, ahead: &mut Option<Time>) {
        let (now, after, store) = (self.now(), *ahead, self.store.clone());
        if after.is_some_and(|after| after.since(now) > AHEAD / 2) {
            return;
        }
        let until = now.plus(AHEAD);
        let alarms = self.aside(move || store.alarms(after, until).map_err(|error| broken(&error))).await;
        if let Ok(alarms) = alarms {
            self.alarms.add(alarms);
            *ahead = Some(until);
        }
    }

    async fn ring(self: Arc<Self>, id: TableId) {
        match self.table(&id).await {
            Ok(table) => {
                // It is not set any more: the host says when the next one is.
                table.live().alarm = None;
                self.tell_host(&table, Message::Alarm);
            }
            Err(problem) => {
                tracing::warn!(table = &*id, key = problem.key, "an alarm could not ring");
                if problem.code != Code::NoTable && problem.key != DAMAGED {
                    self.alarms.replace(&id, None, Some(self.now().plus(AGAIN)));
                }
            }
        }
    }

    /// Has tables that nobody looks at leave memory. Their alarms stay set.
    fn sweep(&self) {
        let (idle, now) = (u64::from(self.settings.idle_seconds) * 1_000, self.now());
        let mut tables = self.tables();
        tables.retain(|_, table| {
            let busy = Arc::strong_count(table) > 1;
            busy || !table.live().may_leave(now, idle)
        });
        tables.shrink_to_fit();
        self.metrics.tables_in_memory.set(gauged(tables.len()));
    }
}

impl Live {
    fn may_leave(&self, now: Time, idle: u64) -> bool {
        self.viewers.is_empty() && self.pending == 0 && now.since(self.touched) >= idle
    }
}
