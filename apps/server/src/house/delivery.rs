//! Doing what a host wants done, in the order that matters: first kept, then told.

use super::chronicle::Chronicle;
use super::{House, Live, Outbox, Table, Viewer, unavailable};
use crate::bus::Changed;
use crate::metrics::{add, count, took};
use crate::store::{Append, Card, Job, Refused, Report};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use table::Problem;
use table::host::{Clock, Effects, Entry, Host, Message, Phase, Think, Time};
use tokio::sync::mpsc::unbounded_channel;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::Id;
use wire::table::PlaceKind;
use wire::umpire::Answer;

/// A message, and where it goes.
pub(super) struct Letter {
    outbox: Outbox,
    text: Utf8Bytes,
    /// Whether it goes to somebody who only watches.
    spectator: bool,
    /// Whether the next of its kind replaces it.
    fleeting: bool,
}

impl Letter {
    pub(super) fn new(outbox: Outbox, text: String) -> Self {
        Self { outbox, text: text.into(), spectator: false, fleeting: false }
    }
}

/// To whom a request is answered, once that may be.
pub(crate) enum Reply {
    /// A connection.
    Connection {
        outbox: Outbox,
        id: Option<Id>,
        lang: String,
        /// What to add to the answer.
        token: Option<String>,
        heard: Instant,
    },
    /// Somebody who waits.
    Waiter(oneshot::Sender<Result<Answer, Problem>>),
}

impl Reply {
    /// Tells whoever waits, or makes the letter that goes to a connection.
    fn send(self, result: Result<Answer, Problem>) -> Option<Letter> {
        match self {
            Self::Connection { outbox, id, lang, token, .. } => {
                let mut reply = table::reply(id, result, words::speak, &lang);
                reply.token = token;
                Some(Letter::new(outbox, reply.line()))
            }
            Self::Waiter(waiter) => {
                // Whoever waited may have gone.
                drop(waiter.send(result));
                None
            }
        }
    }
}

/// What follows when entries are on disk.
pub(crate) enum Done {
    /// A table's messages go out.
    Work(Box<Work>, Awaited),
    /// Somebody hears what became of it.
    Kept(oneshot::Sender<Result<(), Refused>>),
}

/// A table that waits for a job of its own. When it is over, however it ends, the table waits for one fewer; if that was the
/// last and something was refused, or nobody knows how it ended, it is built anew: all that rested on what was refused has
/// been refused too.
pub(crate) struct Awaited {
    house: Arc<House>,
    table: Arc<Table>,
    spoiled: Arc<AtomicBool>,
    ended: bool,
}

impl Awaited {
    fn end(mut self) {
        self.ended = true;
    }
}

impl Drop for Awaited {
    fn drop(&mut self) {
        if !self.ended {
            self.spoiled.store(true, Ordering::Relaxed);
        }
        let mut live = self.table.live();
        live.pending -= 1;
        self.house.mend(&self.table, &mut live);
    }
}

pub(crate) struct Work {
    house: Arc<House>,
    table: Arc<Table>,
    /// How many entries were to be kept, and the number of the next.
    entries: u64,
    next: u64,
    mail: Vec<Letter>,
    reply: Option<(Reply, Answer)>,
    chronicle: Chronicle,
}

/// Does what follows each commit, in order. Not on the thread that writes: it would have to wake a thread of the runtime
/// for every message, where one that runs there wakes the connections beside it.
pub(crate) fn deliverer() -> Report<Done> {
    let (report, mut reports) = unbounded_channel::<Vec<(Done, Result<(), Refused>)>>();
    tokio::spawn(async move {
        while let Some(commit) = reports.recv().await {
            for (done, kept) in commit {
                // One table's trouble is no other's.
                if catch_unwind(AssertUnwindSafe(|| done.finish(kept))).is_err() {
                    tracing::error!("what is on disk could not be told");
                }
            }
        }
    });
    // Once the runtime has ended there is nobody left to tell.
    Box::new(move |commit| drop(report.send(commit)))
}

/// A job that only waits for its turn: refused if something before it was, of those who share the mark.
pub(crate) fn barrier(spoiled: Arc<AtomicBool>) -> (Job<Done>, oneshot::Receiver<Result<(), Refused>>) {
    let (waiter, settled) = oneshot::channel();
    (Job { append: None, spoiled, then: kept(waiter) }, settled)
}

/// Says what became of an append.
pub(crate) fn kept(waiter: oneshot::Sender<Result<(), Refused>>) -> Done {
    Done::Kept(waiter)
}

