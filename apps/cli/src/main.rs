//! The `strandline` binary: one file a command.

mod admin;
mod backup;
mod completions;
mod contest;
mod edition;
mod ending;
mod files;
mod full_screen;
mod help;
mod kept;
mod lesson;
mod lines;
mod mistakes;
mod online;
mod options;
mod out;
mod plain_text;
mod play;
mod replay;
mod resume;
mod rules;
mod seats;
mod serve;
mod shell;
mod sitting;
mod terminal;
mod typed;
mod umpire;
mod verify;
mod word;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use ending::Ending;
use std::io::Write;
use std::process::ExitCode;
use words::Lang;

#[derive(Parser)]
#[command(name = "strandline", version, arg_required_else_help = true)]
struct Cli {
    /// The language. Read by [`spoken`], checked here.
    #[arg(long, global = true, value_parser = language)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal.
    Play(play::Args),
    /// Go on with a game that was left.
    Resume(resume::Args),
    /// Learn a game by playing.
    Lesson(lesson::Args),
    /// Sit down at a table of a house.
    Join(online::JoinArgs),
    /// Watch a table of a house.
    Watch(online::WatchArgs),
    /// Referee games for programs: one JSON request a line in, one reply a line out.
    Umpire,
    /// Have two players meet many times: bots of the house, or programs in any language.
    Match(contest::Args),
    /// Step through a record.
    Replay(replay::Args),
    /// Show the rules of a game.
    Rules(rules::Args),
    /// Open a house: tables online, for people with a browser.
    Serve(Box<serve::Args>),
    /// Copy the tables of a house, which may stay open.
    Backup(backup::Args),
    /// Look after a house: list, close and delete tables, ban, forget people, delete what is old.
    Admin(admin::Args),
    /// Check that a record was dealt fairly.
    Verify(verify::Args),
    /// Look after a printed copy of one's own.
    Edition(edition::Args),
    /// Write what a shell needs to complete these commands.
    Completions(completions::Completions),
    /// Write the manual pages.
    Man(completions::Man),
}

/// What is wrong with another is told by `mistakes`.
fn language(text: &str) -> Result<Lang, &'static str> {
    Lang::from_locale(text).ok_or("unknown")
}

/// The language to speak, found before the rest is understood: what is not understood is told in it, too.
fn spoken(typed: impl Iterator<Item = String>) -> Lang {
    let mut after_flag = false;
    let asked = typed.filter_map(|word| {
        let value = if std::mem::take(&mut after_flag) { Some(word.as_str()) } else { word.strip_prefix("--lang=") };
        after_flag = word == "--lang";
        value.map(str::to_owned)
    });
    asked.last().and_then(|asked| Lang::from_locale(&asked)).unwrap_or_else(locale)
}

/// The language of the locale, in the order the C library looks.
fn locale() -> Lang {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    locale.and_then(|locale| Lang::from_locale(&locale)).unwrap_or_default()
}

fn main() -> ExitCode {
    let lang = spoken(std::env::args().skip(1));
    let cli = match read(lang) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    match obey(cli, lang) {
        Ok(ending) => ending.into(),
        // Whoever read this has gone: there is nobody left to tell.
        Err(error) if out::is_closed(&error) => Ending::Done.into(),
        Err(error) => complain(&format!("{error:#}"), lang, Ending::of(&error)),
    }
}

/// What was typed; or, where that is no order, what the program ends with: help was shown, or a mistake was told.
fn read(lang: Lang) -> Result<Cli, ExitCode> {
    let command = help::in_words(Cli::command(), lang);
    let read = command.clone().try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches));
    read.map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => shown(&error, Ending::Done),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => shown(&error, Ending::Mistyped),
        _ => complain(&mistakes::explain(&error, &command, lang), lang, Ending::Mistyped),
    })
}

fn shown(help: &clap::Error, ending: Ending) -> ExitCode {
    // Whoever asked may have gone.
    let _ = help.print();
    ending.into()
}

