//! The countdown: told when it starts, escaped or not (ruling 3).

use crate::script::{Table, kinds, told};
use kernel::Game;
use serde_json::json;

/// Seat 0 has laid all its cards open but for the last turn's: `1! 2! 3 - -`; seat 1 has the turn with `1 1 ?2 ?2 ?3`.
fn bare() -> Table {
    let mut table = Table::two(json!({}));
    table.play(&["0 reveal 1", "0 leave", "0 lock 1 discard 4"]);
    table.turn(1, &["reveal 1", "leave"]);
    table.play(&["0 reveal 2", "0 leave", "0 lock 2 discard 5"]);
    table.turn(1, &["reveal 2", "leave"]);
    let events = table.play(&["0 reveal 3"]).to_vec();
    assert_eq!(kinds(&events), ["revealed", "countdown"]);
    assert_eq!(table.nest(0), "1! 2! 3 - -");
    table
}

#[test]
fn the_view_warns_of_a_seat_without_face_down_cards() {
    let table = bare();
    assert_eq!(table.seen(1)["countdown"], json!([0]));
    assert_eq!(table.seen(1)["locks"], json!([2, 0]));
}

#[test]
fn a_countdown_not_escaped_ends_the_round_at_the_start_of_the_turn() {
    let mut table = bare();
    table.play(&["1 reveal 3", "1 leave"]);
    assert_eq!(table.wins(), [0, 0], "not before seat 1's turn is done");
    let events = table.play(&["1 done"]).to_vec();
    assert_eq!(kinds(&events), ["done", "round-over"]);
    let over = told(&events[1]);
    assert_eq!(over["ended_by"], 0);
    assert_eq!(over["sums"], json!([6, 4]));
    assert_eq!(over["cards"], json!([[3, 2, 1], [2, 1, 1]]));
    assert_eq!(over["winners"], json!([0]));
    assert_eq!(table.wins(), [1, 0]);
}

#[test]
fn a_countdown_is_escaped_by_taking_a_face_down_card() {
    let mut table = bare();
    let events = table.play(&["1 steal 0:3", "0 take 3"]).to_vec();
    assert_eq!(kinds(&events), ["stolen", "escaped"]);
    assert_eq!(table.nest(0), "1! 2! ?2 - -");
    table.play(&["1 done"]);
    assert_eq!(table.game.course().turn.number(), 0, "the round goes on");
    assert_eq!(table.seen(0)["countdown"], json!([]));
}

#[test]
fn a_theft_of_the_last_face_down_card_starts_the_victims_countdown() {
    let mut table = Table::two(json!({}));
    table.play(&["0 reveal 1", "0 leave", "0 lock 1 discard 4"]);
    table.turn(1, &["reveal 1", "leave"]);
    table.play(&["0 reveal 2", "0 leave", "0 lock 2 discard 5"]);
    let events = table.play(&["1 steal 0:3", "0 take 1"]).to_vec();
    assert_eq!(kinds(&events), ["stolen", "revealed", "countdown"]);
    assert_eq!(told(&events[2])["seat"], 0);
}

#[test]
fn a_discard_of_the_last_face_down_card_starts_the_countdown() {
    let mut table = Table::two(json!({}));
    table.turns(&[(0, &["reveal 1", "leave"]), (1, &["reveal 1", "leave"])]);
    table.turns(&[(0, &["reveal 2", "leave"]), (1, &["reveal 2", "leave"])]);
    table.turns(&[(0, &["reveal 3", "leave"]), (1, &["lock 1"])]);
    let events = table.play(&["0 reveal 4", "0 leave", "0 lock 4 discard 5"]).to_vec();
    assert_eq!(kinds(&events), ["locked", "discarded", "countdown"]);
}

#[test]
fn a_thief_that_gives_its_last_face_down_card_is_counted_down_too() {
    let mut table = Table::two(json!({}));
    table.turns(&[(0, &["reveal 1", "leave"]), (1, &["reveal 1", "leave"])]);
    table.turns(&[(0, &["reveal 2", "leave"]), (1, &["reveal 2", "leave"])]);
    table.turns(&[(0, &["reveal 3", "leave"]), (1, &["lock 1"])]);
    table.turns(&[(0, &["reveal 4", "leave"]), (1, &["lock 2"])]);
    let events = table.play(&["0 steal 1:3", "1 take 5"]).to_vec();
    assert_eq!(kinds(&events), ["stolen", "revealed", "countdown"]);
    assert_eq!(table.nest(0), "1 2 3 4 2");
    assert!(table.game.outcome().is_none());
}
