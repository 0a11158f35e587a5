//! Three seats are asked at once: `1` grabs the pot, `0` leaves it. The first to grab wins if the pot is
//! good and comes last if it is bad; if all leave it, all share.

use super::{Illegal, Number, no_deals, plain};
use bots::tree::Policy;
use kernel::{BySeat, Chance, Game, Outcome, Seat, SeatSet, Turn, Witness};
use std::ops::ControlFlow;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grab {
    pub good: bool,
    pub left: [bool; 3],
    pub grabbed: Option<u8>,
}

impl Grab {
    fn rank(&self, seat: Seat) -> u8 {
        match self.grabbed {
            None => 1,
            Some(who) if (who == seat.number()) == self.good => 1,
            Some(_) => 2 + u8::from(!self.good),
        }
    }
}

impl Game for Grab {
    plain!("grab", 3, ());
    no_deals!();
    type View = (bool, [bool; 3], Option<u8>);

    fn view(&self, _: kernel::Viewpoint) -> Self::View {
        (self.good, self.left, self.grabbed)
    }

    fn imagine(&(good, left, grabbed): &Self::View, _: &mut impl Chance) -> Self {
        Self { good, left, grabbed }
    }

    fn turn(&self) -> Turn {
        let asked: SeatSet = Seat::all(3).filter(|seat| !self.left[seat.index()]).collect();
        if self.grabbed.is_none() && !asked.is_empty() {
            return Turn::Seats(asked);
        }
        Turn::Over(Outcome { ranks: BySeat::from_fn(3, |seat| self.rank(seat)) })
    }

    fn moves(&self, seat: Seat, each: &mut impl FnMut(Number) -> ControlFlow<()>) -> ControlFlow<()> {
        (0..2).map(Number).filter(|mv| self.check(seat, mv).is_ok()).try_for_each(each)
    }

    fn check(&self, seat: Seat, mv: &Number) -> Result<(), Illegal> {
        if self.turn().includes(seat) && mv.0 < 2 { Ok(()) } else { Err(Illegal) }
    }

    fn apply(&mut self, seat: Seat, mv: &Number, _: &mut impl Witness<()>) {
        if mv.0 == 1 {
            self.grabbed = Some(seat.number());
        } else {
            self.left[seat.index()] = true;
        }
    }
}

/// Knows nothing.
#[derive(Clone, Copy)]
pub struct Blank;

impl Policy<Grab> for Blank {
    fn digest(&self, game: &Grab, _: Seat) -> u64 {
        let left = game.left.iter().fold(1, |sum, left| sum * 2 + u64::from(*left));
        left * 16 + game.grabbed.map_or(0, |seat| u64::from(seat) + 1)
    }
}
