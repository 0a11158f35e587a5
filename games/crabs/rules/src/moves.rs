//! Listing moves, lazily and in the order of their texts.
//!
//! Comparing two lists of cards as text comes down to this. A card of an earlier kind sorts before
//! one of a later kind, because a space sorts before `*` and `*` before any digit; so of two lists
//! the one with *more* cards of the first kind in which they differ comes first, unless the other
//! has ended there. Where a word follows the list (`for`, `keep`), an ended list comes last,
//! because digits sort before letters; so counts simply run downwards. That also serves where
//! lists are all of one size or one value, because then none is the beginning of another. Only the
//! list of a `relax` can be longer or shorter at the end of the sentence, and there the shorter
//! comes first.

use crate::options::GearBonus;
use crate::state::{HAND_LIMIT, Phase};
use crate::{Cards, Crab, Crabs, KINDS, Kind, Move, Source, Tableau};
use core::ops::ControlFlow;
use kernel::Seat;

type Flow = ControlFlow<()>;

impl Crabs {
    pub(crate) fn list(&self, seat: Seat, each: &mut impl FnMut(Move) -> Flow) -> Flow {
        match self.phase {
            _ if self.acting() != Some(seat) => Flow::Continue(()),
            Phase::Action => self.list_actions(seat, each),
            Phase::Grab => self.list_grabs(each),
            Phase::Sell => self.list_sales(seat, each),
            Phase::Drop => {
                let hand = &self.players[seat].hand;
                by_size(hand, hand.len() - HAND_LIMIT, &mut |cards| each(Move::Drop(cards)))
            }
            Phase::Deal | Phase::Over => Flow::Continue(()),
        }
    }

    fn list_actions(&self, seat: Seat, each: &mut impl FnMut(Move) -> Flow) -> Flow {
        self.list_catches(seat, each)?;
        self.list_grabs(each)?;
        if self.stuck(seat) {
            each(Move::Pass)?;
        }
        self.list_raises(seat, each)?;
        self.list_relaxes(seat, each)?;
        self.list_trades(seat, each)?;
        self.list_upgrades(seat, each)
    }

    fn list_catches(&self, seat: Seat, each: &mut impl FnMut(Move) -> Flow) -> Flow {
        let hand = self.players[seat].hand;
        for (rope, _) in hand.kinds() {
            let mut rest = hand;
            rest.remove(rope);
            any(&rest, &mut |with| {
                for (gear, bonus) in self.gear_choices(seat) {
                    self.list_keeps(rope, &with, gear, bonus, each)?;
                }
                Flow::Continue(())
            })?;
        }
        Flow::Continue(())
    }

    /// With the gear's bonus and without, as far as the seat may choose (ruling 3).
    pub(crate) fn gear_choices(&self, seat: Seat) -> impl Iterator<Item = (bool, u32)> + Clone + use<> {
        let bonus = self.bonus(seat);
        let without = bonus.is_none() || self.options.gear_bonus == GearBonus::Optional;
        bonus.map(|bonus| (true, bonus)).into_iter().chain(without.then_some((false, 0)))
    }

    fn list_keeps(
        &self,
        rope: Kind,
        with: &Cards,
        gear: bool,
        bonus: u32,
        each: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let Some(value) = self.options.keeps(with.value() + bonus) else { return Flow::Continue(()) };
        for keep in crabs_numbered(value).filter(|crab| with.of_kind(crab.kind) > 0) {
            each(Move::Catch { rope, with: *with, gear, keep })?;
        }
        Flow::Continue(())
    }

    fn list_grabs(&self, each: &mut impl FnMut(Move) -> Flow) -> Flow {
        for (kind, _) in self.pool.kinds() {
            each(Move::Grab(Source::Pool(kind)))?;
        }
        if self.can_draw() { each(Move::Grab(Source::Deck)) } else { Flow::Continue(()) }
    }

    fn list_raises(&self, seat: Seat, each: &mut impl FnMut(Move) -> Flow) -> Flow {
        any(&self.players[seat].hand, &mut |give| {
            by_value(&self.pool.plus(&give), give.value(), &mut |take| each(Move::Raise { give, take }))
        })
    }

    fn list_trades(&self, seat: Seat, each: &mut impl FnMut(Move) -> Flow) -> Flow {
        any(&self.players[seat].hand, &mut |give| {
            by_size(&self.pool.plus(&give), give.len(), &mut |take| each(Move::Trade { give, take }))
        })
    }

    fn list_relaxes(&self, seat: Seat, each: &mut impl FnMut(Move) -> Flow) -> Flow {
        up_to(&self.players[seat].caught.stressed, 3, &mut |stressed| {
            each(Move::Relax(Tableau { upright: Cards::NONE, stressed }))
        })
    }

    fn list_upgrades(&self, seat: Seat, each: &mut impl FnMut(Move) -> Flow) -> Flow {
        let Some(cost) = self.next_cost(seat) else { return Flow::Continue(()) };
        by_size(&self.players[seat].hand, cost, &mut |cards| each(Move::Upgrade(cards)))
    }

    fn list_sales(&self, seat: Seat, each: &mut impl FnMut(Move) -> Flow) -> Flow {
        each(Move::Pass)?;
        let upright = &self.players[seat].caught.upright;
        for stack in (0..4).filter(|&stack| self.can_sell(seat, stack)) {
            let Some(vendor) = self.market.showing(stack, self.edition()) else { continue };
            matching(upright, vendor.by_value, 0, &mut Cards::NONE.clone(), &mut |with| {
                let with = Tableau { upright: with, stressed: Cards::NONE };
                each(Move::Sell { stack: stack as u8 + 1, with })
            })?;
        }
        Flow::Continue(())
    }
}

