//! Forgetting a person: what they were called and what they said.

use super::read::log;
use super::{Office, failed};
use crate::house::{card, unavailable};
use crate::store::{Broken, Card, Store, TableId, Which};
use std::collections::BTreeSet;
use table::Problem;
use table::host::{Entry, Forgotten, Host, Key, Logged, Sitter, called, forget, key_of};
use wire::admin::{Done, Person};

/// A table, and those of its people who are to be forgotten.
type Found = (TableId, BTreeSet<Key>);

impl Office {
    pub(super) async fn forget(&self, whom: Person) -> Result<Done, Problem> {
        let found = match whom {
            Person::Name(name) => self.find(move |log| called(log, &name)).await?,
            Person::Token(token) => self.find_keys([key_of(&token)].into()).await?,
            Person::At { who, table } => {
                let mut keys = called(&self.log(&table).await?, &who);
                keys.insert(key_of(&who));
                self.find_keys(keys).await?
            }
        };
        let (tables, mut all) = (found.len() as u64, Forgotten::default());
        for (table, keys) in found {
            let Forgotten { names, texts } = self.forget_at(table, keys).await?;
            all = Forgotten { names: all.names + names, texts: all.texts + texts };
        }
        Ok(Done::Forgotten { tables, names: all.names, texts: all.texts })
    }

    async fn find_keys(&self, keys: BTreeSet<Key>) -> Result<Vec<Found>, Problem> {
        self.find(move |log| &people(log) & &keys).await
    }

    /// The tables of the people that `wanted` finds in their logs.
    async fn find(&self, wanted: impl Fn(&[Logged]) -> BTreeSet<Key> + Send + 'static) -> Result<Vec<Found>, Problem> {
        self.stored(move |store| find(store, wanted)).await
    }

    async fn forget_at(&self, table: TableId, keys: BTreeSet<Key>) -> Result<Forgotten, Problem> {
        let id = table.clone();
        let change = move |store: &dyn Store| Ok(forget_in(store, &id, &keys));
        match self.house() {
            Some(house) => house.change(&table, change).await?,
            None => self.stored(change).await?,
        }
    }
}

/// The people who ever sat at a table.
fn people(log: &[Logged]) -> BTreeSet<Key> {
    let person = |logged: &Logged| match logged.entry {
        Entry::Sat { who: Sitter::Person(who), .. } => Some(who),
        _ => None,
    };
    log.iter().filter_map(person).collect()
}

fn find(store: &dyn Store, wanted: impl Fn(&[Logged]) -> BTreeSet<Key>) -> Result<Vec<Found>, Broken> {
    let mut found = Vec::new();
    for Card { table, .. } in store.cards(Which::All, u32::MAX as usize)? {
        let keys = wanted(&log(store, &table)?);
        if !keys.is_empty() {
            found.push((table.into(), keys));
        }
    }
    Ok(found)
}

/// Rewrites a log without them. It folds to the same table, but for what it forgets.
fn forget_in(store: &dyn Store, table: &TableId, keys: &BTreeSet<Key>) -> Result<Forgotten, Problem> {
    let mut log = log(store, table).map_err(|error| failed(&error))?;
    let forgotten = forget(&mut log, keys);
    let card = card(table, &Host::fold(&log)?);
    let entries: Vec<String> = log.iter().map(wire::write).collect();
    let written = store.rewrite(table, &entries, &card).map_err(|error| failed(&error))?;
    written.map(|()| forgotten).map_err(|_| unavailable())
}
