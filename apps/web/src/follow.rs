//! How the moves of others are followed: how long each stays to be seen, and what has happened since one's own.

use catalog::{AnyEvent, GameId, Rules, with_game};
use face::{Face, Round, Score, Weight};
use kernel::{Seat, Viewpoint};
use std::ops::Range;
use std::sync::Arc;
use table::{History, Ply};

use crate::settings::Pace;

/// How many moves back marks are left: after more than this nobody asks which was which.
const FAR: usize = 60;

/// How much it matters that somebody sees this move.
pub fn weight(game: GameId, ply: &Ply) -> Weight {
    let weigh = |event: &AnyEvent| with_game!(game, T => event.as_of::<Rules<T>>().map(<T as Face>::weight));
    ply.events.iter().filter_map(weigh).max().unwrap_or_default()
}

/// How long a move stays to be seen before the next one is shown, in milliseconds; nothing where somebody asks for it.
pub fn beat(pace: Pace, weight: Weight) -> Option<f64> {
    let usual = match weight {
        Weight::Nothing => 150.0,
        Weight::Usual => 650.0,
        Weight::Great => 1200.0,
    };
    Some(usual * pace.stretch()?)
}

/// How long a card travels, in milliseconds: it has arrived before the next one leaves.
pub fn flight(pace: Pace, weight: Weight) -> f64 {
    let whole = if weight == Weight::Great { 850.0 } else { 480.0 };
    whole * pace.stretch().unwrap_or(1.0)
}

/// The moves since the seat's last one, which is the first of them; all of them where it has made none.
pub fn since(history: &History, last: usize, me: Option<Seat>) -> Range<usize> {
    let plies = history.plies();
    let end = (last + 1).min(plies.len());
    let mine = |ply: &Arc<Ply>| ply.moved.as_ref().is_some_and(|(seat, _)| Some(*seat) == me);
    let own = plies[..end].iter().rposition(mine).unwrap_or(1);
    let nobody = end.saturating_sub(1);
    let start = if me.is_none() { nobody } else { own.max(end.saturating_sub(FAR)) };
    start.min(end)..end
}

/// What happened in those moves.
pub fn told(history: &History, plies: Range<usize>) -> Arc<[Vec<AnyEvent>]> {
    history.plies()[plies].iter().map(|ply| ply.events.clone()).collect()
}

/// The others' moves among those, without those that nothing came of.
pub fn worth_telling(history: &History, plies: Range<usize>, me: Option<Seat>) -> Vec<usize> {
    let theirs = |ply: &Ply| ply.moved.as_ref().is_some_and(|(seat, _)| Some(*seat) != me);
    let told = |ply: &usize| {
        let ply = &history.plies()[*ply];
        theirs(ply) && weight(history.game(), ply) > Weight::Nothing
    };
    plies.filter(told).collect()
}

/// What a seat has after so many moves of that which is counted in the end.
pub fn score(history: &History, moves: usize, seat: Seat) -> Option<Score> {
    let view = history.view(moves, Viewpoint::Audience)?;
    with_game!(history.game(), T => Some(<T as Face>::score(view.as_of::<Rules<T>>()?, seat)))
}

/// Every round as it was counted.
pub fn rounds(history: &History) -> Vec<Round> {
    let game = history.game();
    let round = |event: &AnyEvent| with_game!(game, T => event.as_of::<Rules<T>>().and_then(<T as Face>::round));
    history.plies().iter().flat_map(|ply| &ply.events).filter_map(round).collect()
}

/// How high each seat stood after each move.
pub fn curve(history: &History, seats: u8) -> Vec<Vec<u32>> {
    let height = |seat, ply| score(history, ply, seat).map_or(0, |score| score.height());
    Seat::all(seats).map(|seat| (0..=history.len()).map(|ply| height(seat, ply)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::{beat, curve, rounds, score, since, weight, worth_telling};
    use crate::settings::Pace;
    use catalog::GameId;
    use face::Weight;
    use kernel::{Seat, Turn};
    use serde_json::Value;
    use table::{Dealer, History, Session};
    use testkit::dice;

    fn played(game: GameId, most: usize) -> History {
        let mut session = Session::new(game.name(), 2, &Value::Null, Dealer::seeded(7)).unwrap();
        let mut dice = dice(7);
        for _ in 0..most {
            let Turn::Seats(seats) = session.turn() else { break };
            let seat = seats.first().unwrap();
            let any = session.game().pick(seat, &mut dice).expect("who is to act can");
            session.play(seat, &any).unwrap();
        }
        History::of(&session)
    }

    #[test]
    fn what_matters_stays_longer_and_step_by_step_waits_for_somebody() {
        for pace in [Pace::Slow, Pace::Normal, Pace::Fast] {
            let [nothing, usual, great] =
                [Weight::Nothing, Weight::Usual, Weight::Great].map(|weight| beat(pace, weight).unwrap());
            assert!(nothing < usual && usual < great);
        }
        assert_eq!(
            (beat(Pace::Normal, Weight::Nothing), beat(Pace::Normal, Weight::Great)),
            (Some(150.0), Some(1200.0))
        );
        assert!(beat(Pace::Fast, Weight::Great) < beat(Pace::Slow, Weight::Usual));
        assert_eq!(beat(Pace::Steps, Weight::Great), None);
    }

    #[test]
    fn since_ones_own_move_there_are_only_others() {
        for game in GameId::ALL {
            let history = played(game, 40);
            for (last, me) in (0..=history.len()).flat_map(|last| [(last, Seat::at(0)), (last, Seat::at(1))]) {
                let plies = since(&history, last, Some(me));
                assert!(plies.end == last + 1 && plies.len() <= last.max(1), "{game} {last}");
                let mover = |ply: usize| history.plies()[ply].moved.as_ref().map(|(seat, _)| *seat);
                assert!(plies.clone().skip(1).all(|ply| mover(ply) != Some(me)), "{game} {last}");
                assert!(worth_telling(&history, plies, Some(me)).into_iter().all(|ply| mover(ply) != Some(me)));
            }
            assert_eq!(since(&history, 5, None), 5..6, "whoever only watches sees the last move");
        }
    }

    #[test]
    fn every_game_has_a_curve_and_what_it_ends_with() {
        let mut counted = 0;
        for game in GameId::ALL {
            let history = played(game, 2_000);
            let curve = curve(&history, 2);
            assert!(curve.iter().all(|line| line.len() == history.len() + 1));
            assert!(curve.iter().flatten().any(|&height| height > 0), "{game}");
            let end = score(&history, history.len(), Seat::at(0)).unwrap();
            assert_eq!(end.height(), *curve[0].last().unwrap());
            counted += rounds(&history).len();
            assert!(history.plies().iter().any(|ply| weight(game, ply) == Weight::Great), "{game}");
        }
        assert!(counted > 0, "some game of the house is played in rounds");
    }

    #[test]
    fn points_are_the_sum_of_their_parts_where_they_have_parts() {
        for game in GameId::ALL {
            let history = played(game, 300);
            for seat in Seat::all(2) {
                let score = score(&history, history.len(), seat).unwrap();
                let parts: u32 = score.parts.iter().map(|(_, count)| count).sum();
                assert!(score.parts.is_empty() || score.points.is_none_or(|points| points == parts), "{game}");
            }
        }
    }
}
