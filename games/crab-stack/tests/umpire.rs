//! The game as a program meets it at the umpire: lines in, lines out, in its own notation.

use serde_json::{Value, json};
use table::Umpire;
use testkit::umpire::{Program, voice};

fn at_the_umpire() -> Program {
    let mut umpire = Umpire::new(voice, 7);
    Program::new(move |line| umpire.line(line))
}

fn crab_stack() -> Value {
    json!({ "cmd": "new", "game": "crab-stack", "seats": 2, "options": {}, "seed": 42 })
}

#[test]
fn legal_moves_are_sorted_and_cut_where_asked() {
    let mut program = at_the_umpire().begun(&crab_stack());
    let (seat, moves) = program.legal();
    assert!(moves.is_sorted());
    let seat = seat.to_string();
    assert_eq!(program.ok(&json!({ "cmd": "count" })), json!({ "ok": true, "count": { seat.clone(): moves.len() } }));
    let cut = program.ok(&json!({ "cmd": "legal", "limit": 3 }));
    assert_eq!(cut, json!({ "ok": true, "legal": { seat.clone(): moves[..3] }, "more": true }));
    let whole = program.ok(&json!({ "cmd": "legal", "limit": moves.len() }));
    assert_eq!(whole, json!({ "ok": true, "legal": { seat: moves } }));
}

#[test]
fn a_move_is_answered_with_events_and_the_turn() {
    let mut program = at_the_umpire().begun(&crab_stack());
    let (seat, moves) = program.legal();
    let reply = program.ok(&json!({ "cmd": "play", "seat": seat, "move": format!("  {} ", moves[0]) }));
    assert_eq!(reply["turn"], json!({ "seats": [1 - seat] }));
    assert!(!reply["events"].as_array().unwrap().is_empty());
    let record = program.ok(&json!({ "cmd": "record" }))["record"].clone();
    assert_eq!(record["log"][1], json!({ "seat": seat, "move": moves[0] }), "the log is canonical");
}

#[test]
fn a_game_is_played_to_its_end_recorded_loaded_and_taken_back() {
    let mut program = at_the_umpire().begun(&crab_stack());
    let mut turns = Vec::new();
    loop {
        let turn = program.ok(&json!({ "cmd": "turn" }))["turn"].clone();
        turns.push(turn.clone());
        if turn.get("over").is_some() {
            break;
        }
        let (seat, moves) = program.legal();
        program.ok(&json!({ "cmd": "play", "seat": seat, "move": moves[moves.len() / 2] }));
    }
    assert_eq!(program.error(&json!({ "cmd": "play", "seat": 0, "move": "a1-a2" }))["code"], "not-your-turn");
    assert_eq!(program.ok(&json!({ "cmd": "legal" }))["legal"], json!({}));
    let record = program.ok(&json!({ "cmd": "record" }))["record"].clone();
    assert_eq!(record["result"], turns.last().unwrap()["over"]);
    let mut other = at_the_umpire();
    let loaded = other.ok(&json!({ "cmd": "load", "record": record }));
    assert_eq!(&loaded["turn"], turns.last().unwrap());
    assert_eq!(other.ok(&json!({ "cmd": "record" }))["record"], record);
    for turn in turns.iter().rev().skip(1) {
        assert_eq!(&other.ok(&json!({ "cmd": "undo" }))["turn"], turn);
    }
    assert_eq!(other.error(&json!({ "cmd": "undo" }))["code"], "bad-request");
}

