//! A clock that stands still while the thread does not run, so that a busy machine favours nobody.

use std::cell::Cell;
use std::fs;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// For so long a thread is taken to have run since it was last looked at.
const GLANCE: Duration = Duration::from_micros(300);

thread_local! {
    /// When the processor was last asked, by the wall, and what it said.
    static ASKED: Cell<(Duration, Duration)> = const { Cell::new((Duration::ZERO, Duration::ZERO)) };
}

/// How long this thread has run on a processor; where the system does not say, the time by the wall.
pub(crate) fn now() -> Duration {
    let wall = START.elapsed();
    let (asked, said) = ASKED.get();
    let since = wall.saturating_sub(asked);
    if since < GLANCE && asked > Duration::ZERO {
        return said + since;
    }
    let ran = ran().unwrap_or(wall).max(said);
    ASKED.set((wall, ran));
    ran
}

/// What Linux counts for this thread, in nanoseconds.
fn ran() -> Option<Duration> {
    let line = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    line.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
