//! Plays the strongest level against strangers that know the contract and nothing else, against a textbook's player where
//! a game has one, and against `kraken` as it is, every deal from each seat. `cargo xtask ladder --strangers` runs it; by
//! itself it is told the game (or `all`), how many games a match has, and how many milliseconds each has for a move:
//!
//! `cargo run --release -p catalog --example strangers -- all 200 1000`
//!
//! Each thinks on one core for the same time, that of its processor: a busy machine makes it longer and favours nobody.

#[path = "shared/processor.rs"]
mod processor;

use bots::contest::strangers::generic;
use bots::contest::{Deals, Limited, Match, elo};
use bots::{Bot, Budget, Level, Playable};
use catalog::{GameId, Rules, with_game};
use kernel::Game;
use processor::now;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

const SEED: u64 = 41;

const HEAD: &str = "| game | seats | against | games | points | 95% interval | Elo | aim |\n\
                    |---|---:|---|---:|---:|---:|---:|---:|";

/// What is to be played.
struct Trial {
    games: u32,
    millis: u64,
    threads: usize,
}

/// A way to make a bot for a game, from a seed.
type Maker<'a, G> = &'a (dyn Fn(u64) -> Box<dyn Bot<G>> + Sync);

impl Trial {
    fn limited<G: Game>(&self, bot: Box<dyn Bot<G>>) -> Box<dyn Bot<G>> {
        Box::new(Limited { bot, budget: Budget::time(Duration::from_millis(self.millis), &now).all() })
    }

    fn of<T: Playable>(&self, game: GameId) {
        let top = |seed| self.limited(T::bot(Level::STRONGEST, seed));
        for &(seats, percent) in T::BEATS_STRANGERS {
            let deals = self.play::<Rules<T>>(seats, &top, &|seed| self.limited(generic(seed)));
            println!("{}", row(game, seats, "a stranger", &deals, percent));
        }
        if let Some(textbook) = T::TEXTBOOK {
            let deals = self.play::<Rules<T>>(2, &top, &|_| self.limited((textbook.player)()));
            println!("{}", row(game, 2, "a textbook", &deals, textbook.beaten));
        }
        let deals = self.play::<Rules<T>>(2, &top, &|seed| T::bot(Level::Kraken, seed));
        println!("{}", row(game, 2, "kraken", &deals, T::BEATS_KRAKEN));
    }

    fn play<G: Game>(&self, seats: u8, a: Maker<'_, G>, b: Maker<'_, G>) -> Deals {
        let options = &G::options(seats, &G::Asked::default()).expect("no options are fine");
        let deals = self.games.div_ceil(seats.into()).max(1);
        let contest = Match { options, seats, seed: SEED, deals, threads: self.threads };
        contest.play(a, b, &mut |deals| {
            eprintln!("{} deals: {:.1}%", deals.count, 100.0 * deals.share());
            ControlFlow::Continue(())
        })
    }
}

fn row(game: GameId, seats: u8, against: &str, deals: &Deals, aim: u32) -> String {
    let (low, high) = deals.interval();
    let [share, low, high] = [deals.share(), low.max(0.0), high.min(1.0)].map(|share| 100.0 * share);
    let (games, gains) = (deals.count * u32::from(seats), elo(deals.share(), u32::from(seats) - 1));
    format!("| {game} | {seats} | {against} | {games} | {share:.1}% | {low:.1}–{high:.1}% | {gains:+.0} | ≥ {aim}% |")
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let trial = Trial { games: number(1, 200) as u32, millis: number(2, 1_000), threads };
    let wanted = words.first().map_or("all", String::as_str);
    println!("{HEAD}");
    for game in GameId::ALL.into_iter().filter(|game| [game.name(), "all"].contains(&wanted)) {
        with_game!(game, T => trial.of::<T>(game));
    }
    ExitCode::SUCCESS
}
