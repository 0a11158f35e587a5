//! Rounds within a history, in games that are played in rounds.

use catalog::{AnyEvent, GameId, Rules, with_game};
use face::Face;
use table::{History, Ply};

/// The end of a round and the deal of the next one, where this ply has both.
pub fn parted(game: GameId, ply: &Ply) -> Option<(&[AnyEvent], &[AnyEvent])> {
    let ends = |event: &AnyEvent| with_game!(game, T => event.as_of::<Rules<T>>().is_some_and(T::ends_round));
    let begins = |event: &AnyEvent| with_game!(game, T => event.as_of::<Rules<T>>().is_some_and(T::begins_round));
    ply.events.iter().position(ends)?;
    ply.events.iter().position(begins).map(|dealt| ply.events.split_at(dealt))
}

/// Whether a round ended with the move of this number, and another was dealt.
pub fn ended(history: &History, moves: usize) -> bool {
    history.plies().get(moves).is_some_and(|ply| parted(history.game(), ply).is_some())
}

#[cfg(test)]
mod tests {
    use super::{ended, parted};
    use catalog::GameId;
    use kernel::Turn;
    use serde_json::Value;
    use table::{Dealer, History, Session};

    fn played(game: GameId) -> History {
        let mut session = Session::new(game.name(), 2, &Value::Null, Dealer::seeded(7)).unwrap();
        for any in (0..2_000).step_by(7) {
            let Turn::Seats(seats) = session.turn() else { break };
            let seat = seats.first().unwrap();
            let moves = session.game().legal(seat, 400).moves;
            session.play(seat, &moves[any % moves.len()]).unwrap();
        }
        History::of(&session)
    }

    #[test]
    fn a_ply_that_ends_a_round_is_parted_before_the_next_deal() {
        let mut rounds = 0;
        for game in GameId::ALL {
            let history = played(game);
            for (at, ply) in history.plies().iter().enumerate().filter(|(at, _)| ended(&history, *at)) {
                let (end, deal) = parted(game, ply).unwrap();
                assert!(ply.moved.is_some() && !end.is_empty() && !deal.is_empty(), "{game} {at}");
                rounds += 1;
            }
        }
        assert!(rounds > 0, "some game of the house is played in rounds");
    }
}