#[test]
fn a_record_is_refused_as_a_whole_at_the_first_entry_that_is_not_legal() {
    let mut program = at_the_umpire().begun(&crab_stack());
    for _ in 0..4 {
        let (seat, moves) = program.legal();
        program.ok(&json!({ "cmd": "play", "seat": seat, "move": moves[0] }));
    }
    let good = program.ok(&json!({ "cmd": "record" }))["record"].clone();
    let before = program.everything();
    let broken = |change: &dyn Fn(&mut Value)| {
        let mut record = good.clone();
        change(&mut record);
        json!({ "cmd": "load", "record": record })
    };
    let cases: [(&str, Value, Value); 11] = [
        ("illegal", json!(3), broken(&|r| r["log"][3]["move"] = json!("a1-a2"))),
        ("bad-notation", json!(2), broken(&|r| r["log"][2]["move"] = json!("hop"))),
        ("not-your-turn", json!(2), broken(&|r| r["log"][2]["seat"] = json!(r["log"][1]["seat"]))),
        ("bad-deal", json!(0), broken(&|r| r["log"][0]["deal"]["first"] = json!(9))),
        ("bad-request", json!(1), broken(&|r| r["log"][1] = json!({ "seat": 0 }))),
        ("bad-request", json!(null), broken(&|r| r["names"] = json!(["only one"]))),
        ("bad-request", json!(null), broken(&|r| r["result"] = json!({ "ranks": [1] }))),
        ("bad-request", json!(null), broken(&|r| r["strandline"] = json!(2))),
        ("bad-request", json!(null), broken(&|r| r["game"] = json!("chess"))),
        ("bad-options", json!(null), broken(&|r| r["seats"] = json!(5))),
        ("bad-options", json!(null), broken(&|r| r["options"]["repetition"] = json!(1))),
    ];
    for (code, entry, request) in cases {
        let error = program.error(&request);
        let found = error.get("entry").cloned().unwrap_or(Value::Null);
        assert_eq!((&error["code"], found), (&json!(code), entry), "{request}");
        assert_eq!(program.everything(), before, "a refused record changed the game");
    }
}

#[test]
fn deals_that_do_not_fit_are_refused_and_the_game_on_the_table_stays() {
    let mut program = at_the_umpire().begun(&crab_stack());
    let before = program.everything();
    let deals =
        [json!({}), json!(null), json!({ "first": 0, "crabs": {} }), json!({ "first": 0, "crabs": { "a1": "0L" } })];
    for deal in deals {
        let mut new = crab_stack();
        new["deals"] = json!([deal]);
        assert_eq!(program.error(&new)["code"], "bad-deal");
        assert_eq!(program.everything(), before);
    }
}

