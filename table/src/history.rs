//! A play-through folded, ply by ply: what was done, what came of it and what could be seen.

use crate::problem::Problem;
use crate::record::{Entry, Record};
use crate::session::{Played, Session, known};
use catalog::{AnyEvent, AnyGame, AnyView, GameId};
use kernel::{Seat, Viewpoint};
use std::sync::Arc;

/// One move and what came of it, deals included. The first ply is the deal before any move.
#[derive(Clone)]
pub struct Ply {
    /// Who moved, and how; nothing for the first deal.
    pub moved: Option<(Seat, String)>,
    /// What everybody saw happen.
    pub events: Vec<AnyEvent>,
    known: Known,
}

/// What is known of the game after a ply.
#[derive(Clone)]
enum Known {
    Everything(Box<dyn AnyGame>),
    View(AnyView),
    Nothing,
}

impl Known {
    fn view(&self, from: Viewpoint) -> Option<AnyView> {
        match self {
            Self::Everything(game) => Some(game.view(from)),
            Self::View(view) => Some(view.clone()),
            Self::Nothing => None,
        }
    }
}

/// A play-through folded once. A copy shares its plies. Where it was played here every viewpoint's views can be had; where it is told by a
/// house, those that were told.
#[derive(Clone)]
pub struct History {
    game: GameId,
    plies: Vec<Arc<Ply>>,
}

impl History {
    /// The history of a play-through.
    pub fn of(session: &Session) -> Self {
        let game = session.game().afresh();
        Self::fold(session.id(), game, session.log().iter()).expect("what a session holds is legal")
    }

    /// The history of a record, refused at the first entry that is not legal.
    pub fn of_record(record: &Record) -> Result<Self, Problem> {
        let id = known(&record.game)?;
        let game = id.start(record.seats, &record.options).map_err(|flaw| Problem::bad_options(&flaw))?;
        Self::fold(id, game, &record.log)
    }

    fn fold<'a>(
        id: GameId,
        mut game: Box<dyn AnyGame>,
        log: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Self, Problem> {
        let mut history = Self::told(id);
        history.push(None, Vec::new(), Known::Nothing);
        for (at, entry) in log.into_iter().enumerate() {
            history.take_in(&mut *game, entry).map_err(|problem| problem.at(at))?;
        }
        history.settle(game);
        Ok(history)
    }

    fn take_in(&mut self, game: &mut dyn AnyGame, entry: &Entry) -> Result<(), Problem> {
        match entry {
            Entry::Deal { deal } => {
                let read = deal.read(game).and_then(|deal| game.accept(&deal));
                let events = read.map_err(|flaw| Problem::bad_deal(&flaw))?;
                self.last_mut().events.extend(events);
            }
            Entry::Move { seat, mv } => {
                self.settle(game.boxed_clone());
                let played = game.play(*seat, mv).map_err(|refused| Problem::refused(&refused))?;
                self.push(Some((*seat, played.mv)), played.events, Known::Nothing);
            }
        }
        Ok(())
    }

    /// The last ply has led to this.
    fn settle(&mut self, game: Box<dyn AnyGame>) {
        self.last_mut().known = Known::Everything(game);
    }

    fn push(&mut self, moved: Option<(Seat, String)>, events: Vec<AnyEvent>, known: Known) {
        self.plies.push(Arc::new(Ply { moved, events, known }));
    }

    fn last_mut(&mut self) -> &mut Ply {
        Arc::make_mut(self.plies.last_mut().expect("the first ply is there before any entry"))
    }

    /// The history of a play-through that has just begun.
    pub(crate) fn begun(session: &Session) -> Self {
        let mut history = Self::told(session.id());
        history.push(None, session.opening(), Known::Everything(session.game().boxed_clone()));
        history
    }

    /// A history that is being told: nothing yet.
    pub fn told(game: GameId) -> Self {
        Self { game, plies: Vec::new() }
    }

    /// Takes in a move that was made in this play-through.
    pub fn played(&mut self, seat: Seat, played: Played, game: &dyn AnyGame) {
        self.push(Some((seat, played.mv)), played.events, Known::Everything(game.boxed_clone()));
    }

    /// Takes in what somebody was told: the first deal, or a move.
    pub fn tell(&mut self, moved: Option<(Seat, String)>, events: Vec<AnyEvent>, view: Option<AnyView>) {
        if moved.is_none() {
            self.plies.clear();
        }
        let seen = view.or_else(|| self.seen_after(moved.as_ref()?));
        self.push(moved, events, seen.map_or(Known::Nothing, Known::View));
    }

    /// What is seen after a move by somebody who saw the ply before: a house does not say where nothing is hidden.
    fn seen_after(&self, (seat, mv): &(Seat, String)) -> Option<AnyView> {
        let before = self.view(self.len(), Viewpoint::Audience)?;
        self.game.seen_after(&before, *seat, mv)
    }

