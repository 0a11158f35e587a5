//! The lesson of New Game.

use crate::Title;
use ::face::lesson::{Course, Stage, Step};
use rules::Move;

pub(super) const COURSE: Course<Title> = Course {
    steps: &[Step::on(&HIGH_AGAINST_LOW, |_, Move(shells)| *shells > 0).answered(&["bid 0"])],
    before: |_| false,
};

/// The pupil's 6 against a 7: one shell draws level, two win the round.
const HIGH_AGAINST_LOW: Stage =
    Stage { options: r#"{"rounds":1}"#, deals: &[r#"{"pearls":[6,7]}"#], moves: &[] };
