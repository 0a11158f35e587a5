//! Each numbered ruling of the rules page. Ruling 7 is acted out in `rounds`.

use crate::script::{Table, kinds, told};
use kernel::{Game, Turn};
use kraaw_rules::{PhaseName, Rule};
use serde_json::{Value, json};

#[test]
fn ruling_1_only_a_card_that_is_not_locked_is_taken_in_retaliation_and_there_always_is_one() {
    let mut table = Table::two(json!({}));
    table.play(&["0 reveal 1", "0 leave", "0 lock 1 discard 4"]);
    table.turn(1, &["reveal 1", "leave"]);
    table.play(&["0 reveal 2", "0 leave", "0 lock 2 discard 5"]);
    table.turn(1, &["reveal 2", "leave"]);
    table.play(&["0 steal 1:1"]);
    assert_eq!(table.refusal("1 take 1"), Rule::Locked);
    assert_eq!(table.refusal("1 take 4"), Rule::Gap);
    assert_eq!(table.legal(1), ["take 3"], "who starts a turn has a face-down card, so something can be taken");
}

#[test]
fn ruling_2_the_victim_chooses_before_the_stolen_card_is_turned_up() {
    let mut table = Table::two(json!({}));
    let events = table.play(&["0 steal 1:5"]).to_vec();
    assert_eq!(told(&events[0]), json!({ "event": "threatened", "thief": 0, "victim": 1, "place": 5, "value": null }));
    assert_eq!(table.nest(1), "?1 ?1 ?2 ?2 ?3");
    assert_eq!(table.sees(1, 1, 5), "?", "it chooses without knowing what it loses");
    assert_eq!(kinds(table.play(&["1 take 1"])), ["stolen", "revealed"]);
}

#[test]
fn ruling_3_the_countdown_is_only_whether_a_face_down_card_is_there_when_the_turn_starts() {
    let mut table = Table::two(json!({}));
    table.play(&["0 reveal 1", "0 leave", "0 lock 1 discard 4"]);
    table.turn(1, &["reveal 1", "leave"]);
    table.play(&["0 reveal 2", "0 leave", "0 lock 2 discard 5"]);
    table.turn(1, &["reveal 2", "leave"]);
    table.play(&["0 reveal 3"]);
    assert_eq!(table.seen(0)["countdown"], json!([0]), "the warning shows at once");
    // Escaped, then bare again by a theft back, then over.
    table.play(&["1 steal 0:3", "0 take 3", "1 done"]);
    assert_eq!(table.seen(0)["countdown"], json!([]));
    table.play(&["0 reveal 3"]);
    assert_eq!(table.seen(0)["countdown"], json!([0]), "and whenever it is so again");
    table.turn(1, &["lock 1"]);
    assert_eq!(table.tally()["ended_by"], 0);
}

#[test]
fn ruling_4_a_face_down_card_is_discarded_unseen() {
    let mut table = Table::two(json!({}));
    let events = table.play(&["0 reveal 1", "0 leave", "0 lock 1 discard 5"]).to_vec();
    assert_eq!(told(&events[1]), json!({ "event": "discarded", "seat": 0, "place": 5, "value": null }));
    for viewer in [0, 1] {
        assert_eq!(table.seen(viewer)["gone"][0]["card"], "?");
    }
    assert_eq!(table.position()["gone"], json!(["?5"]));
}

#[test]
fn a_revealed_card_is_discarded_in_the_open() {
    let mut table = Table::two(json!({}));
    table.turns(&[(0, &["reveal 1", "leave"]), (1, &["reveal 1", "leave"])]);
    let events = table.play(&["0 reveal 5", "0 leave", "0 lock 5 discard 1"]).to_vec();
    assert_eq!(told(&events[1])["value"], 1);
    assert_eq!(table.seen(1)["gone"][0]["card"], "1");
}

