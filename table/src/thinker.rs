//! A bot for any game of the house, with its types erased.

use bots::{Bot, Budget, Choice, Flat, Playable, Skill};
use catalog::{AnyView, GameId, Rules, with_game};
use kernel::{Game, Seat};
use std::collections::VecDeque;
use std::fmt::Display;

/// What a bot would do, and what it expects of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The move in notation.
    pub mv: String,
    /// What it expects for its seat, from 0 (certainly last) to 1 (certainly first).
    pub score: f64,
    /// Whether the score is proven and no estimate.
    pub proven: bool,
    /// The moves it expects, its own first.
    pub line: Vec<String>,
}

impl Thought {
    fn of<M: Display>(choice: &Choice<M>) -> Self {
        Self {
            mv: choice.mv.to_string(),
            score: choice.score,
            proven: choice.proven,
            line: choice.line.iter().map(ToString::to_string).collect(),
        }
    }
}

/// A bot of some skill for some game. It is handed the view of the seat it decides for and
/// nothing else.
pub struct Thinker(Box<dyn AnyBot>);

impl Thinker {
    /// A bot for this game.
    pub fn new(game: GameId, skill: impl Into<Skill>, seed: u64) -> Self {
        let skill = skill.into();
        Self(with_game!(game, T => Typed::<Rules<T>>::boxed(T::bot(skill, seed))))
    }

    /// The plainest player for this game, a yardstick for the others: so many random
    /// playouts for each decision and no knowledge of the game.
    pub fn flat(game: GameId, simulations: u64, seed: u64) -> Self {
        let flat = Flat::new(simulations, seed);
        Self(with_game!(game, T => Typed::<Rules<T>>::boxed(Box::new(flat))))
    }

    /// What the seat that has this view should do, within the budget. `None` if nothing is for it to decide, or
    /// the bot is of another game.
    pub fn choose(&mut self, view: &AnyView, seat: Seat, budget: &Budget<'_>) -> Option<Thought> {
        self.0.choose(view, seat, budget)
    }
}

/// Bots kept between their moves, so that each goes on from what it has found out. There is room for so many: the one
/// asked longest ago leaves first, for what a strong bot remembers takes megabytes.
pub struct Thinkers<K> {
    room: usize,
    kept: VecDeque<(K, Thinker)>,
}

impl<K: PartialEq> Thinkers<K> {
    /// Room for so many.
    pub fn new(room: usize) -> Self {
        Self { room, kept: VecDeque::new() }
    }

    /// The bot that was kept under this key. It is handed over, so that it can think while others come and go.
    pub fn take(&mut self, key: &K) -> Option<Thinker> {
        let at = self.kept.iter().position(|(kept, _)| kept == key)?;
        self.kept.remove(at).map(|(_, thinker)| thinker)
    }

    /// Keeps a bot until it is asked for again.
    pub fn keep(&mut self, key: K, thinker: Thinker) {
        self.kept.push_back((key, thinker));
        if self.kept.len() > self.room {
            self.kept.pop_front();
        }
    }
}

trait AnyBot: Send {
    fn choose(&mut self, view: &AnyView, seat: Seat, budget: &Budget<'_>) -> Option<Thought>;
}

struct Typed<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> Typed<G> {
    fn boxed(bot: Box<dyn Bot<G>>) -> Box<dyn AnyBot> {
        Box::new(Self(bot))
    }
}

impl<G: Game> AnyBot for Typed<G> {
    fn choose(&mut self, view: &AnyView, seat: Seat, budget: &Budget<'_>) -> Option<Thought> {
        self.0.choose(view.as_of::<G>()?, seat, budget).map(|choice| Thought::of(&choice))
    }
}

#[cfg(test)]
mod tests {
    use super::{Thinker, Thinkers};
    use crate::{Dealer, Session};
    use bots::{Budget, Level};
    use catalog::GameId;
    use kernel::{Turn, Viewpoint};
    use serde_json::Value;

