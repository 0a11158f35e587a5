//! What players do by habit: how often each did what could have been done, in games among its like. `cargo xtask habits`
//! runs it; by itself it is told the game (or `all`), how many games, with how many seats, and whose: `levels`, or
//! `characters` of a level:
//!
//! `cargo run --release -p catalog --example habits -- kraaw 12 2 levels`
//!
//! `cargo run --release -p catalog --example habits -- kraaw 12 2 diver`

#[path = "shared/processor.rs"]
mod processor;

use bots::dice::stir;
use bots::{Bot, Budget, Character, Choice, Dice, Level, Playable, Skill, Strength};
use catalog::{GameId, Rules, with_game};
use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
use processor::now;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The strongest level thinks for so long here: enough to be itself, and little enough to play many games.
const TOP_THINKS: Duration = Duration::from_millis(100);

/// The row of how often a move is the one that `kraken` would make.
const AS_KRAKEN: &str = "moves as another kraken would";

/// How often something was done, of how often it could have been.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Count {
    did: u32,
    could: u32,
}

impl Count {
    fn add(&mut self, did: bool) {
        self.could += 1;
        self.did += u32::from(did);
    }

    /// As a percentage; nothing where it could never be done.
    fn told(self) -> String {
        let percent = (100 * self.did + self.could / 2).checked_div(self.could);
        percent.map_or_else(|| "–".to_owned(), |percent| format!("{percent}%"))
    }
}

type Habits = BTreeMap<&'static str, Count>;

/// Whoever makes any legal move.
struct AnyMove(Dice);

impl<G: Game> Bot<G> for AnyMove {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Budget<'_>) -> Option<Choice<G::Move>> {
        G::imagine(view, &mut self.0).pick(seat, &mut self.0).map(Choice::guess)
    }
}

/// Whose habits: dice, or a bot.
#[derive(Clone, Copy)]
struct Player(Option<Skill>);

impl Player {
    fn bot<T: Playable>(self, seed: u64) -> Box<dyn Bot<Rules<T>>> {
        match self.0 {
            None => Box::new(AnyMove(Dice::new(seed))),
            Some(skill) => T::bot(skill, seed),
        }
    }

    fn budget(self) -> Budget<'static> {
        let top = self.0.and_then(Skill::level) == Some(Level::STRONGEST);
        if top { Budget::time(TOP_THINKS, &now) } else { Budget::unlimited() }
    }

    fn name(self) -> String {
        self.0.map_or_else(|| "dice".to_owned(), |skill| skill.to_string())
    }
}

/// Plays a game among this player's like and counts.
fn one_game<T: Playable>(player: Player, seats: u8, seed: u64, counts: &mut Habits) {
    let options = Rules::<T>::options(seats, &Default::default()).expect("no options are fine");
    let (mut game, mut dice) = (Rules::<T>::new(&options), Dice::new(seed));
    let mut bots: Vec<_> = (0..seats).map(|seat| player.bot::<T>(stir(seed, seat.into()))).collect();
    for _ in 0..bots::contest::MOST_MOVES {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Dealer => {
                let deal = game.deal(&mut dice);
                game.apply_deal(&deal, &mut Nobody);
            }
            Turn::Seats(acting) => {
                let seat = acting.first().unwrap_or_default();
                let view = game.view(Viewpoint::Seat(seat));
                let choice = bots[seat.index()].choose(&view, seat, &player.budget());
                let mv = choice.expect("a seat to act has a move").mv;
                T::habits(&game, seat, &mv, &mut |name, did| counts.entry(name).or_default().add(did));
                let kraken = T::bot(Level::Kraken, stir(seed, 77)).choose(&view, seat, &Budget::unlimited());
                counts.entry(AS_KRAKEN).or_default().add(kraken.is_some_and(|choice| choice.mv == mv));
                game.apply(seat, &mv, &mut Nobody);
            }
        }
    }
}

/// The habits of each player, the players shared out among threads.
fn measure<T: Playable>(players: &[Player], games: u64, seats: u8) -> Vec<Habits> {
    let found = Mutex::new(vec![Habits::new(); players.len()]);
    let next = Mutex::new(0..players.len());
    let work = || {
        while let Some(at) = next.lock().unwrap_or_else(PoisonError::into_inner).next() {
            let mut counts = Habits::new();
            (0..games).for_each(|game| one_game::<T>(players[at], seats, stir(0x4AB1, game), &mut counts));
            found.lock().unwrap_or_else(PoisonError::into_inner)[at] = counts;
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    found.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The table of a game: a row for each habit, a column for each player.
fn table(game: GameId, players: &[Player], found: &[Habits]) -> String {
    let names = players.iter().map(|player| player.name()).collect::<Vec<_>>().join(" | ");
    let mut lines = vec![format!("| {game} | {names} |"), format!("|---|{}", "---:|".repeat(players.len()))];
    let habits: std::collections::BTreeSet<_> = found.iter().flat_map(|counts| counts.keys()).collect();
    for habit in habits {
        let told = found.iter().map(|counts| counts.get(habit).copied().unwrap_or_default().told());
        lines.push(format!("| {habit} | {} |", told.collect::<Vec<_>>().join(" | ")));
    }
    lines.join("\n")
}

fn players(whose: &str) -> Option<Vec<Player>> {
    if whose == "levels" {
        let levels = Level::ALL.map(|level| Player(Some(level.into())));
        return Some([Player(None)].into_iter().chain(levels).collect());
    }
    let strength: Strength = whose.parse().ok()?;
    Some(Character::ALL.map(|character| Player(Some(Skill { strength, character }))).to_vec())
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let wanted = words.first().map_or("all", String::as_str);
    let Some(players) = players(words.get(3).map_or("levels", String::as_str)) else {
        eprintln!("GAME GAMES SEATS levels, or a level whose characters are compared");
        return ExitCode::from(2);
    };
    for game in GameId::ALL.into_iter().filter(|game| [game.name(), "all"].contains(&wanted)) {
        let found = with_game!(game, T => measure::<T>(&players, number(1, 12), number(2, 2) as u8));
        println!("{}\n", table(game, &players, &found));
    }
    ExitCode::SUCCESS
}

#[cfg(test)]
mod tests {
    use super::{Count, GameId, measure, players, table};
    use catalog::with_game;

    #[test]
    fn every_game_has_a_table_and_most_name_habits_of_their_own() {
        let players = players("hatchling").unwrap();
        let tables = GameId::ALL.map(|game| {
            let found = with_game!(game, T => measure::<T>(&players[..2], 1, 2));
            table(game, &players[..2], &found)
        });
        for table in &tables {
            assert!(table.lines().count() >= 3 && table.contains("hatchling:cautious"), "{table}");
        }
        // A game that was just laid out names none yet.
        let own = tables.iter().filter(|table| table.lines().count() > 4).count();
        assert!(2 * own > tables.len(), "{tables:?}");
    }

    #[test]
    fn what_could_never_be_done_is_not_told_as_nothing() {
        assert_eq!(Count::default().told(), "–");
        assert_eq!(Count { did: 2, could: 3 }.told(), "67%");
    }
}
