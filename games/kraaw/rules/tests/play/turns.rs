//! A turn: one main action, then an optional bonus.

use crate::script::{Table, kinds, told};
use kraaw_rules::{PhaseName, Rule};
use serde_json::json;

#[test]
fn the_first_turn_offers_looks_reveals_and_thefts() {
    let table = Table::two(json!({}));
    let expected: Vec<String> = ["look", "reveal", "steal"]
        .iter()
        .flat_map(|word| {
            (1..=5).map(move |at| if *word == "steal" { format!("steal 1:{at}") } else { format!("{word} {at}") })
        })
        .collect();
    assert_eq!(table.legal(0), expected);
    assert_eq!(table.legal(1), Vec::<String>::new(), "it is not its turn");
}

#[test]
fn a_reveal_asks_whether_to_lock() {
    let mut table = Table::two(json!({}));
    let events = table.play(&["0 reveal 5"]);
    assert_eq!(told(&events[0]), json!({ "event": "revealed", "seat": 0, "place": 5, "value": 5 }));
    assert_eq!((table.phase(), table.legal(0)), (PhaseName::LockOrLeave, vec!["leave".into(), "lock".into()]));
    assert_eq!(table.position()["pending"], 5);
    table.play(&["0 lock"]);
    assert_eq!(table.nest(0), "?1 ?2 ?3 ?4 5!");
    assert_eq!(table.game.course().turn.number(), 1, "nothing is left to lock, so there is no bonus to ask for");
}

#[test]
fn a_card_left_unlocked_can_be_locked_by_the_bonus_of_the_same_turn() {
    let mut table = Table::two(json!({}));
    table.play(&["0 reveal 5", "0 leave"]);
    assert_eq!(
        table.legal(0),
        ["done", "lock 5 discard 1", "lock 5 discard 2", "lock 5 discard 3", "lock 5 discard 4"]
    );
    let events = table.play(&["0 lock 5 discard 1"]);
    assert_eq!(kinds(events), ["locked", "discarded"]);
    assert_eq!(table.nest(0), "- ?2 ?3 ?4 5!");
}

#[test]
fn a_look_is_followed_by_a_reveal_of_that_card_or_another_without_a_lock() {
    let mut table = Table::two(json!({}));
    let events = table.play(&["0 look 3"]);
    assert_eq!(told(&events[0]), json!({ "event": "looked", "seat": 0, "place": 3 }), "what it saw is not told");
    assert_eq!(table.legal(0), ["reveal 1", "reveal 2", "reveal 3", "reveal 4", "reveal 5"]);
    table.play(&["0 reveal 4"]);
    assert_eq!(table.nest(0), "?1 ?2 ?3 4 ?5");
    assert_eq!(table.phase(), PhaseName::Bonus, "no lock comes with it, but the bonus may follow");
}

#[test]
fn a_lock_is_a_main_action_and_the_bonus_can_lock_the_second() {
    let mut table = Table::two(json!({}));
    table.turns(&[(0, &["reveal 1", "leave"]), (1, &["reveal 1", "leave"]), (0, &["look 2", "reveal 2"])]);
    table.turn(1, &["reveal 2", "leave"]);
    table.play(&["0 lock 1", "0 lock 2 discard 3"]);
    assert_eq!(table.nest(0), "1! 2! - ?4 ?5");
}

#[test]
fn two_locks_a_round_however_made() {
    let mut table = Table::two(json!({}));
    table.turns(&[
        (0, &["reveal 1", "lock"]),
        (1, &["reveal 1", "leave"]),
        (0, &["reveal 2", "lock"]),
        (1, &["reveal 2", "leave"]),
        (0, &["reveal 3"]),
    ]);
    assert_eq!(table.game.course().turn.number(), 1, "neither lock-or-leave nor the bonus is asked any more");
    table.turn(1, &["reveal 3", "leave"]);
    assert_eq!(table.refusal("0 lock 3"), Rule::TwoLocks);
    assert!(!table.legal(0).iter().any(|mv| mv.starts_with("lock")));
}

#[test]
fn moves_answer_the_question_that_is_asked() {
    let mut table = Table::two(json!({}));
    for text in ["0 swap", "0 stay", "0 keep", "0 exchange 1 dog 1", "0 lock", "0 leave", "0 take 1", "0 done"] {
        assert_eq!(table.refusal(text), Rule::NotNow, "{text}");
    }
    table.play(&["0 reveal 1"]);
    assert_eq!(table.refusal("0 lock 1"), Rule::NotNow, "the answer is `lock` alone");
    table.play(&["0 leave"]);
    assert_eq!(table.refusal("0 lock 1"), Rule::NotNow, "the bonus names two cards");
}

#[test]
fn refusals_name_the_rule() {
    let mut table = Table::two(json!({}));
    assert_eq!(table.refusal("0 lock 1"), Rule::NotRevealed);
    assert_eq!(table.refusal("0 steal 0:1"), Rule::OwnNest);
    assert_eq!(table.refusal("0 steal 2:1"), Rule::NoSuchSeat);
    table.play(&["0 reveal 1", "0 leave"]);
    assert_eq!(table.refusal("0 lock 1 discard 1"), Rule::SameCard);
    assert_eq!(table.refusal("0 lock 2 discard 1"), Rule::NotRevealed);
    table.play(&["0 lock 1 discard 2"]);
    assert_eq!(table.refusal("1 steal 0:1"), Rule::Locked);
    assert_eq!(table.refusal("1 steal 0:2"), Rule::Gap);
    table.play(&["1 reveal 1", "1 lock"]);
    for (text, rule) in [("0 reveal 1", Rule::NotFaceDown), ("0 look 2", Rule::Gap), ("0 lock 1", Rule::Locked)] {
        assert_eq!(table.refusal(text), rule, "{text}");
    }
}
