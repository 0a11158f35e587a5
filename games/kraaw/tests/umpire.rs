//! The game as a program meets it at the umpire: a deal for every round, and cards that not everybody sees.

use serde_json::{Value, json};
use table::Umpire;
use testkit::umpire::{Program, voice};

fn at_the_umpire() -> Program {
    let mut umpire = Umpire::new(voice, 7);
    Program::new(move |line| umpire.line(line))
}

fn kraaw() -> Value {
    json!({ "cmd": "new", "game": "kraaw", "seats": 2, "seed": 5 })
}

#[test]
fn deals_are_taken_in_order_and_then_the_seed_deals() {
    let mut first = at_the_umpire().begun(&kraaw());
    let log = first.ok(&json!({ "cmd": "record" }))["record"]["log"].clone();
    let deals: Vec<Value> = log.as_array().unwrap().iter().map(|entry| entry["deal"].clone()).collect();
    assert_eq!(deals.len(), 2, "Kraaw deals hands, then nests");
    let mut new = kraaw();
    new["seed"] = 99.into();
    new["deals"] = json!(deals);
    let mut again = at_the_umpire().begun(&new);
    assert_eq!(again.ok(&json!({ "cmd": "position" })), first.ok(&json!({ "cmd": "position" })));
    new["deals"] = json!([deals[0]]);
    let mut half = at_the_umpire().begun(&new);
    assert_ne!(half.ok(&json!({ "cmd": "position" })), first.ok(&json!({ "cmd": "position" })));
}

/// Plays Kraaw until a move makes the next round's deal due, and returns that move, not made.
fn before_the_next_round(program: &mut Program) -> (u64, String) {
    loop {
        let (seat, moves) = program.legal();
        let mv = moves.iter().find(|mv| mv.starts_with("reveal")).unwrap_or(&moves[0]).clone();
        let reply = program.ok(&json!({ "cmd": "play", "seat": seat, "move": mv }));
        if program.ok(&json!({ "cmd": "position" }))["position"]["round"] == 2 {
            program.ok(&json!({ "cmd": "undo" }));
            return (seat, mv);
        }
        assert!(reply["turn"].get("seats").is_some(), "a second round comes before the end");
    }
}

#[test]
fn taking_a_move_back_and_making_it_again_deals_the_same() {
    let mut program = at_the_umpire().begun(&kraaw());
    let (seat, mv) = before_the_next_round(&mut program);
    let play = json!({ "cmd": "play", "seat": seat, "move": mv });
    program.ok(&play);
    let dealt = program.everything();
    program.ok(&json!({ "cmd": "undo" }));
    program.ok(&play);
    assert_eq!(program.everything(), dealt);
}

#[test]
fn a_set_deal_that_does_not_fit_later_refuses_the_move_that_needs_it() {
    let mut first = at_the_umpire().begun(&kraaw());
    let (seat, mv) = before_the_next_round(&mut first);
    let record = first.ok(&json!({ "cmd": "record" }))["record"].clone();
    let mut new = kraaw();
    new["deals"] = json!([record["log"][0]["deal"], record["log"][1]["deal"], { "hands": [], "dog": [] }]);
    let mut program = at_the_umpire().begun(&new);
    for entry in &record["log"].as_array().unwrap()[2..] {
        program.ok(&json!({ "cmd": "play", "seat": entry["seat"], "move": entry["move"] }));
    }
    let before = program.everything();
    assert_eq!(program.error(&json!({ "cmd": "play", "seat": seat, "move": mv }))["code"], "bad-deal");
    assert_eq!(program.everything(), before);
    // Counting does not stop there: other lines than the one meant are dealt by the seed.
    assert!(program.ok(&json!({ "cmd": "perft", "depth": 2 }))["nodes"].as_u64() > Some(0));
}

#[test]
fn perft_counts_what_playing_finds_across_deals() {
    let mut program = at_the_umpire().begun(&kraaw());
    before_the_next_round(&mut program);
    program.assert_perft(2);
    program.assert_perft(0);
}
