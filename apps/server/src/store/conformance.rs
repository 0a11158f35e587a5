//! What every store must do: one suite, run on each.

use super::{Append, Ban, Banned, Broken, Card, Memory, Removed, Sqlite, Store, Taken, Unread, Which};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use table::host::Time;

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
    Append { table: table.into(), first, entries, card: None, alarm: None }
}

fn one(store: &dyn Store, append: &Append) -> Result<(), Taken> {
    store.append(&[append]).unwrap().remove(0)
}

fn card(table: &str, open: u8, over: bool, at: u64) -> Card {
    let names = vec!["Ann".to_owned()];
    Card { table: table.into(), game: "some-game".into(), seats: 2, open, names, public: true, over, at }
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
        assert_eq!(store.entries("a", 1, 1).unwrap(), ["1"]);
    });
}

#[test]
fn what_was_written_last_is_known() {
    on_each(|store| {
        assert_eq!(store.last().unwrap(), None);
        one(store, &append("a", 0, &["0", "1"])).unwrap();
        one(store, &append("b", 0, &["2"])).unwrap();
        assert_eq!(store.last().unwrap().as_deref(), Some("2"));
    });
}

#[test]
fn tables_are_woken_when_they_want_to_be() {
    on_each(|store| {
        let woken = |after: Option<u64>, until| {
            let mut woken = store.alarms(after.map(Time), Time(until)).unwrap();
            woken.sort();
            woken.into_iter().map(|(at, table)| (at.0, table.to_string())).collect::<Vec<_>>()
        };
        let at = |table: &str, alarm: u64| (alarm, table.to_owned());
        for (table, alarm) in [("a", Some(0)), ("b", Some(20)), ("c", None)] {
            let card = Some(card(table, 0, false, 1));
            one(store, &Append { card, alarm: alarm.map(Time), ..append(table, 0, &["0"]) }).unwrap();
        }
        assert_eq!(woken(None, 20), [at("a", 0), at("b", 20)]);
        assert_eq!((woken(Some(0), 20), woken(None, 19)), (vec![at("b", 20)], vec![at("a", 0)]));
        // A move alone changes the time; a move that says nothing of it leaves it; a game that is over is not woken.
        one(store, &Append { alarm: Some(Time(5)), ..append("a", 1, &["1"]) }).unwrap();
        one(store, &append("a", 2, &["2"])).unwrap();
        one(store, &Append { card: Some(card("b", 0, true, 2)), ..append("b", 1, &["1"]) }).unwrap();
        assert_eq!(woken(None, 99), [at("a", 5)]);
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
        assert_eq!(found(Which::All), ["d", "c", "b", "a"]);
    });
}

#[test]
fn the_last_entry_is_found_without_the_others() {
    on_each(|store| {
        one(store, &append("a", 0, &["0", "1"])).unwrap();
        one(store, &append("b", 0, &["x"])).unwrap();
        assert_eq!(store.last_of("a").unwrap().as_deref(), Some("1"));
        assert_eq!(store.last_of("nowhere").unwrap(), None);
    });
}

#[test]
fn a_table_is_deleted_whole_and_alone_and_its_name_is_free_again() {
    on_each(|store| {
        for table in ["a", "b", "c"] {
            one(store, &Append { card: Some(card(table, 1, false, 1)), ..append(table, 0, &["0", "1"]) }).unwrap();
        }
        let removed = store.delete(&["a".into(), "nowhere".into(), "c".into()]).unwrap();
        assert_eq!(removed, Removed { tables: 2, entries: 4 });
        assert_eq!((store.log("a", 0).unwrap(), store.last_of("c").unwrap()), (vec![], None));
        assert_eq!(store.log("b", 0).unwrap(), ["0", "1"]);
        assert_eq!(store.cards(Which::All, 10).unwrap().len(), 1);
        assert_eq!(one(store, &append("a", 2, &["2"])), Err(Taken), "nobody goes on at a table that is gone");
        assert_eq!(one(store, &append("b", 2, &["2"])), Ok(()));
        assert_eq!(one(store, &append("a", 0, &["new"])), Ok(()));
        assert_eq!(store.log("a", 0).unwrap(), ["new"]);
        assert_eq!(store.delete(&["nowhere".into()]).unwrap(), Removed::default());
    });
}

