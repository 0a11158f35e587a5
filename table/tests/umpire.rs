//! The umpire as a program meets it: lines in, lines out, to the letter of the protocol.

use serde_json::{Value, json};
use table::Umpire;

/// Says the key and the details, so that tests see which sentence would be said.
fn voice(lang: &str, key: &str, details: &[(&'static str, String)]) -> String {
    let details: Vec<String> = details.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("{lang}:{key}:{}", details.join(","))
}

struct Program(Umpire);

impl Program {
    fn new() -> Self {
        Self(Umpire::new(voice, 7))
    }

    fn with(new: &Value) -> Self {
        let mut program = Self::new();
        program.ok(new);
        program
    }

    fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.0.line(&request.to_string())).expect("a reply is JSON")
    }

    fn ok(&mut self, request: &Value) -> Value {
        let reply = self.ask(request);
        assert_eq!(reply["ok"], true, "{request} got {reply}");
        reply
    }

    fn error(&mut self, request: &Value) -> Value {
        let reply = self.ask(request);
        assert_eq!(reply["ok"], false, "{request} got {reply}");
        assert!(reply["error"]["message"].is_string(), "{reply}");
        reply["error"].clone()
    }

    /// The legal moves of the first seat to act, with the seat.
    fn legal(&mut self) -> (u64, Vec<String>) {
        let reply = self.ok(&json!({ "cmd": "legal" }));
        let (seat, moves) = reply["legal"].as_object().expect("by seat").iter().next().expect("somebody is to act");
        (seat.parse().expect("a seat"), serde_json::from_value(moves.clone()).expect("texts"))
    }

    fn everything(&mut self) -> Value {
        json!([
            self.ok(&json!({ "cmd": "position" })),
            self.ok(&json!({ "cmd": "record" })),
            self.ok(&json!({ "cmd": "turn" })),
        ])
    }
}

fn crab_stack() -> Value {
    json!({ "cmd": "new", "game": "crab-stack", "seats": 2, "options": {}, "seed": 42 })
}

fn kraaw() -> Value {
    json!({ "cmd": "new", "game": "kraaw", "seats": 2, "seed": 5 })
}

#[test]
fn the_games_are_listed_with_seats_and_a_schema_of_their_options() {
    let reply = Program::new().ok(&json!({ "cmd": "games" }));
    let crab_stack = reply["games"].as_array().unwrap().iter().find(|game| game["game"] == "crab-stack").unwrap();
    assert_eq!(crab_stack["seats"], json!([2, 4]));
    assert_eq!(crab_stack["options"]["properties"]["wave_choice"]["enum"], json!(["mover", "next"]));
}

#[test]
fn a_reply_repeats_the_id_whatever_it_is() {
    let long = "123456789012345678901234567890";
    let reply = Program::new().0.line(&format!("{{\"cmd\":\"games\",\"id\":{long}}}"));
    assert!(reply.starts_with(&format!("{{\"id\":{long},")), "{reply:.80}");
    for id in [json!(1), json!("x"), json!({ "deep": [null] })] {
        assert_eq!(Program::new().ask(&json!({ "cmd": "games", "id": id }))["id"], id);
        assert_eq!(Program::new().ask(&json!({ "cmd": "turn", "id": id }))["id"], id);
        assert_eq!(Program::new().ask(&json!({ "cmd": "nonsense", "id": id }))["id"], id);
    }
    assert_eq!(Program::new().ask(&json!({ "cmd": "games" })).get("id"), None);
}

#[test]
fn the_same_seed_deals_the_same_and_another_does_not() {
    let position = |seed: u64| {
        let mut new = crab_stack();
        new["seed"] = seed.into();
        Program::with(&new).ok(&json!({ "cmd": "position" }))
    };
    assert_eq!(position(1), position(1));
    assert_ne!(position(1), position(2));
}

