//! The `strandline` binary: one file a command.

mod backup;
mod contest;
mod edition;
mod eyes;
mod files;
mod out;
mod paint;
mod play;
mod replay;
mod rules;
mod screens;
mod seats;
mod serve;
mod shell;
mod umpire;
mod verify;

use clap::{Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;
use words::Lang;

/// Three table games of the shore: Crab Stack, Crabs! and Kraaw.
#[derive(Parser)]
#[command(version, about, arg_required_else_help = true)]
struct Cli {
    /// The language: en, fr or ru. Without it, the locale decides.
    #[arg(long, global = true, value_parser = language)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal.
    Play(play::Args),
    /// Referee games for programs: one JSON request a line in, one reply a line out.
    Umpire,
    /// Have two players meet many times: bots of the house, or programs in any language.
    Match(contest::Args),
    /// Step through a record.
    Replay(replay::Args),
    /// Show the rules of a game.
    Rules(rules::Args),
    /// Open a house: tables online, for people with a browser.
    Serve(serve::Args),
    /// Copy the tables of a house, which may stay open.
    Backup(backup::Args),
    /// Check that a record was dealt fairly.
    Verify(verify::Args),
}

fn language(text: &str) -> Result<Lang, String> {
    Lang::from_locale(text).ok_or_else(|| "the languages are en, fr and ru".to_owned())
}

/// The language of the locale, in the order the C library looks.
fn locale() -> Lang {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    locale.and_then(|locale| Lang::from_locale(&locale)).unwrap_or_default()
}

fn main() -> ExitCode {
    match obey(Cli::parse()) {
        Ok(code) => code,
        // Whoever read this has gone: there is nobody left to tell.
        Err(error) if out::is_closed(&error) => ExitCode::SUCCESS,
        Err(error) => complain(&error, 1),
    }
}

/// Says what went wrong, and with which code the program is to end.
fn complain(error: &anyhow::Error, code: u8) -> ExitCode {
    let _ = writeln!(std::io::stderr(), "Error: {error:#}");
    ExitCode::from(code)
}

fn obey(cli: Cli) -> anyhow::Result<ExitCode> {
    let lang = cli.lang.unwrap_or_else(locale);
    match cli.command {
        Command::Play(args) => play::run(&args, lang),
        Command::Umpire => umpire::run(),
        Command::Match(args) => contest::run(&args, lang),
        Command::Replay(args) => replay::run(&args, lang),
        Command::Rules(args) => rules::run(&args, lang),
        Command::Serve(args) => serve::run(args, lang),
        Command::Backup(args) => backup::run(&args, lang),
        Command::Verify(args) => return verify::run(&args, lang),
    }
    .map(|()| ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::Cli;
    use clap::{Arg, Command, CommandFactory, Parser};

    /// What each command needs in any case.
    fn needed(command: &str) -> &'static [&'static str] {
        match command {
            "play" | "rules" => &["kraaw"],
            "match" => &["--a", "random", "--b", "random", "--game", "kraaw"],
            "replay" | "backup" | "verify" => &["FILE"],
            "umpire" | "serve" => &[],
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
            "option" => "rounds_to_win=1",
            "edition" | "load" | "config" | "data" => "FILE",
            "listen" => "127.0.0.1:8080",
            "origins" => "https://example.org",
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
            assert!(Cli::try_parse_from(["strandline", "play", "kraaw", "--memory-aid", aid]).is_ok());
        }
    }
}
