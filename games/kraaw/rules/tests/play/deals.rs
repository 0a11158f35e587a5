//! Deals: what fits, what does not and why, and that the dealer's own are fair.

use crate::script::{DOG, NESTS, Table};
use kernel::{Game, Nobody};
use kraaw_rules::{Asked, Deal, Kraaw, deck};
use serde_json::{Value, json};
use testkit::{assert_frequencies, dice};

fn flaw(table: &Table, deal: Value) -> String {
    let deal: Deal = serde_json::from_value(deal).unwrap();
    let mut after = table.game;
    let flaw = after.accept(&deal, &mut Nobody).unwrap_err();
    assert!(after == table.game, "a refused deal changes nothing");
    flaw.code().to_owned()
}

#[test]
fn decks_have_five_cards_for_each_seat_and_five_for_the_dog() {
    for (seats, cards) in
        [(2, [4, 5, 3, 2, 1]), (3, [6, 6, 4, 3, 1]), (4, [8, 8, 5, 3, 1]), (5, [9, 9, 6, 4, 2]), (6, [10, 10, 8, 5, 2])]
    {
        assert_eq!(deck(seats), cards);
        assert_eq!(cards.iter().sum::<u8>(), 5 * (seats + 1));
    }
}

#[test]
fn hands_that_do_not_fit_are_refused_by_name() {
    let table = Table::new(2, json!({}));
    let hands = json!(NESTS);
    for (deal, code) in [
        (json!({ "nests": hands, "dog": DOG }), "kraaw/deal-kind"),
        (json!({ "hands": hands, "dog": DOG }), "kraaw/deal-first"),
        (json!({ "first": 2, "hands": hands, "dog": DOG }), "kraaw/deal-first"),
        (json!({ "first": 0, "hands": [NESTS[0]], "dog": DOG }), "kraaw/deal-seats"),
        (json!({ "first": 0, "hands": [NESTS[0], [1, 1, 2, 2]], "dog": DOG }), "kraaw/deal-hand"),
        (json!({ "first": 0, "hands": hands, "dog": [1] }), "kraaw/deal-hand"),
        (json!({ "first": 0, "hands": hands, "dog": [2, 2, 2, 3, 4] }), "kraaw/deal-cards"),
        (json!({ "first": 0, "hands": hands, "dog": [0, 2, 2, 3, 4] }), "kraaw/deal-cards"),
        (json!({ "first": 0, "hands": hands, "dog": [200, 2, 2, 3, 4] }), "kraaw/deal-cards"),
    ] {
        assert_eq!(flaw(&table, deal.clone()), code, "{deal}");
    }
}

#[test]
fn nests_that_do_not_fit_are_refused_by_name() {
    let mut table = Table::new(2, json!({}));
    table.accept(json!({ "first": 0, "hands": NESTS, "dog": DOG }));
    for (deal, code) in [
        (json!({ "first": 0, "hands": NESTS, "dog": DOG }), "kraaw/deal-kind"),
        (json!({ "nests": [NESTS[1], NESTS[0]], "dog": DOG }), "kraaw/deal-order"),
        (json!({ "nests": NESTS, "dog": [1, 2, 2, 3, 3] }), "kraaw/deal-order"),
        (json!({ "nests": [NESTS[0], []], "dog": DOG }), "kraaw/deal-hand"),
    ] {
        assert_eq!(flaw(&table, deal.clone()), code, "{deal}");
    }
}

#[test]
fn later_rounds_name_no_first_player() {
    let mut table = Table::two(json!({}));
    table.play(&["0 reveal 1", "0 leave", "0 lock 1 discard 4"]);
    table.turn(1, &["reveal 1", "leave"]);
    table.play(&["0 reveal 2", "0 leave", "0 lock 2 discard 5"]);
    table.turns(&[(1, &["reveal 2", "leave"]), (0, &["reveal 3"]), (1, &["reveal 3", "leave"])]);
    assert_eq!(flaw(&table, json!({ "first": 0, "hands": NESTS, "dog": DOG })), "kraaw/deal-first");
    table.accept(json!({ "hands": NESTS, "dog": DOG }));
}

#[test]
fn unknown_fields_and_overlong_hands_are_not_read() {
    for deal in [
        json!({ "first": 0, "hands": NESTS, "dog": DOG, "deck": 1 }),
        json!({ "nests": NESTS, "dog": [1, 1, 1, 1, 1, 1] }),
        json!({ "dog": DOG }),
    ] {
        assert!(serde_json::from_value::<Deal>(deal.clone()).is_err(), "{deal}");
    }
}

#[test]
fn hands_may_come_in_any_order_and_deals_are_written_as_the_spec_says() {
    let mut table = Table::new(2, json!({}));
    table.accept(json!({ "first": 1, "hands": [[5, 4, 3, 2, 1], [3, 2, 2, 1, 1]], "dog": [4, 3, 2, 2, 1] }));
    table.accept(json!({ "nests": NESTS, "dog": DOG }));
    assert_eq!(table.game.course().first.number(), 1);
    let nests: Deal = serde_json::from_value(json!({ "nests": NESTS, "dog": DOG })).unwrap();
    assert_eq!(serde_json::to_string(&nests).unwrap(), r#"{"nests":[[1,2,3,4,5],[1,1,2,2,3]],"dog":[1,2,2,3,4]}"#);
}

#[test]
fn the_dealers_own_deals_fit_and_spread_the_five_evenly() {
    let options = Kraaw::options(2, &Asked::default()).unwrap();
    let mut dice = dice(11);
    let (mut counts, mut weights) = (std::collections::BTreeMap::new(), std::collections::BTreeMap::new());
    for _ in 0..15_000 {
        let mut game = Kraaw::new(&options);
        for _ in 0..2 {
            let deal = game.deal(&mut dice);
            game.accept(&deal, &mut Nobody).unwrap();
        }
        let position = serde_json::to_value(game.position()).unwrap();
        let nests = position["nests"].as_array().unwrap().iter().flat_map(|nest| nest.as_array().unwrap());
        let texts = nests.map(|spot| spot.as_str().unwrap().to_owned());
        let all: Vec<String> =
            texts.chain(position["dog"].as_array().unwrap().iter().map(|value| format!("?{value}"))).collect();
        let at = all.iter().position(|text| text == "?5").unwrap();
        *counts.entry(format!("{} at {at:02}", position["first"])).or_insert(0) += 1;
    }
    for first in 0..2 {
        (0..15).for_each(|at| _ = weights.insert(format!("{first} at {at:02}"), 1.0));
    }
    assert_frequencies("the five", &weights, &counts);
}
