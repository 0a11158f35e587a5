//! A house's table that is played by chance, its record, and what can be done to a record.

#![allow(dead_code, reason = "not every test needs all of it")]

use kernel::{Seat, Turn};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::{Command, Output};
use table::fair::{Hex, Salt, Terms, commitment};
use table::host::{Ask, Host, Message, Phase, Plan, Time, key_of};
use table::{Record, Session};

pub(crate) const SECRET: [u8; 32] = [7; 32];

/// A house's table, and the same play-through beside it to choose moves from.
pub(crate) struct Table {
    pub(crate) host: Host,
    pub(crate) beside: Session,
    pub(crate) dice: testkit::Dice,
}

impl Table {
    /// People sit down, all but the last with a salt that they reveal, and play has begun.
    pub(crate) fn begun(game: &str, seats: u8, options: &Value, seed: u64) -> Self {
        let plan = Plan::of(game, seats, options.clone());
        let secret = Hex(SECRET.map(|byte| byte ^ seed as u8));
        let (mut host, _) = Host::make(Time(0), plan, secret, key_of("0")).expect("a plan");
        let salt = |seat: u8| Hex([seat + 1; 16]);
        for seat in 0..seats {
            let commitment = (seat + 1 < seats).then(|| commitment(&salt(seat)));
            obey(&mut host, seat, Ask::Sit { name: format!("P{seat}"), seat: Some(seat.into()), commitment });
        }
        (0..seats - 1).for_each(|seat| obey(&mut host, seat, Ask::Reveal { salt: salt(seat) }));
        let salts: Vec<Option<Salt>> = host.places().iter().map(|place| place.salt).collect();
        let Plan { game, options, .. } = host.plan();
        let terms = Terms { called_off: 0, game, options, salts: &salts, seats };
        let beside = Session::new(game, seats, options, terms.dealer(&secret)).expect("it begins");
        Self { host, beside, dice: testkit::dice(seed) }
    }

    /// Makes any move of whoever is due; says whether somebody was.
    pub(crate) fn step(&mut self) -> bool {
        let Some((seat, mv)) = self.choose() else { return false };
        obey(&mut self.host, seat.number(), Ask::Play { seat: None, mv });
        true
    }

    /// Any move of whoever is due, made beside.
    pub(crate) fn choose(&mut self) -> Option<(Seat, String)> {
        let Turn::Seats(due) = self.beside.turn() else { return None };
        let seat = due.first().expect("somebody is due");
        let mv = self.beside.game().pick(seat, &mut self.dice).expect("whoever is due has a move");
        self.beside.play(seat, &mv).expect("it is legal");
        Some((seat, mv))
    }

    pub(crate) fn record(&self) -> Value {
        assert_eq!(self.host.phase(), Phase::Over);
        serde_json::to_value(self.host.record().expect("it is over")).expect("plain data")
    }
}

pub(crate) fn obey(host: &mut Host, seat: u8, ask: Ask) {
    let who = Some(key_of(&seat.to_string()));
    host.handle(Time(0), Message::Ask { who, id: None, ask }).expect("it is allowed");
}

/// The record of a game that was played to its end.
pub(crate) fn finished(game: &str, seats: u8, options: &Value, seed: u64) -> Value {
    let mut table = Table::begun(game, seats, options, seed);
    while table.step() {}
    table.record()
}

pub(crate) fn file(name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("strandline-verify-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written to");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("the file can be written");
    path
}

/// What `strandline verify` says of a record.
pub(crate) fn verify(name: &str, record: &Value, flags: &[&str]) -> Output {
    let path = file(&format!("{name}.json"), &record.to_string());
    let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
    command.args(["--lang", "en", "verify"]).arg(path).args(flags).output().expect("the program runs")
}

/// The record with something else in it.
pub(crate) fn with(record: &Value, forge: impl FnOnce(&mut Value)) -> Value {
    let mut forged = record.clone();
    forge(&mut forged);
    forged
}

/// The record sealed again, by somebody who changed it and knows how.
pub(crate) fn sealed_again(mut record: Value) -> Value {
    if let Some(read) = Record::read(&record).ok().filter(|read| read.fair.is_some()) {
        record["fair"]["seal"] = json!(table::fair::seal(&read));
    }
    record
}

pub(crate) fn log(record: &mut Value) -> &mut Vec<Value> {
    record["log"].as_array_mut().expect("a log")
}

pub(crate) fn remove(record: &mut Value, field: &str) {
    record.as_object_mut().expect("an object").remove(field);
}

