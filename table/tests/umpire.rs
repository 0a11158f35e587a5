//! The umpire as a program meets it, whatever the game: lines in, lines out, to the letter of the protocol. What a game
//! adds, in its own notation, is tested in its folder.

use catalog::GameId;
use serde_json::{Value, json};
use table::Umpire;
use testkit::umpire::{Program, voice};

fn at_the_umpire() -> Program {
    let mut umpire = Umpire::new(voice, 7);
    Program::new(move |line| umpire.line(line))
}

#[test]
fn a_reply_repeats_the_id_whatever_it_is() {
    let long = "123456789012345678901234567890";
    let reply = at_the_umpire().line(&format!("{{\"cmd\":\"games\",\"id\":{long}}}"));
    assert!(reply.starts_with(&format!("{{\"id\":{long},")), "{reply:.80}");
    for id in [json!(1), json!("x"), json!({ "deep": [null] })] {
        assert_eq!(at_the_umpire().ask(&json!({ "cmd": "games", "id": id }))["id"], id);
        assert_eq!(at_the_umpire().ask(&json!({ "cmd": "turn", "id": id }))["id"], id);
        assert_eq!(at_the_umpire().ask(&json!({ "cmd": "nonsense", "id": id }))["id"], id);
    }
    assert_eq!(at_the_umpire().ask(&json!({ "cmd": "games" })).get("id"), None);
}

/// A table of the fewest who can play a game.
fn new(game: GameId, seed: u64) -> Value {
    json!({ "cmd": "new", "game": game, "seats": game.seats().start(), "seed": seed })
}

#[test]
fn the_games_are_listed_with_seats_and_a_schema_of_their_options() {
    let reply = at_the_umpire().ok(&json!({ "cmd": "games" }));
    let listed = reply["games"].as_array().unwrap();
    assert_eq!(listed.len(), GameId::ALL.len());
    for (told, game) in listed.iter().zip(GameId::ALL) {
        assert_eq!((&told["game"], &told["seats"]), (&json!(game), &json!([game.seats().start(), game.seats().end()])));
        for option in game.options() {
            assert!(told["options"]["properties"][option.name].is_object(), "{game}: {}", option.name);
        }
    }
}

#[test]
fn the_same_seed_deals_the_same_and_another_does_not() {
    for game in GameId::ALL {
        let position = |seed: u64| at_the_umpire().begun(&new(game, seed)).ok(&json!({ "cmd": "position" }));
        assert_eq!(position(1), position(1), "{game}");
        assert_ne!(position(1), position(2), "{game}");
    }
}

#[test]
fn perft_counts_what_playing_finds() {
    for game in GameId::ALL {
        let mut program = at_the_umpire().begun(&new(game, 42));
        program.assert_perft(1);
        program.assert_perft(0);
    }
}

#[test]
fn a_seat_sees_its_own_view_and_a_spectator_less() {
    for game in GameId::ALL.into_iter().filter(|game| game.has_secrets()) {
        let mut program = at_the_umpire().begun(&new(game, 5));
        let mine = program.ok(&json!({ "cmd": "view", "seat": 0 }))["view"].clone();
        let theirs = program.ok(&json!({ "cmd": "view", "seat": 1 }))["view"].clone();
        let audience = program.ok(&json!({ "cmd": "view" }))["view"].clone();
        assert!(mine != theirs && mine != audience && theirs != audience, "{game}");
    }
}

#[test]
fn a_number_of_seats_that_cannot_be_is_repeated_as_it_was_written() {
    for game in GameId::ALL {
        let known = format!(",least={},most={}", game.seats().start(), game.seats().end());
        for seats in ["-1", "18446744073709551616", "2.5"] {
            let new = format!("{{\"cmd\":\"new\",\"game\":\"{game}\",\"seats\":{seats}}}");
            let reply: Value = serde_json::from_str(&at_the_umpire().line(&new)).unwrap();
            let message = reply["error"]["message"].as_str().unwrap();
            assert!(message.ends_with(&known) && message.starts_with(":seats:seats="), "{message}");
        }
    }
}

#[test]
fn without_a_game_there_is_nothing_to_ask_about() {
    for cmd in ["turn", "legal", "count", "view", "position", "record", "undo"] {
        assert_eq!(at_the_umpire().error(&json!({ "cmd": cmd }))["code"], "no-game", "{cmd}");
    }
    assert_eq!(at_the_umpire().error(&json!({ "cmd": "play", "seat": 0, "move": "a1-a2" }))["code"], "no-game");
    assert_eq!(at_the_umpire().error(&json!({ "cmd": "perft", "depth": 1 }))["code"], "no-game");
}

