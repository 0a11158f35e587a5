//! The games of two players, several at once.

use super::Plan;
use super::game::{self, Played};
use super::player::{Fault, Forfeit};
use super::progress::Progress;
use super::stop::Stop;
use super::tally::{Side, Tally};
use super::test_of_strength::{Finding, Test};
use crate::ending::Ending;
use anyhow::Result;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// What came of the game of this number.
type Numbered = (u32, Result<Option<Played>>);

/// What came of the games of two.
pub(crate) struct Series {
    /// Who they are, by their places among all.
    pub(crate) pair: (usize, usize),
    pub(crate) tally: Tally,
    pub(crate) ended: Finish,
    pub(crate) finding: Option<Finding>,
}

/// How a series of games came to its end.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Finish {
    /// All were played.
    Played,
    /// It was known who is stronger.
    Decided,
    /// Somebody said so.
    Interrupted,
    /// This side ended by itself again and again, the last time with these words on standard error.
    Crashed(Side, Vec<String>),
}

impl Finish {
    /// Whether other pairs play no more, either.
    pub(crate) fn stops_all(&self) -> bool {
        matches!(self, Self::Interrupted | Self::Crashed(..))
    }

    /// What the program ends with.
    pub(crate) fn ending(&self) -> Ending {
        match self {
            Self::Played | Self::Decided => Ending::Done,
            Self::Interrupted => Ending::Interrupted,
            Self::Crashed(..) => Ending::Crashed,
        }
    }

    /// The name that programs use, where it ended early.
    pub(crate) fn name(&self) -> Option<&'static str> {
        match self {
            Self::Played => None,
            Self::Decided => Some("decided"),
            Self::Interrupted => Some("interrupted"),
            Self::Crashed(..) => Some("crashes"),
        }
    }
}

/// Plays the games of two. The order in which threads finish does not show in what is given back: games count in the
/// order of their numbers, so what is decided is decided by the same games.
pub(crate) fn play(
    plan: &Plan,
    pair: (usize, usize),
    stop: &Stop,
    crashes: &mut [u32],
    progress: &mut Progress,
) -> Result<Series> {
    let next = AtomicU32::new(0);
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..u32::from(plan.threads).min(plan.games) {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || work(plan, pair, next, &sender, stop));
        }
        drop(sender);
        let counting = Counting::new(plan, pair, crashes, progress);
        let series = counting.all(results, stop);
        // Whatever came of it, those who still play need not.
        stop.enough();
        series
    })
}

/// Plays one game after another until none is left, or one cannot be played.
fn work(plan: &Plan, pair: (usize, usize), next: &AtomicU32, results: &Sender<Numbered>, stop: &Stop) {
    let mut players = plan.players(pair, stop);
    while !stop.is_set() {
        let number = next.fetch_add(1, Relaxed);
        if number >= plan.games {
            return;
        }
        // Nobody listens any more where another thread had to give up.
        if results.send((number, game::play(plan, pair, number, &mut players, stop))).is_err() {
            return;
        }
    }
}

/// Counts games in order.
struct Counting<'a> {
    plan: &'a Plan,
    pair: (usize, usize),
    crashes: &'a mut [u32],
    progress: &'a mut Progress,
    tally: Tally,
    test: Option<Test>,
}

impl<'a> Counting<'a> {
    fn new(plan: &'a Plan, pair: (usize, usize), crashes: &'a mut [u32], progress: &'a mut Progress) -> Self {
        let test = plan.sprt.map(|guesses| Test::new(guesses, plan.seats));
        Self { plan, pair, crashes, progress, tally: Tally::default(), test }
    }

    fn all(mut self, results: Receiver<Numbered>, stop: &Stop) -> Result<Series> {
        let (mut early, mut next) = (BTreeMap::new(), 0);
        for (number, played) in results {
            early.extend(played?.map(|played| (number, played)));
            while let Some(played) = early.remove(&next) {
                if let Some(ended) = self.count(next, &played)? {
                    return Ok(self.series(ended));
                }
                next += 1;
            }
        }
        // Where it was interrupted some games are missing before others.
        for (number, played) in early {
            self.count(number, &played)?;
        }
        let ended = if stop.is_interrupted() && self.tally.games() < self.plan.games {
            Finish::Interrupted
        } else {
            Finish::Played
        };
        Ok(self.series(ended))
    }

    fn series(self, ended: Finish) -> Series {
        Series { pair: self.pair, tally: self.tally, ended, finding: self.test.map(|test| test.finding()) }
    }

    /// Counts a game, and says whether it was the last that is needed.
    fn count(&mut self, number: u32, played: &Played) -> Result<Option<Finish>> {
        let Played { ended, record } = played;
        self.tally.add(number, ended);
        if let (Some(folder), Some(record)) = (&self.plan.records, record) {
            folder.write(self.plan.is_tournament().then_some(self.pair), number, record, self.plan.lang)?;
        }
        self.progress.played(&self.tally);
        let crashed = self.crashed(ended.forfeit.as_ref());
        let decided = self.test.as_mut().is_some_and(|test| test.add(ended)).then_some(Finish::Decided);
        Ok(crashed.or(decided))
    }

    /// Whether a program has ended by itself once too often. A game that it lives through makes good for those before.
    fn crashed(&mut self, forfeit: Option<&(Side, Forfeit)>) -> Option<Finish> {
        let died = forfeit.filter(|(_, forfeit)| forfeit.fault == Fault::Died);
        for (side, player) in [(Side::A, self.pair.0), (Side::B, self.pair.1)] {
            let again = died.is_some_and(|(loser, _)| *loser == side);
            self.crashes[player] = if again { self.crashes[player] + 1 } else { 0 };
            if again && self.plan.crashes > 0 && self.crashes[player] >= self.plan.crashes {
                return died.map(|(_, forfeit)| Finish::Crashed(side, forfeit.last_words.clone()));
            }
        }
        None
    }
}
