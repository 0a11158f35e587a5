//! The lessons of Crab Stack.

#![expect(clippy::trivially_copy_pass_by_ref, reason = "a goal is handed any game's moves alike")]

use crate::Title;
use ::face::lesson::{Course, PUPIL, Stage, Step};
use kernel::{Game, Nobody, Viewpoint};
use rules::{Crab, CrabStack, Move, Size, View};

pub(super) const COURSE: Course<Title> = Course {
    steps: &[
        Step::on(&SHORE, |game, mv| crawls(game, mv, Size::Large)),
        Step::new(|game, mv| crawls(game, mv, Size::Medium)),
        Step::new(|game, mv| crawls(game, mv, Size::Small)),
        Step::new(covers),
        Step::on(&BRIDGE, |game, mv| washes(game, mv, 5)),
        Step::on(&CROSSROADS, |_, mv: &Move| mv.to_string() == "d4-d5"),
        Step::new(|_, mv: &Move| mv.to_string() == "keep a4"),
        Step::on(&LAST_CRAWL, wins),
    ],
    // Where no crawl is of the kind asked for, any will do, and so will the group that stays then.
    before: |_| true,
};

pub(super) const TACTICS: Course<Title> = Course {
    steps: &[
        Step::on(&SHORE, pins_large).then(&["f3-d5", "f3-e5", "f2-f3"]),
        Step::new(|game, mv| !frees_large(game, mv)),
        Step::on(&CROSSROADS, |game, mv| washes_more(game, mv, 7)),
    ],
    before: |_| false,
};

const SHORE: Stage = Stage {
    options: "{}",
    deals: &[r#"{"first":0,"crabs":{"b4":"1L","b5":"0S","b6":"1L","c3":"1S","c4":"1M","c5":"1M","c6":"0L","d2":"0S",
        "d3":"1S","d5":"0L","d6":"0M","e2":"0S","e3":"0M","e4":"1S","e5":"0L","f2":"1L","f3":"1M","f4":"0M"}}"#],
    moves: &[],
};

/// Five crabs of Pearl's hang on one large crab of the pupil's.
const BRIDGE: Stage = Stage {
    options: r#"{"layout":["a4","a5","a6","b3","b4","b5","b6","c3","c4","c5","d3","d4","e4","f3","f4","g2","g3","g4"]}"#,
    deals: &[r#"{"first":0,"crabs":{"b3":"0M","c3":"1L","d3":"0S","a4":"1S","b4":"0L","c4":"1M","d4":"0M","a5":"0S",
        "b5":"1L","c5":"0L","a6":"0S","b6":"0M","e4":"0L","f3":"1L","f4":"1M","g2":"1S","g3":"1M","g4":"1S"}}"#],
    moves: &[],
};

/// Three groups meet at a large crab of the pupil's; two of them are equal.
const CROSSROADS: Stage = Stage {
    options: r#"{"layout":["a4","a5","a6","b3","b4","b5","c4","d4","d5","d6","e2","e3","e5","f1","f2","f3","g1","g2"]}"#,
    deals: &[r#"{"first":0,"crabs":{"c4":"0L","b4":"0M","a4":"0S","b5":"0M","a5":"0S","b3":"1L","a6":"1S","d4":"0L",
        "f2":"0L","e3":"1M","f3":"1L","g1":"1S","g2":"1M","e2":"1L","f1":"1S","d5":"1M","d6":"0M","e5":"0S"}}"#],
    moves: &[],
};

/// All crabs of Pearl's hang on one large crab of the pupil's, in two groups.
const LAST_CRAWL: Stage = Stage {
    options: r#"{"layout":["a4","a5","a6","b3","b4","b5","b6","c4","d4","d5","d6","e3","e5","e6","f2","f3","g1","g2"]}"#,
    deals: &[r#"{"first":0,"crabs":{"c4":"0M","b4":"0L","a4":"0S","b5":"0M","a5":"0S","b3":"0L","a6":"0S","b6":"0M",
        "d4":"0L","e3":"1L","f2":"1M","f3":"1S","g1":"1M","g2":"1S","d5":"1L","d6":"1S","e5":"1L","e6":"1M"}}"#],
    moves: &[],
};

/// The crab that crawls, and the one it ends on.
fn crawl(game: &CrabStack, mv: Move) -> Option<(Crab, Crab)> {
    let Move::Crawl { from, to } = mv else { return None };
    let view = game.view(Viewpoint::Audience);
    view.top(from).zip(view.top(to))
}

/// Whether a crab of this size crawls.
fn crawls(game: &CrabStack, mv: &Move, size: Size) -> bool {
    crawl(game, *mv).is_some_and(|(crab, _)| crab.size == size)
}

/// Whether a crab crawls onto somebody else's.
fn covers(game: &CrabStack, mv: &Move) -> bool {
    crawl(game, *mv).is_some_and(|(_, below)| below.seat != PUPIL)
}

/// Whether a large crab pins another's large one.
fn pins_large(game: &CrabStack, mv: &Move) -> bool {
    crawl(game, *mv).is_some_and(|(_, below)| below.size == Size::Large && below.seat != PUPIL)
}

/// Whether a crab leaves a large one of another's that it lay on.
fn frees_large(game: &CrabStack, mv: &Move) -> bool {
    let Move::Crawl { from, .. } = mv else { return false };
    let stacks = game.view(Viewpoint::Audience).stacks;
    let below = stacks.get(from).and_then(|stack| stack.iter().rev().nth(1));
    below.is_some_and(|crab| crab.size == Size::Large && crab.seat != PUPIL)
}

/// Whether the wave then takes at least so many crabs of the others, and fewer of one's own.
fn washes_more(game: &CrabStack, mv: &Move, least: usize) -> bool {
    let (own, others) = lost(game, mv);
    others >= least && own < others
}

/// Whether the wave then takes at least so many crabs of the others, and none of one's own.
fn washes(game: &CrabStack, mv: &Move, least: usize) -> bool {
    let (own, others) = lost(game, mv);
    own == 0 && others >= least
}

/// How many crabs of one's own, and of the others, are gone after a move.
fn lost(game: &CrabStack, mv: &Move) -> (usize, usize) {
    let (before, after) = (game.view(Viewpoint::Audience), tried(game, mv).view(Viewpoint::Audience));
    let lost = |mine| count(&before, mine) - count(&after, mine);
    (lost(true), lost(false))
}

fn count(view: &View, mine: bool) -> usize {
    view.stacks.values().flatten().filter(|crab| (crab.seat == PUPIL) == mine).count()
}

fn wins(game: &CrabStack, mv: &Move) -> bool {
    tried(game, mv).outcome().is_some_and(|outcome| outcome.winners().contains(PUPIL))
}

/// The game as it would be after a legal move.
fn tried(game: &CrabStack, mv: &Move) -> CrabStack {
    let mut after = game.clone();
    after.apply(PUPIL, mv, &mut Nobody);
    after
}
