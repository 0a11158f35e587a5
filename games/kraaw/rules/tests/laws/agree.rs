//! The fast game and the plain one agree, move for move.

use crate::plain::Plain;
use crate::subject::KraawSubject;
use kernel::{Game, Seat, Turn};
use kraaw_rules::Kraaw;
use serde_json::{Value, json};
use testkit::{Entry, Line, fold, wander};

fn line(seed: u64) -> Line<Kraaw> {
    let mut last = None;
    wander::<KraawSubject>(seed, |_, line, _| last = Some(line.clone()));
    last.expect("a game shows at least one state")
}

fn texts(game: &Kraaw, seat: Seat) -> Vec<String> {
    game.legal(seat).iter().map(ToString::to_string).collect()
}

fn step(plain: &mut Plain, entry: &Entry<Kraaw>) {
    match entry {
        Entry::Deal(deal) => plain.deal(&serde_json::to_value(deal).unwrap()),
        Entry::Move(seat, mv) => plain.play(seat.index(), &mv.to_string()),
    }
}

fn compare(game: &Kraaw, plain: &Plain, at: &str) {
    match game.turn() {
        Turn::Dealer => return assert!(plain.dealer_due(), "{at}"),
        Turn::Over(outcome) => assert_eq!(json!(outcome.ranks), json!(plain.ranks()), "{at}"),
        Turn::Seats(seats) => assert_eq!(json!(seats), json!(plain.due()), "{at}"),
    }
    assert_eq!(serde_json::to_value(game.position()).unwrap(), plain.position(), "{at}");
    for seat in Seat::all(game.seats()) {
        assert_eq!(texts(game, seat), plain.legal(seat.index()), "{at}, seat {seat}");
    }
}

#[test]
fn the_fast_game_and_the_plain_one_agree() {
    let (mut deciding, mut quiet, mut swapped) = (0, 0, 0);
    for seed in 0..300 {
        let line = line(seed);
        let options: Value = serde_json::to_value(line.options).unwrap();
        let mut plain = Plain::new(line.seats.into(), &options);
        fold(&line.options, &line.log, |at, game: &Kraaw, _| {
            step(&mut plain, &line.log[at]);
            compare(game, &plain, &format!("seed {seed}, entry {at}"));
            deciding += u32::from(game.course().deciding() && game.outcome().is_none());
            quiet += u32::from(game.course().quiet > 0);
            swapped += u32::from(game.course().swapped.is_some());
        })
        .unwrap_or_else(|misfit| panic!("seed {seed}: {misfit:?}"));
    }
    assert!(deciding > 100 && quiet > 100 && swapped > 100, "the rare cases came up: {deciding} {quiet} {swapped}");
}
