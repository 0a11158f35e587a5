//! The clocks of a table of a house, as this guest knows them between two messages.

use kernel::{Seat, SeatSet};

const SECOND: u64 = 1_000;

/// What was left on each clock when the house last said so.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Clocks {
    left: Vec<u64>,
    heard: f64,
}

impl Clocks {
    /// Under this a clock is running out, in milliseconds.
    pub const LOW: u64 = 15_000;

    /// What the house says is left, in milliseconds, at this moment of the browser's clock. Only differences of
    /// that clock count, so it may be wrong.
    pub fn new(left: Vec<u64>, heard: f64) -> Self {
        Self { left, heard }
    }

    /// Whether there are any.
    pub fn run(&self) -> bool {
        !self.left.is_empty()
    }

    /// What is left to a seat now, when the clocks of these seats run.
    pub fn left(&self, seat: Seat, running: SeatSet, now: f64) -> Option<u64> {
        let left = *self.left.get(seat.index())?;
        let gone = if running.contains(seat) { (now - self.heard).max(0.0) as u64 } else { 0 };
        Some(left.saturating_sub(gone))
    }
}

/// A time that is left, as a clock shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// More than a day: days, and hours beyond them.
    Days(u64, u64),
    /// Less: hours, minutes and seconds.
    Time(u64, u64, u64),
}

impl Left {
    /// So many milliseconds. A second that has begun still counts, so that only a clock that has run out shows 0.
    pub fn of(millis: u64) -> Self {
        let seconds = millis.div_ceil(SECOND);
        let (minutes, hours) = (seconds / 60, seconds / 3_600);
        if hours < 24 { Self::Time(hours, minutes % 60, seconds % 60) } else { Self::Days(hours / 24, hours % 24) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Clocks, Left};
    use kernel::{Seat, SeatSet};

    const A: Seat = Seat::at(0);
    const B: Seat = Seat::at(1);

    #[test]
    fn only_the_clock_of_whoever_is_due_runs_down_and_never_below_nothing() {
        let clocks = Clocks::new(vec![60_000, 45_000], 1_000.0);
        let due = SeatSet::only(A);
        assert_eq!((clocks.left(A, due, 11_000.0), clocks.left(B, due, 11_000.0)), (Some(50_000), Some(45_000)));
        assert_eq!((clocks.left(A, due, 99_000.0), clocks.left(A, due, 0.0)), (Some(0), Some(60_000)));
        assert_eq!((clocks.left(Seat::at(2), due, 0.0), Clocks::default().run()), (None, false));
    }

    #[test]
    fn a_time_is_shown_in_days_or_to_the_second() {
        assert_eq!(Left::of(600_000), Left::Time(0, 10, 0));
        assert_eq!((Left::of(1), Left::of(0)), (Left::Time(0, 0, 1), Left::Time(0, 0, 0)));
        assert_eq!(Left::of(3_725_000), Left::Time(1, 2, 5));
        assert_eq!(Left::of(2 * 86_400_000 + 3 * 3_600_000), Left::Days(2, 3));
    }
}
