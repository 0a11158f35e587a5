//! The time of the house.
//!
//! The clock on the wall is looked at once, when the house opens. From then on time is what a clock that nobody can set has
//! counted since: were the wall set forward, the clocks of every game would run out, and were it set back they would stand
//! still. Nor does it begin before what is written down already.

use std::time::{Duration, Instant, SystemTime};
use table::host::Time;

/// A clock that never goes back and never jumps.
pub struct Clock {
    opened: Time,
    ticked: Box<dyn Fn() -> Duration + Send + Sync>,
}

impl Clock {
    /// A clock that is set now, and says what `ticked` has counted since it was first asked.
    pub fn set(now: Time, ticked: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        let start = ticked();
        Self { opened: now, ticked: Box::new(move || ticked().saturating_sub(start)) }
    }

    /// Set by the clock on the wall, and run by the system's own.
    pub fn of_the_system() -> Self {
        let wall = SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis() as u64);
        let start = Instant::now();
        Self::set(Time(wall), move || start.elapsed())
    }

    /// The same clock, put on if it is behind this time: what happens next must not lie before what happened last.
    pub(super) fn not_before(mut self, last: Time) -> Self {
        if self.opened < last {
            tracing::warn!("the clock on the wall is behind what was written last: time goes on from there");
            self.opened = last;
        }
        self
    }

    /// When the house opened.
    pub(super) fn opened(&self) -> Time {
        self.opened
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Time {
        self.opened.plus((self.ticked)().as_millis() as u64)
    }
}