#[test]
fn ruling_5_the_dog_stays_face_down_but_who_exchanged_which_place_is_public() {
    let mut table = Table::new(2, json!({}));
    table.deal(&crate::script::NESTS, crate::script::DOG);
    let events = table.play(&["0 exchange 5 dog 1"]).to_vec();
    assert_eq!(told(&events[0]), json!({ "event": "exchanged", "seat": 0, "place": 5, "dog": 1 }));
    table.play(&["1 keep"]);
    assert_eq!(table.nest(0), "?1 ?2 ?3 ?4 ?1");
    let seen = table.seen(1);
    assert_eq!(seen["dog"]["1"], json!({ "card": "?", "from": 0 }), "all know that a card of seat 0 lies there");
    assert_eq!(seen["dog"]["2"], json!({ "card": "?" }));
    assert_eq!(seen["nests"][0]["5"], json!({ "card": "?" }), "and that this one was the dog's");
}

#[test]
fn ruling_6_naming_a_place_is_random_enough() {
    let mut table = Table::new(2, json!({}));
    table.deal(&crate::script::NESTS, crate::script::DOG);
    assert_eq!(table.legal(0).len(), 26);
    for place in 1..=5 {
        assert_eq!(table.sees(0, 0, place), "?", "the owner cannot tell its cards apart");
    }
    table.play(&["0 exchange 2 dog 4"]);
    assert_eq!(table.sees(0, 0, 2), "?", "nor does it look at what it gets");
    assert_eq!(table.seen(0)["hand"], json!([1, 2, 3, 4, 5]), "it knows what was dealt to it, and that one is gone");
}

#[test]
fn ruling_8_cards_still_face_down_when_a_round_ends_are_not_shown() {
    let mut table = Table::two(json!({}));
    table.play(&["0 reveal 1", "0 leave", "0 lock 1 discard 4"]);
    table.turn(1, &["reveal 1", "leave"]);
    table.play(&["0 reveal 2", "0 leave", "0 lock 2 discard 5"]);
    table.turn(1, &["reveal 2", "leave"]);
    table.play(&["0 reveal 3"]);
    let events = table.play(&["1 reveal 3", "1 leave", "1 done"]).to_vec();
    let over = events.iter().map(told).find(|event| event["event"] == "round-over").unwrap();
    assert_eq!(over["cards"], json!([[3, 2, 1], [2, 1, 1]]), "only what counts is told");
    let lay = json!([["1!", "2!", "3", "-", "-"], ["1", "1", "2", "?", "?"]]);
    assert_eq!(over["nests"], lay, "how the cards lay is told, but not what lay face down");
    table.deal(&crate::script::NESTS, crate::script::DOG);
    assert_eq!(table.seen(1)["gone"], json!([]), "nothing of the old round lies on the table");
    let lay = json!([{ "1": "1!", "2": "2!", "3": "3" }, { "1": "1", "2": "1", "3": "2", "4": "?", "5": "?" }]);
    assert_eq!(table.seen(1)["last"]["nests"], lay, "but everybody can still look at how it ended");
}

#[test]
fn ruling_9_a_card_taken_in_retaliation_stays_as_it_lies_and_known_to_whom_it_was() {
    let mut table = Table::two(json!({}));
    table.play(&["0 look 4", "0 reveal 1", "0 done"]);
    table.turn(1, &["reveal 1", "leave"]);
    table.play(&["0 steal 1:1", "1 take 4"]);
    assert_eq!(table.nest(1), "?4 ?1 ?2 ?2 ?3");
    assert_eq!(table.sees(0, 1, 1), "?4", "the thief who looked at it still knows it");
    assert_eq!(table.sees(1, 1, 1), "?", "the new owner learns nothing by receiving it");
    // The new owner looks, and gives it back in a theft of its own: now both know it.
    table.play(&["0 done", "1 look 1", "1 reveal 2", "1 done"]);
    table.play(&["0 steal 1:1", "1 take 2"]);
    assert_eq!(table.sees(1, 0, 2), "4", "a stolen face-down card is turned up for all");
}

