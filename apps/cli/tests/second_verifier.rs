//! `second_verifier.py`, written in another language from `docs/fairness.md`, and `strandline verify` agree: on records
//! that a house gives, of every game, and on every forgery of them.

mod house;

use catalog::GameId;
use house::{finished, forgeries, sealed_again, verify};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A table whose deals are worth checking, as a game's `deals.json` lists them.
#[derive(Deserialize)]
struct Tried {
    seats: u8,
    seed: u64,
    options: Value,
    /// How many deals its record has at least.
    deals: usize,
}

/// A record, and what somebody knows of it beside.
struct Case {
    name: String,
    record: Value,
    /// The seal that the table told.
    seal: Option<String>,
}

fn game_file(game: GameId, file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.name()).join(file)
}

fn tried(game: GameId) -> Vec<Tried> {
    let text = std::fs::read_to_string(game_file(game, "deals.json")).expect("a game says which tables to check");
    serde_json::from_str(&text).expect("a list of tables")
}

fn deals(record: &Value) -> usize {
    record["log"].as_array().expect("a log").iter().filter(|entry| entry.get("deal").is_some()).count()
}

/// What the second verifier ends with for each.
fn second(cases: &[Case]) -> Vec<i64> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/second_verifier.py");
    let mut python = Command::new("python3")
        .arg(script)
        .arg("--batch")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the second verifier is written in Python 3: `apt install python3`");
    let mut lines = python.stdin.take().expect("it reads");
    let text: String = cases
        .iter()
        .map(|case| json!({ "name": case.name, "record": case.record, "seal": case.seal }).to_string() + "\n")
        .collect();
    let writer = std::thread::spawn(move || lines.write_all(text.as_bytes()));
    let output = python.wait_with_output().expect("it ends");
    writer.join().expect("nothing went wrong").expect("it read all");
    let answers: Vec<Value> =
        String::from_utf8_lossy(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), cases.len(), "it answers everything");
    answers.iter().zip(cases).for_each(|(answer, case)| assert_eq!(answer["name"], case.name.as_str()));
    answers.iter().map(|answer| answer["code"].as_i64().expect("a number")).collect()
}

/// What `strandline verify` ends with.
fn ours(case: &Case) -> i64 {
    let flags: Vec<&str> = case.seal.iter().flat_map(|seal| ["--seal", seal.as_str()]).collect();
    let code = verify(&format!("second-{}", case.name), &case.record, &flags).status.code();
    code.expect("it ends by itself").into()
}

#[test]
fn both_find_what_a_house_gives_fair() {
    let mut cases = Vec::new();
    for game in GameId::ALL {
        for Tried { seats, seed, options, deals: least } in tried(game) {
            let record = finished(game.name(), seats, &options, seed);
            assert!(deals(&record) >= least, "{game}, seed {seed}: {} deals", deals(&record));
            cases.push(Case { name: format!("{game}-{seats}-{seed}"), record, seal: None });
        }
    }
    let codes = second(&cases);
    for (case, code) in cases.iter().zip(codes) {
        assert_eq!((code, ours(case)), (0, 0), "{}", case.name);
    }
}

#[test]
fn both_refuse_every_forgery() {
    let mut cases = Vec::new();
    for game in GameId::ALL {
        let Tried { seats, seed, options, .. } = tried(game).swap_remove(0);
        let record = finished(game.name(), seats, &options, seed);
        let other = finished(game.name(), seats, &options, seed + 100);
        let seal = record["fair"]["seal"].as_str().map(str::to_owned);
        for (forgery, record) in forgeries(&record, &other) {
            let sealed = Case {
                name: format!("{game}-{forgery}-sealed"),
                record: sealed_again(record.clone()),
                seal: seal.clone(),
            };
            cases.extend([Case { name: format!("{game}-{forgery}"), record, seal: None }, sealed]);
        }
    }
    let codes = second(&cases);
    for (case, code) in cases.iter().zip(codes) {
        assert!(code != 0 && ours(case) != 0, "{}: {code} and {}", case.name, ours(case));
    }
}
