//! Where the tree is kept: two flat lists that grow and never move a link.

use kernel::Seat;

/// The link that leads nowhere.
pub(super) const NONE: u32 = u32::MAX;

/// What the observer would have seen by then, with the seat to act.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) digest: u64,
    pub(super) first: u32,
    /// The next spot that the same move can lead to.
    pub(super) other: u32,
    pub(super) visits: u32,
    pub(super) seat: Seat,
    pub(super) listed: bool,
}

/// A move of a spot, and how it did.
#[derive(Clone, Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    pub(super) next: u32,
    /// The first spot that the move was seen to lead to.
    pub(super) spot: u32,
    pub(super) visits: u32,
    /// How often the spot was visited in a world where the move was legal; counted only where moves are
    /// not listed.
    pub(super) available: u32,
    /// The mean of what the mover got.
    pub(super) mean: f32,
    /// One over the root of the visits: how little is known of the move.
    pub(super) doubt: f32,
    /// What the move is thought to be worth beyond that, before any search.
    pub(super) bonus: f32,
    /// How much of the mean is liking and no payoff; nothing but at the root.
    pub(super) liking: f32,
}

impl<M> Edge<M> {
    /// Counts one more visit, in which the mover got this.
    #[inline]
    pub(super) fn credit(&mut self, got: f32) {
        self.visits += 1;
        let visits = self.visits as f32;
        self.mean += (got - self.mean) / visits;
        self.doubt = visits.sqrt().recip();
    }

    /// The sum of what the mover got.
    pub(super) fn total(&self) -> f32 {
        self.mean * self.visits as f32
    }

    /// Has the mean count this liking, and no other.
    pub(super) fn like(&mut self, liking: f32) {
        if self.visits > 0 {
            self.mean += liking - self.liking;
        }
        self.liking = liking;
    }
}

/// A tree of spots and edges. The root, if any, is spot 0.
#[derive(Clone, Debug)]
pub(super) struct Arena<M> {
    pub(super) spots: Vec<Spot>,
    pub(super) edges: Vec<Edge<M>>,
}

impl<M: Clone> Arena<M> {
    pub(super) fn new() -> Self {
        Self { spots: Vec::new(), edges: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.spots.clear();
        self.edges.clear();
    }

    pub(super) fn add_spot(&mut self, digest: u64, seat: Seat, listed: bool) -> u32 {
        self.spots.push(Spot { digest, first: NONE, other: NONE, visits: 0, seat, listed });
        (self.spots.len() - 1) as u32
    }

    /// Adds an edge that nothing leads to yet.
    pub(super) fn add_edge(&mut self, mv: M, bonus: f32) -> u32 {
        self.edges.push(Edge {
            mv,
            next: NONE,
            spot: NONE,
            visits: 0,
            available: 0,
            mean: 0.0,
            doubt: 0.0,
            bonus,
            liking: 0.0,
        });
        (self.edges.len() - 1) as u32
    }

    /// Links the edges from `start` on to the spot, those with the larger bonus first.
    pub(super) fn hang(&mut self, spot: u32, start: u32) {
        let edges = &mut self.edges[start as usize..];
        if edges.windows(2).any(|pair| pair[0].bonus < pair[1].bonus) {
            edges.sort_by(|a, b| b.bonus.total_cmp(&a.bonus));
        }
        let mut link = start;
        for edge in edges.iter_mut() {
            link += 1;
            edge.next = link;
        }
        if let Some(last) = edges.last_mut() {
            last.next = NONE;
            self.spots[spot as usize].first = start;
        }
    }

    /// Does something to every edge of a spot.
    pub(super) fn each_edge_of(&mut self, spot: u32, mut each: impl FnMut(&mut Edge<M>)) {
        let mut at = self.spots[spot as usize].first;
        while let Some(edge) = self.edges.get_mut(at as usize) {
            at = edge.next;
            each(edge);
        }
    }

    /// The edges of a spot, in order.
    pub(super) fn edges_of(&self, spot: u32) -> impl Iterator<Item = (u32, &Edge<M>)> {
        let mut at = self.spots[spot as usize].first;
        core::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            let here = at;
            at = edge.next;
            Some((here, edge))
        })
    }

    /// The spots that a move was seen to lead to.
    pub(super) fn spots_of(&self, edge: u32) -> impl Iterator<Item = (u32, &Spot)> {
        let mut at = self.edges[edge as usize].spot;
        core::iter::from_fn(move || {
            let spot = self.spots.get(at as usize)?;
            let here = at;
            at = spot.other;
            Some((here, spot))
        })
    }

    /// Makes the spot with this digest the root, with all that hangs on it (the best
    /// known of them, if several look alike); false if there is none.
    pub(super) fn reroot(&mut self, digest: u64) -> bool {
        let found = self.spots.iter().enumerate().filter(|(_, spot)| spot.digest == digest);
        let Some((found, _)) = found.max_by_key(|(_, spot)| spot.visits) else { return false };
        if found > 0 {
            *self = self.subtree(found as u32);
        }
        true
    }

    fn subtree(&self, root: u32) -> Self {
        let mut copy = Self::new();
        let mut open = vec![(root, copy.copy_spot(&self.spots[root as usize]))];
        while let Some((old, new)) = open.pop() {
            let start = copy.edges.len() as u32;
            let edges: Vec<u32> = self.edges_of(old).map(|(link, _)| link).collect();
            for (&link, at) in edges.iter().zip(start..) {
                let next = if at + 1 < start + edges.len() as u32 { at + 1 } else { NONE };
                copy.edges.push(Edge { next, spot: NONE, ..self.edges[link as usize].clone() });
            }
            if !edges.is_empty() {
                copy.spots[new as usize].first = start;
            }
            for (&link, at) in edges.iter().zip(start..) {
                for (spot, _) in self.spots_of(link) {
                    let copied = copy.copy_spot(&self.spots[spot as usize]);
                    copy.add_outcome(at, copied);
                    open.push((spot, copied));
                }
            }
        }
        copy
    }

    fn copy_spot(&mut self, spot: &Spot) -> u32 {
        self.spots.push(Spot { first: NONE, other: NONE, ..*spot });
        (self.spots.len() - 1) as u32
    }

    /// Links a spot to the move that led to it.
    pub(super) fn add_outcome(&mut self, edge: u32, spot: u32) {
        self.spots[spot as usize].other = self.edges[edge as usize].spot;
        self.edges[edge as usize].spot = spot;
    }
}

#[cfg(test)]
mod tests {
    use super::Arena;
    use kernel::Seat;

    #[test]
    fn a_new_root_keeps_what_hangs_on_it_and_nothing_else() {
        let mut arena = Arena::<char>::new();
        let seat = Seat::at(0);
        let root = arena.add_spot(1, seat, true);
        for (mv, bonus) in [('a', 0.0), ('b', 0.5)] {
            arena.add_edge(mv, bonus);
        }
        arena.hang(root, 0);
        assert_eq!(arena.edges_of(root).map(|(_, edge)| edge.mv).collect::<String>(), "ba");
        for digest in [2, 3] {
            let spot = arena.add_spot(digest, seat, true);
            arena.add_outcome(0, spot);
            let start = arena.edges.len() as u32;
            arena.add_edge('x', 0.0);
            arena.add_edge('y', 0.0);
            arena.hang(spot, start);
        }
        assert!(arena.reroot(3));
        assert_eq!((arena.spots.len(), arena.edges.len()), (1, 2));
        assert_eq!(arena.edges_of(0).map(|(_, edge)| edge.mv).collect::<String>(), "xy");
        assert!(!arena.reroot(9));
    }
}
