//! Late positions, proven: who can win, or that nobody can.
//!
//! Alpha-beta proves wins and losses, but hardly draws: they go round and round, by more ways than can be followed. So half
//! of what a late position may cost goes to proofs that a seat never loses.

use super::{Eyes, Player};
use bots::Budget;
use bots::alphabeta::{PROVEN, Report};
use bots::safety::{Pack, settle};
use core::cmp::Ordering;
use kernel::{Game, Nobody};
use rules::{CrabStack, Move, Packed};

/// With more spaces hardly any proof is found in a few seconds.
const LATE: u32 = 12;

/// So many positions pass between two looks at the clock.
const LOOKS: u64 = 512;

pub(super) fn is_late(game: &CrabStack) -> bool {
    game.occupied().len() <= LATE
}

impl Pack<CrabStack> for Eyes {
    type Packed = Packed;

    #[inline]
    fn pack(&self, game: &CrabStack) -> Option<Packed> {
        game.packed()
    }

    #[inline]
    fn unpack(&self, like: &CrabStack, packed: Packed) -> CrabStack {
        like.unpacked(packed)
    }
}

impl Player {
    /// Tries to prove what alpha-beta could not, and puts the move that keeps it first.
    pub(super) fn settle(&mut self, game: &CrabStack, budget: &Budget<'_>, report: &mut Report<Move>) {
        let (eyes, mut meter) = (self.eyes(), budget.start(self.strength.nodes / 2, LOOKS));
        let settled = settle(game, &eyes, &mut meter);
        report.nodes += meter.spent();
        let Some(settled) = settled else { return };
        self.haven = settled.haven.or(self.haven.take());
        match settled.worth {
            Some(Ordering::Greater) => prefer(report, settled.winning, PROVEN),
            Some(Ordering::Equal) => prefer(report, self.safe_move(&eyes, game, report), 0),
            Some(Ordering::Less) => prefer(report, None, -PROVEN),
            None => self.stay_safe(&eyes, game, report),
        }
        report.solved = settled.worth.is_some();
    }

    /// Where it is not known who can win, and nothing looks better: the move that never loses, if one was found earlier.
    fn stay_safe(&self, eyes: &Eyes, game: &CrabStack, report: &mut Report<Move>) {
        if report.moves[0].score <= 0 {
            let score = report.moves[0].score;
            prefer(report, self.safe_move(eyes, game, report), score);
        }
    }

    /// A move that never loses, if one is known: alpha-beta's, if it is one.
    fn safe_move(&self, eyes: &Eyes, game: &CrabStack, report: &Report<Move>) -> Option<Move> {
        let haven = self.haven.as_ref()?;
        let (way, first) = (haven.way(eyes, game)?, report.moves[0].mv);
        let mut next = game.clone();
        next.apply(haven.seat(), &first, &mut Nobody);
        Some(if haven.holds(eyes, &next) { first } else { way })
    }
}

/// Puts a move first, if one is named, and says what the first one is worth.
fn prefer(report: &mut Report<Move>, mv: Option<Move>, score: i32) {
    if let Some(at) = report.moves.iter().position(|root| Some(root.mv) == mv) {
        report.moves[..=at].rotate_right(1);
    }
    report.moves[0].score = score;
}
