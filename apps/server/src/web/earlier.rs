//! The browser client of earlier versions, for pages that were open when the house was brought up to date.
//!
//! A page fetches some of its files late: a language, the rules, the bots' thread. They lie under the hash of its
//! version, and the program of the next version does not have them. So each program leaves a copy of its own in the
//! data folder when it starts, as `assets/<hash>/`, and the last few are served from there. What is served was listed
//! when the house opened: no request names a path.

use crate::store::private;
use std::borrow::Cow;
use std::collections::HashSet;
use std::fs::{self, DirEntry, File};
use std::io::{Result, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

const FOLDER: &str = "assets";
/// How many versions are kept, the program's own among them.
const KEPT: usize = 3;
/// What a copy is called until it is whole.
const UNFINISHED: &str = ".new";

/// A file of the client: its name, and what is in it.
pub(crate) type Asset = (String, Cow<'static, [u8]>);

/// The files of earlier versions.
#[derive(Debug, Default)]
pub(crate) struct Earlier {
    folder: PathBuf,
    /// Each as `<hash>/<name>`.
    listed: HashSet<String>,
}

impl Earlier {
    /// What lies in this data folder.
    pub(crate) fn of(data: &Path) -> Self {
        let folder = data.join(FOLDER);
        let listed = versions(&folder).iter().flat_map(|(_, version)| files(&folder, version)).collect();
        Self { folder, listed }
    }

    /// A file, by its hash and name, such as `0123456789ab/app.js`.
    pub(crate) async fn read(&self, asked: &str) -> Option<Vec<u8>> {
        let path = self.folder.join(self.listed.get(asked)?);
        tokio::task::spawn_blocking(move || fs::read(path)).await.ok()?.ok()
    }
}

/// Whether this is how a version is called: the first digits of a hash.
pub(crate) fn is_version(name: &str) -> bool {
    name.len() == 12 && name.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Keeps a copy of a version's files, as the newest, and forgets the oldest of the others.
pub(crate) fn keep(data: &Path, version: &str, assets: impl Iterator<Item = Asset>) -> Result<()> {
    let folder = data.join(FOLDER);
    private::folder(&folder)?;
    let own = folder.join(version);
    if !own.is_dir() {
        let unfinished = folder.join(format!("{version}{UNFINISHED}"));
        forget(&unfinished)?;
        write_all(&unfinished, assets)?;
        fs::rename(&unfinished, &own)?;
    }
    File::open(&own)?.set_modified(SystemTime::now())?;
    prune(&folder)
}

fn write_all(folder: &Path, assets: impl Iterator<Item = Asset>) -> Result<()> {
    private::folder(folder)?;
    for (name, content) in assets {
        let mut file = File::create_new(folder.join(name))?;
        file.write_all(&content)?;
        file.sync_all()?;
    }
    Ok(())
}

/// Forgets all but the newest, and copies that never became whole. What is not ours stays.
fn prune(folder: &Path) -> Result<()> {
    let old = versions(folder).into_iter().skip(KEPT).map(|(_, version)| version);
    let broken = names(folder).filter(|name| name.strip_suffix(UNFINISHED).is_some_and(is_version));
    old.chain(broken).try_for_each(|name| forget(&folder.join(name)))
}

fn forget(folder: &Path) -> Result<()> {
    if folder.is_dir() { fs::remove_dir_all(folder) } else { Ok(()) }
}

/// The versions that lie in a folder, the newest first.
fn versions(folder: &Path) -> Vec<(SystemTime, String)> {
    let age = |name: String| {
        let about = fs::symlink_metadata(folder.join(&name)).ok().filter(fs::Metadata::is_dir)?;
        Some((about.modified().ok()?, name))
    };
    let mut found: Vec<_> = names(folder).filter(|name| is_version(name)).filter_map(age).collect();
    found.sort_by(|a, b| b.cmp(a));
    found
}

fn entries(folder: &Path) -> impl Iterator<Item = DirEntry> + use<> {
    fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok)
}

fn names(folder: &Path) -> impl Iterator<Item = String> + use<> {
    entries(folder).filter_map(|entry| entry.file_name().into_string().ok())
}

/// The plain files of a version.
fn files(folder: &Path, version: &str) -> Vec<String> {
    let plain = entries(&folder.join(version)).filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
    plain.filter_map(|entry| Some(format!("{version}/{}", entry.file_name().to_str()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::{Asset, Earlier, FOLDER, KEPT, keep, versions};
    use std::fs;
    use std::path::PathBuf;
    use std::time::{Duration, SystemTime};

    struct Data(PathBuf);

    impl Data {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("strandline-assets-{name}-{}", std::process::id()));
            fs::remove_dir_all(&path).ok();
            Self(path)
        }

        fn keep(&self, version: &str) {
            let file = |name: &str| -> Asset { (name.to_owned(), format!("{name} of {version}").into_bytes().into()) };
            keep(&self.0, version, ["app.js", "app.js.br"].map(file).into_iter()).unwrap();
        }

        /// Has this version been there for so many days.
        fn age(&self, version: &str, days: u64) {
            let then = SystemTime::now() - Duration::from_secs(days * 86_400);
            fs::File::open(self.0.join(FOLDER).join(version)).unwrap().set_modified(then).unwrap();
        }

        fn kept(&self) -> Vec<String> {
            versions(&self.0.join(FOLDER)).into_iter().map(|(_, version)| version).collect()
        }
    }

    impl Drop for Data {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).ok();
        }
    }

    const VERSIONS: [&str; 5] = ["000000000001", "fffffffffff2", "00000000abc3", "000000000004", "000000000005"];

    #[test]
    fn the_last_versions_are_kept_by_when_they_last_ran() {
        let data = Data::new("kept");
        for (at, version) in VERSIONS.iter().enumerate() {
            data.keep(version);
            data.age(version, 10 - at as u64);
        }
        assert_eq!(data.kept(), [VERSIONS[4], VERSIONS[3], VERSIONS[2]]);
        // An older program that is started again is the newest.
        data.keep(VERSIONS[2]);
        assert_eq!(data.kept()[0], VERSIONS[2]);
        assert_eq!(data.kept().len(), KEPT);
    }

    #[test]
    fn a_copy_that_was_cut_off_is_made_again_and_what_is_not_ours_stays() {
        let data = Data::new("cut");
        let assets = data.0.join(FOLDER);
        for name in ["000000000001.new", "000000000009.new", "notes"] {
            fs::create_dir_all(assets.join(name)).unwrap();
            fs::write(assets.join(name).join("app.js"), "half").unwrap();
        }
        data.keep(VERSIONS[0]);
        assert_eq!(fs::read_to_string(assets.join("000000000001/app.js")).unwrap(), "app.js of 000000000001");
        let mut left: Vec<_> = super::names(&assets).collect();
        left.sort();
        assert_eq!(left, ["000000000001", "notes"]);
    }

    #[tokio::test]
    async fn only_what_lies_there_as_a_file_of_a_version_is_served() {
        let data = Data::new("served");
        data.keep(VERSIONS[0]);
        let version = data.0.join(FOLDER).join(VERSIONS[0]);
        fs::write(data.0.join("tables.db"), "secret").unwrap();
        fs::create_dir(version.join("inner")).unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(data.0.join("tables.db"), version.join("link.js")).unwrap();
        let earlier = Earlier::of(&data.0);
        assert_eq!(earlier.read("000000000001/app.js").await.unwrap(), b"app.js of 000000000001");
        let refused = [
            "",
            "000000000001",
            "000000000001/",
            "000000000001/inner",
            "000000000001/link.js",
            "000000000001/../../tables.db",
            "000000000001/..%2f..%2ftables.db",
            "../tables.db",
            "/etc/passwd",
            "000000000002/app.js",
        ];
        for asked in refused {
            assert_eq!(earlier.read(asked).await, None, "{asked}");
        }
        assert_eq!(Earlier::of(&data.0.join("nowhere")).read("000000000001/app.js").await, None);
    }
}
