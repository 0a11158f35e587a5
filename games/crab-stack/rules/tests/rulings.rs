//! The rulebooks' worked example and every numbered ruling, re-enacted.

mod common;

use common::{listed, play, resumed};
use crab_stack_rules::{CrabStack, Event};
use kernel::{BySeat, Game, Seat};

const DEFAULTS: &str = "{}";

fn position(game: &CrabStack) -> String {
    game.position().to_string()
}

fn ranks(game: &CrabStack) -> Option<Vec<u8>> {
    game.outcome().map(|outcome| outcome.ranks.as_slice().to_vec())
}

fn washed(spaces: &str, lost: &[u8]) -> Event {
    let spaces = spaces.split(' ').map(|cell| cell.parse().unwrap()).collect();
    let by_seat = BySeat::from_fn(lost.len() as u8, |seat| lost[seat.index()]);
    Event::Washed { spaces, crabs: lost.iter().map(|&n| u32::from(n)).sum(), lost: by_seat }
}

/// The example of all three printings: one move leaves a group of 23 spaces and one of 5, and
/// the 5 are washed away.
#[test]
fn example_23_spaces_against_5() {
    let mut game = resumed(
        4,
        DEFAULTS,
        "a4:2S a6:3M a7:0S b4:0M b6:3L b7:3L c2:3M c3:0L c4:1L c5:0L c6:2L c7:1S d5:2L d6:1L d7:2S e1:1L e2:2M \
         e3:0L e4:0M e5:2M e6:1S f1:3S f2:1M f3:3S f4:1M f5:3S g2:3M g3:2S g4:2L | 0 | -",
    );
    let events = play(&mut game, &["c5-d5"]);
    assert_eq!(events[1], washed("a4 b4 c2 c3 c4", &[2, 1, 1, 1]));
    assert_eq!(game.occupied().len(), 23);
    assert_eq!(
        position(&game),
        "a6:3M a7:0S b6:3L b7:3L c6:2L c7:1S d5:2L0L d6:1L d7:2S e1:1L e2:2M e3:0L e4:0M e5:2M e6:1S f1:3S f2:1M \
         f3:3S f4:1M f5:3S g2:3M g3:2S g4:2L | 1 | -"
    );
}

#[test]
fn the_wave_counts_spaces_before_crabs() {
    let mut game = resumed(2, DEFAULTS, "c4:0S1S1M1L c5:0L d5:1S e4:0M e3:0M | 0 | -");
    play(&mut game, &["c5-c4"]);
    // Five crabs on one space went; three on three spaces stayed. Seat 1's small crab is stuck.
    assert_eq!(position(&game), "d5:1S e3:0M e4:0M | - | 1");
}

#[test]
fn the_wave_counts_crabs_where_spaces_are_equal() {
    let mut game = resumed(2, DEFAULTS, "c4:0S c5:0L d5:1S1M1L | 0 | -");
    let events = play(&mut game, &["c5-c4"]);
    assert_eq!(events[1], washed("c4", &[2, 0]));
}

#[test]
fn ruling_1_the_mover_chooses_between_tied_groups() {
    let mut game = resumed(2, DEFAULTS, "c4:0S c5:0L d5:1S1M | 0 | -");
    play(&mut game, &["c5-c4"]);
    assert_eq!(position(&game), "c4:0S0L d5:1S1M | 0 | - | c4 d5");
    assert_eq!(listed(&game, Seat::at(0)), ["keep c4", "keep d5"]);
    play(&mut game, &["keep c4"]);
    assert_eq!(position(&game), "c4:0S0L | - | 1");
    assert_eq!(ranks(&game), Some(vec![1, 2]));
}