/// The crabs written with this number, in the order of their texts: upright, then stressed ones.
fn crabs_numbered(number: u8) -> impl Iterator<Item = Crab> {
    [false, true].into_iter().flat_map(move |stressed| {
        [false, true].into_iter().filter_map(move |premium| {
            Kind::new(number + u8::from(stressed), premium).map(|kind| Crab { kind, stressed })
        })
    })
}

/// Every choice of at least one of these cards, in the order of a list that a word follows.
pub(crate) fn any(from: &Cards, each: &mut impl FnMut(Cards) -> Flow) -> Flow {
    any_from(from, 0, &mut Cards::NONE.clone(), each)
}

fn any_from(from: &Cards, at: usize, chosen: &mut Cards, each: &mut impl FnMut(Cards) -> Flow) -> Flow {
    if at == KINDS {
        return if chosen.is_empty() { Flow::Continue(()) } else { each(*chosen) };
    }
    let kind = Kind::at(at);
    for count in (0..=from.of_kind(kind)).rev() {
        chosen.set(kind, count);
        any_from(from, at + 1, chosen, each)?;
    }
    Flow::Continue(())
}

/// Every choice of so many of these cards, in the order of lists.
fn by_size(from: &Cards, size: u32, each: &mut impl FnMut(Cards) -> Flow) -> Flow {
    let mut later = [0; KINDS + 1];
    for at in (0..KINDS).rev() {
        later[at] = later[at + 1] + u32::from(from.counts()[at]);
    }
    if size > later[0] {
        return Flow::Continue(());
    }
    by_size_from(from, &later, 0, size, &mut Cards::NONE.clone(), each)
}

fn by_size_from(
    from: &Cards,
    later: &[u32; KINDS + 1],
    at: usize,
    size: u32,
    chosen: &mut Cards,
    each: &mut impl FnMut(Cards) -> Flow,
) -> Flow {
    if size == 0 {
        return each(*chosen);
    }
    let kind = Kind::at(at);
    let least = size.saturating_sub(later[at + 1]);
    let most = size.min(from.of_kind(kind).into());
    for count in (least..=most).rev() {
        chosen.set(kind, count as u8);
        by_size_from(from, later, at + 1, size - count, chosen, each)?;
    }
    chosen.set(kind, 0);
    Flow::Continue(())
}

/// Every choice of these cards with this total value, which is below 64, in the order of lists.
fn by_value(from: &Cards, value: u32, each: &mut impl FnMut(Cards) -> Flow) -> Flow {
    let mut reach = [1_u64; KINDS + 1];
    for at in (0..KINDS).rev() {
        let kind = Kind::at(at);
        reach[at] = spread(reach[at + 1], kind.value(), from.of_kind(kind), value);
    }
    by_value_from(from, &reach, 0, value, &mut Cards::NONE.clone(), each)
}

fn by_value_from(
    from: &Cards,
    reach: &[u64; KINDS + 1],
    at: usize,
    value: u32,
    chosen: &mut Cards,
    each: &mut impl FnMut(Cards) -> Flow,
) -> Flow {
    if value == 0 {
        return each(*chosen);
    }
    if reach[at] >> value & 1 == 0 {
        return Flow::Continue(());
    }
    let (kind, worth) = (Kind::at(at), u32::from(Kind::at(at).value()));
    for count in (0..=(value / worth).min(from.of_kind(kind).into())).rev() {
        chosen.set(kind, count as u8);
        by_value_from(from, reach, at + 1, value - count * worth, chosen, each)?;
    }
    chosen.set(kind, 0);
    Flow::Continue(())
}

/// The totals, as bits, that can be reached from these totals with up to `count` cards of a value.
/// Totals above `most` do not matter.
pub(crate) fn spread(totals: u64, value: u8, count: u8, most: u32) -> u64 {
    let useful = u32::from(count).min(most / u32::from(value));
    (0..useful).fold(totals, |sum, _| sum | sum << value)
}

/// Every choice of one to `most` of these cards, in the order of a list that ends the text.
fn up_to(from: &Cards, most: u32, each: &mut impl FnMut(Cards) -> Flow) -> Flow {
    up_to_from(from, 0, most, &mut Cards::NONE.clone(), each)
}

fn up_to_from(from: &Cards, at: usize, most: u32, chosen: &mut Cards, each: &mut impl FnMut(Cards) -> Flow) -> Flow {
    if most == 0 {
        return Flow::Continue(());
    }
    for kind in Kind::all().skip(at).filter(|&kind| from.of_kind(kind) > 0) {
        if chosen.of_kind(kind) < from.of_kind(kind) {
            chosen.add(kind);
            each(*chosen)?;
            up_to_from(from, kind.index(), most - 1, chosen, each)?;
            chosen.remove(kind);
        }
    }
    Flow::Continue(())
}

/// Every choice of so many crabs of each value, in the order of lists: more regular ones first.
fn matching(
    from: &Cards,
    wanted: [u8; crate::VALUES],
    at: usize,
    chosen: &mut Cards,
    each: &mut impl FnMut(Cards) -> Flow,
) -> Flow {
    let Some(&want) = wanted.get(at) else { return each(*chosen) };
    let (regular, premium) = (Kind::at(2 * at), Kind::at(2 * at + 1));
    let least = want.saturating_sub(from.of_kind(premium));
    for count in (least..=want.min(from.of_kind(regular))).rev() {
        chosen.set(regular, count);
        chosen.set(premium, want - count);
        matching(from, wanted, at + 1, chosen, each)?;
    }
    chosen.set(regular, 0);
    chosen.set(premium, 0);
    Flow::Continue(())
}
