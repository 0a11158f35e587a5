//! How fast players think, one thread: what the games' benchmarks print.

use crate::tree::{self, Policy, TreeSearch, playout};
use crate::{Bot, Budget, Dice, Level, Playable};
use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A game with all due deals made, after so many random moves.
pub fn somewhere<G: Game>(seats: u8, moves: u32, dice: &mut Dice) -> G {
    loop {
        let mut game = G::new(&G::options(seats, &G::Asked::default()).expect("no options are fine"));
        let mut left = moves;
        loop {
            match game.turn() {
                Turn::Dealer => {
                    let deal = game.deal(dice);
                    game.apply_deal(&deal, &mut Nobody);
                }
                Turn::Seats(_) if left == 0 => return game,
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap_or_default();
                    let mv = game.pick(seat, dice).expect("a seat to act has a move");
                    game.apply(seat, &mv, &mut Nobody);
                    left -= 1;
                }
                Turn::Over(_) => break,
            }
        }
    }
}

fn due<G: Game>(game: &G) -> Seat {
    if let Turn::Seats(seats) = game.turn() { seats.first().unwrap_or_default() } else { Seat::default() }
}

/// Prints simulations a second of the search, and of imagining and playing out alone, by the same policy.
pub fn simulations<G: Game, P: Policy<G>>(seats: u8, config: tree::Config, mut policy: P) {
    let mut dice = Dice::new(4);
    let (mut searched, mut bare) = (0_f64, 0_f64);
    for moves in [6, 14] {
        let game: G = somewhere(seats, moves, &mut dice);
        let seat = due(&game);
        let view = game.view(Viewpoint::Seat(seat));
        policy.prepare(&game, seat);
        for _ in 0..5 {
            let mut bot = TreeSearch::<G, P>::new(policy.clone(), config, 1);
            let start = Instant::now();
            black_box(bot.choose(&view, seat, &Budget::unlimited()));
            searched = searched.max(bot.simulations() as f64 / start.elapsed().as_secs_f64());
            let start = Instant::now();
            for _ in 0..config.simulations {
                let mut world = G::imagine(&view, &mut dice);
                black_box(playout(&policy, &mut world, config.longest_playout, &mut dice));
            }
            bare = bare.max(config.simulations as f64 / start.elapsed().as_secs_f64());
        }
    }
    println!("| {}, {seats} seats | {searched:.0} | {bare:.0} | {:.2} |", G::ID, searched / bare);
}

/// Prints the slowest answer of each level in a game among its like with so many seats, from deal to end.
pub fn slowest<T: Playable>(seats: u8) {
    let mut row = format!("| {}, {seats} seats |", T::Rules::ID);
    for level in Level::ALL {
        let mut bots: Vec<_> = (0..seats).map(|_| T::bot(level, 1)).collect();
        let slowest = slowest_of_game(seats, &mut bots);
        let _ = write!(row, " {:.1} ms |", slowest.as_secs_f64() * 1e3);
    }
    println!("{row}");
}

fn slowest_of_game<G: Game>(seats: u8, bots: &mut [Box<dyn Bot<G>>]) -> Duration {
    let (mut dice, mut slowest) = (Dice::new(8), Duration::ZERO);
    let mut game: G = somewhere(seats, 0, &mut dice);
    for _ in 0..LONGEST_GAME {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Dealer => {
                let deal = game.deal(&mut dice);
                game.apply_deal(&deal, &mut Nobody);
            }
            Turn::Seats(_) => {
                let seat = due(&game);
                let view = game.view(Viewpoint::Seat(seat));
                let start = Instant::now();
                let choice = bots[seat.index()].choose(&view, seat, &Budget::unlimited());
                slowest = slowest.max(start.elapsed());
                game.apply(seat, &choice.expect("a seat to act has a move").mv, &mut Nobody);
            }
        }
    }
    slowest
}

/// So many moves show how long answers take.
const LONGEST_GAME: u32 = 150;
