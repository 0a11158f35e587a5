//! The lessons of Crabs!.

use crate::Title;
use ::face::lesson::{Course, PUPIL, Stage, Step};
use kernel::{Game, Viewpoint};
use rules::{Cards, Crabs, Kind, Move, Phase};

pub(super) const COURSE: Course<Title> = Course {
    steps: &[
        Step::on(&CATCH, |_, mv| matches!(mv, Move::Catch { .. })),
        Step::new(|_, mv| matches!(mv, Move::Sell { .. })),
        Step::on(&STRESSED, |_, mv| keeps(mv, 3, true)).then(PEARL_GRABS),
        Step::new(|_, mv| matches!(mv, Move::Relax(_))).then(PEARL_GRABS),
        Step::on(&BEACH, |game, mv| matches!(mv, Move::Grab(_)) && phase(game) == Phase::Grab).then(PEARL_GRABS),
        Step::new(|_, mv| matches!(mv, Move::Trade { give, take } if take.value() > give.value())).then(PEARL_GRABS),
        Step::new(|_, mv| matches!(mv, Move::Raise { give, take } if take.len() != give.len())).then(PEARL_GRABS),
        Step::on(&GEAR, |_, mv| matches!(mv, Move::Upgrade(cards) if cards.value() == 1)).then(PEARL_GRABS),
        Step::new(|_, mv| matches!(mv, Move::Catch { gear: true, .. }) && keeps(mv, 4, false)),
        Step::on(&LIMIT, |_, mv| matches!(mv, Move::Drop(_))),
    ],
    before: due_before,
};

pub(super) const TACTICS: Course<Title> = Course {
    steps: &[
        Step::on(&PLAN, plans).then(PEARL_GRABS),
        Step::new(|_, mv| keeps(mv, 3, false)).then(PEARL_GRABS),
        Step::new(|_, mv| matches!(mv, Move::Sell { .. })),
        Step::on(&CATCH, |_, mv| matches!(mv, Move::Catch { keep, .. } if keep.kind.premium())),
    ],
    before: due_before,
};

/// What is left from a turn, or comes before what is asked for: a card too many, a sale nobody wants, a first grab.
fn due_before(mv: &Move) -> bool {
    matches!(mv, Move::Drop(_) | Move::Pass | Move::Grab(_))
}

const PEARL_GRABS: &[&str] = &["grab deck", "pass"];

const BEACH: Stage = Stage { options: "{}", deals: &[include_str!("lesson/beach.json")], moves: &[] };
/// A 1 to pay with, and with the first gear's 3 the rest makes 20.
const GEAR: Stage = Stage { deals: &[include_str!("lesson/gear.json")], ..BEACH };
/// A hand of 1s and 4s, and a vendor who wants a 1: every catch it holds can be sold.
const CATCH: Stage = Stage { deals: &[include_str!("lesson/catch.json")], ..BEACH };
/// With 10, a 2 upright or a 3 stressed can be kept.
const STRESSED: Stage = Stage { deals: &[include_str!("lesson/stressed.json")], ..BEACH };
/// Ten cards in hand.
const LIMIT: Stage =
    Stage { moves: &["grab deck", "grab deck", "grab deck", "grab deck", "grab deck", "grab deck"], ..BEACH };
/// A vendor wants a 3, and no cards of the hand make 15 with one yet.
const PLAN: Stage = Stage { deals: &[include_str!("lesson/plan.json")], ..BEACH };

fn phase(game: &Crabs) -> Phase {
    game.view(Viewpoint::Audience).phase
}

/// Whether a crab of this value is caught, and lies so.
fn keeps(mv: &Move, value: u8, stressed: bool) -> bool {
    matches!(mv, Move::Catch { keep, .. } if keep.kind.value() == value && keep.stressed == stressed)
}

/// Whether the pupil gives one card, and can catch a 3 upright in the next turn.
fn plans(game: &Crabs, mv: &Move) -> bool {
    let (Move::Trade { give, take } | Move::Raise { give, take }) = mv else { return false };
    let hand = game.view(Viewpoint::Seat(PUPIL)).hands[PUPIL].cards.unwrap_or_default();
    give.len() == 1 && binds(&hand.plus(take).minus(give), 3, 15)
}

/// Whether some cards of the hand, one of this value among them, have this sum and leave one for the rope.
fn binds(hand: &Cards, value: u8, sum: u32) -> bool {
    let cards: Vec<u8> = hand.iter().map(Kind::value).collect();
    (1_u32..(1 << cards.len()) - 1).any(|some| {
        let face_up = || cards.iter().enumerate().filter(|(at, _)| some >> at & 1 == 1).map(|(_, value)| *value);
        face_up().any(|card| card == value) && face_up().map(u32::from).sum::<u32>() == sum
    })
}

#[cfg(test)]
mod tests {
    use super::binds;
    use rules::Cards;

    fn cards(text: &str) -> Cards {
        Cards::gather(text.split_whitespace().map(|kind| kind.parse().unwrap())).unwrap()
    }

    #[test]
    fn a_plan_needs_the_sum_the_crab_and_a_rope() {
        assert!(binds(&cards("1 2 3 5 5"), 3, 15));
        assert!(!binds(&cards("1 3 4 4 5 5"), 3, 15), "there is no such sum");
        assert!(!binds(&cards("1 5 5 5"), 3, 15), "there is no 3");
        assert!(!binds(&cards("2 3 5 5"), 3, 15), "nothing is left for the rope");
    }
}
