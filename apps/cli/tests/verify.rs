//! What `strandline verify` says of a house's records, and of forgeries made from them.

use kernel::{Outcome, Seat, Turn};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::{Command, Output};
use table::Session;
use table::fair::{Hex, dealer};
use table::host::{Ask, Host, Message, Phase, Plan, Time, key_of};

const SECRET: [u8; 32] = [7; 32];
const GAMES: [&str; 3] = ["crab-stack", "crabs", "kraaw"];

/// A house's table, and the same play-through beside it to choose moves from.
struct Table {
    host: Host,
    beside: Session,
    dice: testkit::Dice,
}

impl Table {
    /// People sit down, each with a salt, and play has begun.
    fn begun(game: &str, seats: u8) -> Self {
        let plan = Plan::of(game, seats, Value::Null);
        let (mut host, _) = Host::make(Time(0), plan, Hex(SECRET), key_of("0")).expect("a plan");
        let salt = |seat: u8| Hex([seat + 1; 16]);
        for seat in 0..seats {
            let ask = Ask::Sit { name: format!("P{seat}"), seat: Some(seat.into()), salt: Some(salt(seat)) };
            obey(&mut host, seat, ask);
        }
        let salts: Vec<_> = (0..seats).map(|seat| Some(salt(seat))).collect();
        let beside = Session::new(game, seats, &Value::Null, dealer(&Hex(SECRET), &salts)).expect("it begins");
        Self { host, beside, dice: testkit::dice(5) }
    }

    /// Makes any move of whoever is due; says whether somebody was.
    fn step(&mut self) -> bool {
        let Turn::Seats(due) = self.beside.turn() else { return false };
        let seat = due.first().expect("somebody is due");
        let mv = self.beside.game().pick(seat, &mut self.dice).expect("whoever is due has a move");
        self.beside.play(seat, &mv).expect("it is legal");
        obey(&mut self.host, seat.number(), Ask::Play { seat: None, mv });
        true
    }

    fn record(&self) -> Value {
        assert_eq!(self.host.phase(), Phase::Over);
        serde_json::to_value(self.host.record().expect("it is over")).expect("plain data")
    }
}

fn obey(host: &mut Host, seat: u8, ask: Ask) {
    let who = Some(key_of(&seat.to_string()));
    host.handle(Time(0), Message::Ask { who, id: None, ask }).expect("it is allowed");
}

/// The record of a game that was played to its end.
fn finished(game: &str) -> Value {
    let mut table = Table::begun(game, 2);
    while table.step() {}
    table.record()
}

/// The record of a game that people ended after some moves.
fn ended(game: &str, seats: u8, asks: &[(u8, Ask)]) -> Value {
    let mut table = Table::begun(game, seats);
    (0..5).for_each(|_| assert!(table.step()));
    asks.iter().for_each(|(seat, ask)| obey(&mut table.host, *seat, ask.clone()));
    table.record()
}

fn file(name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("strandline-verify-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written to");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("the file can be written");
    path
}

