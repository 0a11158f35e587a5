//! Plays each level alone among seats of the level below, every deal from each seat, and `kraken` against a plain flat
//! Monte-Carlo player. `cargo xtask ladder` runs it; by itself it is told the game (or `all`), how many games, with how
//! many seats (or `all`), and perhaps one rung by its upper level (or `flat`):
//!
//! `cargo run --release -p catalog --example ladder -- all 400 2 diver`
//!
//! Bots think by simulations and not by time, so the same words give the same table, however busy the machine is and
//! however many threads it has.

use bots::contest::{Deals, Match, elo};
use bots::{Bot, Flat, Level, Playable};
use catalog::{GameId, Rules, with_game};
use kernel::Game;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

const SEED: u64 = 1;
const FLAT_SIMULATIONS: u64 = 1_000;
/// The match against flat search is won by so much that more games would tell no more.
const FLAT_GAMES: u32 = 100;
/// With fewer games a match that misses its aim says little.
const ENOUGH_GAMES: u32 = 400;
/// How strong the weakest level is, in every game.
const ANCHOR: f64 = 800.0;

const HEAD: &str = "| game | seats | level | against | games | points | 95% interval | gains | Elo | aim |\n\
                    |---|---:|---|---|---:|---:|---:|---:|---:|---:|";

/// A way to make a bot for a game, from a seed.
type Maker<'a, G> = &'a (dyn Fn(u64) -> Box<dyn Bot<G>> + Sync);

/// What of the ladder is to be played.
struct Ladder {
    games: u32,
    seats: Option<u8>,
    rung: Option<String>,
    threads: usize,
}

/// What a match should come to.
#[derive(Clone, Copy)]
enum Aim {
    /// One rung of two seats: the whole interval lies between 65 and 85 of 100.
    Rung,
    /// More than an even share.
    MoreThanShare(u8),
    /// At least so many of 100.
    AtLeast(u32),
}

impl Aim {
    fn met(self, deals: &Deals) -> bool {
        let (low, high) = deals.interval();
        match self {
            Self::Rung => low >= 0.65 && high <= 0.85,
            Self::MoreThanShare(seats) => low * f64::from(seats) > 1.0,
            Self::AtLeast(percent) => 100.0 * deals.share() >= f64::from(percent),
        }
    }
}

impl std::fmt::Display for Aim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Rung => f.write_str("65–85%"),
            Self::MoreThanShare(seats) => write!(f, "> {:.0}%", 100.0 / f64::from(*seats)),
            Self::AtLeast(percent) => write!(f, "≥ {percent}%"),
        }
    }
}

/// How strong somebody is, and how far that may be off either way with 95 of 100.
#[derive(Clone, Copy)]
struct Rating {
    elo: f64,
    off: f64,
}

impl Rating {
    /// The rating of somebody who did so against seats that have this one.
    fn above(self, deals: &Deals, rivals: u32) -> Self {
        let (low, high) = deals.interval();
        let half = (elo(high, rivals) - elo(low, rivals)) / 2.0;
        Self { elo: self.elo + elo(deals.share(), rivals), off: self.off.hypot(half) }
    }
}

/// A match that was played.
struct Played {
    game: &'static str,
    seats: u8,
    upper: &'static str,
    lower: &'static str,
    deals: Deals,
    rating: Rating,
    aim: Aim,
}

impl Played {
    /// A row of the table.
    fn row(&self) -> String {
        let Self { game, seats, upper, lower, deals, rating: Rating { elo: rated, off }, aim } = self;
        let (low, high) = deals.interval();
        let [share, low, high] = [deals.share(), low, high].map(|share| 100.0 * share);
        let (games, gains) = (deals.count * u32::from(*seats), elo(deals.share(), u32::from(*seats) - 1));
        format!(
            "| {game} | {seats} | {upper} | {lower} | {games} | {share:.1}% | {low:.1}–{high:.1}% | {gains:+.0} | {rated:.0} ± {off:.0} | {aim} |"
        )
    }
}

impl Ladder {
    fn wants(&self, rung: &str) -> bool {
        self.rung.as_deref().is_none_or(|only| only == rung)
    }

    /// How many games a match of this level has: those that think long play fewer.
    fn games_of(&self, upper: Level) -> u32 {
        match upper {
            Level::Leviathan => self.games / 4,
            Level::Maelstrom => self.games / 10,
            _ => self.games,
        }
    }

    /// The rungs of one game, for each number of seats, then the match against flat search.
    fn climb<T: Playable>(&self, game: &'static str, each: &mut impl FnMut(Played)) {
        for seats in Rules::<T>::SEATS.filter(|seats| self.seats.is_none_or(|only| only == *seats)) {
            self.rungs::<T>(game, seats, each);
        }
        if self.wants("flat") && self.seats.is_none_or(|seats| seats == 2) {
            let flat = |seed| -> Box<dyn Bot<Rules<T>>> { Box::new(Flat::new(FLAT_SIMULATIONS, seed)) };
            let games = self.games.min(FLAT_GAMES);
            let deals = self.match_of::<Rules<T>>(2, games, &|seed| T::bot(Level::Kraken, seed), &flat);
            let rating = Rating { elo: T::ELO[Level::Kraken.rung()].into(), off: 0.0 };
            let aim = Aim::AtLeast(T::BEATS_FLAT);
            each(Played { game, seats: 2, upper: "kraken", lower: "flat 1,000", deals, rating, aim });
        }
    }

