//! Plays the levels against each other, two seats, every deal twice with the seats swapped, and `kraken` against a plain
//! flat Monte-Carlo player:
//!
//! `cargo run --release -p bots --example ladder -- all 400` or, for one game and one rung, `-- kraaw 400 diver`.
//!
//! The same command gives the same games, however many threads the machine has.

use bots::contest::{Score, duel};
use bots::{Bot, Flat, Level};
use crab_stack::CrabStack;
use crabs::Crabs;
use kernel::Game;
use kraaw::Kraaw;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

type Maker<'a, G> = &'a (dyn Fn(u64) -> Box<dyn Bot<G>> + Sync);

const SEED: u64 = 1;
const FLAT_SIMULATIONS: u64 = 1_000;

/// Plays the games on all cores, a pair at a time.
fn all_at_once<G: Game>(games: u32, a: Maker<'_, G>, b: Maker<'_, G>) -> Score {
    let options = G::options(2, &G::Asked::default()).expect("two can play with no options");
    let (next, total) = (AtomicU32::new(0), Mutex::new(Score::default()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let from = next.fetch_add(2, Ordering::Relaxed);
                    if from >= games {
                        return;
                    }
                    let score = duel(&options, from..(from + 2).min(games), SEED, a, b);
                    *total.lock().unwrap_or_else(PoisonError::into_inner) += score;
                }
            });
        }
    });
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn row(game: &str, upper: &str, lower: &str, score: Score, start: Instant) {
    let (low, high) = score.interval();
    let [share, low, high] = [score.share(), low, high].map(|share| 100.0 * share);
    let Score { wins, draws, losses } = score;
    let (elo, seconds) = (score.elo(), start.elapsed().as_secs());
    println!(
        "| {game} | {upper} | {lower} | {wins} | {draws} | {losses} | {share:.1}% | {low:.1}–{high:.1}% | {elo:+.0} | {seconds} s |"
    );
}

/// The rungs of one game, or the one whose upper level is asked for; `flat` asks for the match against flat search.
fn ladder<G: Game>(name: &str, games: u32, only: Option<&str>, bot: impl Fn(Level, u64) -> Box<dyn Bot<G>> + Sync) {
    for pair in Level::ALL.windows(2).filter(|pair| only.is_none_or(|only| only == pair[1].name())) {
        let start = Instant::now();
        let score = all_at_once(games, &|seed| bot(pair[1], seed), &|seed| bot(pair[0], seed));
        row(name, pair[1].name(), pair[0].name(), score, start);
    }
    if only.is_none_or(|only| only == "flat") {
        let start = Instant::now();
        let flat = |seed| -> Box<dyn Bot<G>> { Box::new(Flat::new(FLAT_SIMULATIONS, seed)) };
        let score = all_at_once(games.min(100), &|seed| bot(Level::Kraken, seed), &flat);
        row(name, "kraken", "flat 1,000", score, start);
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("all", String::as_str);
    let games = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(400);
    let only = words.get(2).map(String::as_str);
    println!("| game | level | against | won | shared | lost | points | 95% interval | Elo | time |");
    println!("|---|---|---|---|---|---|---|---|---|---|");
    if ["all", "crab-stack"].contains(&game) {
        ladder::<CrabStack>("Crab Stack", games, only, |level, seed| Box::new(bots::crab_stack::bot(level, seed)));
    }
    if ["all", "crabs"].contains(&game) {
        ladder::<Crabs>("Crabs!", games, only, |level, seed| Box::new(bots::crabs::bot(level, seed)));
    }
    if ["all", "kraaw"].contains(&game) {
        ladder::<Kraaw>("Kraaw", games, only, |level, seed| Box::new(bots::kraaw::bot(level, seed)));
    }
}
