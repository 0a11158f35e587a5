//! `strandline resume`: games that were left.

use crate::ending::Ending;
use crate::files;
use crate::kept::{self, Kept, KeptGame};
use crate::out::Out;
use crate::plain_text::plain_name;
use crate::play::{at_the_terminal, recorded, seed_of_now};
use crate::seats::{names, now, seated, secret};
use crate::sitting::Sitting;
use crate::terminal;
use anyhow::{Result, bail};
use catalog::GameId;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use screen::Taste;
use std::io::Write;
use table::host::LocalTable;
use words::{Lang, say, say_with};

/// Which game.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Its number in the list, the last one left if none.
    number: Option<usize>,
    /// Show the list.
    #[arg(long)]
    list: bool,
    /// Line by line, without a full screen.
    #[arg(long)]
    plain: bool,
}

/// Shows the games that are kept, or goes on with one.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<()> {
    let games = kept::unfinished();
    if games.is_empty() {
        bail!(say(lang, "terminal-resume-none"));
    }
    if args.list {
        return list(&games, lang);
    }
    let number = args.number.unwrap_or(1);
    let game = number.checked_sub(1).and_then(|at| games.into_iter().nth(at));
    let no_such = || Ending::Mistyped.with(say_with(lang, "terminal-resume-no-such", &[("number", number.into())]));
    go_on(game.ok_or_else(no_such)?, args.plain, lang)
}

fn list(games: &[KeptGame], lang: Lang) -> Result<()> {
    let mut out = Out::new(lang);
    for (number, kept) in (1..).zip(games) {
        writeln!(out, "{}", in_words(number, kept, lang))?;
    }
    Ok(())
}

fn in_words(number: usize, kept: &KeptGame, lang: Lang) -> String {
    let names: Vec<String> = kept.record.names.iter().map(|name| plain_name(name)).collect();
    let game = say(lang, &format!("game-{}", kept.record.game));
    let args = [
        ("number", number.to_string().into()),
        ("game", game.into()),
        ("names", words::list(lang, &names).into()),
        ("count", kept.record.plies().into()),
    ];
    say_with(lang, "terminal-resume-game", &args)
}

fn go_on(kept: KeptGame, plain: bool, lang: Lang) -> Result<()> {
    let record = &kept.record;
    let game: GameId = crate::play::game_named(&record.game, lang)?;
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed_of_now());
    let players = recorded(record, &[]);
    let names: Vec<String> = names(&[], record, &players, lang).iter().map(|name| plain_name(name)).collect();
    let desk = LocalTable::resumed(now(), record, &seated(&players, &names), secret(&mut luck));
    let desk = desk.map_err(|problem| files::cannot_load(&kept.file, &problem, lang))?;
    let screen = terminal::screen(game, Taste { memory_aid: true });
    let sitting = Sitting::new(desk, screen, players, lang, terminal::paint(), luck);
    at_the_terminal(sitting.kept_in(Kept::in_file(kept.file)), plain, lang)
}
