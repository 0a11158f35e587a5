//! Checking a move against the rules, and carrying it out.

use crate::options::GearBonus;
use crate::state::{HAND_LIMIT, Phase};
use crate::{Cards, Crab, Crabs, Event, Kind, Move, Rule, Source, Tableau};
use kernel::{Seat, Witness};

impl Crabs {
    pub(crate) fn check_move(&self, seat: Seat, mv: &Move) -> Result<(), Rule> {
        match (self.phase, mv) {
            (Phase::Action, Move::Pass) => holds(self.stuck(seat), Rule::Pass),
            (Phase::Action, Move::Upgrade(cards)) => self.check_upgrade(seat, cards),
            (Phase::Action | Phase::Grab, Move::Grab(source)) => self.check_grab(*source),
            (Phase::Action, Move::Trade { give, take }) => self.check_trade(seat, give, take),
            (Phase::Action, Move::Raise { give, take }) => self.check_raise(seat, give, take),
            (Phase::Action, Move::Relax(crabs)) => self.check_relax(seat, crabs),
            (Phase::Action, Move::Catch { rope, with, gear, keep }) => {
                self.check_catch(seat, *rope, with, *gear, *keep)
            }
            (Phase::Sell, Move::Sell { stack, with }) => self.check_sell(seat, *stack, with),
            (Phase::Sell, Move::Pass) => Ok(()),
            (Phase::Drop, Move::Drop(cards)) => self.check_drop(seat, cards),
            _ => Err(Rule::NotNow),
        }
    }

    fn check_in_hand(&self, seat: Seat, cards: &Cards) -> Result<(), Rule> {
        holds(self.players[seat].hand.contains(cards), Rule::NotInHand)
    }

    fn check_upgrade(&self, seat: Seat, cards: &Cards) -> Result<(), Rule> {
        let cost = self.next_cost(seat).ok_or(Rule::UpgradeLast)?;
        holds(cards.len() == cost, Rule::UpgradeCost)?;
        self.check_in_hand(seat, cards)
    }

    fn check_grab(&self, source: Source) -> Result<(), Rule> {
        match source {
            Source::Deck => holds(self.can_draw(), Rule::DeckEmpty),
            Source::Pool(kind) => holds(self.pool.of_kind(kind) > 0, Rule::NotInPool),
        }
    }

    fn check_trade(&self, seat: Seat, give: &Cards, take: &Cards) -> Result<(), Rule> {
        self.check_given(seat, give)?;
        holds(give.len() == take.len(), Rule::TradeNumber)?;
        self.check_taken(give, take)
    }

    fn check_raise(&self, seat: Seat, give: &Cards, take: &Cards) -> Result<(), Rule> {
        self.check_given(seat, give)?;
        holds(give.value() == take.value(), Rule::RaiseValue)?;
        self.check_taken(give, take)
    }

    fn check_given(&self, seat: Seat, give: &Cards) -> Result<(), Rule> {
        holds(!give.is_empty(), Rule::NothingPlayed)?;
        self.check_in_hand(seat, give)
    }

    /// What was just played is part of the pool at once (ruling 7).
    fn check_taken(&self, give: &Cards, take: &Cards) -> Result<(), Rule> {
        holds(self.pool.plus(give).contains(take), Rule::NotInPool)
    }

    fn check_relax(&self, seat: Seat, crabs: &Tableau) -> Result<(), Rule> {
        holds(crabs.upright.is_empty(), Rule::RelaxUpright)?;
        holds((1..=3).contains(&crabs.stressed.len()), Rule::RelaxNumber)?;
        holds(self.players[seat].caught.stressed.contains(&crabs.stressed), Rule::NotCaught)
    }

    fn check_catch(&self, seat: Seat, rope: Kind, with: &Cards, gear: bool, keep: Crab) -> Result<(), Rule> {
        holds(!with.is_empty(), Rule::CatchFaceUp)?;
        let hand = &self.players[seat].hand;
        let held = hand.contains(with) && hand.of_kind(rope) > with.of_kind(rope);
        holds(held, Rule::NotInHand)?;
        let bonus = self.check_gear(seat, gear)?;
        holds(with.of_kind(keep.kind) > 0, Rule::CatchKeep)?;
        // Ruling 2: where the permit keeps nothing, nothing can be caught.
        holds(self.options.keeps(with.value() + bonus) == Some(keep.number()), Rule::CatchPermit)
    }