/// The ranks of a record with the best and the worst exchanged.
pub(crate) fn turned_round(record: &Value) -> Value {
    let ranks: Vec<u64> =
        record["result"]["ranks"].as_array().expect("ranks").iter().filter_map(Value::as_u64).collect();
    let (best, worst) = (1, *ranks.iter().max().expect("somebody played"));
    let turned = |rank: &u64| {
        if *rank == best {
            worst
        } else if *rank == worst {
            best
        } else {
            *rank
        }
    };
    let turned: Vec<u64> = ranks.iter().map(turned).collect();
    let shared = || (1..=ranks.len() as u64).collect();
    json!({ "ranks": if turned == ranks { shared() } else { turned } })
}

/// Every way to change a record that changes what was decided, by name. `other` is a record of another table of the game.
pub(crate) fn forgeries(record: &Value, other: &Value) -> Vec<(&'static str, Value)> {
    let entries = record["log"].as_array().expect("a log").len();
    let digits = |text: &Value| Value::String(text.as_str().expect("digits").replace(['0', '7'], "5"));
    vec![
        ("deal", with(record, |forged| forged["log"][0] = other["log"][0].clone())),
        ("secret", with(record, |forged| forged["fair"]["secret"] = digits(&record["fair"]["secret"]))),
        ("salt", with(record, |forged| forged["fair"]["salts"][0] = digits(&record["fair"]["salts"][0]))),
        ("no-salt", with(record, |forged| forged["fair"]["salts"][0] = Value::Null)),
        ("more-salt", with(record, |forged| forged["fair"]["salts"][1] = record["fair"]["salts"][0].clone())),
        ("salts-turned", with(record, |forged| forged["fair"]["salts"].as_array_mut().expect("salts").reverse())),
        ("commitment", with(record, |forged| forged["fair"]["commitment"] = digits(&record["fair"]["commitment"]))),
        ("version", with(record, |forged| forged["fair"]["version"] = json!(1))),
        ("called-off", with(record, |forged| forged["fair"]["called_off"] = json!(1))),
        ("proof", with(record, |forged| forged["fair"] = other["fair"].clone())),
        ("no-proof", with(record, |forged| remove(forged, "fair"))),
        ("options", with(record, |forged| forged["options"] = other_options(&record["options"]))),
        ("no-options", with(record, |forged| forged["options"] = json!({}))),
        ("seats", with(record, |forged| forged["seats"] = json!(record["seats"].as_u64().expect("seats") + 1))),
        ("fewer-seats", with(record, |forged| forged["seats"] = json!(1))),
        ("empty", with(record, |forged| log(forged).clear())),
        ("only-deals", with(record, |forged| log(forged).retain(|entry| entry.get("deal").is_some()))),
        ("no-deals", with(record, |forged| log(forged).retain(|entry| entry.get("deal").is_none()))),
        ("cut", with(record, |forged| log(forged).truncate(entries / 2))),
        ("cut-last", with(record, |forged| log(forged).truncate(entries - 1))),
        ("cut-first", with(record, |forged| drop(log(forged).remove(0)))),
        (
            "unfinished",
            with(record, |forged| {
                log(forged).truncate(entries / 2);
                remove(forged, "result");
            }),
        ),
        ("turned-log", with(record, |forged| log(forged).reverse())),
        ("turned-moves", with(record, |forged| log(forged)[1..].reverse())),
        ("exchanged-moves", with(record, exchange_moves)),
        (
            "doubled-move",
            with(record, |forged| {
                let last = record["log"][entries - 1].clone();
                log(forged).push(last);
            }),
        ),
        ("no-result", with(record, |forged| remove(forged, "result"))),
        ("turned-result", with(record, |forged| forged["result"] = turned_round(record))),
    ]
}

/// Options that are not these: the first number in them is one more, or the first word another.
fn other_options(options: &Value) -> Value {
    with(options, |options| {
        let numbers = options.as_object_mut().expect("options").values_mut();
        let number = numbers.into_iter().find(|value| value.is_u64()).expect("a number among the options");
        *number = json!(number.as_u64().expect("a number") + 1);
    })
}

/// The last two moves in a row that are of different seats change places.
fn exchange_moves(record: &mut Value) {
    let log = log(record);
    let by = |at: usize| log[at].get("seat");
    let differ = |at: &usize| by(at - 1).is_some() && by(*at).is_some() && by(at - 1) != by(*at);
    let at = (1..log.len()).rev().find(differ).expect("two seats move one after the other");
    log.swap(at - 1, at);
}
