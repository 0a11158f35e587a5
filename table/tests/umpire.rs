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
