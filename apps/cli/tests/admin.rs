//! `strandline admin` through the front door: the real program, against a house that is open and against one that is
//! closed, and what people at the tables are told.

mod open_house;

use open_house::{Client, Folder, House, game, strandline};
use serde_json::{Value, json};
use server::store::{Append, Sqlite, Store, Which};
use std::process::Stdio;
use std::time::{Duration, Instant, SystemTime};
use table::fair::Hex;
use table::host::{Ask, Clock, Host, Message, Plan, Time, key_of};

const DAY: u64 = 24 * 60 * 60 * 1_000;

fn days_ago(days: u64) -> Time {
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
    Time(now - days * DAY)
}

/// Keeps a table at which something last happened so many days ago, as an earlier house would have left it.
fn keep(store: &Sqlite, name: &str, days: u64, clock: Clock, talk: usize) {
    let plan = Plan { clock, ..Plan::of(game(), 2, Value::Null) };
    let (mut host, made) = Host::make(days_ago(days), plan, Hex([1; 32]), key_of("owner")).unwrap();
    let mut log = vec![made];
    let sit = |who: &'static str| (who, Ask::Sit { name: who.into(), seat: None, commitment: None });
    let said = (0..talk).map(|n| ("ann", Ask::Say { text: format!("{n} of {talk}") }));
    // Where there is a clock, it must not run: play has not begun.
    let people = [Some(sit("ann")), (clock == Clock::None).then(|| sit("bob"))];
    for (who, ask) in people.into_iter().flatten().chain(said) {
        let message = Message::Ask { who: Some(key_of(who)), id: None, ask };
        log.extend(host.handle(days_ago(days), message).unwrap().entries);
    }
    let card = json!({
        "table": name, "game": game(), "seats": 2, "open": 0, "names": ["ann", "bob"], "public": false, "over": false,
        "at": days_ago(days),
    });
    let entries = log.iter().map(|logged| serde_json::to_string(logged).unwrap()).collect();
    let card = Some(serde_json::from_value(card).unwrap());
    store.append(&[&Append { table: name.into(), first: 0, entries, card, alarm: None }]).unwrap().remove(0).unwrap();
}

/// A data folder with such tables in it, and one more, of today.
fn folder_with(tables: &[(&str, u64, Clock)]) -> Folder {
    let folder = Folder::new();
    let store = fresh_store(&folder);
    tables.iter().for_each(|(name, days, clock)| keep(&store, name, *days, *clock, 1));
    keep(&store, "today", 0, Clock::None, 1);
    store.close().unwrap();
    folder
}

fn fresh_store(folder: &Folder) -> Sqlite {
    std::fs::create_dir_all(&folder.0).unwrap();
    Sqlite::open(&server::file_in(&folder.0)).unwrap()
}

#[test]
fn a_closed_table_is_told_in_the_language_of_each_and_stays_closed() {
    let folder = Folder::new();
    let house = House::open(&folder, &[]);
    let table = house.table();
    let token = house.sit(&table, "Ann");
    house.sit(&table, "Bob");
    let mut ann = Client::join(house.address, &table, Some(&token));
    let said = folder.done(&["close", &table, "--reason", "conduct"]);
    assert_eq!(said, "The table is closed. 1 connection was told.\n");
    let told = ann.until("closed");
    assert_eq!((&told["reason"], &told["phase"]), (&json!("conduct"), &json!("over")));
    let refused = ann.ask(&json!({ "cmd": "say", "text": "why?", "id": 1, "lang": "fr" }));
    assert_eq!(refused["error"]["rule"], "table/closed");
    assert!(refused["error"]["message"].as_str().unwrap().contains("a fermé cette table"), "{refused}");
    assert!(folder.refused(&["close", &table]).contains("has closed this table"));
    house.close();
    let house = House::open(&folder, &[]);
    let shown = folder.data(&["show", &table]);
    assert_eq!((&shown["summary"]["closed"], &shown["summary"]["phase"]), (&json!("conduct"), &json!("over")));
    assert!(folder.done(&["show", &table]).contains("closed by the server (conduct)"));
    assert_eq!(house.try_sit(&table, "Cleo").0, 409);
    let mut again = Client::join(house.address, &table, Some(&token));
    assert_eq!(again.ask(&json!({ "cmd": "resign", "id": 2 }))["error"]["rule"], "table/closed");
}

