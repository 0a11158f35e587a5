//! The moves worth thinking about. There can be hundreds of thousands of legal ones; nearly all are worse than
//! some of these.

use super::evaluation::{Taste, serves, wanted};
use super::reach::{Permits, Values, pick, values};
use kernel::{Game, Nobody, Seat};
use rules::{Cards, Crabs, HAND_LIMIT, Kind, Move, Phase, Source, Tableau, VALUES};

/// A move, and how the seat would stand after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Idea {
    pub(super) mv: Move,
    pub(super) worth: f32,
}

/// Collects ideas for a seat.
pub(super) struct Ideas<'a> {
    game: &'a Crabs,
    seat: Seat,
    taste: &'a Taste,
    found: Vec<Idea>,
}

/// How many exchanges with the pool are worth a closer look.
const EXCHANGES: usize = 4;

/// The ideas for the seat to act, best first.
pub(super) fn ideas(game: &Crabs, seat: Seat, taste: &Taste) -> Vec<Idea> {
    let mut ideas = Ideas { game, seat, taste, found: Vec::with_capacity(32) };
    match game.phase() {
        Phase::Action => ideas.actions(),
        Phase::Grab => ideas.grabs(),
        Phase::Sell => ideas.sales(),
        Phase::Drop => ideas.add(Move::Drop(cheapest(game, seat, game.hand(seat).len() - HAND_LIMIT, taste))),
        Phase::Deal | Phase::Over => {}
    }
    if ideas.found.is_empty() {
        ideas.any();
    }
    ideas.found.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    ideas.found
}

impl Ideas<'_> {
    /// Adds a move if it is legal, with what it leads to.
    fn add(&mut self, mv: Move) {
        if self.game.check(self.seat, &mv).is_ok() {
            let worth = after(self.game, self.seat, mv, self.taste);
            self.found.push(Idea { mv, worth });
        }
    }

    /// Where nothing came to mind, the first legal move.
    fn any(&mut self) {
        let _ = self.game.moves(self.seat, &mut |mv| {
            self.found.push(Idea { mv, worth: 0.0 });
            core::ops::ControlFlow::Break(())
        });
    }

    fn actions(&mut self) {
        self.catches();
        self.grabs();
        self.relaxes();
        if let Some(cost) = self.game.next_cost(self.seat).filter(|&cost| cost <= self.game.hand(self.seat).len()) {
            self.add(Move::Upgrade(cheapest(self.game, self.seat, cost, self.taste)));
        }
        self.exchanges();
    }

    fn catches(&mut self) {
        let hand = self.game.hand(self.seat);
        let mut moves = Vec::new();
        Permits::of(self.game, self.seat).each(values(hand), |catch| moves.extend(catch.write(hand)));
        for mv in moves {
            self.add(mv);
        }
    }

    fn grabs(&mut self) {
        let kinds: Vec<Kind> = self.game.pool().kinds().map(|(kind, _)| kind).collect();
        for kind in kinds {
            self.add(Move::Grab(Source::Pool(kind)));
        }
        if self.game.can_draw() {
            let worth = self.draw();
            self.found.push(Idea { mv: Move::Grab(Source::Deck), worth });
        }
    }

    /// What a card from the deck is worth: the mean over all values, as often as they are printed.
    fn draw(&self) -> f32 {
        let printed = self.game.table().edition().crabs();
        let (hand, wanted) = (self.game.hand(self.seat), wanted(self.game, self.seat));
        let permits = Permits::of(self.game, self.seat);
        let now = self.taste.hand(hand, &permits, wanted);
        let mut mean = 0.0;
        for (value, kind) in (1..=VALUES as u8).filter_map(|value| Some((value, Kind::new(value, false)?))) {
            let mut more = *hand;
            more.add(kind);
            let share = f32::from(printed.of_value(value)) / printed.len().max(1) as f32;
            mean += share * (self.taste.hand(&more, &permits, wanted) - now);
        }
        self.taste.standing(self.game, self.seat) + mean
    }

    /// The stressed crabs worth most, as many as can be relaxed at once.
    fn relaxes(&mut self) {
        let mut left = self.game.caught(self.seat).stressed;
        let mut relaxed = Cards::NONE;
        for _ in 0..3 {
            let Some(kind) = left.iter().last() else { break };
            left.remove(kind);
            relaxed.add(kind);
        }
        if !relaxed.is_empty() {
            self.add(Move::Relax(Tableau { upright: Cards::NONE, stressed: relaxed }));
        }
    }

    /// Trades and raises of one or two cards that take back nothing just played, the best of each by the hand they
    /// leave.
    fn exchanges(&mut self) {
        let (hand, pool) = (*self.game.hand(self.seat), *self.game.pool());
        let (permits, wanted) = (Permits::of(self.game, self.seat), wanted(self.game, self.seat));
        let mut best: Vec<(f32, Move)> = Vec::new();
        each_give(values(&hand), |give| {
            each_take(values(&pool), give, |take, raise| {
                let (Some(given), Some(taken)) = (cards(&hand, give, false), cards(&pool, take, true)) else { return };
                let left = hand.minus(&given).plus(&taken);
                let worth = self.taste.hand(&left, &permits, wanted);
                let mv = if raise {
                    Move::Raise { give: given, take: taken }
                } else {
                    Move::Trade { give: given, take: taken }
                };
                best.push((worth, mv));
            });
        });
        best.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, mv) in best.into_iter().take(EXCHANGES) {
            self.add(mv);
        }
    }

    fn sales(&mut self) {
        self.add(Move::Pass);
        for stack in 0..4 {
            if let Some(mv) = sale(self.game, self.seat, stack) {
                self.add(mv);
            }
        }
    }
}

