//! `strandline play GAME`: the set-up of a game in the terminal.

use crate::ending::Ending;
use crate::files;
use crate::full_screen;
use crate::kept::Kept;
use crate::options::{OptionArgs, Options};
use crate::out::Out;
use crate::plain_text::plain_name;
use crate::seats::{self, Player, now, seated, secret};
use crate::shell::Shell;
use crate::sitting::Sitting;
use crate::terminal;
use crate::typed;
use anyhow::Result;
use catalog::GameId;
use clap::ArgAction;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use screen::{Paint, Taste};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use table::fair::Secret;
use table::host::{LocalTable, Plan};
use table::{Level, PERSON, Record};
use words::Lang;

/// What to play, with whom.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    game: String,
    /// Who sits where, in order: `me` for a person at this terminal, a bot by its level (hatchling,
    /// paddler, swimmer, diver, kraken, leviathan, maelstrom) or its strength (from 800 on), perhaps with a character
    /// (`diver:thief`, `1450:builder`: cautious, thief, builder, gambler), or `random` for a random mover.
    #[arg(long, value_delimiter = ',', default_value = USUAL_SEATS)]
    seats: Vec<String>,
    /// What to call them, in the same order.
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    #[command(flatten)]
    options: OptionArgs,
    /// Go on with a record.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Whether what was looked at stays in sight.
    #[arg(long, value_name = "on|off", default_value = "on", value_parser = on_or_off, action = ArgAction::Set)]
    memory_aid: bool,
    /// Where chance comes from, for a game that can be dealt again.
    #[arg(long)]
    seed: Option<u64>,
    /// Line by line, without a full screen.
    #[arg(long)]
    plain: bool,
}

/// Who plays where nobody says.
const USUAL_SEATS: &str = "me,swimmer";

fn on_or_off(text: &str) -> Result<bool, &'static str> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("neither"),
    }
}

/// Sets the table and plays.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<()> {
    let game = game_named(&args.game, lang)?;
    let screen = terminal::screen(game, Taste { memory_aid: args.memory_aid });
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(args.seed.unwrap_or_else(seed_of_now));
    if let (Some(_), Some(flag)) = (&args.load, args.options.first_flag()) {
        let args = [("text", flag.into()), ("other", "--load".into())];
        return Err(Ending::Mistyped.with(words::say_with(lang, "mistake-conflict", &args)));
    }
    let record = args.load.as_deref().map(|path| record(path, game.name(), lang)).transpose()?;
    let seats = record.as_ref().map_or(args.seats.len(), |record| record.seats.into());
    let players = match &record {
        Some(record) if args.seats.join(",") == USUAL_SEATS => recorded(record, &players(&args.seats, seats, lang)?),
        _ => players(&args.seats, seats, lang)?,
    };
    let desk = match &record {
        Some(record) => go_on(args, record, &players, secret(&mut luck), lang)?,
        None => begin(game, args, &players, secret(&mut luck), lang)?,
    };
    // What nobody plays, nobody misses.
    let kept = if players.contains(&Player::Person) { Kept::new(game) } else { Kept::nowhere() };
    let sitting = Sitting::new(desk, screen, players, lang, terminal::paint(), luck).kept_in(kept);
    at_the_terminal(sitting, args.plain, lang)
}

/// Plays on the whole screen where there is one, or line by line.
pub(crate) fn at_the_terminal(mut sitting: Sitting, plain: bool, lang: Lang) -> Result<()> {
    if plain || !full_screen::is_possible() {
        return Shell::new(sitting).run(&mut io::stdin().lock(), &mut Out::new(lang));
    }
    // Colours are given to what is drawn, not written into it.
    sitting.paint = Paint::PLAIN;
    let farewell = full_screen::run(sitting)?;
    Ok(writeln!(Out::new(lang), "{farewell}")?)
}

fn record(path: &Path, game: &str, lang: Lang) -> Result<Record> {
    let record = files::read(path, lang)?;
    if record.game != game {
        return Err(Ending::Content.with(another_game(&record, lang)));
    }
    Ok(record)
}

