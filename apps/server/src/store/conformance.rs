//! What every store must do: one suite, run on each.

use super::{Append, Broken, Card, Memory, Sqlite, Store, Taken, Which};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of its own for a test, gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("strandline-store-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("tables.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// Runs a check on every store there is.
fn on_each(check: impl Fn(&dyn Store)) {
    check(&Memory::default());
    let folder = Folder::new();
    check(&Sqlite::open(&folder.file()).unwrap());
}

fn append(table: &str, first: u64, entries: &[&str]) -> Append {
    let entries = entries.iter().map(|&entry| entry.to_owned()).collect();
    Append { table: table.into(), first, entries, card: None }
}

fn one(store: &dyn Store, append: &Append) -> Result<(), Taken> {
    store.append(&[append]).unwrap().remove(0)
}

fn card(table: &str, open: u8, over: bool, at: u64) -> Card {
    let names = vec!["Ann".to_owned()];
    Card { table: table.into(), game: "kraaw".into(), seats: 2, open, names, public: true, over, at }
}

#[test]
fn what_was_appended_is_read_in_order_from_any_number() {
    on_each(|store| {
        assert_eq!(one(store, &append("a", 0, &["0", "1"])), Ok(()));
        assert_eq!(one(store, &append("a", 2, &["2"])), Ok(()));
        assert_eq!(store.log("a", 0).unwrap(), ["0", "1", "2"]);
        assert_eq!(store.log("a", 2).unwrap(), ["2"]);
        assert_eq!(store.log("a", 9).unwrap(), [""; 0]);
        assert_eq!(store.log("nowhere", 0).unwrap(), [""; 0]);
    });
}

#[test]
fn a_number_twice_and_a_gap_are_refused_and_leave_no_trace() {
    on_each(|store| {
        assert_eq!(one(store, &append("a", 0, &["0"])), Ok(()));
        assert_eq!(one(store, &append("a", 0, &["x"])), Err(Taken));
        assert_eq!(one(store, &append("a", 2, &["x"])), Err(Taken));
        assert_eq!(one(store, &append("b", 1, &["x"])), Err(Taken));
        assert_eq!((store.log("a", 0).unwrap(), store.log("b", 0).unwrap()), (vec!["0".to_owned()], vec![]));
    });
}

#[test]
fn a_refusal_in_a_batch_spoils_that_table_and_no_other() {
    on_each(|store| {
        one(store, &append("a", 0, &["0"])).unwrap();
        let batch = [append("a", 0, &["x"]), append("b", 0, &["0"]), append("a", 1, &["x"]), append("b", 1, &["1"])];
        let results = store.append(&batch.iter().collect::<Vec<_>>()).unwrap();
        assert_eq!(results, [Err(Taken), Ok(()), Err(Taken), Ok(())]);
        assert_eq!((store.log("a", 0).unwrap().len(), store.log("b", 0).unwrap().len()), (1, 2));
    });
}

#[test]
fn of_two_who_write_the_same_number_at_once_one_is_refused() {
    let folder = Folder::new();
    let stores: [Arc<dyn Store>; 2] = [Arc::new(Memory::default()), Arc::new(Sqlite::open(&folder.file()).unwrap())];
    for store in stores {
        one(&*store, &append("a", 0, &["0"])).unwrap();
        let write = |text: &'static str| {
            let store = store.clone();
            std::thread::spawn(move || (1..=50).filter(|&n| one(&*store, &append("a", n, &[text])).is_ok()).count())
        };
        let (left, right) = (write("l"), write("r"));
        let accepted = left.join().unwrap() + right.join().unwrap();
        assert_eq!(store.log("a", 1).unwrap().len(), accepted);
    }
}

#[test]
fn cards_are_found_latest_first_and_replaced() {
    on_each(|store| {
        for (table, open, over, at) in [("a", 1, false, 1), ("b", 0, false, 2), ("c", 1, true, 3), ("d", 1, false, 4)] {
            let append = Append { card: Some(card(table, open, over, at)), ..append(table, 0, &["0"]) };
            one(store, &append).unwrap();
        }
        let found = |which| store.cards(which, 10).unwrap().iter().map(|card| card.table.clone()).collect::<Vec<_>>();
        assert_eq!(found(Which::Open), ["d", "a"]);
        assert_eq!(found(Which::Unfinished), ["d", "b", "a"]);
        one(store, &Append { card: Some(card("d", 0, true, 5)), ..append("d", 1, &["1"]) }).unwrap();
        assert_eq!(found(Which::Unfinished), ["b", "a"]);
        assert_eq!(store.cards(Which::Unfinished, 1).unwrap().len(), 1);
    });
}

#[test]
fn the_house_s_key_is_given_once() {
    on_each(|store| {
        assert_eq!(store.key([1; 32]).unwrap(), [1; 32]);
        assert_eq!(store.key([2; 32]).unwrap(), [1; 32]);
    });
}

#[test]
fn sqlite_keeps_what_it_accepted_when_it_is_opened_again() {
    let folder = Folder::new();
    one(&Sqlite::open(&folder.file()).unwrap(), &append("a", 0, &["0"])).unwrap();
    assert_eq!(Sqlite::open(&folder.file()).unwrap().log("a", 0).unwrap(), ["0"]);
}

#[test]
fn sqlite_is_backed_up_while_it_is_written_to() {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.file()).unwrap();
    one(&store, &append("a", 0, &["0"])).unwrap();
    let copy = folder.0.join("copy.db");
    Sqlite::back_up(&folder.file(), &copy).unwrap();
    one(&store, &append("a", 1, &["1"])).unwrap();
    assert_eq!(Sqlite::open(&copy).unwrap().log("a", 0).unwrap(), ["0"]);
}

#[test]
fn sqlite_does_not_touch_a_file_of_a_newer_program() {
    let folder = Folder::new();
    drop(Sqlite::open(&folder.file()).unwrap());
    let connection = rusqlite::Connection::open(folder.file()).unwrap();
    connection.pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(Sqlite::open(&folder.file()), Err(Broken(reason)) if reason.contains("newer")));
}
