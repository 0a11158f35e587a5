//! Bots think here: on threads of their own, a bounded number of them.

use super::interest::Interest;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use table::host::Think;
use table::{Budget, Skill, Thinker, Thinkers};

/// How long a bot may think when nobody else waits.
const USUAL: Duration = Duration::from_secs(1);
/// And at least, however many wait.
const LEAST: Duration = Duration::from_millis(20);

/// Something that decides for a seat.
pub trait Mind: Send + Sync + 'static {
    /// A move for the seat, within the budget. `None` if it has none to offer.
    fn choose(&self, think: &Think, budget: &Budget<'_>) -> Option<String>;
}

/// How many bots are kept between their moves, of all that play in the house.
const KEPT: usize = 32;

/// The bots of the house. Those that were asked last go on from what they found out; the others begin anew.
pub struct Bots(Mutex<Thinkers<(u64, Skill)>>);

impl Default for Bots {
    fn default() -> Self {
        Self(Mutex::new(Thinkers::new(KEPT)))
    }
}

impl Bots {
    fn kept(&self) -> MutexGuard<'_, Thinkers<(u64, Skill)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Mind for Bots {
    fn choose(&self, think: &Think, budget: &Budget<'_>) -> Option<String> {
        let key = (think.bot, think.level);
        let kept = self.kept().take(&key);
        let mut thinker = kept.unwrap_or_else(|| Thinker::new(think.game, think.level, think.seed));
        let thought = thinker.choose(&think.view, think.seat, budget);
        self.kept().keep(key, thinker);
        thought.map(|thought| thought.mv)
    }
}

/// Makes any legal move: for tests that are not about bots.
pub struct RandomMover;

impl Mind for RandomMover {
    fn choose(&self, think: &Think, _: &Budget<'_>) -> Option<String> {
        let mut state = think.seed;
        // SplitMix64: even enough for somebody who does not care.
        let mut chance = move || {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            (mixed >> 32) as u32
        };
        think.game.pick(&think.view, think.seat, &mut chance)
    }
}

type Answer = Box<dyn FnOnce(Option<String>) + Send>;

/// The threads that think.
pub(crate) struct BotPool {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    bell: Condvar,
    /// How many wait whom so many care for, for those who think to look at.
    behind: [AtomicU32; Interest::DEGREES],
}

#[derive(Default)]
struct Waiting {
    jobs: VecDeque<Job>,
    closed: bool,
}

/// A bot that is to think, for a table that people may come to or leave while it waits.
struct Job {
    think: Think,
    interest: Arc<Interest>,
    answer: Answer,
}

impl BotPool {
    /// So many threads that share a mind.
    pub(crate) fn start(mind: &Arc<dyn Mind>, threads: usize) -> Self {
        let queue = Arc::new(Queue::default());
        for _ in 0..threads.max(1) {
            let (queue, mind) = (queue.clone(), mind.clone());
            let think = move || work(&queue, &*mind, threads.max(1) as u32);
            thread::Builder::new().name("mind".into()).spawn(think).expect("a thread can be started");
        }
        Self { queue }
    }

    /// How many bots wait for a thread.
    pub(crate) fn waiting(&self) -> u32 {
        self.queue.behind.iter().map(|waiting| waiting.load(Ordering::Relaxed)).sum()
    }

    /// Has a bot think, before all whom fewer care for; the answer comes on one of the threads.
    pub(crate) fn think(&self, think: Think, interest: Arc<Interest>, answer: Answer) {
        self.queue.change(|waiting| waiting.jobs.push_back(Job { think, interest, answer }));
        self.queue.bell.notify_one();
    }

    /// People came to a table, or left it.
    pub(crate) fn look_again(&self) {
        self.queue.change(|_| ());
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.queue.change(|waiting| waiting.closed = true);
        self.queue.bell.notify_all();
    }
}