#[test]
fn legal_moves_are_sorted_and_cut_where_asked() {
    let mut program = Program::with(&crab_stack());
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
    let mut program = Program::with(&crab_stack());
    let (seat, moves) = program.legal();
    let reply = program.ok(&json!({ "cmd": "play", "seat": seat, "move": format!("  {} ", moves[0]) }));
    assert_eq!(reply["turn"], json!({ "seats": [1 - seat] }));
    assert!(!reply["events"].as_array().unwrap().is_empty());
    let record = program.ok(&json!({ "cmd": "record" }))["record"].clone();
    assert_eq!(record["log"][1], json!({ "seat": seat, "move": moves[0] }), "the log is canonical");
}

#[test]
fn a_game_is_played_to_its_end_recorded_loaded_and_taken_back() {
    let mut program = Program::with(&crab_stack());
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
    let mut other = Program::new();
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
    let mut program = Program::with(&crab_stack());
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
fn deals_are_taken_in_order_and_then_the_seed_deals() {
    let mut first = Program::with(&kraaw());
    let log = first.ok(&json!({ "cmd": "record" }))["record"]["log"].clone();
    let deals: Vec<Value> = log.as_array().unwrap().iter().map(|entry| entry["deal"].clone()).collect();
    assert_eq!(deals.len(), 2, "Kraaw deals hands, then nests");
    let mut new = kraaw();
    new["seed"] = 99.into();
    new["deals"] = json!(deals);
    let mut again = Program::with(&new);
    assert_eq!(again.ok(&json!({ "cmd": "position" })), first.ok(&json!({ "cmd": "position" })));
    new["deals"] = json!([deals[0]]);
    let mut half = Program::with(&new);
    assert_ne!(half.ok(&json!({ "cmd": "position" })), first.ok(&json!({ "cmd": "position" })));
}

#[test]
fn deals_that_do_not_fit_are_refused_and_the_game_on_the_table_stays() {
    let mut program = Program::with(&crab_stack());
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
    let mut program = Program::with(&kraaw());
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
    let mut first = Program::with(&kraaw());
    let (seat, mv) = before_the_next_round(&mut first);
    let record = first.ok(&json!({ "cmd": "record" }))["record"].clone();
    let mut new = kraaw();
    new["deals"] = json!([record["log"][0]["deal"], record["log"][1]["deal"], { "hands": [], "dog": [] }]);
    let mut program = Program::with(&new);
    for entry in &record["log"].as_array().unwrap()[2..] {
        program.ok(&json!({ "cmd": "play", "seat": entry["seat"], "move": entry["move"] }));
    }
    let before = program.everything();
    assert_eq!(program.error(&json!({ "cmd": "play", "seat": seat, "move": mv }))["code"], "bad-deal");
    assert_eq!(program.everything(), before);
    // Counting does not stop there: other lines than the one meant are dealt by the seed.
    assert!(program.ok(&json!({ "cmd": "perft", "depth": 2 }))["nodes"].as_u64() > Some(0));
}

/// Move sequences counted the slow way, through the protocol itself.
fn count_by_playing(program: &mut Program, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = program.ok(&json!({ "cmd": "legal" }))["legal"].clone();
    let mut nodes = 0;
    for (seat, moves) in legal.as_object().unwrap() {
        for mv in moves.as_array().unwrap() {
            program.ok(&json!({ "cmd": "play", "seat": seat.parse::<u8>().unwrap(), "move": mv }));
            nodes += count_by_playing(program, depth - 1);
            program.ok(&json!({ "cmd": "undo" }));
        }
    }
    nodes
}

#[test]
fn perft_counts_what_playing_finds_across_deals_too() {
    let mut crab_stack = Program::with(&crab_stack());
    assert_eq!(crab_stack.ok(&json!({ "cmd": "perft", "depth": 2 }))["nodes"], count_by_playing(&mut crab_stack, 2));
    let mut kraaw = Program::with(&kraaw());
    before_the_next_round(&mut kraaw);
    assert_eq!(kraaw.ok(&json!({ "cmd": "perft", "depth": 2 }))["nodes"], count_by_playing(&mut kraaw, 2));
    assert_eq!(kraaw.ok(&json!({ "cmd": "perft", "depth": 0 }))["nodes"], 1);
}

#[test]
fn a_seat_sees_its_own_view_and_a_spectator_less() {
    let mut program = Program::with(&kraaw());
    let mine = program.ok(&json!({ "cmd": "view", "seat": 0 }))["view"].clone();
    let theirs = program.ok(&json!({ "cmd": "view", "seat": 1 }))["view"].clone();
    let audience = program.ok(&json!({ "cmd": "view" }))["view"].clone();
    assert!(mine != theirs && mine != audience && theirs != audience);
}

#[test]
fn what_cannot_be_read_or_obeyed_is_answered_and_changes_nothing() {
    let mut program = Program::with(&crab_stack());
    let before = program.everything();
    let deep = format!("{}1{}", "[".repeat(5_000), "]".repeat(5_000));
    for line in ["", "{", "nonsense", "\u{0}", "{\"cmd\":\"turn\"} trailing", &deep] {
        let reply: Value = serde_json::from_str(&program.0.line(line)).unwrap();
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
    let reply: Value = serde_json::from_str(&program.0.line(&too_long)).unwrap();
    assert_eq!(reply["error"]["code"], "bad-json");
}

#[test]
fn a_number_of_seats_that_cannot_be_is_repeated_as_it_was_written() {
    for seats in ["-1", "18446744073709551616", "2.5"] {
        let new = format!("{{\"cmd\":\"new\",\"game\":\"kraaw\",\"seats\":{seats}}}");
        let reply: Value = serde_json::from_str(&Program::new().0.line(&new)).unwrap();
        let message = reply["error"]["message"].as_str().unwrap();
        assert!(message.ends_with(",least=2,most=6") && message.starts_with(":seats:seats="), "{message}");
    }
}

#[test]
fn without_a_game_there_is_nothing_to_ask_about() {
    for cmd in ["turn", "legal", "count", "view", "position", "record", "undo"] {
        assert_eq!(Program::new().error(&json!({ "cmd": cmd }))["code"], "no-game", "{cmd}");
    }
    assert_eq!(Program::new().error(&json!({ "cmd": "play", "seat": 0, "move": "a1-a2" }))["code"], "no-game");
    assert_eq!(Program::new().error(&json!({ "cmd": "perft", "depth": 1 }))["code"], "no-game");
}

#[test]
fn an_illegal_move_names_its_rule_and_speaks_the_language_asked_for() {
    let mut program = Program::with(&crab_stack());
    let (seat, _) = program.legal();
    let error = program.error(&json!({ "cmd": "play", "seat": seat, "move": "a1-a2", "lang": "ru" }));
    let rule = error["rule"].as_str().unwrap();
    assert!(rule.starts_with("crab-stack/"));
    assert_eq!(error["message"], format!("ru:{rule}:"));
}

#[test]
fn the_best_move_is_legal_and_only_for_a_seat_that_is_to_act() {
    for new in [crab_stack(), kraaw(), json!({ "cmd": "new", "game": "crabs", "seats": 2, "seed": 1 })] {
        let mut program = Program::with(&new);
        let (seat, _) = program.legal();
        let best = program.ok(&json!({ "cmd": "best", "seat": seat, "level": "hatchling", "millis": 50 }));
        assert!(best["score"].is_number());
        program.ok(&json!({ "cmd": "play", "seat": seat, "move": best["move"] }));
        let before = program.everything();
        let wrong = [
            ("not-your-turn", json!({ "cmd": "best", "seat": 9 })),
            ("bad-request", json!({ "cmd": "best", "seat": program.legal().0, "level": "whale" })),
            ("bad-request", json!({ "cmd": "best" })),
        ];
        for (code, request) in wrong {
            assert_eq!(program.error(&request)["code"], code);
            assert_eq!(program.everything(), before);
        }
    }
}
