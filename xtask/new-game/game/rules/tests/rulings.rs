//! The law of New Game, ruling by ruling.

use kernel::{Game, Nobody, Rule as _, Seat, Turn};
use newgame_rules::{Asked, Deal, Move, NewGame, Rule};

const A: Seat = Seat::at(0);
const B: Seat = Seat::at(1);

/// A game of one round with these pearls.
fn round(pearls: [u8; 2]) -> NewGame {
    let mut game = NewGame::new(&NewGame::options(2, &Asked { rounds: Some(1) }).unwrap());
    game.accept(&Deal { pearls: pearls.into() }, &mut Nobody).unwrap();
    game
}

fn ranks(game: &NewGame) -> [u8; 2] {
    let Turn::Over(outcome) = game.turn() else { panic!("it is over") };
    [outcome.ranks[A], outcome.ranks[B]]
}

#[test]
fn the_highest_pearl_and_bid_wins_the_round() {
    let mut game = round([4, 6]);
    game.play(A, &Move(3), &mut Nobody).unwrap();
    game.play(B, &Move(0), &mut Nobody).unwrap();
    assert_eq!(ranks(&game), [1, 2]);
}

/// Ruling 1.
#[test]
fn a_round_that_is_shared_is_won_by_all_and_shells_decide() {
    let mut game = round([4, 6]);
    game.play(A, &Move(2), &mut Nobody).unwrap();
    game.play(B, &Move(0), &mut Nobody).unwrap();
    assert_eq!(ranks(&game), [2, 1]);
}

#[test]
fn a_bid_is_refused_by_the_rule_it_breaks() {
    let mut game = round([4, 6]);
    assert_eq!(game.check(A, &Move(4)), Err(Rule::Most));
    game.play(A, &Move(1), &mut Nobody).unwrap();
    assert_eq!(game.check(A, &Move(1)), Err(Rule::Once));
    assert!(Rule::ALL.iter().all(|rule| rule.code().starts_with(NewGame::ID)));
}

#[test]
fn a_deal_of_a_pearl_twice_or_of_too_few_is_refused() {
    let game = NewGame::new(&NewGame::options(2, &Asked::default()).unwrap());
    for (pearls, code) in [(vec![4, 4], "newgame/deal-pearl"), (vec![0, 4], "newgame/deal-pearl"), (vec![4], "newgame/deal-seats")] {
        assert_eq!(game.check_deal(&Deal { pearls }).unwrap_err().code(), code);
    }
}
