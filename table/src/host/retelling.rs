//! Telling again what was told.

use super::entry::Logged;
use super::eyes::Eyes;
use super::{Host, broken};
use crate::problem::Problem;
use kernel::Viewpoint;

/// A host on its way through a log that it tells again, piece by piece.
pub struct Retelling {
    /// None before the first entry.
    host: Option<Host>,
    since: Option<u64>,
}

impl Retelling {
    /// Begins before the first entry, to tell what came after number `since`.
    fn of_all(since: Option<u64>) -> Self {
        Self { host: None, since }
    }

    /// The number of the entry that it wants next.
    pub fn next_number(&self) -> u64 {
        self.host.as_ref().map_or(0, Host::next_number)
    }

    /// The messages that whoever has these eyes was sent, or would have been, for those of these entries that came after
    /// `since`: byte for byte the same, because they are made from the same fold.
    pub fn tell(&mut self, log: &[Logged], eyes: Eyes) -> Result<Vec<String>, Problem> {
        let seen = eyes.entries().saturating_sub(self.next_number()) as usize;
        let told: Result<Vec<_>, _> = log.iter().take(seen).map(|logged| self.tell_one(logged, eyes.from)).collect();
        Ok(told?.into_iter().flatten().collect())
    }

    fn tell_one(&mut self, logged: &Logged, from: Viewpoint) -> Result<Option<String>, Problem> {
        let n = self.next_number();
        let (host, events) = match &mut self.host {
            Some(host) => {
                let events = host.follow(logged)?;
                (&*host, events)
            }
            none => (&*none.insert(Host::begin(logged)?), Vec::new()),
        };
        if self.since.is_some_and(|since| n <= since) {
            return Ok(None);
        }
        Ok(Some(host.telling_from(&host.telling(n, logged, &events), from)))
    }
}

impl Host {
    /// Begins to tell again what came after number `since`, or all, from as late an entry as that can be done.
    pub fn retelling(&self, since: Option<u64>) -> Retelling {
        let host = since.and_then(|since| self.marks.before(since.saturating_add(1))).cloned();
        Retelling { host, since }
    }

    /// Takes in entries that were kept.
    pub fn follow_all(&mut self, log: &[Logged]) -> Result<(), Problem> {
        log.iter().try_for_each(|logged| self.follow(logged).map(drop))
    }
}

/// All that whoever has these eyes was told after number `since`.
pub fn retell(log: &[Logged], since: Option<u64>, eyes: Eyes) -> Result<Vec<String>, Problem> {
    if log.is_empty() {
        return Err(broken(0));
    }
    Retelling::of_all(since).tell(log, eyes)
}
