//! A link that loses, repeats and reorders what is sent over it, by a seed.

use crate::{Dice, dice};
use kernel::Chance;

/// How bad a link is: each number is a chance in a hundred.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faults {
    /// A message never arrives.
    pub lost: u32,
    /// A message arrives twice.
    pub repeated: u32,
    /// A message takes up to this many steps longer than the others, which may overtake it.
    pub late: u64,
}

/// One direction of a connection, in steps of simulated time. The same seed does the same damage.
#[derive(Clone, Debug)]
pub struct Link<T> {
    faults: Faults,
    dice: Dice,
    on_the_way: Vec<(u64, T)>,
}

impl<T: Clone> Link<T> {
    /// A link with these faults.
    pub fn new(faults: Faults, seed: u64) -> Self {
        Self { faults, dice: dice(seed), on_the_way: Vec::new() }
    }

    /// Sends something at this step.
    pub fn send(&mut self, now: u64, item: T) {
        if self.dice.below(100) < self.faults.lost {
            return;
        }
        if self.dice.below(100) < self.faults.repeated {
            let arrives = self.arrival(now);
            self.on_the_way.push((arrives, item.clone()));
        }
        let arrives = self.arrival(now);
        self.on_the_way.push((arrives, item));
    }

    fn arrival(&mut self, now: u64) -> u64 {
        now + 1 + u64::from(self.dice.below(self.faults.late as u32 + 1))
    }

    /// What has arrived by this step.
    pub fn receive(&mut self, now: u64) -> Vec<T> {
        let (arrived, waiting) = self.on_the_way.drain(..).partition(|(arrives, _)| *arrives <= now);
        self.on_the_way = waiting;
        let mut arrived: Vec<(u64, T)> = arrived;
        arrived.sort_by_key(|(arrives, _)| *arrives);
        arrived.into_iter().map(|(_, item)| item).collect()
    }

    /// Loses all that is on the way, as a broken connection does.
    pub fn cut(&mut self) {
        self.on_the_way.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::{Faults, Link};

    fn through(faults: Faults) -> Vec<u32> {
        let mut link = Link::new(faults, 1);
        (0..200).for_each(|item| link.send(u64::from(item), item));
        (0..400).flat_map(|now| link.receive(now)).collect()
    }

    #[test]
    fn a_sound_link_delivers_all_in_order() {
        assert_eq!(through(Faults::default()), (0..200).collect::<Vec<_>>());
    }

    #[test]
    fn a_bad_link_loses_repeats_and_reorders() {
        let all = |faults| {
            let got = through(faults);
            let mut sorted = got.clone();
            sorted.sort_unstable();
            sorted.dedup();
            (got.len(), sorted.len(), got.is_sorted())
        };
        assert!(matches!(all(Faults { lost: 20, ..Faults::default() }), (_, 100..200, true)));
        assert!(matches!(all(Faults { repeated: 20, ..Faults::default() }), (201.., 200, true)));
        assert!(matches!(all(Faults { late: 5, ..Faults::default() }), (200, 200, false)));
    }
}
