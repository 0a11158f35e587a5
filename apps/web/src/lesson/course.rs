//! What the lessons ask for, step by step. The sentences are in `words`, under the number of the step.

use crab_stack_rules::Size;

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A move that begins with this word.
    Word(&'static str),
    /// This very move.
    Exactly(&'static str),
    /// A crawl of a crab of this size.
    Crawl(Size),
    /// A crawl onto somebody else's crab.
    Cover,
    /// A crawl after which the wave takes at least so many crabs of the others, and none of one's own.
    Wave(usize),
    /// A move that wins.
    Win,
}

/// A table laid for a step: what was chosen, what is dealt, and what has been played.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// Options as JSON; the usual ones where it is empty.
    pub options: &'static str,
    /// Deals as JSON, in order; the others are by chance.
    pub deals: &'static [&'static str],
    /// Where that chance comes from.
    pub seed: u64,
    /// Moves, by whoever is to act.
    pub moves: &'static [&'static str],
}

/// One step of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// A fresh table, where the step needs one.
    pub stage: Option<&'static Stage>,
    /// What is to be done.
    pub goal: Goal,
    /// What the others do after it, by preference.
    pub answers: &'static [&'static str],
    /// Whether the others answer before the next step is asked for.
    pub answered: bool,
}

/// The whole lesson of a game.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The game.
    pub game: &'static str,
    /// Its steps, in order.
    pub steps: &'static [Step],
}

/// The course of a game.
pub(super) fn of(game: &str) -> Option<Course> {
    match game {
        "crab-stack" => Some(CRAB_STACK),
        "crabs" => Some(CRABS),
        "kraaw" => Some(KRAAW),
        _ => None,
    }
}

const fn step(goal: Goal) -> Step {
    Step { stage: None, goal, answers: &[], answered: false }
}

const fn on(stage: &'static Stage, goal: Goal) -> Step {
    Step { stage: Some(stage), goal, answers: &[], answered: false }
}

const fn told(step: Step, answers: &'static [&'static str]) -> Step {
    Step { answers, ..step }
}

const fn answered(step: Step, answers: &'static [&'static str]) -> Step {
    Step { answers, answered: true, ..step }
}

const fn by_chance(seed: u64, moves: &'static [&'static str]) -> Stage {
    Stage { options: "", deals: &[], seed, moves }
}

/// Five crabs of Pearl's hang on one large crab of the pupil's.
const BRIDGE: Stage = Stage {
    options: r#"{"layout":["a4","a5","a6","b3","b4","b5","b6","c3","c4","c5","d3","d4","e4","f3","f4","g2","g3","g4"]}"#,
    deals: &[r#"{"first":0,"crabs":{"b3":"0M","c3":"1L","d3":"0S","a4":"1S","b4":"0L","c4":"1M","d4":"0M","a5":"0S",
        "b5":"1L","c5":"0L","a6":"0S","b6":"0M","e4":"0L","f3":"1L","f4":"1M","g2":"1S","g3":"1M","g4":"1S"}}"#],
    seed: 0,
    moves: &[],
};

/// Three groups meet at a large crab of the pupil's; two of them are equal.
const CROSSROADS: Stage = Stage {
    options: r#"{"layout":["a4","a5","a6","b3","b4","b5","c4","d4","d5","d6","e2","e3","e5","f1","f2","f3","g1","g2"]}"#,
    deals: &[r#"{"first":0,"crabs":{"c4":"0L","b4":"0M","a4":"0S","b5":"0M","a5":"0S","b3":"1L","a6":"1S","d4":"0L",
        "f2":"0L","e3":"1M","f3":"1L","g1":"1S","g2":"1M","e2":"1L","f1":"1S","d5":"1M","d6":"0M","e5":"0S"}}"#],
    seed: 0,
    moves: &[],
};