#[test]
fn ruling_9_the_new_owner_may_have_looked_at_that_very_card_before() {
    let mut table = Table::two(json!({}));
    // Seat 0 looks at its 5 and gives it away; it comes back by retaliation.
    table.play(&["0 look 5", "0 reveal 1", "0 done"]);
    table.turn(1, &["reveal 1", "leave"]);
    table.play(&["0 steal 1:1", "1 take 5", "0 done"]);
    assert_eq!((table.sees(0, 1, 1), table.sees(1, 1, 1)), ("?5".into(), "?".into()));
    table.play(&["1 steal 0:1", "0 take 1"]);
    assert_eq!(table.nest(0), "?5 ?2 ?3 ?4 1");
    assert_eq!(table.sees(0, 0, 1), "?5", "it is home again and still known");
    assert_eq!(table.sees(1, 0, 1), "?", "seat 1 held it and never knew");
}

#[test]
fn ruling_10_a_look_is_secret_but_the_act_is_public() {
    let mut table = Table::two(json!({}));
    let events = table.play(&["0 look 4"]).to_vec();
    assert_eq!(told(&events[0]), json!({ "event": "looked", "seat": 0, "place": 4 }));
    assert_eq!(table.seen(0)["nests"][0]["4"], json!({ "card": "?4", "from": 0, "seen": [0] }));
    assert_eq!(table.seen(1)["nests"][0]["4"], json!({ "card": "?", "from": 0, "seen": [0] }));
    assert_eq!(table.seen(1)["pending"], 4);
}

/// Both seats have one revealed card, and steal it to and fro.
fn to_and_fro(table: &mut Table, turns: usize) -> Vec<String> {
    let mut last = Vec::new();
    for turn in 0..turns {
        let (thief, victim) = (turn % 2, 1 - turn % 2);
        table.play(&[&format!("{thief} steal {victim}:1")]);
        last = kinds(table.play(&[&format!("{victim} take 1")]));
        if table.phase() == PhaseName::Bonus {
            last = kinds(table.play(&[&format!("{thief} done")]));
        }
    }
    last
}

fn both_revealed(options: Value) -> Table {
    let mut table = Table::two(options);
    table.turns(&[(0, &["reveal 1", "leave"]), (1, &["reveal 1", "leave"])]);
    table
}

#[test]
fn ruling_11_a_round_that_stirs_no_more_ends_after_stall_turns_a_seat() {
    let mut table = both_revealed(json!({}));
    to_and_fro(&mut table, 5);
    assert_eq!(table.game.course().quiet, 5);
    assert_eq!(table.game.position().quiet, 5);
    assert_eq!(table.wins(), [0, 0]);
    // The sixth quiet turn, in the same place as the second.
    table.play(&["1 steal 0:1", "0 take 1"]);
    assert_eq!(kinds(table.play(&["1 done"])), ["done", "stalled", "round-over"]);
    assert_eq!(table.tally()["ended_by"], Value::Null);
    assert_eq!(table.tally()["winners"], json!([0, 1]), "1 against 1");
}

#[test]
fn ruling_11_careful_players_at_the_edge_are_stopped() {
    // `3! 2! ?1` against `3! 2! 2`, as in the ruling: whoever reveals loses.
    let nests = [[3, 2, 2, 1, 1], [3, 2, 1, 1, 2]];
    let mut table = Table::laid(&nests, [2, 3, 4, 4, 5], json!({ "stall": 1 }));
    table.play(&["0 reveal 1", "0 leave", "0 lock 1 discard 4"]);
    table.play(&["1 reveal 1", "1 leave", "1 lock 1 discard 4"]);
    table.play(&["0 reveal 2", "0 leave", "0 lock 2 discard 5"]);
    table.play(&["1 reveal 2", "1 leave", "1 lock 2 discard 5"]);
    table.play(&["0 reveal 3"]);
    assert_eq!((table.nest(0), table.nest(1)), ("3! 2! 2 - -".into(), "3! 2! ?1 - -".into()));
    table.play(&["1 steal 0:3", "0 take 3"]);
    assert_eq!(table.wins(), [0, 0]);
    table.play(&["0 steal 1:3", "1 take 3"]);
    assert_eq!(table.wins(), [1, 0], "two quiet turns, and it is counted as it lies");
}