#[test]
fn what_cannot_be_read_or_obeyed_is_answered_and_changes_nothing() {
    let mut program = at_the_umpire().begun(&crab_stack());
    let before = program.everything();
    let deep = format!("{}1{}", "[".repeat(5_000), "]".repeat(5_000));
    for line in ["", "{", "nonsense", "\u{0}", "{\"cmd\":\"turn\"} trailing", &deep] {
        let reply: Value = serde_json::from_str(&program.line(line)).unwrap();
        assert_eq!(reply["error"]["code"], "bad-json", "{line:.40}");
    }
    let (seat, _) = program.legal();
    let cases = [
        ("bad-request", json!(1)),
        ("bad-request", json!([])),
        ("bad-request", json!(["games"])),
        ("bad-request", json!(["new", "crab-stack", 2, {}, 1])),
        ("bad-options", json!({ "cmd": "new", "game": "crab-stack", "seats": -1 })),
        ("bad-options", json!({ "cmd": "new", "game": "crab-stack", "seats": 2.5 })),
        ("bad-options", json!({ "cmd": "new", "game": "crab-stack", "seats": 2, "options": ["russian"] })),
        ("bad-deal", json!({ "cmd": "new", "game": "crab-stack", "seats": 2, "deals": [[0, {}]] })),
        ("bad-request", json!({ "cmd": "new", "game": "crab-stack", "seats": "2" })),
        ("bad-request", json!({})),
        ("bad-request", json!({ "cmd": 5 })),
        ("bad-request", json!({ "cmd": "fly" })),
        ("bad-request", json!({ "cmd": "play" })),
        ("bad-request", json!({ "cmd": "play", "seat": "0", "move": "a1-a2" })),
        ("bad-request", json!({ "cmd": "play", "seat": -1, "move": "a1-a2" })),
        ("bad-request", json!({ "cmd": "play", "seat": 0 })),
        ("bad-request", json!({ "cmd": "view", "seat": 2 })),
        ("bad-request", json!({ "cmd": "perft", "depth": 101 })),
        ("bad-request", json!({ "cmd": "perft", "depth": -1 })),
        ("bad-request", json!({ "cmd": "legal", "limit": "many" })),
        ("bad-request", json!({ "cmd": "new", "game": "chess", "seats": 2 })),
        ("bad-request", json!({ "cmd": "new", "game": "crab-stack" })),
        ("bad-request", json!({ "cmd": "new", "game": "crab-stack", "seats": 2, "seed": -4 })),
        ("bad-options", json!({ "cmd": "new", "game": "crab-stack", "seats": 1 })),
        ("bad-options", json!({ "cmd": "new", "game": "crab-stack", "seats": 5 })),
        ("bad-options", json!({ "cmd": "new", "game": "crab-stack", "seats": 4_294_967_298_u64 })),
        ("bad-options", json!({ "cmd": "new", "game": "crab-stack", "seats": 2, "options": { "colour": "red" } })),
        ("bad-options", json!({ "cmd": "new", "game": "crab-stack", "seats": 2, "options": { "repetition": 1 } })),
        ("bad-options", json!({ "cmd": "new", "game": "crab-stack", "seats": 2, "options": 5 })),
        ("not-your-turn", json!({ "cmd": "play", "seat": 1 - seat, "move": "a1-a2" })),
        ("not-your-turn", json!({ "cmd": "play", "seat": 200, "move": "a1-a2" })),
        ("bad-notation", json!({ "cmd": "play", "seat": seat, "move": "" })),
        ("bad-notation", json!({ "cmd": "play", "seat": seat, "move": "A1-A2" })),
        ("bad-notation", json!({ "cmd": "play", "seat": seat, "move": "x".repeat(100_000) })),
        ("illegal", json!({ "cmd": "play", "seat": seat, "move": "a1-a2" })),
        ("bad-request", json!({ "cmd": "load" })),
        ("bad-request", json!({ "cmd": "load", "record": null })),
    ];
    for (code, request) in cases {
        assert_eq!(program.error(&request)["code"], code, "{request:.200}");
        assert_eq!(program.everything(), before, "{request:.200} changed the game");
    }
    let too_long = format!("{{\"cmd\":\"turn\"{}}}", " ".repeat(table::LONGEST_LINE));
    let reply: Value = serde_json::from_str(&program.line(&too_long)).unwrap();
    assert_eq!(reply["error"]["code"], "bad-json");
}

#[test]
fn an_illegal_move_names_its_rule_and_speaks_the_language_asked_for() {
    let mut program = at_the_umpire().begun(&crab_stack());
    let (seat, _) = program.legal();
    let error = program.error(&json!({ "cmd": "play", "seat": seat, "move": "a1-a2", "lang": "ru" }));
    let rule = error["rule"].as_str().unwrap();
    assert!(rule.starts_with("crab-stack/"));
    assert_eq!(error["message"], format!("ru:{rule}:"));
}

#[test]
fn the_game_is_listed_with_its_seats_and_a_schema_of_its_options() {
    let reply = at_the_umpire().ok(&json!({ "cmd": "games" }));
    let own = reply["games"].as_array().unwrap().iter().find(|game| game["game"] == "crab-stack").unwrap();
    assert_eq!(own["seats"], json!([2, 4]));
    assert_eq!(own["options"]["properties"]["wave_choice"]["enum"], json!(["mover", "next"]));
}

#[test]
fn perft_counts_what_playing_finds() {
    let mut program = at_the_umpire().begun(&crab_stack());
    program.assert_perft(2);
    program.assert_perft(0);
}
