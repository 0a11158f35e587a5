//! Noughts and crosses: with best play nobody wins.

use super::{Illegal, Number, no_deals, plain, turn_of, won_by};
use bots::alphabeta::{Evaluate, Score};
use bots::tree::Policy;
use kernel::{Chance, Game, Seat, Turn, Witness};
use std::ops::ControlFlow;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct TicTacToe {
    pub stones: [u16; 2],
    pub plies: u8,
}

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl TicTacToe {
    pub fn after(cells: &[u8]) -> Self {
        let mut game = Self::default();
        for &cell in cells {
            game.stones[usize::from(game.plies % 2)] |= 1 << cell;
            game.plies += 1;
        }
        game
    }

    fn free(&self, cell: u8) -> bool {
        cell < 9 && (self.stones[0] | self.stones[1]) >> cell & 1 == 0
    }
}

impl Game for TicTacToe {
    plain!("tic-tac-toe", 2, ());
    no_deals!();
    type View = ([u16; 2], u8);

    fn view(&self, _: kernel::Viewpoint) -> Self::View {
        (self.stones, self.plies)
    }

    fn imagine(&(stones, plies): &Self::View, _: &mut impl Chance) -> Self {
        Self { stones, plies }
    }

    fn turn(&self) -> Turn {
        let winner = (0..2).find(|&seat| LINES.iter().any(|line| self.stones[usize::from(seat)] & line == *line));
        match winner {
            Some(seat) => won_by(Some(seat)),
            None if self.plies == 9 => won_by(None),
            None => turn_of(self.plies % 2),
        }
    }

    fn moves(&self, seat: Seat, each: &mut impl FnMut(Number) -> ControlFlow<()>) -> ControlFlow<()> {
        (0..9).filter(|&cell| self.check(seat, &Number(cell)).is_ok()).try_for_each(|cell| each(Number(cell)))
    }

    fn check(&self, seat: Seat, mv: &Number) -> Result<(), Illegal> {
        if self.turn().includes(seat) && self.free(mv.0) { Ok(()) } else { Err(Illegal) }
    }

    fn apply(&mut self, seat: Seat, mv: &Number, _: &mut impl Witness<()>) {
        self.stones[seat.index()] |= 1 << mv.0;
        self.plies += 1;
    }
}

/// Knows nothing.
#[derive(Clone, Copy)]
pub struct Blank;

impl Evaluate<TicTacToe> for Blank {
    const INDICES: usize = 9;

    fn key(&self, game: &TicTacToe) -> u64 {
        (u64::from(game.stones[0]) << 9 | u64::from(game.stones[1])).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn evaluate(&self, _: &TicTacToe, _: Seat) -> Score {
        0
    }

    fn index(&self, mv: &Number) -> usize {
        usize::from(mv.0)
    }
}

impl Policy<TicTacToe> for Blank {
    const OPEN: bool = true;

    fn digest(&self, game: &TicTacToe, _: Seat) -> u64 {
        self.key(game)
    }
}