/// Says what went wrong, and with what the program is to end.
fn complain(what: &str, lang: Lang, ending: Ending) -> ExitCode {
    // What is named in it may come from a file, or be a file's name.
    let what =
        what.lines().map(|line| plain_text::plain(&mistakes::of_system(line, lang))).collect::<Vec<_>>().join("\n");
    let _ = writeln!(std::io::stderr(), "{}", words::say_with(lang, "terminal-error", &[("what", what.into())]));
    ending.into()
}

fn obey(cli: Cli, lang: Lang) -> anyhow::Result<Ending> {
    match cli.command {
        Command::Play(args) => play::run(&args, lang),
        Command::Resume(args) => resume::run(&args, lang),
        Command::Lesson(args) => lesson::run(&args, lang),
        Command::Join(args) => return online::join(&args, lang),
        Command::Watch(args) => return online::watch(&args, lang),
        Command::Umpire => umpire::run(cli.lang),
        Command::Match(args) => return contest::run(&args, lang),
        Command::Replay(args) => replay::run(&args, lang),
        Command::Rules(args) => rules::run(&args, lang),
        Command::Serve(args) => serve::run(*args, lang),
        Command::Backup(args) => backup::run(&args, lang),
        Command::Admin(args) => admin::run(args, lang),
        Command::Verify(args) => return verify::run(&args, lang),
        Command::Edition(args) => return edition::run(&args, lang),
        Command::Completions(args) => completions::completions(&args, help::in_words(Cli::command(), lang), lang),
        Command::Man(args) => completions::man(&args, help::in_words(Cli::command(), lang), lang),
    }
    .map(|()| Ending::Done)
}

#[cfg(test)]
mod tests {
    use super::{Cli, spoken};
    use catalog::GameId;
    use clap::{Arg, Command, CommandFactory, Parser};

    const GAME: &str = GameId::ALL[0].name();

