//! Written play-throughs: those in `accepted/` replay to their result; each in `refused/` is refused at its last
//! entry, by the rule it is named after.

use kernel::{Game, Nobody, Refusal, Rule as _, Seat};
use kraaw_rules::{Kraaw, Rule};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

fn records(folder: &str) -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut records: Vec<(String, Value)> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap())
        })
        .collect();
    records.sort_by(|a, b| a.0.cmp(&b.0));
    records
}

/// Replays the record as far as it goes: the game, and why the entry after that was refused.
fn replay(record: &Value) -> (Kraaw, usize, Option<Rule>) {
    assert_eq!((&record["strandline"], &record["game"]), (&json!(1), &json!("kraaw")));
    let asked = serde_json::from_value(record["options"].clone()).unwrap();
    let seats = record["seats"].as_u64().unwrap() as u8;
    let mut game = Kraaw::new(&Kraaw::options(seats, &asked).unwrap());
    for (at, entry) in record["log"].as_array().unwrap().iter().enumerate() {
        if let Some(deal) = entry.get("deal") {
            game.accept(&serde_json::from_value(deal.clone()).unwrap(), &mut Nobody).unwrap();
            continue;
        }
        let seat: Seat = serde_json::from_value(entry["seat"].clone()).unwrap();
        let mv = entry["move"].as_str().unwrap().parse().unwrap();
        match game.play(seat, &mv, &mut Nobody) {
            Ok(()) => {}
            Err(Refusal::Breaks(rule)) => return (game, at, Some(rule)),
            Err(Refusal::NotYourTurn) => panic!("entry {at}: not seat {seat}'s turn"),
        }
    }
    (game, record["log"].as_array().unwrap().len(), None)
}

#[test]
fn accepted_records_replay_to_their_result() {
    let records = records("accepted");
    assert!(records.len() >= 4);
    for (name, record) in records {
        let (game, _, refused) = replay(&record);
        assert_eq!(refused, None, "{name}");
        let outcome = game.outcome().unwrap_or_else(|| panic!("{name} is not played to its end"));
        assert_eq!(serde_json::to_value(outcome).unwrap(), record["result"], "{name}");
    }
}

#[test]
fn refused_records_break_the_rule_they_are_named_after_at_their_last_entry() {
    let records = records("refused");
    for (name, record) in &records {
        let (_, at, refused) = replay(record);
        let rule = refused.unwrap_or_else(|| panic!("{name} was not refused"));
        assert_eq!(rule.code(), format!("kraaw/{name}"));
        assert_eq!(at + 1, record["log"].as_array().unwrap().len(), "{name} is refused before its last entry");
    }
    for rule in Rule::ALL {
        let named = |(name, _): &(String, Value)| rule.code() == format!("kraaw/{name}");
        assert!(records.iter().any(named), "no record breaks {}", rule.code());
    }
}