fn verify(name: &str, record: &Value) -> Output {
    let path = file(&format!("{name}.json"), &record.to_string());
    let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
    command.args(["--lang", "en", "verify"]).arg(path).output().expect("the program runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr[..]].concat()).into_owned()
}

fn assert_fair(name: &str, record: &Value) -> String {
    let output = verify(name, record);
    assert_eq!(output.status.code(), Some(0), "{name}: {}", said(&output));
    assert!(said(&output).starts_with("Fair: "), "{name}: {}", said(&output));
    said(&output)
}

fn assert_refused(name: &str, record: &Value) {
    let output = verify(name, record);
    assert_eq!(output.status.code(), Some(1), "{name}: {}", said(&output));
    assert!(!said(&output).contains("Fair: ") && !said(&output).trim().is_empty(), "{name}: {}", said(&output));
}

/// The record with something else in it.
fn with(record: &Value, forge: impl FnOnce(&mut Value)) -> Value {
    let mut forged = record.clone();
    forge(&mut forged);
    forged
}

fn log(record: &mut Value) -> &mut Vec<Value> {
    record["log"].as_array_mut().expect("a log")
}

fn remove(record: &mut Value, field: &str) {
    record.as_object_mut().expect("an object").remove(field);
}

/// The ranks of a record with first and second exchanged.
fn turned_round(record: &Value) -> Value {
    let other = |rank: &Value| 3 - rank.as_u64().expect("a rank");
    let ranks: Vec<u64> = record["result"]["ranks"].as_array().expect("ranks").iter().map(other).collect();
    json!({ "ranks": if ranks == [2, 2] { vec![1, 2] } else { ranks } })
}

#[test]
fn what_a_house_gives_is_fair_and_forgeries_of_it_are_refused() {
    for game in GAMES {
        let record = finished(game);
        assert_fair(game, &record);
        let name = |forgery: &str| format!("{game}-{forgery}");
        assert_refused(&name("empty"), &with(&record, |forged| log(forged).clear()));
        let entries = record["log"].as_array().expect("a log").len();
        for kept in [1, entries / 2, entries - 1] {
            assert_refused(&name(&format!("cut-{kept}")), &with(&record, |forged| log(forged).truncate(kept)));
            let unfinished = with(&record, |forged| {
                log(forged).truncate(kept);
                remove(forged, "result");
            });
            assert_refused(&name(&format!("unfinished-{kept}")), &unfinished);
        }
        assert_refused(&name("turned"), &with(&record, |forged| forged["result"] = turned_round(&record)));
        assert_refused(&name("no-result"), &with(&record, |forged| remove(forged, "result")));
    }
}

#[test]
fn nobody_gives_up_after_the_end() {
    for game in GAMES {
        let record = finished(game);
        let forged = with(&record, |forged| {
            forged["result"] = json!({ "ranks": [1, 1] });
            forged["ended"] = json!({ "drawn": true });
        });
        assert_refused(&format!("{game}-drawn-late"), &forged);
        let winner = record["result"]["ranks"].as_array().expect("ranks").iter().position(|rank| rank == 1);
        let forged = with(&record, |forged| {
            forged["result"] = turned_round(&record);
            forged["ended"] = json!({ "resigned": [winner] });
        });
        assert_refused(&format!("{game}-resigned-late"), &forged);
    }
}

#[test]
fn a_game_that_people_ended_is_fair_and_says_on_whose_word() {
    for game in GAMES {
        let resigned = ended(game, 2, &[(1, Ask::Resign)]);
        assert_eq!(resigned["result"]["ranks"], json!([1, 2]));
        let told = assert_fair(&format!("{game}-resigned"), &resigned);
        assert!(told.contains("By the record’s word alone: P1 gave up."), "{told}");
        let drawn = ended(game, 2, &[(0, Ask::Draw), (1, Ask::Draw)]);
        let told = assert_fair(&format!("{game}-drawn"), &drawn);
        assert!(told.contains("a draw was agreed on"), "{told}");
        for (record, name) in [(&resigned, "resigned"), (&drawn, "drawn")] {
            let name = |forgery: &str| format!("{game}-{name}-{forgery}");
            assert_refused(&name("unsaid"), &with(record, |forged| remove(forged, "ended")));
            let other = json!({ "ranks": [2, 1] });
            assert_refused(&name("other"), &with(record, |forged| forged["result"] = other));
            assert_refused(&name("nobody"), &with(record, |forged| forged["ended"] = json!({ "resigned": [5] })));
        }
    }
}

#[test]
fn whoever_gave_up_ranks_last_though_a_bot_played_on_for_them() {
    let mut table = Table::begun("kraaw", 3);
    obey(&mut table.host, 2, Ask::Resign);
    while let Turn::Seats(due) = table.beside.turn() {
        let seat = due.first().expect("somebody is due");
        let mv = table.beside.game().pick(seat, &mut table.dice).expect("whoever is due has a move");
        table.beside.play(seat, &mv).expect("it is legal");
        if seat == Seat::at(2) {
            think(&mut table.host, seat, &mv);
        } else {
            obey(&mut table.host, seat.number(), Ask::Play { seat: None, mv });
        }
    }
    let record = table.record();
    let result: Outcome = serde_json::from_value(record["result"].clone()).expect("ranks");
    assert_eq!(result.ranks[Seat::at(2)], 3);
    assert_fair("kraaw-played-on", &record);
}

/// Tells the host what the bot of a seat decided.
fn think(host: &mut Host, seat: Seat, mv: &str) {
    let thought = host.wake(Time(0), 0).think.into_iter().find(|think| think.seat == seat).expect("the bot is asked");
    let message = Message::Thought { seat, stamp: thought.stamp, mv: Some(mv.to_owned()) };
    host.handle(Time(0), message).expect("it is taken in");
}

#[test]
fn what_was_agreed_on_is_shown_to_be_compared() {
    let told = assert_fair("agreed", &finished("kraaw"));
    assert!(told.contains("Kraaw, 2 seats, options {") && told.contains("\"rounds_to_win\":3"), "{told}");
}

#[test]
fn what_cannot_be_read_is_told_apart_from_what_is_not_fair() {
    for (name, text) in [("none", ""), ("other", "{}"), ("half", "{\"strandline\":1,")] {
        let path = file(name, text);
        let output = Command::new(env!("CARGO_BIN_EXE_strandline")).arg("verify").arg(path).output();
        assert_eq!(output.expect("the program runs").status.code(), Some(2), "{name}");
    }
    let missing = Command::new(env!("CARGO_BIN_EXE_strandline")).args(["verify", "/nowhere/at/all"]).output();
    assert_eq!(missing.expect("the program runs").status.code(), Some(2));
    assert_refused("no-proof", &with(&finished("kraaw"), |record| remove(record, "fair")));
}
