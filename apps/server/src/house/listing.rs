//! The tables that strangers may find.
//!
//! A table is listed while somebody is there, and for some minutes after: who has left a table open is not waited for by
//! others. And no address has more than its share of the list, so that nobody is pushed off it.

use super::{House, Live, delivery};
use crate::store::{Card, TableId, Which};
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::Problem;
use table::host::{Phase, Time};

/// At most so many tables are listed.
const MOST: usize = 100;
/// At most so many from one address.
const SHARE: usize = 20;
/// How long a table is listed after the last has left, in milliseconds.
const REMEMBERED: u64 = 180_000;

/// The tables that may be listed, and from which address each was made, where this server knows.
#[derive(Default)]
pub(super) struct Listing(Mutex<HashMap<TableId, Option<IpAddr>>>);

impl Listing {
    fn known(&self) -> MutexGuard<'_, HashMap<TableId, Option<IpAddr>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody is at this table.
    pub(super) fn note(&self, table: &TableId, live: &Live, maker: Option<IpAddr>) {
        if live.is_open() {
            let mut known = self.known();
            let address = known.entry(table.clone()).or_default();
            *address = address.or(maker);
        }
    }
}

impl Live {
    /// Whether strangers may come and sit down.
    fn is_open(&self) -> bool {
        self.host.plan().public && self.host.phase() == Phase::Waiting
    }

    fn is_abandoned(&self, now: Time) -> bool {
        self.viewers.is_empty() && now.since(self.touched) > REMEMBERED
    }
}

impl House {
    /// A table was made from this address.
    pub(crate) fn list(&self, table: &str, address: IpAddr) {
        if let Some(table) = self.in_memory(table) {
            self.listing.note(&table.id, &table.live(), Some(address));
        }
    }

    /// The tables that anybody may sit down at.
    pub(crate) async fn open_tables(self: &Arc<Self>) -> Result<Vec<Card>, Problem> {
        let known: Vec<_> = self.listing.known().iter().map(|(table, maker)| (table.clone(), *maker)).collect();
        let here: HashSet<TableId> = known.iter().map(|(table, _)| table.clone()).collect();
        let mut tables = Vec::new();
        for (table, maker) in known {
            tables.extend(self.listed(&table).await.map(|card| (maker, card)));
        }
        // Tables of other servers, and of this one before it was opened again, while they are new.
        let since = Time(self.now().0.saturating_sub(REMEMBERED));
        let kept = self.cards(Which::Open, MOST).await?.into_iter();
        let lately = kept.filter(|card| Time(card.at) > since && !here.contains(card.table.as_str()));
        tables.extend(lately.map(|card| (None, card)));
        Ok(shared_out(tables))
    }

    /// A table as the list shows it, once all of that is on disk; nothing, and no more looked for, if it is not open any
    /// more or nobody is there.
    async fn listed(self: &Arc<Self>, id: &TableId) -> Option<Card> {
        let table = self.in_memory(id);
        let shown = table.as_ref().and_then(|table| {
            let live = table.live();
            let listed = live.is_open() && !live.is_abandoned(self.now());
            listed.then(|| (delivery::card(&table.id, &live.host), self.settling(&live)))
        });
        let Some((card, settling)) = shown else {
            self.listing.known().remove(id);
            return None;
        };
        House::settled(settling).await.ok()?;
        (card.open > 0).then_some(card)
    }
}

/// As many of these as a list has room for: in turn one from each address, the latest first.
fn shared_out(mut tables: Vec<(Option<IpAddr>, Card)>) -> Vec<Card> {
    tables.sort_by_key(|(_, card)| std::cmp::Reverse(card.at));
    let mut seen: HashMap<Option<IpAddr>, usize> = HashMap::new();
    let mut turns: Vec<(usize, Card)> = Vec::new();
    for (maker, card) in tables {
        let turn = seen.entry(maker).or_default();
        turns.push((*turn, card));
        *turn += 1;
    }
    turns.retain(|(turn, _)| *turn < SHARE);
    turns.sort_by_key(|(turn, _)| *turn);
    turns.into_iter().take(MOST).map(|(_, card)| card).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Clock, Mind, Outbox};
    use super::{House, MOST, REMEMBERED, SHARE, shared_out};
    use crate::bus::Local;
    use crate::metrics::Gauge;
    use crate::store::{Card, Memory};
    use crate::{RandomMover, Settings};
    use serde_json::json;
    use std::net::IpAddr;
    use std::sync::Arc;
    use table::host::Time;

    fn made(address: u8, at: u64) -> (Option<IpAddr>, Card) {
        let table = format!("{address} {at}");
        let (game, names) = (String::new(), Vec::new());
        (
            Some([10, 0, 0, address].into()),
            Card { table, game, seats: 2, open: 1, names, public: true, over: false, at },
        )
    }

    #[test]
    fn nobody_is_pushed_off_the_list() {
        let crowd = (1..=6).flat_map(|address| (1_000..1_200).map(move |at| made(address, at)));
        let tables = [made(9, 1), made(9, 2), made(8, 3)].into_iter().chain(crowd).collect();
        let listed = shared_out(tables);
        let names: Vec<&str> = listed.iter().map(|card| card.table.as_str()).collect();
        assert_eq!(names.len(), MOST);
        assert_eq!(names[0], "1 1199", "the latest is first");
        let at = |name: &str| names.iter().position(|listed| *listed == name);
        assert!(at("9 2").unwrap() < 8 && at("8 3").unwrap() < 8 && at("9 1").unwrap() < 15, "{names:?}");
        let alone = shared_out((0..200).map(|at| made(1, at)).collect());
        assert_eq!(alone.len(), SHARE);
    }

    #[tokio::test]
    async fn a_table_that_everybody_has_left_is_forgotten_until_somebody_is_there() {
        let mind: Arc<dyn Mind> = Arc::new(RandomMover);
        let (store, bus) = (Arc::new(Memory::default()), Arc::new(Local::default()));
        let house = House::open(Settings::default(), store, bus, &mind, Clock::of_the_system()).unwrap();
        let plan = json!({ "game": catalog::GameId::ALL[0], "seats": 2, "public": true });
        let made = house.make(serde_json::from_value(plan).unwrap(), None).await.unwrap();
        house.list(&made.table, [10, 0, 0, 1].into());
        assert_eq!(house.open_tables().await.unwrap().len(), 1, "who made it may be on the way");
        let table = house.table(&made.table).await.unwrap();
        let all_have_left = || table.live().touched = Time(house.now().0 - REMEMBERED - 1);
        all_have_left();
        assert_eq!(house.open_tables().await.unwrap().len(), 0);
        let outbox = Outbox::new(9, &Gauge::default());
        let joined = house.join(&table, None, None, &outbox).await.unwrap();
        all_have_left();
        assert_eq!(house.open_tables().await.unwrap().len(), 1, "somebody is there");
        house.leave(&table, joined.viewer);
        assert_eq!(house.open_tables().await.unwrap().len(), 1, "and may come back");
        all_have_left();
        assert_eq!(house.open_tables().await.unwrap().len(), 0);
    }
}
