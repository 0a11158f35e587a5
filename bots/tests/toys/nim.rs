//! Nim, and its cousin for three: whoever takes the last stick wins.

use super::{Illegal, Number, no_deals, plain, turn_of};
use bots::alphabeta::{Evaluate, Score};
use bots::tree::Policy;
use kernel::{BySeat, Chance, Game, Outcome, Seat, Turn, Witness};
use std::ops::ControlFlow;

/// Three heaps of up to 15 sticks; a move takes some from one of them: `heap × 16 + sticks`.
#[derive(Clone, Debug, PartialEq)]
pub struct Nim<const SEATS: u8> {
    pub heaps: [u8; 3],
    pub turn: u8,
}

impl<const SEATS: u8> Default for Nim<SEATS> {
    fn default() -> Self {
        Self { heaps: [3, 4, 5], turn: 0 }
    }
}

impl<const SEATS: u8> Game for Nim<SEATS> {
    plain!("nim", SEATS, ());
    no_deals!();
    type View = ([u8; 3], u8);

    fn view(&self, _: kernel::Viewpoint) -> Self::View {
        (self.heaps, self.turn)
    }

    fn imagine(&(heaps, turn): &Self::View, _: &mut impl Chance) -> Self {
        Self { heaps, turn }
    }

    fn turn(&self) -> Turn {
        if self.heaps != [0; 3] {
            return turn_of(self.turn);
        }
        let last = (self.turn + SEATS - 1) % SEATS;
        Turn::Over(Outcome { ranks: BySeat::from_fn(SEATS, |seat| if seat.number() == last { 1 } else { 2 }) })
    }

    fn moves(&self, seat: Seat, each: &mut impl FnMut(Number) -> ControlFlow<()>) -> ControlFlow<()> {
        (0..48).map(Number).filter(|mv| self.check(seat, mv).is_ok()).try_for_each(each)
    }

    fn check(&self, seat: Seat, mv: &Number) -> Result<(), Illegal> {
        let sticks = mv.0 % 16;
        let enough = self.heaps.get(usize::from(mv.0 / 16)).is_some_and(|heap| (1..=*heap).contains(&sticks));
        if enough && self.turn().includes(seat) { Ok(()) } else { Err(Illegal) }
    }

    fn apply(&mut self, _: Seat, mv: &Number, _: &mut impl Witness<()>) {
        self.heaps[usize::from(mv.0 / 16)] -= mv.0 % 16;
        self.turn = (self.turn + 1) % SEATS;
    }
}

/// Knows nothing.
#[derive(Clone, Copy)]
pub struct Blank;

impl<const SEATS: u8> Evaluate<Nim<SEATS>> for Blank {
    const INDICES: usize = 48;

    fn key(&self, game: &Nim<SEATS>) -> u64 {
        let [a, b, c] = game.heaps;
        u64::from(u32::from_le_bytes([a, b, c, game.turn + 1])).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn evaluate(&self, _: &Nim<SEATS>, _: Seat) -> Score {
        0
    }

    fn index(&self, mv: &Number) -> usize {
        usize::from(mv.0)
    }
}

impl<const SEATS: u8> Policy<Nim<SEATS>> for Blank {
    const OPEN: bool = true;

    fn digest(&self, game: &Nim<SEATS>, _: Seat) -> u64 {
        self.key(game)
    }
}
