//! What a hand can catch, by counting values instead of listing moves.

use kernel::Seat;
use rules::{Cards, Crab, Crabs, GearBonus, Kind, Move, Permit, VALUES};

/// How many cards of each value.
pub(super) type Values = [u8; VALUES];

/// Totals from here on are not looked at. The permit of the built-in edition ends at 25.
const TOTALS: usize = 48;

/// No number of cards makes this total.
const NEVER: u8 = u8::MAX;

pub(super) fn values(cards: &Cards) -> Values {
    core::array::from_fn(|at| cards.of_value(at as u8 + 1))
}

/// The fewest of these cards that make each total up to `most`.
fn fewest(from: Values, most: usize) -> [u8; TOTALS] {
    let mut fewest = [NEVER; TOTALS];
    fewest[0] = 0;
    for (value, count) in (1..).zip(from) {
        for _ in 0..count {
            for total in (value..=most).rev() {
                fewest[total] = fewest[total].min(fewest[total - value].saturating_add(1));
            }
        }
    }
    fewest
}

/// A way to catch a crab.
#[derive(Clone, Copy, Debug)]
pub(super) struct Catch {
    /// The crab's value, relaxed.
    pub(super) value: u8,
    pub(super) stressed: bool,
    gear: bool,
    /// What the other face-up cards add up to.
    total: u8,
    /// How many cards leave the hand, the crab included.
    pub(super) cards: u8,
}

/// The permit as a seat with its gear can use it: what the face-up cards must add up to, for which number.
pub(super) struct Permits {
    /// The least and the highest total, the number kept, whether with gear.
    rows: [(u8, u8, u8, bool); MOST_ROWS],
    len: usize,
    most: usize,
}

const MOST_ROWS: usize = 24;

impl Permits {
    pub(super) fn of(game: &Crabs, seat: Seat) -> Self {
        let mut permits = Self { rows: [(0, 0, 0, false); MOST_ROWS], len: 0, most: 0 };
        let table = game.table();
        if let Some(bonus) = game.bonus(seat) {
            permits.add(game, bonus, true);
        }
        if game.bonus(seat).is_none() || table.gear_bonus() == GearBonus::Optional {
            permits.add(game, 0, false);
        }
        permits
    }

    fn add(&mut self, game: &Crabs, bonus: u32, gear: bool) {
        let listed = game.table().edition().permit();
        for (at, &(binding, number)) in listed.iter().enumerate() {
            let next = listed.get(at + 1).map_or(u32::MAX, |row| u32::from(row.0));
            let last = if game.table().permit() == Permit::Band { next - 1 } else { binding.into() };
            let (Some(last), low) = (last.checked_sub(bonus), u32::from(binding).saturating_sub(bonus)) else {
                continue;
            };
            let high = (last as usize).min(TOTALS - 1);
            if low as usize <= high && high > 0 && self.len < MOST_ROWS {
                self.rows[self.len] = (low as u8, high as u8, number, gear);
                self.len += 1;
                self.most = self.most.max(high);
            }
        }
    }

    /// Every crab that the hand can catch, each by the fewest cards.
    pub(super) fn each(&self, hand: Values, mut each: impl FnMut(Catch)) {
        let cards: u8 = hand.iter().sum();
        for value in (1..=VALUES as u8).filter(|&value| hand[usize::from(value) - 1] > 0 && cards > 1) {
            let mut rest = hand;
            rest[usize::from(value) - 1] -= 1;
            let fewest = fewest(rest, self.most);
            for &(low, high, number, gear) in &self.rows[..self.len] {
                if number != value && number + 1 != value {
                    continue;
                }
                let from = low.saturating_sub(value);
                let totals = (from..=high.saturating_sub(value)).filter(|_| high >= value);
                let best = totals.map(|total| (fewest[usize::from(total)], total)).min();
                // One card must be left for the rope.
                if let Some((count, total)) = best.filter(|&(count, _)| count < cards - 1) {
                    each(Catch { value, stressed: number != value, gear, total, cards: count + 2 });
                }
            }
        }
    }
}

impl Catch {
    /// The move itself: the crab a premium one if there is one, the other cards regular ones first, and for the
    /// rope the lowest card left.
    pub(super) fn write(self, hand: &Cards) -> Option<Move> {
        let keep = pick(hand, self.value, true)?;
        let mut left = *hand;
        left.remove(keep);
        let mut with = Cards::NONE;
        with.add(keep);
        let chosen = choose(values(&left), self.total.into(), self.cards - 2)?;
        for (value, &count) in (1..).zip(&chosen) {
            for _ in 0..count {
                let kind = pick(&left, value, false)?;
                left.remove(kind);
                with.add(kind);
            }
        }
        let rope = left.iter().find(|kind| !kind.premium()).or_else(|| left.iter().next())?;
        let keep = Crab { kind: keep, stressed: self.stressed };
        Some(Move::Catch { rope, with, gear: self.gear, keep })
    }
}

/// A card of this value, premium or regular first.
pub(super) fn pick(from: &Cards, value: u8, premium: bool) -> Option<Kind> {
    let kinds = [premium, !premium].into_iter().filter_map(|premium| Kind::new(value, premium));
    kinds.into_iter().find(|&kind| from.of_kind(kind) > 0)
}

/// So many of these cards that make this total, high ones first.
fn choose(from: Values, total: u32, cards: u8) -> Option<Values> {
    let mut chosen = [0; VALUES];
    choose_below(from, VALUES, total, cards, &mut chosen).then_some(chosen)
}

fn choose_below(from: Values, values: usize, total: u32, cards: u8, chosen: &mut Values) -> bool {
    if total == 0 || values == 0 {
        return total == 0 && cards == 0;
    }
    let most = from[values - 1].min(cards).min((total / values as u32) as u8);
    (0..=most).rev().any(|count| {
        chosen[values - 1] = count;
        choose_below(from, values - 1, total - u32::from(count) * values as u32, cards - count, chosen)
    })
}

#[cfg(test)]
mod tests {
    use super::{choose, fewest};

    #[test]
    fn totals_are_made_of_the_fewest_cards() {
        let hand = [2, 1, 0, 1, 1];
        let fewest = fewest(hand, 20);
        assert_eq!(fewest[..8], [0, 1, 1, 2, 1, 1, 2, 2]);
        assert_eq!(fewest[14], u8::MAX, "the hand has 13");
        assert_eq!(choose(hand, 7, 2), Some([0, 1, 0, 0, 1]));
        assert_eq!(choose(hand, 6, 2), Some([1, 0, 0, 0, 1]));
        assert_eq!(choose(hand, 12, 2), None);
    }
}
