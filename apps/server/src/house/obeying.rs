//! Having a table's host do something.

use super::delivery::Reply;
use super::live::{Live, Table};
use super::{House, unavailable};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::Problem;
use table::host::{Ahead, Ask, Host, Key, Message, Time};
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
        asked: Asked,
        reply: Reply,
        may_make: impl FnOnce() -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        self.ask_knowing(table, &mut table.live(), asked, reply, may_make, None)
    }

    /// The same for what may take long, since it goes back in the game: that is done aside and without the table, which meanwhile serves others. If one of
    /// them has gone on with the game by then, it is done anew.
    pub(crate) async fn ask_long(
        self: &Arc<Self>,
        table: &Arc<Table>,
        asked: Asked,
        reply: Reply,
        may_make: impl FnOnce() -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let mut known = None;
        loop {
            let errand = {
                let mut live = table.live();
                match live.host.errand(asked.who.as_ref(), &asked.ask, known.as_ref()) {
                    Some(errand) => errand,
                    None => return self.ask_knowing(table, &mut live, asked, reply, may_make, known),
                }
            };
            known = Some(self.aside(move || errand.run().ok_or_else(unavailable)).await?);
        }
    }

    fn ask_knowing(
        self: &Arc<Self>,
        table: &Arc<Table>,
        live: &mut Live,
        Asked { who, id, ask }: Asked,
        reply: Reply,
        may_make: impl FnOnce() -> Result<(), Problem>,
        known: Option<Ahead>,
    ) -> Result<(), Problem> {
        let now = self.now();
        live.touched = now;
        self.check_bans(live, who.as_ref(), &ask)?;
        // What was done before is only answered again. Most of what is asked has no such limits.
        let limited = matches!(ask, Ask::Say { .. } | Ask::Rematch | Ask::Agree);
        if limited && !live.host.has_done(who.as_ref(), id.as_ref(), &ask) {
            self.permit_talk(live, now, who, &ask)?;
            if live.host.makes_table(who.as_ref(), &ask) {
                may_make()?;
            }
        }
        let message = Message::Ask { who, id, ask };
        let effects = self.obey(table, live, |host| host.handle_knowing(now, message, known))?;
        self.carry_out(table, live, effects, Some(reply));
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

#[cfg(test)]
mod tests {
    use crate::bus::Local;
    use crate::house::aside::AT_ONCE;
    use crate::house::{Clock, House, Table};
    use crate::store::Memory;
    use crate::{Mind, RandomMover, Settings};
    use catalog::GameId;
    use serde_json::json;
    use std::sync::Arc;
    use table::Problem;
    use table::host::{Ask, key_of};
    use wire::umpire::Answer;

    const PEOPLE: [&str; 2] = ["Ann", "Bo"];

    async fn ask(house: &Arc<House>, table: &Arc<Table>, name: &str, ask: Ask) -> Result<Answer, Problem> {
        house.ask_and_wait(table, Some(key_of(name)), None, ask).await
    }

    async fn game(house: &Arc<House>) -> Arc<Table> {
        let open = GameId::ALL.into_iter().find(|game| !game.has_secrets()).expect("there is one");
        let plan = serde_json::from_value(json!({ "game": open, "seats": 2 })).unwrap();
        let made = house.make(plan, None).await.unwrap();
        let table = house.table(&made.table).await.unwrap();
        for name in PEOPLE {
            let sit = Ask::Sit { name: name.into(), seat: None, commitment: None };
            ask(house, &table, name, sit).await.unwrap();
        }
        table
    }

    /// Whoever is due makes a move: their name.
    async fn moves(house: &Arc<House>, table: &Arc<Table>) -> &'static str {
        for name in PEOPLE {
            let Ok(Answer::Legal { legal, .. }) = ask(house, table, name, Ask::Legal { limit: Some(1) }).await else {
                continue;
            };
            if let Some(mv) = legal.into_values().flatten().next() {
                ask(house, table, name, Ask::Play { seat: None, mv }).await.unwrap();
                return name;
            }
        }
        panic!("nobody is due")
    }

    #[tokio::test]
    async fn whoever_takes_back_waits_for_a_thread_and_nobody_waits_for_them() {
        let mind: Arc<dyn Mind> = Arc::new(RandomMover);
        let (store, bus) = (Arc::new(Memory::default()), Arc::new(Local::default()));
        let house = House::open(Settings::default(), store, bus, &mind, Clock::of_the_system()).unwrap();
        let (table, elsewhere) = (game(&house).await, game(&house).await);
        let mover = moves(&house, &table).await;
        let before = table.live().host.next_number();
        let busy = house.line.0.clone().acquire_many_owned(AT_ONCE as u32).await.unwrap();
        let undo = {
            let (house, table) = (house.clone(), table.clone());
            tokio::spawn(async move { ask(&house, &table, mover, Ask::Undo).await })
        };
        // Meanwhile there and elsewhere all goes on; the game too, so that what was found out is out of date.
        ask(&house, &table, "Ann", Ask::Say { text: "wait".into() }).await.unwrap();
        moves(&house, &elsewhere).await;
        moves(&house, &table).await;
        assert_eq!(table.live().host.next_number(), before + 2);
        assert!(!undo.is_finished());
        drop(busy);
        assert!(matches!(undo.await.unwrap(), Ok(Answer::Done { n }) if n == before + 2));
    }
}
