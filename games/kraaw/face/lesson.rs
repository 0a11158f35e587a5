//! The lessons of Kraaw.

#![expect(clippy::trivially_copy_pass_by_ref, reason = "a goal is handed any game's moves alike")]

use crate::Title;
use ::face::lesson::{Course, PUPIL, Stage, Step};
use kernel::{Game, Viewpoint};
use rules::{Kraaw, Move, Spot};

pub(super) const COURSE: Course<Title> = Course {
    steps: &[
        Step::on(&NESTS, |_, mv| matches!(mv, Move::Exchange { .. })).then(&["keep"]),
        Step::new(|_, mv| matches!(mv, Move::Look(_))),
        Step::new(reveals),
        Step::new(locks).then(STEALS),
        Step::new(|_, mv| matches!(mv, Move::Take(_))).then(&["done"]),
        Step::new(|_, mv| matches!(mv, Move::Steal { .. }))
            .answered(&["take 1", "take 2", "take 3", "take 4", "take 5"]),
        Step::on(&TURNS, reveals),
        Step::new(locks),
        Step::on(&LAST_CARD, reveals).answered(&["lock 3", "done"]),
    ],
    before: |mv| matches!(mv, Move::Done | Move::Leave),
};

pub(super) const TACTICS: Course<Title> = Course {
    steps: &[
        Step::on(&SEEN, |_, mv| matches!(mv, Move::Reveal(place) if place.number() != 2)).then(PEARL_REVEALS),
        Step::new(|_, mv| matches!(mv, Move::Reveal(place) if place.number() == 2)).then(PEARL_REVEALS),
        Step::new(|_, mv| matches!(mv, Move::LockIt)).then(PEARL_REVEALS),
        Step::new(steals_open).answered(&["reveal 2", "reveal 4", "leave", "done", "take 5", "take 3", "take 1"]),
        Step::new(locks_stolen).then(PEARL_REVEALS),
    ],
    before: |mv| matches!(mv, Move::Done | Move::Leave),
};

/// Pearl turns up a 4 and leaves it loose, then smaller ones.
const PEARL_REVEALS: &[&str] = &["reveal 1", "reveal 2", "reveal 4", "leave", "done"];

const STEALS: &[&str] = &["steal 0:1", "steal 0:2", "steal 0:3", "steal 0:4", "steal 0:5", "done"];

/// Fifteen treasures: a 5 and a 3 for the pupil, two 4s for Pearl.
const NESTS: Stage = Stage {
    options: "{}",
    deals: &[
        r#"{"first":0,"hands":[[5,3,2,1,1],[4,4,3,2,1]],"dog":[3,2,2,2,1]}"#,
        r#"{"nests":[[2,5,1,3,1],[4,1,3,2,4]],"dog":[1,2,3,2,2]}"#,
    ],
    moves: &[],
};
const TURNS: Stage = Stage { moves: &["keep", "keep"], ..NESTS };
/// The pupil has just looked at a 5.
const SEEN: Stage = Stage { moves: &["keep", "keep", "look 2"], ..NESTS };

/// One face-down card each is left, and the pupil is ahead. This round decides the game, so that it stays to be seen.
const LAST_CARD: Stage = Stage {
    options: r#"{"rounds_to_win":1}"#,
    moves: &[
        "keep", "keep", "reveal 2", "lock", "reveal 2", "leave", "done", "reveal 4", "lock", "reveal 4", "leave",
        "done", "reveal 1", "reveal 3", "leave", "done", "reveal 3", "reveal 1", "leave", "done",
    ],
    ..NESTS
};

fn reveals(_: &Kraaw, mv: &Move) -> bool {
    matches!(mv, Move::Reveal(_))
}

fn locks(_: &Kraaw, mv: &Move) -> bool {
    matches!(mv, Move::LockIt | Move::Lock(_) | Move::LockDiscard { .. })
}

/// Whether a card is stolen that lies open.
fn steals_open(game: &Kraaw, mv: &Move) -> bool {
    let Move::Steal { victim, place } = *mv else { return false };
    matches!(game.view(Viewpoint::Audience).spot(victim, place, false), Spot::Up(4))
}

/// Whether the 4 that was stolen is locked.
fn locks_stolen(game: &Kraaw, mv: &Move) -> bool {
    let Move::Lock(place) = *mv else { return false };
    matches!(game.view(Viewpoint::Audience).spot(PUPIL, place, false), Spot::Up(4))
}
