//! What a position is worth, by proofs for both seats.

use super::{Finding, Haven, Pack, Proof, to_act};
use crate::Meter;
use core::cmp::Ordering;
use kernel::Game;

/// What was proven of a position.
pub struct Settled<G: Game, P> {
    /// What it is worth to the seat that is to act, if that is known: greater is a win, equal a draw.
    pub worth: Option<Ordering>,
    /// A move that wins, where it is a win.
    pub winning: Option<G::Move>,
    /// How the seat that is to act never loses, where that was found.
    pub haven: Option<Haven<G, P>>,
}

/// So many positions are looked at for one seat before it is the other's turn.
const IN_TURN: u32 = 256;

/// Tries to prove for either seat, in turn, that it never loses, until it is known what the position is worth or the
/// budget is spent. `None` if nobody is to act.
pub fn settle<G, E>(game: &G, eyes: &E, meter: &mut Meter<'_>) -> Option<Settled<G, E::Packed>>
where
    G: Game<Move: Copy>,
    E: Pack<G>,
{
    let seat = to_act(game)?;
    let mut mine = Proof::new(game, seat, eyes)?;
    let mut theirs = Proof::new(game, seat.next(2), eyes)?;
    let mut worth = None;
    while worth.is_none() && meter.spend() {
        worth = match (mine.go_on(IN_TURN, meter), theirs.go_on(IN_TURN, meter)) {
            (Some(Finding::Loses), _) => Some(Ordering::Less),
            (_, Some(Finding::Loses)) => Some(Ordering::Greater),
            (Some(Finding::Safe), Some(Finding::Safe)) => Some(Ordering::Equal),
            _ => None,
        };
    }
    let winning = if worth == Some(Ordering::Greater) { theirs.refutation() } else { None };
    Some(Settled { worth, winning, haven: mine.haven() })
}
