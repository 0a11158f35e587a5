//! How fast Crabs! is played: playouts by decisions, and the largest moves there are to list.

use crabs_rules::{Asked, Crabs, Deal, Kind, Move, Opening};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Chance, Game, Nobody, Seat, Turn, Viewpoint};
use std::hint::black_box;
use std::ops::ControlFlow;
use testkit::{Dice, dice};

fn dealt(seats: u8, dice: &mut Dice) -> Crabs {
    let mut game = Crabs::new(&Crabs::options(seats, &Asked::default()).expect("these options are sound"));
    game.apply_deal(&game.deal(dice), &mut Nobody);
    game
}

/// Plays a random game to its end and counts the decisions.
fn playout(mut game: Crabs, chance: &mut impl Chance) -> u64 {
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Dealer => game.apply_deal(&game.deal(chance), &mut Nobody),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let mv = game.pick(seat, chance).expect("a seat that is to act has a move");
                game.apply(seat, &mv, &mut Nobody);
                decisions += 1;
            }
            Turn::Over(_) => return decisions,
        }
    }
}

fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("crabs/playouts");
    for seats in [2, 3, 5] {
        let starts: Vec<Crabs> = (0..32).map(|seed| dealt(seats, &mut dice(seed))).collect();
        let all = || starts.iter().zip(0..).map(|(game, seed)| playout(game.clone(), &mut dice(seed))).sum::<u64>();
        group.throughput(Throughput::Elements(all()));
        group.bench_function(format!("decisions of {seats} seats"), |b| b.iter(all));
    }
    group.finish();
}

fn cards(text: &str) -> Vec<Kind> {
    text.split_whitespace().map(|word| word.parse().expect("a card")).collect()
}

/// A pool of 20 and a hand of 8 different cards.
fn crowded() -> (Crabs, Seat) {
    let mut game = Crabs::new(&Crabs::options(2, &Asked::default()).expect("these options are sound"));
    let Deal::Opening(fair) = game.deal(&mut dice(0)) else { unreachable!("a game opens with an opening") };
    let hands = vec![cards("1 1 1 1 1 2"), cards("1 1 1 1 1 3")];
    let pool = cards("1 2 2 2 3 3 4 4 5 5");
    let mut deck = cards("2* 3 1* 1* 3* 4 1* 4 4* 5*");
    let mut rest = *Crabs::options(2, &Asked::default()).expect("these options are sound").edition().crabs();
    for &kind in hands.iter().flatten().chain(&pool).chain(&deck) {
        rest.remove(kind);
    }
    deck.extend(rest.iter());
    let opening = Opening { first: 0, hands, pool, deck, vendors: fair.vendors };
    game.accept(&Deal::Opening(opening), &mut Nobody).expect("the deal fits");
    let grabs = ["grab deck"; 10];
    let moves = ["raise 1 1 1 1 1 for 5"; 2].into_iter().chain(grabs).chain(["raise 1* 1* 1* for 3"]);
    for text in moves {
        let Turn::Seats(seats) = game.turn() else { unreachable!("a seat is to act") };
        let seat = seats.first().expect("a seat is to act");
        game.play(seat, &text.parse().expect("a move"), &mut Nobody).expect("a legal move");
    }
    let position = game.position();
    assert_eq!((position.hands[Seat::at(0)].len(), position.pool.len()), (8, 20));
    (game, Seat::at(0))
}

fn largest_moves(c: &mut Criterion) {
    let (game, seat) = crowded();
    let mut group = c.benchmark_group("crabs/20-card pool, 8-card hand");
    println!("{} moves", game.count(seat));
    group.bench_function("list all", |b| {
        b.iter(|| {
            let mut listed = 0_u64;
            let _ = game.moves(seat, &mut |mv| {
                black_box(mv);
                listed += 1;
                ControlFlow::Continue(())
            });
            listed
        });
    });
    group.bench_function("count", |b| b.iter(|| game.count(black_box(seat))));
    let raise = last_raise(&game, seat);
    group.bench_function("check one raise", |b| b.iter(|| game.check(seat, black_box(&raise))));
    group.bench_function("pick", |b| {
        let mut dice = dice(1);
        b.iter(|| game.pick(seat, &mut dice));
    });
    group.finish();
}

fn last_raise(game: &Crabs, seat: Seat) -> Move {
    let mut raise = Move::Pass;
    let _ = game.moves(seat, &mut |mv| {
        if matches!(mv, Move::Raise { .. }) {
            raise = mv;
        }
        ControlFlow::Continue(())
    });
    raise
}

fn states(c: &mut Criterion) {
    let (game, seat) = crowded();
    let mut group = c.benchmark_group("crabs/state");
    println!("a state has {} bytes, a move {}", size_of::<Crabs>(), size_of::<Move>());
    group.bench_function("copy", |b| b.iter(|| black_box(&game).clone()));
    let view = game.view(Viewpoint::Seat(seat));
    group.bench_function("imagine", |b| {
        let mut dice = dice(1);
        b.iter(|| Crabs::imagine(&view, &mut dice));
    });
    group.finish();
}

criterion_group!(benches, playouts, largest_moves, states);
criterion_main!(benches);
