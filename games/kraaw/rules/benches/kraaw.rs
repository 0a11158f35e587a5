//! How fast Kraaw is played at random, and how fast a world is imagined from a view.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Chance, Game, Nobody, Turn, Viewpoint};
use kraaw_rules::{Asked, Kraaw, Phase};
use std::hint::black_box;
use testkit::{Dice, dice};

/// How many decisions a measured stretch of play has.
const DECISIONS: u64 = 1_000;

fn new_game(seats: u8) -> Kraaw {
    Kraaw::new(&Kraaw::options(seats, &Asked::default()).expect("the defaults are sound"))
}

/// One deal or decision at random; a game that is over starts again. Says whether it was a decision.
fn step(game: &mut Kraaw, chance: &mut impl Chance) -> bool {
    match game.turn() {
        Turn::Dealer => {
            let deal = game.deal(chance);
            game.apply_deal(&deal, &mut Nobody);
            false
        }
        Turn::Seats(seats) => {
            let seat = seats.first().expect("somebody is due");
            let mv = game.pick(seat, chance).expect("a seat that is due has a move");
            game.apply(seat, &mv, &mut Nobody);
            true
        }
        Turn::Over(_) => {
            *game = new_game(game.seats());
            false
        }
    }
}

fn decide(game: &mut Kraaw, chance: &mut Dice) {
    let mut left = DECISIONS;
    while left > 0 {
        left -= u64::from(step(game, chance));
    }
}

/// Plays on until a round has ended.
fn play_round(game: &mut Kraaw, chance: &mut Dice) {
    while !step(game, chance) {}
    let round = game.course().round;
    while game.course().round == round && game.outcome().is_none() {
        step(game, chance);
    }
}

fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("kraaw/decisions");
    group.throughput(Throughput::Elements(DECISIONS));
    for seats in [2, 4, 6] {
        let (mut game, mut chance) = (new_game(seats), dice(1));
        group.bench_function(format!("{seats} seats"), |b| b.iter(|| decide(&mut game, &mut chance)));
    }
    group.finish();
    let mut group = c.benchmark_group("kraaw/rounds");
    group.throughput(Throughput::Elements(1));
    for seats in [2, 4, 6] {
        let (mut game, mut chance) = (new_game(seats), dice(1));
        group.bench_function(format!("{seats} seats"), |b| b.iter(|| play_round(&mut game, &mut chance)));
    }
    group.finish();
}

/// A game in the middle of a round: every seat has had about two turns.
fn mid_round(seats: u8, chance: &mut Dice) -> Kraaw {
    let mut game = new_game(seats);
    let mut turns = 0;
    while turns < 2 * seats || game.course().phase != Phase::Main {
        let before = game.course().turn;
        step(&mut game, chance);
        if game.course().round > 1 {
            (game, turns) = (new_game(seats), 0);
        }
        turns += u8::from(game.course().phase == Phase::Main && game.course().turn != before);
    }
    game
}

fn imagining(c: &mut Criterion) {
    let mut group = c.benchmark_group("kraaw/imagine");
    group.throughput(Throughput::Elements(1));
    for seats in [2, 4, 6] {
        let mut chance = dice(2);
        let game = mid_round(seats, &mut chance);
        let view = game.view(Viewpoint::Seat(game.course().turn));
        group.bench_function(format!("{seats} seats"), |b| b.iter(|| Kraaw::imagine(black_box(&view), &mut chance)));
    }
    group.finish();
}

fn copying(c: &mut Criterion) {
    let game = mid_round(4, &mut dice(3));
    c.bench_function("kraaw/copy", |b| b.iter(|| *black_box(&game)));
}

criterion_group!(benches, playouts, imagining, copying);
criterion_main!(benches);