    /// The bonus that counts (ruling 3).
    fn check_gear(&self, seat: Seat, gear: bool) -> Result<u32, Rule> {
        match (self.bonus(seat), gear) {
            (None, true) => Err(Rule::CatchNoGear),
            (Some(_), false) if self.options.gear_bonus == GearBonus::Mandatory => Err(Rule::CatchGearMandatory),
            (Some(bonus), true) => Ok(bonus),
            (_, false) => Ok(0),
        }
    }

    fn check_sell(&self, seat: Seat, stack: u8, with: &Tableau) -> Result<(), Rule> {
        let stack = usize::from(stack).checked_sub(1).filter(|stack| *stack < 4).ok_or(Rule::SellNoVendor)?;
        let vendor = self.market.showing(stack, self.edition()).ok_or(Rule::SellNoVendor)?;
        holds(with.stressed.is_empty(), Rule::SellStressed)?;
        let matches = (1..).zip(vendor.by_value).all(|(value, wanted)| with.upright.of_value(value) == wanted);
        holds(matches, Rule::SellMatch)?;
        holds(self.players[seat].caught.upright.contains(&with.upright), Rule::NotCaught)
    }

    fn check_drop(&self, seat: Seat, cards: &Cards) -> Result<(), Rule> {
        self.check_in_hand(seat, cards)?;
        holds(self.players[seat].hand.len() - cards.len() == HAND_LIMIT, Rule::DropNumber)
    }

    pub(crate) fn carry_out(&mut self, seat: Seat, mv: &Move, witness: &mut impl Witness<Event>) {
        match *mv {
            Move::Upgrade(cards) => self.upgrade(seat, &cards, witness),
            Move::Grab(Source::Deck) => return self.grab_unseen(witness),
            Move::Grab(Source::Pool(card)) => return self.grab(seat, card, witness),
            Move::Trade { give, take } => {
                self.exchange(seat, &give, &take);
                witness.tell(|| Event::Traded { seat, give, take });
            }
            Move::Raise { give, take } => {
                self.exchange(seat, &give, &take);
                witness.tell(|| Event::Raised { seat, give, take, value: give.value() });
            }
            Move::Relax(crabs) => self.relax(seat, crabs, witness),
            Move::Catch { rope, with, gear, keep } => self.catch(seat, rope, &with, gear, keep, witness),
            Move::Sell { stack, with } => return self.sell(seat, stack, &with.upright, witness),
            Move::Drop(cards) => return self.drop_cards(seat, &cards, witness),
            Move::Pass => {
                let sale = self.phase == Phase::Sell;
                witness.tell(|| Event::Passed { seat, sale });
                if sale {
                    return self.after_sale(witness);
                }
            }
        }
        self.after_action(witness);
    }

    /// Cards leave the hand and everyone sees which. Cards of one kind are interchangeable, so of
    /// a kind that everyone knows the seat to hold, the known ones go first: whatever lies hidden
    /// beside them may still lie there. Only what exceeds them was hidden, and is so no longer.
    fn show(&mut self, seat: Seat, cards: &Cards) {
        let player = &mut self.players[seat];
        player.hand = player.hand.minus(cards);
        let hidden = cards.without(&player.known);
        player.known = player.known.without(cards);
        self.memory.showed(seat, &hidden);
    }

    fn upgrade(&mut self, seat: Seat, cards: &Cards, witness: &mut impl Witness<Event>) {
        self.show(seat, cards);
        self.discard = self.discard.plus(cards);
        let player = &mut self.players[seat];
        player.gear += 1;
        let (cards, gear) = (*cards, player.gear);
        witness.tell(|| Event::Upgraded { seat, cards, cost: cards.len(), gear });
    }

    /// Ruling 4: only now, with a card to be drawn and none there, is the dealer asked for a deck.
    fn grab_unseen(&mut self, witness: &mut impl Witness<Event>) {
        if self.deck.is_empty() {
            self.reshuffle = true;
        } else {
            self.draw(witness);
        }
    }

    pub(crate) fn draw(&mut self, witness: &mut impl Witness<Event>) {
        let (seat, card) = (self.seat, self.deck.draw());
        self.players[seat].hand.add(card);
        self.memory.drew(seat, card);
        witness.tell(|| Event::Drew { seat });
        self.after_grab(witness);
    }

