//! What characters like in Crabs!, and what their moves show.
//!
//! Nothing is stolen here; the nearest is to take from the pool what lies there for everybody.

use super::candidates::sale;
use super::reach::{Permits, values};
use bots::Character;
use kernel::Seat;
use rules::{Crabs, Move, Phase, Source};

/// How much of its chances a character gives for a move it likes. What comes up at every turn costs more strength than
/// what comes up now and then, so it is liked less.
const fn eagerness(character: Character) -> f32 {
    match character {
        Character::Plain => 0.0,
        Character::Builder | Character::Gambler => 0.02,
        Character::Cautious | Character::Thief => 0.006,
    }
}

/// How much a character likes a move.
pub(super) fn liking(character: Character, mv: &Move) -> f32 {
    let likes = match character {
        Character::Plain => false,
        Character::Cautious => matches!(mv, Move::Relax(_)) || matches!(mv, Move::Catch { keep, .. } if !keep.stressed),
        Character::Thief => {
            matches!(mv, Move::Grab(Source::Pool(kind)) if kind.value() >= HIGH) || matches!(mv, Move::Raise { .. })
        }
        Character::Builder => matches!(mv, Move::Upgrade(_)),
        Character::Gambler => {
            matches!(mv, Move::Grab(Source::Deck)) || matches!(mv, Move::Catch { keep, .. } if keep.stressed)
        }
    };
    if likes { eagerness(character) } else { 0.0 }
}

/// From here on a card of the pool is one that others want too.
const HIGH: u8 = 4;

/// Tells which habits a move shows, of those that could have shown.
pub fn habits(game: &Crabs, seat: Seat, mv: &Move, told: &mut dyn FnMut(&'static str, bool)) {
    match game.phase() {
        Phase::Sell if (0..4).any(|stack| sale(game, seat, stack).is_some()) => {
            told("makes a sale that can be made", matches!(mv, Move::Sell { .. }));
        }
        Phase::Action => actions(game, seat, mv, told),
        _ => {}
    }
    if let Move::Upgrade(cards) | Move::Drop(cards) = mv {
        told("throws a 5 away", cards.of_value(5) > 0);
    }
    if let Move::Grab(source) = mv {
        told("of cards taken, from the deck", *source == Source::Deck);
        if let Source::Pool(kind) = source {
            told("of cards of the pool, a 4 or 5", kind.value() >= HIGH);
        }
    }
    if let Move::Catch { keep, .. } = mv {
        told("of catches, stressed", keep.stressed);
    }
}

fn actions(game: &Crabs, seat: Seat, mv: &Move, told: &mut dyn FnMut(&'static str, bool)) {
    let hand = game.hand(seat);
    let mut can_catch = false;
    Permits::of(game, seat).each(values(hand), |_| can_catch = true);
    if can_catch {
        told("catches where it can", matches!(mv, Move::Catch { .. }));
    }
    if game.next_cost(seat).is_some_and(|cost| cost <= hand.len()) {
        told("upgrades where it can", matches!(mv, Move::Upgrade(_)));
    }
    if !game.caught(seat).stressed.is_empty() {
        told("relaxes where it can", matches!(mv, Move::Relax(_)));
    }
}