    /// Each level against the one below. Where a rung is left out, the rating before it is the one on record.
    fn rungs<T: Playable>(&self, game: &'static str, seats: u8, each: &mut impl FnMut(Played)) {
        let mut below = Rating { elo: ANCHOR, off: 0.0 };
        for (lower, upper) in Level::ALL.into_iter().zip(Level::ALL.into_iter().skip(1)) {
            if !self.wants(upper.name()) {
                below = Rating { elo: T::ELO[upper.rung()].into(), off: 0.0 };
                continue;
            }
            let (a, b) = (|seed| T::bot(upper, seed), |seed| T::bot(lower, seed));
            let deals = self.match_of::<Rules<T>>(seats, self.games_of(upper), &a, &b);
            let rating = below.above(&deals, u32::from(seats) - 1);
            let aim = if seats == 2 { Aim::Rung } else { Aim::MoreThanShare(seats) };
            below = rating;
            each(Played { game, seats, upper: upper.name(), lower: lower.name(), deals, rating, aim });
        }
    }

    /// Plays a match on all threads, a deal at a time from each seat.
    fn match_of<G: Game>(&self, seats: u8, games: u32, a: Maker<'_, G>, b: Maker<'_, G>) -> Deals {
        let options = &G::options(seats, &G::Asked::default()).expect("no options are fine");
        let deals = games.div_ceil(seats.into()).max(1);
        let contest = Match { options, seats, seed: SEED, deals, threads: self.threads };
        contest.play(a, b, &mut |_| ControlFlow::Continue(()))
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
        seats: words.get(2).and_then(|word| word.parse().ok()),
        rung: words.get(3).cloned(),
        threads: thread::available_parallelism().map_or(1, usize::from),
    };
    let (start, mut missed) = (Instant::now(), 0);
    println!("{HEAD}");
    play(words.first().map_or("all", String::as_str), &ladder, &mut |played| {
        println!("{}", played.row());
        missed += u32::from(!played.aim.met(&played.deals));
    });
    eprintln!("{} s; {missed} missed", start.elapsed().as_secs());
    if missed > 0 && ladder.games >= ENOUGH_GAMES { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

#[cfg(test)]
mod tests {
    use super::{Aim, GameId, HEAD, Ladder, Played, Rating, play};
    use bots::contest::Deals;

    fn rows(game: &str, rung: &str, threads: usize) -> Vec<String> {
        let ladder = Ladder { games: 6, seats: Some(2), rung: Some(rung.to_owned()), threads };
        let mut rows = Vec::new();
        play(game, &ladder, &mut |played: Played| rows.push(played.row()));
        rows
    }

    #[test]
    fn every_game_has_its_row_whatever_the_number_of_threads() {
        let alone = rows("all", "paddler", 1);
        assert_eq!(alone, rows("all", "paddler", 3));
        for (row, game) in alone.iter().zip(GameId::ALL) {
            assert!(row.starts_with(&format!("| {game} | 2 | paddler | hatchling | 6 | ")), "{row}");
        }
        let columns = |line: &str| line.matches('|').count();
        assert!(alone.iter().all(|row| HEAD.lines().all(|line| columns(line) == columns(row))));
    }

    #[test]
    fn one_game_and_one_rung_can_be_asked_for() {
        assert_eq!(rows(GameId::ALL[0].name(), "paddler", 2).len(), 1);
        assert_eq!(rows("chess", "paddler", 2).len(), 0);
    }

    /// Deals of which so many of 200 were won twice, the others lost twice.
    fn deals(won: u32) -> Deals {
        let mut deals = Deals::default();
        (0..200).for_each(|deal| deals.add(if deal < won { 1.0 } else { 0.0 }));
        deals
    }

    #[test]
    fn an_aim_is_met_by_the_whole_interval() {
        assert!(Aim::Rung.met(&deals(150)) && !Aim::Rung.met(&deals(135)) && !Aim::Rung.met(&deals(165)));
        assert!(Aim::AtLeast(90).met(&deals(180)) && !Aim::AtLeast(90).met(&deals(179)));
        assert!(Aim::MoreThanShare(3).met(&deals(90)) && !Aim::MoreThanShare(3).met(&deals(70)));
    }

    #[test]
    fn ratings_add_up_and_are_less_sure_with_every_rung() {
        let first = Rating { elo: 800.0, off: 0.0 }.above(&deals(150), 1);
        let second = first.above(&deals(150), 1);
        assert!((first.elo - 990.8).abs() < 0.5 && (second.elo - 1_181.7).abs() < 0.5);
        assert!(first.off > 20.0 && second.off > 1.3 * first.off && second.off < 1.5 * first.off);
    }
}
