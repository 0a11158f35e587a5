//! `cargo xtask bench-server`: how many moves the server keeps, how fast others see them, and what it costs; of each game,
//! beside the least that any such server could do, and beside an earlier version.
//!
//! Clients make random legal moves of the real game over real sockets. They ask the server for nothing but that: a client
//! knows its view from what it is told anyway, imagines a game that has this view, and draws a move there, which is legal
//! at the table too since legal moves are the same in every world that a seat can imagine. So neither listing moves nor
//! reading views is part of what is measured.
//!
//! What counts is the processor time of the server's process: that hardly depends on what else the machine does, but a
//! little on how many moves go into one commit, so the programs take turns (A B C A B C …), and all their rounds are added
//! up. All tables play as fast as they can until each has made so many moves; then, for the latency that people see, a few
//! more at a tenth of that pace.

mod measure;
mod players;
mod speech;

use crate::served::{self, Folder, Served};
use anyhow::Result;
use catalog::GameId;
use kernel::Game;
use measure::{Figures, measure};
use players::{Bare, Bytes, Pair};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How the server is measured.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only this game; every game without it
    #[arg(long)]
    game: Option<GameId>,
    /// Tables played at once, with two clients each
    #[arg(long, default_value_t = 1_000)]
    tables: u64,
    /// Moves at each table as fast as they can be made
    #[arg(long, default_value_t = 10)]
    moves: u64,
    /// How often each program is measured
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// A `strandline` of an earlier version, whose views this one reads, to be measured in turn with it
    #[arg(long, value_name = "PROGRAM")]
    against: Option<PathBuf>,
}

/// Builds the programs, has them measured in turn, and prints what was found.
pub(crate) fn run(args: &Args) -> Result<()> {
    let house = served::build(&["strandline", "bare-loop"])?;
    let games = args.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
    for game in games {
        catalog::with_game!(game, T => compare::<catalog::Rules<T>>(args, &house))?;
    }
    Ok(())
}

fn compare<G: Game>(args: &Args, built: &Path) -> Result<()> {
    let (mut ours, mut bare, mut theirs) = <(Figures, Figures, Figures)>::default();
    for _ in 0..args.rounds {
        ours.add(house::<G>(args, &built.join("strandline"))?);
        bare.add(bare_loop(args, &built.join("bare-loop"), ours.bytes())?);
        if let Some(program) = &args.against {
            theirs.add(house::<G>(args, program)?);
        }
    }
    println!("{}: {} tables of two, {} moves", G::ID, args.tables, ours.moves);
    println!(
        "               moves/CPU s     µs CPU a move   saturated p50, p99   at a tenth p50, p99   kB a table, played"
    );
    println!("  this version {ours}");
    println!("  bare loop    {bare}");
    if args.against.is_some() {
        println!("  against      {theirs}");
        println!("  {:.2} of the CPU a move of the version against", ours.cpu_of_move() / theirs.cpu_of_move());
    }
    println!("  {:.2} of the bare loop's moves for each second of CPU", bare.cpu_of_move() / ours.cpu_of_move());
    Ok(())
}

fn house<G: Game>(args: &Args, program: &Path) -> Result<Figures> {
    let folder = Folder::new("bench-server")?;
    let server = Served::start(program, &folder.0, 0)?;
    measure(args, &server, |table| Pair::<G>::sit(server.address, table))
}

fn bare_loop(args: &Args, program: &Path, bytes: Bytes) -> Result<Figures> {
    let folder = Folder::new("bench-bare")?;
    let mut command = Command::new(program);
    command.arg(&folder.0);
    let server = Served::run(command)?;
    measure(args, &server, |table| Bare::sit(server.address, table, bytes))
}
