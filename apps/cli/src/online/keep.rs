//! What this machine remembers of a table, so that whoever left it, or lost the line, has the same seat again: in the
//! folder where the system keeps the state of programs, readable by nobody else.

use super::address::Address;
use etcetera::BaseStrategy;
use guest::Shown;
use serde::{Deserialize, Serialize};
use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What is remembered of one table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Memory {
    /// What proves whose seat it is.
    pub(crate) token: Option<String>,
    /// What was shown before the deal, and what was added to it.
    pub(crate) shown: Shown,
}

/// Where the memory of one table lies.
#[derive(Clone, Debug)]
pub(crate) struct Keep {
    file: Option<PathBuf>,
}

impl Keep {
    /// In the usual folder, if there is one.
    pub(crate) fn of(address: &Address) -> Self {
        let file = folder().map(|folder| folder.join(name(address)));
        Self { file }
    }

    /// Nowhere.
    #[cfg(test)]
    pub(crate) fn nowhere() -> Self {
        Self { file: None }
    }

    /// What is remembered; nothing where it cannot be read.
    pub(crate) fn read(&self) -> Memory {
        let text = self.file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Remembers: whether that could be done.
    pub(crate) fn write(&self, memory: &Memory) -> bool {
        let Some(file) = &self.file else { return false };
        let text = serde_json::to_string(memory).expect("it is plain data");
        write(file, &text).is_ok()
    }
}

/// Where tables are remembered.
fn folder() -> Option<PathBuf> {
    let strategy = etcetera::base_strategy::choose_native_strategy().ok()?;
    let state = strategy.state_dir().unwrap_or_else(|| strategy.data_dir());
    Some(state.join("strandline").join("tables"))
}

/// A file's name in which every letter can be had everywhere.
fn name(address: &Address) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || ".-".contains(letter) { letter } else { '_' };
    let host: String = address.host.to_lowercase().chars().map(plain).collect();
    format!("{host}_{}_{}.json", address.port, address.table)
}

/// Writes it whole or not at all, and so that nobody else can read it at any moment.
fn write(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new(""));
    private_folder(folder)?;
    let beside = folder.join(format!(".{}.part", std::process::id()));
    // One that was left behind may be anybody's.
    let _ = fs::remove_file(&beside);
    let written = private_file(&beside, text).and_then(|()| fs::rename(&beside, file));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

fn private_file(path: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::{Keep, Memory, name};
    use crate::online::address::Link;

    #[test]
    fn a_seat_is_remembered_for_nobody_else() {
        let folder = std::env::temp_dir().join(format!("strandline-keep-{}", std::process::id()));
        let keep = Keep { file: Some(folder.join("tables").join("a.json")) };
        assert_eq!(keep.read(), Memory::default());
        let memory = Memory { token: Some("77b2".into()), ..Memory::default() };
        assert!(keep.write(&memory) && keep.write(&memory));
        assert_eq!(keep.read(), memory);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = |path: &str| std::fs::metadata(folder.join(path)).unwrap().permissions().mode() & 0o777;
            assert_eq!((mode("tables"), mode("tables/a.json")), (0o700, 0o600));
        }
        std::fs::remove_dir_all(folder).unwrap();
        assert!(!Keep { file: None }.write(&memory));
    }

    #[test]
    fn the_file_is_named_for_house_and_table() {
        let named = |link: &str| name(&Link::read(link, None).unwrap().address);
        assert_eq!(named("https://Example.org/t/0c9e"), "example.org_443_0c9e.json");
        assert_eq!(named("http://[::1]:78/t/0c9e"), "___1__78_0c9e.json");
    }
}
