//! How fast Kraaw's players think. `cargo bench -p kraaw --bench bot`: simulations a second beside bare imagining and playing
//! out, and the slowest answer of each level.

use bots::speed::{simulations, slowest};
use bots::tree::Config;
use kraaw::Title;
use kraaw::bot::{Crow, Habits};
use kraaw::rules::Kraaw;

fn main() {
    println!("| game | simulations/s | bare | ratio |\n|---|---|---|---|");
    let config = Config { simulations: 10_000, longest_playout: 400, ..Config::default() };
    simulations::<Kraaw, _>(2, config, Crow::new(0, Habits::FOUND, 1));
    println!("\n| slowest answer | hatchling | paddler | swimmer | diver | kraken |\n|---|---|---|---|---|---|");
    [2, 6].into_iter().for_each(slowest::<Title>);
}
