//! How fast Crab Stack's players think. `cargo bench -p crab-stack --bench bot`: simulations a second beside bare imagining
//! and playing out, the slowest answer of each level, and nodes a second and depth from 20 fixed starts, by one worker and
//! by two. `-- SECONDS` gives each search that long instead of one second. Late positions have a benchmark of their own.

use bots::alphabeta::{AlphaBeta, Config};
use bots::speed::{simulations, slowest, somewhere};
use bots::{Budget, Dice, tree};
use crab_stack::Title;
use crab_stack::bot::Eyes;
use crab_stack::rules::CrabStack;
use std::time::{Duration, Instant};

fn searcher(workers: u32) -> AlphaBeta<CrabStack, Eyes> {
    AlphaBeta::new(Eyes::open(), Config { table_bits: 22, workers, ..Config::default() })
}

fn depths(time: Duration, workers: u32) {
    let mut dice = Dice::new(20);
    let (mut nodes, mut depths) = (0, Vec::new());
    let start = Instant::now();
    for _ in 0..20 {
        let game: CrabStack = somewhere(2, 0, &mut dice);
        let begun = Instant::now();
        let clock = move || begun.elapsed();
        let report = searcher(workers).search(&game, &Budget::time(time, &clock));
        nodes += report.as_ref().map_or(0, |report| report.nodes);
        depths.push(report.map_or(0, |report| report.depth));
    }
    let rate = nodes as f64 / start.elapsed().as_secs_f64();
    depths.sort_unstable();
    println!(
        "Crab Stack, 20 starts, {time:?} each, workers: {workers}: {rate:.0} nodes/s; depth {} to {}, median {}",
        depths[0], depths[19], depths[10]
    );
}

fn main() {
    let seconds = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(1.0);
    let time = Duration::from_secs_f64(seconds);
    println!("| game | simulations/s | bare | ratio |\n|---|---|---|---|");
    let config = tree::Config { simulations: 20_000, longest_playout: 400, ..tree::Config::default() };
    simulations::<CrabStack, _>(4, config, Eyes::open());
    println!("\n| slowest answer | hatchling | paddler | swimmer | diver | kraken |\n|---|---|---|---|---|---|");
    [2, 4].into_iter().for_each(slowest::<Title>);
    println!();
    [1, 2].into_iter().for_each(|workers| depths(time, workers));
}
