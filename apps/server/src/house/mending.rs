//! Building a table anew where its host and what is kept may differ.

use super::House;
use super::live::{Live, Table};
use crate::metrics::count;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::Problem;

/// How long to wait before a table is built anew a second time, and at the most.
const PAUSE: Duration = Duration::from_millis(200);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

impl House {
    /// Builds a table anew if it has to be and can be: something failed, and nothing of it is under way any more. What
    /// failed may fail again, so each time later.
    pub(super) fn mend(self: &Arc<Self>, table: &Arc<Table>, live: &mut Live) {
        if live.pending > 0 {
            return;
        }
        if !live.spoiled.load(Ordering::Relaxed) {
            live.setbacks = 0;
            return;
        }
        let pause = if live.setbacks == 0 { Duration::ZERO } else { PAUSE * (1 << live.setbacks.min(6)) / 2 };
        live.setbacks += 1;
        let (house, table) = (self.clone(), table.clone());
        self.runtime.spawn(async move {
            tokio::time::sleep(pause.min(LONGEST_PAUSE)).await;
            let reloaded = tokio::spawn(house.clone().reload(table.clone())).await;
            if !matches!(reloaded, Ok(Ok(()))) {
                house.give_up(&table);
            }
        });
    }

    /// Builds the host anew after an append was refused, and shows everybody where the table stands.
    pub(super) async fn reload(self: Arc<Self>, table: Arc<Table>) -> Result<(), Problem> {
        count(&self.metrics.conflicts_total);
        let host = self.fold(&table.id).await?;
        let mut live = table.live();
        live.host = host;
        live.spoiled = Arc::default();
        live.readmit(self.now());
        let effects = live.host.wake(self.now(), 0);
        self.carry_out(&table, &mut live, effects, None);
        Ok(())
    }

    /// Nobody can go on at a table now; those who come back will try again.
    pub(super) fn give_up(&self, table: &Table) {
        self.tables().remove(&table.id);
        table.live().viewers.iter().for_each(|viewer| viewer.outbox.close());
    }
}

#[cfg(test)]
mod tests {
    use super::{House, Table};
    use crate::bus::Local;
    use crate::house::Clock;
    use crate::store::Memory;
    use crate::{Mind, RandomMover, Settings};
    use serde_json::json;
    use std::sync::Arc;
    use std::time::Duration;
    use table::host::Ask;
    use wire::umpire::Answer;

    async fn table() -> (Arc<House>, Arc<Table>) {
        let mind: Arc<dyn Mind> = Arc::new(RandomMover);
        let (store, bus) = (Arc::new(Memory::default()), Arc::new(Local::default()));
        let house = House::open(Settings::default(), store, bus, &mind, Clock::of_the_system()).unwrap();
        let plan = serde_json::from_value(json!({ "game": catalog::GameId::ALL[0], "seats": 2 })).unwrap();
        let made = house.make(plan, None).await.unwrap();
        let table = house.table(&made.table).await.unwrap();
        (house, table)
    }

    async fn sit(house: &Arc<House>, table: &Arc<Table>, name: &str) -> bool {
        let ask = Ask::Sit { name: name.into(), seat: None, commitment: None };
        let who = Some(table::host::key_of(name));
        matches!(house.ask_and_wait(table, who, None, ask).await, Ok(Answer::Sat { .. }))
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_that_many_ask_for_at_once_is_folded_once() {
        let (house, table) = table().await;
        let id = table.id.clone();
        drop(table);
        house.tables().clear();
        let before = house.metrics.tables_folded_total.get();
        let asking: Vec<_> = (0..40)
            .map(|_| {
                let (house, id) = (house.clone(), id.clone());
                tokio::spawn(async move { house.table(&id).await.is_ok() })
            })
            .collect();
        for asked in asking {
            assert!(asked.await.unwrap());
        }
        assert_eq!(house.metrics.tables_folded_total.get(), before + 1);
    }

    #[tokio::test]
    async fn a_table_that_panics_is_built_anew_from_what_was_kept() {
        let (house, table) = table().await;
        assert!(sit(&house, &table, "Ann").await);
        let before = table.live().host.next_number();
        let panicked = house.obey(&table, &mut table.live(), |_| -> Result<(), _> { panic!("on purpose") });
        assert!(panicked.is_err());
        while !sit(&house, &table, "Bo").await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(table.live().host.next_number() > before, "and goes on from there");
        assert_eq!(house.store.log(&table.id, 0).unwrap().len() as u64, table.live().host.next_number());
    }
}
