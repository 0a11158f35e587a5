//! `strandline edition print GAME` and `edition check GAME FILE`: what people bring to a game themselves.

use crate::files;
use crate::options::located;
use crate::out::Out;
use crate::play::game_named;
use crate::seats::now;
use anyhow::{Result, bail};
use catalog::{GameId, Rules, with_game};
use face::Own;
use face::own::{OwnText, Slip};
use kernel::{Game, OptionKind};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::fair::Hex;
use table::host::{LocalTable, Plan, Player};
use table::{Level, Problem};
use words::{Lang, say, say_with};

/// What is asked.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    order: Order,
}

#[derive(clap::Subcommand)]
enum Order {
    /// Show the usual one.
    Print {
        /// Of which game.
        game: String,
    },
    /// Say everything that is wrong with one.
    Check {
        /// Of which game.
        game: String,
        /// Where it is written.
        file: PathBuf,
    },
}

/// Shows what there is to change, or everything that is wrong with it. The program ends with 1 where something is.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<ExitCode> {
    let (Order::Print { game } | Order::Check { game, .. }) = &args.order;
    let game = game_named(game, lang)?;
    let Some(option) = own_option(game) else {
        let name = say(lang, &format!("game-{game}"));
        bail!(say_with(lang, "terminal-edition-none", &[("game", name.into())]));
    };
    match &args.order {
        Order::Print { .. } => print(game, option, lang),
        Order::Check { file, .. } => check(game, option, file, lang),
    }
}

/// The option of a game that can be of one's own.
fn own_option(game: GameId) -> Option<&'static str> {
    let own = |kind: &OptionKind| matches!(kind, OptionKind::Own { .. });
    game.options().iter().find(|option| own(&option.kind)).map(|option| option.name)
}

fn usual_seats(game: GameId) -> u8 {
    with_game!(game, T => <Rules<T> as Game>::USUAL_SEATS)
}

fn print(game: GameId, option: &str, lang: Lang) -> Result<ExitCode> {
    let example = with_game!(game, T => <T as Own>::own_example(option, usual_seats(game), lang));
    writeln!(Out::new(lang), "{}", example.unwrap_or_default().trim_end())?;
    Ok(ExitCode::SUCCESS)
}

fn check(game: GameId, option: &str, file: &Path, lang: Lang) -> Result<ExitCode> {
    let text = files::text(file, lang)?;
    let mistakes = match with_game!(game, T => <T as Own>::read_own(option, text)) {
        Some(Err(Slip { line, what })) => vec![located(file, line, &words::reason(lang, &what), lang)],
        Some(Ok(own)) => mistakes(game, option, file, &own, lang),
        None => Vec::new(),
    };
    let name = || ("file", file.display().to_string().into());
    let mut out = Out::new(lang);
    if mistakes.is_empty() {
        writeln!(out, "{}", say_with(lang, "terminal-edition-sound", &[name()]))?;
        return Ok(ExitCode::SUCCESS);
    }
    let heading = say_with(lang, "terminal-edition-mistakes", &[name(), ("count", mistakes.len().into())]);
    writeln!(out, "{heading}\n{}", mistakes.join("\n"))?;
    Ok(ExitCode::FAILURE)
}

/// Everything that is wrong with it. The game names one mistake at a time, so what is wrong is left out, and it is
/// asked again.
fn mistakes(game: GameId, option: &str, file: &Path, own: &OwnText, lang: Lang) -> Vec<String> {
    let (mut left, mut told) = (Left::new(own.value.clone()), Vec::new());
    while let Err(problem) = try_out(game, option, &left.value) {
        let place = problem.details.iter().find(|(name, _)| *name == "place").map(|(_, place)| place.clone());
        let stood = place.as_deref().and_then(|place| left.take_out(place));
        if stood.is_none() && !told.is_empty() {
            // It may only be wrong for what was left out.
            break;
        }
        let line = stood.as_deref().or(place.as_deref()).and_then(|place| own.line_of(place));
        told.push(located(file, line, &said(&problem, stood.as_deref(), lang), lang));
        if stood.is_none() {
            break;
        }
    }
    told
}

/// What is wrong, where it stood before anything was left out.
fn said(problem: &Problem, stood: Option<&str>, lang: Lang) -> String {
    let mut problem = problem.clone();
    if let (Some(stood), Some(place)) = (stood, problem.details.iter_mut().find(|(name, _)| *name == "place")) {
        stood.clone_into(&mut place.1);
    }
    problem.sentence(words::speak, lang.code())
}

/// Whether a table can be laid with it.
fn try_out(game: GameId, option: &str, value: &Value) -> Result<(), Problem> {
    let seats = usual_seats(game);
    let players = vec![(Player::Bot(Level::Hatchling.into()), String::new()); seats.into()];
    LocalTable::new(now(), Plan::of(game.name(), seats, json!({ option: value })), &players, Hex([0; 32])).map(drop)
}

/// What is left of it, and where each line of its lists stood before.
struct Left {
    value: Value,
    stood: Vec<(String, Vec<usize>)>,
}

impl Left {
    fn new(value: Value) -> Self {
        let lists = value.as_object().into_iter().flatten();
        let list = |(name, value): (&String, &Value)| Some((name.clone(), (0..value.as_array()?.len()).collect()));
        let stood = lists.filter_map(list).collect();
        Self { value, stood }
    }

    /// Takes out the line of a list that a place such as `vendors[3].pay` is in, and says where it stood.
    fn take_out(&mut self, place: &str) -> Option<String> {
        let (list, rest) = place.split_once('[')?;
        let (index, rest) = rest.split_once(']')?;
        let index: usize = index.parse().ok()?;
        let (_, stood) = self.stood.iter_mut().find(|(name, _)| name == list)?;
        let lines = self.value.get_mut(list)?.as_array_mut().filter(|lines| index < lines.len())?;
        lines.remove(index);
        Some(format!("{list}[{}]{rest}", stood.remove(index)))
    }
}

#[cfg(test)]
mod tests {
    use super::Left;
    use serde_json::json;

    #[test]
    fn what_is_left_out_is_named_where_it_stood() {
        let mut left = Left::new(json!({"name": "x", "gear": [1, 2, 3, 4]}));
        assert_eq!(left.take_out("gear[1].cost").as_deref(), Some("gear[1].cost"));
        assert_eq!(left.take_out("gear[1].cost").as_deref(), Some("gear[2].cost"));
        assert_eq!(left.take_out("gear[1]").as_deref(), Some("gear[3]"));
        assert_eq!((left.take_out("gear[1]"), left.take_out("name"), left.take_out("crabs[0]")), (None, None, None));
        assert_eq!(left.value, json!({"name": "x", "gear": [1]}));
    }
}
