//! Rounds, deciding rounds and the end of the game.

use crate::script::{Table, kinds};
use kernel::{Game, Turn};
use kraaw_rules::Rule;
use serde_json::{Value, json};

const THREE: [[&str; 2]; 3] = [["reveal 1", "leave"], ["reveal 2", "leave"], ["reveal 3", "leave"]];

/// Plays the round out: the first player shows its first three cards and discards the others, the rest show three.
fn play_out(table: &mut Table) {
    table.keep();
    let course = *table.game.course();
    for (turn, moves) in THREE.iter().enumerate() {
        let mut seat = course.first;
        loop {
            if seat == course.first && turn < 2 {
                let bonus = format!("lock {} discard {}", turn + 1, turn + 4);
                table.turn(seat.number(), &[moves[0], moves[1], &bonus]);
            } else {
                let moves = if seat == course.first { &moves[..1] } else { &moves[..] };
                table.turn(seat.number(), moves);
            }
            seat = course.next(seat);
            if seat == course.first {
                break;
            }
        }
    }
}

/// A round of three that seats 0 and 1 tie perfectly.
const TIED: [[u8; 5]; 3] = [[3, 2, 2, 1, 1], [3, 2, 2, 1, 1], [2, 2, 1, 1, 4]];
const TIED_DOG: [u8; 5] = [3, 3, 4, 4, 5];

#[test]
fn the_first_seat_alone_at_the_target_wins_and_the_others_are_ranked_by_rounds() {
    let mut table = Table::new(3, json!({ "rounds_to_win": 2 }));
    let nests = [[3, 3, 2, 1, 1], [3, 2, 1, 1, 1], [2, 2, 1, 2, 2]];
    for _ in 0..2 {
        table.deal(&nests, [3, 4, 4, 4, 5]);
        play_out(&mut table);
    }
    assert_eq!(table.wins(), [2, 0, 0]);
    let Turn::Over(outcome) = table.game.turn() else { panic!("the game is over") };
    assert_eq!(outcome.ranks.as_slice(), [1, 2, 2]);
    assert_eq!(kinds(&table.events).last().unwrap(), "game-over");
}

#[test]
fn the_end_shows_all_and_lies_as_the_last_round_left_it() {
    let mut table = Table::new(2, json!({ "rounds_to_win": 1 }));
    table.deal(&[[3, 2, 2, 1, 1], [1, 1, 2, 3, 4]], [2, 2, 3, 4, 5]);
    play_out(&mut table);
    assert_eq!(
        table.position(),
        json!({
            "round": 1, "wins": [1, 0], "playing": [0, 1], "first": 0, "phase": "over", "turn": null, "pending": null,
            "stayed": [], "quiet": 0, "nests": [["3!", "2!", "2", "-", "-"], ["1", "1", "2", "?3", "?4"]],
            "dog": [2, 2, 3, 4, 5], "gone": ["?1", "?1"]
        })
    );
    assert_eq!(table.sees(0, 1, 5), "?4", "a game that is over has no secrets");
    assert_eq!(table.legal(0).len() + table.legal(1).len(), 0);
}

#[test]
fn the_first_player_moves_on_round_by_round_in_the_direction_of_play() {
    for (direction, expected) in [("clockwise", [0, 1, 2, 0]), ("counterclockwise", [0, 2, 1, 0])] {
        let mut table = Table::new(3, json!({ "rounds_to_win": 9, "direction": direction }));
        for first in expected {
            table.deal(&TIED, TIED_DOG);
            assert_eq!(table.game.course().first.number(), first, "{direction}");
            play_out(&mut table);
        }
    }
}

#[test]
fn counterclockwise_turns_go_down_the_seats() {
    let mut table = Table::new(3, json!({ "direction": "counterclockwise" }));
    table.deal(&TIED, TIED_DOG);
    let mut order = Vec::new();
    while table.phase() == kraaw_rules::PhaseName::Dog {
        let seat = table.game.course().turn.number();
        order.push(seat);
        table.play(&[&format!("{seat} keep")]);
    }
    assert_eq!(order, [0, 2, 1]);
    table.turn(0, &["reveal 1", "leave"]);
    assert_eq!(table.game.course().turn.number(), 2);
}

/// Seats 0 and 1 reach the target together, and play a deciding round.
fn deciding() -> Table {
    let mut table = Table::new(3, json!({ "rounds_to_win": 1 }));
    table.deal(&TIED, TIED_DOG);
    play_out(&mut table);
    assert_eq!((table.wins(), kinds(&table.events).pop().unwrap()), (vec![1, 1, 0], "deciding".to_owned()));
    table
}

#[test]
fn those_who_reach_the_target_together_play_a_deciding_round_with_their_own_deck() {
    let mut table = deciding();
    table.deal_lists(&[vec![3, 2, 2, 1, 1], vec![1, 1, 2, 3, 4], vec![]], [2, 2, 3, 4, 5]);
    let position = table.position();
    assert_eq!((&position["playing"], &position["nests"][2]), (&json!([0, 1]), &json!([])));
    assert_eq!(position["first"], 1, "the next after the last first player");
    table.keep();
    assert_eq!(table.refusal("1 steal 2:1"), Rule::SittingOut);
    assert_eq!(table.seen(2)["hand"], Value::Null, "a seat that sits out has no hand");
    play_out(&mut table);
    assert_eq!(table.wins(), [2, 1, 0], "such a round counts like any other");
    assert_eq!(table.game.outcome().unwrap().ranks.as_slice(), [1, 2, 3]);
}

