//! `cargo xtask ladder`: whether each level of the bots beats the one below, and by how much.

use crate::run;
use anyhow::Result;
use catalog::GameId;
use clap::builder::PossibleValuesParser;

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

/// Plays the matches with bots at their full speed. Fails if a match of many games misses its aim.
pub(crate) fn run(args: &Args) -> Result<()> {
    let mut ladder = run::cargo(&["run", "--quiet", "--release", "--package", "catalog", "--example", "ladder", "--"]);
    ladder.args([&args.game, &args.games.to_string()]).args(&args.rung);
    run::run(&mut ladder)
}
