//! What was dealt and played, in order, with the game as it stood every so often: so going back costs no more than a
//! stretch of it, and copies share all that is past.

use crate::record::Entry;
use catalog::AnyGame;
use std::ops::Index;
use std::sync::Arc;

/// So many lines are a stretch. Short ones in tests, so that every game has several.
const STRETCH: usize = if cfg!(test) { 8 } else { 64 };

/// The lines of a play-through.
#[derive(Clone, Default)]
pub struct Lines {
    past: Vec<Arc<Stretch>>,
    /// Those that do not make a stretch yet.
    now: Vec<Entry>,
}

struct Stretch {
    lines: Vec<Entry>,
    /// How many deals there are up to its end.
    deals: usize,
    /// The game after it.
    game: Box<dyn AnyGame>,
}

impl Lines {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.past.len() * STRETCH + self.now.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The line at this place.
    pub fn get(&self, at: usize) -> Option<&Entry> {
        match self.past.get(at / STRETCH) {
            Some(stretch) => stretch.lines.get(at % STRETCH),
            None => self.now.get(at - self.past.len() * STRETCH),
        }
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Entry> {
        self.from(0)
    }

    /// Those from this place on.
    pub(crate) fn from(&self, at: usize) -> impl Iterator<Item = &Entry> {
        let whole = (at / STRETCH).min(self.past.len());
        let past = self.past[whole..].iter().flat_map(|stretch| &stretch.lines);
        past.chain(&self.now).skip(at - whole * STRETCH)
    }

    /// All of them, the last first.
    pub(crate) fn backwards(&self) -> impl Iterator<Item = &Entry> {
        let past = self.past.iter().rev().flat_map(|stretch| stretch.lines.iter().rev());
        self.now.iter().rev().chain(past)
    }

    /// How many of them are deals.
    pub(crate) fn deals(&self) -> usize {
        self.deals_in(self.past.len()) + self.now.iter().filter(|line| !is_move(line)).count()
    }

    fn deals_in(&self, stretches: usize) -> usize {
        stretches.checked_sub(1).map_or(0, |last| self.past[last].deals)
    }

    fn moves_in(&self, stretches: usize) -> usize {
        stretches * STRETCH - self.deals_in(stretches)
    }

    /// How many lines come before the move that so many moves come before; all, if there is none.
    pub(crate) fn before_move(&self, moves: usize) -> usize {
        let stretches: Vec<usize> = (1..=self.past.len()).collect();
        let whole = stretches.partition_point(|&stretches| self.moves_in(stretches) <= moves);
        let mut rest = self.from(whole * STRETCH).enumerate().filter(|(_, line)| is_move(line));
        let found = rest.nth(moves - self.moves_in(whole));
        found.map_or(self.len(), |(at, _)| whole * STRETCH + at)
    }

    /// Adds a line that led to this game.
    pub(crate) fn push(&mut self, line: Entry, game: &dyn AnyGame) {
        self.now.push(line);
        if self.now.len() == STRETCH {
            let (deals, lines) = (self.deals(), std::mem::take(&mut self.now));
            self.past.push(Arc::new(Stretch { lines, deals, game: game.boxed_clone() }));
        }
    }

    /// The stretches that lie before this place, and the game after them: none if it is the one that nobody has touched.
    pub(crate) fn stretches(&self, at: usize) -> (Self, Option<Box<dyn AnyGame>>) {
        let past = self.past[..(at / STRETCH).min(self.past.len())].to_vec();
        let game = past.last().map(|stretch| stretch.game.boxed_clone());
        (Self { past, now: Vec::new() }, game)
    }
}

impl Index<usize> for Lines {
    type Output = Entry;

    fn index(&self, at: usize) -> &Entry {
        self.get(at).expect("there is such a line")
    }
}

fn is_move(line: &Entry) -> bool {
    matches!(line, Entry::Move { .. })
}

#[cfg(test)]
mod tests {
    use super::STRETCH;
    use crate::{Dealer, Entry, Session};
    use catalog::GameId;
    use kernel::{Turn, Viewpoint};
    use serde_json::Value;

    /// A play-through of several stretches.
    fn long(game: GameId) -> Session {
        let mut session = Session::new(game.name(), 2, &Value::Null, Dealer::seeded(3)).unwrap();
        let mut dice = testkit::dice(5);
        while session.log().len() < 3 * STRETCH + 10 {
            let Turn::Seats(seats) = session.turn() else { break };
            let seat = seats.first().unwrap();
            let mv = session.game().pick(seat, &mut dice).unwrap();
            session.play(seat, &mv).unwrap();
        }
        session
    }

    #[test]
    fn going_back_by_stretches_is_going_back_one_by_one() {
        for game in GameId::ALL {
            let session = long(game);
            let lines: Vec<&Entry> = session.log().iter().collect();
            assert!(lines.len() > STRETCH, "{game}");
            assert_eq!(session.log().deals(), lines.iter().filter(|line| !super::is_move(line)).count());
            for at in (0..=lines.len()).step_by(7) {
                let then = session.first(at).unwrap();
                let mut slow = session.first(0).unwrap();
                for line in &lines[slow.log().len().min(at)..at] {
                    if let Entry::Move { seat, mv } = line {
                        slow.play(*seat, mv).unwrap();
                    }
                }
                assert_eq!(then.log().iter().collect::<Vec<_>>(), slow.log().iter().collect::<Vec<_>>(), "{game} {at}");
                for from in Viewpoint::all(2) {
                    assert_eq!(then.view(from), slow.view(from), "{game} {at}");
                }
            }
        }
    }

    #[test]
    fn every_line_and_every_move_is_found() {
        for game in GameId::ALL {
            let session = long(game);
            let log = session.log();
            let mut backwards: Vec<&Entry> = log.backwards().collect();
            backwards.reverse();
            assert_eq!(backwards, log.iter().collect::<Vec<_>>());
            let moves: Vec<usize> = (0..log.len()).filter(|&at| super::is_move(&log[at])).collect();
            for (nth, at) in moves.iter().enumerate() {
                assert_eq!(log.before_move(nth), *at, "{game} {nth}");
            }
            assert_eq!((log.before_move(moves.len()), log.get(log.len())), (log.len(), None));
        }
    }
}
