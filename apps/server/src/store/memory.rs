//! A store that forgets everything when the program ends: for tests.

use super::{Append, Ban, Banned, Broken, Card, Removed, Store, TableId, Taken, Unread, Which};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::host::Time;

/// Logs in memory.
#[derive(Default)]
pub struct Memory {
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    logs: HashMap<String, Vec<String>>,
    cards: HashMap<String, Card>,
    alarms: HashMap<String, Time>,
    last: Option<String>,
    key: Option<[u8; 32]>,
    bans: BTreeMap<Banned, Ban>,
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn append(&mut self, append: &Append) -> Result<(), Taken> {
        let table = append.table.to_string();
        if self.logs.get(&table).map_or(0, Vec::len) as u64 != append.first {
            return Err(Taken);
        }
        self.logs.entry(table.clone()).or_default().extend(append.entries.iter().cloned());
        self.last = append.entries.last().cloned().or(self.last.take());
        if let Some(card) = &append.card {
            self.cards.insert(table.clone(), card.clone());
            self.alarms.remove(&table);
        }
        self.alarms.extend(append.alarm.map(|alarm| (table, alarm)));
        Ok(())
    }

    fn delete(&mut self, table: &str) -> Removed {
        self.cards.remove(table);
        self.alarms.remove(table);
        let log = self.logs.remove(table);
        Removed { tables: log.is_some().into(), entries: log.map_or(0, |log| log.len() as u64) }
    }
}

impl Store for Memory {
    fn append(&self, batch: &[&Append]) -> Result<Vec<Result<(), Taken>>, Broken> {
        let mut kept = self.kept();
        let mut refused = HashSet::new();
        let mut one = |append: &Append| {
            if refused.contains(&append.table) {
                return Err(Taken);
            }
            let done = kept.append(append);
            if done.is_err() {
                refused.insert(append.table.clone());
            }
            done
        };
        Ok(batch.iter().map(|append| one(append)).collect())
    }

    fn entries(&self, table: &str, from: u64, most: usize) -> Result<Vec<String>, Unread> {
        let kept = self.kept();
        let log = kept.logs.get(table).map(Vec::as_slice).unwrap_or_default();
        Ok(log.iter().skip(from as usize).take(most).cloned().collect())
    }

    fn last(&self) -> Result<Option<String>, Broken> {
        Ok(self.kept().last.clone())
    }

    fn alarms(&self, after: Option<Time>, until: Time) -> Result<Vec<(Time, TableId)>, Broken> {
        let kept = self.kept();
        let due = kept.alarms.iter().filter(|(_, alarm)| Some(**alarm) > after && **alarm <= until);
        Ok(due.map(|(table, alarm)| (*alarm, table.as_str().into())).collect())
    }

    fn cards(&self, which: Which, most: usize) -> Result<Vec<Card>, Broken> {
        let wanted = |card: &&Card| match which {
            Which::Open => card.public && card.open > 0 && !card.over,
            Which::Unfinished => !card.over,
            Which::All => true,
        };
        let mut cards: Vec<Card> = self.kept().cards.values().filter(wanted).cloned().collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.at));
        cards.truncate(most);
        Ok(cards)
    }

    fn last_of(&self, table: &str) -> Result<Option<String>, Broken> {
        Ok(self.kept().logs.get(table).and_then(|log| log.last().cloned()))
    }

    fn delete(&self, tables: &[TableId]) -> Result<Removed, Broken> {
        let mut kept = self.kept();
        let removed = tables.iter().map(|table| kept.delete(table));
        Ok(removed.fold(Removed::default(), |all, one| Removed {
            tables: all.tables + one.tables,
            entries: all.entries + one.entries,
        }))
    }

    fn rewrite(&self, table: &TableId, entries: &[String], card: &Card) -> Result<Result<(), Taken>, Broken> {
        let mut kept = self.kept();
        let Some(log) = kept.logs.get_mut(&**table).filter(|log| log.len() == entries.len()) else {
            return Ok(Err(Taken));
        };
        *log = entries.to_vec();
        kept.cards.insert(table.to_string(), card.clone());
        Ok(Ok(()))
    }

    fn bans(&self) -> Result<Vec<Ban>, Broken> {
        Ok(self.kept().bans.values().cloned().collect())
    }

    fn ban(&self, ban: &Ban) -> Result<(), Broken> {
        self.kept().bans.insert(ban.whom.clone(), ban.clone());
        Ok(())
    }

    fn unban(&self, whom: &Banned) -> Result<bool, Broken> {
        Ok(self.kept().bans.remove(whom).is_some())
    }

    fn key(&self, fresh: [u8; 32]) -> Result<[u8; 32], Broken> {
        Ok(*self.kept().key.get_or_insert(fresh))
    }
}
