//! How fast the players of the house think, one thread.
//!
//! `cargo bench -p bots --bench games`. Prints simulations a second for each game beside bare imagining and playing out,
//! the slowest answer of each level, nodes a second and depth of Crab Stack from 20 fixed starts, and how many of 100 fixed
//! late positions are solved. `-- SECONDS` gives each search that long instead of one second.

use bots::alphabeta::{AlphaBeta, Config, PROVEN};
use bots::crab_stack::Eyes;
use bots::crabs::{Crabber, Taste};
use bots::kraaw::{Crow, Habits};
use bots::tree::{self, Policy, TreeSearch, playout};
use bots::{Bot, Budget, Dice, Level};
use crab_stack::CrabStack;
use crabs::Crabs;
use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
use kraaw::Kraaw;
use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A game with all due deals made, after so many random moves.
fn somewhere<G: Game>(seats: u8, moves: u32, dice: &mut Dice) -> G {
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

/// Simulations a second of the search, and of imagining and playing out alone, by the same policy.
fn simulations<G: Game, P: Policy<G>>(name: &str, seats: u8, config: tree::Config, mut policy: P) {
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
    println!("| {name}, {seats} seats | {searched:.0} | {bare:.0} | {:.2} |", searched / bare);
}

fn searcher() -> AlphaBeta<CrabStack, Eyes> {
    AlphaBeta::new(Eyes::open(), Config { table_bits: 19, ..Config::default() })
}

fn depths(time: Duration) {
    let mut dice = Dice::new(20);
    let (mut nodes, mut depths) = (0, Vec::new());
    let start = Instant::now();
    for _ in 0..20 {
        let game: CrabStack = somewhere(2, 0, &mut dice);
        let begun = Instant::now();
        let clock = move || begun.elapsed();
        let report = searcher().search(&game, &Budget::time(time, &clock));
        nodes += report.as_ref().map_or(0, |report| report.nodes);
        depths.push(report.map_or(0, |report| report.depth));
    }
    let rate = nodes as f64 / start.elapsed().as_secs_f64();
    depths.sort_unstable();
    println!(
        "Crab Stack, 20 starts, {time:?} each: {rate:.0} nodes/s; depth {} to {}, median {}",
        depths[0], depths[19], depths[10]
    );
}

fn solved(time: Duration) {
    let (mut dice, mut all) = (Dice::new(100), 0);
    for spaces in [6, 8, 10, 12] {
        let mut solved = 0;
        for _ in 0..25 {
            let game = late(spaces, &mut dice);
            let begun = Instant::now();
            let clock = move || begun.elapsed();
            let report = searcher().search(&game, &Budget::time(time, &clock));
            solved += u32::from(report.is_some_and(|report| report.solved || report.moves[0].score.abs() >= PROVEN));
        }
        println!("late positions of {spaces} spaces solved in {time:?}: {solved} of 25");
        all += solved;
    }
    println!("late positions solved in {time:?}: {all} of 100");
}

fn late(spaces: u32, dice: &mut Dice) -> CrabStack {
    loop {
        let mut game: CrabStack = somewhere(2, 0, dice);
        while let Turn::Seats(seats) = game.turn() {
            if game.occupied().len() <= spaces {
                return game;
            }
            let seat = seats.first().unwrap_or_default();
            let mv = game.pick(seat, dice).expect("a seat to act has a move");
            game.apply(seat, &mv, &mut Nobody);
        }
    }
}

/// The slowest answer of each level in a game among its like with so many seats, from deal to end.
fn slowest<G: Game>(name: &str, seats: u8, bot: impl Fn(Level) -> Box<dyn Bot<G>>) {
    let mut row = format!("| {name}, {seats} seats |");
    for level in Level::ALL {
        let mut bots: Vec<_> = (0..seats).map(|_| bot(level)).collect();
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

fn main() {
    let seconds = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(1.0);
    let time = Duration::from_secs_f64(seconds);
    println!("| game | simulations/s | bare | ratio |\n|---|---|---|---|");
    let config = |simulations| tree::Config { simulations, longest_playout: 400, ..tree::Config::default() };
    simulations::<CrabStack, _>("Crab Stack", 4, config(20_000), Eyes::open());
    let crabber =
        tree::Config { expand_after: 20, widening: tree::Widening { first: 6.0, rate: 0.5 }, ..config(4_000) };
    simulations::<Crabs, _>("Crabs!", 2, crabber, Crabber::new(0, Taste::FOUND, 1));
    simulations::<Kraaw, _>("Kraaw", 2, config(10_000), Crow::new(0, Habits::FOUND, 1));
    println!("\n| slowest answer | hatchling | paddler | swimmer | diver | kraken |\n|---|---|---|---|---|---|");
    for seats in [2, 4] {
        slowest::<CrabStack>("Crab Stack", seats, |level| Box::new(bots::crab_stack::bot(level, 1)));
    }
    for seats in [2, 5] {
        slowest::<Crabs>("Crabs!", seats, |level| Box::new(bots::crabs::bot(level, 1)));
    }
    for seats in [2, 6] {
        slowest::<Kraaw>("Kraaw", seats, |level| Box::new(bots::kraaw::bot(level, 1)));
    }
    println!();
    depths(time);
    solved(time);
}
