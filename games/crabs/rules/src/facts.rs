//! What can be read off a view: counted once, for whoever shows it.

use crate::edition::Gear;
use crate::moves::any;
use crate::{Cards, GearBonus, HAND_LIMIT, Kind, View, Wants};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use kernel::Seat;

/// A seat's points by where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// What the vendors paid.
    pub vendors: u32,
    /// One for each premium crab sold.
    pub premium: u32,
    /// The stars of the gear the seat is on now.
    pub stars: u32,
}

impl Score {
    /// All of them together.
    pub fn points(self) -> u32 {
        self.vendors + self.premium + self.stars
    }
}

/// A catch within reach: cards to be played face up that bind something which may be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The cards face up.
    pub with: Cards,
    /// Whether the gear's bonus is added.
    pub gear: bool,
    /// The number of the crab kept: the permit's row.
    pub number: u8,
}

impl View {
    /// Where a seat's points come from.
    pub fn score(&self, seat: Seat) -> Score {
        let sold = &self.sold[seat];
        let stars = self.table.edition().gear_at(self.gear[seat]).map_or(0, |gear| gear.stars.into());
        let vendors = sold.vendors.iter().map(|&wants| self.pay(wants)).sum();
        Score { vendors, premium: sold.premium.len(), stars }
    }

    /// What the vendor who wants this pays, premium crabs aside.
    pub fn pay(&self, wants: Wants) -> u32 {
        let mut vendors = self.table.edition().vendors().iter();
        vendors.find(|vendor| vendor.wants == wants).map_or(0, |vendor| vendor.pay.into())
    }

    /// How many cards a seat holds beyond the limit: they go into the pool before its turn is over.
    pub fn excess(&self, seat: Seat) -> u32 {
        self.hands[seat].size.saturating_sub(HAND_LIMIT)
    }

    /// The gear after the one that a seat is on.
    pub fn next_gear(&self, seat: Seat) -> Option<&Gear> {
        self.table.edition().gear().get(usize::from(self.gear[seat]))
    }

    /// Whether a seat holds enough cards for its next gear.
    pub fn can_upgrade(&self, seat: Seat) -> bool {
        self.next_gear(seat).is_some_and(|gear| u32::from(gear.cost) <= self.hands[seat].size)
    }

    /// How many of the crabs that the vendor on top of a stack wants a seat has not caught, or not relaxed; nothing
    /// where the stack is sold out. At 0 the vendor would buy.
    pub fn lacks(&self, seat: Seat, stack: usize) -> Option<u8> {
        let wants = self.vendors.get(stack)?.top?;
        let upright = &self.caught[seat].upright;
        let wanted = |value: u8| wants.values().iter().map(|&want| u8::from(want == value)).sum::<u8>();
        Some((1..=5).map(|value| wanted(value).saturating_sub(upright.of_value(value))).sum())
    }

    /// Every set of face-up cards that a seat could catch with, as far as its hand is known here; one more card is the
    /// rope. Each set comes once for each way to use the gear.
    pub fn catches(&self, seat: Seat) -> Vec<Reach> {
        let hand = self.hands[seat].cards.unwrap_or_default();
        let mut found = Vec::new();
        let _ = any(&hand, &mut |with| {
            if with != hand {
                let bound = |(gear, bonus)| (gear, self.table.keeps(with.value() + bonus));
                let kept = self.gear_choices(seat).map(bound);
                let kept = kept.filter_map(|(gear, number)| Some(Reach { with, gear, number: number? }));
                found.extend(kept.filter(Reach::keeps_one));
            }
            ControlFlow::Continue(())
        });
        found
    }

    /// What a seat may add to a catch, and whether that is its gear's.
    fn gear_choices(&self, seat: Seat) -> impl Iterator<Item = (bool, u32)> + use<> {
        let bonus = self.table.edition().gear_at(self.gear[seat]).map(|gear| (true, gear.bonus.into()));
        let free = bonus.is_none() || self.table.gear_bonus() == GearBonus::Optional;
        bonus.into_iter().chain(free.then_some((false, 0)))
    }
}

impl Reach {
    /// Whether a crab that may be kept is among the cards: of the number, or one higher, to lie stressed.
    fn keeps_one(&self) -> bool {
        let fits = |kind: Kind| kind.value() == self.number || kind.value() == self.number + 1;
        self.with.kinds().any(|(kind, _)| fits(kind))
    }
}
