//! The dealer of a session whose chance comes from a seed.

use catalog::DealSource;
use kernel::Chance;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::Value;
use std::sync::Arc;

/// Deals what was set beforehand, then by chance from a seed.
///
/// The n-th deal of a session depends on the key and on n alone, so taking moves back and making
/// them again deals the same, and a search along many lines needs no copies of a generator.
#[derive(Clone, Debug)]
pub struct Dealer {
    set: Arc<[Value]>,
    key: [u8; 32],
}

impl Dealer {
    /// A dealer with nothing set.
    pub fn seeded(seed: u64) -> Self {
        Self::with_deals(Vec::new(), seed)
    }

    /// A dealer that makes these deals in order, then deals by the seed.
    pub fn with_deals(deals: Vec<Value>, seed: u64) -> Self {
        Self { set: deals.into(), key: ChaCha20Rng::seed_from_u64(seed).get_seed() }
    }

    /// A dealer with nothing set, over a whole key.
    pub fn keyed(key: [u8; 32]) -> Self {
        Self { set: Arc::default(), key }
    }

    /// The n-th deal, if it was set.
    pub fn set(&self, nth: usize) -> Option<&Value> {
        self.set.get(nth)
    }

    /// Chance for the n-th deal.
    pub fn chance(&self, nth: u64) -> impl Chance + use<> {
        let mut stream = ChaCha20Rng::from_seed(self.key);
        stream.set_stream(nth);
        move || stream.next_u32()
    }

    /// The same deals seen from a place where so many have been made already.
    pub(crate) fn after(&self, made: usize) -> impl DealSource + '_ {
        After { dealer: self, made }
    }
}

struct After<'a> {
    dealer: &'a Dealer,
    made: usize,
}

impl DealSource for After<'_> {
    fn set(&self, nth: u32) -> Option<&Value> {
        self.dealer.set(self.made + nth as usize)
    }

    fn chance(&self, nth: u32) -> Box<dyn Chance> {
        Box::new(self.dealer.chance(self.made as u64 + u64::from(nth)))
    }
}