#[test]
fn a_log_is_rewritten_with_as_many_entries_or_not_at_all() {
    on_each(|store| {
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        for table in ["a", "b"] {
            one(store, &Append { card: Some(card(table, 1, false, 1)), ..append(table, 0, &["0", "1"]) }).unwrap();
        }
        let after = Card { names: Vec::new(), ..card("a", 1, false, 1) };
        assert_eq!(store.rewrite(&"a".into(), &texts(&["x"]), &after).unwrap(), Err(Taken));
        assert_eq!(store.rewrite(&"a".into(), &texts(&["x", "y", "z"]), &after).unwrap(), Err(Taken));
        assert_eq!(store.rewrite(&"nowhere".into(), &[], &after).unwrap(), Err(Taken));
        assert_eq!(store.log("a", 0).unwrap(), ["0", "1"]);
        assert_eq!(store.rewrite(&"a".into(), &texts(&["x", "y"]), &after).unwrap(), Ok(()));
        assert_eq!((store.log("a", 0).unwrap(), store.log("b", 0).unwrap()), (texts(&["x", "y"]), texts(&["0", "1"])));
        assert_eq!(one(store, &append("a", 2, &["2"])), Ok(()), "and it goes on from there");
        assert!(store.cards(Which::All, 10).unwrap().contains(&after));
    });
}

#[test]
fn bans_are_kept_replaced_and_lifted() {
    on_each(|store| {
        let ban = |whom: &Banned, until: Option<u64>| Ban {
            whom: whom.clone(),
            since: wire::Time(1),
            until: until.map(wire::Time),
        };
        let (network, name) = (Banned::Address("10.0.0.0/8".into()), Banned::Name("10.0.0.0/8".into()));
        for whom in [&network, &name] {
            store.ban(&ban(whom, None)).unwrap();
        }
        store.ban(&ban(&network, Some(7))).unwrap();
        assert_eq!(store.bans().unwrap(), [ban(&network, Some(7)), ban(&name, None)]);
        assert!(store.unban(&network).unwrap() && !store.unban(&network).unwrap());
        assert_eq!(store.bans().unwrap(), [ban(&name, None)]);
    });
}

/// Whether a text lies anywhere in the files of a store.
fn is_in_files(folder: &Folder, text: &str) -> bool {
    let files = std::fs::read_dir(&folder.0).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
    files.into_iter().any(|bytes| bytes.windows(text.len()).any(|window| window == text.as_bytes()))
}

#[test]
fn sqlite_leaves_no_byte_of_what_was_deleted_or_rewritten_and_gives_its_room_back() {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.file()).unwrap();
    let long = "many a word ".repeat(5_000);
    for (table, text) in [("a", "Annabel"), ("b", "Bartholomew")] {
        let text = format!("{text} {long}");
        let names = vec![text.clone()];
        let card = Some(Card { names, ..card(table, 1, false, 1) });
        one(&store, &Append { card, ..append(table, 0, &[&text, &text]) }).unwrap();
    }
    assert!(is_in_files(&folder, "Annabel") && is_in_files(&folder, "Bartholomew"));
    store.rewrite(&"a".into(), &[long.clone(), long], &card("a", 1, false, 1)).unwrap().unwrap();
    assert!(!is_in_files(&folder, "Annabel"));
    store.delete(&["b".into()]).unwrap();
    assert!(!is_in_files(&folder, "Bartholomew"));
    let size = || std::fs::metadata(folder.file()).unwrap().len();
    let before = size();
    let given_back = store.shrink().unwrap();
    assert!(given_back > 100_000 && before - size() == given_back, "{given_back} of {before}");
    assert_eq!(store.shrink().unwrap(), 0, "there is nothing more to give back");
    assert_eq!(store.log("a", 0).unwrap().len(), 2);
}

