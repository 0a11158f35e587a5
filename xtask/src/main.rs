//! All that a developer runs, behind `cargo xtask`. One file a command.
//!
//! Nothing here is part of the games: it starts cargo, and looks at the files of the house.

mod attack;
mod bench;
mod bench_server;
mod bless;
mod dist;
mod e2e;
mod ladder;
mod metadata;
mod new_game;
mod play;
mod proxies;
mod rules_pages;
mod run;
mod served;
mod setup;
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
    /// Build everything and play in the browser; in the terminal if a game is named: `play GAME --lang fr`
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
        /// With the client built quickly, not as players get it
        #[arg(long)]
        quick: bool,
        /// What Playwright is told, such as a name to look for
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Measure the client in a real browser: what is fetched, when it answers, how smooth it stays
    BenchWeb,
    /// Bring what the tests need besides cargo: a browser, proxies; as root by apt-get, else it says how
    Setup,
    /// Check everything: format, lints, tidiness, tests, the browser's build, fuzzing
    Test,
    /// Measure speed: every benchmark, or those of one game or room
    Bench {
        /// The game or room, by the name of its folder
        game: Option<String>,
        /// What criterion is told, after `--`
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Solve late positions, and see whether levels keep what those are worth
    Endings {
        /// How many positions of each size
        #[arg(long, default_value_t = 100)]
        positions: u32,
        /// How many seconds of the processor each question has
        #[arg(long, default_value_t = 1.0)]
        seconds: f64,
    },
    /// Play the levels of the bots against each other, and print the table of `docs/bots.md`
    Ladder(ladder::Args),
    /// Play one bot against others until it is known which of two differences in strength is true
    Sprt(ladder::Comparison),
    /// Print what players of each level, or of each character, do by habit
    Habits(ladder::Habits),
    /// Hold what the strongest bots say of their chances against what comes of them
    Chances(ladder::Chances),
    /// Measure the server: many tables at once over real `WebSockets`, with durable commits
    BenchServer(bench_server::Args),
    /// Do to a house what rude strangers do, while others play there, and see how long these wait
    Attack(attack::Args),
    /// Kill the server at random moments while clients play, and see that nothing is lost
    Torture(torture::Args),
    /// Try the examples for proxies in `deploy/`, each with the real one before a house
    Proxies,
    /// Lay out a small complete game, to be made into another, and list it
    NewGame {
        /// The name programs call it by, such as `some-game`
        name: String,
    },
    /// Lay out such a game in a copy of the tree, and play it in the terminal and in a browser
    TryNewGame,
    /// Check that the house is in order: who depends on whom, files, words
    Tidy,
    /// Accept what the snapshot tests show now
    Bless {
        /// Only this package
        package: Option<String>,
    },
    /// Make the recording of a game in the terminal anew that README shows
    Recording,
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
        Command::Dist { quick } => dist::run(dist::Build::asked(quick)),
        Command::E2e { quick, args } => e2e::run(dist::Build::asked(quick), &args),
        Command::BenchWeb => e2e::bench(),
        Command::Setup => setup::run(),
        Command::Test => return Ok(test::run()),
        Command::Bench { game, args } => bench::run(game.as_deref(), &args),
        Command::Endings { positions, seconds } => bench::endings(positions, seconds),
        Command::Ladder(args) => ladder::run(&args),
        Command::Sprt(args) => ladder::compare(&args),
        Command::Habits(args) => ladder::habits(&args),
        Command::Chances(args) => ladder::chances(&args),
        Command::BenchServer(args) => bench_server::run(&args),
        Command::Attack(args) => attack::run(&args),
        Command::Torture(args) => torture::run(&args),
        Command::Proxies => proxies::run(),
        Command::NewGame { name } => new_game::run(&name),
        Command::TryNewGame => new_game::trial::run(),
        Command::Tidy => tidy::run(),
        Command::Bless { package } => bless::run(package.as_deref()),
        Command::Recording => bless::recording(),
    }
    .map(|()| ExitCode::SUCCESS)
}
