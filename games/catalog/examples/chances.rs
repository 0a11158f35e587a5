//! Are chances what they are said to be? `kraken` plays against itself, and what it says of its chances is held against
//! what came of them, by tenths. `cargo xtask chances` runs it; by itself it is told the game (or `all`), the number of
//! games, the seed, the number of seats, how many simulations each choice has (0 for as many as it wants), and perhaps a
//! folder for a plot of each game:
//!
//! `cargo run --release -p catalog --example chances -- kraaw 200 5 2 0 docs/pictures`
//!
//! Decisions of one game hang together, so a tenth is as sure as the number of its games, not of its decisions.

use bots::dice::stir;
use bots::{Bot, Budget, Dice, Level, Payoff, Playable};
use catalog::{GameId, with_game};
use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{fs, thread};

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

    /// What was said, and what came, on average.
    fn means(&self) -> (f64, f64) {
        let count = f64::from(self.decisions.max(1));
        (self.said / count, self.came / count)
    }

    fn row(&self, game: GameId, seats: u8) -> String {
        let ((said, came), Self { decisions, games, .. }) = (self.means(), self);
        format!("| {game} | {seats} | {said:.2} | {came:.2} | {:+.2} | {decisions} | {games} |", came - said)
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

    fn tenths(&self) -> impl Iterator<Item = &Tenth> {
        self.0.iter().filter(|tenth| tenth.decisions > 0)
    }

    /// A plot: what was said to the right, what came of it upwards, a dot for each tenth, larger for more games, and the
    /// band that is aimed at.
    fn plot(&self, title: &str) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-30 -20 250 250\" width=\"250\" height=\"250\" role=\"img\">\n\
             <title>{title}: chances as said, and as they came</title>\n\
             <rect x=\"-30\" y=\"-20\" width=\"250\" height=\"250\" fill=\"#fffdf8\"/>\n\
             <path d=\"M0 200 L0 190 L190 0 L200 0 L200 10 L10 200 L0 200 Z\" fill=\"#dcebe6\"/>\n\
             <path d=\"M0 0 V200 H200 M0 200 L200 0\" fill=\"none\" stroke=\"#456\"/>\n\
             <text x=\"100\" y=\"220\" font-size=\"11\" text-anchor=\"middle\">said</text>\n\
             <text x=\"-8\" y=\"100\" font-size=\"11\" text-anchor=\"end\">came</text>\n\
             <text x=\"100\" y=\"-6\" font-size=\"12\" text-anchor=\"middle\">{title}</text>\n"
        );
        for tenth in self.tenths() {
            let ((said, came), size) = (tenth.means(), f64::from(tenth.games).sqrt() / 2.5 + 1.0);
            let (x, y) = (200.0 * said, 200.0 * (1.0 - came));
            let _ = writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{size:.1}\" fill=\"#c2542d\" fill-opacity=\"0.8\"/>"
            );
        }
        svg + "</svg>\n"
    }
}

/// What is asked.
struct Question<'a> {
    games: u64,
    seed: u64,
    seats: u8,
    budget: Budget<'a>,
}

impl Question<'_> {
    /// Plays one game and notes what the bots said.
    fn one_game<T: Playable>(&self, seed: u64) -> (Vec<(Seat, f64)>, Payoff) {
        let options = T::Rules::options(self.seats, &Default::default()).expect("so many can play with no options");
        let (mut game, mut dice, mut said) = (T::Rules::new(&options), Dice::new(seed), Vec::new());
        let bot = |seat: u8| T::bot(Level::Kraken, stir(seed, seat.into()));
        let mut bots: Vec<Box<dyn Bot<T::Rules>>> = (0..self.seats).map(bot).collect();
        loop {
            match game.turn() {
                Turn::Over(outcome) => return (said, Payoff::of(&outcome)),
                Turn::Dealer => {
                    let deal = game.deal(&mut dice);
                    game.apply_deal(&deal, &mut Nobody);
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap_or_default();
                    let choice = bots[seat.index()].choose(&game.view(Viewpoint::Seat(seat)), seat, &self.budget);
                    let choice = choice.expect("a seat to act has a move");
                    said.push((seat, choice.score));
                    game.apply(seat, &choice.mv, &mut Nobody);
                }
            }
        }
    }

    fn measure<T: Playable>(&self) -> Chances {
        let (next, chances) = (AtomicU64::new(0), Mutex::new(Chances::default()));
        let work = || {
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games {
                    return;
                }
                let (said, payoff) = self.one_game::<T>(stir(self.seed, game));
                chances.lock().unwrap_or_else(PoisonError::into_inner).add(&said, &payoff);
            }
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
        chances.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| words.get(at).and_then(|word| word.parse::<u64>().ok()).unwrap_or(usual);
    let wanted = words.first().map_or("all", String::as_str);
    let budget = if number(4, 0) > 0 { Budget::simulations(number(4, 0)).all() } else { Budget::unlimited() };
    let question = Question { games: number(1, 200), seed: number(2, 1), seats: number(3, 2) as u8, budget };
    println!("| game | seats | said | came | difference | decisions | games |\n|---|---:|---:|---:|---:|---:|---:|");
    for game in GameId::ALL.into_iter().filter(|game| [game.name(), "all"].contains(&wanted)) {
        let chances = with_game!(game, T => question.measure::<T>());
        chances.tenths().for_each(|tenth| println!("{}", tenth.row(game, question.seats)));
        let plot = |folder: &String| fs::write(format!("{folder}/chances-{game}.svg"), chances.plot(game.name()));
        if let Some(Err(problem)) = words.get(5).map(plot) {
            eprintln!("{problem}");
            return ExitCode::FAILURE;
        }
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
        assert_eq!(chances.plot("a game").matches("<circle").count(), 3);
    }
}
