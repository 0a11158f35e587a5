//! Coming to look at a table, and leaving.

use super::delivery::{Letter, barrier};
use super::{House, Live, Missed, Outbox, Table, Viewer, unavailable};
use crate::store::Refused;
use std::sync::Arc;
use table::host::{Key, Message, Time};
use table::{Code, Problem};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Somebody who looks at a table.
pub struct Joined {
    /// To leave with.
    pub viewer: u64,
    /// The number of the last entry when they came.
    pub n: u64,
    /// What to send before all else: where the table stands, or the beginning of what was missed.
    pub first: Vec<Utf8Bytes>,
    /// What to send then: the rest of what was missed.
    pub(crate) rest: Missed,
    /// And then.
    pub last: Vec<Utf8Bytes>,
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
        if !self.knows(table, who).await {
            return Err(Problem::new(Code::NotAllowed, "server-bad-token"));
        }
        let entered = self.enter(table, who, since, outbox)?;
        let viewer = entered.viewer;
        let joined = self.welcome(table, who, since, entered).await;
        joined.inspect_err(|_| self.leave(table, viewer))
    }

    /// Whether this is somebody of the table, or nobody in particular. They may have sat down at another server of the
    /// house a moment ago, and the news of it be on their way: then the log tells.
    pub(crate) async fn knows(self: &Arc<Self>, table: &Arc<Table>, who: Option<Key>) -> bool {
        let Some(who) = who else { return true };
        if table.live().host.knows(&who) {
            return true;
        }
        self.follow(&table.id, u64::MAX).await;
        table.live().host.knows(&who)
    }

    /// What a viewer who was taken in is sent first, once all of it is on disk.
    async fn welcome(
        self: &Arc<Self>,
        table: &Arc<Table>,
        who: Option<Key>,
        since: Option<u64>,
        Entered { viewer, upto, last, settled }: Entered,
    ) -> Result<Joined, Problem> {
        House::settled(settled).await?;
        // Who has seen nothing, or what is not there, is shown the whole table and has missed nothing.
        let seen = since.filter(|&since| since < upto).unwrap_or(upto - 1);
        let mut rest = self.missed(table, who, Some(seen), upto);
        let first = rest.next().await.transpose()?.unwrap_or_default();
        let last = last.into_iter().map(Utf8Bytes::from).collect();
        Ok(Joined { viewer, n: upto - 1, first, rest, last })
    }

    /// Takes the viewer in. What happens from here on waits in the outbox.
    fn enter(
        self: &Arc<Self>,
        table: &Arc<Table>,
        who: Option<Key>,
        since: Option<u64>,
        outbox: &Outbox,
    ) -> Result<Entered, Problem> {
        let mut live = table.live();
        if who.is_none() && live.strangers() >= self.settings.viewers_per_table as usize {
            return Err(Problem::new(Code::TooMany, "server-too-many-viewers"));
        }
        let effects = self.obey(table, &mut live, |host| host.handle(self.now(), Message::Here(who)))?;
        // Those who were there before hear that somebody came; the newcomer is shown it.
        self.carry_out(table, &mut live, effects, None);
        let viewer = live.admit(who, outbox.clone());
        self.note_interest(&live);
        self.listing.note(&table.id, &live, None);
        let settled = self.settling(&live);
        let upto = live.host.next_number();
        let comes_back = since.is_some_and(|since| since < upto);
        let last = if comes_back { live.news(self.now(), who.as_ref()) } else { live.whole(self.now(), who.as_ref()) };
        Ok(Entered { viewer, upto, last, settled })
    }

    /// Says when all that was decided at a table is on disk, or that it never will be; nothing where it is already.
    pub(crate) fn settling(&self, live: &Live) -> Option<Settling> {
        (live.pending > 0).then(|| {
            let (barrier, settling) = barrier(live.spoiled.clone());
            self.hand_in(barrier);
            settling
        })
    }

    /// Waits until it is.
    pub(crate) async fn settled(settling: Option<Settling>) -> Result<(), Problem> {
        match settling {
            None => Ok(()),
            Some(settling) => settling.await.ok().and_then(Result::ok).ok_or_else(unavailable),
        }
    }

    /// Looks no more.
    pub fn leave(self: &Arc<Self>, table: &Arc<Table>, viewer: u64) {
        let mut live = table.live();
        let Some(at) = live.viewers.iter().position(|known| known.id == viewer) else { return };
        let who = live.viewers.swap_remove(at).who;
        live.viewers.shrink_to_fit();
        live.touched = self.now();
        if let Ok(effects) = self.obey(table, &mut live, |host| host.handle(self.now(), Message::Gone(who))) {
            self.carry_out(table, &mut live, effects, None);
        }
    }

    /// This connection has shown who it is.
    pub fn recognise(self: &Arc<Self>, table: &Arc<Table>, viewer: u64, who: Key) {
        let mut live = table.live();
        let Some(known) = live.viewers.iter_mut().find(|known| known.id == viewer) else { return };
        let before = known.who.replace(who);
        for message in [Message::Gone(before), Message::Here(Some(who))] {
            if let Ok(effects) = self.obey(table, &mut live, |host| host.handle(self.now(), message)) {
                self.carry_out(table, &mut live, effects, None);
            }
        }
        // What was told while sitting down was told to a spectator: show it with the new eyes.
        let snapshot = wire::write(&live.host.snapshot(self.now(), Some(&who)));
        let known = live.viewers.iter().find(|known| known.id == viewer).map(|known| known.outbox.clone());
        self.send_in_turn(table, &mut live, known.map(|outbox| Letter::new(outbox, snapshot)).into_iter().collect());
    }
}

/// What is waited for.
pub(crate) type Settling = oneshot::Receiver<Result<(), Refused>>;

/// A viewer who has been taken in.
struct Entered {
    viewer: u64,
    /// The number of the entry that comes next.
    upto: u64,
    /// What to send after what was missed.
    last: Vec<String>,
    /// What happened before is on disk once this says so; at once if there is nothing to wait for.
    settled: Option<Settling>,
}

impl Live {
    /// Where the table stands, for somebody new.
    fn whole(&self, now: Time, who: Option<&Key>) -> Vec<String> {
        vec![wire::write(&self.host.snapshot(now, who))]
    }

    /// What no log says, for somebody who comes back: who is there, what they are themselves, and the clocks.
    fn news(&self, now: Time, who: Option<&Key>) -> Vec<String> {
        vec![wire::write(&self.host.presence()), wire::write(&self.host.you(now, who))]
    }

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
