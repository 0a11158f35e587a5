//! Records in files.

use anyhow::{Context, Result, anyhow};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::Path;
use table::{Dealer, Problem, Record, Session};
use words::Lang;

/// The largest record file that is read. A real one is a few dozen kilobytes.
const LARGEST: u64 = 16 << 20;

/// Reads a record and folds it. Later deals come from the dealer.
pub(crate) fn load(path: &Path, dealer: Dealer, lang: Lang) -> Result<Session> {
    let data = data(path, lang)?;
    let read = Record::read(&data).and_then(|record| Session::load(&record, dealer));
    read.map_err(|problem| cannot_load(path, &problem, lang))
}

/// Reads a record as it is.
pub(crate) fn read(path: &Path, lang: Lang) -> Result<Record> {
    Record::read(&data(path, lang)?).map_err(|problem| cannot_load(path, &problem, lang))
}

pub(crate) fn cannot_load(path: &Path, problem: &Problem, lang: Lang) -> anyhow::Error {
    let reason = problem.sentence(words::speak, lang.code());
    let args = [("file", path.display().to_string().into()), ("reason", reason.into())];
    anyhow!(words::say_with(lang, "terminal-cannot-load", &args))
}

fn data(path: &Path, lang: Lang) -> Result<Value> {
    let failed = |detail: String| {
        let args = [("file", path.display().to_string().into()), ("detail", detail.into())];
        anyhow!(words::say_with(lang, "terminal-cannot-read", &args))
    };
    let size = fs::metadata(path).map_err(|error| failed(error.to_string()))?.len();
    if size > LARGEST {
        return Err(failed(format!("{size} > {LARGEST}")));
    }
    let text = fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| failed(error.to_string()))
}

/// Writes a record whole or not at all: to a file beside it first, then renamed over it.
pub(crate) fn save(path: &Path, record: &Record) -> Result<()> {
    let beside = path.with_extension("part");
    let text = serde_json::to_string_pretty(record)?;
    let mut file = fs::File::create(&beside).with_context(|| beside.display().to_string())?;
    file.write_all(text.as_bytes())?;
    file.write_all(b"\n")?;
    file.sync_all()?;
    fs::rename(&beside, path).with_context(|| path.display().to_string())
}
