//! Who knows what, and what follows from it in imagined worlds.

use crate::script::{DOG, NESTS, Table};
use kernel::{Game, Seat, Viewpoint};
use kraaw_rules::{Kraaw, Place, Spot, View};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use testkit::dice;

/// Every text that a place of a nest shows in worlds imagined from the view.
fn imagined(view: &View, nest: usize, place: usize) -> BTreeSet<String> {
    let mut dice = dice(7);
    (0..2_000).map(|_| Kraaw::imagine(view, &mut dice).position().nests[nest][place - 1].to_string()).collect()
}

fn set(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

#[test]
fn at_first_ones_own_cards_are_known_as_a_set_and_nothing_else() {
    let mut table = Table::new(2, json!({}));
    table.deal(&NESTS, DOG);
    let seen = table.seen(1);
    assert_eq!(seen["hand"], json!([1, 1, 2, 2, 3]));
    let unknown = |cards: &Value| cards.as_object().unwrap().values().all(|card| card["card"] == "?");
    assert!(unknown(&seen["nests"][0]) && unknown(&seen["nests"][1]) && unknown(&seen["dog"]));
    assert_eq!(imagined(&table.view(1), 1, 1), set(&["?1", "?2", "?3"]), "its own cards are its own");
    assert_eq!(imagined(&table.view(1), 0, 1), set(&["?1", "?2", "?3", "?4", "?5"]));
}

#[test]
fn the_audience_knows_no_hand() {
    let mut table = Table::new(2, json!({}));
    table.deal(&NESTS, DOG);
    let view = table.game.view(Viewpoint::Audience);
    assert_eq!(view.hand, None);
    assert_eq!(imagined(&view, 1, 1), set(&["?1", "?2", "?3", "?4", "?5"]));
}

#[test]
fn a_card_exchanged_with_the_dog_is_of_the_dog() {
    let mut table = Table::new(2, json!({}));
    table.deal(&NESTS, DOG);
    table.play(&["0 keep", "1 exchange 1 dog 5"]);
    let view = table.view(1);
    assert_eq!(imagined(&view, 1, 1), set(&["?1", "?2", "?3", "?4", "?5"]), "it may be anything the hand was not");
    let mut dice = dice(1);
    let dogs: BTreeSet<u8> = (0..500).map(|_| Kraaw::imagine(&view, &mut dice).position().dog[4]).collect();
    assert_eq!(dogs, BTreeSet::from([1, 2, 3]), "and the card it gave is one of its hand");
}

#[test]
fn the_last_unseen_card_of_ones_hand_is_known_by_counting() {
    let mut table = Table::two(json!({}));
    for place in 1..=4 {
        table.turn(0, &[&format!("reveal {place}"), "leave"]);
        table.turn(1, &[&format!("reveal {place}"), "leave"]);
    }
    assert_eq!(imagined(&table.view(0), 0, 5), set(&["?5"]), "nobody looked, yet it is certain");
    assert_eq!(table.sees(0, 0, 5), "?", "the view tells what was seen; what follows is left to the reader");
    assert!(imagined(&table.view(1), 0, 5).len() > 1, "seat 1 cannot be certain");
}

#[test]
fn a_looked_at_card_is_followed_through_thefts_and_into_the_discard() {
    let mut table = Table::two(json!({}));
    table.play(&["0 look 5", "0 reveal 1", "0 done"]);
    table.turn(1, &["reveal 1", "leave"]);
    table.play(&["0 steal 1:1", "1 take 5", "0 done"]);
    assert_eq!(imagined(&table.view(0), 1, 1), set(&["?5"]));
    table.play(&["1 reveal 2", "1 leave", "1 lock 2 discard 1"]);
    assert_eq!(table.seen(0)["gone"][0], json!({ "card": "?5", "from": 0, "seen": [0] }));
    assert_eq!(table.seen(1)["gone"][0], json!({ "card": "?", "from": 0, "seen": [0] }));
}

#[test]
fn a_hand_card_that_went_away_unseen_still_counts_as_ones_own() {
    let mut table = Table::two(json!({}));
    table.turns(&[(0, &["reveal 1", "leave"]), (1, &["reveal 1", "leave"])]);
    table.play(&["0 steal 1:1", "1 take 5", "0 done"]);
    assert_eq!(imagined(&table.view(0), 1, 1), set(&["?2", "?3", "?4", "?5"]), "one of its own four unseen");
    assert_eq!(imagined(&table.view(1), 1, 1), set(&["?1", "?2", "?3", "?4", "?5"]));
}

#[test]
fn before_the_nests_are_laid_a_seat_knows_its_hand_and_no_other() {
    let mut table = Table::new(2, json!({ "hand_swap": true }));
    table.accept(json!({ "first": 0, "hands": NESTS, "dog": DOG }));
    assert_eq!(table.seen(0)["hand"], json!([1, 2, 3, 4, 5]));
    let mut dice = dice(5);
    for _ in 0..200 {
        let world = Kraaw::imagine(&table.view(0), &mut dice);
        assert_eq!(world.view(Viewpoint::Seat(Seat::at(0))), table.view(0));
        assert!(world.position().dog.is_sorted(), "hands are sets");
    }
}

#[test]
fn who_swapped_imagines_the_dog_as_its_old_hand() {
    let mut table = Table::new(2, json!({ "hand_swap": true }));
    table.accept(json!({ "first": 0, "hands": NESTS, "dog": DOG }));
    table.play(&["0 swap"]);
    table.accept(json!({ "nests": [DOG, NESTS[1]], "dog": NESTS[0] }));
    let mut dice = dice(5);
    for _ in 0..200 {
        let mut dog = Kraaw::imagine(&table.view(0), &mut dice).position().dog;
        dog.sort_unstable();
        assert_eq!(dog, NESTS[0]);
    }
}

#[test]
fn a_view_tampered_with_is_refused_or_imagined_without_panic() {
    let mut table = Table::two(json!({}));
    table.play(&["0 look 5"]);
    let sound = table.seen(0);
    for (path, value) in [
        ("/phase", json!("deal")),
        ("/pending", Value::Null),
        ("/turn", json!({ "seats": [4] })),
        ("/from", json!({ "seat": 2 })),
        ("/game", json!("crabs")),
        ("/playing", json!([0])),
        ("/nests", json!([])),
        ("/dog", json!({})),
        ("/hand", json!([9, 9, 9, 9, 9])),
        ("/options", json!({ "stall": 77 })),
        ("/nests/0/1/card", json!("?7")),
    ] {
        let mut bad = sound.clone();
        *bad.pointer_mut(path).unwrap() = value;
        assert!(serde_json::from_value::<View>(bad).is_err(), "{path}");
    }
    let mut odd = sound;
    odd["hand"] = json!([5, 5, 5, 5, 5]);
    let view: View = serde_json::from_value(odd).unwrap();
    let _ = Kraaw::imagine(&view, &mut dice(1));
}

#[test]
fn all_together_know_every_card() {
    let mut table = Table::new(2, json!({}));
    table.deal(&NESTS, DOG);
    let revealed = table.game.revealed();
    assert_eq!(Kraaw::imagine(&revealed, &mut dice(7)).position(), table.game.position());
    assert_eq!(revealed.from, Viewpoint::Audience);
}

#[test]
fn without_memory_aid_a_look_shows_once_and_to_its_seat_alone() {
    let mut table = Table::two(json!({}));
    let (seat, place) = (Seat::at(0), Place::ALL[1]);
    let spots = |table: &Table| [true, false].map(|aid| table.view(0).spot(seat, place, aid));
    assert_eq!(spots(&table), [Spot::Down(None); 2]);
    table.play(&["0 look 2"]);
    assert_eq!(spots(&table), [Spot::Down(Some(2)); 2], "while the look is the question");
    assert_eq!(table.view(1).spot(seat, place, true), Spot::Down(None));
    table.turn(0, &["reveal 1"]);
    assert_eq!(spots(&table), [Spot::Down(Some(2)), Spot::Down(None)]);
    assert_eq!(table.view(0).spot(seat, Place::ALL[0], false), Spot::Up(1));
    assert_eq!((table.view(0).sum(seat), table.view(1).sum(seat)), (1, 1));
}

#[test]
fn the_dog_shows_nothing_to_a_seat_and_all_to_everybody_together() {
    let mut table = Table::new(2, json!({}));
    table.deal(&NESTS, DOG);
    let place = Place::ALL[4];
    assert_eq!(table.view(1).dog_spot(place, true), Spot::Down(None));
    table.play(&["0 keep"]);
    assert_eq!(table.game.revealed().dog_spot(place, false), Spot::Down(Some(DOG[4])), "all see it together");
}
