//! Moves, deals, positions and views are written as the law says, and read back.

mod common;

use common::{play, resumed};
use crab_stack_rules::{Asked, CrabStack, Deal, Move, Position};
use kernel::{Flaw, Game, Nobody, Viewpoint};
use serde_json::{Value, json};
use testkit::dice;

#[test]
fn moves_read_with_any_white_space() {
    for text in ["c3-e2", " c3 - e2 ", "c3 -e2", "\tc3-\ne2"] {
        assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()).as_deref(), Ok("c3-e2"), "{text:?}");
    }
    assert_eq!("  keep   b4 ".parse::<Move>().map(|mv| mv.to_string()).as_deref(), Ok("keep b4"));
}

#[test]
fn what_is_no_move_is_unreadable() {
    for text in [
        "",
        "c3",
        "c3-",
        "c3e2",
        "c3--e2",
        "c3-e2-f2",
        "C3-E2",
        "h1-a1",
        "a0-a1",
        "a8-a1",
        "keep",
        "keepb4",
        "keep b4 c5",
        "ключ",
        "c3–e2",
    ] {
        assert_eq!(text.parse::<Move>().expect_err(text).code(), "bad-notation", "{text:?}");
    }
}

fn dealt(first: u8) -> Value {
    let crabs =
        ["0S", "0S", "0S", "0M", "0M", "0M", "0L", "0L", "0L", "1S", "1S", "1S", "1M", "1M", "1M", "1L", "1L", "1L"];
    let spaces = "b4 b5 b6 c3 c4 c5 c6 d2 d3 d5 d6 e2 e3 e4 e5 f2 f3 f4".split(' ');
    json!({"first": first, "crabs": spaces.zip(crabs).collect::<std::collections::BTreeMap<_, _>>()})
}

fn accept(deal: Value) -> Result<CrabStack, Flaw> {
    let mut game = CrabStack::new(&CrabStack::options(2, &Asked::default())?);
    game.accept(&serde_json::from_value::<Deal>(deal).expect("a deal can be read"), &mut Nobody)?;
    Ok(game)
}

#[test]
fn a_deal_lays_one_crab_on_each_space() {
    let game = accept(dealt(1)).expect("it fits");
    assert_eq!(
        game.position().to_string(),
        "b4:0S b5:0S b6:0S c3:0M c4:0M c5:0M c6:0L d2:0L d3:0L d5:1S d6:1S e2:1S e3:1M e4:1M e5:1M f2:1L f3:1L f4:1L \
         | 1 | -"
    );
}

