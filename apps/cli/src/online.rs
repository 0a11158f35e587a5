//! `strandline join` and `strandline watch`: a table of a house, from the terminal.

mod address;
mod connect;
mod dealing;
mod failure;
mod keep;
pub(crate) mod line;
mod lines;
pub(crate) mod visit;

use crate::ending::Ending;
use crate::full_screen;
use crate::out::Out;
use crate::plain_text::plain;
use crate::terminal;
use address::Link;
use anyhow::Result;
use failure::Failure;
use screen::{Paint, Taste};
use std::io::Write;
use visit::{Coming, Visit};
use words::{Lang, say_with};

/// Which table, and how it is shown.
#[derive(clap::Args)]
struct At {
    /// The link to the table, as a browser shows it; or its name alone, with `--server`.
    link: String,
    /// The server that the table is at, where only its name is given.
    #[arg(long, value_name = "URL", alias = "house")]
    server: Option<String>,
    /// Do not ring the bell when it is one's turn.
    #[arg(long)]
    no_bell: bool,
    /// Line by line, without a full screen.
    #[arg(long)]
    plain: bool,
}

/// Which table to sit down at.
#[derive(clap::Args)]
pub(crate) struct JoinArgs {
    #[command(flatten)]
    at: At,
    /// The name to sit down by.
    #[arg(long)]
    name: Option<String>,
}

/// Which table to watch.
#[derive(clap::Args)]
pub(crate) struct WatchArgs {
    #[command(flatten)]
    at: At,
}

/// Sits down at a table, or goes on there.
pub(crate) fn join(args: &JoinArgs, lang: Lang) -> Result<Ending> {
    come(&args.at, false, args.name.clone(), lang)
}

/// Watches a table.
pub(crate) fn watch(args: &WatchArgs, lang: Lang) -> Result<Ending> {
    come(&args.at, true, None, lang)
}

fn come(at: &At, watches: bool, name: Option<String>, lang: Lang) -> Result<Ending> {
    let Some(link) = Link::read(&at.link, at.server.as_deref()) else {
        return Err(ended_by(&Failure::NoLink(plain(&at.link)), lang));
    };
    let screen = !at.plain && full_screen::is_possible();
    // On a full screen, colours are given to what is drawn, not written into it.
    let paint = if screen { Paint::PLAIN } else { terminal::paint() };
    let bell = !at.no_bell;
    let coming = Coming { watches, name, lang, paint, taste: Taste { memory_aid: true }, bell };
    let mut visit = Visit::new(link, coming);
    if screen {
        visit = full_screen::visit(visit)?;
    } else {
        lines::visit(&mut visit, Out::new(lang))?;
    }
    if let Some(failure) = &visit.failure {
        return Err(ended_by(failure, lang));
    }
    farewell(&visit, lang)
}

/// Says goodbye, and how to come back to a seat.
fn farewell(visit: &Visit, lang: Lang) -> Result<Ending> {
    let mut out = Out::new(lang);
    if visit.is_to_come_back() {
        let link = visit.address.link();
        writeln!(out, "{}", say_with(lang, "online-kept", &[("link", link.into())]))?;
    }
    writeln!(out, "{}", words::say(lang, "terminal-goodbye"))?;
    Ok(Ending::Done)
}

fn ended_by(failure: &Failure, lang: Lang) -> anyhow::Error {
    failure.ending().with(failure.sentence(lang))
}
