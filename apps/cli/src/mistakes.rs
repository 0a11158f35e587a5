//! What is wrong with a command line, in words.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use std::error::Error as _;
use std::fmt;
use words::{Lang, list, say, say_with};

/// Why a value is not taken: the id of the sentence that says it.
#[derive(Debug)]
pub(crate) struct Mistake(pub(crate) &'static str);

/// For programmers; people are told through `words`.
impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Mistake {}

/// What is wrong, and where to read what would be right.
pub(crate) fn explain(error: &Error, command: &Command, lang: Lang) -> String {
    let what = what(error, command, lang);
    let see = say_with(lang, "mistake-see", &[("command", typed(command).into())]);
    format!("{what}\n{see}")
}

fn what(error: &Error, command: &Command, lang: Lang) -> String {
    let text = || context(error, ContextKind::InvalidArg, lang);
    match error.kind() {
        ErrorKind::UnknownArgument => say_with(lang, "mistake-unknown", &[("text", text().into())]),
        ErrorKind::InvalidSubcommand => {
            let text = context(error, ContextKind::InvalidSubcommand, lang);
            say_with(lang, "mistake-command", &[("text", text.into())])
        }
        ErrorKind::MissingSubcommand => say(lang, "mistake-no-command"),
        ErrorKind::MissingRequiredArgument => say_with(lang, "mistake-missing", &[("text", text().into())]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => wrong_value(error, command, lang),
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg, lang);
            say_with(lang, "mistake-conflict", &[("text", text().into()), ("other", other.into())])
        }
        _ => say(lang, "mistake-other"),
    }
}

/// A value that its argument does not take: what it takes is said by whoever reads it, or by its help.
fn wrong_value(error: &Error, command: &Command, lang: Lang) -> String {
    let (text, value) =
        (context(error, ContextKind::InvalidArg, lang), context(error, ContextKind::InvalidValue, lang));
    if text.starts_with("--lang") {
        let known = list(lang, &Lang::ALL.map(Lang::code));
        return say_with(lang, "terminal-unknown-lang", &[("text", value.into()), ("known", known.into())]);
    }
    let known = error.source().and_then(|source| source.downcast_ref::<Mistake>()).map(|mistake| say(lang, mistake.0));
    let help = known.or_else(|| argument(command, &text).and_then(Arg::get_help).map(ToString::to_string));
    let told = say_with(lang, "mistake-value", &[("value", value.into()), ("text", text.into())]);
    match help {
        Some(help) => format!("{told} {}", say_with(lang, "mistake-value-help", &[("help", help.into())])),
        None => told,
    }
}

/// The argument that clap names so, wherever it is declared.
fn argument<'a>(command: &'a Command, text: &str) -> Option<&'a Arg> {
    let is_it = |arg: &&Arg| arg.to_string() == text;
    let inner = || command.get_subcommands().find_map(|inner| argument(inner, text));
    command.get_arguments().find(is_it).or_else(inner)
}

/// What clap names in this respect.
fn context(error: &Error, kind: ContextKind, lang: Lang) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => list(lang, texts),
        _ => String::new(),
    }
}

/// What the system or a library beneath us remarked in English at the end of a line, in words.
pub(crate) fn of_system(line: &str, lang: Lang) -> String {
    if !line.contains("(os error ") {
        return line.to_owned();
    }
    let (before, remark) = line.rsplit_once(": ").map_or(("", line), |(before, remark)| (before, remark));
    let before = before.trim_end_matches("I/O error").trim_end_matches([':', ' ']);
    let remark = words::reason(lang, remark);
    if before.is_empty() {
        remark
    } else {
        words::say_with(lang, "mistake-of-system", &[("what", before.into()), ("why", remark.into())])
    }
}

/// The command as far as it was typed rightly.
fn typed(command: &Command) -> String {
    let mut typed = command.get_name().to_owned();
    let mut here = command;
    for word in std::env::args().skip(1) {
        if let Some(inner) = here.find_subcommand(&word) {
            typed = format!("{typed} {word}");
            here = inner;
        }
    }
    typed
}

#[cfg(test)]
mod tests {
    use super::explain;
    use crate::{Cli, help::in_words};
    use catalog::GameId;
    use clap::CommandFactory;
    use words::Lang;

    const GAME: &str = GameId::ALL[0].name();

    fn told(lang: Lang, line: &[&str]) -> String {
        let command = in_words(Cli::command(), lang);
        let line = ["strandline"].iter().chain(line);
        let error = command.clone().try_get_matches_from(line).expect_err("a mistake");
        explain(&error, &command, lang)
    }

    #[test]
    fn a_mistake_is_told_in_words_with_what_to_do() {
        let lines: [(&[&str], &str); 6] = [
            (&["play", GAME, "--foo"], "«\u{a0}--foo\u{a0}»"),
            (&["ply"], "«\u{a0}ply\u{a0}»"),
            (&["play"], "<GAME>"),
            (&["play", GAME, "--memory-aid", "maybe"], "«\u{a0}maybe\u{a0}» n’est pas possible"),
            (&["--lang", "de", "umpire"], "Les langues sont en, fr et ru"),
            (&["admin", "ban"], "Il manque"),
        ];
        for (line, named) in lines {
            let told = told(Lang::Fr, line);
            assert!(told.contains(named) && told.contains("--help"), "{line:?}: {told}");
            for english in ["error", "invalid", "required", "unexpected", "tip:"] {
                assert!(!told.contains(english), "{told}");
            }
        }
    }
}
