//! Late positions of Crab Stack, held against brute force.

use bots::alphabeta::{AlphaBeta, Config, PROVEN};
use bots::{Budget, Dice};
use crab_stack::bot::Eyes;
use crab_stack::rules::{Asked, CrabStack};
use kernel::{Game, Nobody, Seat, Turn};
use std::ops::ControlFlow;

/// A late position with somebody to move: random play until few spaces are left.
fn late(spaces: u32, dice: &mut Dice) -> CrabStack {
    loop {
        let mut game = CrabStack::new(&CrabStack::options(2, &Asked::default()).unwrap());
        let deal = game.deal(dice);
        game.apply_deal(&deal, &mut Nobody);
        while let Turn::Seats(seats) = game.turn() {
            if game.occupied().len() <= spaces {
                return game;
            }
            let seat = seats.first().unwrap();
            let mv = game.pick(seat, dice).unwrap();
            game.apply(seat, &mv, &mut Nobody);
        }
    }
}

/// 1 if the seat to act wins within so many moves whatever the other does, -1 if it loses, 0 if that is not known.
fn brute(game: &CrabStack, depth: u32) -> i32 {
    let Turn::Seats(seats) = game.turn() else { panic!("somebody is to act") };
    let seat = seats.first().unwrap();
    let mut best = -1;
    let _ = game.moves(seat, &mut |mv| {
        let mut next = game.clone();
        next.apply(seat, &mv, &mut Nobody);
        best = best.max(result(&next, seat, depth - 1));
        if best == 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    best
}

fn result(game: &CrabStack, seat: Seat, depth: u32) -> i32 {
    match game.turn() {
        Turn::Over(outcome) if outcome.winners().len() > 1 => 0,
        Turn::Over(outcome) => {
            if outcome.winners().contains(seat) {
                1
            } else {
                -1
            }
        }
        _ if depth == 0 => 0,
        Turn::Seats(seats) if seats.contains(seat) => brute(game, depth),
        _ => -brute(game, depth),
    }
}

#[test]
fn what_is_proven_is_so_and_what_is_so_is_found() {
    let mut dice = Dice::new(11);
    let (mut wins, mut losses) = (0, 0);
    for spaces in [4, 5, 6, 7] {
        for _ in 0..25 {
            let game = late(spaces, &mut dice);
            let depth = 5;
            let truth = brute(&game, depth);
            let config = Config { depth: depth as usize, reduce: false, table_bits: 12, ..Config::default() };
            let report = AlphaBeta::new(Eyes::open(), config).search(&game, &Budget::unlimited()).unwrap();
            let score = report.moves[0].score;
            let found = i32::from(score >= PROVEN) - i32::from(score <= -PROVEN);
            assert_eq!(found, truth, "{:?}", game.position());
            wins += u32::from(truth == 1);
            losses += u32::from(truth == -1);
        }
    }
    assert!(wins > 10 && losses > 10, "{wins} wins and {losses} losses are too few to tell");
}

#[test]
fn a_proven_win_is_won_against_any_defence() {
    let mut dice = Dice::new(3);
    let mut tried = 0;
    while tried < 12 {
        let mut game = late(9, &mut dice);
        let config = Config { nodes: 60_000, table_bits: 15, ..Config::default() };
        let mut search = AlphaBeta::new(Eyes::open(), config);
        let Turn::Seats(seats) = game.turn() else { continue };
        let winner = seats.first().unwrap();
        if search.search(&game, &Budget::unlimited()).unwrap().moves[0].score < PROVEN {
            continue;
        }
        tried += 1;
        while let Turn::Seats(seats) = game.turn() {
            let seat = seats.first().unwrap();
            let mv = if seat == winner {
                search.search(&game, &Budget::unlimited()).unwrap().moves[0].mv
            } else {
                game.pick(seat, &mut dice).unwrap()
            };
            game.apply(seat, &mv, &mut Nobody);
        }
        assert!(game.outcome().unwrap().winners().contains(winner));
    }
}
