//! Doing what a host wants done, in the order that matters: first kept, then told.

use super::{House, Live, Outbox, Table, Viewer, unavailable};
use crate::bus::Changed;
use crate::metrics::{add, count};
use crate::store::{Append, Card, Finish, Job, Refused};
use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use std::sync::Arc;
use table::host::{Effects, Entry, Kind, Message, Phase, Think, To};
use table::{Answer, Problem};
use tokio::sync::oneshot;

/// To whom a request is answered, once that may be.
pub(crate) enum Reply {
    /// A connection.
    Connection {
        outbox: Outbox,
        id: Option<Value>,
        lang: String,
        /// What to add to the answer.
        token: Option<String>,
    },
    /// Somebody who waits.
    Waiter(oneshot::Sender<Result<Answer, Problem>>),
}

impl Reply {
    fn send(self, result: Result<Answer, Problem>) {
        match self {
            Self::Connection { outbox, id, lang, token } => {
                let line = table::Reply::new(id, result, words::speak, &lang).line();
                outbox.put(match token {
                    Some(token) => with_token(&line, &token).into(),
                    None => line.into(),
                });
            }
            // Whoever waited may have gone.
            Self::Waiter(waiter) => drop(waiter.send(result)),
        }
    }
}

fn with_token(line: &str, token: &str) -> String {
    format!("{},\"token\":\"{token}\"}}", &line[..line.len() - 1])
}

/// What follows when entries are on disk.
pub(crate) enum Done {
    /// A table's messages go out.
    Work(Box<Work>),
    /// Somebody hears that all before is on disk.
    Settled(oneshot::Sender<()>),
    /// Somebody hears what became of it.
    Kept(oneshot::Sender<Result<(), Refused>>),
}

pub(crate) struct Work {
    house: Arc<House>,
    table: Arc<Table>,
    /// How many entries were to be kept, and the number of the next.
    entries: u64,
    next: u64,
    mail: Vec<(Outbox, Utf8Bytes)>,
    reply: Option<(Reply, Answer)>,
}

/// A job that only waits for its turn.
pub(crate) fn barrier(waiter: oneshot::Sender<()>) -> Job<Done> {
    Job { append: None, spoiled: Arc::default(), then: Done::Settled(waiter) }
}

/// Says what became of an append.
pub(crate) fn kept(waiter: oneshot::Sender<Result<(), Refused>>) -> Done {
    Done::Kept(waiter)
}

impl Finish for Done {
    fn finish(self, kept: Result<(), Refused>) {
        match (self, kept) {
            // Whoever waited may have gone.
            (Self::Settled(waiter), _) => drop(waiter.send(())),
            (Self::Kept(waiter), kept) => drop(waiter.send(kept)),
            (Self::Work(work), Ok(())) => {
                let table = work.table.clone();
                work.deliver();
                // Only now: whoever finds nothing pending may send at once, and must not overtake.
                table.live().pending -= 1;
            }
            (Self::Work(work), Err(_)) => work.give_up(),
        }
    }
}

impl Work {
    fn deliver(self) {
        if let Some((reply, answer)) = self.reply {
            reply.send(Ok(answer));
        }
        for (outbox, text) in self.mail {
            outbox.put(text);
        }
        if self.entries > 0 {
            add(&self.house.metrics.entries_total, self.entries);
            let (table, by) = (self.table.id.clone(), self.house.name);
            self.house.bus.tell(Changed { table, entries: self.next, by });
        }
    }

    fn give_up(self) {
        if let Some((reply, _)) = self.reply {
            reply.send(Err(unavailable()));
        }
        let mut live = self.table.live();
        live.pending -= 1;
        let last = live.pending == 0;
        drop(live);
        if last {
            // All that rested on the refused append has been refused too; now build anew.
            let runtime = self.house.runtime.clone();
            runtime.spawn(self.house.clone().reload(self.table));
        }
    }
}

