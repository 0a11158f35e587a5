//! Picking some legal move without listing, for playouts.
//!
//! The distribution: an action is drawn first, three times in eight a catch and else evenly one of
//! the five others; if it turns out not to be possible, another is drawn. Within it cards are
//! drawn one by one as from a shuffled hand or pool, and a total that must be met is met by a random
//! way through the totals that can be. So every legal move can come up, though not all alike.

use crate::moves::spread;
use crate::state::{HAND_LIMIT, Phase};
use crate::{Cards, Crab, Crabs, Kind, Move, Source, Tableau, VALUES};
use kernel::{Chance, Seat};

impl Crabs {
    pub(crate) fn pick_move(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        match self.phase {
            _ if self.acting() != Some(seat) => None,
            Phase::Action => Some(self.pick_action(seat, chance)),
            Phase::Grab => self.pick_grab(chance),
            Phase::Sell => Some(self.pick_sale(seat, chance)),
            Phase::Drop => Some(self.pick_drop(seat, chance)),
            Phase::Deal | Phase::Over => None,
        }
    }

    fn pick_action(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        if self.stuck(seat) {
            return Move::Pass;
        }
        loop {
            let picked = match chance.below(8) {
                0 => self.pick_grab(chance),
                1 => self.pick_trade(seat, chance),
                2 => self.pick_raise(seat, chance),
                3 => self.pick_relax(seat, chance),
                4 => self.pick_upgrade(seat, chance),
                _ => self.pick_catch(seat, chance),
            };
            if let Some(mv) = picked {
                return mv;
            }
        }
    }

    fn pick_drop(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        let hand = &self.players[seat].hand;
        Move::Drop(pick_cards(hand, hand.len() - HAND_LIMIT, chance))
    }

    fn pick_grab(&self, chance: &mut impl Chance) -> Option<Move> {
        let (kinds, deck) = (self.pool.kinds().count() as u32, u32::from(self.can_draw()));
        if kinds + deck == 0 {
            return None;
        }
        let at = chance.below(kinds + deck) as usize;
        Some(Move::Grab(self.pool.kinds().nth(at).map_or(Source::Deck, |(kind, _)| Source::Pool(kind))))
    }

    fn pick_trade(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        let give = pick_some(&self.players[seat].hand, chance)?;
        let take = pick_cards(&self.pool.plus(&give), give.len(), chance);
        Some(Move::Trade { give, take })
    }

    fn pick_raise(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        let give = pick_some(&self.players[seat].hand, chance)?;
        let value = give.value();
        let ways = Totals::of(self.pool.plus(&give), value);
        Some(Move::Raise { give, take: ways.pick(value, chance) })
    }

    fn pick_relax(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        let stressed = &self.players[seat].caught.stressed;
        let most = stressed.len().min(3);
        if most == 0 {
            return None;
        }
        let size = 1 + chance.below(most);
        Some(Move::Relax(Tableau { upright: Cards::NONE, stressed: pick_cards(stressed, size, chance) }))
    }

    fn pick_upgrade(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        let hand = &self.players[seat].hand;
        let cost = self.next_cost(seat).filter(|cost| *cost <= hand.len())?;
        Some(Move::Upgrade(pick_cards(hand, cost, chance)))
    }

    /// Draws the rope, the crab to keep, how it will lie and whether the gear helps; then, if the
    /// rest of the hand can meet a binding value that allows it, a way to do so.
    fn pick_catch(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        let mut rest = self.players[seat].hand;
        if rest.len() < 2 {
            return None;
        }
        let rope = pick_card(&mut rest, chance);
        let kind = pick_card(&mut rest, chance);
        let keep = Crab { kind, stressed: kind.value() > 1 && chance.below(2) == 0 };
        let choices = self.gear_choices(seat);
        let (gear, bonus) = choices.clone().nth(chance.below(choices.count() as u32) as usize)?;
        let ways = Totals::of(rest, rest.value());
        let fitting = self.options.totals_keeping(keep.number(), u32::from(kind.value()) + bonus) & ways.all();
        let mut with = ways.pick(pick_bit(fitting, chance)?, chance);
        with.add(kind);
        Some(Move::Catch { rope, with, gear, keep })
    }

