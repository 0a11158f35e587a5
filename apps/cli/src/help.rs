//! The command line in the language of whoever types it.
//!
//! The commands and what they take are declared where they are obeyed; every word of their help is a sentence, found
//! by their names: `help-play-seats`, or `help-seed` where several commands take the same.

use crate::ending::all_in_words;
use crate::options::own_options;
use catalog::{GameId, with_game};
use clap::{Arg, ArgAction, Command};
use face::Own;
use words::{Lang, knows, list, say, say_with};

/// Lines of help are read, not scanned: they get no longer than this, however wide the terminal is.
const LONGEST_LINE: usize = 100;

/// The same command with every word of its help in this language.
pub(crate) fn in_words(command: Command, lang: Lang) -> Command {
    let games = GameId::ALL.map(|game| say(lang, &format!("game-{game}")));
    let about = say_with(lang, "help-about", &[("games", list(lang, &games).into())]);
    let version = flag("version", 'V', ArgAction::Version, lang);
    let command = command.disable_version_flag(true).arg(version).max_term_width(LONGEST_LINE);
    let command = worded(command, "", "strandline", lang).about(about);
    // Only here: what a command may end with is the same for all.
    let command = command.after_help(all_in_words(lang));
    with_help_commands(command, lang)
}

/// `strandline help COMMAND` and the like, which appear only when everything else is there.
fn with_help_commands(mut command: Command, lang: Lang) -> Command {
    command.build();
    command.mut_subcommands(|inner| match inner.get_name() {
        "help" => inner.about(say(lang, "help-help-command")),
        _ => with_help_commands(inner, lang),
    })
}

fn flag(name: &'static str, short: char, action: ArgAction, lang: Lang) -> Arg {
    Arg::new(name).short(short).long(name).action(action).help(say(lang, &format!("help-{name}")))
}

/// A command whose names on the way to it are `path`, as people type it `typed`.
fn worded(command: Command, path: &str, typed: &str, lang: Lang) -> Command {
    let command = command
        .disable_help_flag(true)
        .arg(flag("help", 'h', ArgAction::Help, lang))
        .mut_args(|arg| worded_argument(arg, path, lang))
        .subcommand_help_heading(say(lang, "help-heading-commands"))
        .subcommand_value_name(say(lang, "help-usage-command"))
        .bin_name(typed);
    let command = described(command, path, lang);
    let template = template(&command, lang);
    command.help_template(template).mut_subcommands(|inner| {
        let (path, typed) = (format!("{path}-{}", inner.get_name()), format!("{typed} {}", inner.get_name()));
        worded(inner, &path, &typed, lang)
    })
}