impl House {
    /// Does what a host wants done. The table is locked, so that all happens in the order decided.
    pub(super) fn carry_out(
        self: &Arc<Self>,
        table: &Arc<Table>,
        live: &mut Live,
        mut effects: Effects,
        reply: Option<Reply>,
    ) {
        self.set_alarm(table, live, effects.alarm);
        effects.think.drain(..).for_each(|think| self.have_think(table, think));
        if let Some(successor) = effects.successor.take() {
            self.runtime.spawn(self.clone().make_successor(table.clone(), *successor));
        }
        let mail = address(live, &mut effects);
        let reply = reply.zip(effects.answer.take());
        let append = Self::append(table, live, &effects);
        let (entries, next) = (effects.entries.len() as u64, live.host.next_number());
        let work = Work { house: self.clone(), table: table.clone(), entries, next, mail, reply };
        self.in_turn(live, append, work);
    }

    /// Sends messages after all that was decided before has been.
    pub(super) fn send_in_turn(self: &Arc<Self>, table: &Arc<Table>, live: &mut Live, mail: Vec<(Outbox, Utf8Bytes)>) {
        let (house, table, next) = (self.clone(), table.clone(), live.host.next_number());
        self.in_turn(live, None, Work { house, table, entries: 0, next, mail, reply: None });
    }

    fn in_turn(&self, live: &mut Live, append: Option<Append>, work: Work) {
        if append.is_none() && live.pending == 0 {
            work.deliver();
        } else if append.is_some() || work.reply.is_some() || !work.mail.is_empty() {
            live.pending += 1;
            let then = Done::Work(Box::new(work));
            self.writer.write(Job { append, spoiled: live.spoiled.clone(), then });
        }
    }

    fn append(table: &Table, live: &Live, effects: &Effects) -> Option<Append> {
        if effects.entries.is_empty() {
            return None;
        }
        let written = |entry| serde_json::to_string(entry).expect("an entry is plain data");
        let entries = effects.entries.iter().map(written).collect();
        let quiet = |entry: &Entry| matches!(entry, Entry::Moved { .. } | Entry::Said { .. });
        let quiet = effects.entries.iter().all(|logged| quiet(&logged.entry)) && live.host.phase() != Phase::Over;
        let card = (!quiet).then(|| card(table, live));
        Some(Append { table: table.id.clone(), first: effects.first, entries, card })
    }

    fn have_think(self: &Arc<Self>, table: &Arc<Table>, think: Think) {
        let (house, table, seat, stamp) = (self.clone(), table.clone(), think.seat, think.stamp);
        let answer = move |mv| {
            count(&house.metrics.thoughts_total);
            house.tell_host(&table, Message::Thought { seat, stamp, mv });
        };
        self.minds.think(think, Box::new(answer));
    }
}

/// Who gets which message.
fn address(live: &Live, effects: &mut Effects) -> Vec<(Outbox, Utf8Bytes)> {
    let mut mail = Vec::with_capacity(live.viewers.len());
    for tell in effects.tell.drain(..) {
        let text = Utf8Bytes::from(tell.text);
        let hears = |viewer: &&Viewer| match tell.to {
            To::Everybody => true,
            To::Only(from) => live.host.viewpoint_of(viewer.who.as_ref()) == from,
        };
        let viewers = live.viewers.iter().filter(hears);
        mail.extend(viewers.map(|viewer| (viewer.outbox.clone(), text.clone())));
    }
    mail
}

/// What a list of tables shows of this one.
pub(super) fn card(table: &Table, live: &Live) -> Card {
    let summary = live.host.summary();
    let open = summary.places.iter().filter(|place| place.kind == Kind::Open).count() as u8;
    let waiting = summary.phase == Phase::Waiting;
    Card {
        table: table.id.to_string(),
        game: summary.plan.game.clone(),
        seats: summary.plan.seats,
        open: if waiting { open } else { 0 },
        names: summary.places.iter().map(|place| place.name.to_owned()).filter(|name| !name.is_empty()).collect(),
        public: summary.plan.public,
        over: summary.phase == Phase::Over,
        at: live.host.last_time().0,
    }
}