impl Done {
    fn finish(self, kept: Result<(), Refused>) {
        match self {
            // Whoever waited may have gone.
            Self::Kept(waiter) => drop(waiter.send(kept)),
            Self::Work(work, awaited) => {
                match kept {
                    Ok(()) => work.deliver(),
                    Err(_) => work.give_up(),
                }
                // Only now: whoever finds nothing pending may send at once, and must not overtake.
                awaited.end();
            }
        }
    }
}

impl Work {
    fn deliver(self) {
        if let Some((Reply::Connection { heard, .. }, _)) = &self.reply {
            took(&self.house.metrics.answer_seconds, heard.elapsed());
        }
        self.chronicle.write(&self.table.id, &self.house.metrics);
        let answer = self.reply.and_then(|(reply, answer)| reply.send(Ok(answer)));
        post(answer.into_iter().chain(self.mail).collect());
        if self.entries > 0 {
            add(&self.house.metrics.entries_total, self.entries);
            let (table, by) = (self.table.id.clone(), self.house.name);
            self.house.bus.tell(Changed { table, entries: self.next, by });
        }
    }

    fn give_up(self) {
        let refusal = self.reply.and_then(|(reply, _)| reply.send(Err(unavailable())));
        post(refusal.into_iter().collect());
    }
}

impl House {
    /// Does what a host wants done. The table is locked, so that all happens in the order decided. Were it to fail half way,
    /// the host would be ahead of what is kept: then the table is built anew.
    pub(super) fn carry_out(
        self: &Arc<Self>,
        table: &Arc<Table>,
        live: &mut Live,
        effects: Effects,
        reply: Option<Reply>,
    ) {
        let done = catch_unwind(AssertUnwindSafe(|| self.set_going(table, live, effects, reply)));
        if done.is_err() {
            tracing::error!(table = &*table.id, "what a table wanted could not be done");
            live.spoiled.store(true, Ordering::Relaxed);
            self.mend(table, live);
        }
    }

    fn set_going(self: &Arc<Self>, table: &Arc<Table>, live: &mut Live, mut effects: Effects, reply: Option<Reply>) {
        self.set_alarm(table, live, effects.alarm);
        effects.think.drain(..).for_each(|think| self.have_think(table, live, think));
        if let Some(successor) = effects.successor.take() {
            self.runtime.spawn(self.clone().make_successor(table.clone(), *successor));
        }
        self.note_interest(live);
        let mail = address(live, &mut effects);
        let reply = reply.zip(effects.answer.take());
        let append = Self::append(table, live, &effects);
        let (entries, next) = (effects.entries.len() as u64, live.host.next_number());
        let chronicle = Chronicle::of(live, &effects);
        let work = Work { house: self.clone(), table: table.clone(), entries, next, mail, reply, chronicle };
        self.in_turn(live, append, work);
    }

    /// Sends messages after all that was decided before has been.
    pub(super) fn send_in_turn(self: &Arc<Self>, table: &Arc<Table>, live: &mut Live, mail: Vec<Letter>) {
        let (house, table, next) = (self.clone(), table.clone(), live.host.next_number());
        self.in_turn(
            live,
            None,
            Work { house, table, entries: 0, next, mail, reply: None, chronicle: Chronicle::default() },
        );
    }

    fn in_turn(&self, live: &mut Live, append: Option<Append>, work: Work) {
        if append.is_none() && live.pending == 0 {
            work.deliver();
        } else if append.is_some() || work.reply.is_some() || !work.mail.is_empty() {
            live.pending += 1;
            let (house, table, spoiled) = (work.house.clone(), work.table.clone(), live.spoiled.clone());
            let awaited = Awaited { house, table, spoiled, ended: false };
            let then = Done::Work(Box::new(work), awaited);
            self.hand_in(Job { append, spoiled: live.spoiled.clone(), then });
        }
    }

    /// Hands in a job. Where nobody writes any more it is refused: elsewhere, since the table may be locked here.
    pub(super) fn hand_in(&self, job: Job<Done>) {
        if let Some(Job { spoiled, then, .. }) = self.writer.write(job) {
            tracing::error!("nobody writes");
            spoiled.store(true, Ordering::Relaxed);
            self.runtime.spawn(async { then.finish(Err(Refused::Broken)) });
        }
    }

    fn append(table: &Table, live: &Live, effects: &Effects) -> Option<Append> {
        if effects.entries.is_empty() {
            return None;
        }
        let entries = effects.entries.iter().map(wire::write).collect();
        let quiet = |entry: &Entry| matches!(entry, Entry::Moved { .. } | Entry::Said { .. });
        let quiet = effects.entries.iter().all(|logged| quiet(&logged.entry)) && live.host.phase() != Phase::Over;
        let card = (!quiet).then(|| card(&table.id, &live.host));
        Some(Append { table: table.id.clone(), first: effects.first, entries, card, alarm: alarm(live, effects) })
    }

