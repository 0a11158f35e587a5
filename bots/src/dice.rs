//! A fast, seeded source of chance for search.

use kernel::Chance;
use rand_xoshiro::Xoshiro128PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Bits for playouts and imagined worlds. Never for a table's deals: those must be fair and provable.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro128PlusPlus);

impl Dice {
    /// The dice of this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro128PlusPlus::seed_from_u64(seed))
    }
}

impl Chance for Dice {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// One number from two, well stirred: for seeds that depend on a seed and a position.
pub fn stir(a: u64, b: u64) -> u64 {
    let mut mixed = a ^ b.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// Whether a player who overlooks so many moves of a hundred overlooks this one here. It is no throw of dice: the same
/// player overlooks the same move in the same position, however often it looks.
pub fn overlooked(percent: u32, seed: u64, position: u64, mv: u64) -> bool {
    stir(stir(seed, position), mv) % 100 < percent.into()
}

#[cfg(test)]
mod tests {
    use super::overlooked;

    #[test]
    fn a_player_overlooks_its_share_and_always_the_same() {
        let missed = |percent| (0..10_000).filter(|&mv| overlooked(percent, 7, mv / 50, mv)).collect::<Vec<_>>();
        assert_eq!(missed(25), missed(25));
        assert!((2_300..2_700).contains(&missed(25).len()), "{}", missed(25).len());
        assert_eq!((missed(0).len(), missed(100).len()), (0, 10_000));
    }
}
