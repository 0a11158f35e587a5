//! A table in memory: its host, and who looks at it.

use super::Outbox;
use super::interest::Interest;
use super::talk::Talk;
use crate::store::TableId;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::host::{Host, Key, Message, Phase, Time};

/// A table in memory.
pub struct Table {
    /// Its name.
    pub id: TableId,
    live: Mutex<Live>,
}

pub(crate) struct Live {
    pub(crate) host: Host,
    pub(super) viewers: Vec<Viewer>,
    pub(super) next_viewer: u64,
    /// Jobs that the writer has not finished.
    pub(super) pending: u32,
    pub(super) spoiled: Arc<AtomicBool>,
    /// How often it was built anew since something was last kept.
    pub(super) setbacks: u32,
    pub(super) touched: Time,
    pub(super) alarm: Option<Time>,
    pub(super) interest: Arc<Interest>,
    pub(super) talk: Talk,
    /// As it was when it was last written down for whoever watches over the house.
    pub(super) phase: Phase,
}

/// A connection that looks at a table. It has no eyes of its own: the host says, whenever something is told, what
/// whoever has this token may see.
pub(super) struct Viewer {
    pub(super) id: u64,
    pub(super) who: Option<Key>,
    pub(super) outbox: Outbox,
}

impl Table {
    pub(super) fn new(id: TableId, host: Host, now: Time) -> Self {
        Self { id, live: Mutex::new(Live::new(host, now)) }
    }

    pub(crate) fn live(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Live {
    fn new(host: Host, touched: Time) -> Self {
        Self {
            phase: host.phase(),
            host,
            viewers: Vec::new(),
            next_viewer: 0,
            pending: 0,
            spoiled: Arc::default(),
            setbacks: 0,
            touched,
            alarm: None,
            interest: Arc::default(),
            talk: Talk::default(),
        }
    }

    /// Tells a new host who is there, and those where the table stands.
    pub(super) fn readmit(&mut self, now: Time) {
        for viewer in &self.viewers {
            self.host.handle(now, Message::Here(viewer.who)).ok();
        }
        for viewer in &self.viewers {
            viewer.outbox.put(wire::write(&self.host.snapshot(now, viewer.who.as_ref())).into());
        }
    }
}
