//! Thefts, with each kind of card on each side.

use crate::script::{Table, kinds, told};
use kraaw_rules::{PhaseName, Rule};
use serde_json::json;

/// Seat 0 has `1 2! ?3 ?4 ?5`, seat 1 `1 1! ?2 ?2 ?3`, and it is seat 0's turn.
fn mixed() -> Table {
    let mut table = Table::two(json!({}));
    table.turns(&[
        (0, &["reveal 1", "leave"]),
        (1, &["reveal 1", "leave"]),
        (0, &["reveal 2", "lock"]),
        (1, &["reveal 2", "lock"]),
    ]);
    assert_eq!((table.nest(0), table.nest(1)), ("1 2! ?3 ?4 ?5".into(), "1 1! ?2 ?2 ?3".into()));
    table
}

#[test]
fn a_face_down_card_for_a_face_down_card() {
    let mut table = mixed();
    let events = table.play(&["0 steal 1:5", "1 take 3"]).to_vec();
    assert_eq!(kinds(&events), ["stolen", "revealed"]);
    assert_eq!(
        told(&events[0]),
        json!({ "event": "stolen", "thief": 0, "victim": 1, "place": 5, "taken": 3, "value": null, "taken_value": null })
    );
    assert_eq!(told(&events[1]), json!({ "event": "revealed", "seat": 0, "place": 3, "value": 3 }));
    assert_eq!((table.nest(0), table.nest(1)), ("1 2! 3 ?4 ?5".into(), "1 1! ?2 ?2 ?3".into()));
}

#[test]
fn a_face_down_card_for_a_revealed_one() {
    let mut table = mixed();
    let events = table.play(&["0 steal 1:5", "1 take 1"]).to_vec();
    assert_eq!(kinds(&events), ["stolen", "revealed"]);
    assert_eq!(told(&events[0])["taken_value"], 1);
    assert_eq!((table.nest(0), table.nest(1)), ("3 2! ?3 ?4 ?5".into(), "1 1! ?2 ?2 1".into()));
}

#[test]
fn a_revealed_card_for_a_face_down_one() {
    let mut table = mixed();
    let events = table.play(&["0 steal 1:1"]).to_vec();
    assert_eq!(told(&events[0]), json!({ "event": "threatened", "thief": 0, "victim": 1, "place": 1, "value": 1 }));
    let events = table.play(&["1 take 5"]).to_vec();
    assert_eq!(kinds(&events), ["stolen"], "nothing is turned up");
    assert_eq!((table.nest(0), table.nest(1)), ("1 2! ?3 ?4 1".into(), "?5 1! ?2 ?2 ?3".into()));
}

#[test]
fn a_revealed_card_for_a_revealed_one() {
    let mut table = mixed();
    let events = table.play(&["0 steal 1:1", "1 take 1"]).to_vec();
    assert_eq!(kinds(&events), ["stolen"]);
    assert_eq!((table.nest(0), table.nest(1)), ("1 2! ?3 ?4 ?5".into(), "1 1! ?2 ?2 ?3".into()));
}

#[test]
fn a_locked_card_can_neither_be_stolen_nor_taken() {
    let mut table = mixed();
    assert_eq!(table.refusal("0 steal 1:2"), Rule::Locked);
    table.play(&["0 steal 1:1"]);
    assert_eq!(table.refusal("1 take 2"), Rule::Locked);
    assert_eq!(table.legal(1), ["take 1", "take 3", "take 4", "take 5"]);
}

#[test]
fn the_turn_stays_the_thiefs_while_the_victim_chooses() {
    let mut table = mixed();
    table.play(&["0 steal 1:5"]);
    let position = table.position();
    assert_eq!(position["turn"], 0);
    assert_eq!(position["phase"], "take");
    assert_eq!(position["pending"], json!({ "victim": 1, "place": 5 }));
    assert_eq!(table.legal(0), Vec::<String>::new());
    table.play(&["1 take 3"]);
    assert_eq!(table.phase(), PhaseName::Bonus, "the thief may lock what it stole");
    table.play(&["0 lock 3 discard 1"]);
    assert_eq!(table.nest(0), "- 2! 3! ?4 ?5");
}
