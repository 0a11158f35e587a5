//! Plays the levels against each other, two seats, every deal twice with the seats swapped, and `kraken` against a plain
//! flat Monte-Carlo player. `cargo xtask ladder` runs it; by itself it is told the game (or `all`), how many games, and
//! perhaps one rung by its upper level (or `flat`):
//!
//! `cargo run --release -p catalog --example ladder -- all 400 diver`
//!
//! Bots think by simulations and not by time, so the same words give the same table, however busy the machine is and
//! however many threads it has.

use bots::contest::{Score, duel};
use bots::{Bot, Flat, Level, Playable};
use catalog::{GameId, Rules, with_game};
use kernel::Game;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

const SEED: u64 = 1;
const FLAT_SIMULATIONS: u64 = 1_000;
/// The match against flat search is won by so much that more games would tell no more.
const FLAT_GAMES: u32 = 100;
/// With fewer games a match that misses its aim says little.
const ENOUGH_GAMES: u32 = 400;

const HEAD: &str = "| game | level | against | won | shared | lost | points | 95% interval | Elo | aim |\n\
                    |---|---|---|---:|---:|---:|---:|---:|---:|---:|";

/// A way to make a bot for a game, from a seed.
type Maker<'a, G> = &'a (dyn Fn(u64) -> Box<dyn Bot<G>> + Sync);

/// What of the ladder is to be played.
struct Ladder {
    games: u32,
    rung: Option<String>,
    threads: usize,
}

/// What a match should come to.
enum Aim {
    /// One rung: the whole interval lies between 65 and 85 of 100.
    Rung,
    /// At least so many of 100.
    AtLeast(u32),
}

impl Aim {
    fn met(&self, score: Score) -> bool {
        let (low, high) = score.interval();
        match *self {
            Self::Rung => low >= 0.65 && high <= 0.85,
            Self::AtLeast(percent) => 100 * score.wins >= percent * score.games(),
        }
    }
}

impl std::fmt::Display for Aim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Rung => f.write_str("65–85%"),
            Self::AtLeast(percent) => write!(f, "≥ {percent}%"),
        }
    }
}

/// A match that was played.
struct Played {
    game: &'static str,
    upper: &'static str,
    lower: &'static str,
    score: Score,
    aim: Aim,
}

impl Played {
    /// A row of the table.
    fn row(&self) -> String {
        let Self { game, upper, lower, score, aim } = self;
        let (low, high) = score.interval();
        let [share, low, high] = [score.share(), low, high].map(|share| 100.0 * share);
        let Score { wins, draws, losses } = *score;
        let elo = score.elo();
        format!(
            "| {game} | {upper} | {lower} | {wins} | {draws} | {losses} | {share:.1}% | {low:.1}–{high:.1}% | {elo:+.0} | {aim} |"
        )
    }
}

impl Ladder {
    fn wants(&self, rung: &str) -> bool {
        self.rung.as_deref().is_none_or(|only| only == rung)
    }

    /// The rungs of one game, then the match against flat search.
    fn climb<T: Playable>(&self, game: &'static str, each: &mut impl FnMut(Played)) {
        for (lower, upper) in Level::ALL.into_iter().zip(Level::ALL.into_iter().skip(1)) {
            if self.wants(upper.name()) {
                let score = self.match_of(self.games, &|seed| T::bot(upper, seed), &|seed| T::bot(lower, seed));
                each(Played { game, upper: upper.name(), lower: lower.name(), score, aim: Aim::Rung });
            }
        }
        if self.wants("flat") {
            let flat = |seed| -> Box<dyn Bot<Rules<T>>> { Box::new(Flat::new(FLAT_SIMULATIONS, seed)) };
            let score = self.match_of(self.games.min(FLAT_GAMES), &|seed| T::bot(Level::Kraken, seed), &flat);
            each(Played { game, upper: "kraken", lower: "flat 1,000", score, aim: Aim::AtLeast(T::BEATS_FLAT) });
        }
    }

    /// Plays a match on all threads, two games at a time: one deal from either side.
    fn match_of<G: Game>(&self, games: u32, a: Maker<'_, G>, b: Maker<'_, G>) -> Score {
        let options = G::options(2, &G::Asked::default()).expect("two can play with no options");
        let (next, total) = (AtomicU32::new(0), Mutex::new(Score::default()));
        let work = || {
            loop {
                let from = next.fetch_add(2, Ordering::Relaxed);
                if from >= games {
                    return;
                }
                let score = duel(&options, from..(from + 2).min(games), SEED, a, b);
                *total.lock().unwrap_or_else(PoisonError::into_inner) += score;
            }
        };
        thread::scope(|scope| (0..self.threads).for_each(|_| drop(scope.spawn(work))));
        total.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

fn play(wanted: &str, ladder: &Ladder, each: &mut impl FnMut(Played)) {
    for game in GameId::ALL.into_iter().filter(|game| [game.name(), "all"].contains(&wanted)) {
        with_game!(game, T => ladder.climb::<T>(game.name(), each));
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let ladder = Ladder {
        games: words.get(1).and_then(|word| word.parse().ok()).unwrap_or(ENOUGH_GAMES),
        rung: words.get(2).cloned(),
        threads: thread::available_parallelism().map_or(1, usize::from),
    };
    let (start, mut missed) = (Instant::now(), 0);
    println!("{HEAD}");
    play(words.first().map_or("all", String::as_str), &ladder, &mut |played| {
        println!("{}", played.row());
        missed += u32::from(!played.aim.met(played.score));
    });
    eprintln!("{} s; {missed} missed", start.elapsed().as_secs());
    if missed > 0 && ladder.games >= ENOUGH_GAMES { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

#[cfg(test)]
mod tests {
    use super::{Aim, GameId, HEAD, Ladder, Played, play};
    use bots::contest::Score;

    fn rows(game: &str, rung: &str, threads: usize) -> Vec<String> {
        let ladder = Ladder { games: 6, rung: Some(rung.to_owned()), threads };
        let mut rows = Vec::new();
        play(game, &ladder, &mut |played: Played| rows.push(played.row()));
        rows
    }

    #[test]
    fn every_game_has_its_row_whatever_the_number_of_threads() {
        let alone = rows("all", "paddler", 1);
        assert_eq!(alone, rows("all", "paddler", 3));
        for (row, game) in alone.iter().zip(GameId::ALL) {
            assert!(row.starts_with(&format!("| {game} | paddler | hatchling | ")), "{row}");
        }
        let columns = |line: &str| line.matches('|').count();
        assert!(alone.iter().all(|row| HEAD.lines().all(|line| columns(line) == columns(row))));
    }

    #[test]
    fn one_game_and_one_rung_can_be_asked_for() {
        assert_eq!(rows(GameId::ALL[0].name(), "paddler", 2).len(), 1);
        assert_eq!(rows("chess", "paddler", 2).len(), 0);
    }

    #[test]
    fn an_aim_is_met_by_the_whole_interval() {
        let score = |wins| Score { wins, draws: 0, losses: 400 - wins };
        assert!(Aim::Rung.met(score(300)));
        assert!(!Aim::Rung.met(score(265)) && !Aim::Rung.met(score(335)));
        assert!(Aim::AtLeast(90).met(score(360)) && !Aim::AtLeast(90).met(score(359)));
    }
}