#[test]
fn ruling_1_the_next_seat_chooses_between_tied_groups() {
    let mut game = resumed(2, r#"{"wave_choice":"next"}"#, "c4:0S c5:0L d5:1S1M | 0 | -");
    play(&mut game, &["c5-c4"]);
    assert_eq!(position(&game), "c4:0S0L d5:1S1M | 1 | - | c4 d5");
    play(&mut game, &["keep d5"]);
    // Seat 1 cannot move on a single space. Seat 0 has no crab, and has won.
    assert_eq!(position(&game), "d5:1S1M | - | 1");
    assert_eq!(ranks(&game), Some(vec![1, 2]));
}

#[test]
fn ruling_1_the_next_seat_is_the_next_not_out() {
    let start = "c4:0S c5:0L d5:2S2M | 0 | 1";
    let mut game = resumed(3, r#"{"wave_choice":"next"}"#, start);
    play(&mut game, &["c5-c4"]);
    assert_eq!(position(&game), "c4:0S0L d5:2S2M | 2 | 1 | c4 d5");
}

#[test]
fn ruling_1_of_three_tied_groups_the_one_kept_is_chosen() {
    let mut game = resumed(2, r#"{"layout":"solid"}"#, "c5:1S1M d3:0S d4:0L e4:0M1L | 0 | -");
    play(&mut game, &["d4-d3"]);
    assert_eq!(listed(&game, Seat::at(0)), ["keep c5", "keep d3", "keep e4"]);
    let events = play(&mut game, &["keep e4"]);
    assert_eq!(events[1], washed("c5 d3", &[2, 2]));
}

#[test]
fn ruling_1_only_groups_tied_for_first_can_be_kept_and_all_stay_until_then() {
    let mut game = resumed(2, r#"{"layout":"solid"}"#, "c5:1S d3:0S d4:0L e4:0M1L | 0 | -");
    play(&mut game, &["d4-d3"]);
    assert_eq!(position(&game), "c5:1S d3:0S0L e4:0M1L | 0 | - | d3 e4");
    assert_eq!(game.count(Seat::at(0)), 2);
}

#[test]
fn ruling_2_on_turn_a_seat_is_out_when_its_turn_comes() {
    let mut game = resumed(3, DEFAULTS, "c4:2S c5:0S0L d5:1L | 0 | -");
    play(&mut game, &["c5-c4"]);
    assert_eq!(position(&game), "c4:2S0L c5:0S d5:1L | 1 | -");
    let events = play(&mut game, &["d5-c5"]);
    assert_eq!(events[1..], [Event::Out { seat: Seat::at(2) }]);
    assert_eq!(position(&game), "c4:2S0L c5:0S1L | 0 | 2");
}

#[test]
fn ruling_2_at_once_a_seat_is_out_as_soon_as_it_is_stuck() {
    let mut game = resumed(3, r#"{"elimination":"at_once"}"#, "c4:2S c5:0S0L d5:1L | 0 | -");
    let events = play(&mut game, &["c5-c4"]);
    assert_eq!(events[1..], [Event::Out { seat: Seat::at(2) }]);
    assert_eq!(position(&game), "c4:2S0L c5:0S d5:1L | 1 | 2");
}

#[test]
fn ruling_2_at_once_goes_clockwise_from_the_seat_after_the_mover() {
    for (mover, out, ranking) in [(0, "1 2", [1, 3, 2]), (1, "2 0", [2, 1, 3]), (2, "0 1", [3, 2, 1])] {
        let start = format!("c4:0S1S2S c5:{mover}L | {mover} | -");
        let mut game = resumed(3, r#"{"elimination":"at_once"}"#, &start);
        play(&mut game, &["c5-c4"]);
        // All crabs lie on one space, so nobody can move; the mover is last, and has won.
        assert_eq!(position(&game), format!("c4:0S1S2S{mover}L | - | {out}"));
        assert_eq!(ranks(&game), Some(ranking.to_vec()));
    }
}

#[test]
fn ruling_2_crabs_of_a_seat_that_is_out_never_move_again() {
    let mut game = resumed(3, DEFAULTS, "c4:2S0L c5:0S1L d3:2L | 0 | 2");
    play(&mut game, &["c4-c5"]);
    // 2S and 2L lie open, and the turn still passes them by.
    assert_eq!(position(&game), "c4:2S c5:0S1L0L d3:2L | - | 2 1");
    assert_eq!(ranks(&game), Some(vec![1, 2, 3]));
}

/// Two crabs each that go to and fro.
const TO_AND_FRO: &str = "c4:0S0L c5:0S d5:1S1L e4:1S | 0 | -";
const ROUND: [&str; 4] = ["c4-c5", "d5-e4", "c5-c4", "e4-d5"];

#[test]
fn ruling_3_the_third_occurrence_is_a_draw() {
    let mut game = resumed(2, DEFAULTS, TO_AND_FRO);
    let events = play(&mut game, &ROUND);
    assert_eq!(events[1..], [Event::Repeated { times: 2, limit: 3 }]);
    assert_eq!(game.occurrences(), 2);
    let events = play(&mut game, &ROUND);
    assert_eq!(events[1..], [Event::Drawn { seats: vec![Seat::at(0), Seat::at(1)], times: 3 }]);
    assert_eq!(ranks(&game), Some(vec![1, 1]));
    assert_eq!(position(&game), "c4:0S0L c5:0S d5:1S1L e4:1S | - | -");
}

#[test]
fn ruling_3_any_number_from_2_to_9_may_be_chosen() {
    for times in 2..=9 {
        let mut game = resumed(2, &format!(r#"{{"repetition":{times}}}"#), TO_AND_FRO);
        for round in 1..times {
            assert_eq!(game.outcome(), None, "{times} in round {round}");
            play(&mut game, &ROUND);
        }
        assert_eq!(ranks(&game), Some(vec![1, 1]), "{times}");
    }
}

#[test]
fn ruling_3_zero_turns_repetition_off() {
    let mut game = resumed(2, r#"{"repetition":0}"#, TO_AND_FRO);
    for _ in 0..50 {
        play(&mut game, &ROUND);
    }
    assert_eq!(game.outcome(), None);
    assert_eq!(game.bound(), None);
}

#[test]
fn ruling_3_seats_not_out_share_the_first_rank() {
    let start = TO_AND_FRO.replace("| 0 | -", "| 0 | 2");
    let mut game = resumed(3, r#"{"repetition":2}"#, &start);
    play(&mut game, &ROUND);
    assert_eq!(ranks(&game), Some(vec![1, 1, 3]));
}

#[test]
fn ruling_3_the_seat_to_move_is_part_of_the_position() {
    // Seat 0 comes back after two moves, but then it is the other's turn with other stacks.
    let mut game = resumed(2, r#"{"repetition":2}"#, TO_AND_FRO);
    play(&mut game, &["c4-c5", "d5-e4", "c5-c4"]);
    assert_eq!((game.outcome(), game.occurrences()), (None, 1));
}

#[test]
fn ruling_4_of_many_groups_one_stays() {
    let mut game = resumed(2, r#"{"layout":"solid"}"#, "c5:1S d3:0S d4:0L e4:1M | 0 | -");
    let events = play(&mut game, &["d4-d3"]);
    assert_eq!(events[1], washed("c5 e4", &[0, 2]));
    assert_eq!(position(&game), "d3:0S0L | - | 1");
}

#[test]
fn ruling_5_a_seat_without_crabs_is_out() {
    let mut game = resumed(3, DEFAULTS, "c4:0S0M c5:0L d3:2L d5:1L | 0 | -");
    let events = play(&mut game, &["c5-c4"]);
    assert_eq!(events[1..], [washed("d5", &[0, 1, 0]), Event::Out { seat: Seat::at(1) }]);
    assert_eq!(position(&game), "c4:0S0M0L d3:2L | 2 | 1");
}

#[test]
fn ruling_6_a_seat_blocked_though_uncovered_is_out() {
    let mut game = resumed(2, DEFAULTS, "c4:0M0L c5:0S d5:1S | 0 | -");
    play(&mut game, &["c4-c5"]);
    assert_eq!(position(&game), "c4:0M c5:0S0L d5:1S | - | 1");
}

#[test]
fn ruling_7_a_crab_crawls_exactly_its_steps() {
    // A line of spaces: b4, c3, d2, e2, f2 and the crab at its end.
    for (crab, targets) in [("0L", ["b4-c3"]), ("0M", ["b4-d2"]), ("0S", ["b4-e2"])] {
        let game = resumed(2, DEFAULTS, &format!("b4:{crab} c3:1S d2:1S e2:1S f2:0S | 0 | -"));
        let from_b4: Vec<String> = listed(&game, Seat::at(0)).into_iter().filter(|mv| mv.starts_with("b4")).collect();
        assert_eq!(from_b4, targets);
    }
}

#[test]
fn ruling_7_a_crab_never_comes_back_to_its_start() {
    // Three spaces in a triangle: three steps would lead a small crab home.
    let game = resumed(2, DEFAULTS, "c4:1S0S c3:1S d3:0L | 0 | -");
    assert!(listed(&game, Seat::at(0)).iter().all(|mv| mv.starts_with("d3")));
    assert!(game.check(Seat::at(0), &"c4-c4".parse().unwrap()).is_err());
}

#[test]
fn ruling_7_a_small_crab_may_end_beside_its_start() {
    // By b5 and c4 to c3, or by c3 and c4 to b5; c4 itself is never three steps away.
    let game = resumed(2, DEFAULTS, "b4:0S b5:1S c3:0S c4:1S | 0 | -");
    let from_b4: Vec<String> = listed(&game, Seat::at(0)).into_iter().filter(|mv| mv.starts_with("b4")).collect();
    assert_eq!(from_b4, ["b4-b5", "b4-c3"]);
}

#[test]
fn a_crab_ends_on_its_size_or_smaller_of_any_colour() {
    let ends = |crab: &str| {
        let game =
            resumed(2, r#"{"layout":"solid"}"#, &format!("d4:{crab} d3:0S e3:0M e4:1L d5:1S c5:1M c4:0L | 0 | -"));
        let mut texts = listed(&game, Seat::at(0));
        texts.retain(|mv| mv.starts_with("d4"));
        texts
    };
    assert_eq!(ends("0L"), ["d4-c4", "d4-c5", "d4-d3", "d4-d5", "d4-e3", "d4-e4"]);
    assert_eq!(ends("0M"), ["d4-c5", "d4-d3", "d4-d5", "d4-e3"]);
    assert_eq!(ends("0S"), ["d4-d3", "d4-d5"]);
}
