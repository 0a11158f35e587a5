//! By how much late moves are looked at less deeply.

/// Depths and orders beyond this are alike.
const MOST: usize = 64;

/// How strongly moves are reduced, and the first that is. Others were tried: see `docs/bots.md`.
const HUNDREDTHS: usize = 40;
const FIRST: usize = 4;

/// For each depth and each place in the order, how much less deep a move is looked at first.
pub(super) struct Reductions(Vec<[u8; MOST]>);

impl Reductions {
    /// [`HUNDREDTHS`] for each doubling of depth times each doubling of order.
    pub(super) fn usual() -> Self {
        let less = |depth: usize, order: usize| match order {
            ..FIRST => 0,
            _ => (doublings(depth) * doublings(order) * HUNDREDTHS / 25_600).min(depth),
        };
        Self((0..MOST).map(|depth| core::array::from_fn(|order| less(depth, order) as u8)).collect())
    }

    /// No move is reduced.
    pub(super) fn none() -> Self {
        Self(vec![[0; MOST]; MOST])
    }

    /// Of a move that comes at this place in the order, with so much depth left after it.
    #[inline]
    pub(super) fn of(&self, depth: usize, order: usize) -> usize {
        self.0[depth.min(MOST - 1)][order.min(MOST - 1)].into()
    }
}

/// How often a number doubles from 1, in sixteenths. In whole numbers, so that every platform has the same.
fn doublings(number: usize) -> usize {
    (number.max(1) as u128).pow(16).ilog2() as usize
}

#[cfg(test)]
mod tests {
    use super::Reductions;

    #[test]
    fn later_and_deeper_is_reduced_more_and_never_beyond_the_leaves() {
        let reductions = Reductions::usual();
        assert_eq!(reductions.of(9, 3), 0);
        for depth in 2..70 {
            for order in 4..70 {
                let less = reductions.of(depth, order);
                assert!(less <= depth && less <= reductions.of(depth + 1, order));
                assert!(less <= reductions.of(depth, order + 1));
            }
        }
        assert!(reductions.of(8, 16) >= 4);
        assert_eq!(Reductions::none().of(20, 20), 0);
    }
}
