//! Rules of thumb, for playouts. They use only what the acting seat may know.
//!
//! Their numbers were found by playing them against each other: one number was changed, the change kept if it won
//! more of some ten thousand rounds, and so on until nothing helped.

use kernel::{Chance, Seat, Viewpoint};
use rules::{Card, Face, Kraaw, Move, Nest, Phase, Place, Places};

/// How often, of a hundred times, and from what value on, things are done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// A theft that nets something.
    pub theft: u32,
    /// By how many halves a theft must net something.
    pub net: u8,
    /// Twice what one's own face-down card is taken to be worth to the victim.
    pub price: u8,
    /// Locking a good open card as main action.
    pub lock: u32,
    /// What a card must be worth for that.
    pub lock_from: u8,
    /// Looking at a card instead of turning it up.
    pub look: u32,
    /// Up to which value a card looked at is turned up at once.
    pub poor: u8,
    /// From which value on a known face-down card is turned up to be locked.
    pub good: u8,
    /// The bonus.
    pub bonus: u32,
    /// What a card must be worth to be locked by the bonus.
    pub bonus_from: u8,
    /// Twice the value up to which a card is discarded for it.
    pub bonus_price: u8,
    /// Locking a card as it is turned up, by its value.
    pub locked: [u32; 6],
    /// Twice what an unknown card is taken to be worth.
    pub unknown: u8,
    /// What an average hand is worth.
    pub fair_hand: u8,
}

impl Default for Habits {
    fn default() -> Self {
        Self::FOUND
    }
}

impl Habits {
    /// What won most, a little less sure of itself: playouts that vary teach the search more.
    pub const FOUND: Self = Self {
        theft: 85,
        net: 1,
        price: 2,
        lock: 30,
        lock_from: 4,
        look: 10,
        poor: 2,
        good: 3,
        bonus: 80,
        bonus_from: 2,
        bonus_price: 5,
        locked: [0, 25, 100, 96, 97, 85],
        unknown: 1,
        fair_hand: 12,
    };

    /// What the seat would do by habit; `None` where it has none.
    pub fn choose(&self, game: &Kraaw, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        match game.course().phase {
            Phase::Swap => Some(self.swap(game, seat)),
            Phase::Dog => Some(self.dog(game, seat, chance)),
            Phase::Main => Some(self.main_action(game, seat, chance)),
            Phase::LockOrLeave(place) => Some(self.lock_or_leave(game.nest(seat), place, chance)),
            Phase::Look(place) => self.after_look(game.nest(seat), place, chance),
            Phase::Take { .. } => self.take(game, seat, chance),
            Phase::Bonus => Some(self.bonus(game.nest(seat), seat, chance)),
            Phase::Hands | Phase::Nests | Phase::Over => None,
        }
    }

    /// Twice the value of a card as far as the seat knows it.
    fn guess(&self, card: Card, seat: Seat) -> u8 {
        if card.seen_by(Viewpoint::Seat(seat)) { 2 * card.value() } else { self.unknown }
    }

    fn swap(&self, game: &Kraaw, seat: Seat) -> Move {
        if hand(game.nest(seat)) < self.fair_hand { Move::Swap } else { Move::Stay }
    }

    fn dog(&self, game: &Kraaw, seat: Seat, chance: &mut impl Chance) -> Move {
        if hand(game.nest(seat)) >= self.fair_hand {
            return Move::Keep;
        }
        let mut place = || Place::ALL[chance.below(5) as usize];
        Move::Exchange { place: place(), dog: place() }
    }

    fn main_action(&self, game: &Kraaw, seat: Seat, chance: &mut impl Chance) -> Move {
        let nest = game.nest(seat);
        if let Some(theft) = self.theft(game, seat).filter(|_| percent(chance, self.theft)) {
            return theft;
        }
        let at_risk = best_up(nest).filter(|&(value, _)| value >= self.lock_from && nest.can_lock());
        if let Some((_, place)) = at_risk.filter(|_| percent(chance, self.lock)) {
            return Move::Lock(place);
        }
        if let Some(place) = self.known_good(nest, seat) {
            return Move::Reveal(place);
        }
        let Some(place) = any(nest.down(), chance) else { return Move::Done };
        let unseen = nest.at(place).is_some_and(|(card, _)| !card.seen_by(Viewpoint::Seat(seat)));
        if unseen && percent(chance, self.look) { Move::Look(place) } else { Move::Reveal(place) }
    }

