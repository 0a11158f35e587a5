//! The strangers play sensibly, or beating them would say nothing.

mod toys;

use bots::contest::strangers::{InformationSets, Uct, generic};
use bots::{Bot, Budget, Choice};
use kernel::{Game, Seat, Viewpoint};
use toys::Number;
use toys::nim::Nim;
use toys::tic_tac_toe::TicTacToe;

fn ask<G: Game>(bot: &mut impl Bot<G>, game: &G, seat: u8) -> Choice<G::Move> {
    let seat = Seat::at(seat);
    bot.choose(&game.view(Viewpoint::Seat(seat)), seat, &Budget::simulations(2_000)).expect("it is to act")
}

#[test]
fn threats_are_seen_by_either() {
    let (parry, win) = (TicTacToe::after(&[0, 4, 1]), TicTacToe::after(&[0, 3, 1, 4]));
    assert_eq!(ask(&mut Uct::new(3), &parry, 1).mv, Number(2));
    assert_eq!(ask(&mut InformationSets::new(3), &parry, 1).mv, Number(2));
    assert_eq!(ask(&mut Uct::new(3), &win, 0).mv, Number(2));
    assert_eq!(ask(&mut InformationSets::new(3), &win, 0).mv, Number(2));
}

#[test]
fn of_three_each_wants_its_own_win() {
    let last = Nim::<3> { heaps: [2, 0, 0], turn: 2 };
    assert_eq!(ask(&mut Uct::new(5), &last, 2).mv, Number(2));
}

#[test]
fn whoever_is_not_to_act_has_nothing_to_say() {
    let (game, other) = (TicTacToe::default(), Seat::at(1));
    let view = game.view(Viewpoint::Seat(other));
    assert!(generic::<TicTacToe>(1).choose(&view, other, &Budget::simulations(10)).is_none());
    let mut hidden = InformationSets::new(1);
    assert!(Bot::<TicTacToe>::choose(&mut hidden, &view, other, &Budget::simulations(10)).is_none());
}