#[test]
fn the_strongest_bot_takes_the_time_it_is_given_and_a_weak_one_does_not() {
    let now = || std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    for game in GameId::ALL {
        let mut umpire = Umpire::new(voice, 7).with_clock(now);
        let mut program = Program::new(move |line| umpire.line(line)).begun(&new(game, 1));
        let (seat, _) = program.legal();
        let mut took = |request: &Value| {
            let start = std::time::Instant::now();
            program.ok(request);
            start.elapsed().as_millis()
        };
        assert!(took(&json!({ "cmd": "best", "seat": seat, "millis": 700 })) >= 690, "{game}");
        assert!(
            took(&json!({ "cmd": "best", "seat": seat, "level": "hatchling", "millis": 30_000 })) < 15_000,
            "{game}"
        );
        let many = json!({ "cmd": "best", "seat": seat, "simulations": 50_000_000_000_u64, "millis": 300 });
        assert!((290..15_000).contains(&took(&many)), "{game}");
    }
}

#[test]
fn the_best_move_is_legal_and_only_for_a_seat_that_is_to_act() {
    for game in GameId::ALL {
        let mut program = at_the_umpire().begun(&new(game, 1));
        let (seat, _) = program.legal();
        let best = program.ok(&json!({ "cmd": "best", "seat": seat, "level": "hatchling", "millis": 50 }));
        assert!(best["score"].is_number());
        for level in [json!("1450:thief"), json!(1_000), json!("swimmer:cautious")] {
            program.ok(&json!({ "cmd": "best", "seat": seat, "level": level, "millis": 50 }));
        }
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

/// A position with so many moves of several kinds that a list of them is worth cutting; nothing where a game has none.
fn crowded(game: GameId) -> Option<Program> {
    let mut program = at_the_umpire().begun(&new(game, 11));
    for _ in 0..60 {
        let count = program.ok(&json!({ "cmd": "count" }))["count"].clone();
        let most = count.as_object().unwrap().values().filter_map(Value::as_u64).max();
        let (seat, moves) = program.legal();
        let kinds = kinds(&moves).len();
        if most > Some(12) && kinds > 1 {
            return Some(program);
        }
        program.ok(&json!({ "cmd": "play", "seat": seat, "move": moves[moves.len() / 2] }));
    }
    None
}

fn kinds(moves: &[String]) -> Vec<&str> {
    let mut kinds: Vec<&str> = moves.iter().map(|mv| mv.split([' ', '-']).next().unwrap()).collect();
    kinds.dedup();
    kinds
}

fn listed(program: &mut Program, request: &Value) -> (Vec<String>, bool) {
    let reply = program.ok(request);
    let moves = reply["legal"].as_object().unwrap().values().next().unwrap();
    (serde_json::from_value(moves.clone()).unwrap(), reply.get("more").is_some())
}

#[test]
fn of_each_kind_there_are_some_in_a_list_that_is_cut() {
    for game in GameId::ALL {
        let mut program = crowded(game).expect("there is such a position");
        let (_, all) = program.legal();
        let (few, more) = listed(&mut program, &json!({ "cmd": "legal", "each": 2 }));
        assert!(more && few.len() < all.len() && few.iter().all(|mv| all.contains(mv)), "{game}");
        assert!(few.is_sorted());
        assert_eq!(kinds(&few), kinds(&all), "{game}");
        for kind in kinds(&all) {
            let of_kind =
                |moves: &[String]| moves.iter().filter(|mv| mv.split([' ', '-']).next() == Some(kind)).count();
            assert_eq!(of_kind(&few), of_kind(&all).min(2), "{game}: {kind}");
        }
        assert_eq!(listed(&mut program, &json!({ "cmd": "legal", "each": 1_000_000 })), (all, false));
        assert_eq!(listed(&mut program, &json!({ "cmd": "legal", "each": 0 })), (Vec::new(), true));
    }
}

#[test]
fn a_sample_is_the_same_for_the_same_seed_and_reaches_every_move() {
    for game in GameId::ALL {
        let mut program = crowded(game).expect("there is such a position");
        let (_, all) = program.legal();
        let mut sample = |seed: u64| listed(&mut program, &json!({ "cmd": "legal", "sample": 4, "seed": seed }));
        assert_eq!(sample(1), sample(1));
        assert!(sample(1).1 && sample(1).0.len() == 4 && sample(1).0.is_sorted());
        let half = |seed: u64| json!({ "cmd": "legal", "sample": all.len() / 2, "seed": seed });
        let mut seen: Vec<String> = (0..40).flat_map(|seed| listed(&mut program, &half(seed)).0).collect();
        seen.sort();
        seen.dedup();
        assert_eq!(seen, all, "{game}");
        assert_eq!(listed(&mut program, &json!({ "cmd": "legal", "sample": 1_000_000 })), (all, false));
        let both = json!({ "cmd": "legal", "sample": 1, "each": 1 });
        assert_eq!(program.error(&both)["message"], ":one-listing:");
    }
}

#[test]
fn one_request_plays_and_answers_what_would_be_asked_next() {
    for game in GameId::ALL {
        let with = json!({ "view": {}, "legal": { "each": 3 }, "count": {}, "position": {} });
        let mut new = new(game, 3);
        new["with"] = with.clone();
        let (mut one, mut other) = (at_the_umpire(), at_the_umpire());
        let mut reply = one.ok(&new);
        new.as_object_mut().unwrap().remove("with");
        other.ok(&new);
        for _ in 0..400 {
            let seats = reply["turn"]["seats"].as_array().cloned().unwrap_or_default();
            let whose =
                if seats.len() == 1 { json!({ "cmd": "view", "seat": seats[0] }) } else { json!({ "cmd": "view" }) };
            for (name, request) in [
                ("view", whose),
                ("legal", json!({ "cmd": "legal", "each": 3 })),
                ("count", json!({ "cmd": "count" })),
                ("position", json!({ "cmd": "position" })),
                ("turn", json!({ "cmd": "turn" })),
            ] {
                assert_eq!(reply[name], other.ok(&request)[name], "{game}: {name}");
            }
            let Some(seat) = seats.last() else { return };
            let mv = reply["legal"][seat.to_string()].as_array().unwrap().last().unwrap().clone();
            let mut play = json!({ "cmd": "play", "seat": seat, "move": mv });
            let plain = other.ok(&play);
            play["with"] = with.clone();
            reply = one.ok(&play);
            assert_eq!(reply["events"], plain["events"]);
        }
    }
}

#[test]
fn what_is_asked_besides_is_checked_before_anything_is_done() {
    for game in GameId::ALL {
        let mut program = at_the_umpire().begun(&new(game, 3));
        let (seat, moves) = program.legal();
        let before = program.everything();
        for with in [
            json!({ "view": { "seat": 9 } }),
            json!({ "legal": { "each": 1, "limit": 1 } }),
            json!({ "veiw": {} }),
            json!([]),
        ] {
            let play = json!({ "cmd": "play", "seat": seat, "move": moves[0], "with": with });
            assert_eq!(program.error(&play)["code"], "bad-request", "{with}");
            let mut again = new(game, 4);
            again["with"] = with;
            assert_eq!(program.error(&again)["code"], "bad-request");
            assert_eq!(program.everything(), before);
        }
    }
}

#[test]
fn a_seat_need_not_be_named_where_one_alone_can_act() {
    for game in GameId::ALL {
        let mut program = at_the_umpire().begun(&new(game, 3));
        let (seat, moves) = program.legal();
        let events = program.ok(&json!({ "cmd": "play", "move": moves[0] }))["events"].clone();
        assert!(events.as_array().unwrap().iter().any(|event| event["seat"] == seat), "{events}");
    }
    let together =
        GameId::ALL.into_iter().filter(|game| game.options().iter().any(|option| option.name == "hand_swap"));
    for game in together {
        let mut swap = new(game, 3);
        swap["options"] = json!({ "hand_swap": true });
        let mut program = at_the_umpire().begun(&swap);
        assert_eq!(program.error(&json!({ "cmd": "play", "move": "stay" }))["message"], ":which-seat:");
    }
}

#[test]
fn games_at_tables_of_their_own_know_nothing_of_each_other() {
    let mut program = at_the_umpire();
    let at = |table: &str, mut request: Value| {
        request["table"] = table.into();
        request
    };
    for (game, table) in GameId::ALL.into_iter().zip(["a", "b", "c", "d", "e"]) {
        program.ok(&at(table, new(game, 5)));
    }
    for (game, table) in GameId::ALL.into_iter().zip(["a", "b", "c", "d", "e"]) {
        let alone = at_the_umpire().begun(&new(game, 5)).ok(&json!({ "cmd": "position" }));
        assert_eq!(program.ok(&at(table, json!({ "cmd": "position" }))), alone);
    }
    assert_eq!(program.error(&json!({ "cmd": "turn" }))["code"], "no-game", "without a name it is another table");
    assert_eq!(program.ok(&at("a", json!({ "cmd": "close" })))["closed"], true);
    for request in [json!({ "cmd": "turn" }), json!({ "cmd": "close" })] {
        assert_eq!(program.error(&at("a", request))["message"], ":no-game-at:table=a");
    }
    for name in [json!(""), json!(5), json!("x".repeat(65))] {
        assert_eq!(program.error(&json!({ "cmd": "turn", "table": name }))["message"], ":umpire-table-name:most=64");
    }
}

#[test]
fn there_is_an_end_to_how_many_games_go_on_at_once() {
    let mut program = at_the_umpire();
    let new = |n: usize| json!({ "cmd": "new", "game": GameId::ALL[0], "seats": 2, "seed": 1, "table": n.to_string() });
    for table in 0..table::MOST_TABLES {
        program.ok(&new(table));
    }
    assert_eq!(program.error(&new(table::MOST_TABLES))["message"], ":too-many-tables:most=1000");
    program.ok(&new(0));
    program.ok(&json!({ "cmd": "close", "table": "7" }));
    program.ok(&new(table::MOST_TABLES));
}

#[test]
fn a_position_goes_round() {
    for game in GameId::ALL {
        let mut program = at_the_umpire().begun(&new(game, 8));
        let mut other = at_the_umpire();
        for ply in 0..200 {
            let position = program.ok(&json!({ "cmd": "position" }))["position"].clone();
            let seats = game.seats();
            let set = json!({ "cmd": "set", "game": game, "seats": seats.start(), "position": position, "seed": 1 });
            assert_eq!(other.ok(&set)["turn"], program.ok(&json!({ "cmd": "turn" }))["turn"], "{game} {ply}");
            assert_eq!(other.ok(&json!({ "cmd": "position" }))["position"], position);
            assert_eq!(other.ok(&json!({ "cmd": "legal" })), program.ok(&json!({ "cmd": "legal" })));
            if program.ok(&json!({ "cmd": "turn" }))["turn"].get("over").is_some() {
                break;
            }
            let (seat, moves) = program.legal();
            let play = json!({ "cmd": "play", "seat": seat, "move": moves[(ply * 7) % moves.len()] });
            other.ok(&play);
            other.ok(&json!({ "cmd": "undo" }));
            assert_eq!(
                other.ok(&json!({ "cmd": "position" }))["position"],
                position,
                "undo leads back to what was set"
            );
            program.ok(&play);
        }
    }
}

#[test]
fn what_is_not_said_of_a_position_is_as_in_the_game_on_the_table() {
    for game in GameId::ALL {
        let seats = *game.seats().end();
        let mut program = at_the_umpire().begun(&json!({ "cmd": "new", "game": game, "seats": seats, "seed": 1 }));
        let position = program.ok(&json!({ "cmd": "position" }))["position"].clone();
        let (seat, moves) = program.legal();
        program.ok(&json!({ "cmd": "play", "seat": seat, "move": moves[0] }));
        program.ok(&json!({ "cmd": "set", "position": position }));
        assert_eq!(program.legal(), (seat, moves));
        assert_eq!(program.error(&json!({ "cmd": "record" }))["message"], ":set-up-no-record:");
        assert_eq!(program.error(&json!({ "cmd": "undo" }))["message"], ":nothing-to-undo:");
    }
    let without = json!({ "cmd": "set", "position": {} });
    assert!(at_the_umpire().error(&without)["message"].as_str().unwrap().contains("missing field `game`"));
}

#[test]
fn a_position_that_cannot_be_is_refused_and_the_game_goes_on() {
    for game in GameId::ALL {
        let mut program = at_the_umpire().begun(&new(game, 8));
        let before = program.everything();
        for position in [json!(null), json!({}), json!("b4:0L | 0 | -"), json!([1]), json!({ "round": 1 })] {
            let error = program.error(&json!({ "cmd": "set", "position": position }));
            assert_eq!(error["code"], "bad-position", "{game}: {position}");
            assert_eq!(program.everything(), before);
        }
    }
}

#[test]
fn a_field_that_a_request_does_not_have_is_refused_by_its_name() {
    let mut program = at_the_umpire().begun(&new(GameId::ALL[0], 8));
    for (request, field) in [
        (json!({ "cmd": "legal", "limt": 3 }), "limt"),
        (json!({ "cmd": "turn", "seat": 0 }), "seat"),
        (json!({ "cmd": "undo", "with": { "view": { "sead": 1 } } }), "sead"),
    ] {
        let error = program.error(&request);
        assert_eq!(error["code"], "bad-request");
        assert!(error["message"].as_str().unwrap().contains(&format!("unknown field `{field}`")), "{error}");
    }
}
