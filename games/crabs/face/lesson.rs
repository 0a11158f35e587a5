//! The lesson of Crabs!.

use crate::Title;
use ::face::lesson::{Course, Stage, Step};
use rules::Move;

pub(super) const COURSE: Course<Title> = Course {
    steps: &[
        Step::on(&BEACH, |_, mv| matches!(mv, Move::Grab(_))),
        Step::new(|_, mv| matches!(mv, Move::Grab(_))).then(PEARL_GRABS),
        Step::new(|_, mv| matches!(mv, Move::Trade { .. })).then(PEARL_GRABS),
        Step::new(|_, mv| matches!(mv, Move::Raise { .. })).then(PEARL_GRABS),
        Step::on(&GEAR, |_, mv| matches!(mv, Move::Upgrade(_))),
        Step::on(&CATCH, |_, mv| matches!(mv, Move::Catch { .. })),
        Step::new(|_, mv| matches!(mv, Move::Sell { .. })),
        Step::on(&STRESSED, |_, mv| matches!(mv, Move::Relax(_))),
    ],
    before: |mv| matches!(mv, Move::Drop(_) | Move::Pass),
};

const PEARL_GRABS: &[&str] = &["grab deck"];

const BEACH: Stage = Stage { options: "{}", deals: &[include_str!("lesson/beach.json")], moves: &[] };
const GEAR: Stage = Stage { deals: &[include_str!("lesson/gear.json")], ..BEACH };
/// A hand of 1s and 4s, and a vendor who wants a 1: every catch it holds can be sold.
const CATCH: Stage = Stage { deals: &[include_str!("lesson/catch.json")], ..BEACH };
/// A stressed crab lies caught.
const STRESSED: Stage = Stage {
    deals: &[include_str!("lesson/stressed.json")],
    moves: &["catch rope 5* with 1 2 2 keep 1^", "grab deck", "grab deck"],
    ..BEACH
};
