//! Short lessons in playing: do this, see what happens.
//!
//! A lesson is a game with a fixed deal. Each step asks for a kind of move; whoever takes the lesson makes
//! one, and the others answer with moves of their own.

use crab_stack::{CrabStack, Move, Size, View};
use kernel::{Seat, Turn, Viewpoint};
use serde_json::Value;
use table::{Dealer, Session};

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A move that begins with this word.
    Word(&'static str),
    /// A crawl of a crab of this size.
    Crawl(Size),
    /// A crawl onto somebody else's crab.
    Cover,
}

/// The whole lesson of a game: its seed, its seats and its steps.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    seed: u64,
    seats: u8,
    goals: &'static [Goal],
}

const CRAB_STACK: Course = Course {
    seed: 11,
    seats: 2,
    goals: &[
        Goal::Crawl(Size::Large),
        Goal::Crawl(Size::Medium),
        Goal::Crawl(Size::Small),
        Goal::Cover,
        Goal::Crawl(Size::Large),
        Goal::Cover,
    ],
};

const CRABS: Course = Course {
    seed: 5,
    seats: 2,
    goals: &[
        Goal::Word("grab"),
        Goal::Word("grab"),
        Goal::Word("trade"),
        Goal::Word("raise"),
        Goal::Word("upgrade"),
        Goal::Word("catch"),
    ],
};

const KRAAW: Course = Course {
    seed: 3,
    seats: 2,
    goals: &[
        Goal::Word("exchange"),
        Goal::Word("look"),
        Goal::Word("reveal"),
        Goal::Word("steal"),
        Goal::Word("reveal"),
        Goal::Word("lock"),
    ],
};

/// The seat of whoever takes the lesson.
pub const PUPIL: Seat = Seat::at(0);

/// The course of a game.
pub fn course(game: &str) -> Option<Course> {
    match game {
        "crab-stack" => Some(CRAB_STACK),
        "crabs" => Some(CRABS),
        "kraaw" => Some(KRAAW),
        _ => None,
    }
}

/// A lesson being taken.
#[derive(Clone)]
pub struct Lesson {
    session: Session,
    course: Course,
    step: usize,
}

impl Lesson {
    /// Begins a lesson.
    pub fn begin(game: &str) -> Option<Self> {
        let course = course(game)?;
        let session = Session::new(game, course.seats, &Value::Null, Dealer::seeded(course.seed)).ok()?;
        let mut lesson = Self { session, course, step: 0 };
        lesson.others_move();
        Some(lesson)
    }

    /// The game it is played on.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The step, from 0; as many as there are when the lesson is done.
    pub fn step(&self) -> usize {
        self.step
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.course.goals.len()
    }

    /// Whether every step is done.
    pub fn is_done(&self) -> bool {
        self.step >= self.steps() || self.session.turn().outcome().is_some()
    }

    /// Makes a move of the pupil, if it is what the step asks for, or if nothing the step asks for is possible
    /// just now. Says whether it was made.
    pub fn play(&mut self, mv: &str) -> bool {
        let meets = self.meets(mv);
        if !meets && self.is_possible() {
            return false;
        }
        if self.session.play(PUPIL, mv).is_err() {
            return false;
        }
        self.step += usize::from(meets);
        self.others_move();
        true
    }

    /// Whether some legal move is what the step asks for.
    fn is_possible(&self) -> bool {
        self.session.game().legal(PUPIL, 5_000).moves.iter().any(|mv| self.meets(mv))
    }

    fn meets(&self, mv: &str) -> bool {
        match self.course.goals.get(self.step) {
            None => true,
            Some(Goal::Word(word)) => mv.split(' ').next() == Some(word),
            Some(Goal::Crawl(size)) => self.crawl(mv).is_some_and(|(crab, _)| crab.size == *size),
            Some(Goal::Cover) => self.crawl(mv).is_some_and(|(_, below)| below.seat != PUPIL),
        }
    }

    /// The crab that crawls, and the one it ends on.
    fn crawl(&self, mv: &str) -> Option<(crab_stack::Crab, crab_stack::Crab)> {
        let view = self.session.game().typed_view(Viewpoint::Seat(PUPIL));
        let view: &View = view.downcast_ref()?;
        let Ok(Move::Crawl { from, to }) = mv.parse::<<CrabStack as kernel::Game>::Move>() else { return None };
        let top = |cell| view.stacks.get(&cell)?.last().copied();
        top(from).zip(top(to))
    }

    /// The others make the first of their moves until the pupil is to act.
    fn others_move(&mut self) {
        while let Turn::Seats(seats) = self.session.turn() {
            if seats.contains(PUPIL) {
                return;
            }
            let Some(seat) = seats.first() else { return };
            let mut legal = self.session.game().legal(seat, 40).moves;
            let at = self.session.log().len() * 7 % legal.len().max(1);
            if legal.is_empty() || self.session.play(seat, &legal.swap_remove(at)).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Lesson, PUPIL};

    #[test]
    fn every_step_of_every_lesson_can_be_done() {
        for listed in catalog::games() {
            let mut lesson = Lesson::begin(listed.id).expect("every game has a lesson");
            assert!((6..=10).contains(&lesson.steps()));
            let mut moves = 0;
            while !lesson.is_done() {
                let legal = lesson.session().game().legal(PUPIL, 5_000).moves;
                let wanted = legal.iter().find(|mv| lesson.meets(mv)).or(legal.first()).unwrap().clone();
                assert!(lesson.play(&wanted), "{} step {}: {wanted}", listed.id, lesson.step());
                moves += 1;
                assert!(moves < 60, "{} stays at step {}", listed.id, lesson.step());
            }
            assert_eq!(lesson.step(), lesson.steps(), "{} ended early", listed.id);
        }
    }

    #[test]
    fn another_move_than_the_one_asked_for_is_not_made() {
        let mut lesson = Lesson::begin("crab-stack").unwrap();
        let legal = lesson.session().game().legal(PUPIL, 100).moves;
        let other = legal.iter().find(|mv| !lesson.meets(mv)).unwrap().clone();
        assert!(!lesson.play(&other));
        assert_eq!(lesson.step(), 0);
    }
}
