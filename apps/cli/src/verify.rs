//! `strandline verify`: whether a record was dealt fairly.

use crate::files;
use crate::out::Out;
use anyhow::anyhow;
use clap::Args as ClapArgs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use table::Record;
use table::fair::{Verdict, verify};
use words::{Lang, say, say_with};

/// What the program ends with where the record cannot be read.
const UNREADABLE: u8 = 2;

/// What to check.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// A record of a game that is over, as a house gives it
    record: PathBuf,
}

/// Recomputes every deal and the result, and says what it found. The program ends with 1 where the record is not what
/// a fair house would have given.
pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let record = match files::read(&args.record, lang) {
        Ok(record) => record,
        Err(error) => return Ok(crate::complain(&error, UNREADABLE)),
    };
    let verdict = verify(&record).map_err(|problem| anyhow!(problem.sentence(words::speak, lang.code())))?;
    match writeln!(Out::new(lang), "{}", sentence(verdict, &record, lang)) {
        // What the program ends with says it, too.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
        written => written?,
    }
    Ok(if matches!(verdict, Verdict::Fair(_)) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn sentence(verdict: Verdict, record: &Record, lang: Lang) -> String {
    match verdict {
        Verdict::NothingToCheck => say(lang, "verify-nothing"),
        Verdict::OtherSecret => say(lang, "verify-other-secret"),
        Verdict::OtherDeal(entry) => say_with(lang, "verify-other-deal", &[("entry", (entry + 1).to_string().into())]),
        Verdict::Cut => say(lang, "verify-cut"),
        Verdict::OtherResult => say(lang, "verify-other-result"),
        Verdict::Fair(deals) => fair(deals, record, lang),
    }
}

/// What was checked, and what somebody has to compare or believe.
fn fair(deals: usize, record: &Record, lang: Lang) -> String {
    let commitment = record.fair.as_ref().map(|fair| fair.commitment.to_string()).unwrap_or_default();
    let checked = say_with(lang, "verify-fair", &[("deals", deals.into()), ("commitment", commitment.into())]);
    let game = say(lang, &format!("game-{}", record.game));
    let options = record.options.to_string();
    let args = [("game", game.into()), ("seats", record.seats.into()), ("options", options.into())];
    [Some(checked), Some(say_with(lang, "verify-agreed", &args)), resigned(record, lang), drawn(record, lang)]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join("\n")
}

fn resigned(record: &Record, lang: Lang) -> Option<String> {
    let named = crate::seats::names(&[], record, lang);
    let names: Vec<&str> = record.ended.resigned.iter().map(|seat| named[seat.index()].as_str()).collect();
    (!names.is_empty()).then(|| say_with(lang, "verify-resigned", &[("names", words::list(lang, &names).into())]))
}

fn drawn(record: &Record, lang: Lang) -> Option<String> {
    record.ended.drawn.then(|| say(lang, "verify-drawn"))
}
