//! What a player from outside is told of Crab Stack, to measure the house's own against.

use super::{Weights, index};
use bots::Character;
use bots::contest::strangers::{Judge, PlainAlphaBeta};
use kernel::Seat;
use rules::{CrabStack, Move};

/// A plain sum of what lies on the board, with weights that were once fitted to games of others.
#[derive(Clone, Copy, Debug)]
pub struct Plain(Weights);

const FITTED: Weights =
    Weights { crab: [21, 140, 463], top: [2, -13, 8], mobility: 23, turn: 29, character: Character::Plain };

/// The textbook's alpha-beta with that sum.
pub fn plain_alpha_beta() -> PlainAlphaBeta<CrabStack, Plain> {
    PlainAlphaBeta::new(Plain(FITTED))
}

impl Judge<CrabStack> for Plain {
    fn key(&self, game: &CrabStack) -> u64 {
        game.key()
    }

    fn judge(&self, game: &CrabStack, seat: Seat) -> i32 {
        self.0.turn + self.0.of(game, seat) - self.0.of(game, seat.next(2))
    }

    fn number(&self, mv: &Move) -> usize {
        index(*mv)
    }

    fn drawn(&self, game: &CrabStack) -> bool {
        game.occurrences() > 1
    }
}
