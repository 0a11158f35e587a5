//! The `strandline` binary: one file a command.

mod backup;
mod contest;
mod edition;
mod eyes;
mod files;
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

fn main() -> anyhow::Result<ExitCode> {
    let cli = Cli::parse();
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