fn work(queue: &Queue, mind: &dyn Mind, threads: u32) {
    while let Some(Job { think, interest, answer }) = queue.next() {
        let start = Instant::now();
        let (clock, enough) = (|| start.elapsed(), || start.elapsed() >= queue.share(&interest, threads));
        let budget = Budget::time(USUAL, &clock).and_until(&enough);
        // A mind that fails is a bot without a move, not a table without an answer.
        let chosen = catch_unwind(AssertUnwindSafe(|| mind.choose(&think, &budget)));
        // Nor does a table that fails cost a thread.
        drop(catch_unwind(AssertUnwindSafe(|| answer(chosen.unwrap_or_default()))));
    }
}

impl Queue {
    fn change<T>(&self, change: impl FnOnce(&mut Waiting) -> T) -> T {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = change(&mut waiting);
        let mut behind = [0; Interest::DEGREES];
        waiting.jobs.iter().for_each(|job| behind[job.interest.degree()] += 1);
        self.behind.iter().zip(behind).for_each(|(known, count)| known.store(count, Ordering::Relaxed));
        changed
    }

    /// How long whoever thinks may go on. The more wait whom as many care for, the less; and as soon as somebody waits
    /// whom more care for, no longer than it takes to have a move at all.
    fn share(&self, interest: &Interest, threads: u32) -> Duration {
        let degree = interest.degree();
        let behind = |degree: usize| self.behind[degree].load(Ordering::Relaxed);
        if (degree + 1..Interest::DEGREES).any(|more| behind(more) > 0) {
            return LEAST;
        }
        (USUAL * threads / (threads + behind(degree))).max(LEAST)
    }

    /// The next that waits, once any does. Nothing once the house closes.
    fn next(&self) -> Option<Job> {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = |waiting: &mut Waiting| waiting.jobs.is_empty() && !waiting.closed;
        let waiting = self.bell.wait_while(waiting, idle).unwrap_or_else(PoisonError::into_inner);
        drop(waiting);
        self.change(|waiting| if waiting.closed { None } else { waiting.take_first() })
    }
}

impl Waiting {
    /// Of those whom most care for, the one that has waited longest.
    fn take_first(&mut self) -> Option<Job> {
        let degrees = self.jobs.iter().enumerate().rev().map(|(at, job)| (job.interest.degree(), at));
        let first = degrees.max_by_key(|(degree, _)| *degree)?;
        self.jobs.remove(first.1)
    }
}

#[cfg(test)]
mod tests {
    use super::{BotPool, Interest, Mind, USUAL};
    use kernel::Seat;
    use serde_json::Value;
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::sync::{Arc, Mutex};
    use std::time::{Duration, Instant};
    use table::host::Think;
    use table::{Budget, Dealer, Session};

    /// Thinks for as long as it may, and says when it begins.
    struct Ponderer(Sender<()>);

    impl Mind for Ponderer {
        fn choose(&self, _: &Think, budget: &Budget<'_>) -> Option<String> {
            self.0.send(()).ok();
            let mut meter = budget.start(u64::MAX, 1_000);
            while meter.spend() {
                std::hint::spin_loop();
            }
            None
        }
    }

    /// Thinks nothing, but says when it begins, and the first ends when it may.
    struct Gate(Sender<()>, Mutex<Receiver<()>>);

    impl Mind for Gate {
        fn choose(&self, think: &Think, _: &Budget<'_>) -> Option<String> {
            self.0.send(()).ok();
            if think.bot == 0 {
                self.1.lock().unwrap().recv().unwrap();
            }
            None
        }
    }

    fn think() -> Think {
        let game = catalog::GameId::ALL[0];
        let session = Session::new(game.name(), *game.seats().start(), &Value::Null, Dealer::seeded(1)).unwrap();
        let view = session.view(kernel::Viewpoint::Seat(Seat::at(0)));
        Think {
            seat: Seat::at(0),
            stamp: 0,
            level: table::Level::Kraken.into(),
            game: session.id(),
            view,
            seed: 1,
            bot: 1,
        }
    }