/// What the command does, and more of it for whoever asks with `--help`.
fn described(command: Command, path: &str, lang: Lang) -> Command {
    let id = format!("help{path}");
    if path.is_empty() || !knows(&id) {
        return command;
    }
    let (about, more) = (say(lang, &id), format!("{id}-more"));
    let command = if knows(&more) {
        command.long_about(format!("{about}\n\n{}", say(lang, &more)))
    } else {
        command.long_about(None::<&'static str>)
    };
    command.about(about)
}

/// How a page of help is laid out. Its usage is written here, since clap writes it in English.
fn template(command: &Command, lang: Lang) -> String {
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").replace("[OPTIONS]", &say(lang, "help-usage-options"));
    format!("{{about-with-newline}}\n{} {usage}\n\n{{all-args}}{{after-help}}", say(lang, "help-usage"))
}

fn worded_argument(arg: Arg, path: &str, lang: Lang) -> Arg {
    let heading = if arg.is_positional() { "help-heading-arguments" } else { "help-heading-options" };
    let help = help_of(&arg, path, lang).map(|help| noted(&arg, help, lang));
    let arg = quiet(arg).help_heading(say(lang, heading));
    match help {
        Some(help) => arg.help(help).long_help(None::<&'static str>),
        None => arg,
    }
}

/// The argument without what clap would say of its values in English.
fn quiet(arg: Arg) -> Arg {
    let takes_values = arg.get_action().takes_values();
    let arg = arg.hide_env(true);
    if takes_values { arg.hide_default_value(true).hide_possible_values(true) } else { arg }
}

/// What the argument is for.
fn help_of(arg: &Arg, path: &str, lang: Lang) -> Option<String> {
    let name = arg.get_long().unwrap_or(arg.get_id().as_str()).replace('_', "-");
    if let Some((own, games)) = own_options().into_iter().find(|(own, _)| *own == name) {
        return Some(say_with(lang, "help-own-file", &[("name", own.into()), ("for_games", games.join(", ").into())]));
    }
    let ids = ids(path, &name, arg.get_id().as_str());
    let id = ids.into_iter().find(|id| knows(id))?;
    let args = [("known", GameId::names().into()), ("aided", games_with_memory_aid().into())];
    Some(say_with(lang, &id, &args))
}

/// Where its sentence may be: with the command, with the command that this is one of, or with all that take it.
fn ids(path: &str, name: &str, id: &str) -> Vec<String> {
    let outer = path.rsplit_once('-').map_or("", |(outer, _)| outer);
    let with = |path: &str| [name, id].map(|name| format!("help{path}-{name}"));
    [path, outer, ""].into_iter().flat_map(with).collect()
}

fn games_with_memory_aid() -> String {
    let games = GameId::ALL.into_iter().filter(|&game| with_game!(game, T => <T as Own>::HAS_MEMORY_AID));
    games.map(GameId::name).collect::<Vec<_>>().join(", ")
}

/// The help with what is usual, where else it can be set, and what can be chosen.
fn noted(arg: &Arg, help: String, lang: Lang) -> String {
    let name = arg.get_id().as_str();
    let given: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let usual = if given.is_empty() { server::usual(name).unwrap_or_default() } else { given.join(",") };
    let env = arg.get_env().map(|env| env.to_string_lossy().into_owned()).unwrap_or_default();
    let usual = if arg.get_env().is_some() || !given.is_empty() { usual } else { String::new() };
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let values = if arg.get_action().takes_values() { values.join(", ") } else { String::new() };
    let notes = [("help-default", "value", usual), ("help-env", "name", env), ("help-one-of", "values", values)];
    notes
        .into_iter()
        .filter(|(_, _, note)| !note.is_empty())
        .fold(help, |help, (id, blank, note)| say_with(lang, id, &[("help", help.into()), (blank, note.into())]))
}

#[cfg(test)]
mod tests {
    use super::in_words;
    use crate::Cli;
    use clap::{Command, CommandFactory};
    use words::Lang;

    /// Every command and every argument, with its help.
    fn helps(command: &Command, into: &mut Vec<(String, String)>) {
        for arg in command.get_arguments() {
            into.push((
                format!("{} {}", command.get_name(), arg.get_id()),
                arg.get_help().map(ToString::to_string).unwrap_or_default(),
            ));
        }
        for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
            into.push((inner.get_name().to_owned(), inner.get_about().map(ToString::to_string).unwrap_or_default()));
            helps(inner, into);
        }
    }

    fn all_helps(lang: Lang) -> Vec<(String, String)> {
        let mut all = Vec::new();
        helps(&in_words(Cli::command(), lang), &mut all);
        all
    }

    #[test]
    fn everything_explains_itself_in_every_language() {
        let english = all_helps(Lang::En);
        assert!(english.len() > 80, "{}", english.len());
        for lang in [Lang::Fr, Lang::Ru] {
            for ((name, english), (_, help)) in english.iter().zip(all_helps(lang)) {
                assert!(!help.is_empty() && help != *english, "{name} in {lang}: {help}");
            }
        }
    }

    #[test]
    fn a_page_of_help_is_in_one_language() {
        for (lang, heading) in [(Lang::Fr, "Utilisation"), (Lang::Ru, "Использование")] {
            let mut command = in_words(Cli::command(), lang);
            for name in ["play", "serve", "admin", "match"] {
                let page = command.find_subcommand_mut(name).expect("a command").render_long_help().to_string();
                assert!(page.contains(heading), "{page}");
                for english in
                    ["Usage:", "Commands:", "[default", "[env:", "possible values", "Print help", "[OPTIONS] <"]
                {
                    assert!(
                        lang == Lang::Fr && english == "[OPTIONS] <" || !page.contains(english),
                        "{english}: {page}"
                    );
                }
            }
        }
    }
}