/// Sells to the vendor showing on a stack, premium crabs first, if that can be done.
pub(super) fn sale(game: &Crabs, seat: Seat, stack: usize) -> Option<Move> {
    let vendor = game.vendor(stack)?;
    let upright = &game.caught(seat).upright;
    if !serves(upright, *vendor.by_value()) {
        return None;
    }
    let with = cards(upright, *vendor.by_value(), true)?;
    Some(Move::Sell { stack: stack as u8 + 1, with: Tableau { upright: with, stressed: Cards::NONE } })
}

/// So many cards of each value, premium or regular first.
fn cards(from: &Cards, wanted: Values, premium: bool) -> Option<Cards> {
    let (mut left, mut chosen) = (*from, Cards::NONE);
    for (value, count) in (1..).zip(wanted) {
        for _ in 0..count {
            let kind = pick(&left, value, premium)?;
            left.remove(kind);
            chosen.add(kind);
        }
    }
    Some(chosen)
}

/// How the seat stands after a move and the best sale that may follow it.
fn after(game: &Crabs, seat: Seat, mv: Move, taste: &Taste) -> f32 {
    let mut next = game.clone();
    next.apply(seat, &mv, &mut Nobody);
    if game.phase() != Phase::Sell && next.phase() == Phase::Sell && next.turn().includes(seat) {
        let sales = (0..4).filter_map(|stack| sale(&next, seat, stack));
        let best = sales.map(|sale| {
            let mut sold = next.clone();
            sold.apply(seat, &sale, &mut Nobody);
            taste.standing(&sold, seat)
        });
        return best.fold(taste.standing(&next, seat), f32::max);
    }
    taste.standing(&next, seat)
}

/// The cards of the hand that it can best do without, one after another.
fn cheapest(game: &Crabs, seat: Seat, count: u32, taste: &Taste) -> Cards {
    let (permits, wanted) = (Permits::of(game, seat), wanted(game, seat));
    let (mut left, mut chosen) = (*game.hand(seat), Cards::NONE);
    for _ in 0..count {
        let without = |kind: Kind| {
            let mut rest = left;
            rest.remove(kind);
            taste.hand(&rest, &permits, wanted)
        };
        let kinds = left.kinds().map(|(kind, _)| (without(kind), kind));
        let Some((_, kind)) = kinds.reduce(|a, b| if b.0 > a.0 { b } else { a }) else { break };
        left.remove(kind);
        chosen.add(kind);
    }
    chosen
}

/// Every choice of one or two cards, by value.
fn each_give(hand: Values, mut each: impl FnMut(Values)) {
    for first in 0..VALUES {
        for second in first..=VALUES {
            let mut give = [0; VALUES];
            give[first] += 1;
            if second < VALUES {
                give[second] += 1;
            }
            if (0..VALUES).all(|at| give[at] <= hand[at]) {
                each(give);
            }
        }
    }
}

/// Every choice of cards of the pool, of values not given, that has the number or the total of what is given; and
/// whether it is the total.
fn each_take(pool: Values, give: Values, mut each: impl FnMut(Values, bool)) {
    let free: Values = core::array::from_fn(|at| if give[at] > 0 { 0 } else { pool[at] });
    let number: u8 = give.iter().sum();
    let total: u8 = (1..).zip(give).map(|(value, count)| value * count).sum();
    take_below(free, VALUES, total, &mut [0; VALUES], &mut |take| each(take, true));
    trade_below(free, VALUES, number, &mut [0; VALUES], &mut |take| each(take, false));
}

fn take_below(free: Values, values: usize, total: u8, take: &mut Values, each: &mut impl FnMut(Values)) {
    if total == 0 {
        return each(*take);
    }
    if values == 0 {
        return;
    }
    for count in 0..=free[values - 1].min(total / values as u8) {
        take[values - 1] = count;
        take_below(free, values - 1, total - count * values as u8, take, each);
    }
    take[values - 1] = 0;
}

fn trade_below(free: Values, values: usize, number: u8, take: &mut Values, each: &mut impl FnMut(Values)) {
    if number == 0 {
        return each(*take);
    }
    if values == 0 {
        return;
    }
    for count in 0..=free[values - 1].min(number) {
        take[values - 1] = count;
        trade_below(free, values - 1, number - count, take, each);
    }
    take[values - 1] = 0;
}
