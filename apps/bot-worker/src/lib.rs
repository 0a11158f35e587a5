//! Who moves for a bot in the browser. The page asks, a worker answers; what they say to each other is in [`wire::bots`].
//!
//! A program of its own, because it is built to be quick where the page is built to be small.

use catalog::GameId;
use core::time::Duration;
use kernel::Seat;
use table::{Budget, Thinker, Thinkers};
use wire::Skill;
use wire::bots::{Decision, Question};

/// Reads a clock, in milliseconds.
pub type Clock = dyn Fn() -> f64 + Sync;

/// How many bots are kept between their moves: a table's, and one for hints.
const KEPT: usize = 8;

/// The bots of a page. Each is kept between its moves, and goes on from what it found out.
pub struct Bots(Thinkers<(String, Seat, Skill)>);

impl Default for Bots {
    fn default() -> Self {
        Self(Thinkers::new(KEPT))
    }
}

impl Bots {
    /// Thinks, for no longer than asked by this clock.
    pub fn answer(&mut self, ask: &Question, clock: &Clock) -> Decision {
        Decision { id: ask.id, mv: self.choose(ask, clock) }
    }

    fn choose(&mut self, ask: &Question, clock: &Clock) -> Option<String> {
        let clock = || Duration::from_secs_f64(clock() / 1_000.0);
        let budget = Budget::time(Duration::from_secs_f64(ask.budget / 1_000.0), &clock);
        let game = ask.game.parse::<GameId>().ok()?;
        let view = game.read_view(ask.view.get()).ok()?;
        let key = (ask.table.clone(), ask.seat, ask.level);
        let kept = self.0.take(&key);
        let mut bot = kept.unwrap_or_else(|| Thinker::new(game, ask.level, ask.seed));
        let thought = bot.choose(&view, ask.seat, &budget);
        self.0.keep(key, bot);
        thought.map(|thought| thought.mv)
    }
}

#[cfg(test)]
mod tests {
    use super::Bots;
    use kernel::{Turn, Viewpoint};
    use serde_json::Value;
    use serde_json::value::RawValue;
    use table::{Dealer, Session};
    use wire::Level;
    use wire::bots::Question;

    fn ask(session: &Session, game: &str, seed: u64) -> Option<Question> {
        let Turn::Seats(seats) = session.turn() else { return None };
        let seat = seats.first()?;
        let view = session.view(Viewpoint::Seat(seat)).written();
        Some(Question {
            id: 1,
            table: game.into(),
            game: game.into(),
            view,
            seat,
            level: Level::Hatchling.into(),
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
        let nonsense = Question {
            id: 9,
            table: "a".into(),
            game: catalog::GameId::ALL[0].name().into(),
            view: RawValue::from_string("{}".into()).unwrap(),
            seat: kernel::Seat::at(0),
            level: Level::Hatchling.into(),
            budget: 1.0,
            seed: 0,
        };
        let answer = Bots::default().answer(&nonsense, &|| 0.0);
        assert_eq!((answer.id, answer.mv), (9, None));
    }
}
