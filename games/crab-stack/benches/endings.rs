//! How many late positions are solved, and whether levels keep what those are worth. `cargo xtask endings` runs it; by
//! itself it is told how many positions of each size there are, and how many seconds each question has:
//!
//! `cargo bench -p crab-stack --bench endings -- 100 1`
//!
//! Time is the processor's, so that a busy machine changes little.

#[path = "../../catalog/examples/shared/processor.rs"]
mod processor;

use bots::alphabeta::PROVEN;
use bots::speed::somewhere;
use bots::{Budget, Dice, Level, Playable};
use crab_stack::Title;
use crab_stack::bot::{Player, Strength, Weights};
use crab_stack::rules::{CrabStack, Move};
use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
use processor::now;
use std::time::Duration;

/// How many spaces are left in the positions that are tried.
const SPACES: [u32; 5] = [6, 8, 10, 12, 16];
const SEED: u64 = 100;
/// So many times the budget of the first question says what came of a move.
const PATIENCE: u32 = 5;

/// What a position is worth to the seat that is to act: 1, 0 or -1.
type Worth = i32;

fn to_act(game: &CrabStack) -> Seat {
    if let Turn::Seats(seats) = game.turn() { seats.first().unwrap_or_default() } else { Seat::default() }
}

/// A position that came about at random, with so many spaces left.
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

/// What the position is worth, if that is proven within so much time.
fn worth(game: &CrabStack, time: Duration) -> Option<Worth> {
    let mut solver = Player::new(Strength::of(Level::STRONGEST), Weights::default(), 0).proving(true);
    let report = solver.search(game, &Budget::time(time, &now).all())?;
    let score = report.moves.first()?.score;
    report.solved.then(|| i32::from(score >= PROVEN) - i32::from(score <= -PROVEN))
}

/// What a move makes of the position, for the seat that made it, if that is proven.
fn worth_after(game: &CrabStack, mv: Move, time: Duration) -> Option<Worth> {
    let seat = to_act(game);
    let mut next = game.clone();
    next.apply(seat, &mv, &mut Nobody);
    match next.turn() {
        Turn::Over(outcome) if outcome.winners().len() > 1 => Some(0),
        Turn::Over(outcome) => Some(if outcome.winners().contains(seat) { 1 } else { -1 }),
        turn => worth(&next, time).map(|worth| if turn.includes(seat) { worth } else { -worth }),
    }
}

/// How a level did where the truth is known.
#[derive(Default)]
struct Kept {
    as_good: u32,
    lost: u32,
    unknown: u32,
}

impl Kept {
    fn count(&mut self, truth: Worth, came: Option<Worth>) {
        match came {
            Some(came) if came >= truth => self.as_good += 1,
            Some(_) => self.lost += 1,
            None => self.unknown += 1,
        }
    }
}

fn choice(level: Level, game: &CrabStack, time: Duration) -> Option<Move> {
    let seat = to_act(game);
    let view = game.view(Viewpoint::Seat(seat));
    Some(Title::bot(level, 1).choose(&view, seat, &Budget::time(time, &now))?.mv)
}

/// The levels that are held against the truth.
const LEVELS: [Level; 2] = [Level::Kraken, Level::STRONGEST];

/// What came of all positions with so many spaces.
#[derive(Default)]
struct Tally {
    positions: u32,
    /// Lost, drawn, won for the seat that is to act, as far as it is known.
    worth: [u32; 3],
    kept: [Kept; LEVELS.len()],
}

impl Tally {
    fn count(&mut self, game: &CrabStack, time: Duration) {
        self.positions += 1;
        let Some(truth) = worth(game, time) else { return };
        self.worth[(truth + 1) as usize] += 1;
        for (level, kept) in LEVELS.into_iter().zip(&mut self.kept) {
            let Some(mv) = choice(level, game, time) else { continue };
            kept.count(truth, worth_after(game, mv, time * PATIENCE));
        }
    }

    fn row(&self, spaces: u32) -> String {
        let [lost, drawn, won] = self.worth;
        let solved = lost + drawn + won;
        let kept =
            self.kept.each_ref().map(|Kept { as_good, lost, unknown }| format!("{as_good} / {lost} / {unknown}"));
        let kept = kept.join(" | ");
        format!("| {spaces} | {} | {solved} | {won} | {drawn} | {lost} | {kept} |", self.positions)
    }
}

fn main() {
    let numbers: Vec<f64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let positions = numbers.first().map_or(100, |&number| number as u32);
    let time = Duration::from_secs_f64(numbers.get(1).copied().unwrap_or(1.0));
    let heads = LEVELS.map(|level| format!("{level}: kept / lost / not known")).join(" | ");
    println!("| spaces | positions | solved in {time:?} | won | drawn | lost | {heads} |");
    println!("|---|---:|---:|---:|---:|---:|---|---|");
    for spaces in SPACES {
        let (mut dice, mut tally) = (Dice::new(SEED + u64::from(spaces)), Tally::default());
        (0..positions).for_each(|_| tally.count(&late(spaces, &mut dice), time));
        println!("{}", tally.row(spaces));
    }
}
