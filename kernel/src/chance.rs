//! Where a fair choice comes from, seen from inside the rules.

/// A source of even bits, handed in by whoever deals. The rules never make one.
///
/// Any closure that returns 32 fresh bits is a source. How bits become choices is fixed here for
/// ever, because the proof that a table was dealt fairly repeats it.
///
/// ```
/// use kernel::Chance;
/// let mut bits = 0_u32;
/// let mut chance = move || { bits = bits.wrapping_add(0x9E37_79B9); bits };
/// assert!(chance.below(6) < 6);
/// ```
pub trait Chance {
    /// 32 even bits.
    fn bits(&mut self) -> u32;

    /// An even choice from `0..n`. `n` is at least 1.
    ///
    /// Lemire's multiplication with rejection: exact, and nearly always one draw. A source that gives the same
    /// bits for ever may be rejected for ever: bits must be even, as said above.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "a choice needs something to choose from");
        let mut wide = u64::from(self.bits()) * u64::from(n);
        if (wide as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u32) < threshold {
                wide = u64::from(self.bits()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// An even choice from `0..n` for counts that may exceed 32 bits. `n` is at least 1.
    fn below_u64(&mut self, n: u64) -> u64 {
        if let Ok(small) = u32::try_from(n) {
            return u64::from(self.below(small));
        }
        let zone = u64::MAX - (u64::MAX % n + 1) % n;
        loop {
            let draw = (u64::from(self.bits()) << 32) | u64::from(self.bits());
            if draw <= zone {
                return draw % n;
            }
        }
    }

    /// Puts the items in an even random order.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The same bits every time: for whoever must imagine a world and will not look at what is hidden in it.
pub fn any_chance() -> impl Chance {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u32
    }
}

impl<F: FnMut() -> u32> Chance for F {
    #[inline]
    fn bits(&mut self) -> u32 {
        self()
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    fn counter(seed: u32) -> impl Chance {
        let mut state = u64::from(seed);
        move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 32) as u32
        }
    }

    #[test]
    fn every_choice_comes_up_about_as_often() {
        let mut chance = counter(7);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[chance.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn wide_choices_stay_in_range_and_reach_both_halves() {
        let mut chance = counter(1);
        let n = 3 << 40;
        let draws: alloc::vec::Vec<u64> = (0..1_000).map(|_| chance.below_u64(n)).collect();
        assert!(draws.iter().all(|&d| d < n));
        assert!(draws.iter().any(|&d| d > n / 2) && draws.iter().any(|&d| d < n / 2));
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_reaches_every_order() {
        let mut chance = counter(3);
        let mut orders = alloc::collections::BTreeSet::new();
        for _ in 0..500 {
            let mut items = [1, 2, 3, 4];
            chance.shuffle(&mut items);
            let mut sorted = items;
            sorted.sort_unstable();
            assert_eq!(sorted, [1, 2, 3, 4]);
            orders.insert(items);
        }
        assert_eq!(orders.len(), 24);
    }
}
