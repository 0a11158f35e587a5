//! Records in files.

use crate::ending::Ending;
use anyhow::{Context, Result};
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
    Ending::Content.with(words::say_with(lang, "terminal-cannot-load", &args))
}

fn data(path: &Path, lang: Lang) -> Result<Value> {
    let read = serde_json::from_str(&text(path, lang)?);
    read.map_err(|error| Ending::Content.with(cannot_read(path, &error.to_string(), lang)))
}

fn cannot_read(path: &Path, detail: &str, lang: Lang) -> String {
    let args = [("file", path.display().to_string().into()), ("detail", words::reason(lang, detail).into())];
    words::say_with(lang, "terminal-cannot-read", &args)
}

/// That a file or folder cannot be written, and why.
pub(crate) fn cannot_write(path: &Path, detail: &str, lang: Lang) -> anyhow::Error {
    let args = [("file", path.display().to_string().into()), ("detail", words::reason(lang, detail).into())];
    Ending::File.with(words::say_with(lang, "terminal-cannot-write", &args))
}

/// The text in a file of a decent size.
pub(crate) fn text(path: &Path, lang: Lang) -> Result<String> {
    let failed = |detail: String| Ending::File.with(cannot_read(path, &detail, lang));
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
    replace(path, &text).with_context(|| path.display().to_string())
}

/// What ends the name of a file that is being written.
const PART: &str = ".part";

fn replace(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let written_before = format!(".{name}.");
    clear(path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")), &written_before);
    let beside = path.with_file_name(format!("{written_before}{}{PART}", std::process::id()));
    let replaced = write(&beside, text).and_then(|held| fs::rename(&beside, path).map(|()| drop(held)));
    if replaced.is_err() {
        // It may not even have been made.
        let _ = fs::remove_file(&beside);
    }
    replaced
}

/// Writes a new file, and holds it: whoever clears up leaves it alone until it is let go.
fn write(path: &Path, text: &str) -> io::Result<fs::File> {
    let mut file = fs::File::create_new(path)?;
    // Where files cannot be held, they are not cleared up either.
    let _ = file.try_lock();
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    Ok(file)
}

/// Removes what was left half written by programs that were stopped, and that nobody holds any more: files of this
/// folder whose names begin so.
pub(crate) fn clear(folder: &Path, beginning: &str) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_part = |name: &str| name.starts_with('.') && name.starts_with(beginning) && name.ends_with(PART);
    for entry in entries.filter(|entry| entry.file_name().to_str().is_some_and(is_part)) {
        let abandoned = fs::File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok());
        if abandoned {
            // Somebody else may have been quicker.
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{clear, replace, write};
    use std::fs;

    #[test]
    fn what_is_being_written_is_left_alone_and_what_was_abandoned_is_removed() {
        let folder = std::env::temp_dir().join(format!("strandline-parts-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder can be written to");
        let names = || {
            let entries = fs::read_dir(&folder).expect("it is there").flatten();
            let mut names: Vec<String> =
                entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
            names.sort();
            names
        };
        let held = write(&folder.join(".a.json.1.part"), "{").expect("it can be written");
        for name in [".a.json.2.part", ".b.json.3.part", "mine.part", ".notes"] {
            fs::write(folder.join(name), "{").expect("it can be written");
        }
        replace(&folder.join("a.json"), "{}").expect("it can be written");
        assert_eq!(names(), [".a.json.1.part", ".b.json.3.part", ".notes", "a.json", "mine.part"]);
        drop(held);
        clear(&folder, ".");
        assert_eq!(names(), [".notes", "a.json", "mine.part"]);
        fs::remove_dir_all(&folder).expect("it is ours");
    }
}
