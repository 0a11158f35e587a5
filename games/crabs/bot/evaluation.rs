//! What things are worth, in points.

use super::reach::{Permits, Values, values};
use bots::Payoff;
use kernel::{Game, MAX_SEATS, Seat};
use rules::{Cards, Crabs, VALUES};

/// What things are worth, in points or as a share of points to come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taste {
    /// A card in hand.
    pub card: f32,
    /// The best catch the hand could make, as a share of what it nets.
    pub catch: f32,
    /// An upright crab, as a share of what vendors pay for it.
    pub upright: f32,
    /// A stressed crab, the same.
    pub stressed: f32,
    /// What is taken off a crab that no vendor showing wants, as a share.
    pub unwanted: f32,
    /// A premium crab that is not sold yet.
    pub premium: f32,
    /// A vendor that could be sold to at once.
    pub ready: f32,
    /// The first four gears, at the start of the game, beyond their stars.
    pub gear: [f32; 4],
    /// How many points ahead win 3 games of 4, at the end of the game and more at its start.
    pub scale: [f32; 2],
}

impl Taste {
    /// The best found so far.
    pub const FOUND: Self = Self {
        card: 0.45,
        catch: 0.75,
        upright: 0.75,
        stressed: 0.5,
        unwanted: 0.3,
        premium: 0.65,
        ready: 0.4,
        gear: [2.0, 3.5, 5.0, 4.0],
        scale: [2.0, 6.0],
    };

    /// What a crab is worth to a seat that has caught it.
    fn crab(&self, value: u8, stressed: bool, wanted: bool) -> f32 {
        let share = if stressed { self.stressed } else { self.upright };
        let share = if wanted { share } else { share - self.unwanted };
        share * (f32::from(value) + 1.0)
    }

    /// What a hand is worth, given what is still wanted.
    pub(super) fn hand(&self, hand: &Cards, permits: &Permits, wanted: [i8; VALUES]) -> f32 {
        let by_value = values(hand);
        let mut best = 0_f32;
        permits.each(by_value, |catch| {
            let at = usize::from(catch.value) - 1;
            let worth = self.crab(catch.value, catch.stressed, wanted[at] > 0);
            let premium = f32::from(hand.counts()[2 * at + 1].min(1)) * self.premium;
            best = best.max(worth + premium - self.card * f32::from(catch.cards));
        });
        let cards: u8 = by_value.iter().sum();
        self.card * f32::from(cards.min(MOST_USEFUL)) + self.catch * best
    }

    /// What a seat has, points and prospects together.
    pub(super) fn standing(&self, game: &Crabs, seat: Seat) -> f32 {
        let wanted = wanted(game, seat);
        let hand = self.hand(game.hand(seat), &Permits::of(game, seat), wanted);
        let gear = usize::from(game.gear(seat)).checked_sub(1).map_or(0.0, |gear| self.gear[gear.min(3)]);
        game.points(seat) as f32 + self.caught(game, seat, wanted) + hand + gear * to_come(game)
    }

    fn caught(&self, game: &Crabs, seat: Seat, wanted: [i8; VALUES]) -> f32 {
        let caught = game.caught(seat);
        let mut sum = self.premium * (caught.upright.premiums() + caught.stressed.premiums()) as f32;
        for (at, wanted) in wanted.into_iter().enumerate() {
            let value = at as u8 + 1;
            let (upright, stressed) = (caught.upright.of_value(value), caught.stressed.of_value(value));
            sum += f32::from(upright) * self.crab(value, false, true);
            sum += f32::from(stressed) * self.crab(value, true, true);
            // What is wanted less what there is: below nothing, there are too many.
            sum -= f32::from((-wanted).max(0)) * self.unwanted * (f32::from(value) + 1.0);
        }
        let ready =
            (0..4).any(|stack| game.vendor(stack).is_some_and(|vendor| serves(&caught.upright, *vendor.by_value())));
        sum + if ready { self.ready } else { 0.0 }
    }

    /// What each seat may expect.
    pub(super) fn payoff(&self, game: &Crabs) -> Payoff {
        let scale = self.scale[0] + self.scale[1] * to_come(game);
        let mut payoff = Payoff([0.0; MAX_SEATS]);
        let mut total = 0.0;
        for seat in Seat::all(game.seats()) {
            let weight = (self.standing(game, seat) / scale).exp();
            payoff.0[seat.index()] = weight;
            total += weight;
        }
        payoff.0.iter_mut().for_each(|share| *share /= total);
        payoff
    }

    /// What so many points are worth as payoff.
    pub(super) fn points(&self, game: &Crabs, points: f32) -> f32 {
        points / (4.0 * (self.scale[0] + self.scale[1] * to_come(game)))
    }
}

/// Beyond so many, cards only have to be dropped.
const MOST_USEFUL: u8 = 8;

/// How much of the game is still to come, from 1 to 0, by the points of whoever is ahead.
fn to_come(game: &Crabs) -> f32 {
    let most = Seat::all(game.seats()).map(|seat| game.points(seat)).max().unwrap_or(0) as f32;
    (1.0 - most / game.table().target() as f32).max(0.0)
}

/// How many crabs of each value some vendor showing wants, less those the seat has.
pub(super) fn wanted(game: &Crabs, seat: Seat) -> [i8; VALUES] {
    let caught = game.caught(seat);
    let has = |at: usize| caught.upright.of_value(at as u8 + 1) + caught.stressed.of_value(at as u8 + 1);
    let mut wanted = core::array::from_fn(|at| -has(at).cast_signed());
    let most = |at: usize| (0..4).filter_map(|stack| game.vendor(stack)).map(|vendor| vendor.by_value()[at]).max();
    wanted.iter_mut().enumerate().for_each(|(at, wanted)| *wanted += most(at).unwrap_or(0).cast_signed());
    wanted
}

/// Whether these crabs are all a vendor wants.
pub(super) fn serves(upright: &Cards, wants: Values) -> bool {
    (1..).zip(wants).all(|(value, want)| upright.of_value(value) >= want)
}