    /// The best card that the seat knows to lie face down in its nest, if it is worth locking and can be.
    fn known_good(&self, nest: &Nest, seat: Seat) -> Option<Place> {
        let seen = |place: &Place| nest.at(*place).is_some_and(|(card, _)| card.seen_by(Viewpoint::Seat(seat)));
        let best = nest.down().iter().filter(seen).max_by_key(|&place| value(nest, place))?;
        (nest.can_lock() && value(nest, best) >= self.good).then_some(best)
    }

    /// The theft that nets most, if any nets enough: the stolen card less what the victim takes for it.
    fn theft(&self, game: &Kraaw, seat: Seat) -> Option<Move> {
        let price = game.nest(seat).loose().iter().filter_map(|place| game.nest(seat).at(place));
        let price = price.map(|(card, face)| if face == Face::Up { 2 * card.value() } else { self.price }).max()?;
        let mut best = (price + self.net - 1, None);
        for victim in game.course().playing.iter().filter(|&victim| victim != seat) {
            let nest = game.nest(victim);
            for place in nest.loose().iter() {
                let worth = nest.at(place).map_or(0, |(card, _)| self.guess(card, seat));
                if worth > best.0 {
                    best = (worth, Some(Move::Steal { victim, place }));
                }
            }
        }
        best.1
    }

    fn lock_or_leave(&self, nest: &Nest, place: Place, chance: &mut impl Chance) -> Move {
        let often = self.locked[usize::from(value(nest, place)).min(5)];
        if percent(chance, often) { Move::LockIt } else { Move::Leave }
    }

    /// A poor card looked at is turned up, for want of better; a good one waits to be turned up and locked at once.
    fn after_look(&self, nest: &Nest, looked: Place, chance: &mut impl Chance) -> Option<Move> {
        let others = nest.down().without(looked);
        if value(nest, looked) <= self.poor || others.is_empty() {
            return Some(Move::Reveal(looked));
        }
        any(others, chance).map(Move::Reveal)
    }

    /// The victim takes the best card it can.
    fn take(&self, game: &Kraaw, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        let nest = game.nest(game.course().turn);
        let worth = |place: Place| nest.at(place).map_or(0, |(card, _)| self.guess(card, seat));
        let most = nest.loose().iter().map(worth).max()?;
        let count = nest.loose().iter().filter(|&place| worth(place) == most).count() as u32;
        let which = chance.below(count) as usize;
        nest.loose().iter().filter(|&place| worth(place) == most).nth(which).map(Move::Take)
    }

    /// Locks a card worth it, for the loose card thought to be worth least.
    fn bonus(&self, nest: &Nest, seat: Seat, chance: &mut impl Chance) -> Move {
        let Some((worth, lock)) = best_up(nest) else { return Move::Done };
        let others = nest.loose().without(lock).iter();
        let cheapest = others.filter_map(|place| Some((self.guess(nest.at(place)?.0, seat), place))).min();
        match cheapest {
            Some((price, discard))
                if worth >= self.bonus_from && price <= self.bonus_price && percent(chance, self.bonus) =>
            {
                Move::LockDiscard { lock, discard }
            }
            _ => Move::Done,
        }
    }
}

fn percent(chance: &mut impl Chance, of_hundred: u32) -> bool {
    chance.below(100) < of_hundred
}

fn any(places: Places, chance: &mut impl Chance) -> Option<Place> {
    let count = u32::from(places.len());
    (count > 0).then(|| places.nth(chance.below(count)))
}

fn value(nest: &Nest, place: Place) -> u8 {
    nest.at(place).map_or(0, |(card, _)| card.value())
}

/// The open loose card that is worth most.
fn best_up(nest: &Nest) -> Option<(u8, Place)> {
    nest.up().iter().map(|place| (value(nest, place), place)).max()
}

/// What the hand is worth: its owner knows it as a set.
fn hand(nest: &Nest) -> u8 {
    Place::ALL.iter().map(|&place| value(nest, place)).sum()
}