    #[test]
    fn every_level_plays_every_game_by_the_rules() {
        for game in GameId::ALL {
            for level in Level::ALL {
                let mut session =
                    Session::new(game.name(), *game.seats().start(), &Value::Null, Dealer::seeded(1)).unwrap();
                let mut thinker = Thinker::new(game, level, 1);
                for _ in 0..12 {
                    let Turn::Seats(seats) = session.turn() else { break };
                    let seat = seats.first().unwrap();
                    let thought = thinker
                        .choose(&session.view(Viewpoint::Seat(seat)), seat, &Budget::simulations(200))
                        .expect("a move");
                    assert_eq!(thought.line.first(), Some(&thought.mv));
                    assert!((0.0..=1.0).contains(&thought.score), "{thought:?}");
                    session.play(seat, &thought.mv).expect("bots keep to the rules");
                }
            }
        }
    }

    #[test]
    fn the_yardstick_plays_every_game_within_its_playouts() {
        for game in GameId::ALL {
            let session = Session::new(game.name(), 2, &Value::Null, Dealer::seeded(1)).unwrap();
            let Turn::Seats(seats) = session.turn() else { panic!("somebody is to act") };
            let seat = seats.first().unwrap();
            let mut flat = Thinker::flat(game, 10, 1);
            let thought =
                flat.choose(&session.view(Viewpoint::Seat(seat)), seat, &Budget::unlimited()).expect("a move");
            assert!(session.game().check(seat, &thought.mv).is_ok(), "{thought:?}");
        }
    }

    #[test]
    fn a_view_written_down_and_read_again_is_as_good() {
        for game in GameId::ALL {
            let session = Session::new(game.name(), 2, &Value::Null, Dealer::seeded(1)).unwrap();
            let Turn::Seats(seats) = session.turn() else { panic!("somebody is to act") };
            let seat = seats.first().unwrap();
            let choose = |view| Thinker::new(game, Level::Paddler, 5).choose(view, seat, &Budget::simulations(100));
            let view = session.view(Viewpoint::Seat(seat));
            let read = game.read_view(view.written().get()).unwrap();
            assert!(choose(&read).is_some());
            assert_eq!(choose(&read), choose(&view));
            assert!(game.read_view("{}").is_err());
        }
    }

    #[test]
    fn of_bots_kept_the_one_asked_longest_ago_leaves_first() {
        let bot = || Thinker::new(GameId::ALL[0], Level::Paddler, 1);
        let mut kept = Thinkers::new(2);
        kept.keep('a', bot());
        kept.keep('b', bot());
        let asked = kept.take(&'a').expect("there was room for two");
        kept.keep('a', asked);
        kept.keep('c', bot());
        assert!(kept.take(&'b').is_none() && kept.take(&'a').is_some() && kept.take(&'c').is_some());
    }

    #[test]
    fn a_bot_that_is_kept_goes_on_from_what_it_found_out() {
        let game = GameId::ALL.into_iter().rfind(|game| game.has_secrets()).unwrap();
        let mut session = Session::new(game.name(), 2, &Value::Null, Dealer::seeded(3)).unwrap();
        let mut kept = Thinker::new(game, Level::Kraken, 1);
        let mut wiser = 0;
        for _ in 0..12 {
            let Turn::Seats(seats) = session.turn() else { break };
            let seat = seats.first().unwrap();
            let none = Budget::simulations(0);
            // With no simulations to spend a bot made anew can only guess; one that is kept remembers.
            let remembered = kept.choose(&session.view(Viewpoint::Seat(seat)), seat, &none).unwrap();
            let anew =
                Thinker::new(game, Level::Kraken, 1).choose(&session.view(Viewpoint::Seat(seat)), seat, &none).unwrap();
            wiser += u32::from((remembered.score - anew.score).abs() > f64::EPSILON);
            let thought = kept.choose(&session.view(Viewpoint::Seat(seat)), seat, &Budget::simulations(2_000)).unwrap();
            session.play(seat, &thought.mv).unwrap();
        }
        assert!(wiser >= 3, "it remembered only {wiser} times");
    }

    #[test]
    fn a_bot_has_nothing_to_say_for_a_seat_that_is_not_to_act() {
        let game = GameId::ALL.into_iter().find(|game| !game.has_secrets()).unwrap();
        let session = Session::new(game.name(), 2, &Value::Null, Dealer::seeded(1)).unwrap();
        let Turn::Seats(seats) = session.turn() else { panic!("somebody is to act") };
        let other = seats.first().unwrap().next(2);
        let mut thinker = Thinker::new(game, Level::Paddler, 1);
        assert_eq!(thinker.choose(&session.view(Viewpoint::Seat(other)), other, &Budget::unlimited()), None);
    }
}
