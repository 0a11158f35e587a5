//! `strandline match`: two players meet many times, to find out who is stronger.
//!
//! A player is a bot of the house or a program in any language, which is spoken to over the umpire's
//! protocol turned around: `docs/bots-of-your-own.md` describes it.

mod entrant;
mod game;
mod player;
mod process;
mod program;
mod report;
mod series;
mod tally;

use crate::options::{OptionArgs, Options};
use crate::out::Out;
use crate::play::{game_named, seed_of_now};
use anyhow::Result;
use catalog::Json;
use entrant::Entrant;
use player::Player;
use report::Report;
use serde_json::Value;
use std::io::{IsTerminal, Write};
use std::time::Duration;
use table::{Dealer, Session};
use tally::Tally;
use words::Lang;

/// Who meets whom, at what.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// One player: level:NAME, flat:SIMULATIONS, random, or 'cmd:PROGRAM ARGUMENTS'.
    #[arg(long, value_name = "PLAYER")]
    a: String,
    /// The other, who takes all seats but one where there are more than two.
    #[arg(long, value_name = "PLAYER")]
    b: String,
    /// Which game.
    #[arg(long)]
    game: String,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// How many seats the table has.
    #[arg(long, default_value_t = 2)]
    seats: u8,
    #[command(flatten)]
    options: OptionArgs,
    /// Where chance comes from. The same seed deals the same games.
    #[arg(long)]
    seed: Option<u64>,
    /// How long a player may think about a move, in milliseconds.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    millis: u64,
    /// How much longer the first answer of a program that was just started may take, in milliseconds.
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(..=600_000))]
    startup: u64,
    /// How many games are played at once. Each has programs of its own.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Report as JSON.
    #[arg(long)]
    json: bool,
}

/// The match as it was asked for, and checked.
pub(crate) struct Plan {
    game: String,
    seats: u8,
    options: Value,
    /// The options in full, as programs are told them.
    full_options: Json,
    seed: u64,
    games: u32,
    limits: Limits,
    a: Entrant,
    b: Entrant,
    lang: Lang,
}

/// How long players may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// For a move.
    thought: Duration,
    /// For starting a program.
    startup: Duration,
}

impl Plan {
    fn new(args: &Args, lang: Lang) -> Result<Self> {
        let seed = args.seed.unwrap_or_else(seed_of_now);
        let asked = Options::read(game_named(&args.game, lang)?, &args.options, lang)?;
        let options = asked.values();
        let started = Session::new(&args.game, args.seats, &options, Dealer::seeded(seed));
        let started = started.map_err(|problem| asked.explain(&problem, lang))?;
        let limits =
            Limits { thought: Duration::from_millis(args.millis), startup: Duration::from_millis(args.startup) };
        Ok(Self {
            game: args.game.clone(),
            seats: args.seats,
            options,
            full_options: started.game().options(),
            seed,
            games: args.games,
            limits,
            a: Entrant::read(&args.a, lang)?,
            b: Entrant::read(&args.b, lang)?,
            lang,
        })
    }

    /// A player for each seat: one of a's first, then those of b. Each is a player of its own, so that
    /// none knows what another sees.
    fn players(&self) -> Vec<Box<dyn Player>> {
        let rivals = (1..self.seats).map(|_| self.b.player(self));
        std::iter::once(self.a.player(self)).chain(rivals).collect()
    }
}

/// Plays the match and prints what came of it.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<()> {
    let plan = Plan::new(args, lang)?;
    let watched = std::io::stderr().is_terminal();
    let tally = series::play(&plan, args.threads, |so_far| {
        if watched {
            show_progress(&plan, so_far);
        }
    })?;
    let report = Report::new(&plan, &tally);
    let text = if args.json { serde_json::to_string(&report)? } else { report.text(lang) };
    Ok(writeln!(Out::new(lang), "{text}")?)
}

/// Overwrites one line with how far the match is; clears it at the end.
fn show_progress(plan: &Plan, so_far: &Tally) {
    let args = [
        ("done", so_far.games().into()),
        ("games", plan.games.into()),
        ("wins", so_far.wins.into()),
        ("draws", so_far.draws.into()),
        ("losses", so_far.losses.into()),
    ];
    let line = words::say_with(plan.lang, "match-progress", &args);
    let line = if so_far.games() == plan.games { String::new() } else { line };
    // Whoever watches may have gone: the match goes on.
    let _ = write!(std::io::stderr(), "\r\x1b[K{line}");
}
