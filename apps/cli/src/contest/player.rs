//! What a match asks of its players, and the players of the house.

use super::stop::Stop;
use anyhow::Result;
use bots::Dice;
use catalog::GameId;
use kernel::{BySeat, Seat, Viewpoint};
use serde::Serialize;
use std::time::{Duration, Instant};
use table::{Budget, Session, Thinker};
use wire::bots::End;

/// Somebody who takes one seat at a time. A player may be kept for many games.
pub(crate) trait Player {
    /// A game begins, in which the player has this seat. The seed is for a player of the house; a
    /// program has its own chance. Fails only where the player cannot take part at all.
    fn begin(&mut self, session: &Session, seat: Seat, seed: u64) -> Result<()>;

    /// What the player does in its seat, which is to act. It must look at the seat's view and legal
    /// moves alone.
    fn choose(&mut self, session: &Session, seat: Seat) -> Result<String, Forfeit>;

    /// The game is over.
    fn end(&mut self, ranks: BySeat<u8>, how: End);
}

/// What a program did wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Fault {
    /// It gave no answer in time.
    Late,
    /// Its move was not legal.
    Illegal,
    /// What it said was no answer.
    Garbage,
    /// It ended.
    Died,
}

impl Fault {
    pub(crate) const ALL: [Self; 4] = [Self::Late, Self::Illegal, Self::Garbage, Self::Died];

    /// The name that programs and the words use.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Late => "late",
            Self::Illegal => "illegal",
            Self::Garbage => "garbage",
            Self::Died => "died",
        }
    }
}

/// Why a player lost a game before its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Forfeit {
    /// What it did wrong.
    pub(crate) fault: Fault,
    /// The particulars, as a sentence.
    pub(crate) detail: String,
    /// The last lines of what a program that ended wrote to standard error.
    pub(crate) last_words: Vec<String>,
}

impl Forfeit {
    pub(crate) fn new(fault: Fault, detail: String) -> Self {
        Self { fault, detail, last_words: Vec::new() }
    }
}

/// Chooses any legal move, each as likely as another.
pub(crate) struct Random(Dice);

impl Default for Random {
    fn default() -> Self {
        Self(Dice::new(0))
    }
}

impl Player for Random {
    fn begin(&mut self, _: &Session, _: Seat, seed: u64) -> Result<()> {
        self.0 = Dice::new(seed);
        Ok(())
    }

    fn choose(&mut self, session: &Session, seat: Seat) -> Result<String, Forfeit> {
        Ok(session.game().pick(seat, &mut self.0).expect("a seat that is to act has a move"))
    }

    fn end(&mut self, _: BySeat<u8>, _: End) {}
}

/// A bot of the house, made anew for each game, so that a game depends on its seed alone.
pub(crate) struct Thinking<F> {
    make: F,
    thinker: Option<Thinker>,
    limit: Duration,
    stop: Stop,
}

impl<F: Fn(GameId, u64) -> Thinker> Thinking<F> {
    /// The bot that `make` makes for a game and a seed.
    pub(crate) fn new(make: F, limit: Duration, stop: Stop) -> Self {
        Self { make, thinker: None, limit, stop }
    }
}

impl<F: Fn(GameId, u64) -> Thinker> Player for Thinking<F> {
    fn begin(&mut self, session: &Session, _: Seat, seed: u64) -> Result<()> {
        self.thinker = Some((self.make)(session.id(), seed));
        Ok(())
    }

    fn choose(&mut self, session: &Session, seat: Seat) -> Result<String, Forfeit> {
        let start = Instant::now();
        let clock = move || start.elapsed();
        let stop = &self.stop;
        let told = move || stop.is_set();
        let budget = Budget::time(self.limit, &clock).and_until(&told);
        let thought = self
            .thinker
            .as_mut()
            .and_then(|thinker| thinker.choose(&session.view(Viewpoint::Seat(seat)), seat, &budget));
        match thought {
            Some(thought) => Ok(thought.mv),
            // Nobody waits for it, and nothing comes of the game.
            None if self.stop.is_set() => Err(Forfeit::new(Fault::Late, String::new())),
            None => panic!("a bot that is to act has a move"),
        }
    }

    fn end(&mut self, _: BySeat<u8>, _: End) {
        self.thinker = None;
    }
}