#[test]
fn the_first_player_of_a_deciding_round_is_the_next_who_plays_it() {
    let mut table = Table::new(3, json!({ "rounds_to_win": 1 }));
    table.deal(&[TIED[0], TIED[2], TIED[1]], TIED_DOG);
    play_out(&mut table);
    table.deal_lists(&[vec![3, 2, 2, 1, 1], vec![], vec![1, 1, 2, 3, 4]], [2, 2, 3, 4, 5]);
    assert_eq!(table.game.course().first.number(), 2, "seat 1 sits out");
    table.keep();
    table.turn(2, &["reveal 1", "leave"]);
    assert_eq!(table.game.course().turn.number(), 0);
}

#[test]
fn a_perfect_tie_in_a_deciding_round_is_played_again() {
    let mut table = deciding();
    table.deal_lists(&[vec![3, 2, 1, 1, 1], vec![3, 2, 1, 3, 2], vec![]], [2, 2, 4, 4, 5]);
    play_out(&mut table);
    assert_eq!(table.wins(), [2, 2, 0]);
    assert_eq!(table.game.turn(), Turn::Dealer);
    table.deal_lists(&[vec![3, 2, 1, 1, 1], vec![4, 2, 1, 3, 2], vec![]], [2, 2, 3, 4, 5]);
    play_out(&mut table);
    assert_eq!(table.wins(), [2, 3, 0]);
    assert_eq!(table.game.outcome().unwrap().ranks.as_slice(), [2, 1, 3]);
}

#[test]
fn ruling_7_three_or_more_at_once_decide_among_themselves_and_again_among_those_tied() {
    let mut table = Table::new(4, json!({ "rounds_to_win": 1 }));
    table.deal(&[[3, 2, 1, 1, 2], [3, 2, 1, 1, 2], [3, 2, 1, 1, 2], [1, 1, 2, 3, 3]], [2, 4, 4, 4, 5]);
    play_out(&mut table);
    assert_eq!(table.wins(), [1, 1, 1, 0]);
    // A round of three: seats 0 and 2 tie, seat 1 falls out.
    table.deal_lists(&[vec![3, 2, 2, 1, 1], vec![2, 2, 1, 1, 4], vec![3, 2, 2, 1, 1], vec![]], TIED_DOG);
    play_out(&mut table);
    assert_eq!((table.wins(), table.game.course().playing.len()), (vec![2, 1, 2, 0], 2));
    table.deal_lists(&[vec![3, 2, 2, 1, 1], vec![], vec![1, 1, 2, 3, 4], vec![]], [2, 2, 3, 4, 5]);
    play_out(&mut table);
    assert_eq!(table.game.outcome().unwrap().ranks.as_slice(), [1, 3, 2, 4]);
}

#[test]
fn a_perfect_tie_below_the_target_decides_nothing() {
    let mut table = Table::new(3, json!({ "rounds_to_win": 2 }));
    table.deal(&TIED, TIED_DOG);
    play_out(&mut table);
    assert_eq!(table.wins(), [1, 1, 0]);
    table.deal(&TIED, TIED_DOG);
    assert_eq!(table.game.course().playing.len(), 3, "nobody has reached the target");
}

#[test]
fn the_last_round_stays_explained_in_the_view_of_the_next() {
    let mut table = Table::new(3, json!({}));
    table.deal(&TIED, TIED_DOG);
    assert_eq!(table.seen(2)["last"], Value::Null);
    play_out(&mut table);
    table.deal(&TIED, TIED_DOG);
    assert_eq!(table.seen(2)["last"]["winners"], json!([0, 1]));
    assert_eq!(table.seen(2)["last"]["round"], 1);
}

#[test]
fn a_view_still_shows_how_the_round_before_ended() {
    use kernel::{Nobody, Turn, Viewpoint};
    use kraaw_rules::{Kraaw, Place, Spot, View};

    let lay = |view: &View, seat| Place::ALL.map(|place| Spot::of(view.nests[seat].at(place)));
    let mut bits = 5_u32;
    let mut chance = move || {
        bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        bits
    };
    let mut game = Kraaw::new(&Kraaw::options(4, &kraaw_rules::Asked::default()).unwrap());
    let mut rounds = 0;
    loop {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Dealer => {
                let before = game.view(Viewpoint::Audience);
                let deal = game.deal(&mut chance);
                game.accept(&deal, &mut Nobody).unwrap();
                let Some(last) = game.view(Viewpoint::Seat(kernel::Seat::at(0))).last_round() else { continue };
                if before.nests.as_slice().iter().any(|nest| !nest.counting().is_empty()) {
                    rounds += 1;
                    assert!(last.course.playing.iter().all(|seat| lay(&last, seat) == lay(&before, seat)));
                    assert_eq!((last.course.wins, last.from), (before.course.wins, Viewpoint::Audience));
                }
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let mv = game.pick(seat, &mut chance).unwrap();
                game.apply(seat, &mv, &mut Nobody);
            }
        }
    }
    assert!(rounds > 2);
}
