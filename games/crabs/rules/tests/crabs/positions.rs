//! Positions that are set up: what play cannot lead to is refused by the name of what is wrong with it.

use crabs_rules::{Crabs, Phase};
use kernel::{Game, Nobody, Turn};
use serde_json::{Value, json};

fn options(asked: Value) -> <Crabs as Game>::Options {
    Crabs::options(2, &serde_json::from_value(asked).unwrap()).unwrap()
}

/// A position that some game leads to.
fn reached(seed: u64, wanted: impl Fn(&Crabs) -> bool) -> Value {
    let mut dice = testkit::dice(seed);
    loop {
        let mut game = Crabs::new(&options(json!({})));
        loop {
            if game.turn() != Turn::Dealer && wanted(&game) {
                return serde_json::to_value(game.position()).unwrap();
            }
            match game.turn() {
                Turn::Dealer => {
                    let deal = game.deal(&mut dice);
                    game.accept(&deal, &mut Nobody).unwrap();
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let mv = game.pick(seat, &mut dice).unwrap();
                    game.play(seat, &mv, &mut Nobody).unwrap();
                }
                Turn::Over(_) => break,
            }
        }
    }
}

fn in_phase(wanted: &'static str) -> Value {
    reached(7, |game| serde_json::to_value(game.position().phase).unwrap() == wanted)
}

fn set(asked: Value, position: &Value) -> Result<Crabs, String> {
    let position = serde_json::from_value(position.clone()).unwrap();
    Crabs::from_position(&options(asked), &position).map_err(|flaw| flaw.code().to_owned())
}

fn refused(position: &Value, because: &str) {
    assert_eq!(set(json!({}), position).err(), Some(format!("crabs/position-{because}")), "{position}");
}

/// Moves the first card of one list to another.
fn carry(position: &mut Value, from: &str, to: &str) {
    let card = position.pointer_mut(from).unwrap().as_array_mut().unwrap().remove(0);
    position.pointer_mut(to).unwrap().as_array_mut().unwrap().push(card);
}

#[test]
fn a_game_goes_on_from_a_position_of_every_phase() {
    for phase in ["action", "grab", "sell", "drop", "over"] {
        let position = in_phase(phase);
        let game = set(json!({}), &position).unwrap();
        assert_eq!(serde_json::to_value(game.position()).unwrap(), position);
    }
}

#[test]
fn the_round_begins_with_whoever_acts_and_nobody_has_seen_another_s_cards() {
    let position = in_phase("action");
    let game = set(json!({}), &position).unwrap();
    let view = serde_json::to_value(game.view(kernel::Viewpoint::Audience)).unwrap();
    assert_eq!((&view["first"], &view["round"]), (&position["turn"], &json!(1)));
    assert_eq!(view["sights"], json!([]));
    assert!(view["hands"].as_array().unwrap().iter().all(|hand| hand["known"] == json!([])));
}

#[test]
fn lists_that_do_not_fit_the_table_are_refused() {
    let sound = in_phase("action");
    for list in ["hands", "gear", "caught", "sold", "points"] {
        let mut position = sound.clone();
        position[list].as_array_mut().unwrap().pop();
        refused(&position, "seats");
    }
    for (field, value, because) in [
        ("turn", json!(2), "turn"),
        ("turn", json!(null), "turn"),
        ("phase", json!("over"), "turn"),
        ("phase", json!("deal"), "phase"),
        ("trigger", json!(5), "trigger"),
        ("gear", json!([9, 0]), "gear"),
        ("points", json!([0, 99]), "points"),
    ] {
        let mut position = sound.clone();
        position[field] = value;
        refused(&position, because);
    }
}

#[test]
fn cards_and_vendors_are_those_of_the_edition() {
    let mut position = in_phase("action");
    position["deck"].as_array_mut().unwrap().remove(0);
    refused(&position, "cards");
    let mut position = in_phase("action");
    let twice = position["deck"][0].clone();
    position["deck"].as_array_mut().unwrap().push(twice);
    refused(&position, "cards");
    let mut position = in_phase("action");
    position["vendors"][0].as_array_mut().unwrap().pop();
    refused(&position, "vendors");
    let mut position = in_phase("action");
    carry(&mut position, "/vendors/0", "/vendors/1");
    refused(&position, "vendors");
}

#[test]
fn what_was_sold_was_wanted_and_is_paid() {
    let mut position = reached(9, |game| {
        let position = serde_json::to_value(game.position()).unwrap();
        position["phase"] == "action"
            && position["sold"][0]["vendors"] != json!([])
            && position["sold"][0]["premium"] == json!([])
            && position["pool"].to_string().contains("5*")
            && !position["sold"].to_string().contains('5')
    });
    let pool = position["pool"].as_array_mut().unwrap();
    let at = pool.iter().position(|card| card == "5*").unwrap();
    pool.remove(at);
    position["sold"][0]["premium"] = json!(["5*"]);
    refused(&position, "sold");
}

#[test]
fn only_what_is_due_can_be_asked() {
    for (phase, claimed, because) in
        [("action", "drop", "phase"), ("action", "over", "turn"), ("drop", "action", "hand")]
    {
        let mut position = in_phase(phase);
        position["phase"] = json!(claimed);
        refused(&position, because);
    }
    let mut position = reached(3, |game| {
        let position = game.position();
        position.phase == Phase::Action && position.caught.iter().all(|(_, caught)| caught.iter().next().is_none())
    });
    position["phase"] = json!("sell");
    refused(&position, "phase");
    let mut position = in_phase("action");
    let other = 1 - position["turn"].as_u64().unwrap();
    for _ in 0..9 {
        carry(&mut position, "/deck", &format!("/hands/{other}"));
    }
    refused(&position, "hand");
}

#[test]
fn the_last_round_is_set_off_by_whoever_reaches_the_points_and_by_nobody_before() {
    let over = in_phase("over");
    let winner = over["trigger"].clone();
    if !winner.is_null() {
        let mut position = over.clone();
        position["trigger"] = json!(1 - winner.as_u64().unwrap());
        let points = &over["points"];
        if points[1 - winner.as_u64().unwrap() as usize].as_u64() < Some(29) {
            refused(&position, "trigger");
        }
        let mut position = over.clone();
        position["trigger"] = json!(null);
        refused(&position, "trigger");
    }
    let mut position = in_phase("action");
    position["trigger"] = json!(1 - position["turn"].as_u64().unwrap());
    refused(&position, "trigger");
    let mut position = in_phase("action");
    position["phase"] = json!("over");
    position["turn"] = json!(null);
    assert_eq!(set(json!({ "round_limit": 0 }), &position).err().as_deref(), Some("crabs/position-trigger"));
    assert!(set(json!({}), &position).is_ok(), "the round limit ended it");
}
