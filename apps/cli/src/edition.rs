//! `strandline edition print GAME` and `edition check GAME FILE`: what people bring to a game themselves.

use crate::ending::Ending;
use crate::files;
use crate::options::{located, try_out, usual_seats};
use crate::out::Out;
use crate::play::game_named;
use anyhow::Result;
use catalog::{GameId, with_game};
use face::Own;
use face::own::{OwnText, Slip};
use kernel::OptionKind;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Problem;
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

/// Shows what there is to change, or everything that is wrong with it. What the program ends with says whether something is.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<Ending> {
    let (Order::Print { game } | Order::Check { game, .. }) = &args.order;
    let game = game_named(game, lang)?;
    let Some(option) = own_option(game) else {
        let name = say(lang, &format!("game-{game}"));
        return Err(Ending::Mistyped.with(say_with(lang, "terminal-edition-none", &[("game", name.into())])));
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

fn print(game: GameId, option: &str, lang: Lang) -> Result<Ending> {
    let example = with_game!(game, T => <T as Own>::own_example(option, usual_seats(game), lang));
    writeln!(Out::new(lang), "{}", example.unwrap_or_default().trim_end())?;
    Ok(Ending::Done)
}

fn check(game: GameId, option: &str, file: &Path, lang: Lang) -> Result<Ending> {
    let (mistakes, doubts) = match written(game, option, files::text(file, lang)?) {
        Ok(own) => (mistakes(game, option, file, &own, lang), doubts(game, option, file, &own, lang)),
        Err(slips) => {
            let told = |slip: &Slip| located(file, slip.line, &words::reason(lang, &slip.what), lang);
            (slips.iter().map(told).collect(), Vec::new())
        }
    };
    let name = || ("file", file.display().to_string().into());
    let mut out = Out::new(lang);
    if mistakes.is_empty() {
        writeln!(out, "{}", say_with(lang, "terminal-edition-sound", &[name()]))?;
        if !doubts.is_empty() {
            writeln!(out, "{}\n{}", say(lang, "terminal-edition-doubts"), doubts.join("\n"))?;
        }
        return Ok(Ending::Done);
    }
    let heading = say_with(lang, "terminal-edition-mistakes", &[name(), ("count", mistakes.len().into())]);
    writeln!(out, "{heading}\n{}", mistakes.join("\n"))?;
    Ok(Ending::Content)
}

/// What is written there; or all that keeps it from being read. Whoever reads it stops at the first slip, so the line that
/// has it is left empty, where it is a line of a list, and it is read again.
fn written(game: GameId, option: &str, mut text: String) -> Result<OwnText, Vec<Slip>> {
    let mut slips = Vec::new();
    loop {
        match with_game!(game, T => <T as Own>::read_own(option, text.clone())) {
            Some(Err(slip)) => {
                let left = slip.line.and_then(|line| without(&text, line));
                slips.push(slip);
                match left {
                    Some(left) => text = left,
                    None => return Err(slips),
                }
            }
            Some(Ok(_)) | None if !slips.is_empty() => return Err(slips),
            Some(Ok(own)) => return Ok(own),
            None => return Ok(OwnText::new(Value::Null)),
        }
    }
}

/// The text with this line of a list left empty, so that all others stay where they are.
fn without(text: &str, line: usize) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let slipped = lines.get_mut(line.checked_sub(1)?)?;
    let is_whole = slipped.trim_start().starts_with('{') && slipped.trim_end().trim_end_matches(',').ends_with('}');
    *slipped = is_whole.then_some("")?;
    Some(lines.join("\n"))
}

fn doubts(game: GameId, option: &str, file: &Path, own: &OwnText, lang: Lang) -> Vec<String> {
    let doubts = with_game!(game, T => <T as Own>::own_doubts(option, own, lang));
    doubts.iter().map(|doubt| located(file, doubt.line, &doubt.what, lang)).collect()
}

/// Everything that is wrong with it. The game names one mistake at a time, so what is wrong is left out, and it is
/// asked again.
fn mistakes(game: GameId, option: &str, file: &Path, own: &OwnText, lang: Lang) -> Vec<String> {
    let (mut left, mut told) = (Left::new(own.value.clone()), Vec::new());
    while let Err(problem) = try_out(game, json!({ option: left.value })) {
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
