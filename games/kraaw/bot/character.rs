//! What characters like in Kraaw, and what their moves show.

use bots::Character;
use kernel::{Game, Seat, Viewpoint};
use rules::{Kraaw, Move, Phase};

/// How much of its chances a character gives for a move it likes. What comes up at every turn costs more strength than
/// what comes up now and then, so it is liked less.
const fn eagerness(character: Character) -> f32 {
    match character {
        Character::Plain => 0.0,
        Character::Thief | Character::Builder => 0.025,
        Character::Cautious => 0.008,
        Character::Gambler => 0.01,
    }
}

/// How much a character likes a move: thieves steal, the cautious look and lock, builders pay for the bonus, gamblers
/// turn up what nobody has looked at and leave what they have open.
pub(super) fn liking(character: Character, game: &Kraaw, seat: Seat, mv: Move) -> f32 {
    let likes = match character {
        Character::Plain => false,
        Character::Cautious => matches!(mv, Move::Look(_) | Move::Lock(_) | Move::LockIt),
        Character::Thief => matches!(mv, Move::Steal { .. }),
        Character::Builder => matches!(mv, Move::LockDiscard { .. } | Move::Lock(_)),
        Character::Gambler => mv == Move::Leave || mv == Move::Swap || is_blind(game, seat, mv),
    };
    if likes { eagerness(character) } else { 0.0 }
}

/// Whether a card is turned up that its owner does not know.
fn is_blind(game: &Kraaw, seat: Seat, mv: Move) -> bool {
    let Move::Reveal(place) = mv else { return false };
    game.nest(seat).at(place).is_some_and(|(card, _)| !card.seen_by(Viewpoint::Seat(seat)))
}

/// Tells which habits a move shows, of those that could have shown.
pub fn habits(game: &Kraaw, seat: Seat, mv: Move, told: &mut dyn FnMut(&'static str, bool)) {
    match game.course().phase {
        Phase::Main => main_action(game, seat, mv, told),
        Phase::LockOrLeave(place) => {
            let value = game.nest(seat).at(place).map_or(0, |(card, _)| card.value());
            if let Some(name) = usize::from(value).checked_sub(1).and_then(|at| LOCKS.get(at)) {
                told(name, mv == Move::LockIt);
            }
        }
        Phase::Bonus if game.legal(seat).len() > 1 => {
            told("pays for the bonus", matches!(mv, Move::LockDiscard { .. }));
        }
        _ => {}
    }
}

const LOCKS: [&str; 5] = [
    "locks a 1 when shown",
    "locks a 2 when shown",
    "locks a 3 when shown",
    "locks a 4 when shown",
    "locks a 5 when shown",
];

fn main_action(game: &Kraaw, seat: Seat, mv: Move, told: &mut dyn FnMut(&'static str, bool)) {
    let legal = game.legal(seat);
    let mut habit = |name, shows: &dyn Fn(&Move) -> bool| {
        if legal.iter().any(shows) {
            told(name, shows(&mv));
        }
    };
    habit("steals where it can", &|mv| matches!(mv, Move::Steal { .. }));
    habit("looks where it can", &|mv| matches!(mv, Move::Look(_)));
    habit("locks as main action where it can", &|mv| matches!(mv, Move::Lock(_)));
    habit("turns up an unknown card where it can", &|mv| is_blind(game, seat, *mv));
}
