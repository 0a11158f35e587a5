//! The games of a match as records in a folder, one file a game.

use super::Plan;
use super::entrant::Entrant;
use crate::ending::Ending;
use anyhow::Result;
use kernel::Seat;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use table::{Record, Session};
use words::Lang;

/// Where records go. Their names sort as the games were numbered, and begin alike for each match: by game and seed.
#[derive(Clone, Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    match_name: String,
    digits: usize,
}

impl Folder {
    /// The folder, made where there is none. Refused before anything is played if nothing can be written there, or if
    /// records of such a match lie there already: none is ever overwritten.
    pub(crate) fn prepare(path: &Path, game: &str, seed: u64, games: u32, lang: Lang) -> Result<Self> {
        let folder =
            Self { path: path.to_owned(), match_name: format!("{game}-{seed}"), digits: games.to_string().len() };
        folder.try_writing().map_err(|error| cannot(path, &error, lang))?;
        if let Some(before) = folder.one_of_before().map_err(|error| cannot(path, &error, lang))? {
            let args = [("file", before.display().to_string().into())];
            return Err(Ending::File.with(words::say_with(lang, "match-record-there", &args)));
        }
        Ok(folder)
    }

    fn try_writing(&self) -> io::Result<()> {
        fs::create_dir_all(&self.path)?;
        let trial = self.path.join(format!(".{}.{}", self.match_name, std::process::id()));
        File::create_new(&trial)?;
        fs::remove_file(&trial)
    }

    /// A record of a match of this game and seed that lies there.
    fn one_of_before(&self) -> io::Result<Option<PathBuf>> {
        let beginning = format!("{}-", self.match_name);
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            if entry.file_name().to_string_lossy().starts_with(&beginning) {
                return Ok(Some(entry.path()));
            }
        }
        Ok(None)
    }

    /// Writes the record of the game of this number, from 0, between these two.
    pub(crate) fn write(&self, pair: Option<(usize, usize)>, number: u32, record: &Record, lang: Lang) -> Result<()> {
        let pair = pair.map_or(String::new(), |(a, b)| format!("{}v{}-", a + 1, b + 1));
        let name = format!("{}-{pair}{:0digits$}.json", self.match_name, number + 1, digits = self.digits);
        let path = self.path.join(name);
        let text = serde_json::to_string(record)? + "\n";
        let written = File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|error| cannot(&path, &error, lang))
    }
}

fn cannot(path: &Path, error: &io::Error, lang: Lang) -> anyhow::Error {
    let detail = words::reason(lang, &error.to_string());
    let args = [("file", path.display().to_string().into()), ("detail", detail.into())];
    Ending::File.with(words::say_with(lang, "match-cannot-write", &args))
}

/// What a game comes to on paper: who sat where as they were named, bots with their levels. A game that was forfeited or
/// stopped has no result.
pub(crate) fn record(session: &Session, plan: &Plan, pair: (usize, usize), a: Seat) -> Record {
    let sits = |seat: Seat| &plan.entrants[if seat == a { pair.0 } else { pair.1 }];
    let mut record = session.record();
    record.names = Seat::all(plan.seats).map(|seat| sits(seat).to_string()).collect();
    record.players = Seat::all(plan.seats).map(|seat| played_by(sits(seat))).collect();
    record
}

/// Who that is in the words of records; nothing for those they have no word for.
fn played_by(entrant: &Entrant) -> String {
    match entrant {
        Entrant::Bot(skill) => skill.to_string(),
        Entrant::Random => "random".to_owned(),
        Entrant::Flat(_) | Entrant::Program(_) => String::new(),
    }
}
