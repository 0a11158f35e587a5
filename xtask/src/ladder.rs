//! `cargo xtask ladder`, `sprt` and `chances`: how strong the bots are, and how well they know their chances.

use crate::run;
use anyhow::Result;
use catalog::GameId;
use clap::builder::PossibleValuesParser;
use std::process::Command;

/// What of the ladder to play.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; all of them if none is named
    #[arg(long, default_value = "all", value_parser = games())]
    game: String,
    /// How many games a match has
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// Only the match of this level against the one below, or of `kraken` against flat search
    #[arg(long, value_parser = ["paddler", "swimmer", "diver", "kraken", "flat"])]
    rung: Option<String>,
}

fn games() -> PossibleValuesParser {
    ["all"].into_iter().chain(GameId::ALL.map(GameId::name)).collect::<Vec<_>>().into()
}

/// Who is to be compared.
#[derive(clap::Args)]
pub(crate) struct Comparison {
    /// The game
    #[arg(long, value_parser = GameId::ALL.map(GameId::name))]
    game: String,
    /// With how many seats
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Who plays alone: `LEVEL`, `LEVEL@SIMULATIONS` or `LEVEL@250ms`
    #[arg(long)]
    a: String,
    /// Who sits on all other seats
    #[arg(long)]
    b: String,
    /// The two differences in Elo to tell apart
    #[arg(long, num_args = 2, value_names = ["FROM", "TO"], default_values_t = [0.0, 30.0], allow_negative_numbers = true)]
    elo: Vec<f64>,
    /// The most deals, each played from every seat
    #[arg(long, default_value_t = 400)]
    deals: u32,
    /// What the deals are made from: another for every trial
    #[arg(long)]
    seed: u64,
}

/// Whose chances are to be measured.
#[derive(clap::Args)]
pub(crate) struct Chances {
    /// The game; all of them if none is named
    #[arg(long, default_value = "all", value_parser = games())]
    game: String,
    /// How many games
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// What the deals are made from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many simulations each choice has, if not as many as the level wants
    #[arg(long)]
    simulations: Option<u64>,
}

/// Plays the matches with bots at their full speed. Fails if a match of many games misses its aim.
pub(crate) fn run(args: &Args) -> Result<()> {
    run::run(example("ladder").args([&args.game, &args.games.to_string()]).args(&args.rung))
}

/// Plays until it is known which of two differences in strength is the true one.
pub(crate) fn compare(Comparison { game, seats, a, b, elo, deals, seed }: &Comparison) -> Result<()> {
    let numbers = [elo[0].to_string(), elo[1].to_string(), deals.to_string(), seed.to_string()];
    run::run(example("sprt").args([game, &seats.to_string(), a, b]).args(numbers))
}

/// Holds what the strongest level says of its chances against what comes of them.
pub(crate) fn chances(Chances { game, games, seed, simulations }: &Chances) -> Result<()> {
    let simulations = simulations.map(|most| most.to_string());
    run::run(example("chances").args([game, &games.to_string(), &seed.to_string()]).args(simulations))
}

/// A program of the catalog's, which has all games, at full speed.
fn example(name: &str) -> Command {
    run::cargo(&["run", "--quiet", "--release", "--package", "catalog", "--example", name, "--"])
}
