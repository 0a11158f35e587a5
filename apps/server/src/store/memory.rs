//! A store that forgets everything when the program ends: for tests.

use super::{Append, Broken, Card, Store, Taken, Which};
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Logs in memory.
#[derive(Default)]
pub struct Memory {
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    logs: HashMap<String, Vec<String>>,
    cards: HashMap<String, Card>,
    key: Option<[u8; 32]>,
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
        if let Some(card) = &append.card {
            self.cards.insert(table, card.clone());
        }
        Ok(())
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

    fn log(&self, table: &str, from: u64) -> Result<Vec<String>, Broken> {
        let kept = self.kept();
        let log = kept.logs.get(table).map(Vec::as_slice).unwrap_or_default();
        Ok(log.get(from as usize..).unwrap_or_default().to_vec())
    }

    fn cards(&self, which: Which, most: usize) -> Result<Vec<Card>, Broken> {
        let wanted = |card: &&Card| match which {
            Which::Open => card.public && card.open > 0 && !card.over,
            Which::Unfinished => !card.over,
        };
        let mut cards: Vec<Card> = self.kept().cards.values().filter(wanted).cloned().collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.at));
        cards.truncate(most);
        Ok(cards)
    }

    fn key(&self, fresh: [u8; 32]) -> Result<[u8; 32], Broken> {
        Ok(*self.kept().key.get_or_insert(fresh))
    }
}
