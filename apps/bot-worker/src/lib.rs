//! Who moves for a bot in the browser. The page asks, a worker answers; both sides speak these messages as JSON.
//!
//! A program of its own, because it is built to be quick where the page is built to be small.

use core::time::Duration;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use table::{Budget, Level, Thinker, Thinkers};

/// What the worker says once it can be asked. Messages that reach it earlier would be lost.
pub const READY: &str = "ready";

/// What a worker is asked: a move of a seat, from what that seat may see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ask {
    /// A number that comes back with the answer, so that a late one can be told from the one awaited.
    pub id: u32,
    /// Which table, so that a bot goes on from what it found out there.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// The seat's view, as JSON.
    pub view: String,
    /// Whose move.
    pub seat: Seat,
    /// How well to play.
    pub level: String,
    /// How long to think at most, in milliseconds.
    pub budget: f64,
    /// Where chance comes from.
    pub seed: u64,
}

/// What a worker answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub id: u32,
    /// The move in notation; nothing where the seat has none, or the view cannot be read.
    pub mv: Option<String>,
}

/// Reads a clock, in milliseconds.
pub type Clock = dyn Fn() -> f64 + Sync;

/// How many bots are kept between their moves: a table's, and one for hints.
const KEPT: usize = 8;

/// The bots of a page. Each is kept between its moves, and goes on from what it found out.
pub struct Bots(Thinkers<(String, Seat, Level)>);

impl Default for Bots {
    fn default() -> Self {
        Self(Thinkers::new(KEPT))
    }
}

impl Bots {
    /// Thinks, for no longer than asked by this clock.
    pub fn answer(&mut self, ask: &Ask, clock: &Clock) -> Answer {
        Answer { id: ask.id, mv: self.choose(ask, clock) }
    }

    fn choose(&mut self, ask: &Ask, clock: &Clock) -> Option<String> {
        let clock = || Duration::from_secs_f64(clock() / 1_000.0);
        let budget = Budget::time(Duration::from_secs_f64(ask.budget / 1_000.0), &clock);
        let (game, level) = (ask.game.parse().ok()?, ask.level.parse().ok()?);
        let key = (ask.table.clone(), ask.seat, level);
        let kept = self.0.take(&key);
        let mut bot = kept.unwrap_or_else(|| Thinker::new(game, level, ask.seed));
        let thought = bot.choose_seeing(&ask.view, ask.seat, &budget);
        self.0.keep(key, bot);
        thought.map(|thought| thought.mv)
    }
}

#[cfg(test)]
mod tests {
    use super::{Ask, Bots};
    use kernel::{Turn, Viewpoint};
    use serde_json::Value;
    use table::{Dealer, Session};

    fn ask(session: &Session, game: &str, seed: u64) -> Option<Ask> {
        let Turn::Seats(seats) = session.turn() else { return None };
        let seat = seats.first()?;
        let view = session.view(Viewpoint::Seat(seat)).get().to_owned();
        Some(Ask {
            id: 1,
            table: game.into(),
            game: game.into(),
            view,
            seat,
            level: "hatchling".into(),
            budget: 1.0,
            seed,
        })
    }

    #[test]
    fn bots_play_every_game_from_views_alone() {
        for game in catalog::GameId::ALL {
            let seats = *game.seats().start();
            let mut session = Session::new(game.name(), seats, &Value::Null, Dealer::seeded(3)).unwrap();
            let (mut bots, mut moves) = (Bots::default(), 0);
            while let Some(ask) = ask(&session, game.name(), moves).filter(|_| moves < 60) {
                let mv = bots.answer(&ask, &|| 0.0).mv.expect("a seat that is to act has a move");
                session.play(ask.seat, &mv).unwrap();
                moves += 1;
            }
        }
    }

    #[test]
    fn what_cannot_be_read_is_answered_with_no_move() {
        let nonsense = Ask {
            id: 9,
            table: "a".into(),
            game: "crab-stack".into(),
            view: "{}".into(),
            seat: kernel::Seat::at(0),
            level: "hatchling".into(),
            budget: 1.0,
            seed: 0,
        };
        let answer = Bots::default().answer(&nonsense, &|| 0.0);
        assert_eq!((answer.id, answer.mv), (9, None));
    }
}
