//! `strandline match`: players meet many times, to find out who is stronger.
//!
//! A player is a bot of the house or a program in any language, which is spoken to over the umpire's
//! protocol turned around: `docs/bots-of-your-own.md` describes it. Two meet each other; where there are more,
//! everybody meets everybody.

mod entrant;
mod game;
mod player;
mod process;
mod program;
mod progress;
mod ratings;
mod records;
mod report;
mod series;
mod standings;
mod stop;
mod tally;
mod test_of_strength;

use crate::ending::Ending;
use crate::options::{OptionArgs, Options};
use crate::out::Out;
use crate::play::{game_named, seed_of_now};
use anyhow::Result;
use catalog::Json;
use entrant::Entrant;
use player::Player;
use progress::Progress;
use records::Folder;
use report::Report;
use serde_json::Value;
use series::Series;
use standings::Standings;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;
use stop::Stop;
use table::{Dealer, Session};
use test_of_strength::Guesses;
use words::{Lang, say_with};

/// Who meets whom, at what.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// One player: level:NAME, flat:SIMULATIONS, random, or 'cmd:PROGRAM ARGUMENTS'.
    #[arg(long, value_name = "PLAYER")]
    a: String,
    /// The other, who takes all seats but one where there are more than two.
    #[arg(long, value_name = "PLAYER")]
    b: String,
    /// One more player. May be given several times. Then everybody meets everybody.
    #[arg(long, value_name = "PLAYER")]
    player: Vec<String>,
    /// Which game.
    #[arg(long)]
    game: String,
    /// How many games; where everybody meets everybody, how many each pair plays.
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
    /// Stops when it is known whether a is stronger than b by no more than the first, or by at least the second.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// Stops when the same program ended by itself in so many games in a row; 0 for never.
    #[arg(long, default_value_t = 3)]
    crashes: u32,
    /// Writes a record of each game into this folder.
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Report as JSON.
    #[arg(long)]
    json: bool,
    /// Say nothing of how far the match is.
    #[arg(long)]
    quiet: bool,
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
    threads: u16,
    limits: Limits,
    /// At least two: a, b and whoever else.
    entrants: Vec<Entrant>,
    sprt: Option<Guesses>,
    crashes: u32,
    records: Option<Folder>,
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
    /// All that can be found wrong is found here, before anything is played.
    fn new(args: &Args, lang: Lang) -> Result<Self> {
        let seed = args.seed.unwrap_or_else(seed_of_now);
        let asked = Options::read(game_named(&args.game, lang)?, &args.options, lang)?;
        let options = asked.values();
        let started = Session::new(&args.game, args.seats, &options, Dealer::seeded(seed));
        let started = started.map_err(|problem| asked.explain(&problem, lang))?;
        let limits =
            Limits { thought: Duration::from_millis(args.millis), startup: Duration::from_millis(args.startup) };
        let names = [&args.a, &args.b].into_iter().chain(&args.player);
        let entrants = names.map(|name| Entrant::read(name, lang)).collect::<Result<Vec<_>>>()?;
        entrants.iter().try_for_each(|entrant| entrant.check(lang))?;
        let sprt = args.sprt.as_deref().map(|text| guesses(text, &entrants, lang)).transpose()?;
        let folder = |path: &PathBuf| Folder::prepare(path, &args.game, seed, args.games, lang);
        let records = args.records.as_ref().map(folder).transpose()?;
        Ok(Self {
            game: args.game.clone(),
            seats: args.seats,
            options,
            full_options: started.game().options(),
            seed,
            games: args.games,
            threads: args.threads,
            limits,
            entrants,
            sprt,
            crashes: args.crashes,
            records,
            lang,
        })
    }

    /// A player for each seat of a game between two: one of a's first, then those of b. Each is a player of its own, so
    /// that none knows what another sees.
    fn players(&self, (a, b): (usize, usize), stop: &Stop) -> Vec<Box<dyn Player>> {
        let rivals = (1..self.seats).map(|_| self.entrants[b].player(self, stop));
        std::iter::once(self.entrants[a].player(self, stop)).chain(rivals).collect()
    }

    /// Who meets whom: a and b, or everybody everybody. With more than two seats it matters who is the one alone.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let players = self.entrants.len();
        let all = (0..players).flat_map(|a| (0..players).map(move |b| (a, b)));
        let once = players == 2 || self.seats == 2;
        all.filter(|&(a, b)| if once { a < b } else { a != b }).collect()
    }

    /// Whether there are more than a and b.
    fn is_tournament(&self) -> bool {
        self.entrants.len() > 2
    }
}

/// A test is between two players.
fn guesses(text: &str, entrants: &[Entrant], lang: Lang) -> Result<Guesses> {
    if entrants.len() > 2 {
        return Err(Ending::Mistyped.with(words::say(lang, "match-sprt-of-two")));
    }
    text.parse().map_err(|_| Ending::Mistyped.with(say_with(lang, "match-bad-sprt", &[("text", text.into())])))
}

/// Plays the match and prints what came of it.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<Ending> {
    let plan = Plan::new(args, lang)?;
    let stop = Stop::when_interrupted();
    let pairs = plan.pairs();
    let mut progress = Progress::new(&plan, plan.games.saturating_mul(pairs.len() as u32), args.quiet);
    let (mut crashes, mut all) = (vec![0; plan.entrants.len()], Vec::<Series>::new());
    for &pair in &pairs {
        let series = series::play(&plan, pair, &stop.for_a_pair(), &mut crashes, &mut progress)?;
        let ends = series.ended.stops_all();
        all.push(series);
        if ends {
            break;
        }
    }
    progress.finish();
    writeln!(Out::new(lang), "{}", told(&plan, &all, args.json)?)?;
    Ok(all.last().map_or(Ending::Done, |series| series.ended.ending()))
}

/// What came of it, for people or for programs.
fn told(plan: &Plan, all: &[Series], json: bool) -> Result<String> {
    let reports: Vec<Report<'_>> = all.iter().map(|series| Report::new(plan, series)).collect();
    match (plan.is_tournament(), json) {
        (false, true) => Ok(serde_json::to_string(&reports[0])?),
        (false, false) => Ok(reports[0].text(plan.lang)),
        (true, json) => {
            let standings = Standings::new(plan, all, reports);
            if json { Ok(serde_json::to_string(&standings)?) } else { Ok(standings.text(plan.lang)) }
        }
    }
}
