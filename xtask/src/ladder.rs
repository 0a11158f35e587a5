//! `cargo xtask ladder`, `sprt`, `habits` and `chances`: how strong the bots are, how they play, and how well they know
//! their chances.

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
    /// How many games a match has; without `--strangers` 400, and fewer for the levels that think long
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..))]
    games: Option<u32>,
    /// With how many seats: a number, or `all`
    #[arg(long, default_value = "2")]
    seats: String,
    /// Only the match of this level against the one below, or of `kraken` against flat search
    #[arg(long, value_parser = ["paddler", "swimmer", "diver", "kraken", "leviathan", "maelstrom", "flat"])]
    rung: Option<String>,
    /// The strongest level against strangers and against `kraken`, each with the same time on one core
    #[arg(long)]
    strangers: bool,
    /// How many milliseconds each has for a move there
    #[arg(long, default_value_t = 1_000)]
    millis: u64,
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
    /// Who plays alone: `LEVEL`, `ELO` or `LEVEL:CHARACTER`, perhaps with `@SIMULATIONS` or `@250ms`
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

/// Whose habits are to be told.
#[derive(clap::Args)]
pub(crate) struct Habits {
    /// The game; all of them if none is named
    #[arg(long, default_value = "all", value_parser = games())]
    game: String,
    /// How many games each plays among its like
    #[arg(long, default_value_t = 12)]
    games: u32,
    /// With how many seats
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// The characters of this level or strength side by side, and not the levels
    #[arg(long, value_name = "LEVEL")]
    characters: Option<String>,
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
    /// With how many seats
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// How many simulations each choice has, if not as many as the level wants
    #[arg(long)]
    simulations: Option<u64>,
    /// A folder for a plot of each game
    #[arg(long)]
    plots: Option<String>,
}

/// Plays the matches with bots at their full speed. Fails if a match of many games misses its aim.
pub(crate) fn run(Args { game, games, seats, rung, strangers, millis }: &Args) -> Result<()> {
    if *strangers {
        let numbers = [games.unwrap_or(200).to_string(), millis.to_string()];
        return run::run(example("strangers").arg(game).args(numbers));
    }
    run::run(example("ladder").args([game, &games.unwrap_or(400).to_string(), seats]).args(rung))
}

/// Prints what players do by habit.
pub(crate) fn habits(Habits { game, games, seats, characters }: &Habits) -> Result<()> {
    let whose = characters.as_deref().unwrap_or("levels");
    run::run(example("habits").args([game, &games.to_string(), &seats.to_string(), whose]))
}

/// Plays until it is known which of two differences in strength is the true one.
pub(crate) fn compare(Comparison { game, seats, a, b, elo, deals, seed }: &Comparison) -> Result<()> {
    let numbers = [elo[0].to_string(), elo[1].to_string(), deals.to_string(), seed.to_string()];
    run::run(example("sprt").args([game, &seats.to_string(), a, b]).args(numbers))
}

/// Holds what `kraken` says of its chances against what comes of them.
pub(crate) fn chances(Chances { game, games, seed, seats, simulations, plots }: &Chances) -> Result<()> {
    let numbers =
        [u64::from(*games), *seed, u64::from(*seats), simulations.unwrap_or(0)].map(|number| number.to_string());
    run::run(example("chances").arg(game).args(numbers).args(plots))
}

/// A program of the catalog's, which has all games, at full speed.
fn example(name: &str) -> Command {
    run::cargo(&["run", "--quiet", "--release", "--package", "catalog", "--example", name, "--"])
}
