//! Whether a seat can be made to lose, proven for games of two in which positions come again.
//!
//! A seat is *safe* in a set of positions if from each of them it has a move after which, whatever the other does, the
//! game is not lost and the next position is in the set again. Such a set is a proof by itself: whoever stays in it never
//! loses, for no position of it is a loss, and how often positions came before does not matter, for a rule of repetition
//! can only end the game in a draw. The other way round, a seat for which no such set exists can be made to lose; that is
//! found from the ends backwards and rests on no repetition. If both seats are safe, the position is a draw.
//!
//! Only that the other *wins* may depend on the way here: a position of the way to the win that had come up often enough
//! before could end it in a draw. What is said of wins holds for positions met for the first time.
//!
//! The set is found without looking at all positions ([`Proof`]): one move of the safe seat is enough, until it is refuted.

mod haven;
mod nodes;
mod proof;
mod settle;

pub use haven::Haven;
pub use proof::{Finding, Proof};
pub use settle::{Settled, settle};

use crate::alphabeta::Evaluate;
use core::hash::Hash;
use core::ops::ControlFlow;
use kernel::{Game, Nobody, Seat, Turn};

/// A game of two whose positions can be kept by the million.
pub trait Pack<G: Game>: Evaluate<G> {
    /// A position in few bytes: the same for equal positions, and for no others.
    type Packed: Copy + Eq + Hash;

    /// The position in which somebody is to act, without what came before.
    fn pack(&self, game: &G) -> Option<Self::Packed>;

    /// The game from there on, with the rules of `like`, but not ended by repetition.
    fn unpack(&self, like: &G, packed: Self::Packed) -> G;
}

/// What may come of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Replies {
    /// The seat has lost, or will.
    Lost,
    /// What was gathered.
    Gathered,
}

fn to_act<G: Game>(game: &G) -> Option<Seat> {
    if let Turn::Seats(seats) = game.turn() { seats.first() } else { None }
}

/// Goes through whatever the other may do, until the seat is to act again; `each` is told of every such position and
/// breaks where that is as good as lost.
fn replies<G: Game>(game: &G, seat: Seat, each: &mut impl FnMut(&G) -> ControlFlow<()>) -> Replies {
    let go_on = match game.turn() {
        Turn::Seats(seats) if seats.contains(seat) => each(game),
        Turn::Seats(seats) => each_reply(game, seats.first().unwrap_or_default(), seat, each),
        Turn::Over(outcome) if outcome.winners().contains(seat) => ControlFlow::Continue(()),
        Turn::Over(_) | Turn::Dealer => ControlFlow::Break(()),
    };
    if go_on.is_break() { Replies::Lost } else { Replies::Gathered }
}

fn each_reply<G: Game>(
    game: &G,
    other: Seat,
    seat: Seat,
    each: &mut impl FnMut(&G) -> ControlFlow<()>,
) -> ControlFlow<()> {
    game.moves(other, &mut |mv| {
        let mut next = game.clone();
        next.apply(other, &mv, &mut Nobody);
        match replies(&next, seat, each) {
            Replies::Lost => ControlFlow::Break(()),
            Replies::Gathered => ControlFlow::Continue(()),
        }
    })
}
