//! Counting moves without listing them.
//!
//! Every count goes kind by kind and keeps, for each total so far, in how many ways it comes
//! about. A hand of more than eight cards is never asked for an action, so totals stay small.

use crate::edition::MOST_CARDS;
use crate::state::{HAND_LIMIT, Phase};
use crate::{Cards, Crabs, Kind, VALUES};
use kernel::Seat;

/// The most cards in a hand that is asked for an action.
const HAND: usize = HAND_LIMIT as usize;
/// The most value in a hand that is asked for an action.
const VALUE: usize = HAND * VALUES;

impl Crabs {
    pub(crate) fn count_moves(&self, seat: Seat) -> u64 {
        let player = &self.players[seat];
        match self.phase {
            _ if self.acting() != Some(seat) => 0,
            Phase::Action => self.count_actions(seat),
            Phase::Grab => self.count_grabs(),
            Phase::Sell => 1 + (0..4).map(|stack| self.count_sales(seat, stack)).sum::<u64>(),
            Phase::Drop => of_size(&player.hand, player.hand.len() - HAND_LIMIT),
            Phase::Deal | Phase::Over => 0,
        }
    }

    fn count_actions(&self, seat: Seat) -> u64 {
        let player = &self.players[seat];
        let relaxes: u64 = (1..=3).map(|size| of_size(&player.caught.stressed, size)).sum();
        let upgrades = self.next_cost(seat).map_or(0, |cost| of_size(&player.hand, cost));
        self.count_catches(seat)
            + self.count_grabs()
            + u64::from(self.stuck(seat))
            + raises(&player.hand, &self.pool)
            + relaxes
            + trades(&player.hand, &self.pool)
            + upgrades
    }

    fn count_grabs(&self) -> u64 {
        self.pool.kinds().count() as u64 + u64::from(self.can_draw())
    }

    /// For each rope and each crab kept, the ways to choose the other cards face up.
    fn count_catches(&self, seat: Seat) -> u64 {
        let hand = self.players[seat].hand;
        let mut sum = 0;
        for (rope, _) in hand.kinds() {
            let mut rest = hand;
            rest.remove(rope);
            sum += rest.kinds().map(|(keep, _)| self.count_catches_of(seat, &rest, keep)).sum::<u64>();
        }
        sum
    }

    fn count_catches_of(&self, seat: Seat, rest: &Cards, keep: Kind) -> u64 {
        let mut others = *rest;
        others.remove(keep);
        let ways = ways_by_value(&others);
        let mut sum = 0;
        for (_, bonus) in self.gear_choices(seat) {
            let base = u32::from(keep.value()) + bonus;
            let upright = self.options.totals_keeping(keep.value(), base);
            let stressed = self.options.totals_keeping(keep.value() - 1, base);
            let fits = |total: usize| (upright | stressed) >> total & 1 == 1;
            sum += (0..).zip(ways).filter(|&(total, _)| fits(total)).map(|(_, ways)| ways).sum::<u64>();
        }
        sum
    }

    fn count_sales(&self, seat: Seat, stack: usize) -> u64 {
        let upright = &self.players[seat].caught.upright;
        let Some(vendor) = self.market.showing(stack, self.edition()) else { return 0 };
        vendor.by_value.iter().enumerate().map(|(at, &want)| splits(upright, at, want)).product()
    }
}

/// In how many ways `want` crabs of a value can be made up of regular and premium ones.
fn splits(from: &Cards, at: usize, want: u8) -> u64 {
    let (regular, premium) = (from.of_kind(Kind::at(2 * at)), from.of_kind(Kind::at(2 * at + 1)));
    let (least, most) = (want.saturating_sub(premium), want.min(regular));
    (u64::from(most) + 1).saturating_sub(least.into())
}

/// The choices of so many of these cards.
fn of_size(from: &Cards, size: u32) -> u64 {
    let size = size as usize;
    if size > MOST_CARDS {
        return 0;
    }
    let mut ways = [0_u64; MOST_CARDS + 1];
    ways[0] = 1;
    for (_, most) in from.kinds() {
        for total in (1..=size).rev() {
            ways[total] += (1..=total.min(most.into())).map(|count| ways[total - count]).sum::<u64>();
        }
    }
    ways[size]
}

/// The choices of these cards, by their total value.
fn ways_by_value(from: &Cards) -> [u64; VALUE + 1] {
    let mut ways = [0; VALUE + 1];
    ways[0] = 1;
    for (kind, most) in from.kinds() {
        let worth = usize::from(kind.value());
        for total in (worth..=VALUE).rev() {
            ways[total] += (1..=(total / worth).min(most.into())).map(|count| ways[total - count * worth]).sum::<u64>();
        }
    }
    ways
}

/// By cards given and taken so far. A kind adds each number given with each number taken of what
/// the pool then has of it (ruling 7).
fn trades(hand: &Cards, pool: &Cards) -> u64 {
    let mut ways = [[0_u64; HAND + 1]; HAND + 1];
    ways[0][0] = 1;
    for kind in Kind::all() {
        let (held, lying) = (hand.of_kind(kind).into(), usize::from(pool.of_kind(kind)));
        let mut next = [[0; HAND + 1]; HAND + 1];
        for give in 0..=held {
            for take in 0..=(lying + give).min(HAND) {
                add_shifted(&mut next, &ways, give, take);
            }
        }
        ways = next;
    }
    (1..=HAND).map(|number| ways[number][number]).sum()
}

fn add_shifted(to: &mut [[u64; HAND + 1]; HAND + 1], from: &[[u64; HAND + 1]; HAND + 1], give: usize, take: usize) {
    for given in give..=HAND {
        for taken in take..=HAND {
            to[given][taken] += from[given - give][taken - take];
        }
    }
}

/// By value given less value taken. Giving nothing for nothing is the one way that is no raise.
fn raises(hand: &Cards, pool: &Cards) -> u64 {
    let mut ways = [0_u64; 2 * VALUE + 1];
    ways[VALUE] = 1;
    for kind in Kind::all() {
        let (held, lying, worth) = (hand.of_kind(kind), pool.of_kind(kind), usize::from(kind.value()));
        let mut next = [0; 2 * VALUE + 1];
        for give in 0..=usize::from(held) {
            for take in 0..=(usize::from(lying) + give).min(2 * VALUE / worth) {
                add_value(&mut next, &ways, give * worth, take * worth);
            }
        }
        ways = next;
    }
    ways[VALUE] - 1
}

fn add_value(to: &mut [u64; 2 * VALUE + 1], from: &[u64; 2 * VALUE + 1], given: usize, taken: usize) {
    let (more, less) = (given.saturating_sub(taken), taken.saturating_sub(given));
    for (sum, ways) in to.iter_mut().skip(more).zip(from.iter().skip(less)) {
        *sum += ways;
    }
}
