//! Packed positions are the positions they were made from.

mod common;

use crab_stack_rules::{Asked, CrabStack};
use kernel::{Game, Nobody, Turn};
use std::collections::HashMap;
use testkit::{Dice, dice};

/// Random options for two seats.
fn games_of_two(dice: &mut Dice) -> impl Iterator<Item = Asked> {
    std::iter::repeat_with(|| common::random_asked(dice)).filter(|(seats, _)| *seats == 2).map(|(_, asked)| asked)
}

#[test]
fn what_is_packed_unpacks_to_the_same_position_and_no_two_are_packed_alike() {
    let (mut dice, mut known) = (dice(8), HashMap::new());
    for asked in games_of_two(&mut dice).take(400).collect::<Vec<_>>() {
        let options = CrabStack::options(2, &asked).unwrap();
        let mut game = CrabStack::new(&options);
        assert_eq!(game.packed(), None, "nobody is to act");
        let deal = game.deal(&mut dice);
        game.apply_deal(&deal, &mut Nobody);
        while let Turn::Seats(seats) = game.turn() {
            let packed = game.packed().expect("two seats, and one of them is to act");
            let (unpacked, text) = (game.unpacked(packed), game.position().to_string());
            assert_eq!(unpacked.position().to_string(), text);
            assert_eq!((unpacked.key(), unpacked.turn()), (game.key(), game.turn()));
            let before = known.insert((format!("{options:?}"), packed), text.clone());
            assert!(before.is_none_or(|before| before == text));
            let seat = seats.first().unwrap();
            assert_eq!(unpacked.legal(seat), game.legal(seat));
            let mv = game.pick(seat, &mut dice).unwrap();
            game.apply(seat, &mv, &mut Nobody);
        }
    }
    assert!(known.len() > 2_000, "{}", known.len());
    assert!(known.values().any(|text| text.matches('|').count() == 3), "a choice between groups was due at least once");
}