#[test]
fn sqlite_keeps_bans_when_it_is_opened_again() {
    let folder = Folder::new();
    let ban = Ban { whom: Banned::Address("::1".into()), since: wire::Time(1), until: None };
    Sqlite::open(&folder.file()).unwrap().ban(&ban).unwrap();
    assert_eq!(Sqlite::open(&folder.file()).unwrap().bans().unwrap(), [ban]);
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

#[test]
fn sqlite_does_not_touch_a_file_of_another_program() {
    let folder = Folder::new();
    let connection = rusqlite::Connection::open(folder.file()).unwrap();
    connection.execute_batch("CREATE TABLE recipes (name TEXT); PRAGMA user_version = 1").unwrap();
    assert!(matches!(Sqlite::open(&folder.file()), Err(Broken(reason)) if reason.contains("another program")));
    let tables: u32 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).unwrap();
    let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
    assert_eq!((tables, journal.as_str()), (1, "delete"), "it is as it was");
}

#[test]
fn sqlite_opens_a_file_of_the_first_version_and_marks_it() {
    let folder = Folder::new();
    one(&Sqlite::open(&folder.file()).unwrap(), &append("a", 0, &["0"])).unwrap();
    let connection = rusqlite::Connection::open(folder.file()).unwrap();
    connection.pragma_update(None, "application_id", 0).unwrap();
    assert_eq!(Sqlite::open(&folder.file()).unwrap().log("a", 0).unwrap(), ["0"]);
    let mark: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0)).unwrap();
    assert_ne!(mark, 0);
}

#[cfg(unix)]
#[test]
fn sqlite_keeps_nothing_in_a_file_that_was_deleted_or_exchanged() {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.file()).unwrap();
    one(&store, &append("a", 0, &["0"])).unwrap();
    store.ready().unwrap();
    std::fs::rename(folder.file(), folder.0.join("elsewhere")).unwrap();
    assert!(store.append(&[&append("a", 1, &["1"])]).is_err() && store.ready().is_err());
    std::fs::write(folder.file(), "").unwrap();
    assert!(store.append(&[&append("a", 1, &["1"])]).is_err() && store.ready().is_err());
    std::fs::rename(folder.0.join("elsewhere"), folder.file()).unwrap();
    one(&store, &append("a", 1, &["1"])).unwrap();
}

#[test]
fn sqlite_leaves_one_whole_file_when_it_is_closed() {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.file()).unwrap();
    one(&store, &append("a", 0, &["0"])).unwrap();
    store.close().unwrap();
    let copy = folder.0.join("copy.db");
    std::fs::copy(folder.file(), &copy).unwrap();
    assert_eq!(Sqlite::open(&copy).unwrap().log("a", 0).unwrap(), ["0"]);
}

#[test]
fn a_folder_is_kept_by_one() {
    let folder = Folder::new();
    let kept = super::private::lock(&folder.0).unwrap();
    assert!(super::private::lock(&folder.0).is_err());
    drop(kept);
    super::private::lock(&folder.0).unwrap();
}

/// Tables of three entries each, and a hand that changes the file behind the store's back.
fn spoilt(change: &str) -> (Folder, Sqlite) {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.file()).unwrap();
    for table in ["a", "b"] {
        one(&store, &append(table, 0, &["zero", "one"])).unwrap();
        one(&store, &append(table, 2, &["two"])).unwrap();
    }
    rusqlite::Connection::open(folder.file()).unwrap().execute_batch(change).unwrap();
    (folder, store)
}

