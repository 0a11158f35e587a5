//! What seats do in playouts: quick, and not too foolish.

use super::candidates::sale;
use super::evaluation::wanted;
use super::reach::{Permits, values};
use kernel::{Chance, Seat};
use rules::{Cards, Crabs, HAND_LIMIT, Move, Phase, Source, Tableau};

/// What the seat would do by habit; `None` where it has none.
pub(super) fn habit(game: &Crabs, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
    match game.phase() {
        Phase::Action => action(game, seat, chance),
        Phase::Grab => grab(game, chance),
        Phase::Sell => (0..4).rev().find_map(|stack| sale(game, seat, stack)).or(Some(Move::Pass)),
        Phase::Drop => Some(Move::Drop(lowest(game.hand(seat), game.hand(seat).len() - HAND_LIMIT))),
        Phase::Deal | Phase::Over => None,
    }
}

/// A catch if there is a good one; else, now and then, relaxing and better gear; else two cards.
fn action(game: &Crabs, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
    let hand = game.hand(seat);
    if let Some(mv) = catch(game, seat) {
        return Some(mv);
    }
    let stressed = game.caught(seat).stressed;
    if !stressed.is_empty() && chance.below(3) < stressed.len() {
        return Some(Move::Relax(Tableau { upright: Cards::NONE, stressed: highest(&stressed, 3) }));
    }
    let cost = game.next_cost(seat).filter(|&cost| cost + 3 <= hand.len() && game.gear(seat) < 2);
    if let Some(cost) = cost {
        return Some(Move::Upgrade(lowest(hand, cost)));
    }
    grab(game, chance)
}

/// The catch that nets most, if it nets anything.
fn catch(game: &Crabs, seat: Seat) -> Option<Move> {
    let (hand, wanted) = (game.hand(seat), wanted(game, seat));
    let mut best = (0, None);
    Permits::of(game, seat).each(values(hand), |catch| {
        // In quarters of a point: what it sells for, less the cards it takes.
        let share = 4 - i32::from(catch.stressed) - i32::from(wanted[usize::from(catch.value) - 1] <= 0);
        let net = share * (i32::from(catch.value) + 1) - i32::from(catch.cards);
        if net > best.0 {
            best = (net, Some(catch));
        }
    });
    best.1.and_then(|catch| catch.write(hand))
}

/// A card of the pool, more often a high one, or now and then one from the deck.
fn grab(game: &Crabs, chance: &mut impl Chance) -> Option<Move> {
    let cards = game.pool().len();
    if cards == 0 || (chance.below(4) == 0 && game.can_draw()) {
        return game.can_draw().then_some(Move::Grab(Source::Deck));
    }
    let at = chance.below(cards).max(chance.below(cards)) as usize;
    game.pool().iter().nth(at).map(|kind| Move::Grab(Source::Pool(kind)))
}

fn lowest(from: &Cards, count: u32) -> Cards {
    Cards::gather(from.iter().take(count as usize)).unwrap_or_default()
}

fn highest(from: &Cards, most: u32) -> Cards {
    let skip = from.len().saturating_sub(most) as usize;
    Cards::gather(from.iter().skip(skip)).unwrap_or_default()
}
