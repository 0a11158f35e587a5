//! All that a developer runs, behind `cargo xtask`. One file a command.
//!
//! Nothing here is part of the games: it starts cargo, and looks at the files of the house.

mod bench;
mod bench_server;
mod bless;
mod dist;
mod e2e;
mod ladder;
mod leaflets;
mod metadata;
mod play;
mod run;
mod served;
mod test;
mod tidy;
mod toolchain;
mod torture;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// All that a developer runs.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_version_flag = true)]
struct Xtask {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build everything and play in the browser; in the terminal if a game is named: `play kraaw --lang fr`
    #[command(disable_help_flag = true)]
    Play {
        /// What `strandline play` is told
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Build the browser client into `dist/`, ready to be embedded
    Dist {
        /// Quickly, uncompressed: to look at it while working on it
        #[arg(long)]
        quick: bool,
    },
    /// Play whole games in a real browser
    E2e {
        /// What Playwright is told, such as a name to look for
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Measure the client in a real browser: what is fetched, when it answers, how smooth it stays
    BenchWeb,
    /// Check everything: format, lints, tidiness, tests, the browser's build, fuzzing
    Test,
    /// Measure speed: every benchmark, or those of one game or room
    Bench {
        /// The game or room, such as `crab-stack`
        game: Option<String>,
        /// What criterion is told, after `--`
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Play the levels of the bots against each other, and print the table of `docs/bots.md`
    Ladder(ladder::Args),
    /// Measure the server: many tables at once over real `WebSockets`, with durable commits
    BenchServer(bench_server::Args),
    /// Kill the server at random moments while clients play, and see that nothing is lost
    Torture(torture::Args),
    /// Check that the house is in order: who depends on whom, files, words
    Tidy,
    /// Accept what the snapshot tests show now
    Bless {
        /// Only this package
        package: Option<String>,
    },
}

fn main() -> ExitCode {
    match obey(Xtask::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn obey(command: Command) -> Result<ExitCode> {
    match command {
        Command::Play { args } => play::run(&args),
        Command::Dist { quick } => dist::run(if quick { dist::Build::Quick } else { dist::Build::Release }),
        Command::E2e { args } => e2e::run(&args),
        Command::BenchWeb => e2e::bench(),
        Command::Test => return Ok(test::run()),
        Command::Bench { game, args } => bench::run(game.as_deref(), &args),
        Command::Ladder(args) => ladder::run(&args),
        Command::BenchServer(args) => bench_server::run(&args),
        Command::Torture(args) => torture::run(&args),
        Command::Tidy => tidy::run(),
        Command::Bless { package } => bless::run(package.as_deref()),
    }
    .map(|()| ExitCode::SUCCESS)
}
