//! Games that are kept by themselves: after every move, in the folder where this system keeps what programs remember.

use crate::files;
use catalog::GameId;
use etcetera::BaseStrategy;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use table::Record;
use words::Lang;

/// How many games that are over are kept.
const FINISHED: usize = 100;

/// Where one game is kept, if it is.
pub(crate) struct Kept {
    file: Option<PathBuf>,
    folder: Option<PathBuf>,
    /// Whether it lies there as it was last handed over.
    current: bool,
}

impl Kept {
    /// Nowhere.
    pub(crate) fn nowhere() -> Self {
        Self { file: None, folder: None, current: false }
    }

    /// A new game, in the usual folder.
    pub(crate) fn new(game: GameId) -> Self {
        let mut kept = Self { folder: folder(), ..Self::nowhere() };
        clear_up();
        kept.begin_another(game);
        kept
    }

    /// A game that was kept in this file before.
    pub(crate) fn in_file(file: PathBuf) -> Self {
        Self { file: Some(file), folder: folder(), current: true }
    }

    /// From now on another game is kept. The one before stays.
    pub(crate) fn begin_another(&mut self, game: GameId) {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let name = format!("{since}-{}-{game}.json", std::process::id());
        self.file = self.folder.as_ref().map(|folder| folder.join(name));
        self.current = true;
    }

    /// Keeps the game as it is now. What cannot be written is not kept, and whoever leaves is told.
    pub(crate) fn keep(&mut self, record: &Record) {
        let Some(file) = &self.file else { return };
        self.current = file.parent().is_some_and(|folder| make(folder).is_ok()) && files::save(file, record).is_ok();
        if record.result.is_some() {
            forget_old();
        }
    }

    /// Whether leaving loses nothing.
    pub(crate) fn is_kept(&self) -> bool {
        self.file.is_some() && self.current
    }
}

/// Where games are kept.
fn folder() -> Option<PathBuf> {
    let strategy = etcetera::base_strategy::choose_native_strategy().ok()?;
    Some(strategy.data_dir().join("strandline").join("games"))
}

/// The folder is nobody else's: what is kept there holds every deal.
fn make(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// A game that lies in the folder.
pub(crate) struct KeptGame {
    pub(crate) file: PathBuf,
    pub(crate) record: Record,
    pub(crate) at: SystemTime,
}

impl KeptGame {
    fn is_over(&self) -> bool {
        self.record.result.is_some()
    }
}

/// Every game that is not over, the latest first.
pub(crate) fn unfinished() -> Vec<KeptGame> {
    clear_up();
    all().into_iter().filter(|kept| !kept.is_over()).collect()
}

/// Removes what was being written when a window was closed in the middle of it.
fn clear_up() {
    if let Some(folder) = folder() {
        files::clear(&folder, ".");
    }
}

/// Removes all but the latest of the games that are over.
fn forget_old() {
    for old in all().iter().filter(|kept| kept.is_over()).skip(FINISHED) {
        // It may be gone already.
        let _ = fs::remove_file(&old.file);
    }
}

/// Every game, the latest first. What cannot be read is passed over.
fn all() -> Vec<KeptGame> {
    let entries = folder().and_then(|folder| fs::read_dir(folder).ok());
    let files = entries.into_iter().flatten().filter_map(Result::ok).map(|entry| entry.path());
    let mut games: Vec<KeptGame> = files.filter_map(read).collect();
    games.sort_by_key(|kept| std::cmp::Reverse(kept.at));
    games
}

fn read(file: PathBuf) -> Option<KeptGame> {
    if file.extension().is_none_or(|extension| extension != "json") {
        return None;
    }
    let at = fs::metadata(&file).and_then(|metadata| metadata.modified()).ok()?;
    let record = files::read(&file, Lang::default()).ok()?;
    Some(KeptGame { file, record, at })
}
