//! Bots think here: on threads of their own, a bounded number of them.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use table::host::Think;
use table::{Budget, Level, Thinker, Thinkers};

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
pub struct Bots(Mutex<Thinkers<(u64, Level)>>);

impl Default for Bots {
    fn default() -> Self {
        Self(Mutex::new(Thinkers::new(KEPT)))
    }
}

impl Bots {
    fn kept(&self) -> MutexGuard<'_, Thinkers<(u64, Level)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Mind for Bots {
    fn choose(&self, think: &Think, budget: &Budget<'_>) -> Option<String> {
        let level = think.level.parse().unwrap_or_default();
        let key = (think.bot, level);
        let kept = self.kept().take(&key);
        let mut thinker = kept.unwrap_or_else(|| Thinker::new(think.world.id(), level, think.seed));
        let thought = thinker.choose(&*think.world, think.seat, budget);
        self.kept().keep(key, thinker);
        thought.map(|thought| thought.mv)
    }
}

/// Makes any legal move: for tests that are not about bots.
pub struct Anyhow;

impl Mind for Anyhow {
    fn choose(&self, think: &Think, _: &Budget<'_>) -> Option<String> {
        let mut state = think.seed;
        // SplitMix64: even enough for somebody who does not care.
        let mut chance = move || {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            (mixed >> 32) as u32
        };
        think.world.pick(think.seat, &mut chance)
    }
}

type Answer = Box<dyn FnOnce(Option<String>) + Send>;

/// The threads that think.
pub(crate) struct Minds {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<(VecDeque<(Think, Answer)>, bool)>,
    bell: Condvar,
    /// How many wait, for those who think to look at.
    behind: AtomicU32,
}

impl Minds {
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

    /// Has a bot think; the answer comes on one of the threads.
    pub(crate) fn think(&self, think: Think, answer: Answer) {
        self.queue.change(|waiting| waiting.0.push_back((think, answer)));
        self.queue.bell.notify_one();
    }
}

impl Drop for Minds {
    fn drop(&mut self) {
        self.queue.change(|waiting| waiting.1 = true);
        self.queue.bell.notify_all();
    }
}

fn work(queue: &Queue, mind: &dyn Mind, threads: u32) {
    while let Some((think, answer)) = queue.next() {
        let start = Instant::now();
        // The more wait, the less time each has, also whoever thinks already: no table waits long for another's bot.
        let share = || (USUAL * threads / (threads + queue.behind.load(Ordering::Relaxed))).max(LEAST);
        let (clock, enough) = (|| start.elapsed(), || start.elapsed() >= share());
        let budget = Budget::time(USUAL, &clock).and_until(&enough);
        // A mind that fails is a bot without a move, not a table without an answer.
        let chosen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| mind.choose(&think, &budget)));
        answer(chosen.unwrap_or_default());
    }
}

impl Queue {
    fn change<T>(&self, change: impl FnOnce(&mut (VecDeque<(Think, Answer)>, bool)) -> T) -> T {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = change(&mut waiting);
        self.behind.store(waiting.0.len() as u32, Ordering::Relaxed);
        changed
    }

    /// The next that waits, once any does. Nothing once the house closes.
    fn next(&self) -> Option<(Think, Answer)> {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = |waiting: &mut (VecDeque<_>, bool)| waiting.0.is_empty() && !waiting.1;
        let waiting = self.bell.wait_while(waiting, idle).unwrap_or_else(PoisonError::into_inner);
        drop(waiting);
        self.change(|(waiting, closed)| if *closed { None } else { waiting.pop_front() })
    }
}

#[cfg(test)]
mod tests {
    use super::{Mind, Minds, USUAL};
    use kernel::Seat;
    use serde_json::Value;
    use std::sync::{Arc, mpsc};
    use std::time::Instant;
    use table::host::Think;
    use table::{Budget, Dealer, Session};

    /// Thinks for as long as it may.
    struct Ponderer;

    impl Mind for Ponderer {
        fn choose(&self, _: &Think, budget: &Budget<'_>) -> Option<String> {
            let mut meter = budget.start(u64::MAX, 1_000);
            while meter.spend() {
                std::hint::spin_loop();
            }
            None
        }
    }

    fn think() -> Think {
        let session = Session::new("crab-stack", 2, &Value::Null, Dealer::seeded(1)).unwrap();
        let mut chance = Dealer::seeded(1).chance(0);
        let world = session.game().imagined(kernel::Viewpoint::Seat(Seat::at(0)), &mut chance);
        Think { seat: Seat::at(0), stamp: 0, level: "kraken".into(), world, seed: 1, bot: 1 }
    }

    #[test]
    fn whoever_thinks_hurries_when_others_come_to_wait() {
        let mind: Arc<dyn Mind> = Arc::new(Ponderer);
        let minds = Minds::start(&mind, 1);
        let (sender, answers) = mpsc::channel();
        let start = Instant::now();
        for _ in 0..20 {
            let sender = sender.clone();
            minds.think(think(), Box::new(move |_| sender.send(start.elapsed()).unwrap()));
        }
        let first = answers.recv().unwrap();
        assert!(first < USUAL / 2, "the first took {first:?}, though 19 waited");
        assert_eq!(answers.iter().take(19).count(), 19);
    }
}