/// A record is of another game than the one that is played: which that is, by the name people know it by.
pub(crate) fn another_game(record: &Record, lang: Lang) -> String {
    let known = record.game.parse().ok().map(|game: GameId| words::say(lang, &format!("game-{game}")));
    let name = known.unwrap_or_else(|| record.game.clone());
    words::say_with(lang, "record-game", &[("game", name.into())])
}

fn go_on(args: &Args, record: &Record, players: &[Player], secret: Secret, lang: Lang) -> Result<LocalTable> {
    let names = names(&args.names, record, players, lang)?;
    let resumed = LocalTable::resumed(now(), record, &seated(players, &names), secret);
    let path = args.load.as_deref().unwrap_or(Path::new(""));
    resumed.map_err(|problem| files::cannot_load(path, &problem, lang))
}

fn begin(game: GameId, args: &Args, players: &[Player], secret: Secret, lang: Lang) -> Result<LocalTable> {
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let options = Options::read(game, &args.options, lang)?;
    let names = names(&args.names, &Record::new(game.name(), seats, options.values()), players, lang)?;
    let plan = Plan::of(game.name(), seats, options.values());
    let started = LocalTable::new(now(), plan, &seated(players, &names), secret);
    started.map_err(|problem| options.explain(&problem, lang))
}

/// Who played a game that was written down, as far as it says so; else those who play now, and people.
pub(crate) fn recorded(record: &Record, now: &[Player]) -> Vec<Player> {
    let known = |at: usize| record.players.get(at).and_then(|text| recorded_player(text));
    let player = |at: usize| known(at).or_else(|| now.get(at).copied()).unwrap_or(Player::Person);
    (0..record.seats.into()).map(player).collect()
}

/// A player as records name them. A level that no longer exists is played by the usual one.
fn recorded_player(text: &str) -> Option<Player> {
    match text {
        "" => None,
        PERSON => Some(Player::Person),
        "random" => Some(Player::Random),
        _ => Some(Player::Bot(text.parse().unwrap_or_default())),
    }
}

fn players(asked: &[String], seats: usize, lang: Lang) -> Result<Vec<Player>> {
    let mut players = asked.iter().map(|text| player(text, lang)).collect::<Result<Vec<_>>>()?;
    // A record may have more seats than were named on the command line; the rest are people.
    players.resize(seats, Player::Person);
    Ok(players)
}

fn player(text: &str, lang: Lang) -> Result<Player> {
    match text.trim().to_lowercase().as_str() {
        "me" => Ok(Player::Person),
        "random" => Ok(Player::Random),
        known => known.parse().map(Player::Bot).map_err(|_| {
            let known = ["me", "random"].into_iter().chain(Level::ALL.map(Level::name));
            let known = known.collect::<Vec<_>>().join(", ");
            let args = [("text", text.into()), ("known", known.into())];
            Ending::Mistyped.with(words::say_with(lang, "terminal-unknown-player", &args))
        }),
    }
}

fn names(given: &[String], record: &Record, players: &[Player], lang: Lang) -> Result<Vec<String>> {
    if given.len() > usize::from(record.seats) {
        let args = [("names", given.len().into()), ("seats", record.seats.into())];
        return Err(Ending::Mistyped.with(words::say_with(lang, "record-names", &args)));
    }
    let names = seats::names(given, record, players, lang);
    Ok(names.iter().map(|name| plain_name(name)).collect())
}

/// The game of this name, in any letter case and with or without its hyphen.
pub(crate) fn game_named(name: &str, lang: Lang) -> Result<GameId> {
    let args = [("game", name.into()), ("known", GameId::names().into())];
    let is_meant = |game: &GameId| typed::bare(game.name()) == typed::bare(name);
    let found = GameId::ALL.into_iter().find(is_meant);
    found.ok_or_else(|| Ending::Mistyped.with(words::say_with(lang, "unknown-game", &args)))
}

/// A seed that nobody chose.
pub(crate) fn seed_of_now() -> u64 {
    std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() as u64)
}