    /// Evenly one of passing and the stacks that can be sold to, and for each value an even number
    /// of premium crabs.
    fn pick_sale(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        let mut stacks = (0..4).filter(|&stack| self.can_sell(seat, stack));
        let choice = chance.below(stacks.clone().count() as u32 + 1) as usize;
        let Some(stack) = stacks.nth(choice) else { return Move::Pass };
        let Some(vendor) = self.market.showing(stack, self.edition()) else { return Move::Pass };
        let mut with = Cards::NONE;
        for (value, want) in (1..).zip(vendor.by_value) {
            split(&self.players[seat].caught.upright, value, want, &mut with, chance);
        }
        Move::Sell { stack: stack as u8 + 1, with: Tableau { upright: with, stressed: Cards::NONE } }
    }
}

/// Takes one of the cards, each alike. There is one.
fn pick_card(from: &mut Cards, chance: &mut impl Chance) -> Kind {
    let kind = nth_card(from, chance.below(from.len()));
    from.remove(kind);
    kind
}

/// Without a branch: as many kinds are passed as end before the card.
fn nth_card(from: &Cards, nth: u32) -> Kind {
    let (mut passed, mut end) = (0, 0);
    for &count in from.counts() {
        end += u32::from(count);
        passed += usize::from(end <= nth);
    }
    Kind::at(passed)
}

/// So many of the cards, each alike. There are as many. If that is most of them, those to leave
/// are drawn instead.
fn pick_cards(from: &Cards, size: u32, chance: &mut impl Chance) -> Cards {
    let total = from.len();
    if 2 * size > total {
        return from.minus(&pick_few(from, total, total - size, chance));
    }
    pick_few(from, total, size, chance)
}

fn pick_few(from: &Cards, total: u32, size: u32, chance: &mut impl Chance) -> Cards {
    let mut left = *from;
    for taken in 0..size {
        let kind = nth_card(&left, chance.below(total - taken));
        left.remove(kind);
    }
    from.minus(&left)
}

/// An even number of the cards, at least one; `None` if there are none.
fn pick_some(from: &Cards, chance: &mut impl Chance) -> Option<Cards> {
    let size = from.len();
    (size > 0).then(|| pick_cards(from, 1 + chance.below(size), chance))
}

/// One of the bits that are set, each alike.
fn pick_bit(mut bits: u64, chance: &mut impl Chance) -> Option<u32> {
    let skipped = match bits.count_ones() {
        0 => return None,
        1 => 0,
        several => chance.below(several),
    };
    for _ in 0..skipped {
        bits &= bits - 1;
    }
    Some(bits.trailing_zeros())
}

/// Adds `want` crabs of a value, with an even choice of how many are premium. There are as many.
fn split(from: &Cards, value: u8, want: u8, to: &mut Cards, chance: &mut impl Chance) {
    let at = 2 * (usize::from(value) - 1);
    let (regular, premium) = (Kind::at(at), Kind::at(at + 1));
    let least = want.saturating_sub(from.of_kind(premium));
    let most = want.min(from.of_kind(regular));
    let count = if least == most { least } else { least + chance.below(u32::from(most - least) + 1) as u8 };
    to.set(regular, count);
    to.set(premium, want - count);
}

/// Which totals some cards can make, by bits, as far as they matter: below 64.
struct Totals {
    from: Cards,
    /// For each value, the totals that cards up to that value can make.
    reach: [u64; VALUES + 1],
}

impl Totals {
    fn of(from: Cards, most: u32) -> Self {
        let mut reach = [1; VALUES + 1];
        for value in 1..=VALUES {
            reach[value] = spread(reach[value - 1], value as u8, from.of_value(value as u8), most);
        }
        Self { from, reach }
    }

    fn all(&self) -> u64 {
        self.reach[VALUES]
    }

    /// Some way to make a total that can be made: from the highest value down, an even choice of
    /// the counts that leave a total the lower values can make.
    fn pick(&self, mut total: u32, chance: &mut impl Chance) -> Cards {
        let mut picked = Cards::NONE;
        for value in (1..=VALUES as u8).rev() {
            let most = (total / u32::from(value)).min(self.from.of_value(value).into());
            let reach = self.reach[usize::from(value) - 1];
            let leaves = |count: &u32| reach >> (total - count * u32::from(value)) & 1 == 1;
            let counts = (0..=most).filter(leaves).fold(0, |bits, count| bits | 1 << count);
            let count = pick_bit(counts, chance).unwrap_or(0);
            split(&self.from, value, count as u8, &mut picked, chance);
            total -= count * u32::from(value);
        }
        picked
    }
}
