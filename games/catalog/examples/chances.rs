//! Are chances what they are said to be? The strongest level plays against itself, and what it says of its chances is
//! held against what came of them, by tenths. `cargo xtask chances` runs it; by itself it is told the game (or `all`),
//! the number of games, the seed, and perhaps how many simulations each choice has:
//!
//! `cargo run --release -p catalog --example chances -- kraaw 200 5`
//!
//! Decisions of one game hang together, so a tenth is as sure as the number of its games, not of its decisions.

use bots::dice::stir;
use bots::{Bot, Budget, Dice, Level, Payoff, Playable};
use catalog::{GameId, with_game};
use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// What was said and what came of it, in one tenth of all chances.
#[derive(Clone, Copy, Default)]
struct Tenth {
    decisions: u32,
    games: u32,
    said: f64,
    came: f64,
}

impl Tenth {
    fn add(&mut self, said: f64, came: f64) {
        self.decisions += 1;
        self.said += said;
        self.came += came;
    }

    fn row(&self, game: GameId) -> String {
        let count = f64::from(self.decisions.max(1));
        let (said, came) = (self.said / count, self.came / count);
        let (decisions, games) = (self.decisions, self.games);
        format!("| {game} | {said:.2} | {came:.2} | {:+.2} | {decisions} | {games} |", came - said)
    }
}

/// All tenths of a game.
#[derive(Clone, Copy, Default)]
struct Chances([Tenth; 10]);

impl Chances {
    /// Counts one game: what was said at each decision, by whom, and what everybody got.
    fn add(&mut self, said: &[(Seat, f64)], payoff: &Payoff) {
        let mut seen = [false; 10];
        for &(seat, chance) in said {
            let at = ((chance * 10.0) as usize).min(9);
            self.0[at].add(chance, payoff.to(seat).into());
            seen[at] = true;
        }
        (0..10).filter(|&at| seen[at]).for_each(|at| self.0[at].games += 1);
    }
}

/// Plays one game and notes what the bots said.
fn one_game<T: Playable>(seed: u64, budget: &Budget<'_>) -> (Vec<(Seat, f64)>, Payoff) {
    let options = T::Rules::options(2, &Default::default()).expect("two can play with no options");
    let (mut game, mut dice, mut said) = (T::Rules::new(&options), Dice::new(seed), Vec::new());
    let mut bots: Vec<Box<dyn Bot<T::Rules>>> = (0..2).map(|seat| T::bot(Level::STRONGEST, stir(seed, seat))).collect();
    loop {
        match game.turn() {
            Turn::Over(outcome) => return (said, Payoff::of(&outcome)),
            Turn::Dealer => {
                let deal = game.deal(&mut dice);
                game.apply_deal(&deal, &mut Nobody);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap_or_default();
                let choice = bots[seat.index()].choose(&game.view(Viewpoint::Seat(seat)), seat, budget);
                let choice = choice.expect("a seat to act has a move");
                said.push((seat, choice.score));
                game.apply(seat, &choice.mv, &mut Nobody);
            }
        }
    }
}

fn measure<T: Playable>(games: u64, seed: u64, budget: &Budget<'_>) -> Chances {
    let (next, chances) = (AtomicU64::new(0), Mutex::new(Chances::default()));
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return;
            }
            let (said, payoff) = one_game::<T>(stir(seed, game), budget);
            chances.lock().unwrap_or_else(PoisonError::into_inner).add(&said, &payoff);
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    chances.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let wanted = words.first().map_or("all", String::as_str);
    let budget = number(3).map_or(Budget::unlimited(), |most| Budget::simulations(most).all());
    println!("| game | said | came | difference | decisions | games |\n|---|---:|---:|---:|---:|---:|");
    for game in GameId::ALL.into_iter().filter(|game| [game.name(), "all"].contains(&wanted)) {
        let chances = with_game!(game, T => measure::<T>(number(1).unwrap_or(200), number(2).unwrap_or(1), &budget));
        chances.0.iter().filter(|tenth| tenth.decisions > 0).for_each(|tenth| println!("{}", tenth.row(game)));
    }
    ExitCode::SUCCESS
}

#[cfg(test)]
mod tests {
    use super::Chances;
    use bots::Payoff;
    use kernel::Seat;

    #[test]
    fn what_came_is_held_against_what_was_said_by_tenths() {
        let mut chances = Chances::default();
        let mut won = Payoff::default();
        won.0[0] = 1.0;
        chances.add(&[(Seat::at(0), 0.62), (Seat::at(1), 0.38), (Seat::at(0), 0.68), (Seat::at(0), 1.0)], &won);
        let [six, three, nine] = [6, 3, 9].map(|at| chances.0[at]);
        assert_eq!((six.decisions, six.games, three.decisions, nine.decisions), (2, 1, 1, 1));
        assert!((six.said / 2.0 - 0.65).abs() < 1e-9 && six.came > 1.99 && three.came < 0.01);
    }
}
