//! The `strandline` binary: one file a command.

mod edition;
mod eyes;
mod files;
mod paint;
mod play;
mod replay;
mod rules;
mod screens;
mod shell;
mod umpire;

use clap::{Parser, Subcommand};
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
    /// Step through a record.
    Replay(replay::Args),
    /// Show the rules of a game.
    Rules(rules::Args),
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

fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    let lang = cli.lang.unwrap_or_else(locale);
    match cli.command {
        Command::Play(args) => play::run(&args, lang),
        Command::Umpire => umpire::run(),
        Command::Replay(args) => replay::run(&args, lang),
        Command::Rules(args) => rules::run(&args, lang),
    }
}
