//! Records in files.

use anyhow::{Context, Result, anyhow};
use serde_json::Value;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use table::{Dealer, Problem, Record, Session};
use words::Lang;

/// The largest file that is read. A real record is a few dozen kilobytes.
const LARGEST: u64 = 16 << 20;

/// What is said of a larger one, as the system would say it.
const TOO_LARGE: &str = "File too large";

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
    serde_json::from_str(&text(path, lang)?).map_err(|error| cannot_read(path, &error.to_string(), lang))
}

fn cannot_read(path: &Path, detail: &str, lang: Lang) -> anyhow::Error {
    let args = [("file", path.display().to_string().into()), ("detail", words::reason(lang, detail).into())];
    anyhow!(words::say_with(lang, "terminal-cannot-read", &args))
}

/// The text in a file of a decent size.
pub(crate) fn text(path: &Path, lang: Lang) -> Result<String> {
    let failed = |detail: String| cannot_read(path, &detail, lang);
    let file = fs::File::open(path).map_err(|error| failed(error.to_string()))?;
    let mut text = String::new();
    // Some files have no end, and do not say so.
    file.take(LARGEST + 1).read_to_string(&mut text).map_err(|error| failed(error.to_string()))?;
    if text.len() as u64 > LARGEST {
        return Err(failed(TOO_LARGE.to_owned()));
    }
    Ok(text)
}

/// A path as it is typed at the table, where no shell reads it first: `~` is one's own folder.
pub(crate) fn path(typed: &str) -> PathBuf {
    let home = || std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"));
    match (typed.strip_prefix("~/"), home()) {
        (Some(rest), Some(home)) => Path::new(&home).join(rest),
        _ => PathBuf::from(typed),
    }
}

/// Writes a record whole or not at all: to a file beside it first, then renamed over it.
pub(crate) fn save(path: &Path, record: &Record) -> Result<()> {
    let text = serde_json::to_string_pretty(record)? + "\n";
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.part", std::process::id()));
    let saved = write(&beside, &text).and_then(|()| fs::rename(&beside, path));
    if saved.is_err() {
        // It may not even have been made.
        let _ = fs::remove_file(&beside);
    }
    saved.with_context(|| path.display().to_string())
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut file = fs::File::create_new(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
