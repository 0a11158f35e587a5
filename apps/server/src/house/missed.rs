//! What somebody missed at a table, told again piece by piece.

use super::House;
use super::live::Table;
use super::reading::{PIECE, piece};
use crate::metrics::add;
use std::sync::Arc;
use table::Problem;
use table::host::{Eyes, Key, Retelling};
use tokio::sync::SemaphorePermit;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// What was told after some entry and before another, on its way to one person. Only a piece of it is ever in memory.
pub(crate) struct Missed {
    house: Arc<House>,
    table: Arc<Table>,
    who: Option<Key>,
    /// None once all is told.
    rest: Option<Retelling>,
    upto: u64,
}

impl House {
    /// What this person missed after entry `since`, or everything; but nothing from entry `upto` on.
    pub(crate) fn missed(
        self: &Arc<Self>,
        table: &Arc<Table>,
        who: Option<Key>,
        since: Option<u64>,
        upto: u64,
    ) -> Missed {
        let new = since.is_none_or(|since| since.saturating_add(1) < upto);
        let rest = new.then(|| table.live().host.retelling(since));
        Missed { house: self.clone(), table: table.clone(), who, rest, upto }
    }
}

impl Missed {
    /// Whether all is told.
    pub(crate) fn is_over(&self) -> bool {
        self.rest.is_none()
    }

    /// The next few messages, as this person may see them now. Nothing once all is told.
    pub(crate) async fn next(&mut self) -> Option<Result<Vec<Utf8Bytes>, Problem>> {
        while let Some(rest) = self.rest.take() {
            match self.tell(rest).await {
                Ok(texts) if texts.is_empty() => {}
                told => return Some(told),
            }
        }
        None
    }

    async fn tell(&mut self, mut rest: Retelling) -> Result<Vec<Utf8Bytes>, Problem> {
        let (house, id) = (self.house.clone(), self.table.id.clone());
        let next = rest.next_number();
        let most = PIECE.min(self.upto.saturating_sub(next) as usize);
        let (eyes, turn) = self.look().await;
        let told = move || {
            let log = piece(&*house.store, &id, next, most)?;
            add(&house.metrics.entries_read_total, log.len() as u64);
            let texts = rest.tell(&log, eyes)?;
            Ok((texts.into_iter().map(Utf8Bytes::from).collect(), rest))
        };
        let (texts, rest) = self.house.aside(told).await?;
        drop(turn);
        let done = rest.next_number() < next + PIECE as u64 || rest.next_number() >= self.upto;
        self.rest = (!done).then_some(rest);
        Ok(texts)
    }

    /// What this person may know now. Those who only watch wait for each other first, so that whoever plays never waits
    /// for more than one of them.
    async fn look(&self) -> (Eyes, Option<SemaphorePermit<'_>>) {
        let seated = self.who.is_some_and(|who| self.table.live().host.seat_of(&who).is_some());
        let turn = if seated { None } else { self.house.watchers.acquire().await.ok() };
        (self.table.live().host.eyes(self.who.as_ref()), turn)
    }
}
