//! Files that only their owner can read: they hold the deals of running games and the key that tokens are made with.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{Error, Result};
use std::path::Path;

/// Makes the file if it is not there, and has only its owner read and write it, whatever the umask says. The files
/// that `SQLite` puts beside it follow its mode; those that are there already are seen to as well.
pub fn file(path: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?;
    for suffix in ["", "-wal", "-shm"] {
        let mut beside = path.as_os_str().to_owned();
        beside.push(suffix);
        close(Path::new(&beside))?;
    }
    Ok(())
}

/// Keeps a folder for as long as this is held: whoever else asks for it is refused, in this program or another.
pub fn lock(folder: &Path) -> Result<File> {
    let path = folder.join("lock");
    file(&path)?;
    let lock = File::open(path)?;
    lock.try_lock().map_err(|_| Error::other("another server uses this folder"))?;
    Ok(lock)
}

/// Refuses a folder whose house is gone: there was one, and the file that held it is missing or empty. To open a new one
/// in its place without a word would hide that.
pub fn check_house(folder: &Path, file: &Path) -> Result<()> {
    let had_one = std::fs::read(folder.join("lock")).is_ok_and(|note| !note.is_empty());
    let has_one = std::fs::metadata(file).is_ok_and(|file| file.len() > 0);
    if has_one || !had_one {
        return Ok(());
    }
    let what = "there was a house here, and the file that held it is gone or empty: put a backup in its place, or remove \
                the file `lock` to begin anew";
    Err(Error::other(what))
}

/// Notes that the folder has a house now.
pub fn note_house(folder: &Path) -> Result<()> {
    std::fs::write(folder.join("lock"), "A house lives here.\n")
}

/// Makes the folder and those it lies in, if they are not there. What is made is its owner's alone; a folder that was
/// there before is left as its owner wants it.
pub fn folder(path: &Path) -> Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

#[cfg(unix)]
fn close(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    match std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600)) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
fn close(_: &Path) -> Result<()> {
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::folder;
    use crate::store::{Append, Sqlite, Store};
    use std::fs::{Permissions, metadata, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;

    fn mode(path: &Path) -> u32 {
        metadata(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).permissions().mode() & 0o777
    }

    #[test]
    fn nobody_else_reads_the_tables_or_a_copy_of_them() {
        let above = std::env::temp_dir().join(format!("strandline-private-{}", std::process::id()));
        let data = above.join("data");
        folder(&data).unwrap();
        let (file, copy) = (data.join("tables.db"), data.join("copy.db"));
        let store = Sqlite::open(&file).unwrap();
        let append = Append { table: "t".into(), first: 0, entries: vec!["{}".into()], card: None, alarm: None };
        store.append(&[&append]).unwrap().remove(0).unwrap();
        Sqlite::back_up(&file, &copy).unwrap();
        assert_eq!((mode(&data), mode(&file), mode(&copy)), (0o700, 0o600, 0o600));
        let beside = ["tables.db-wal", "tables.db-shm"].map(|name| data.join(name));
        assert_eq!(beside.each_ref().map(|path| mode(path)), [0o600, 0o600]);
        // Files of an older program, which anybody could read, are closed too.
        for path in beside.iter().chain([&file]) {
            set_permissions(path, Permissions::from_mode(0o644)).unwrap();
        }
        let again = Sqlite::open(&file).unwrap();
        assert_eq!((mode(&file), beside.each_ref().map(|path| mode(path))), (0o600, [0o600, 0o600]));
        drop((store, again));
        std::fs::remove_dir_all(&above).ok();
    }
}
