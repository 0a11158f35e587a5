//! How a view travels: what every view begins with, what is on the table, and the numbers that a player needs beside it.

use crate::edition::{CrabsLine, GearLine, PermitLine};
use crate::memory::Sight;
use crate::position::Sold;
use crate::state::{HAND_LIMIT, Phase};
use crate::{Cards, Crabs, HandView, Options, StackView, Tableau, View, Wants};
use alloc::vec::Vec;
use kernel::{BySeat, Frame, Outcome, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize, Serializer};

/// A view as data. `numbers` and what vendors pay are there for the reader; they follow from the options.
#[derive(Serialize, Deserialize)]
pub(crate) struct Written {
    #[serde(flatten)]
    frame: Frame<Crabs>,
    phase: Phase,
    first: Seat,
    round: u32,
    trigger: Option<Seat>,
    hands: BySeat<HandView>,
    pool: Cards,
    deck: u8,
    discard: Cards,
    gear: BySeat<u8>,
    caught: BySeat<Tableau>,
    sold: BySeat<Sold>,
    vendors: [Stack; 4],
    points: BySeat<u32>,
    sights: Vec<Sight>,
    #[serde(skip_deserializing)]
    numbers: Option<Numbers>,
}

/// A stack of vendors, with what the one that shows pays.
#[derive(Serialize, Deserialize)]
struct Stack {
    top: Option<Wants>,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pay: Option<u32>,
    left: u8,
}

/// What is printed on the edition's cards that everybody uses, as an edition's file says it, and what the rules say beside it.
struct Numbers(Options);

#[derive(Serialize)]
struct WrittenNumbers<'a> {
    crabs: &'a [CrabsLine],
    gear: &'a [GearLine],
    permit: &'a [PermitLine],
    /// What a premium crab brings when it is sold.
    premium: u32,
    hand_limit: u32,
    /// The points that set off the last round.
    target: u32,
}

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let edition = self.0.edition().written();
        let (crabs, gear, permit) = (&*edition.crabs, &*edition.gear, &*edition.permit);
        let target = self.0.target();
        WrittenNumbers { crabs, gear, permit, premium: 1, hand_limit: HAND_LIMIT, target }.serialize(to)
    }
}

impl View {
    fn due(&self) -> Turn {
        match self.turn {
            Some(seat) => Turn::Seats(SeatSet::only(seat)),
            None if self.phase == Phase::Over => Turn::Over(self.ranks()),
            None => Turn::Dealer,
        }
    }

    fn ranks(&self) -> Outcome {
        Outcome::by(&self.points.map(|seat, &points| (points, self.sold[seat].premium.value())))
    }

    fn stack(&self, stack: &StackView) -> Stack {
        Stack { top: stack.top, pay: stack.top.map(|wants| self.pay(wants)), left: stack.left }
    }
}

impl From<View> for Written {
    fn from(view: View) -> Self {
        let (turn, options) = (view.due(), &view.table);
        Self {
            frame: Frame { from: view.from, seats: options.seats, options: options.clone(), turn },
            numbers: Some(Numbers(options.clone())),
            vendors: view.vendors.each_ref().map(|stack| view.stack(stack)),
            phase: view.phase,
            first: view.first,
            round: view.round,
            trigger: view.trigger,
            hands: view.hands,
            pool: view.pool,
            deck: view.deck,
            discard: view.discard,
            gear: view.gear,
            caught: view.caught,
            sold: view.sold,
            points: view.points,
            sights: view.sights,
        }
    }
}

impl From<Written> for View {
    fn from(written: Written) -> Self {
        let Frame { from, options, turn, .. } = written.frame;
        Self {
            from,
            table: options,
            turn: if let Turn::Seats(seats) = turn { seats.first() } else { None },
            phase: written.phase,
            first: written.first,
            round: written.round,
            trigger: written.trigger,
            hands: written.hands,
            pool: written.pool,
            deck: written.deck,
            discard: written.discard,
            gear: written.gear,
            caught: written.caught,
            sold: written.sold,
            vendors: written.vendors.map(|Stack { top, left, .. }| StackView { top, left }),
            points: written.points,
            sights: written.sights,
        }
    }
}
