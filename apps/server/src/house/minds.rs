//! Bots think here: on threads of their own, a bounded number of them.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use table::host::Think;
use table::{Budget, Level, Thinker, Thinkers};

/// How long a bot may think when nobody else waits, in milliseconds.
const USUAL: u64 = 1_000;
/// And at least, however many wait.
const LEAST: u64 = 20;

/// Something that decides for a seat.
pub trait Mind: Send + Sync + 'static {
    /// A move for the seat, within about so many milliseconds. `None` if it has none to offer.
    fn choose(&self, think: &Think, millis: u64) -> Option<String>;
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
    fn choose(&self, think: &Think, millis: u64) -> Option<String> {
        let start = Instant::now();
        let clock = move || start.elapsed();
        let budget = Budget::time(Duration::from_millis(millis), &clock);
        let level = think.level.parse().unwrap_or_default();
        let key = (think.bot, level);
        let kept = self.kept().take(&key);
        let mut thinker = kept.or_else(|| Thinker::new(think.world.id(), level, think.seed))?;
        let thought = thinker.choose(&*think.world, think.seat, &budget);
        self.kept().keep(key, thinker);
        thought.map(|thought| thought.mv)
    }
}

/// Makes any legal move: for tests that are not about bots.
pub struct Anyhow;

impl Mind for Anyhow {
    fn choose(&self, think: &Think, _: u64) -> Option<String> {
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
}

impl Minds {
    /// So many threads that share a mind.
    pub(crate) fn start(mind: &Arc<dyn Mind>, threads: usize) -> Self {
        let queue = Arc::new(Queue::default());
        for _ in 0..threads.max(1) {
            let (queue, mind) = (queue.clone(), mind.clone());
            let think = move || work(&queue, &*mind, threads.max(1));
            thread::Builder::new().name("mind".into()).spawn(think).expect("a thread can be started");
        }
        Self { queue }
    }

    /// Has a bot think; the answer comes on one of the threads.
    pub(crate) fn think(&self, think: Think, answer: Answer) {
        self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).0.push_back((think, answer));
        self.queue.bell.notify_one();
    }
}

impl Drop for Minds {
    fn drop(&mut self) {
        self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).1 = true;
        self.queue.bell.notify_all();
    }
}

fn work(queue: &Queue, mind: &dyn Mind, threads: usize) {
    while let Some((think, answer, behind)) = next(queue) {
        // The more wait, the less time each has: no table waits long for another's bot.
        let millis = (USUAL * threads as u64 / (threads + behind) as u64).max(LEAST);
        // A mind that fails is a bot without a move, not a table without an answer.
        let chosen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| mind.choose(&think, millis)));
        answer(chosen.unwrap_or_default());
    }
}

fn next(queue: &Queue) -> Option<(Think, Answer, usize)> {
    let mut waiting = queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if waiting.1 {
            return None;
        }
        if let Some((think, answer)) = waiting.0.pop_front() {
            return Some((think, answer, waiting.0.len()));
        }
        waiting = queue.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
    }
}
