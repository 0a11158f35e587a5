//! How much a bot may think.

use core::time::Duration;

/// Reads the time since some fixed moment. The caller brings it: a browser, a server and a test have
/// different ones, and the bots have none.
pub type Clock<'a> = dyn Fn() -> Duration + Sync + 'a;

/// How much the caller lets a bot think: so many simulations, so much time, until told to stop, or any
/// of these together. A bot may be content with less, unless it is told to take it [all](Budget::all); it never takes more.
///
/// ```
/// use bots::Budget;
/// use std::time::{Duration, Instant};
/// let start = Instant::now();
/// let clock = move || start.elapsed();
/// let budget = Budget::simulations(10_000).and_time(Duration::from_millis(50), &clock);
/// # let _ = budget;
/// ```
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    simulations: Option<u64>,
    time: Option<(Duration, &'a Clock<'a>)>,
    cancelled: Option<&'a (dyn Fn() -> bool + Sync)>,
    all: bool,
}

impl<'a> Budget<'a> {
    /// As much as the bot itself wants.
    pub fn unlimited() -> Self {
        Self::default()
    }

    /// So many simulations of a tree search, or nodes of alpha-beta.
    pub fn simulations(most: u64) -> Self {
        Self { simulations: Some(most), ..Self::default() }
    }

    /// So much time by this clock.
    pub fn time(most: Duration, clock: &'a Clock<'a>) -> Self {
        Self::default().and_time(most, clock)
    }

    /// The same, and no longer than this.
    #[must_use]
    pub fn and_time(self, most: Duration, clock: &'a Clock<'a>) -> Self {
        Self { time: Some((most, clock)), ..self }
    }

    /// The same, and only until `cancelled` says yes.
    #[must_use]
    pub fn and_until(self, cancelled: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self { cancelled: Some(cancelled), ..self }
    }

    /// The same, and the bot is to take all of it, however little it would have been content with. Without any
    /// limit it still thinks as much as it wants.
    #[must_use]
    pub fn all(self) -> Self {
        Self { all: true, ..self }
    }

    pub(crate) fn is_limited(&self) -> bool {
        self.simulations.is_some() || self.time.is_some()
    }

    /// The same, with an even share of the simulations for each of so many workers.
    #[must_use]
    pub fn shared(self, workers: u64) -> Self {
        Self { simulations: self.simulations.map(|all| all.div_ceil(workers.max(1))), ..self }
    }

    /// An even part of it, of so many.
    #[must_use]
    pub fn part(self, of: u32) -> Self {
        let time = self.time.map(|(most, clock)| (most / of.max(1), clock));
        Self { time, ..self.shared(of.into()) }
    }

    /// Whether the caller wants no more.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancelled.is_some_and(|told| told())
    }

    /// Starts counting. `own` is the most that the bot itself wants; `every` is how many simulations
    /// may pass between two looks at the clock.
    pub fn start(&self, own: u64, every: u64) -> Meter<'a> {
        let own = if self.all && self.is_limited() { u64::MAX } else { own };
        let limit = self.simulations.map_or(own, |most| most.min(own));
        let deadline = self.time.map(|(most, clock)| (clock() + most, clock));
        Meter { spent: 0, next: every.min(limit), limit, every, deadline, cancelled: self.cancelled }
    }
}

/// A budget being spent.
pub struct Meter<'a> {
    spent: u64,
    next: u64,
    limit: u64,
    every: u64,
    deadline: Option<(Duration, &'a Clock<'a>)>,
    cancelled: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Meter<'_> {
    /// Takes one simulation from the budget; says no when there is none left. After a no, always no.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.spent < self.next || self.look() {
            self.spent += 1;
            return true;
        }
        false
    }

    /// How many simulations were spent.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    #[cold]
    fn look(&mut self) -> bool {
        let late = self.deadline.is_some_and(|(until, clock)| clock() >= until);
        if late || self.spent >= self.limit || self.cancelled.is_some_and(|told| told()) {
            self.limit = self.spent;
            return false;
        }
        self.next = (self.spent + self.every).min(self.limit);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::Budget;
    use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
    use core::time::Duration;

    fn spent(budget: &Budget<'_>, own: u64) -> u64 {
        let mut meter = budget.start(own, 4);
        while meter.spend() {}
        assert!(!meter.spend(), "a spent budget stays spent");
        meter.spent()
    }

    #[test]
    fn the_smaller_of_two_limits_holds() {
        assert_eq!(spent(&Budget::unlimited(), 10), 10);
        assert_eq!(spent(&Budget::simulations(7), 10), 7);
        assert_eq!(spent(&Budget::simulations(0), 10), 0);
    }

    #[test]
    fn all_of_it_is_taken_where_that_is_asked_for() {
        assert_eq!(spent(&Budget::simulations(70).all(), 10), 70);
        assert_eq!(spent(&Budget::unlimited().all(), 10), 10);
    }

    #[test]
    fn time_ends_it_within_one_look() {
        let ticks = AtomicU64::new(0);
        let clock = || Duration::from_millis(ticks.fetch_add(1, Relaxed));
        assert_eq!(spent(&Budget::time(Duration::from_millis(3), &clock), 1_000), 12);
    }

    #[test]
    fn the_caller_can_cancel() {
        let looks = AtomicU64::new(0);
        let cancelled = || looks.fetch_add(1, Relaxed) == 2;
        assert_eq!(spent(&Budget::simulations(1_000).and_until(&cancelled), 2_000), 12);
    }
}