/// All crabs of Pearl's hang on one large crab of the pupil's, in two groups.
const LAST_CRAWL: Stage = Stage {
    options: r#"{"layout":["a4","a5","a6","b3","b4","b5","b6","c4","d4","d5","d6","e3","e5","e6","f2","f3","g1","g2"]}"#,
    deals: &[r#"{"first":0,"crabs":{"c4":"0M","b4":"0L","a4":"0S","b5":"0M","a5":"0S","b3":"0L","a6":"0S","b6":"0M",
        "d4":"0L","e3":"1L","f2":"1M","f3":"1S","g1":"1M","g2":"1S","d5":"1L","d6":"1S","e5":"1L","e6":"1M"}}"#],
    seed: 0,
    moves: &[],
};

const SHORE: Stage = by_chance(11, &[]);

const CRAB_STACK: Course = Course {
    game: "crab-stack",
    steps: &[
        on(&SHORE, Goal::Crawl(Size::Large)),
        step(Goal::Crawl(Size::Medium)),
        step(Goal::Crawl(Size::Small)),
        step(Goal::Cover),
        on(&BRIDGE, Goal::Wave(5)),
        on(&CROSSROADS, Goal::Exactly("d4-d5")),
        step(Goal::Exactly("keep a4")),
        on(&LAST_CRAWL, Goal::Win),
    ],
};

const BEACH: Stage = by_chance(5, &[]);
const GEAR: Stage = by_chance(7, &[]);
/// A hand of 1s and 4s, and a vendor who wants a 1: every catch it holds can be sold.
const CATCH: Stage = by_chance(2210, &[]);
/// A stressed 2 lies caught.
const STRESSED: Stage = by_chance(2, &["catch rope 5* with 1 2 2 keep 1^", "grab deck", "grab deck"]);

const CRABS: Course = Course {
    game: "crabs",
    steps: &[
        on(&BEACH, Goal::Word("grab")),
        told(step(Goal::Word("grab")), &["grab deck"]),
        told(step(Goal::Word("trade")), &["grab deck"]),
        told(step(Goal::Word("raise")), &["grab deck"]),
        on(&GEAR, Goal::Word("upgrade")),
        on(&CATCH, Goal::Word("catch")),
        step(Goal::Word("sell")),
        on(&STRESSED, Goal::Word("relax")),
    ],
};

/// Fifteen treasures: a 5 and a 3 for the pupil, two 4s for Pearl.
const DEALT: &[&str] = &[
    r#"{"first":0,"hands":[[5,3,2,1,1],[4,4,3,2,1]],"dog":[3,2,2,2,1]}"#,
    r#"{"nests":[[2,5,1,3,1],[4,1,3,2,4]],"dog":[1,2,3,2,2]}"#,
];

const NESTS: Stage = Stage { options: "", deals: DEALT, seed: 0, moves: &[] };
const TURNS: Stage = Stage { moves: &["keep", "keep"], ..NESTS };

/// One face-down card each is left, and the pupil is ahead. This round decides the game, so that it stays to be seen.
const LAST_CARD: Stage = Stage {
    options: r#"{"rounds_to_win":1}"#,
    moves: &[
        "keep", "keep", "reveal 2", "lock", "reveal 2", "leave", "done", "reveal 4", "lock", "reveal 4", "leave",
        "done", "reveal 1", "reveal 3", "leave", "done", "reveal 3", "reveal 1", "leave", "done",
    ],
    ..NESTS
};

const STEALS: &[&str] = &["steal 0:1", "steal 0:2", "steal 0:3", "steal 0:4", "steal 0:5", "done"];

const KRAAW: Course = Course {
    game: "kraaw",
    steps: &[
        told(on(&NESTS, Goal::Word("exchange")), &["keep"]),
        step(Goal::Word("look")),
        step(Goal::Word("reveal")),
        told(step(Goal::Word("lock")), STEALS),
        told(step(Goal::Word("take")), &["done"]),
        answered(step(Goal::Word("steal")), &["take 1", "take 2", "take 3", "take 4", "take 5"]),
        on(&TURNS, Goal::Word("reveal")),
        step(Goal::Word("lock")),
        answered(on(&LAST_CARD, Goal::Word("reveal")), &["lock 3", "done"]),
    ],
};
