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

    /// The 95% interval of what came: decisions of one game hang together, so its games count.
    fn interval(&self) -> (f64, f64) {
        let (low, high) = bots::contest::interval(self.means().1, self.games);
        (low.max(0.0), high.min(1.0))
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

    /// A plot: what was said to the right, what came of it upwards, a dot for each tenth with the 95% interval of its games,
    /// and the band that is aimed at. It has no ground of its own and reads on light and dark ones.
    fn plot(&self, title: &str) -> String {
        let mut svg = format!("{PLOT_HEAD}<title>{title}: chances as said, and as they came</title>\n{PLOT_GROUND}");
        let _ = writeln!(svg, "<text x=\"100\" y=\"-8\">{title}</text>");
        for tenth in self.tenths() {
            let ((said, came), (low, high)) = (tenth.means(), tenth.interval());
            let [x, y, low, high] = [200.0 * said, 200.0 * (1.0 - came), 200.0 * (1.0 - low), 200.0 * (1.0 - high)];
            let _ = writeln!(svg, "<path class=\"sure\" d=\"M{x:.1} {low:.1}V{high:.1}\"/>");
            let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\"/>");
        }
        svg + "</svg>\n"
    }
}

const PLOT_HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-32 -24 252 256\" width=\"252\" height=\"256\" role=\"img\">\n";

/// Colours, the band of five hundredths either way, axes and their names.
const PLOT_GROUND: &str = "<style>\n\
    text { font: 11px sans-serif; fill: #345; text-anchor: middle }\n\
    .band { fill: #2a7f6f; fill-opacity: 0.2 } .axes { fill: none; stroke: #789 }\n\
    .sure { stroke: #b34a24; stroke-width: 1.5 } circle { fill: #b34a24 }\n\
    @media (prefers-color-scheme: dark) {\n\
    text { fill: #cde } .band { fill: #7fe0cc } .sure { stroke: #ff9a70 } circle { fill: #ff9a70 }\n\
    }\n\
    </style>\n\
    <path class=\"band\" d=\"M0 200V190L190 0H200V10L10 200Z\"/>\n\
    <path class=\"axes\" d=\"M0 0V200H200M0 200L200 0\"/>\n\
    <text x=\"0\" y=\"214\">0</text><text x=\"100\" y=\"214\">0.5</text><text x=\"200\" y=\"214\">1</text>\n\
    <text x=\"100\" y=\"228\">said</text>\n\
    <text x=\"-10\" y=\"4\">1</text><text x=\"-14\" y=\"104\">0.5</text><text x=\"-18\" y=\"54\">came</text>\n";

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
