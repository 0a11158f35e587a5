//! `strandline verify`: whether a record was dealt fairly.

use crate::ending::Ending;
use crate::files;
use crate::out::Out;
use clap::Args as ClapArgs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use table::Record;
use table::fair::{Verdict, verify};
use words::{Lang, say, say_with};

/// As many digits of a hash as nobody makes fit by trying.
const ENOUGH: usize = 16;

/// What to check.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// A record of a game that is over, as a house gives it
    record: PathBuf,
    /// The commitment that the table showed before play, or its first digits, to be compared
    #[arg(long, value_name = "DIGITS")]
    commitment: Option<String>,
    /// The seal that the table told when the game was over, or its first digits, to be compared
    #[arg(long, value_name = "DIGITS")]
    seal: Option<String>,
}

/// Recomputes every deal, the result and the seal, and says what was checked and found. What the program ends with says
/// whether the record is what a fair house would have given.
pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<Ending> {
    let record = files::read(&args.record, lang)?;
    let verdict = verify(&record);
    let verdict = verdict.map_err(|problem| Ending::NotFair.with(problem.sentence(words::speak, lang.code())))?;
    let found = Found { verdict, record: &record, args, lang };
    match writeln!(Out::new(lang), "{}", found.in_words()) {
        // What the program ends with says it, too.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
        written => written?,
    }
    Ok(found.ending())
}

/// What was found, and what it is to be compared with.
struct Found<'a> {
    verdict: Verdict,
    record: &'a Record,
    args: &'a Args,
    lang: Lang,
}

impl Found<'_> {
    fn ending(&self) -> Ending {
        match self.verdict {
            Verdict::NothingToCheck | Verdict::OtherVersion(_) => Ending::NothingToCheck,
            Verdict::Fair(_) if self.not_as_shown().is_none() => Ending::Done,
            _ => Ending::NotFair,
        }
    }

    fn in_words(&self) -> String {
        let lang = self.lang;
        match self.verdict {
            Verdict::NothingToCheck => say(lang, "verify-nothing"),
            Verdict::OtherVersion(version) => say_with(lang, "verify-other-version", &[("version", version.into())]),
            Verdict::OtherSecret => say(lang, "verify-other-secret"),
            Verdict::OtherDeal(entry) => {
                say_with(lang, "verify-other-deal", &[("entry", (entry + 1).to_string().into())])
            }
            Verdict::Cut => say(lang, "verify-cut"),
            Verdict::OtherResult => say(lang, "verify-other-result"),
            Verdict::OtherSeal => say(lang, "verify-other-seal"),
            Verdict::Fair(deals) => self.not_as_shown().unwrap_or_else(|| self.fair(deals)),
        }
    }

    fn commitment(&self) -> String {
        self.record.fair.as_ref().map(|fair| fair.commitment.to_string()).unwrap_or_default()
    }

    fn seal(&self) -> Option<String> {
        self.record.fair.as_ref().and_then(|fair| fair.seal).map(|seal| seal.to_string())
    }

    /// What is not what the table had shown, if something was given to compare with.
    fn not_as_shown(&self) -> Option<String> {
        let seal = self.seal().unwrap_or_default();
        let pairs = [("commitment", &self.args.commitment, self.commitment()), ("seal", &self.args.seal, seal)];
        let other = pairs.into_iter().find(|(_, shown, found)| shown.as_ref().is_some_and(|shown| !is(found, shown)));
        other.map(|(what, _, found)| {
            say_with(self.lang, "verify-other-shown", &[("what", what.into()), ("found", found.into())])
        })
    }

    /// What was checked, and what somebody has to compare or believe.
    fn fair(&self, deals: usize) -> String {
        let lang = self.lang;
        let fair = say_with(lang, "verify-fair", &[("deals", deals.into())]);
        [Some(fair), Some(self.checked()), Some(self.compare()), self.compare_seal(), Some(self.agreed())]
            .into_iter()
            .chain([self.called_off(), resigned(self.record, lang), drawn(self.record, lang)])
            .flatten()
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn checked(&self) -> String {
        let version = self.record.fair.as_ref().map_or(1, |fair| fair.version);
        say_with(self.lang, "verify-checked", &[("version", version.into())])
    }

    fn compare(&self) -> String {
        let id = if self.args.commitment.is_some() { "verify-compared-commitment" } else { "verify-compare" };
        say_with(self.lang, id, &[("commitment", self.commitment().into())])
    }

    fn compare_seal(&self) -> Option<String> {
        let id = if self.args.seal.is_some() { "verify-compared-seal" } else { "verify-compare-seal" };
        self.seal().map(|seal| say_with(self.lang, id, &[("seal", seal.into())]))
    }

    fn agreed(&self) -> String {
        let Record { game, seats, options, .. } = self.record;
        let game = say(self.lang, &format!("game-{game}"));
        let args = [("game", game.into()), ("seats", (*seats).into()), ("options", options.to_string().into())];
        say_with(self.lang, "verify-agreed", &args)
    }

    fn called_off(&self) -> Option<String> {
        let count = self.record.fair.as_ref().map_or(0, |fair| fair.called_off);
        (count > 0).then(|| say_with(self.lang, "verify-called-off", &[("count", count.into())]))
    }
}

/// Whether a hash is the one that was shown, all of it or enough.
fn is(found: &str, shown: &str) -> bool {
    let digits: String = shown.chars().filter(char::is_ascii_hexdigit).collect::<String>().to_lowercase();
    digits.len() >= ENOUGH.min(found.len()) && found.starts_with(&digits) && !found.is_empty()
}

fn resigned(record: &Record, lang: Lang) -> Option<String> {
    let named = crate::seats::names(&[], record, &[], lang);
    let names: Vec<&str> = record.ended.resigned.iter().map(|seat| named[seat.index()].as_str()).collect();
    (!names.is_empty()).then(|| say_with(lang, "verify-resigned", &[("names", words::list(lang, &names).into())]))
}

fn drawn(record: &Record, lang: Lang) -> Option<String> {
    record.ended.drawn.then(|| say(lang, "verify-drawn"))
}