    /// What is seen after the last ply, perhaps with other eyes than when it was told.
    pub fn look_again(&mut self, view: AnyView) {
        if !self.plies.is_empty() {
            self.last_mut().known = Known::View(view);
        }
    }

    /// Takes moves back, so that so many are left.
    pub fn truncate(&mut self, moves: usize) {
        self.plies.truncate(moves + 1);
    }

    /// Which game was played.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// How many moves were made.
    pub fn len(&self) -> usize {
        self.plies.len().saturating_sub(1)
    }

    /// Whether no move was made.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every ply, the first deal first.
    pub fn plies(&self) -> &[Arc<Ply>] {
        &self.plies
    }

    /// What a viewpoint could see after so many moves. Where it was told by a house: whoever it was told to.
    pub fn view(&self, moves: usize, from: Viewpoint) -> Option<AnyView> {
        self.plies.get(moves)?.known.view(from)
    }

    /// What everybody together would have known after so many moves, where that can be had.
    pub fn revealed(&self, moves: usize) -> Option<AnyView> {
        match &self.plies.get(moves)?.known {
            Known::Everything(game) => Some(game.revealed()),
            _ => None,
        }
    }

    /// The game after so many moves, where it was played here.
    pub fn state(&self, moves: usize) -> Option<&dyn AnyGame> {
        match &self.plies.get(moves)?.known {
            Known::Everything(game) => Some(&**game),
            _ => None,
        }
    }
}

/// Histories are the same where they share every ply.
impl PartialEq for History {
    fn eq(&self, other: &Self) -> bool {
        let shared = |(one, other): (&Arc<Ply>, &Arc<Ply>)| Arc::ptr_eq(one, other);
        self.plies.len() == other.plies.len() && self.plies.iter().zip(&other.plies).all(shared)
    }
}

impl std::fmt::Debug for History {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "History of {}, {} moves", self.game, self.len())
    }
}

#[cfg(test)]
mod tests {
    use super::History;
    use crate::{Dealer, Session};
    use catalog::GameId;
    use kernel::{Turn, Viewpoint};
    use serde_json::Value;

    fn played(game: GameId, moves: usize) -> Session {
        let mut session = Session::new(game.name(), 2, &Value::Null, Dealer::seeded(7)).unwrap();
        for any in 0..moves {
            let Turn::Seats(seats) = session.turn() else { break };
            let seat = seats.first().unwrap();
            let legal = session.game().legal(seat, 400).moves;
            session.play(seat, &legal[any * 7 % legal.len()]).unwrap();
        }
        session
    }

    #[test]
    fn a_history_has_the_deal_and_each_move_with_every_view() {
        for game in GameId::ALL {
            let session = played(game, 12);
            let history = History::of(&session);
            assert_eq!((history.len(), history.plies().len()), (12, 13), "{game}");
            assert!(history.plies()[0].moved.is_none() && !history.plies()[0].events.is_empty());
            for ply in 0..=12 {
                let then = session.at_ply(ply).unwrap();
                for from in Viewpoint::all(2) {
                    assert_eq!(history.view(ply, from), Some(then.view(from)), "{game} {ply}");
                }
            }
        }
    }

    #[test]
    fn a_history_that_grew_is_the_one_that_was_folded() {
        for game in GameId::ALL {
            let whole = played(game, 9);
            let folded = History::of(&whole);
            let mut session = whole.at_ply(0).unwrap();
            let mut grown = History::of(&session);
            for ply in &folded.plies()[1..] {
                let (seat, mv) = ply.moved.clone().unwrap();
                let played = session.play(seat, &mv).unwrap();
                grown.played(seat, played, session.game());
            }
            for (ply, (one, other)) in grown.plies().iter().zip(folded.plies()).enumerate() {
                assert_eq!((&one.moved, &one.events), (&other.moved, &other.events), "{game} {ply}");
                assert_eq!(grown.revealed(ply), folded.revealed(ply), "{game} {ply}");
            }
        }
    }

    #[test]
    fn what_is_told_is_seen_and_worked_out_where_nothing_is_hidden() {
        for game in GameId::ALL {
            let whole = History::of(&played(game, 9));
            let secrets = whole.state(0).unwrap().has_secrets();
            for from in Viewpoint::all(2) {
                let mut told = History::told(game);
                for (at, ply) in whole.plies().iter().enumerate() {
                    let view = whole.view(at, from).filter(|_| secrets || at == 0);
                    told.tell(ply.moved.clone(), ply.events.clone(), view);
                    assert_eq!(told.view(at, from), whole.view(at, from), "{game} {at}");
                }
                told.truncate(4);
                assert_eq!((told.len(), told.revealed(2)), (4, None));
            }
        }
    }

    #[test]
    fn a_record_that_is_not_legal_is_refused_where_it_goes_wrong() {
        let mut record = played(GameId::ALL[0], 4).record();
        let last = record.log.pop().unwrap();
        record.log.insert(1, last);
        assert!(History::of_record(&record).is_err());
    }
}
