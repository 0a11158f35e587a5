//! `strandline verify`: whether a record was dealt fairly.

use crate::files;
use anyhow::anyhow;
use clap::Args as ClapArgs;
use std::path::PathBuf;
use std::process::ExitCode;
use table::fair::{Verdict, verify};
use words::Lang;

/// What to check.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// A record of a game that is over, as a house gives it
    record: PathBuf,
}

/// Recomputes every deal and says what it found. The program fails where a house was not fair.
pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let record = files::read(&args.record, lang)?;
    let verdict = verify(&record).map_err(|problem| anyhow!(problem.sentence(words::speak, lang.code())))?;
    let commitment = record.fair.as_ref().map(|fair| fair.commitment.to_string()).unwrap_or_default();
    println!("{}", sentence(verdict, &commitment, lang));
    Ok(if matches!(verdict, Verdict::Fair(_)) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn sentence(verdict: Verdict, commitment: &str, lang: Lang) -> String {
    match verdict {
        Verdict::NothingToCheck => words::say(lang, "verify-nothing"),
        Verdict::OtherSecret => words::say(lang, "verify-other-secret"),
        Verdict::OtherDeal(entry) => {
            words::say_with(lang, "verify-other-deal", &[("entry", (entry + 1).to_string().into())])
        }
        Verdict::Fair(deals) => {
            let args = [("deals", number(deals).into()), ("commitment", commitment.to_owned().into())];
            words::say_with(lang, "verify-fair", &args)
        }
    }
}

/// A count as a number that chooses plurals.
fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