    fn have_think(self: &Arc<Self>, table: &Arc<Table>, live: &Live, think: Think) {
        let (house, table, seat, stamp) = (self.clone(), table.clone(), think.seat, think.stamp);
        let answer = move |mv| {
            count(&house.metrics.thoughts_total);
            house.tell_host(&table, Message::Thought { seat, stamp, mv });
        };
        self.bot_pool.think(think, live.interest.clone(), Box::new(answer));
    }

    /// Who is there decides when the table's bots think.
    pub(super) fn note_interest(&self, live: &Live) {
        if live.interest.set(live.host.seats_here(), live.viewers.len() as u32) {
            self.bot_pool.look_again();
        }
    }
}

/// Puts all that is for one connection into its outbox at once, in order: so it wakes and writes once.
fn post(mut mail: Vec<Letter>) {
    for letters in sorted(&mut mail) {
        letters[0].outbox.put_all(letters.iter().map(|letter| (letter.text.clone(), letter.fleeting)));
    }
}

/// The letters for each connection: those who play, and whoever is answered, before those who watch.
fn sorted(mail: &mut [Letter]) -> Vec<&[Letter]> {
    mail.sort_by_key(|letter| letter.outbox.address());
    let mut piles: Vec<_> = mail.chunk_by(|one, other| one.outbox.address() == other.outbox.address()).collect();
    piles.sort_by_key(|letters| letters.iter().all(|letter| letter.spectator));
    piles
}

/// Who gets which message.
fn address(live: &Live, effects: &mut Effects) -> Vec<Letter> {
    let mut mail = Vec::with_capacity(live.viewers.len());
    for tell in effects.tell.drain(..) {
        let text = Utf8Bytes::from(tell.text);
        let hears = |viewer: &&Viewer| live.host.hears(viewer.who.as_ref(), tell.to);
        let letter = |viewer: &Viewer| Letter {
            outbox: viewer.outbox.clone(),
            text: text.clone(),
            spectator: viewer.who.is_none_or(|who| live.host.seat_of(&who).is_none()),
            fleeting: tell.fleeting,
        };
        mail.extend(live.viewers.iter().filter(hears).map(letter));
    }
    mail
}

/// When the table is to be woken, should the house close before. Where clocks run, but now a bot is to move, at once.
fn alarm(live: &Live, effects: &Effects) -> Option<Time> {
    let runs = live.host.plan().clock != Clock::None && live.host.phase() == Phase::Playing;
    runs.then(|| effects.alarm.unwrap_or(live.host.last_time()))
}

/// What a list of tables shows of this one.
pub(crate) fn card(table: &str, host: &Host) -> Card {
    let (plan, phase, places) = (host.plan(), host.phase(), host.places());
    let open = places.iter().filter(|place| place.kind == PlaceKind::Open).count() as u8;
    Card {
        table: table.to_owned(),
        game: plan.game.clone(),
        seats: plan.seats,
        open: if phase == Phase::Waiting { open } else { 0 },
        names: places.into_iter().map(|place| place.name).filter(|name| !name.is_empty()).collect(),
        public: plan.public,
        over: phase == Phase::Over,
        at: host.last_time().0,
    }
}

#[cfg(test)]
mod tests {
    use super::{Letter, Outbox, sorted};
    use crate::metrics::Gauge;

    #[test]
    fn whoever_plays_is_told_before_those_who_watch() {
        let outboxes: Vec<Outbox> = (0..203).map(|_| Outbox::new(9, &Gauge::default())).collect();
        let plays = |at: usize| at % 100 == 7;
        let letter = |at: usize| Letter { spectator: !plays(at), ..Letter::new(outboxes[at].clone(), "news".into()) };
        let answer = Letter::new(outboxes[50].clone(), "answer".into());
        let mut mail: Vec<Letter> = [answer].into_iter().chain((0..203).chain(0..203).map(letter)).collect();
        let piles = sorted(&mut mail);
        assert_eq!(piles.len(), 203, "each is told all at once");
        let address = |at: usize| outboxes[at].address();
        let mut first: Vec<usize> = piles[..3].iter().map(|letters| letters[0].outbox.address()).collect();
        let mut expected = [7, 50, 107].map(address).to_vec();
        first.sort_unstable();
        expected.sort_unstable();
        assert_eq!(first, expected, "two play, and one is answered");
        let answered = piles.iter().find(|letters| letters[0].outbox.address() == address(50)).unwrap();
        assert_eq!(answered.iter().map(|letter| letter.text.as_str()).collect::<Vec<_>>(), ["answer", "news", "news"]);
    }
}
