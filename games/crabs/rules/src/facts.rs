//! What can be read off a view: counted once, for whoever shows it.

use crate::{HAND_LIMIT, View, Wants};
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
}
