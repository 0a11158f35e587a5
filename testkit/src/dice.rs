//! Seeded chance for tests.

use kernel::Chance;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A seeded source of chance; the same seed gives the same choices.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

/// A seeded source of chance.
pub fn dice(seed: u64) -> Dice {
    Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
}

impl Chance for Dice {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}
