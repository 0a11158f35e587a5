//! Which move of a spot to look at next.

use super::arena::{Arena, Edge, NONE};
use super::{Config, Policy};
use kernel::{Chance, Game, Seat};

impl<M: Clone> Edge<M> {
    /// The upper confidence bound: the mean so far, and more the less is known about it. What is kept
    /// with the edge spares the division and the root here, where every move is asked.
    #[inline]
    fn promise(&self, reach: f32) -> f32 {
        self.mean + (reach + self.bonus * self.doubt) * self.doubt
    }
}

/// How far beyond its mean a move is thought to reach after one visit of so many.
#[inline]
fn reach(config: &Config, visits: u32) -> f32 {
    config.exploration * ((visits + 1) as f32).ln().sqrt()
}

/// Chooses an edge of a spot whose moves were listed.
#[inline]
pub(super) fn among_listed<M: Clone>(arena: &Arena<M>, spot: u32, config: &Config) -> u32 {
    let here = &arena.spots[spot as usize];
    let reach = reach(config, here.visits);
    let mut allowed = config.widening.allowed(here.visits);
    let (mut best, mut best_promise) = (here.first, f32::NEG_INFINITY);
    let mut at = here.first;
    while let Some(edge) = arena.edges.get(at as usize) {
        if edge.visits == 0 {
            return if allowed > 0 { at } else { best };
        }
        let promise = edge.promise(reach);
        if promise > best_promise {
            (best, best_promise) = (at, promise);
        }
        allowed = allowed.saturating_sub(1);
        at = edge.next;
    }
    best
}

/// Chooses an edge of a spot whose moves depend on what is hidden: among those legal in this world, or
/// a new one.
pub(super) fn among_proposed<G: Game, P: Policy<G>>(
    arena: &mut Arena<G::Move>,
    spot: u32,
    game: &G,
    seat: Seat,
    (policy, config): (&P, &Config),
    chance: &mut impl Chance,
) -> u32 {
    let (known, best) = best_legal(arena, spot, game, seat, config);
    let wanted = config.widening.allowed(arena.spots[spot as usize].visits);
    if known < wanted
        && arena.edges.len() < config.most_edges
        && let Some(mv) = policy.propose(game, seat, chance)
        && arena.edges_of(spot).all(|(_, edge)| edge.mv != mv)
    {
        return add(arena, spot, mv);
    }
    best
}

/// How many edges are legal in this world, and the most promising of them.
fn best_legal<G: Game>(arena: &mut Arena<G::Move>, spot: u32, game: &G, seat: Seat, config: &Config) -> (usize, u32) {
    let (mut known, mut best, mut best_promise) = (0, NONE, f32::NEG_INFINITY);
    let mut at = arena.spots[spot as usize].first;
    while let Some(edge) = arena.edges.get_mut(at as usize) {
        if game.check(seat, &edge.mv).is_ok() {
            known += 1;
            edge.available += 1;
            let promise = if edge.visits == 0 { f32::INFINITY } else { edge.promise(reach(config, edge.available)) };
            if promise > best_promise {
                (best, best_promise) = (at, promise);
            }
        }
        at = edge.next;
    }
    (known, best)
}

fn add<M: Clone>(arena: &mut Arena<M>, spot: u32, mv: M) -> u32 {
    let link = arena.add_edge(mv, 0.0);
    arena.edges[link as usize].next = arena.spots[spot as usize].first;
    arena.edges[link as usize].available = 1;
    arena.spots[spot as usize].first = link;
    link
}
