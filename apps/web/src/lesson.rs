//! Short lessons in playing: do this, see what happens.
//!
//! A lesson is played on real tables. A step asks for a kind of move; whoever takes the lesson makes one,
//! sees what comes of it, and goes on. Where a step needs a certain position, a fresh table is laid for it.

mod course;

pub use course::{Course, Goal, Stage, Step};

use crab_stack_rules::{Crab, CrabStack, Move, View};
use kernel::{Seat, Turn, Viewpoint};
use serde_json::Value;
use table::{Dealer, Entry, Session};

/// The seat of whoever takes the lesson.
pub const PUPIL: Seat = Seat::at(0);

/// A lesson being taken.
#[derive(Clone)]
pub struct Lesson {
    session: Session,
    course: Course,
    step: usize,
    /// Whether the step's move was made, and the next step waits to be asked for.
    made: bool,
    /// How many moves had been made when the step began.
    from: usize,
}

impl Lesson {
    /// Begins the lesson of a game.
    pub fn begin(game: &str) -> Option<Self> {
        let course = course::of(game)?;
        let session = lay(course.game, course.steps.first()?.stage?)?;
        let mut lesson = Self { session, course, step: 0, made: false, from: 0 };
        lesson.others_move();
        lesson.from = plies(&lesson.session);
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
        self.course.steps.len()
    }

    /// How many tables were laid so far, the one it is on included.
    pub fn laid(&self) -> usize {
        self.course.steps.iter().take(self.step + 1).filter(|step| step.stage.is_some()).count()
    }

    /// Whether every step is done.
    pub fn is_done(&self) -> bool {
        self.step >= self.steps()
    }

    /// Whether what the step asked for was done, so that the next one can come.
    pub fn is_made(&self) -> bool {
        self.made
    }

    /// How many moves had been made when the step began.
    pub fn from(&self) -> usize {
        self.from
    }

    /// Makes a move of the pupil, if it is what the step asks for, or if something else is due before that.
    /// Says whether it was made.
    pub fn play(&mut self, mv: &str) -> bool {
        let Some(step) = self.now() else { return false };
        let meets = !self.made && self.meets(mv);
        if self.made || !meets && !self.is_due_before(mv) || self.session.play(PUPIL, mv).is_err() {
            return false;
        }
        self.made = meets;
        if !meets || step.answered {
            self.others_move();
        }
        true
    }

    /// Goes on to the next step, once what this one asked for is done.
    pub fn go_on(&mut self) {
        if !self.made {
            return;
        }
        self.others_move();
        self.step += 1;
        self.made = false;
        let stage = self.now().and_then(|step| step.stage);
        if let Some(session) = stage.and_then(|stage| lay(self.course.game, stage)) {
            self.session = session;
            self.others_move();
        }
        self.from = plies(&self.session);
    }

    fn now(&self) -> Option<&'static Step> {
        self.course.steps.get(self.step)
    }

    /// Whether this has to be done before what the step asks for can be: a question left from a turn, or any
    /// crawl where none is of the kind asked for.
    fn is_due_before(&self, mv: &str) -> bool {
        let left_over = ["drop", "pass", "done", "leave"].contains(&mv.split(' ').next().unwrap_or_default());
        let asked_for = || self.session.game().legal(PUPIL, 2_000).moves.iter().any(|mv| self.meets(mv));
        (left_over || shore(&self.session).is_some()) && !asked_for()
    }

    fn meets(&self, mv: &str) -> bool {
        match self.now().map(|step| step.goal) {
            None => false,
            Some(Goal::Word(word)) => mv.split(' ').next() == Some(word),
            Some(Goal::Exactly(wanted)) => mv == wanted,
            Some(Goal::Crawl(size)) => self.crawl(mv).is_some_and(|(crab, _)| crab.size == size),
            Some(Goal::Cover) => self.crawl(mv).is_some_and(|(_, below)| below.seat != PUPIL),
            Some(Goal::Wave(least)) => self.wave(mv).is_some_and(|(mine, theirs)| mine == 0 && theirs >= least),
            Some(Goal::Win) => self.wins(mv),
        }
    }

    /// The crab that crawls, and the one it ends on.
    fn crawl(&self, mv: &str) -> Option<(Crab, Crab)> {
        let view = shore(&self.session)?;
        let Ok(Move::Crawl { from, to }) = mv.parse::<<CrabStack as kernel::Game>::Move>() else { return None };
        let top = |cell| view.stacks.get(&cell)?.last().copied();
        top(from).zip(top(to))
    }

    /// How many crabs of the pupil's, and of the others', the wave takes after a crawl.
    fn wave(&self, mv: &str) -> Option<(usize, usize)> {
        let after = shore(&self.tried(mv)?)?;
        let before = shore(&self.session)?;
        let count = |view: &View, mine: bool| {
            view.stacks.values().flatten().filter(|crab| (crab.seat == PUPIL) == mine).count()
        };
        Some((count(&before, true) - count(&after, true), count(&before, false) - count(&after, false)))
    }

    fn wins(&self, mv: &str) -> bool {
        let won = |session: Session| session.turn().outcome().is_some_and(|outcome| outcome.winners().contains(PUPIL));
        self.tried(mv).is_some_and(won)
    }

    /// The game as it would be after a move.
    fn tried(&self, mv: &str) -> Option<Session> {
        let mut session = self.session.clone();
        session.play(PUPIL, mv).ok().map(|_| session)
    }

    /// The others make moves until the pupil is to act: what the step says they do, else any.
    fn others_move(&mut self) {
        let answers = self.now().map_or(&[][..], |step| step.answers);
        while let Some(seat) = acts(&self.session) {
            if seat == PUPIL || self.session.turn().includes(PUPIL) {
                return;
            }
            let legal = self.session.game().legal(seat, 400).moves;
            let told = answers.iter().find(|answer| legal.iter().any(|mv| mv == *answer));
            let any = legal.get(self.session.log().len() * 7 % legal.len().max(1));
            let Some(mv) = told.map(ToString::to_string).or(any.cloned()) else { return };
            if self.session.play(seat, &mv).is_err() {
                return;
            }
        }
    }
}

