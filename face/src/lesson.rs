//! Short lessons in playing: do this, see what happens.
//!
//! A lesson is played by the real rules. A step asks for a kind of move; whoever takes the lesson makes one, sees what
//! comes of it, and goes on, or a step back. Where a step needs a certain position, a fresh table is laid for it. What a
//! step says is in the game's words, under its number: why, and behind a `|` what is asked for.

use crate::{Event, Face, Move};
use any_game::{AnyEvent, AnyView};
use core::ops::ControlFlow;
use kernel::{Game, Seat, Title, Turn, Viewpoint, any_chance};
use serde::de::DeserializeOwned;

/// The seat of whoever takes the lesson.
pub const PUPIL: Seat = Seat::at(0);
/// How many sit at the tables of lessons.
const SEATS: u8 = 2;
/// Among how many of their moves the others choose, where no step says what they do.
const CHOICE: u64 = 400;
/// Among how many moves one that is simple to show is looked for.
const SEARCHED: i64 = 20_000;

/// What a step asks for: whether a legal move of the pupil's, in this game, is it.
pub type Goal<T> = fn(&<T as Title>::Rules, &Move<T>) -> bool;

/// A game's lessons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// How it is played.
    #[default]
    Rules,
    /// How it is played well.
    Tactics,
}

impl Part {
    /// Its word in ids and addresses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rules => "lesson",
            Self::Tactics => "tactics",
        }
    }

    /// How it is taught.
    fn course<T: Face>(self) -> Course<T> {
        match self {
            Self::Rules => T::COURSE,
            Self::Tactics => T::TACTICS,
        }
    }
}

/// The whole lesson of a game.
pub struct Course<T: Title> {
    /// Its steps, in order. The first one lays a table.
    pub steps: &'static [Step<T>],
    /// Whether this may be done although it is not asked for, where nothing that is asked for is possible yet: a
    /// question left from a turn, say.
    pub before: fn(&Move<T>) -> bool,
}

impl<T: Title> Course<T> {
    /// No lesson at all.
    pub const NONE: Self = Self { steps: &[], before: |_| false };
}

/// One step of a lesson.
pub struct Step<T: Title> {
    stage: Option<&'static Stage>,
    goal: Goal<T>,
    answers: &'static [&'static str],
    answered: bool,
}

impl<T: Title> Step<T> {
    /// A step that goes on where the one before left off.
    pub const fn new(goal: Goal<T>) -> Self {
        Self { stage: None, goal, answers: &[], answered: false }
    }

    /// A step on a fresh table.
    pub const fn on(stage: &'static Stage, goal: Goal<T>) -> Self {
        Self { stage: Some(stage), goal, answers: &[], answered: false }
    }

    /// The others make these moves before the next step, by preference.
    #[must_use]
    pub const fn then(self, answers: &'static [&'static str]) -> Self {
        Self { answers, ..self }
    }

    /// The same, and they make them before the next step is asked for, as part of what comes of this one.
    #[must_use]
    pub const fn answered(self, answers: &'static [&'static str]) -> Self {
        Self { answers, answered: true, ..self }
    }
}

/// A table laid for a step: what was chosen, what is dealt, and what has been played.
pub struct Stage {
    /// Options as JSON.
    pub options: &'static str,
    /// Deals as JSON, in order; nobody cares what follows them.
    pub deals: &'static [&'static str],
    /// Moves, by whoever is to act.
    pub moves: &'static [&'static str],
}

/// A move made in a lesson, and what everybody saw happen.
#[derive(Clone, Debug)]
pub struct Made {
    /// Who made it.
    pub seat: Seat,
    /// The move in the game's notation.
    pub mv: String,
    /// What came of it, deals included.
    pub events: Vec<AnyEvent>,
}

/// A lesson being taken, in whichever game.
pub trait AnyLesson: Send + Sync {
    /// What the pupil sees.
    fn view(&self) -> AnyView;
    /// The step, from 0; as many as there are when the lesson is done.
    fn step(&self) -> usize;
    /// How many steps there are.
    fn steps(&self) -> usize;
    /// How many tables were laid so far, the one it is on included.
    fn laid(&self) -> usize;
    /// Whether what the step asked for was done, so that the next one can come.
    fn is_made(&self) -> bool;
    /// What was done since the step began.
    fn so_far(&self) -> &[Made];
    /// How much was dealt and played at this table.
    fn entries(&self) -> usize;
    /// A move to show somebody who does not know what to do: one that the step asks for, or what is due before that.
    fn example(&self) -> Option<String>;
    /// Makes a move of the pupil, if it is what the step asks for, or if something else is due before that.
    /// Says whether it was made.
    fn play(&mut self, mv: &str) -> bool;
    /// Goes on to the next step, once what this one asked for is done.
    fn go_on(&mut self);
    /// Goes back to how this step began, or if nothing was done since, how the one before did.
    fn go_back(&mut self);

