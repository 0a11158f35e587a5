//! `--sprt`: a match that ends when it is known which of two guesses is true.

use super::tally::Ended;
use bots::contest::{Deals, Sprt, Verdict};
use serde::Serialize;

/// Two differences in Elo, written `0,20`: the match ends when it is known that `a` is no stronger than the first, or at
/// least as strong as the second.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Guesses {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

impl std::str::FromStr for Guesses {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let (elo0, elo1) = text.split_once(',')?;
            let guesses = Self { elo0: elo0.trim().parse().ok()?, elo1: elo1.trim().parse().ok()? };
            let sound = guesses.elo0.abs() <= MOST && guesses.elo1.abs() <= MOST && guesses.elo0 < guesses.elo1;
            sound.then_some(guesses)
        };
        read().ok_or("ELO0,ELO1")
    }
}

/// Beyond this every game is won.
const MOST: f64 = 2_000.0;

/// The test, and the deals that it goes by: a deal counts when it was played from every seat.
pub(crate) struct Test {
    guesses: Guesses,
    sprt: Sprt,
    deals: Deals,
    seats: u8,
    /// The games of the deal that is not complete, and what they were worth.
    begun: (u8, f64),
}

/// What a test has come to, as reports say it.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Finding {
    #[serde(flatten)]
    guesses: Guesses,
    pub(crate) verdict: &'static str,
    /// The logarithm of how much likelier the second guess is than the first.
    pub(crate) llr: f64,
    pub(crate) deals: u32,
}

impl Finding {
    /// The two guesses.
    pub(crate) fn elos(&self) -> (f64, f64) {
        (self.guesses.elo0, self.guesses.elo1)
    }
}

impl Test {
    pub(crate) fn new(guesses: Guesses, seats: u8) -> Self {
        let sprt = Sprt::between((guesses.elo0, guesses.elo1), u32::from(seats) - 1);
        Self { guesses, sprt, deals: Deals::default(), seats, begun: (0, 0.0) }
    }

    /// Counts the next game, in order; whether it is decided now.
    pub(crate) fn add(&mut self, ended: &Ended) -> bool {
        self.begun = (self.begun.0 + 1, self.begun.1 + ended.points);
        if self.begun.0 == self.seats {
            self.deals.add(self.begun.1 / f64::from(self.seats));
            self.begun = (0, 0.0);
        }
        self.sprt.verdict(&self.deals) != Verdict::Open
    }

    pub(crate) fn finding(&self) -> Finding {
        let verdict = match self.sprt.verdict(&self.deals) {
            Verdict::AtLeast => "accepted",
            Verdict::NoMore => "rejected",
            Verdict::Open => "undecided",
        };
        Finding { guesses: self.guesses, verdict, llr: self.sprt.likelihood(&self.deals), deals: self.deals.count }
    }
}

#[cfg(test)]
mod tests {
    use super::Guesses;

    #[test]
    fn two_guesses_are_read_the_lower_first() {
        assert_eq!("0,20".parse(), Ok(Guesses { elo0: 0.0, elo1: 20.0 }));
        assert_eq!("-5, 2.5".parse(), Ok(Guesses { elo0: -5.0, elo1: 2.5 }));
        for wrong in ["", "5", "5,5", "20,0", "a,b", "nan,5", "0,inf", "0,9999"] {
            assert!(wrong.parse::<Guesses>().is_err(), "{wrong}");
        }
    }
}
