//! What is chosen before a game, as the command line says it.
//!
//! `--option NAME=VALUE` takes a word or JSON. An option that can be of one's own is also read from a file: by
//! `--option NAME=@FILE`, or `--NAME FILE`.

use crate::ending::Ending;
use crate::files;
use crate::seats::now;
use anyhow::Result;
use catalog::{GameId, Rules, with_game};
use clap::{Arg, ArgMatches, Command, Error, FromArgMatches};
use face::Own;
use face::own::{OwnText, Slip};
use kernel::{Game, OptionKind};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};
use table::Problem;
use table::fair::Hex;
use table::host::{LocalTable, Plan, Player};
use words::Lang;

/// The options of a game, as asked for.
#[derive(clap::Args, Debug)]
pub(crate) struct OptionArgs {
    /// An option of the game, such as `--option wave_choice=next`. May be given several times; `NAME=@FILE` reads an
    /// option of your own from a file.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[command(flatten)]
    files: Files,
}

impl OptionArgs {
    /// A flag by which something was asked for, if any was.
    pub(crate) fn first_flag(&self) -> Option<String> {
        let option = self.options.first().map(|_| "--option".to_owned());
        option.or_else(|| self.files.0.first().map(|(name, _)| format!("--{name}")))
    }
}

/// The files named by flags: one flag for every option that can be of one's own, in whichever game.
#[derive(Debug)]
struct Files(Vec<(&'static str, PathBuf)>);

/// The names of the options that can be of one's own, each with the games that have it.
pub(crate) fn own_options() -> Vec<(&'static str, Vec<&'static str>)> {
    let mut found: Vec<(&str, Vec<&str>)> = Vec::new();
    for game in GameId::ALL {
        for option in game.options().iter().filter(|option| matches!(option.kind, OptionKind::Own { .. })) {
            match found.iter_mut().find(|(name, _)| *name == option.name) {
                Some((_, games)) => games.push(game.name()),
                None => found.push((option.name, vec![game.name()])),
            }
        }
    }
    found
}

impl clap::Args for Files {
    fn augment_args(command: Command) -> Command {
        own_options().into_iter().fold(command, |command, (name, _)| {
            let file = clap::value_parser!(PathBuf);
            command.arg(Arg::new(name).long(name).value_name("FILE").value_parser(file))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Files {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let named = own_options().into_iter().filter_map(|(name, _)| Some((name, matches.get_one::<PathBuf>(name)?)));
        Ok(Self(named.map(|(name, path)| (name, path.clone())).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The options of a game, read as far as their form goes.
pub(crate) struct Options {
    values: Map<String, Value>,
    /// What was read from files.
    own: Vec<(PathBuf, OwnText)>,
}

impl Options {
    pub(crate) fn read(game: GameId, args: &OptionArgs, lang: Lang) -> Result<Self> {
        let mut options = Self { values: Map::new(), own: Vec::new() };
        for pair in &args.options {
            let (name, value) = pair.split_once('=').ok_or_else(|| {
                let detail = words::say_with(lang, "reason-pair", &[("text", pair.into())]);
                Ending::Mistyped.with(words::say_with(lang, "bad-options", &[("detail", detail.into())]))
            })?;
            match value.strip_prefix('@') {
                Some(path) => options.take_file(game, name, Path::new(path), lang)?,
                None => options.take(name, serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))),
            }
        }
        for (name, path) in &args.files.0 {
            options.take_file(game, name, path, lang)?;
        }
        Ok(options)
    }

    fn take(&mut self, name: &str, value: Value) {
        self.values.insert(name.to_owned(), value);
    }

    fn take_file(&mut self, game: GameId, name: &str, path: &Path, lang: Lang) -> Result<()> {
        let text = files::text(path, lang)?;
        let read = with_game!(game, T => <T as Own>::read_own(name, text));
        // Where it cannot be of one's own the game says so: it knows this option by words, or not at all.
        let Some(read) = read else {
            self.take(name, Value::from(format!("@{}", path.display())));
            return Ok(());
        };
        let own = read.map_err(|Slip { line, what }| {
            Ending::Content.with(located(path, line, &words::reason(lang, &what), lang))
        })?;
        self.take(name, own.value.clone());
        self.own.push((path.to_owned(), own));
        Ok(())
    }

    /// The options as an object.
    pub(crate) fn values(&self) -> Value {
        Value::Object(self.values.clone())
    }

    /// Whether a table can be laid with them.
    pub(crate) fn try_out(&self, game: GameId, lang: Lang) -> Result<()> {
        let laid = try_out(game, self.values());
        laid.map_err(|problem| self.explain(&problem, lang))
    }

    /// What is wrong with the options, by file and line where it is about something in a file.
    pub(crate) fn explain(&self, problem: &Problem, lang: Lang) -> anyhow::Error {
        let sentence = problem.sentence(words::speak, lang.code());
        let place = problem.details.iter().find(|(name, _)| *name == "place").map(|(_, place)| place);
        match (place, &self.own[..]) {
            (Some(place), [(path, own), ..]) => {
                Ending::Content.with(located(path, own.line_of(place), &sentence, lang))
            }
            _ => Ending::Mistyped.with(sentence),
        }
    }
}

/// How many people usually play a game.
pub(crate) fn usual_seats(game: GameId) -> u8 {
    with_game!(game, T => <Rules<T> as Game>::USUAL_SEATS)
}

/// Lays a table of the usual size with these options, to see whether it can be.
pub(crate) fn try_out(game: GameId, options: Value) -> Result<(), Problem> {
    let seats = usual_seats(game);
    let players = vec![(Player::Person, String::new()); seats.into()];
    LocalTable::new(now(), Plan::of(game.name(), seats, options), &players, Hex([0; 32])).map(drop)
}

/// What is wrong in a file, by its line where that is known.
pub(crate) fn located(path: &Path, line: Option<usize>, what: &str, lang: Lang) -> String {
    let file = ("file", path.display().to_string().into());
    match line {
        Some(line) => words::say_with(lang, "file-line", &[file, ("line", line.into()), ("what", what.into())]),
        None => words::say_with(lang, "file-whole", &[file, ("what", what.into())]),
    }
}
