//! Who is not let in, as every door asks it.

use crate::network::{contains, network};
use crate::store::{Ban, Banned};
use ipnet::IpNet;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};
use tokio::sync::watch;
use wire::Time;

/// The bans that are in force, in memory: the store keeps them.
pub(crate) struct Bans {
    list: RwLock<List>,
    changed: watch::Sender<()>,
}

#[derive(Default)]
struct List {
    networks: Vec<(IpNet, Option<Time>)>,
    names: HashMap<String, Option<Time>>,
}

/// Names are told apart as people tell them apart who read them aloud.
pub(crate) fn spoken(name: &str) -> String {
    name.trim().to_lowercase()
}

fn in_force(until: Option<Time>, now: Time) -> bool {
    until.is_none_or(|until| now < until)
}

impl Bans {
    pub(crate) fn new(bans: &[Ban]) -> Self {
        let new = Self { list: RwLock::default(), changed: watch::Sender::new(()) };
        new.replace(bans);
        new
    }

    /// From now on these are in force, and no others. Connections are asked to look whether they still may.
    pub(crate) fn replace(&self, bans: &[Ban]) {
        let mut list = List::default();
        for Ban { whom, until, .. } in bans {
            match whom {
                Banned::Address(text) => list.networks.extend(network(text).map(|network| (network, *until))),
                Banned::Name(name) => drop(list.names.insert(spoken(name), *until)),
            }
        }
        *self.list.write().unwrap_or_else(PoisonError::into_inner) = list;
        self.changed.send_replace(());
    }

    /// Whether this address is not let in.
    pub(crate) fn bars(&self, address: IpAddr, now: Time) -> bool {
        let list = self.list.read().unwrap_or_else(PoisonError::into_inner);
        list.networks.iter().any(|(network, until)| contains(network, address) && in_force(*until, now))
    }

    /// Whether nobody may be called so.
    pub(crate) fn bars_name(&self, name: &str, now: Time) -> bool {
        let list = self.list.read().unwrap_or_else(PoisonError::into_inner);
        !list.names.is_empty() && list.names.get(&spoken(name)).is_some_and(|until| in_force(*until, now))
    }

    /// Says when bans have changed.
    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::{Ban, Banned, Bans};
    use wire::Time;

    #[test]
    fn a_ban_is_in_force_until_it_ends() {
        let ban = |whom, until: Option<u64>| Ban { whom, since: Time(0), until: until.map(Time) };
        let bans =
            Bans::new(&[ban(Banned::Address("10.0.0.0/8".into()), Some(100)), ban(Banned::Name("Bö ".into()), None)]);
        let bars = |address: &str, now| bans.bars(address.parse().unwrap(), Time(now));
        assert_eq!([bars("10.1.1.1", 99), bars("10.1.1.1", 100), bars("11.1.1.1", 0)], [true, false, false]);
        assert!(bans.bars_name(" bÖ", Time(u64::MAX)) && !bans.bars_name("Bo", Time(0)));
        bans.replace(&[]);
        assert!(!bars("10.1.1.1", 99) && !bans.bars_name("bö", Time(0)));
    }
}
