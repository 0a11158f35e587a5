//! How fast Crab Stack is: random playouts, perft, and copying the state, on one thread.

use core::convert::Infallible;
use crab_stack_rules::{Asked, CrabStack};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Chance, Game, Nobody, Turn};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The same seed deals and plays the same games.
fn dice(seed: u64) -> impl Chance {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    move || rng.next_u32()
}

/// A dealt game of so many seats, the same for the same seed.
fn start(seats: u8, seed: u64) -> CrabStack {
    let mut dice = dice(seed);
    let mut game = CrabStack::new(&CrabStack::options(seats, &Asked::default()).expect("defaults are sound"));
    let deal = game.deal(&mut dice);
    game.apply_deal(&deal, &mut Nobody);
    game
}

/// Plays at random to the end; how many plies that took.
fn playout(game: &mut CrabStack, dice: &mut impl Chance) -> u64 {
    let mut plies = 0;
    while let Turn::Seats(seats) = game.turn() {
        let Some(mv) = seats.first().and_then(|seat| Some((seat, game.pick(seat, dice)?))) else { break };
        game.apply(mv.0, &mv.1, &mut Nobody);
        plies += 1;
    }
    plies
}

/// Plays games from 64 starts until at least `plies` are played, and gives the time for exactly
/// that many.
fn time_plies(starts: &[CrabStack], dice: &mut impl Chance, plies: u64) -> Duration {
    let mut game = starts[0].clone();
    let (mut played, begun) = (0, Instant::now());
    for start in starts.iter().cycle() {
        game.clone_from(start);
        played += playout(&mut game, dice);
        if played >= plies {
            break;
        }
    }
    begun.elapsed().mul_f64(plies as f64 / played as f64)
}

fn playouts(c: &mut Criterion) {
    for seats in [2, 4] {
        let starts: Vec<_> = (0..64).map(|seed| start(seats, seed)).collect();
        let mut group = c.benchmark_group(format!("playouts/{seats} seats"));
        group.throughput(Throughput::Elements(1));
        let mut chance = dice(1);
        group.bench_function("ply", |b| b.iter_custom(|plies| time_plies(&starts, &mut chance, plies)));
        let mut game = starts[0].clone();
        let mut next = starts.iter().cycle();
        group.bench_function("game", |b| {
            b.iter(|| {
                game.clone_from(next.next().expect("the starts go round"));
                playout(&mut game, &mut chance)
            });
        });
        group.finish();
    }
}

fn perft(game: &CrabStack, depth: u32) -> u64 {
    let Ok(nodes) = kernel::perft::<_, Infallible>(game, depth, &mut |_, _| unreachable!("all is dealt"));
    nodes
}

fn sequences(c: &mut Criterion) {
    let game = start(2, 1);
    let mut group = c.benchmark_group("perft/2 seats");
    group.sample_size(10);
    for depth in [4, 5] {
        group.throughput(Throughput::Elements(perft(&game, depth)));
        group.bench_function(BenchmarkId::from_parameter(depth), |b| b.iter(|| perft(black_box(&game), depth)));
    }
    group.finish();
}

fn copies(c: &mut Criterion) {
    let game = start(4, 1);
    let mut copy = game.clone();
    c.bench_function("copy/clone_from", |b| b.iter(|| black_box(&mut copy).clone_from(black_box(&game))));
    c.bench_function("copy/clone", |b| b.iter(|| black_box(&game).clone()));
}

criterion_group! {
    name = crab_stack;
    config = Criterion::default().warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    targets = playouts, sequences, copies
}
criterion_main!(crab_stack);