#[test]
fn a_deleted_table_is_gone_for_those_at_it_and_for_good() {
    let folder = Folder::new();
    let house = House::open(&folder, &[]);
    let (table, other) = (house.table(), house.table());
    let token = house.sit(&table, "Ann");
    let mut watchers = [Client::join(house.address, &table, Some(&token)), Client::join(house.address, &table, None)];
    assert!(folder.refused(&["delete", &table]).contains("Nothing was done"), "nobody said yes");
    assert_eq!(house.get(&format!("/api/tables/{table}")).0, 200);
    let said = folder.done(&["delete", &table, "--yes"]);
    assert_eq!(said, "The table is deleted: 2 entries. 2 connections were told and closed.\n");
    for watcher in &mut watchers {
        watcher.until("deleted");
        assert_eq!(watcher.hear(), Err(Some(4404)));
    }
    assert_eq!(house.get(&format!("/api/tables/{table}")).0, 404);
    assert!(folder.refused(&["delete", &table, "--yes"]).contains("There is no such table"));
    house.kill();
    let house = House::open(&folder, &[]);
    assert_eq!((house.get(&format!("/api/tables/{table}")).0, folder.tables()), (404, vec![other]));
}

#[test]
fn yes_may_be_typed_too() {
    let folder = folder_with(&[("old", 1, Clock::None)]);
    let mut command = strandline(&["admin", "delete", "old", "--data", folder.path()]);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"yes\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && String::from_utf8_lossy(&output.stderr).contains("Delete table old for ever?"));
    assert_eq!(folder.tables(), ["today"]);
}

#[test]
fn tables_are_listed_by_game_by_state_and_by_age() {
    let folder = folder_with(&[("a", 10, Clock::None), ("b", 100, Clock::None)]);
    folder.done(&["close", "a"]);
    for open in [false, true] {
        let _house = open.then(|| House::open(&folder, &[]));
        let listed = |args: &[&str]| {
            let tables = folder.data(&[&["list"], args].concat());
            let names = |table: &Value| table["table"].as_str().unwrap().to_owned();
            let mut names: Vec<String> = tables.as_array().unwrap().iter().map(names).collect();
            names.sort();
            names.join(" ")
        };
        assert_eq!(listed(&[]), "a b today");
        assert_eq!(listed(&["--state", "over"]), "a");
        assert_eq!(listed(&["--state", "unfinished"]), "b today");
        assert_eq!(listed(&["--state", "open"]), "");
        assert_eq!(listed(&["--older-than", "50d"]), "b");
        assert_eq!(listed(&["--game", game(), "--older-than", "1h", "--state", "unfinished"]), "b");
        let shown = folder.done(&["list"]);
        assert!(shown.starts_with("TABLE") && shown.contains("ann, bob") && shown.contains("2/2"), "{shown}");
    }
}

#[test]
fn a_banned_address_is_refused_at_every_door_until_it_is_let_in_again() {
    let folder = Folder::new();
    let house = House::open(&folder, &[]);
    let table = house.table();
    let mut watcher = Client::join(house.address, &table, None);
    assert!(folder.done(&["ban", "127.0.0.2/31"]).starts_with("Address 127.0.0.2/31 is not let in, since"));
    assert_eq!(house.get("/healthz").0, 200, "that is somebody else");
    assert!(folder.done(&["ban", "127.0.0.9/8", "--for", "2h"]).contains("127.0.0.0/8"));
    let told = loop {
        let message = watcher.hear().expect("it is told first");
        if message["ok"] == false {
            break message;
        }
    };
    assert_eq!(told["error"]["message"], "This server does not let you in.");
    assert_eq!(watcher.hear(), Err(Some(1008)));
    house.close();
    let house = House::open(&folder, &[]);
    for path in ["/", "/healthz", "/readyz", "/metrics", "/api/games", "/api/tables", "/api/openapi.json", "/nowhere"] {
        let (status, body) = house.http("GET", path, "accept-language: ru\r\n", "");
        assert!(status == 403 && body.contains("Этот сервер вас не впускает."), "{path}: {status} {body}");
    }
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    assert_eq!(house.http("GET", "/api/socket", upgrade, "").0, 403);
    assert_eq!(folder.done(&["bans"]).lines().count(), 2);
    folder.done(&["unban", "127.0.0.0/8"]);
    assert_eq!(house.get("/healthz").0, 200);
    assert!(folder.refused(&["unban", "127.0.0.0/8"]).contains("There was no such ban"));
    house.close();
    folder.done(&["unban", "127.0.0.2/31"]);
    assert_eq!(folder.done(&["bans"]), "Nobody is banned.\n");
}

