//! The dealer of a session whose chance comes from a seed.

use crate::record::Deal;
use catalog::{AnyDeal, AnyGame, DealSource};
use kernel::Chance;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::Value;
use std::sync::Arc;

/// Deals what was set beforehand, then by chance from a seed.
///
/// The n-th deal of a session depends on the key and on n alone, so taking moves back and making
/// them again deals the same, and a search along many lines needs no copies of a generator.
#[derive(Clone)]
pub struct Dealer {
    set: Arc<[Deal]>,
    key: [u8; 32],
}

/// All deals follow from the key, so it is not printed, and neither is what was set.
impl std::fmt::Debug for Dealer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dealer").field("set", &self.set.len()).finish_non_exhaustive()
    }
}

impl Dealer {
    /// A dealer with nothing set.
    pub fn seeded(seed: u64) -> Self {
        Self::with_deals(Vec::new(), seed)
    }

    /// A dealer that makes these deals in order, then deals by the seed.
    pub fn with_deals(deals: Vec<Value>, seed: u64) -> Self {
        Self { set: deals.into_iter().map(Deal::Written).collect(), key: ChaCha20Rng::seed_from_u64(seed).get_seed() }
    }

    /// A dealer with nothing set, over a whole key.
    pub fn keyed(key: [u8; 32]) -> Self {
        Self { set: Arc::default(), key }
    }

    /// The n-th deal, if it was set.
    pub(crate) fn set(&self, nth: usize) -> Option<&Deal> {
        self.set.get(nth)
    }

    /// Chance for the n-th deal.
    pub fn chance(&self, nth: u64) -> impl Chance + use<> {
        let mut stream = ChaCha20Rng::from_seed(self.key);
        stream.set_stream(nth);
        move || stream.next_u32()
    }

    /// The same deals seen from a place where so many have been made already.
    pub(crate) fn after<'a>(&'a self, made: usize, game: &'a dyn AnyGame) -> impl DealSource + 'a {
        After { dealer: self, made, game }
    }
}

struct After<'a> {
    dealer: &'a Dealer,
    made: usize,
    game: &'a dyn AnyGame,
}

impl DealSource for After<'_> {
    fn set(&self, nth: u32) -> Option<AnyDeal> {
        self.dealer.set(self.made + nth as usize)?.read(self.game).ok()
    }

    fn chance(&self, nth: u32) -> Box<dyn Chance> {
        Box::new(self.dealer.chance(self.made as u64 + u64::from(nth)))
    }
}