#[test]
fn sqlite_finds_whatever_was_changed_in_a_log_and_names_the_entry() {
    let of_a = "table_id = (SELECT id FROM tables WHERE name = 'a')";
    for (entry, change) in [
        (1, format!("UPDATE entries SET body = 'onf' WHERE {of_a} AND number = 1")),
        (1, format!("UPDATE entries SET sum = sum + 1 WHERE {of_a} AND number = 1")),
        (1, format!("UPDATE entries SET sum = NULL WHERE {of_a} AND number = 1")),
        (1, format!("DELETE FROM entries WHERE {of_a} AND number = 1")),
        (0, "UPDATE tables SET name = 'c' WHERE name = 'a'; UPDATE tables SET name = 'a' WHERE name = 'b'".into()),
        (
            1,
            format!(
                "DELETE FROM entries WHERE {of_a} AND number = 1; \
             UPDATE entries SET number = 1 WHERE {of_a} AND number = 2"
            ),
        ),
    ] {
        let (_folder, store) = spoilt(&change);
        let read = store.log("a", 0);
        assert!(matches!(read, Err(Unread::Damaged { entry: found }) if found == entry), "{change}: {read:?}");
        // Another table is none the worse, unless it is the one that was given this name.
        assert_eq!(store.log("b", 0).unwrap().len(), if entry == 0 { 0 } else { 3 }, "{change}");
    }
}

#[test]
fn sqlite_finds_a_change_behind_the_place_that_is_read_from() {
    let (_folder, store) = spoilt("UPDATE entries SET body = 'twp' WHERE number = 2");
    assert_eq!(store.entries("a", 1, 1).unwrap(), ["one"]);
    assert!(matches!(store.log("a", 2), Err(Unread::Damaged { entry: 2 })));
}

#[test]
fn sqlite_chains_on_whoever_wrote_before() {
    let folder = Folder::new();
    let (left, right) = (Sqlite::open(&folder.file()).unwrap(), Sqlite::open(&folder.file()).unwrap());
    for n in 0..6 {
        let store = if n % 2 == 0 { &left } else { &right };
        one(store, &append("a", n, &["x"])).unwrap();
        // Who comes too late is refused, and knows no better than before.
        assert_eq!(one(store, &append("a", n, &["y"])), Err(Taken));
    }
    assert_eq!(right.log("a", 0).unwrap(), ["x"; 6]);
}

#[test]
fn sqlite_refuses_a_file_that_is_cut_short_or_no_house_s() {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.file()).unwrap();
    one(&store, &append("a", 0, &vec!["0"; 2_000])).unwrap();
    store.close().unwrap();
    drop(store);
    let whole = std::fs::read(folder.file()).unwrap();
    for (nth, length) in [whole.len() - 1, whole.len() / 2, 4_096, 700, 40].into_iter().enumerate() {
        let cut = folder.0.join(format!("cut-{nth}.db"));
        std::fs::write(&cut, &whole[..length]).unwrap();
        assert!(Sqlite::open(&cut).is_err(), "{length} of {} bytes", whole.len());
    }
    for (nth, garbage) in [vec![7; 100_000], b"short".to_vec(), vec![0; 4_096]].into_iter().enumerate() {
        let file = folder.0.join(format!("garbage-{nth}.db"));
        std::fs::write(&file, &garbage).unwrap();
        assert!(Sqlite::open(&file).is_err());
        assert_eq!(std::fs::read(&file).unwrap(), garbage, "it is as it was");
    }
}

/// The first version's file, as far as entries and cards go.
#[test]
fn sqlite_gives_the_entries_of_the_first_version_their_checksums() {
    let folder = Folder::new();
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old-house/tables.db");
    std::fs::copy(old, folder.file()).unwrap();
    let connection = rusqlite::Connection::open(folder.file()).unwrap();
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 1);
    let store = Sqlite::open(&folder.file()).unwrap();
    let names: Vec<String> = connection
        .prepare("SELECT name FROM tables")
        .and_then(|mut names| names.query_map([], |row| row.get(0))?.collect())
        .unwrap();
    for name in &names {
        let log = store.log(name, 0).unwrap();
        one(&store, &append(name, log.len() as u64, &["{}"])).unwrap();
        assert_eq!(store.log(name, 0).unwrap().len(), log.len() + 1);
    }
    connection.execute("UPDATE entries SET body = body || ' ' WHERE number = 2", []).unwrap();
    assert!(names.iter().all(|name| matches!(store.log(name, 0), Err(Unread::Damaged { entry: 2 }))));
}
