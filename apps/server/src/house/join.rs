//! Coming to look at a table, and leaving.

use super::delivery::barrier;
use super::{House, Live, Outbox, Table, Viewer, now};
use axum::extract::ws::Utf8Bytes;
use kernel::Viewpoint;
use std::sync::Arc;
use table::host::{Key, Message, retell};
use table::{Code, Problem};

/// Somebody who looks at a table.
pub struct Joined {
    /// To leave with.
    pub viewer: u64,
    /// The number of the last entry when they came.
    pub n: u64,
    /// What to send before all else: where the table stands, or what was missed.
    pub first: Vec<Utf8Bytes>,
}

impl House {
    /// Looks at a table from now on: as the person of this key, or as a spectator. With the number
    /// of the last message seen, exactly what was missed comes first; without, a snapshot.
    pub async fn join(
        self: &Arc<Self>,
        table: &Arc<Table>,
        who: Option<Key>,
        since: Option<u64>,
        outbox: &Outbox,
    ) -> Result<Joined, Problem> {
        let (viewer, from, upto, snapshot, settled) = self.enter(table, who, outbox)?;
        if let Some(settled) = settled {
            settled.await.ok();
        }
        let first = match since.filter(|&since| since < upto) {
            Some(since) => self.missed(table, since, upto, from).await?,
            None => vec![snapshot.into()],
        };
        Ok(Joined { viewer, n: upto - 1, first })
    }

    /// Takes the viewer in. What happens from here on waits in the outbox; what happened before is
    /// on disk once the receiver says so.
    #[expect(clippy::type_complexity, reason = "the parts are taken apart at once, by the only caller")]
    fn enter(
        self: &Arc<Self>,
        table: &Arc<Table>,
        who: Option<Key>,
        outbox: &Outbox,
    ) -> Result<(u64, Viewpoint, u64, String, Option<tokio::sync::oneshot::Receiver<()>>), Problem> {
        let mut live = table.live();
        if who.as_ref().is_some_and(|who| !live.host.knows(who)) {
            return Err(Problem::new(Code::NotAllowed, "server-bad-token"));
        }
        if who.is_none() && live.strangers() >= self.settings.viewers_per_table as usize {
            return Err(Problem::new(Code::TooMany, "server-too-many-viewers"));
        }
        let from = live.host.viewpoint_of(who.as_ref());
        let effects = live.host.handle(now(), Message::Here(who))?;
        // Those who were there before hear that somebody came; the newcomer sees it in the snapshot.
        self.carry_out(table, &mut live, effects, None);
        let viewer = live.admit(who, outbox.clone());
        let (upto, snapshot) = (live.host.next_number(), live.host.snapshot(now(), who.as_ref()));
        let settled = (live.pending > 0).then(|| {
            let (sender, receiver) = tokio::sync::oneshot::channel();
            self.writer.write(barrier(sender));
            receiver
        });
        Ok((viewer, from, upto, snapshot, settled))
    }

    async fn missed(
        self: &Arc<Self>,
        table: &Table,
        since: u64,
        upto: u64,
        from: Viewpoint,
    ) -> Result<Vec<Utf8Bytes>, Problem> {
        if since + 1 == upto {
            return Ok(Vec::new());
        }
        let mut log = self.read_log(&table.id, 0).await?;
        log.truncate(upto as usize);
        Ok(retell(&log, Some(since), from)?.into_iter().map(Utf8Bytes::from).collect())
    }

    /// Looks no more.
    pub fn leave(self: &Arc<Self>, table: &Arc<Table>, viewer: u64) {
        let mut live = table.live();
        let Some(at) = live.viewers.iter().position(|known| known.id == viewer) else { return };
        let who = live.viewers.swap_remove(at).who;
        live.viewers.shrink_to_fit();
        live.touched = now();
        if let Ok(effects) = live.host.handle(now(), Message::Gone(who)) {
            self.carry_out(table, &mut live, effects, None);
        }
    }

    /// This connection has shown who it is.
    pub fn recognise(self: &Arc<Self>, table: &Arc<Table>, viewer: u64, who: Key) {
        let mut live = table.live();
        let Some(known) = live.viewers.iter_mut().find(|known| known.id == viewer) else { return };
        let before = known.who.replace(who);
        for message in [Message::Gone(before), Message::Here(Some(who))] {
            if let Ok(effects) = live.host.handle(now(), message) {
                self.carry_out(table, &mut live, effects, None);
            }
        }
        // What was told while sitting down was told to a spectator: show it with the new eyes.
        let snapshot = live.host.snapshot(now(), Some(&who));
        let known = live.viewers.iter().find(|known| known.id == viewer).map(|known| known.outbox.clone());
        self.send_in_turn(table, &mut live, known.map(|outbox| (outbox, snapshot.into())).into_iter().collect());
    }
}

impl Live {
    /// The connections of those who have no seat and did not make the table. Only these are counted: spectators must
    /// not keep players out.
    fn strangers(&self) -> usize {
        let known = |viewer: &&Viewer| viewer.who.is_some_and(|who| self.host.knows(&who));
        self.viewers.len() - self.viewers.iter().filter(known).count()
    }

    fn admit(&mut self, who: Option<Key>, outbox: Outbox) -> u64 {
        self.next_viewer += 1;
        self.viewers.push(Viewer { id: self.next_viewer, who, outbox });
        self.next_viewer
    }
}