#[test]
fn ruling_11_a_stir_starts_the_count_again_and_zero_is_never() {
    let mut table = both_revealed(json!({}));
    to_and_fro(&mut table, 4);
    table.play(&["0 reveal 2"]);
    assert_eq!(table.game.position().quiet, 4, "it counts finished turns");
    table.turn(0, &["leave"]);
    assert_eq!(table.game.course().quiet, 0);
    let mut table = both_revealed(json!({ "stall": 0 }));
    to_and_fro(&mut table, 60);
    assert_eq!(table.game.course().round, 1);
}

#[test]
fn ruling_11_a_bonus_stirs_a_quiet_theft() {
    let mut table = both_revealed(json!({}));
    to_and_fro(&mut table, 2);
    table.play(&["0 steal 1:1", "1 take 1", "0 lock 1 discard 5"]);
    assert_eq!(table.game.course().quiet, 0);
}

#[test]
fn ruling_12_a_card_looked_at_in_an_earlier_turn_may_be_revealed_with_its_lock() {
    let mut table = Table::two(json!({}));
    table.play(&["0 look 5", "0 reveal 1", "0 done"]);
    table.turn(1, &["reveal 1", "leave"]);
    table.play(&["0 reveal 5"]);
    assert_eq!(table.phase(), PhaseName::LockOrLeave);
    table.play(&["0 lock"]);
    assert_eq!(table.nest(0), "1 ?2 ?3 ?4 5!");
}

#[test]
fn ruling_13_the_seat_that_swapped_knows_the_dog_as_a_set() {
    let mut table = Table::new(2, json!({ "hand_swap": true }));
    let [mine, theirs] = crate::script::NESTS;
    table.accept(json!({ "first": 0, "hands": [mine, theirs], "dog": crate::script::DOG }));
    assert_eq!((table.phase(), table.legal(0)), (PhaseName::Swap, vec!["stay".into(), "swap".into()]));
    let events = table.play(&["0 swap"]).to_vec();
    assert_eq!(told(&events[0]), json!({ "event": "swapped", "seat": 0 }));
    assert_eq!(table.game.turn(), Turn::Dealer);
    table.accept(json!({ "nests": [[4, 3, 2, 2, 1], theirs], "dog": [5, 4, 3, 2, 1] }));
    let seen = table.seen(0);
    assert_eq!((&seen["hand"], &seen["dog_hand"]), (&json!([1, 2, 2, 3, 4]), &json!([1, 2, 3, 4, 5])));
    let seen = table.seen(1);
    assert_eq!((&seen["hand"], &seen["dog_hand"]), (&json!([1, 1, 2, 2, 3]), &Value::Null));
    assert_eq!(seen["swapped"], 0, "that it swapped is public");
}

#[test]
fn the_first_swap_ends_the_question_and_a_stay_cannot_be_taken_back() {
    let mut table = Table::new(3, json!({ "hand_swap": true }));
    let hands =
        json!({ "first": 1, "hands": [[3, 2, 2, 1, 1], [3, 2, 2, 1, 1], [4, 2, 2, 1, 1]], "dog": [5, 4, 4, 3, 3] });
    table.accept(hands);
    let position = table.position();
    assert_eq!(position["nests"][0], json!(["?1", "?1", "?2", "?2", "?3"]), "hands are sorted while they are sets");
    assert_eq!((&position["dog"], &position["turn"]), (&json!([3, 3, 4, 4, 5]), &Value::Null));
    table.play(&["2 stay"]);
    assert_eq!(table.seen(0)["stayed"], json!([2]));
    assert_eq!(table.legal(2), Vec::<String>::new(), "it has said so");
    assert_eq!(table.legal(1), ["stay", "swap"], "the others may still speak, in any order");
    table.play(&["1 swap"]);
    assert_eq!((table.game.turn(), table.game.course().stayed.len()), (Turn::Dealer, 0));
}

#[test]
fn when_all_stay_the_nests_are_laid() {
    let mut table = Table::new(2, json!({ "hand_swap": true }));
    table.accept(json!({ "first": 0, "hands": crate::script::NESTS, "dog": crate::script::DOG }));
    table.play(&["1 stay", "0 stay"]);
    assert_eq!(table.game.turn(), Turn::Dealer);
    table.accept(json!({ "nests": crate::script::NESTS, "dog": crate::script::DOG }));
    assert_eq!(table.phase(), PhaseName::Dog);
}