    /// What each command needs in any case.
    fn needed(command: &str) -> &'static [&'static str] {
        match command {
            "play" | "rules" | "lesson" => &[GAME],
            "match" => &["--a", "random", "--b", "random", "--game", GAME],
            "replay" | "backup" | "verify" => &["FILE"],
            "join" | "watch" => &["https://example.org/t/0c9e"],
            "umpire" | "serve" | "resume" => &[],
            "completions" => &["bash"],
            "man" => &["FOLDER"],
            "edition" => &["print", GAME],
            "admin" => &["bans"],
            other => panic!("{other} is not tried here"),
        }
    }

    /// Something that the flag's help says it takes.
    fn value(flag: &Arg) -> String {
        let usual = flag.get_default_values().first().and_then(|value| value.to_str());
        usual.map_or_else(|| promised(flag.get_long().unwrap_or_default()).to_owned(), str::to_owned)
    }

    /// The same where nothing is usual: most such flags take a number.
    fn promised(flag: &str) -> &'static str {
        match flag {
            "lang" => "fr",
            "names" => "Ann,Bob",
            "name" => "Ann",
            "player" => "random",
            "sprt" => "0,10",
            "option" => "rounds_to_win=1",
            "load" | "config" | "data" | "tls-cert" | "tls-key" => "FILE",
            "listen" => "127.0.0.1:8080",
            "origins" | "server" => "https://example.org",
            "hosts" => "example.org",
            "trusted-proxies" => "10.0.0.0/8,::1",
            "forwarded-header" => "forwarded",
            "metrics-listen" => "127.0.0.1:9090",
            "behind-proxy" => "true",
            "log" => "info",
            "log-format" => "json",
            _ => "1",
        }
    }

    fn try_flag(command: &Command, flag: &Arg) {
        let name = format!("--{}", flag.get_long().expect("a flag"));
        let mut line = vec!["strandline".to_owned(), command.get_name().to_owned()];
        line.extend(needed(command.get_name()).iter().map(|&word| word.to_owned()));
        if !line.contains(&name) {
            line.push(name);
            line.extend(flag.get_action().takes_values().then(|| value(flag)));
        }
        assert!(Cli::try_parse_from(&line).is_ok(), "{line:?}: {}", Cli::try_parse_from(&line).err().unwrap());
    }

    #[test]
    fn every_flag_takes_what_its_help_promises() {
        let mut cli = Cli::command();
        cli.build();
        for command in cli.get_subcommands().filter(|command| command.get_name() != "help") {
            let flags = command.get_arguments().filter(|flag| flag.get_long().is_some_and(|long| long != "help"));
            flags.for_each(|flag| try_flag(command, flag));
        }
        for aid in ["on", "off"] {
            assert!(Cli::try_parse_from(["strandline", "play", GAME, "--memory-aid", aid]).is_ok());
        }
    }

    #[test]
    fn the_language_asked_for_is_spoken_whatever_else_is_typed() {
        for line in [&["--lang", "ru"][..], &["play", "--lang=ru", "--foo"], &["--lang", "fr", "ply", "--lang", "ru"]] {
            assert_eq!(spoken(line.iter().map(|&word| word.to_owned())), words::Lang::Ru, "{line:?}");
        }
    }

    #[test]
    fn every_order_of_the_admin_is_understood_and_explains_itself() {
        for order in [
            &["list", "--game", GAME, "--state", "over", "--older-than", "12h", "--json"][..],
            &["show", "t"],
            &["close", "t", "--reason", "conduct"],
            &["delete", "t", "--yes"],
            &["ban", "203.0.113.0/24", "--for", "30d"],
            &["ban", "--name", "Bo"],
            &["unban", "--name", "Bo"],
            &["bans"],
            &["forget", "Ann@t", "--yes"],
            &["forget", "--name", "Ann"],
            &["prune", "--older-than", "90d", "--dry-run"],
        ] {
            let line = ["strandline", "admin"].iter().chain(order);
            assert!(Cli::try_parse_from(line).is_ok(), "{order:?}");
        }
        let mut cli = Cli::command();
        cli.build();
        let admin = cli.find_subcommand("admin").expect("it is there");
        for order in admin.get_subcommands().filter(|order| order.get_name() != "help") {
            assert!(order.get_about().is_some(), "{}", order.get_name());
            for argument in order.get_arguments() {
                assert!(argument.get_help().is_some(), "{} {}", order.get_name(), argument.get_id());
            }
        }
        for wrong in [
            &["ban"][..],
            &["ban", "1.2.3.4", "--name", "Bo"],
            &["forget"],
            &["prune"],
            &["prune", "--older-than", "90"],
        ] {
            assert!(Cli::try_parse_from(["strandline", "admin"].iter().chain(wrong)).is_err(), "{wrong:?}");
        }
    }

    /// What a page shows as typed: whole lines of its examples, and what stands in the text.
    fn typed(page: &str) -> Vec<String> {
        let mut blocks = page.split("```");
        let (text, code): (Vec<&str>, Vec<&str>) =
            std::iter::from_fn(|| Some((blocks.next()?, blocks.next().unwrap_or_default()))).unzip();
        let spans = text.iter().flat_map(|text| text.split('`').skip(1).step_by(2));
        let lines = code.iter().flat_map(|code| code.lines());
        lines.chain(spans).map(str::to_owned).collect()
    }

    #[test]
    fn whatever_the_page_for_hosts_has_one_type_is_understood() {
        let page = include_str!("../../../docs/server.md");
        let commands: Vec<String> = typed(page)
            .into_iter()
            .filter_map(|line| match line.split_once("strandline ") {
                Some(("" | "podman exec strandline ", rest)) => Some(rest.to_owned()),
                _ => line.starts_with("admin ").then_some(line),
            })
            // A command that is only named is not typed, and help ends otherwise.
            .filter(|rest| rest.split(' ').count() > 2 || rest == "admin bans")
            .filter(|rest| !rest.contains("COMMAND") && !rest.contains("--help"))
            .collect();
        assert!(commands.len() >= 15, "{commands:?}");
        for command in commands {
            let line = ["strandline"].into_iter().chain(command.split_whitespace());
            assert!(Cli::try_parse_from(line).is_ok(), "strandline {command}");
        }
    }
}