/// The seat to act, or the first of several.
fn acts(session: &Session) -> Option<Seat> {
    if let Turn::Seats(seats) = session.turn() { seats.first() } else { None }
}

fn plies(session: &Session) -> usize {
    session.log().iter().filter(|entry| matches!(entry, Entry::Move { .. })).count()
}

/// The shore as everybody sees it, where the game is played on one.
fn shore(session: &Session) -> Option<View> {
    session.game().typed_view(Viewpoint::Seat(PUPIL)).downcast_ref::<View>().cloned()
}

/// Lays a table for a step.
fn lay(game: &str, stage: &Stage) -> Option<Session> {
    let read = |text: &str| serde_json::from_str::<Value>(text).ok();
    let options = if stage.options.is_empty() { Value::Null } else { read(stage.options)? };
    let deals = stage.deals.iter().map(|deal| read(deal)).collect::<Option<Vec<_>>>()?;
    let mut session = Session::new(game, 2, &options, Dealer::with_deals(deals, stage.seed)).ok()?;
    for mv in stage.moves {
        let seat = acts(&session)?;
        session.play(seat, mv).ok()?;
    }
    Some(session)
}

#[cfg(test)]
mod tests {
    use super::{Lesson, PUPIL, lay};

    /// A move that the step asks for.
    fn wanted(lesson: &Lesson) -> String {
        let legal = lesson.session().game().legal(PUPIL, 500_000).moves;
        legal.into_iter().find(|mv| lesson.meets(mv)).expect("what a step asks for can be done")
    }

    #[test]
    fn every_step_of_every_lesson_can_be_done_at_once() {
        for game in catalog::GameId::ALL {
            let mut lesson = Lesson::begin(game.name()).expect("every game has a lesson");
            assert!((6..=10).contains(&lesson.steps()));
            while !lesson.is_done() {
                let mv = wanted(&lesson);
                assert!(lesson.play(&mv), "{} step {}: {mv}", game.name(), lesson.step() + 1);
                assert!(lesson.is_made(), "{} step {}: {mv}", game.name(), lesson.step() + 1);
                lesson.go_on();
            }
        }
    }

    #[test]
    fn every_table_of_every_lesson_can_be_laid() {
        for game in catalog::GameId::ALL {
            let course = super::course::of(game.name()).unwrap();
            for (at, step) in course.steps.iter().enumerate() {
                assert!(
                    step.stage.is_none_or(|stage| lay(game.name(), stage).is_some()),
                    "{} step {}",
                    game.name(),
                    at + 1
                );
            }
        }
    }

    #[test]
    fn another_move_than_the_one_asked_for_is_not_made() {
        let mut lesson = Lesson::begin("crab-stack").unwrap();
        let legal = lesson.session().game().legal(PUPIL, 100).moves;
        let other = legal.iter().find(|mv| !lesson.meets(mv)).unwrap().clone();
        assert!(!lesson.play(&other));
        assert_eq!((lesson.step(), lesson.is_made()), (0, false));
    }

    #[test]
    fn the_next_step_waits_until_it_is_asked_for() {
        let mut lesson = Lesson::begin("crab-stack").unwrap();
        lesson.go_on();
        assert_eq!(lesson.step(), 0, "nothing was done yet");
        let mv = wanted(&lesson);
        assert!(lesson.play(&mv));
        assert!(!lesson.play(&mv), "the step is done");
        lesson.go_on();
        assert_eq!((lesson.step(), lesson.is_made()), (1, false));
    }
}
