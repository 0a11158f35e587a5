//! What a position of three or four seats is worth to each of them, at a glance.
//!
//! The numbers are a fit to how games ended that tree search with random playouts had played against itself: 800 games of four
//! seats, a thousand simulations a move, one move of eight made at random so that much comes up. What is fitted is the chance
//! that each seat is the last to move, softmax over their merits. It explains little (the winner costs 1.03 nats for 1.20 of an
//! even guess), but it takes a fraction of a microsecond.

use bots::Payoff;
use kernel::{Game, MAX_SEATS, Seat};
use rules::{CrabStack, Size};

/// How many things of a seat are looked at.
const THINGS: usize = 9;

/// What each thing adds to a seat's merit while the board is full. Little is decided then.
const FULL: [f32; THINGS] = [-0.13, -0.13, -0.21, -0.20, -0.40, -0.31, 0.37, -0.29, -0.02];
/// And where next to nothing is left: large crabs, and moves at all.
const EMPTY: [f32; THINGS] = [-0.10, 0.32, 1.88, 0.29, 0.25, 0.54, 0.67, 0.77, 0.12];

/// What each seat may expect.
pub(super) fn payoff(game: &CrabStack, to_act: Seat) -> Payoff {
    let full = fullness(game);
    let worth: [f32; THINGS] = core::array::from_fn(|at| EMPTY[at] + (FULL[at] - EMPTY[at]) * full);
    let mut weights = [0.0; MAX_SEATS];
    for seat in Seat::all(game.seats()) {
        let merit: f32 = things(game, seat, to_act).iter().zip(worth).map(|(thing, worth)| thing * worth).sum();
        weights[seat.index()] = merit.exp();
    }
    Payoff::expected(&weights[..game.seats().into()], game.seats_out())
}

/// The share of the spaces that still hold crabs: 1 before the first crawl.
fn fullness(game: &CrabStack) -> f32 {
    game.occupied().len() as f32 / (9.0 * f32::from(game.seats()))
}

/// What there is of a seat: the crabs it has left and those of them that lie on top, by size, smallest first; its moves, and
/// their logarithm, because the first few count most; whether it is to act.
fn things(game: &CrabStack, seat: Seat, to_act: Seat) -> [f32; THINGS] {
    let [small, medium, large] = game.crabs_left(seat).map(f32::from);
    let [small_tops, medium_tops, large_tops] = Size::ALL.map(|size| game.tops(seat, size).len() as f32);
    let moves = game.mobility(seat) as f32;
    let acts = f32::from(u8::from(seat == to_act));
    [small, medium, large, small_tops, medium_tops, large_tops, moves / 8.0, (1.0 + moves).ln(), acts]
}

#[cfg(test)]
mod tests {
    use super::payoff;
    use kernel::{Game, Seat};
    use rules::{Asked, CrabStack};

    fn expected(position: &str) -> Vec<f32> {
        let options = CrabStack::options(4, &Asked::default()).unwrap();
        let game = CrabStack::resume(&options, &position.parse().unwrap()).unwrap();
        payoff(&game, Seat::at(0)).0[..4].to_vec()
    }

    #[test]
    fn large_crabs_and_moves_are_what_is_hoped_with_once_the_board_is_nearly_empty() {
        let worth = expected("c3:2S0L c4:1M d3:0M d2:2L1L | 0 | 3");
        assert!(worth[0] > worth[1] && worth[1] > worth[2] && worth[2] > worth[3], "{worth:?}");
    }

    #[test]
    fn whoever_went_has_the_place_they_went_with() {
        let worth = expected("c3:0L c4:1M d3:0M | 0 | 3 2");
        assert!(worth[3].abs() < 1e-6 && (worth[2] - 0.25 / 3.0).abs() < 1e-6, "{worth:?}");
        assert!((worth.iter().sum::<f32>() - (0.75 + 0.25 * 2.0)).abs() < 1e-5, "{worth:?}");
    }
}