#[test]
fn a_ban_ends_by_itself() {
    let folder = Folder::new();
    let house = House::open(&folder, &[]);
    folder.done(&["ban", "127.0.0.1", "--for", "1s"]);
    let end = Instant::now() + open_house::PATIENCE;
    while house.get("/healthz").0 != 200 {
        assert!(Instant::now() < end, "it never ends");
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(folder.data(&["bans"]), json!([]));
}

#[test]
fn nobody_plays_under_a_banned_name() {
    let folder = Folder::new();
    let house = House::open(&folder, &[]);
    let (table, other) = (house.table(), house.table());
    let token = house.sit(&table, "Bob");
    house.sit(&table, "Ann");
    let mut bob = Client::join(house.address, &table, Some(&token));
    folder.done(&["ban", "--name", "BOB"]);
    let (status, body) = house.try_sit(&other, " bob ");
    assert!(status == 409 && body.contains("Nobody may play under this name here."), "{status} {body}");
    let refused = bob.ask(&json!({ "cmd": "say", "text": "hello", "id": 1 }));
    assert_eq!(refused["error"]["message"], "Nobody may play under this name here. Choose another.");
    assert_eq!(bob.ask(&json!({ "cmd": "turn", "id": 2 }))["ok"], true, "looking on is not playing");
    folder.done(&["unban", "--name", "Bob"]);
    assert_eq!(bob.ask(&json!({ "cmd": "say", "text": "hello", "id": 3 }))["ok"], true);
}

/// Whether a text lies anywhere in the files of a folder.
fn is_in_files(folder: &Folder, text: &str) -> bool {
    let files = std::fs::read_dir(&folder.0).unwrap().filter_map(|file| std::fs::read(file.unwrap().path()).ok());
    files.into_iter().any(|bytes| bytes.windows(text.len()).any(|window| window == text.as_bytes()))
}

/// A record without its seal.
fn unsealed(record: &str) -> Value {
    let mut record: Value = serde_json::from_str(record).expect("a record");
    record["fair"]["seal"].take();
    record
}

#[test]
fn a_person_is_forgotten_and_their_games_are_as_they_were() {
    let folder = Folder::new();
    let house = House::open(&folder, &[]);
    let tables = [house.table(), house.table()];
    let tokens = tables.clone().map(|table| {
        let token = house.sit(&table, "Annabel");
        (token, house.sit(&table, "Bob"))
    });
    let mut people = [&tokens[0].0, &tokens[0].1].map(|token| Client::join(house.address, &tables[0], Some(token)));
    people[0].ask(&json!({ "cmd": "say", "text": "my number is 555-0199", "id": 1 }));
    people[1].ask(&json!({ "cmd": "say", "text": "thanks", "id": 1 }));
    people[1].ask(&json!({ "cmd": "resign", "id": 2 }));
    let before = house.get(&format!("/api/tables/{}/record", tables[0])).1;
    assert!(folder.refused(&["forget", &format!("Annabel@{}", tables[0])]).contains("Nothing was done"));
    let said = folder.done(&["forget", &format!("Annabel@{}", tables[0]), "--yes"]);
    assert!(said.starts_with("Forgotten at 1 table: 1 name and 1 thing said."), "{said}");
    let shown = people[1].until("table");
    assert_eq!(
        (&shown["table"]["places"][0]["name"], &shown["table"]["places"][1]["name"]),
        (&json!(""), &json!("Bob"))
    );
    let log = house.log(&tables[0]);
    assert!(!log.contains("Annabel") && !log.contains("555-0199") && log.contains("thanks"), "{log}");
    assert!(house.log(&tables[1]).contains("Annabel"), "the other table was not meant");
    assert_eq!(people[1].ask(&json!({ "cmd": "say", "text": "bye", "id": 3 }))["ok"], true, "the table goes on");
    let after = house.get(&format!("/api/tables/{}/record", tables[0])).1;
    // The seal is over the names too, so that a record with other names does not verify.
    assert_eq!(unsealed(&after), unsealed(&before.replace("Annabel", "")));
    let file = folder.0.join("record.json");
    std::fs::write(&file, after).unwrap();
    let verified = strandline(&["verify", file.to_str().unwrap()]).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
    assert!(folder.done(&["forget", &tokens[1].0, "--yes"]).starts_with("Forgotten at 1 table: 1 name"));
    house.close();
    assert!(!is_in_files(&folder, "Annabel") && !is_in_files(&folder, "555-0199"));
    assert!(
        folder.done(&["forget", "--name", "Bob", "--yes"]).starts_with("Forgotten at 2 tables: 2 names and 2 things")
    );
    let house = House::open(&folder, &[]);
    assert!(!house.log(&tables[0]).contains("Bob") && !house.log(&tables[1]).contains("Bob"));
    assert!(folder.done(&["forget", "--name", "Nobody", "--yes"]).starts_with("Forgotten at 0 tables"));
    assert!(folder.refused(&["forget", "Bob@nowhere", "--yes"]).contains("There is no such table"));
}

#[test]
fn old_tables_are_pruned_and_what_is_in_use_is_left() {
    let slow = Clock::Days { days: 20 };
    let folder = folder_with(&[("old", 100, Clock::None), ("watched", 100, Clock::None), ("slow", 100, slow)]);
    let house = House::open(&folder, &[]);
    let mut watcher = Client::join(house.address, "watched", None);
    let told = "with 5 entries; 1 left because somebody looks at them.";
    assert_eq!(
        folder.done(&["prune", "--older-than", "90d", "--dry-run"]),
        format!("Would delete 1 table {told} Nothing was done.\n")
    );
    assert_eq!(folder.tables().len(), 4);
    let said = folder.done(&["prune", "--older-than", "90d"]);
    assert!(said.starts_with(&format!("Deleted 1 table {told}\n")) && said.contains("KiB are given back"), "{said}");
    assert_eq!(watcher.ask(&json!({ "cmd": "turn", "id": 1 }))["ok"], true);
    house.close();
    let left = |tables: &[&str]| {
        let mut there = folder.tables();
        there.sort();
        assert_eq!(there, tables);
    };
    left(&["slow", "today", "watched"]);
    folder.done(&["prune", "--older-than", "90d"]);
    left(&["slow", "today"]);
    folder.done(&["prune", "--older-than", "79d"]);
    left(&["today"]);
}

#[test]
fn a_house_keeps_tables_for_as_many_days_as_it_is_told() {
    let folder = folder_with(&[("old", 31, Clock::None), ("younger", 29, Clock::None)]);
    let house = House::open(&folder, &["--keep-days", "0"]);
    assert_eq!(folder.tables().len(), 3);
    house.close();
    let _house = House::open(&folder, &["--keep-days", "30"]);
    let end = Instant::now() + open_house::PATIENCE;
    while folder.tables().len() > 2 {
        assert!(Instant::now() < end, "it stays");
        std::thread::sleep(Duration::from_millis(50));
    }
    let mut left = folder.tables();
    left.sort();
    assert_eq!(left, ["today", "younger"]);
}

/// How many of the old tables there are.
fn left(store: &Sqlite) -> usize {
    store.cards(Which::All, 1_000).unwrap().len() - 1
}

#[test]
fn pruning_that_is_killed_leaves_whole_tables_and_goes_on_later() {
    const TABLES: usize = 150;
    const TALK: usize = 40;
    for open in [true, false] {
        let folder = folder_with(&[]);
        let store = fresh_store(&folder);
        (0..TABLES).for_each(|n| keep(&store, &format!("old-{n}"), 100, Clock::None, TALK));
        let house = open.then(|| House::open(&folder, &[]));
        let mut prune = strandline(&["admin", "prune", "--older-than", "90d", "--data", folder.path()]);
        let mut prune = prune.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let end = Instant::now() + open_house::PATIENCE;
        while left(&store) == TABLES {
            assert!(Instant::now() < end, "it never begins");
            std::thread::sleep(Duration::from_millis(1));
        }
        match house {
            Some(house) => house.kill(),
            None => prune.kill().unwrap(),
        }
        prune.wait().unwrap();
        println!("{} of {TABLES} tables are left", left(&store));
        for card in store.cards(Which::All, 1_000).unwrap().iter().filter(|card| card.table != "today") {
            assert_eq!(store.log(&card.table, 0).unwrap().len(), 4 + TALK, "each is there whole");
        }
        drop(store);
        folder.done(&["prune", "--older-than", "90d"]);
        assert_eq!(folder.tables(), ["today"]);
    }
}

#[test]
fn what_cannot_be_done_is_explained() {
    let folder = Folder::new();
    assert!(folder.refused(&["list"]).contains("There is no folder"));
    std::fs::create_dir(&folder.0).unwrap();
    assert!(folder.refused(&["list"]).contains("There are no tables in"));
    drop(fresh_store(&folder));
    let lock = server::store::private::lock(&folder.0).unwrap();
    assert!(folder.refused(&["list"]).contains("takes no orders"));
    drop(lock);
    assert_eq!(folder.done(&["list"]), "There are no such tables.\n");
    for open in [false, true] {
        let _house = open.then(|| House::open(&folder, &[]));
        for order in [&["show", "nowhere"][..], &["close", "nowhere"], &["delete", "nowhere", "--yes"]] {
            assert!(folder.refused(order).contains("no such table"), "{order:?}");
        }
        assert!(folder.refused(&["ban", "house.example"]).contains("neither an address nor a network"));
        assert!(folder.refused(&["prune", "--older-than", "90"]).contains("a whole number and a unit"));
    }
}

#[cfg(unix)]
#[test]
fn orders_are_taken_from_the_owner_alone_and_only_while_the_house_is_open() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let socket = folder.0.join("admin.sock");
    let house = House::open(&folder, &[]);
    assert_eq!(std::fs::metadata(&socket).unwrap().permissions().mode() & 0o777, 0o600);
    house.kill();
    assert!(socket.exists(), "nobody could take it away");
    assert_eq!(folder.done(&["bans"]), "Nobody is banned.\n", "and nobody minds");
    House::open(&folder, &[]).close();
    assert!(!socket.exists());
}
