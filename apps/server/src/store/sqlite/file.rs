//! The file itself, looked at from outside.

use crate::store::Broken;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The bytes that every `SQLite` file begins with, and where it says how long it is: in pages of so many bytes.
const MAGIC: &[u8] = b"SQLite format 3\0";
const PAGE_SIZE: usize = 16;
const PAGES: usize = 28;

/// The file that was opened, to be told from none or another at its place: what is written to a file that was deleted is
/// written nowhere.
pub(super) struct Opened {
    path: PathBuf,
    identity: (u64, u64),
}

impl Opened {
    pub(super) fn at(path: &Path) -> std::io::Result<Self> {
        let file = std::fs::metadata(path)?;
        #[cfg(unix)]
        let identity = (std::os::unix::fs::MetadataExt::dev(&file), std::os::unix::fs::MetadataExt::ino(&file));
        #[cfg(not(unix))]
        let identity = (0, u64::from(file.is_file()));
        Ok(Self { path: path.to_owned(), identity })
    }

    pub(super) fn is_in_its_place(&self) -> Result<(), Broken> {
        let there = Self::at(&self.path)?;
        if there.identity == self.identity { Ok(()) } else { Err(Broken("another file is in its place".into())) }
    }
}

/// Refuses a file that is shorter than it says itself. What a log beside it has still to add may lie beyond its end.
pub(super) fn check_length(path: &Path) -> Result<(), Broken> {
    let mut head = Vec::new();
    let mut file = File::open(path)?;
    file.by_ref().take(32).read_to_end(&mut head)?;
    let length = file.metadata()?.len();
    // A new one is empty, and is made into ours.
    if length == 0 || has_more_beside(path) {
        return Ok(());
    }
    if head.len() < 32 || !head.starts_with(MAGIC) {
        return Err(Broken("the file is no house's".into()));
    }
    let page = match u64::from(u16::from_be_bytes([head[PAGE_SIZE], head[PAGE_SIZE + 1]])) {
        1 => 65_536,
        size => size,
    };
    let pages = u32::from_be_bytes([head[PAGES], head[PAGES + 1], head[PAGES + 2], head[PAGES + 3]]);
    let says = page * u64::from(pages);
    if length < says {
        return Err(Broken(format!("the file is cut short: {length} of {says} bytes are there")));
    }
    Ok(())
}

fn has_more_beside(path: &Path) -> bool {
    let mut beside = path.as_os_str().to_owned();
    beside.push("-wal");
    std::fs::metadata(&beside).is_ok_and(|file| file.len() > 0)
}