#[test]
fn deals_that_do_not_fit_say_why() {
    let flaw = |change: &dyn Fn(&mut Value)| {
        let mut deal = dealt(0);
        change(&mut deal);
        accept(deal).expect_err("it does not fit").to_string()
    };
    assert_eq!(flaw(&|deal| deal["first"] = 2.into()), r#"crab-stack/deal-first first="2" seats="2""#);
    assert_eq!(flaw(&|deal| deal["crabs"]["d4"] = "0S".into()), r#"crab-stack/deal-space space="d4""#);
    let bare = flaw(&|deal| drop(deal["crabs"].as_object_mut().map(|crabs| crabs.remove("e5"))));
    assert_eq!(bare, r#"crab-stack/deal-bare space="e5""#);
    assert_eq!(flaw(&|deal| deal["crabs"]["b4"] = "1L".into()), r#"crab-stack/deal-crabs crab="1L" count="4""#);
    assert_eq!(flaw(&|deal| deal["crabs"]["b4"] = "3L".into()), r#"crab-stack/deal-crabs crab="3L" count="1""#);
}

#[test]
fn deals_with_unknown_parts_are_unreadable() {
    for text in [
        r#"{"first":0,"crabs":{},"seed":1}"#,
        r#"{"first":0,"crabs":{"h1":"0S"}}"#,
        r#"{"first":0,"crabs":{"a1":"0X"}}"#,
    ] {
        assert!(serde_json::from_str::<Deal>(text).is_err(), "{text}");
    }
}

#[test]
fn positions_read_back() {
    for text in
        ["b4:0L1L c3:1M | 0 | -", "b4:0S1S0M c3:1M | - | 1", "c4:0S0L d5:1S1M | 1 | - | c4 d5", "b4:0L | 2 | 3 1"]
    {
        assert_eq!(text.parse::<Position>().map(|position| position.to_string()).as_deref(), Ok(text));
    }
    let loose = " c3:1M   b4:0L1L|0|- ".parse::<Position>().map(|position| position.to_string());
    assert_eq!(loose.as_deref(), Ok("b4:0L1L c3:1M | 0 | -"));
}

#[test]
fn what_is_no_position_is_unreadable() {
    for text in [
        "",
        "b4:0L",
        "b4:0L | 0",
        "b4 | 0 | -",
        "b4: | 0 | -",
        "b4:0 | 0 | -",
        "b4:4L | 0 | -",
        "b4:0L b4:1L | 0 | -",
        "b4:0L | 0 1 | -",
        "b4:0L | 0 | - | ",
        "b4:0L | 0 | - | b4 | b5",
        "b4:ЖL | 0 | -",
    ] {
        assert_eq!(text.parse::<Position>().expect_err(text).code(), "bad-notation", "{text:?}");
    }
}

#[test]
fn positions_that_play_cannot_leave_are_refused() {
    for (text, code) in [
        ("- | 0 | -", "position-empty"),
        ("d4:0L d3:1L | 0 | -", "position-space"),
        ("b4:0L b5:2L | 0 | -", "position-seat"),
        ("b4:0L1S b5:1L | 0 | -", "position-stack"),
        ("b4:0L0L b5:0L0L | 0 | -", "position-crabs"),
        ("b4:0L f2:1L | 0 | -", "position-apart"),
        ("b4:0L b5:1L | 0 | 1 1", "position-out"),
        ("b4:0L b5:1L | 0 | 3", "position-out"),
        ("b4:0L b5:1L | - | 0 1", "position-over"),
        ("b4:0L b5:1L | 1 | 1", "position-turn"),
        ("b4:0L b5:1L | 2 | -", "position-turn"),
        ("b4:0L b5:1L | 0 | 1", "position-turn"),
        ("b4:0S b5:1L | 0 | -", "position-stuck"),
        ("b4:0L b5:1L | 0 | - | b4 b5", "position-keep"),
        ("b4:0L f2:1L | 0 | - | b4", "position-keep"),
        ("b4:0L f2:1L | 0 | - | f2 b4", "position-keep"),
        ("b4:0L f2:1S1L | 0 | - | b4 f2", "position-keep"),
        ("b4:0L f2:1L | - | - | b4 f2", "position-over"),
    ] {
        let options = CrabStack::options(2, &Asked::default()).expect("defaults are sound");
        let flaw = CrabStack::resume(&options, &text.parse().expect(text)).expect_err(text);
        assert_eq!(flaw.code(), format!("crab-stack/{code}"), "{text}");
    }
}

#[test]
fn every_position_of_a_game_can_be_resumed() {
    for seed in 0..200 {
        let mut dice = dice(seed);
        let (seats, asked) = common::random_asked(&mut dice);
        let mut game = CrabStack::new(&CrabStack::options(seats, &asked).expect("random options are sound"));
        let deal = game.deal(&mut dice);
        game.accept(&deal, &mut Nobody).expect("a fair deal fits");
        loop {
            let position = game.position();
            let again = CrabStack::resume(game.chosen(), &position).unwrap_or_else(|flaw| panic!("{flaw}: {position}"));
            assert_eq!(again.position(), position);
            assert_eq!(again.turn(), game.turn());
            assert_eq!(again.key(), game.key());
            let Some(seat) = position.to_act else { break };
            let mv = game.pick(seat, &mut dice).expect("who is to act can");
            game.apply(seat, &mv, &mut Nobody);
        }
    }
}

#[test]
fn a_view_tells_all_that_a_client_draws() {
    let mut game = resumed(2, "{}", "c4:0S0L c5:0S d5:1S1L e4:1S | 0 | -");
    play(&mut game, &["c4-c5", "d5-e4"]);
    let view = serde_json::to_value(game.view(Viewpoint::Audience)).expect("a view is plain data");
    assert_eq!(
        view,
        json!({
            "game": "crab-stack",
            "from": "audience",
            "options": {"layout": "rings", "wave_choice": "mover", "elimination": "on_turn", "repetition": 3},
            "seats": 2,
            "spaces": "b4 b5 b6 c3 c4 c5 c6 d2 d3 d5 d6 e2 e3 e4 e5 f2 f3 f4".split(' ').collect::<Vec<_>>(),
            "stacks": {"c4": ["0S"], "c5": ["0S", "0L"], "d5": ["1S"], "e4": ["1S", "1L"]},
            "turn": {"seats": [0]},
            "out": [],
            "keep": {},
            "occurrences": 1,
            "quiet": ["c4-c5", "d5-e4"],
            "last": {"from": "d5", "to": "e4", "washed": []},
        })
    );
}

#[test]
fn a_view_shows_the_groups_to_choose_from() {
    let mut game = resumed(2, "{}", "b5:0S c4:0S c5:0L d5:1S e4:1M1L | 0 | -");
    play(&mut game, &["c5-c4"]);
    let view = serde_json::to_value(game.view(Viewpoint::Audience)).expect("a view is plain data");
    assert_eq!(view["keep"], json!({"b5": ["b5", "c4"], "d5": ["d5", "e4"]}));
}

#[test]
fn events_say_what_happened() {
    let mut game = resumed(2, "{}", "b5:0S c4:0S c5:0L d5:1S e4:1M1L | 0 | -");
    let events = serde_json::to_value(play(&mut game, &["c5-c4"])).expect("events are plain data");
    assert_eq!(
        events,
        json!([
            {"event": "moved", "seat": 0, "crab": "0L", "size": "L", "from": "c5", "to": "c4", "onto": "0S"},
            {"event": "choice-due", "seat": 0, "groups": {"b5": ["b5", "c4"], "d5": ["d5", "e4"]}},
        ])
    );
    let events = serde_json::to_value(play(&mut game, &["keep b5"])).expect("events are plain data");
    assert_eq!(
        events,
        json!([
            {"event": "kept", "seat": 0, "cell": "b5"},
            {"event": "washed", "spaces": ["d5", "e4"], "crabs": 3, "lost": [0, 3]},
            {"event": "out", "seat": 1},
            {"event": "won", "seat": 0},
        ])
    );
}