    fn grab(&mut self, seat: Seat, card: Kind, witness: &mut impl Witness<Event>) {
        self.pool.remove(card);
        let player = &mut self.players[seat];
        player.hand.add(card);
        player.known.add(card);
        witness.tell(|| Event::Took { seat, card });
        self.after_grab(witness);
    }

    /// A second card follows the first, if one can be had.
    fn after_grab(&mut self, witness: &mut impl Witness<Event>) {
        if self.phase == Phase::Action && (!self.pool.is_empty() || self.can_draw()) {
            self.phase = Phase::Grab;
        } else {
            self.after_action(witness);
        }
    }

    fn exchange(&mut self, seat: Seat, give: &Cards, take: &Cards) {
        self.show(seat, give);
        self.pool = self.pool.plus(give).minus(take);
        let player = &mut self.players[seat];
        player.hand = player.hand.plus(take);
        player.known = player.known.plus(take);
    }

    fn relax(&mut self, seat: Seat, crabs: Tableau, witness: &mut impl Witness<Event>) {
        let caught = &mut self.players[seat].caught;
        caught.stressed = caught.stressed.minus(&crabs.stressed);
        caught.upright = caught.upright.plus(&crabs.stressed);
        witness.tell(|| Event::Relaxed { seat, crabs });
    }

    fn catch(
        &mut self,
        seat: Seat,
        rope: Kind,
        with: &Cards,
        gear: bool,
        keep: Crab,
        witness: &mut impl Witness<Event>,
    ) {
        let binding = with.value() + self.bonus(seat).filter(|_| gear).unwrap_or(0);
        let mut played = *with;
        played.add(rope);
        self.show(seat, &played);
        played.remove(keep.kind);
        self.pool = self.pool.plus(&played);
        self.players[seat].caught.add(keep);
        witness.tell(|| Event::Caught { seat, rope, with: *with, binding, keep });
    }

    fn sell(&mut self, seat: Seat, stack: u8, with: &Cards, witness: &mut impl Witness<Event>) {
        let place = usize::from(stack) - 1;
        let Some(vendor) = self.market.showing(place, self.edition()).copied() else { return };
        self.market.sell(place, seat);
        let premium = with.only_premium();
        self.discard = self.discard.plus(&with.minus(&premium));
        let player = &mut self.players[seat];
        player.caught.upright = player.caught.upright.minus(with);
        player.premium = player.premium.plus(&premium);
        player.pay += u32::from(vendor.pay);
        let points = u32::from(vendor.pay) + premium.len();
        witness.tell(|| Event::Sold { seat, stack, vendor: vendor.wants, with: *with, points });
        self.after_sale(witness);
    }

    fn drop_cards(&mut self, seat: Seat, cards: &Cards, witness: &mut impl Witness<Event>) {
        self.show(seat, cards);
        self.pool = self.pool.plus(cards);
        witness.tell(|| Event::Dropped { seat, cards: *cards });
        self.end_turn(witness);
    }

    fn after_action(&mut self, witness: &mut impl Witness<Event>) {
        if self.can_sell_any(self.seat) {
            self.phase = Phase::Sell;
        } else {
            self.after_sale(witness);
        }
    }

    fn after_sale(&mut self, witness: &mut impl Witness<Event>) {
        if self.players[self.seat].hand.len() > HAND_LIMIT {
            self.phase = Phase::Drop;
        } else {
            self.end_turn(witness);
        }
    }

    fn end_turn(&mut self, witness: &mut impl Witness<Event>) {
        let (seat, points) = (self.seat, self.points(self.seat));
        if self.trigger.is_none() && points >= self.options.target() {
            self.trigger = Some(seat);
            witness.tell(|| Event::LastRound { seat, points });
        }
        self.seat = seat.next(self.options.seats);
        self.phase = Phase::Action;
        if self.seat == self.first {
            self.end_round(witness);
        }
    }

    fn end_round(&mut self, witness: &mut impl Witness<Event>) {
        self.rounds += 1;
        let rounds = self.rounds;
        if self.trigger.is_some() {
            self.phase = Phase::Over;
        } else if rounds == u32::from(self.options.round_limit) {
            self.phase = Phase::Over;
            witness.tell(|| Event::RoundLimit { rounds });
        }
    }
}

fn holds(condition: bool, rule: Rule) -> Result<(), Rule> {
    if condition { Ok(()) } else { Err(rule) }
}
