//! Records: those in `accepted/` replay, to their result where they have one, and of each in
//! `refused/` just the last entry is refused, for the rule that names the file.

use crabs_rules::{Asked, Crabs, Rule};
use kernel::{Game, Nobody, Refusal, Rule as _, Seat};
use serde_json::Value;
use std::fs;
use std::path::Path;

struct Record {
    name: String,
    game: Crabs,
    log: Vec<Value>,
    result: Value,
}

fn records(folder: &str) -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder).expect("there are records").map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| record(path)).collect()
}

fn record(path: &Path) -> Record {
    let json: Value = serde_json::from_str(&fs::read_to_string(path).expect("a text")).expect("a record is JSON");
    assert_eq!((&json["strandline"], &json["game"]), (&1.into(), &Crabs::ID.into()));
    let asked: Asked = serde_json::from_value(json["options"].clone()).expect("options can be read");
    let options = Crabs::options(json["seats"].as_u64().unwrap() as u8, &asked).expect("options are sound");
    assert_eq!(serde_json::to_value(&options).unwrap(), json["options"], "a record carries its options in full");
    Record {
        name: path.file_stem().unwrap().to_string_lossy().into_owned(),
        game: Crabs::new(&options),
        log: json["log"].as_array().expect("a log").clone(),
        result: json["result"].clone(),
    }
}

/// Takes one entry of the log, which must be readable.
fn take(game: &mut Crabs, entry: &Value) -> Result<(), Refusal<Rule>> {
    if let Some(deal) = entry.get("deal") {
        let deal = serde_json::from_value(deal.clone()).expect("a deal can be read");
        game.accept(&deal, &mut Nobody).expect("the deal fits");
        return Ok(());
    }
    let seat = Seat::at(entry["seat"].as_u64().expect("a seat") as u8);
    let mv = entry["move"].as_str().expect("a move").parse().expect("a move can be read");
    game.play(seat, &mv, &mut Nobody)
}

#[test]
fn accepted_records_replay_to_their_result() {
    for Record { name, mut game, log, result } in records("accepted") {
        for (at, entry) in log.iter().enumerate() {
            assert_eq!(take(&mut game, entry), Ok(()), "{name}: entry {at}, {entry}");
        }
        let outcome = game.outcome().map_or(Value::Null, |outcome| serde_json::to_value(outcome).expect("plain data"));
        assert_eq!(outcome, result, "{name}");
    }
}

#[test]
fn refused_records_are_refused_at_their_last_entry_by_their_rule() {
    for Record { name, mut game, log, .. } in records("refused") {
        let (last, before) = log.split_last().expect("a log has entries");
        for entry in before {
            assert_eq!(take(&mut game, entry), Ok(()), "{name}: {entry}");
        }
        let position = game.position();
        let Err(Refusal::Breaks(rule)) = take(&mut game, last) else {
            panic!("{name}: {last} is not refused by a rule")
        };
        assert_eq!(rule.code(), format!("crabs/{name}"));
        assert_eq!(game.position(), position, "{name}: a refused move changed something");
    }
}

#[test]
fn every_rule_has_a_refused_record() {
    let names: Vec<String> = records("refused").into_iter().map(|record| record.name).collect();
    for rule in Rule::ALL {
        let name = rule.code().strip_prefix("crabs/").expect("rules are named after the game");
        assert!(names.iter().any(|known| known == name), "no record breaks {name}");
    }
    assert_eq!(names.len(), Rule::ALL.len());
}
