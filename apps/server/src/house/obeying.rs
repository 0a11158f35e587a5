//! Having a table's host do something.

use super::delivery::Reply;
use super::live::{Live, Table};
use super::{House, unavailable};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::Problem;
use table::host::{Ask, Host, Key, Message, Time};
use wire::Id;

/// What a person asks of a table.
pub(crate) struct Asked {
    pub(crate) who: Option<Key>,
    pub(crate) id: Option<Id>,
    pub(crate) ask: Ask,
}

impl House {
    /// Has a table obey a message that nobody waits for an answer to.
    pub(super) fn tell_host(self: &Arc<Self>, table: &Arc<Table>, message: Message) {
        let mut live = table.live();
        match self.obey(table, &mut live, |host| host.handle(self.now(), message)) {
            Ok(effects) => self.carry_out(table, &mut live, effects, None),
            Err(problem) => tracing::warn!(table = &*table.id, key = problem.key, "a message was refused"),
        }
    }

    /// Has a table obey a person, who may make one more if `may_make` says so. A refusal is returned at once; all else
    /// is answered when it is kept.
    pub(crate) fn ask(
        self: &Arc<Self>,
        table: &Arc<Table>,
        Asked { who, id, ask }: Asked,
        reply: Reply,
        may_make: impl FnOnce() -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let mut live = table.live();
        let now = self.now();
        live.touched = now;
        self.check_bans(&live, who.as_ref(), &ask)?;
        if !live.host.has_done(who.as_ref(), id.as_ref(), &ask) {
            self.permit_talk(&mut live, now, who, &ask)?;
            if live.host.makes_table(who.as_ref(), &ask) {
                may_make()?;
            }
        }
        let effects = self.obey(table, &mut live, |host| host.handle(now, Message::Ask { who, id, ask }))?;
        self.carry_out(table, &mut live, effects, Some(reply));
        Ok(())
    }

    /// Whether this person has not said too much lately.
    fn permit_talk(&self, live: &mut Live, now: Time, who: Option<Key>, ask: &Ask) -> Result<(), Problem> {
        match (who.filter(|who| live.host.seat_of(who).is_some()), ask) {
            (Some(who), Ask::Say { .. }) => live.talk.permit(now, who, self.settings.talk_per_minute),
            _ => Ok(()),
        }
    }

    /// Has a host do something. One that panics may be half done with it: then the table is built anew, and until that is
    /// done nobody is heard.
    pub(super) fn obey<T>(
        self: &Arc<Self>,
        table: &Arc<Table>,
        live: &mut Live,
        act: impl FnOnce(&mut Host) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        if live.spoiled.load(Ordering::Relaxed) {
            return Err(unavailable());
        }
        let host = &mut live.host;
        catch_unwind(AssertUnwindSafe(|| act(host))).unwrap_or_else(|_| {
            tracing::error!(table = &*table.id, "a table panicked");
            live.spoiled.store(true, Ordering::Relaxed);
            self.mend(table, live);
            Err(unavailable())
        })
    }
}
