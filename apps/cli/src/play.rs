//! `strandline play GAME`: the set-up of a game in the terminal.

use crate::edition::EditionFile;
use crate::files;
use crate::out::Out;
use crate::paint::Paint;
use crate::screens::{self, Taste};
use crate::seats::{self, Player, now, seated, secret};
use crate::shell::Shell;
use anyhow::{Result, anyhow, bail};
use catalog::GameId;
use clap::ArgAction;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value};
use std::io;
use std::path::{Path, PathBuf};
use table::fair::Secret;
use table::host::{Desk, Plan};
use table::{Level, Record};
use words::Lang;

/// What to play, with whom.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: crab-stack, crabs or kraaw.
    game: String,
    /// Who sits where, in order: `me` for a person at this terminal, a bot by its level (hatchling,
    /// paddler, swimmer, diver, kraken), or `random` for a random mover.
    #[arg(long, value_delimiter = ',', default_value = "me,swimmer")]
    seats: Vec<String>,
    /// What to call them, in the same order.
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// An option of the game, such as `--option wave_choice=next`. May be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A file with the edition to play (Crabs! only).
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// Go on with a record.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Whether the screen keeps showing a card you looked at in secret (Kraaw only).
    #[arg(long, value_name = "on|off", default_value = "on", value_parser = on_or_off, action = ArgAction::Set)]
    memory_aid: bool,
    /// Where chance comes from, for a game that can be dealt again.
    #[arg(long)]
    seed: Option<u64>,
}

fn on_or_off(text: &str) -> Result<bool, String> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("on or off".to_owned()),
    }
}

/// Sets the table and plays.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<()> {
    let screen = screens::of(game_named(&args.game, lang)?, Taste { memory_aid: args.memory_aid });
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(args.seed.unwrap_or_else(seed_of_now));
    let record = args.load.as_deref().map(|path| record(path, &args.game, lang)).transpose()?;
    let seats = record.as_ref().map_or(args.seats.len(), |record| record.seats.into());
    let players = players(&args.seats, seats, lang)?;
    let desk = match &record {
        Some(record) => go_on(args, record, &players, secret(&mut luck), lang)?,
        None => begin(args, &players, secret(&mut luck), lang)?,
    };
    let shell = Shell::new(desk, screen, players, lang, Paint::of_stdout(), luck);
    shell.run(&mut io::stdin().lock(), &mut Out::new(lang))
}

fn record(path: &Path, game: &str, lang: Lang) -> Result<Record> {
    let record = files::read(path, lang)?;
    if record.game != game {
        bail!(words::say_with(lang, "record-game", &[("game", record.game.as_str().into())]));
    }
    Ok(record)
}

fn go_on(args: &Args, record: &Record, players: &[Player], secret: Secret, lang: Lang) -> Result<Desk> {
    let names = names(&args.names, record, lang)?;
    let resumed = Desk::resumed(now(), record, &seated(players, &names), secret);
    let path = args.load.as_deref().unwrap_or(Path::new(""));
    resumed.map_err(|problem| files::cannot_load(path, &problem, lang))
}

fn begin(args: &Args, players: &[Player], secret: Secret, lang: Lang) -> Result<Desk> {
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let mut options = options(&args.options, lang)?;
    let edition = args.edition.as_deref().map(|path| EditionFile::read(path, lang)).transpose()?;
    if let Some(file) = &edition {
        options.insert("edition".to_owned(), file.edition().clone());
    }
    let options = Value::Object(options);
    let names = names(&args.names, &Record::new(&args.game, seats, options.clone()), lang)?;
    let started = Desk::new(now(), Plan::of(&args.game, seats, options), &seated(players, &names), secret);
    started.map_err(|problem| match &edition {
        Some(file) => anyhow!(file.explain(&problem, lang)),
        None => anyhow!(problem.sentence(words::speak, lang.code())),
    })
}

/// Options as an object. A value is read as JSON where it is JSON, and as a word where it is not.
pub(crate) fn options(pairs: &[String], lang: Lang) -> Result<Map<String, Value>> {
    let mut options = Map::new();
    for pair in pairs {
        let (name, value) = pair.split_once('=').ok_or_else(|| {
            anyhow!(words::say_with(lang, "bad-options", &[("detail", format!("{pair}: NAME=VALUE").into())]))
        })?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        options.insert(name.to_owned(), value);
    }
    Ok(options)
}

fn players(asked: &[String], seats: usize, lang: Lang) -> Result<Vec<Player>> {
    let mut players = asked.iter().map(|text| player(text, lang)).collect::<Result<Vec<_>>>()?;
    // A record may have more seats than were named on the command line; the rest are people.
    players.resize(seats, Player::Person);
    Ok(players)
}

fn player(text: &str, lang: Lang) -> Result<Player> {
    match text {
        "me" => Ok(Player::Person),
        "random" => Ok(Player::Random),
        _ => text.parse().map(Player::Bot).map_err(|_| {
            let known = ["me", "random"].into_iter().chain(Level::ALL.map(Level::name));
            let known = known.collect::<Vec<_>>().join(", ");
            let args = [("text", text.into()), ("known", known.into())];
            anyhow!(words::say_with(lang, "terminal-unknown-player", &args))
        }),
    }
}

fn names(given: &[String], record: &Record, lang: Lang) -> Result<Vec<String>> {
    if given.len() > usize::from(record.seats) {
        let args = [("names", given.len().into()), ("seats", record.seats.into())];
        bail!(words::say_with(lang, "record-names", &args));
    }
    Ok(seats::names(given, record, lang))
}

/// The game of this name.
pub(crate) fn game_named(name: &str, lang: Lang) -> Result<GameId> {
    let args = [("game", name.into()), ("known", GameId::names().into())];
    name.parse().map_err(|_| anyhow!(words::say_with(lang, "unknown-game", &args)))
}

/// A seed that nobody chose.
pub(crate) fn seed_of_now() -> u64 {
    std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() as u64)
}
