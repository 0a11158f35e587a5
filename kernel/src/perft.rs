//! Counting every way a game can go on, to hold one implementation against another.

use crate::{Game, Nobody, Seat, Turn};
use core::ops::ControlFlow;

/// The number of move sequences of this length. Deals do not count as moves: where one is due,
/// `deal` says what the dealer does, given how many deals this line has seen already. A game that
/// ends earlier contributes nothing. Where several seats may act, each move of each seat counts.
///
/// Leaves are counted in bulk, not visited.
pub fn perft<G: Game, E>(game: &G, depth: u32, deal: &mut impl FnMut(&G, u32) -> Result<G::Deal, E>) -> Result<u64, E> {
    walk(game, depth, 0, deal)
}

fn walk<G: Game, E>(
    game: &G,
    depth: u32,
    dealt: u32,
    deal: &mut impl FnMut(&G, u32) -> Result<G::Deal, E>,
) -> Result<u64, E> {
    match game.turn() {
        _ if depth == 0 => Ok(1),
        Turn::Over(_) => Ok(0),
        Turn::Dealer => {
            let mut next = game.clone();
            next.apply_deal(&deal(game, dealt)?, &mut Nobody);
            walk(&next, depth, dealt + 1, deal)
        }
        Turn::Seats(seats) if depth == 1 => Ok(seats.iter().map(|seat| game.count(seat)).sum()),
        Turn::Seats(seats) => {
            let mut nodes = 0;
            for seat in seats.iter() {
                nodes += below(game, seat, depth, dealt, deal)?;
            }
            Ok(nodes)
        }
    }
}

fn below<G: Game, E>(
    game: &G,
    seat: Seat,
    depth: u32,
    dealt: u32,
    deal: &mut impl FnMut(&G, u32) -> Result<G::Deal, E>,
) -> Result<u64, E> {
    let mut nodes = Ok(0);
    let mut next = game.clone();
    let _ = game.moves(seat, &mut |mv| {
        next.clone_from(game);
        next.apply(seat, &mv, &mut Nobody);
        match walk(&next, depth - 1, dealt, deal) {
            Ok(n) => {
                nodes = nodes.as_ref().map(|sum| sum + n).map_err(|_| unreachable!("the walk stops at an error"));
                ControlFlow::Continue(())
            }
            Err(error) => {
                nodes = Err(error);
                ControlFlow::Break(())
            }
        }
    });
    nodes
}
