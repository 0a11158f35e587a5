//! Plays the levels of a game against each other: `cargo run --release -p bots --example ladder -- crab-stack 400`.

use bots::contest::{Score, duel};
use bots::{Bot, Flat, Level};
use crab_stack::CrabStack;
use crabs::Crabs;
use kernel::Game;
use kraaw::Kraaw;
use std::time::Instant;

fn row(name: &str, score: Score, seconds: f64) {
    let (low, high) = score.interval();
    println!(
        "| {name} | {} | {} | {} | {:.1}% | {:.1}–{:.1}% | {:+.0} | {seconds:.1} s",
        score.wins,
        score.draws,
        score.losses,
        100.0 * score.share(),
        100.0 * low,
        100.0 * high,
        score.elo()
    );
}

fn ladder<G: Game>(games: u32, seed: u64, bot: impl Fn(Level, u64) -> Box<dyn Bot<G>>, only: Option<&str>) {
    let options = G::options(2, &G::Asked::default()).expect("two can play with no options");
    for pair in Level::ALL.windows(2) {
        let name = format!("{} against {}", pair[1], pair[0]);
        if only.is_some_and(|only| !name.starts_with(only)) {
            continue;
        }
        let start = Instant::now();
        let score = duel(&options, games, seed, |seed| bot(pair[1], seed), |seed| bot(pair[0], seed));
        row(&name, score, start.elapsed().as_secs_f64());
    }
    if only.is_none_or(|only| only == "flat") {
        let start = Instant::now();
        let flat = |seed| -> Box<dyn Bot<G>> { Box::new(Flat::new(1_000, seed)) };
        let score = duel(&options, games.min(100), seed, |seed| bot(Level::Kraken, seed), flat);
        row("kraken against flat 1,000", score, start.elapsed().as_secs_f64());
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(100);
    let only = words.get(2).map(String::as_str);
    match words.first().map(String::as_str) {
        Some("crab-stack") => {
            ladder::<CrabStack>(games, 1, |level, seed| Box::new(bots::crab_stack::bot(level, seed)), only);
        }
        Some("crabs") => ladder::<Crabs>(games, 1, |level, seed| Box::new(bots::crabs::bot(level, seed)), only),
        Some("kraaw") => ladder::<Kraaw>(games, 1, |level, seed| Box::new(bots::kraaw::bot(level, seed)), only),
        _ => eprintln!("which game?"),
    }
}