    /// Whether there is something to go back to.
    fn can_go_back(&self) -> bool {
        self.step() > 0 || !self.so_far().is_empty()
    }

    /// Whether every step is done.
    fn is_done(&self) -> bool {
        self.step() >= self.steps()
    }
}

/// Begins a lesson of a game, if it has one.
pub fn begin<T: Face>(part: Part) -> Option<Box<dyn AnyLesson>> {
    Lesson::<T>::begin(part).map(|lesson| Box::new(lesson) as _)
}

/// A table of a lesson.
struct Laid<T: Title> {
    game: T::Rules,
    deals: Vec<<T::Rules as Game>::Deal>,
    dealt: usize,
    played: usize,
}

impl<T: Title> Clone for Laid<T> {
    fn clone(&self) -> Self {
        Self { game: self.game.clone(), deals: self.deals.clone(), dealt: self.dealt, played: self.played }
    }
}

impl<T: Title> Laid<T> {
    fn new(stage: &Stage) -> Self {
        let options = T::Rules::options(SEATS, &read(stage.options)).expect("a lesson's options are possible");
        let deals = stage.deals.iter().map(|deal| read(deal)).collect();
        let mut table = Self { game: T::Rules::new(&options), deals, dealt: 0, played: 0 };
        table.deal(&mut Vec::new());
        for mv in stage.moves {
            let seat = table.to_act().expect("somebody makes each of a lesson's moves");
            let mv = mv.parse().expect("a lesson's moves are written as the game writes them");
            table.play(seat, &mv).expect("a lesson's moves are legal");
        }
        table
    }

    /// The seat to act, or the first of several.
    fn to_act(&self) -> Option<Seat> {
        if let Turn::Seats(seats) = self.game.turn() { seats.first() } else { None }
    }

    /// Makes a move, and has dealt what is due then; nothing where it is not legal.
    fn play(&mut self, seat: Seat, mv: &Move<T>) -> Option<Made> {
        let mut events = Vec::new();
        self.game.play(seat, mv, &mut events).ok()?;
        self.played += 1;
        self.deal(&mut events);
        Some(Made { seat, mv: mv.to_string(), events: events.into_iter().map(AnyEvent::of::<T::Rules>).collect() })
    }

    fn deal(&mut self, events: &mut Vec<Event<T>>) {
        while self.game.turn() == Turn::Dealer {
            let deal = self.deals.get(self.dealt).cloned().unwrap_or_else(|| self.game.deal(&mut any_chance()));
            self.game.accept(&deal, events).expect("a lesson's deals fit");
            self.dealt += 1;
        }
    }

    /// The first of these moves that is legal.
    fn told(&self, seat: Seat, answers: &[&str]) -> Option<Move<T>> {
        let mut answers = answers.iter().filter_map(|mv| mv.parse().ok());
        answers.find(|mv| self.game.check(seat, mv).is_ok())
    }

    /// Some move, another one each time.
    fn any(&self, seat: Seat) -> Option<Move<T>> {
        let turn = (self.dealt + self.played) as u64 * 7;
        let mut left = turn.checked_rem(self.game.count(seat).min(CHOICE))?;
        self.find(seat, |_| left.checked_sub(1).map(|fewer| left = fewer).is_none())
    }