    fn interest(seats: usize, watching: u32) -> Arc<Interest> {
        let interest = Arc::new(Interest::default());
        interest.set(seats, watching);
        interest
    }

    /// Has somebody think who says, when done, which it was and how long it took since they all began.
    fn ask(pool: &BotPool, which: u64, interest: &Arc<Interest>, done: &Sender<(u64, Duration)>, start: Instant) {
        let done = done.clone();
        let think = Think { bot: which, ..think() };
        pool.think(think, interest.clone(), Box::new(move |_| done.send((which, start.elapsed())).unwrap_or_default()));
    }

    #[test]
    fn a_panic_while_a_bot_s_move_is_made_costs_no_thread() {
        let mind: Arc<dyn Mind> = Arc::new(crate::RandomMover);
        let pool = BotPool::start(&mind, 1);
        pool.think(think(), interest(1, 0), Box::new(|_| panic!("on purpose")));
        let (sender, answers) = channel();
        pool.think(think(), interest(1, 0), Box::new(move |mv| sender.send(mv).unwrap()));
        assert!(answers.recv().unwrap().is_some(), "the thread goes on");
    }

    #[test]
    fn whoever_thinks_hurries_when_others_come_to_wait() {
        let mind: Arc<dyn Mind> = Arc::new(Ponderer(channel().0));
        let pool = BotPool::start(&mind, 1);
        let ((sender, answers), start) = (channel(), Instant::now());
        (0..20).for_each(|which| ask(&pool, which, &interest(1, 0), &sender, start));
        let (_, first) = answers.recv().unwrap();
        assert!(first < USUAL / 2, "the first took {first:?}, though 19 waited");
        assert_eq!(answers.iter().take(19).count(), 19);
    }

    #[test]
    fn bots_that_nobody_waits_for_think_last() {
        let ((open, gate), (begins, begun), (sender, answers)) = (channel(), channel(), channel());
        let (mind, start): (Arc<dyn Mind>, _) = (Arc::new(Gate(begins, Mutex::new(gate))), Instant::now());
        let pool = BotPool::start(&mind, 1);
        ask(&pool, 0, &interest(0, 0), &sender, start);
        begun.recv().unwrap();
        let somebody_comes = interest(0, 0);
        (1..=1_000).for_each(|which| {
            let interest = if which == 900 { somebody_comes.clone() } else { interest(0, 0) };
            ask(&pool, which, &interest, &sender, start);
        });
        ask(&pool, 2_001, &interest(0, 3), &sender, start);
        ask(&pool, 2_002, &interest(1, 0), &sender, start);
        ask(&pool, 2_003, &interest(2, 9), &sender, start);
        somebody_comes.set(1, 0);
        open.send(()).unwrap();
        let order: Vec<u64> = answers.iter().take(1_004).map(|(which, _)| which).collect();
        assert_eq!(order[..6], [0, 900, 2_002, 2_003, 2_001, 1], "by who is there, then by who came first");
        assert!(order[5..].is_sorted(), "all others in turn");
    }

    #[test]
    fn a_bot_that_somebody_waits_for_loses_no_time_to_others_and_takes_theirs() {
        let ((begins, begun), (sender, answers)) = (channel(), channel());
        let (mind, start): (Arc<dyn Mind>, _) = (Arc::new(Ponderer(begins)), Instant::now());
        let pool = BotPool::start(&mind, 1);
        ask(&pool, 1, &interest(0, 0), &sender, start);
        begun.recv().unwrap();
        ask(&pool, 2, &interest(1, 0), &sender, start);
        (3..100).for_each(|which| ask(&pool, which, &interest(0, 0), &sender, start));
        let (first, second) = (answers.recv().unwrap(), answers.recv().unwrap());
        assert_eq!((first.0, second.0), (1, 2));
        assert!(first.1 < USUAL / 2, "the first took {:?}, for nobody", first.1);
        let had = second.1.saturating_sub(first.1);
        assert!(had > USUAL / 2, "it had only {had:?}");
    }
}
