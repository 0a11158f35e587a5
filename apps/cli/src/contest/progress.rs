//! How far a match is, for whoever waits.

use super::Plan;
use super::tally::Tally;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};
use words::Lang;

/// How often a line is overwritten on a terminal.
const SHOWN: Duration = Duration::from_millis(100);
/// How often one is written where nothing can be overwritten.
const TOLD: Duration = Duration::from_secs(30);

/// Tells on standard error how far the match is, and how long it is going to take.
pub(crate) struct Progress {
    lang: Lang,
    games: u32,
    done: u32,
    begun: Instant,
    told: Instant,
    /// A line that is overwritten, one now and then, or nothing.
    way: Way,
}

#[derive(Clone, Copy, PartialEq)]
enum Way {
    Overwritten,
    NowAndThen,
    Quiet,
}

impl Progress {
    /// Of a match of so many games in all.
    pub(crate) fn new(plan: &Plan, games: u32, quiet: bool) -> Self {
        let way = match std::io::stderr().is_terminal() {
            _ if quiet => Way::Quiet,
            true => Way::Overwritten,
            false => Way::NowAndThen,
        };
        let now = Instant::now();
        Self { lang: plan.lang, games, done: 0, begun: now, told: now, way }
    }

    /// One more game was played; this is how the pair stands.
    pub(crate) fn played(&mut self, so_far: &Tally) {
        self.done += 1;
        let pause = if self.way == Way::Overwritten { SHOWN } else { TOLD };
        if self.way == Way::Quiet || self.told.elapsed() < pause {
            return;
        }
        self.told = Instant::now();
        let line = self.line(so_far);
        // Whoever watches may have gone: the match goes on.
        let _ = match self.way {
            Way::Overwritten => write!(std::io::stderr(), "\r\x1b[K{line}"),
            _ => writeln!(std::io::stderr(), "{line}"),
        };
    }

    /// Leaves the line clean for what is said next.
    pub(crate) fn finish(&self) {
        if self.way == Way::Overwritten {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }

    fn line(&self, so_far: &Tally) -> String {
        let left = remaining(self.begun.elapsed(), self.done, self.games);
        let args = [
            ("done", self.done.into()),
            ("games", self.games.into()),
            ("wins", so_far.wins.into()),
            ("draws", so_far.draws.into()),
            ("losses", so_far.losses.into()),
            ("left", clock(left).into()),
        ];
        words::say_with(self.lang, "match-progress", &args)
    }
}

/// How long the games that are left take, if they are like those before.
fn remaining(took: Duration, done: u32, games: u32) -> Duration {
    took.mul_f64(f64::from(games.saturating_sub(done)) / f64::from(done.max(1)))
}

/// Hours, minutes and seconds as clocks show them.
fn clock(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::{clock, remaining};
    use std::time::Duration;

    #[test]
    fn what_is_left_goes_by_what_was_played() {
        assert_eq!(clock(remaining(Duration::from_secs(30), 10, 40)), "1:30");
        assert_eq!(clock(remaining(Duration::from_secs(7_300), 1, 2)), "2:01:40");
        assert_eq!(clock(remaining(Duration::from_secs(5), 40, 40)), "0:00");
    }
}
