//! Positions that are set up: what play cannot lead to is refused by the name of what is wrong with it.

use crate::script::Table;
use kernel::{Game, Viewpoint};
use kraaw_rules::{Kraaw, Phase};
use serde_json::{Value, json};

/// Two seats in the middle of a round.
fn sound() -> Value {
    json!({
        "round": 1, "wins": [0, 0], "playing": [0, 1], "first": 0, "phase": "main", "turn": 0, "pending": null,
        "stayed": [], "quiet": 0, "nests": [["?1", "2", "3!", "-", "?5"], ["?1", "?1", "2", "2!", "?3"]],
        "dog": [1, 2, 2, 3, 4], "gone": ["?4"]
    })
}

fn set(options: Value, position: Value) -> Result<Kraaw, String> {
    let options = Kraaw::options(2, &serde_json::from_value(options).unwrap()).unwrap();
    let position = serde_json::from_value(position).unwrap();
    Kraaw::from_position(&options, &position).map_err(|flaw| flaw.code().to_owned())
}

/// The position with these fields changed.
fn but(changes: &Value) -> Value {
    let mut position = sound();
    position.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    position
}

#[test]
fn a_game_goes_on_from_a_position() {
    // The law's own example has one four too few: its cards are those of the table here.
    let game = set(json!({}), sound()).unwrap();
    assert_eq!(serde_json::to_value(game.position()).unwrap(), sound());
    let view = game.view(Viewpoint::Audience);
    assert!(view.nests.iter().all(|(seat, nest)| nest.down().iter().all(|place| {
        let (card, _) = nest.at(place).unwrap();
        card.from() == Some(seat) && card.seen().is_empty()
    })));
}

#[test]
fn whoever_is_asked_about_a_look_has_looked() {
    let game = set(json!({}), but(&json!({ "phase": "look", "pending": 5 }))).unwrap();
    let view = serde_json::to_value(game.view(Viewpoint::Seat(game.course().turn))).unwrap();
    assert_eq!(view["nests"][0]["5"], json!({ "card": "?5", "from": 0, "seen": [0] }));
}

#[test]
fn a_game_that_is_over_is_counted_again() {
    let ended = json!({
        "phase": "over", "turn": null, "round": 3, "wins": [3, 0],
        "nests": [["1", "2", "3!", "-", "5"], ["?1", "?1", "2", "2!", "?3"]]
    });
    let game = set(json!({}), but(&ended)).unwrap();
    assert_eq!(game.course().phase, Phase::Over);
    assert_eq!(game.course().last.unwrap().ended_by.map(kernel::Seat::number), Some(0));
}

#[test]
fn what_play_cannot_lead_to_is_refused() {
    let all_down = json!([["?1", "?2", "?3", "?4", "?5"], ["?1", "?1", "?2", "?2", "?3"]]);
    for (changes, code) in [
        (json!({ "wins": [0, 0, 0] }), "seats"),
        (json!({ "nests": [["?1", "2", "3!", "-", "?5"]] }), "seats"),
        (json!({ "playing": [0] }), "playing"),
        (json!({ "playing": [0, 2] }), "playing"),
        (json!({ "round": 4, "wins": [3, 2] }), "playing"),
        (json!({ "round": 0 }), "wins"),
        (json!({ "round": 2 }), "wins"),
        (json!({ "wins": [1, 0] }), "wins"),
        (json!({ "nests": [["?1", "2", "3!", "-"], ["?1", "?1", "2", "2!", "?3"]] }), "nest"),
        (json!({ "nests": [["?", "2", "3!", "-", "?5"], ["?1", "?1", "2", "2!", "?3"]] }), "nest"),
        (json!({ "nests": [["1!", "2!", "3!", "-", "?5"], ["?1", "?1", "2", "2!", "?3"]] }), "nest"),
        (json!({ "nests": [["?1", "2", "3", "-", "?5"], ["?1", "?1", "2", "2!", "?3"]] }), "nest"),
        (json!({ "dog": [1, 2, 2, 3] }), "dog"),
        (json!({ "gone": [] }), "gone"),
        (json!({ "gone": ["?4", "?4"] }), "gone"),
        (json!({ "gone": ["4!"] }), "gone"),
        (json!({ "gone": ["?"] }), "gone"),
        (json!({ "gone": ["?3"] }), "cards"),
        (json!({ "dog": [1, 2, 2, 3, 0] }), "cards"),
        (json!({ "dog": [1, 2, 2, 3, 200] }), "cards"),
        (json!({ "first": null }), "turn"),
        (json!({ "first": 3 }), "turn"),
        (json!({ "turn": null }), "turn"),
        (json!({ "turn": 4 }), "turn"),
        (json!({ "stayed": [0] }), "turn"),
        (json!({ "phase": "deal" }), "phase"),
        (json!({ "phase": "lock-or-leave" }), "pending"),
        (json!({ "phase": "main", "pending": 2 }), "pending"),
        (json!({ "phase": "take", "pending": 2 }), "pending"),
        (json!({ "phase": "dog" }), "phase"),
        (json!({ "phase": "lock-or-leave", "pending": 1 }), "phase"),
        (json!({ "phase": "look", "pending": 2 }), "phase"),
        (json!({ "phase": "take", "pending": { "victim": 0, "place": 1 } }), "phase"),
        (json!({ "phase": "take", "pending": { "victim": 1, "place": 4 } }), "phase"),
        (json!({ "phase": "take", "pending": { "victim": 5, "place": 4 } }), "phase"),
        (json!({ "phase": "swap", "turn": null, "nests": all_down, "gone": [] }), "phase"),
        (
            json!({ "phase": "bonus", "turn": 1, "nests": [["?1", "2", "3!", "-", "?5"], ["?1", "?1", "?2", "2!", "?3"]] }),
            "phase",
        ),
        (json!({ "nests": [["1", "2", "3!", "-", "5"], ["?1", "?1", "2", "2!", "?3"]] }), "phase"),
        (json!({ "quiet": 6 }), "quiet"),
        (json!({ "phase": "dog", "nests": all_down, "gone": [], "quiet": 1 }), "quiet"),
        (json!({ "phase": "over", "turn": null, "round": 3, "wins": [3, 0] }), "over"),
        (json!({ "phase": "over", "turn": null, "quiet": 6, "round": 3, "wins": [2, 1] }), "over"),
        (json!({ "phase": "over", "turn": null, "quiet": 6, "round": 5, "wins": [0, 3] }), "over"),
        (json!({ "phase": "over", "turn": null, "quiet": 6, "round": 5, "wins": [3, 3] }), "playing"),
    ] {
        assert_eq!(set(json!({}), but(&changes)).err(), Some(format!("kraaw/position-{code}")), "{changes}");
    }
}

#[test]
fn a_turn_that_stirs_nothing_can_follow_any_number_of_others() {
    let game = set(json!({ "stall": 0 }), but(&json!({ "quiet": 255 }))).unwrap();
    let mut table = Table { game, events: Vec::new() };
    table.play(&["0 steal 1:3", "1 take 2"]);
    table.turn(0, &[]);
    assert_eq!(table.position()["quiet"], 255, "more are not told apart");
    table.play(&["1 steal 0:2", "0 take 3"]);
}
