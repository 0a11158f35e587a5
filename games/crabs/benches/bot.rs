//! How fast Crabs!'s players think. `cargo bench -p crabs --bench bot`: simulations a second beside bare imagining and playing
//! out, and the slowest answer of each level.

use bots::speed::{simulations, slowest};
use bots::tree::{Config, Widening};
use crabs::Title;
use crabs::bot::{Crabber, Taste};
use crabs::rules::Crabs;

fn main() {
    println!("| game | simulations/s | bare | ratio |\n|---|---|---|---|");
    let config = Config {
        simulations: 4_000,
        expand_after: 20,
        widening: Widening { first: 6.0, rate: 0.5 },
        longest_playout: 400,
        ..Config::default()
    };
    simulations::<Crabs, _>(2, config, Crabber::new(0, Taste::FOUND, 1));
    println!("\n| slowest answer | hatchling | paddler | swimmer | diver | kraken |\n|---|---|---|---|---|---|");
    [2, 5].into_iter().for_each(slowest::<Title>);
}
