//! Counting a round: every case of a tie.

use crate::script::Table;
use kernel::Game;
use serde_json::{Value, json};

/// Seat 0 shows its places 1 to 3, having discarded 4 and 5 on the way; the others reveal theirs as listed, one a turn,
/// and lock what they have where nothing is listed. Then the round is counted.
fn counted(nests: &[[u8; 5]], dog: [u8; 5], others: &[[&[&str]; 3]], options: Value) -> Table {
    let mut table = Table::laid(nests, dog, options);
    let first: [&[&str]; 3] =
        [&["reveal 1", "leave", "lock 1 discard 4"], &["reveal 2", "leave", "lock 2 discard 5"], &["reveal 3"]];
    for turn in 0..3 {
        table.turn(0, first[turn]);
        for (seat, turns) in others.iter().enumerate() {
            table.turn(seat as u8 + 1, turns[turn]);
        }
    }
    table
}

/// Reveals 1, 2 and 3.
const THREE: [&[&str]; 3] = [&["reveal 1", "leave"], &["reveal 2", "leave"], &["reveal 3", "leave"]];
/// Reveals 1 and 2, then locks 1.
const TWO: [&[&str]; 3] = [&["reveal 1", "leave"], &["reveal 2", "leave"], &["lock 1"]];

#[test]
fn the_highest_sum_wins() {
    let nests = [[3, 2, 1, 1, 1], [4, 2, 2, 3, 3]];
    let table = counted(&nests, [1, 2, 2, 4, 5], &[THREE], json!({}));
    let tally = table.tally();
    assert_eq!((&tally["sums"], &tally["winners"], &tally["tie"]), (&json!([6, 8]), &json!([1]), &Value::Null));
}

#[test]
fn a_tie_goes_to_the_lower_first_card() {
    let nests = [[3, 2, 1, 1, 1], [2, 2, 2, 3, 3]];
    let table = counted(&nests, [1, 2, 4, 4, 5], &[THREE], json!({}));
    let tally = table.tally();
    assert_eq!(tally["cards"], json!([[3, 2, 1], [2, 2, 2]]));
    assert_eq!((&tally["sums"], &tally["winners"]), (&json!([6, 6]), &json!([1])));
    assert_eq!(tally["tie"], json!({ "seats": [0, 1], "card": 1 }));
}

#[test]
fn a_tie_goes_to_the_lower_card_at_the_first_difference() {
    let nests = [[4, 2, 1, 1, 1], [4, 3, 3, 3, 2]];
    let table = counted(&nests, [1, 2, 2, 2, 5], &[TWO], json!({}));
    let tally = table.tally();
    assert_eq!(tally["cards"], json!([[4, 2, 1], [4, 3]]));
    assert_eq!(tally["winners"], json!([0]), "more and smaller cards win");
    assert_eq!(tally["tie"], json!({ "seats": [0, 1], "card": 2 }));
}

#[test]
fn a_perfect_tie_is_won_by_all_those_tied() {
    let nests = [[3, 2, 1, 1, 1], [3, 2, 1, 3, 2]];
    let table = counted(&nests, [2, 2, 4, 4, 5], &[THREE], json!({}));
    let tally = table.tally();
    assert_eq!((&tally["winners"], &tally["tie"]), (&json!([0, 1]), &json!({ "seats": [0, 1], "card": null })));
    assert_eq!(table.wins(), [1, 1]);
}

#[test]
fn of_three_tied_the_card_that_leaves_the_winner_is_told() {
    let nests = [[3, 3, 1, 1, 1], [3, 2, 2, 1, 1], [4, 2, 1, 2, 2]];
    let table = counted(&nests, [2, 3, 4, 4, 5], &[THREE, THREE], json!({}));
    let tally = table.tally();
    assert_eq!(tally["sums"], json!([7, 7, 7]));
    assert_eq!(tally["winners"], json!([1]));
    assert_eq!(
        tally["tie"],
        json!({ "seats": [0, 1, 2], "card": 2 }),
        "seat 2 fell back at the first, seat 0 at the second"
    );
}

#[test]
fn of_three_tied_two_can_win() {
    let nests = [[3, 2, 2, 1, 1], [3, 2, 2, 1, 1], [4, 2, 1, 1, 2]];
    let table = counted(&nests, [3, 3, 4, 4, 5], &[THREE, THREE], json!({}));
    let tally = table.tally();
    assert_eq!(tally["winners"], json!([0, 1]));
    assert_eq!(tally["tie"], json!({ "seats": [0, 1, 2], "card": 1 }));
    assert_eq!(table.wins(), [1, 1, 0]);
}

#[test]
fn a_tie_below_the_highest_sum_is_no_tie() {
    let nests = [[2, 2, 1, 1, 3], [2, 2, 1, 1, 3], [4, 2, 1, 1, 2]];
    let table = counted(&nests, [3, 3, 4, 4, 5], &[THREE, THREE], json!({}));
    assert_eq!(table.tally()["tie"], Value::Null);
    assert!(table.game.outcome().is_none());
}

#[test]
fn face_down_and_discarded_cards_count_nothing() {
    let nests = [[1, 1, 2, 5, 4], [2, 2, 1, 4, 3]];
    let table = counted(&nests, [1, 2, 2, 3, 3], &[THREE], json!({}));
    assert_eq!(table.tally()["sums"], json!([4, 5]));
}