    /// A legal move that is so, and can be written shortly: of many cards, few.
    fn simplest(&self, seat: Seat, mut wanted: impl FnMut(&Move<T>) -> bool) -> Option<String> {
        let (mut found, mut left) = (None::<String>, SEARCHED);
        let _ = self.game.moves(seat, &mut |mv| {
            if wanted(&mv) {
                let text = mv.to_string();
                found = found.take().filter(|other| other.len() <= text.len()).or(Some(text));
            }
            left -= 1;
            if left <= 0 && found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }

    /// The first legal move that is so.
    fn find(&self, seat: Seat, mut wanted: impl FnMut(&Move<T>) -> bool) -> Option<Move<T>> {
        let mut found = None;
        let _ = self.game.moves(seat, &mut |mv| {
            if wanted(&mv) {
                found = Some(mv);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }
}

/// Reads what a course has written down.
fn read<D: DeserializeOwned>(text: &str) -> D {
    serde_json::from_str(text).expect("what a course has written down can be read")
}

/// A lesson being taken.
pub struct Lesson<T: Face> {
    course: Course<T>,
    table: Laid<T>,
    step: usize,
    made: bool,
    so_far: Vec<Made>,
    /// The tables as they lay when each step began, up to this one.
    begun: Vec<Laid<T>>,
}

impl<T: Face> Lesson<T> {
    /// Begins the lesson, if the game has it.
    pub fn begin(part: Part) -> Option<Self> {
        let course = part.course::<T>();
        let table = Laid::new(course.steps.first()?.stage.expect("a lesson begins at a table"));
        let mut lesson = Self { course, table, step: 0, made: false, so_far: Vec::new(), begun: Vec::new() };
        lesson.others_move();
        lesson.begin_step();
        Some(lesson)
    }

    /// The step begins as the table lies now.
    fn begin_step(&mut self) {
        self.made = false;
        self.so_far.clear();
        self.begun.push(self.table.clone());
    }

    /// Some legal move that the step asks for.
    pub fn wanted(&self) -> Option<Move<T>> {
        let goal = self.now()?.goal;
        self.table.find(PUPIL, |mv| goal(&self.table.game, mv))
    }

    /// Some legal move that it does not ask for.
    pub fn unwanted(&self) -> Option<Move<T>> {
        let goal = self.now()?.goal;
        self.table.find(PUPIL, |mv| !goal(&self.table.game, mv))
    }

    /// Whether a move that is not asked for may be made, because nothing that is asked for is possible yet.
    fn is_due_before(&self, mv: &Move<T>) -> bool {
        (self.course.before)(mv) && self.wanted().is_none()
    }

    fn now(&self) -> Option<&'static Step<T>> {
        self.course.steps.get(self.step)
    }

    /// The others make moves until the pupil is to act: what the step says they do, else any.
    fn others_move(&mut self) {
        let answers = self.now().map_or(&[][..], |step| step.answers);
        while let Some(seat) = self.table.to_act() {
            if self.table.game.turn().includes(PUPIL) {
                return;
            }
            let mv = self.table.told(seat, answers).or_else(|| self.table.any(seat));
            let Some(made) = mv.and_then(|mv| self.table.play(seat, &mv)) else { return };
            self.so_far.push(made);
        }
    }
}

impl<T: Face> AnyLesson for Lesson<T> {
    fn view(&self) -> AnyView {
        AnyView::of::<T::Rules>(self.table.game.view(Viewpoint::Seat(PUPIL)))
    }

    fn step(&self) -> usize {
        self.step
    }

    fn steps(&self) -> usize {
        self.course.steps.len()
    }

    fn laid(&self) -> usize {
        self.course.steps.iter().take(self.step + 1).filter(|step| step.stage.is_some()).count()
    }

    fn is_made(&self) -> bool {
        self.made
    }

    fn so_far(&self) -> &[Made] {
        &self.so_far
    }

    fn entries(&self) -> usize {
        self.table.dealt + self.table.played
    }

    fn example(&self) -> Option<String> {
        let goal = self.now()?.goal;
        let asked = || self.table.simplest(PUPIL, |mv| goal(&self.table.game, mv));
        let due = || self.table.find(PUPIL, |mv| self.is_due_before(mv)).map(|mv| mv.to_string());
        if self.made { None } else { asked().or_else(due) }
    }

    fn play(&mut self, mv: &str) -> bool {
        let (Some(step), Ok(mv)) = (self.now(), mv.parse::<Move<T>>()) else { return false };
        let game = &self.table.game;
        if self.made || !game.turn().includes(PUPIL) || game.check(PUPIL, &mv).is_err() {
            return false;
        }
        let meets = (step.goal)(game, &mv);
        if !meets && !self.is_due_before(&mv) {
            return false;
        }
        self.so_far.extend(self.table.play(PUPIL, &mv));
        self.made = meets;
        if !meets || step.answered {
            self.others_move();
        }
        true
    }

    fn go_on(&mut self) {
        if !self.made {
            return;
        }
        self.others_move();
        self.step += 1;
        if let Some(stage) = self.now().and_then(|step| step.stage) {
            self.table = Laid::new(stage);
            self.others_move();
        }
        self.begin_step();
    }

    fn go_back(&mut self) {
        if self.so_far.is_empty() && self.step > 0 {
            self.step -= 1;
            self.begun.pop();
        }
        if let Some(table) = self.begun.pop() {
            self.table = table;
            self.begin_step();
        }
    }
}
