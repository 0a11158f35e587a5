//! `cargo xtask attack`: strangers do what they can to a house of its own process, which may open 1,024 files, while two
//! people play there and others come in. What became of each attack, and how long the players waited, is a table.

mod guests;
mod rudeness;

use crate::served::{self, Folder, Served};
use anyhow::{Result, ensure};
use guests::{Guests, Waited};
use rudeness::{Rudeness, Target};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

/// How many files the house may open.
const FILES: u32 = 1_024;
/// Time-outs, in seconds, short enough to see them at work.
const TIME_OUTS: [&str; 4] = ["header-seconds", "request-seconds", "write-seconds", "silence-seconds"];
const SHORT: &str = "5";
/// Nobody who plays may wait longer for an answer, on a machine that does the attacking too.
const LONGEST: Duration = Duration::from_secs(5);

/// How the house is attacked.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Seconds that each attack goes on
    #[arg(long, default_value_t = 12)]
    seconds: u64,
    /// Attack this `strandline`, and do not build one
    #[arg(long)]
    program: Option<PathBuf>,
}

/// Runs every attack in turn, and prints the table.
pub(crate) fn run(args: &Args) -> Result<()> {
    let program = match &args.program {
        Some(program) => program.clone(),
        None => served::build(&["strandline"])?.join("strandline"),
    };
    let folder = Folder::new("attack")?;
    let server = start(&program, &folder.0)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(attack(&server, Duration::from_secs(args.seconds)))
}

/// A house with the usual limits.
fn start(program: &Path, data: &Path) -> Result<Served> {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -n {FILES}; exec \"$0\" \"$@\"")]).arg(program);
    command.args(["--lang", "en", "serve", "--log", "error", "--listen", "127.0.0.1:0", "--data"]).arg(data);
    command.args(TIME_OUTS.iter().flat_map(|setting| [format!("--{setting}"), SHORT.to_owned()]));
    Served::run(command)
}

async fn attack(server: &Served, time: Duration) -> Result<()> {
    let guests = Guests::sit_down(server.address).await?;
    println!(
        "| attack | tried | what became of it | players waited, p50 and p99, before | during | newcomers, p99 | MB |"
    );
    println!("|---|---|---|---|---|---|---|");
    for rudeness in Rudeness::ALL {
        let before = guests.for_a_while(Duration::from_secs(3)).await;
        let target = Arc::new(Target::new(server.address, guests.table(), rudeness));
        let (during, ()) = tokio::join!(guests.for_a_while(time), target.attack(time));
        let megabytes = server.memory()? as f64 / 1e6;
        println!(
            "| {} | {} | {} | {} | {} | {} | {megabytes:.0} |",
            rudeness.name(),
            rudeness.tried(),
            target.outcome(),
            before.moves(),
            during.moves(),
            during.newcomers()
        );
        check(rudeness, &during)?;
    }
    Ok(())
}

/// Everybody else is served, and not much later.
fn check(rudeness: Rudeness, waited: &Waited) -> Result<()> {
    let name = rudeness.name();
    ensure!(waited.failed == 0, "{name}: {} of those who behave were not answered", waited.failed);
    ensure!(waited.longest() < LONGEST, "{name}: somebody waited {:?}", waited.longest());
    Ok(())
}
