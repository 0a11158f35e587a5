//! The clocks of a table. They are told the time; they never look.

use super::Time;
use super::setup::Clock;
use kernel::{BySeat, Seat, SeatSet};

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 60 * 60 * SECOND;
/// What a seat has at least when its person comes back.
const LEAST: u64 = 10 * SECOND;

/// How long each seat may still think.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Clocks {
    kind: Clock,
    left: BySeat<u64>,
    since: BySeat<Option<Time>>,
}

impl Clocks {
    pub(super) fn new(kind: Clock, seats: u8) -> Self {
        let left = BySeat::from_fn(seats, |_| to_begin_with(kind));
        Self { kind, left, since: BySeat::new(seats) }
    }

    /// Whether there are clocks at all.
    pub(super) fn run(&self) -> bool {
        self.kind != Clock::None
    }

    /// These seats are due from now on; the seat that moved, if any, gets what a move is worth.
    pub(super) fn turn(&mut self, now: Time, due: SeatSet, moved: Option<Seat>) {
        for seat in Seat::all(self.left.seats()) {
            if moved == Some(seat) {
                self.stop(seat, now);
                self.reward(seat);
            } else if !due.contains(seat) {
                self.stop(seat, now);
            }
            if due.contains(seat) {
                self.since[seat].get_or_insert(now);
            }
        }
    }

    /// Nobody's clock runs from now on.
    pub(super) fn stop_all(&mut self, now: Time) {
        self.turn(now, SeatSet::EMPTY, None);
    }

    /// The seat's person is back and may think again.
    pub(super) fn refill(&mut self, seat: Seat, now: Time) {
        self.stop(seat, now);
        self.left[seat] = match self.kind {
            Clock::Bank { increment, .. } => self.left[seat].max(LEAST).max(u64::from(increment) * SECOND),
            other => to_begin_with(other),
        };
        self.since[seat] = Some(now);
    }

    fn stop(&mut self, seat: Seat, now: Time) {
        self.left[seat] = self.left(seat, now);
        self.since[seat] = None;
    }

    fn reward(&mut self, seat: Seat) {
        match self.kind {
            Clock::Bank { increment, .. } => self.left[seat] += u64::from(increment) * SECOND,
            other => self.left[seat] = to_begin_with(other),
        }
    }

    /// What the seat has left, in milliseconds.
    pub(super) fn left(&self, seat: Seat, now: Time) -> u64 {
        let used = self.since[seat].map_or(0, |since| now.since(since));
        self.left[seat].saturating_sub(used)
    }

    /// When the seat's time runs out, if its clock runs.
    pub(super) fn deadline(&self, seat: Seat) -> Option<Time> {
        let since = self.since[seat].filter(|_| self.run())?;
        Some(since.plus(self.left[seat]))
    }
}

fn to_begin_with(clock: Clock) -> u64 {
    match clock {
        Clock::None => 0,
        Clock::Move { seconds } | Clock::Bank { seconds, .. } => u64::from(seconds) * SECOND,
        Clock::Days { days } => u64::from(days) * DAY,
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, Clocks, Time};
    use kernel::{Seat, SeatSet};

    const A: Seat = Seat::at(0);
    const B: Seat = Seat::at(1);

    #[test]
    fn a_bank_runs_down_and_a_move_adds_to_it() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 60, increment: 5 }, 2);
        clocks.turn(Time(0), SeatSet::only(A), None);
        assert_eq!(clocks.deadline(A), Some(Time(60_000)));
        clocks.turn(Time(20_000), SeatSet::only(B), Some(A));
        assert_eq!((clocks.left(A, Time(90_000)), clocks.deadline(A)), (45_000, None));
        assert_eq!(clocks.left(B, Time(30_000)), 50_000);
    }

    #[test]
    fn a_clock_for_each_move_starts_afresh_also_for_a_seat_that_moves_twice() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 10 }, 2);
        clocks.turn(Time(0), SeatSet::only(A), None);
        clocks.turn(Time(4_000), SeatSet::only(A), Some(A));
        assert_eq!(clocks.deadline(A), Some(Time(14_000)));
    }

    #[test]
    fn seats_that_act_at_once_think_at_once() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 10 }, 2);
        clocks.turn(Time(0), SeatSet::all(2), None);
        clocks.turn(Time(4_000), SeatSet::only(B), Some(A));
        assert_eq!((clocks.deadline(A), clocks.deadline(B)), (None, Some(Time(10_000))));
    }

    #[test]
    fn no_clock_never_runs_out() {
        let mut clocks = Clocks::new(Clock::None, 2);
        clocks.turn(Time(0), SeatSet::all(2), None);
        assert_eq!(clocks.deadline(A), None);
    }
}
