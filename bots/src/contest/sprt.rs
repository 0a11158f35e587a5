//! How long to play until it is known who is stronger: a sequential probability ratio test.

/// The shares of one side, deal by deal: a deal is played from every seat, so that luck of the deal cancels out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Deals {
    /// How many deals were played.
    pub count: u32,
    /// The sum of the side's share of the wins.
    pub sum: f64,
    /// The sum of their squares.
    pub squares: f64,
}

impl Deals {
    /// Counts a deal in which the side got this share of the wins, from 0 to 1.
    pub fn add(&mut self, share: f64) {
        self.count += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// The share of the wins.
    pub fn share(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }

    /// How much the share of a deal varies.
    fn variance(&self) -> f64 {
        let count = f64::from(self.count.max(1));
        (self.squares / count - self.share().powi(2)).max(1e-6)
    }

    /// The 95% interval of the share.
    pub fn interval(&self) -> (f64, f64) {
        let half = 1.96 * (self.variance() / f64::from(self.count.max(1))).sqrt();
        (self.share() - half, self.share() + half)
    }
}

/// Which of two guesses about the difference in strength is true, with errors of 5 of 100 either way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The share that the first guess expects.
    pub lower: f64,
    /// The share that the second expects.
    pub upper: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The difference is no more than the first guess.
    NoMore,
    /// Nothing is known yet.
    Open,
    /// The difference is at least the second guess.
    AtLeast,
}

/// Beyond this log-likelihood ratio a guess is believed: the logarithm of 95 to 5.
const BELIEVED: f64 = 2.944_439;
/// So few deals may all end alike by chance, and seem not to vary.
const FEWEST: u32 = 16;

impl Sprt {
    /// A test between two differences in Elo, one against so many rivals.
    pub fn between(elos: (f64, f64), rivals: u32) -> Self {
        Self { lower: expected(elos.0, rivals), upper: expected(elos.1, rivals) }
    }

    /// The logarithm of how much likelier the upper guess is than the lower, after these deals.
    pub fn likelihood(&self, deals: &Deals) -> f64 {
        let Self { lower, upper } = *self;
        f64::from(deals.count) * (upper - lower) * (2.0 * deals.share() - lower - upper) / (2.0 * deals.variance())
    }

    /// What is known after these deals.
    pub fn verdict(&self, deals: &Deals) -> Verdict {
        match self.likelihood(deals) {
            _ if deals.count < FEWEST => Verdict::Open,
            BELIEVED.. => Verdict::AtLeast,
            ..=NOT_BELIEVED => Verdict::NoMore,
            _ => Verdict::Open,
        }
    }
}

const NOT_BELIEVED: f64 = -BELIEVED;

/// The share of the wins that a difference in Elo speaks of, one against so many equal rivals.
pub fn expected(elo: f64, rivals: u32) -> f64 {
    let odds = 10_f64.powf(elo / 400.0) / f64::from(rivals);
    odds / (1.0 + odds)
}

#[cfg(test)]
mod tests {
    use super::{Deals, Sprt, Verdict, expected};
    use crate::Dice;
    use crate::contest::elo;
    use kernel::Chance;

    /// Plays until it is known, each deal twice, won so often of a hundred.
    fn verdict(percent: u32, seed: u64) -> (Verdict, u32) {
        let (test, mut deals, mut dice) = (Sprt::between((0.0, 60.0), 1), Deals::default(), Dice::new(seed));
        let mut won = || f64::from(u8::from(dice.below(100) < percent));
        while test.verdict(&deals) == Verdict::Open {
            deals.add(f64::midpoint(won(), won()));
        }
        (test.verdict(&deals), deals.count)
    }

    #[test]
    fn an_equal_is_seldom_called_stronger_and_a_stronger_one_seldom_equal() {
        let called =
            |percent, verdict_wanted| (0..200).filter(|&seed| verdict(percent, seed).0 == verdict_wanted).count();
        assert!(called(50, Verdict::AtLeast) <= 18, "{}", called(50, Verdict::AtLeast));
        assert!(called(59, Verdict::NoMore) <= 18, "{}", called(59, Verdict::NoMore));
    }

    #[test]
    fn a_clear_difference_is_known_soon() {
        assert!(verdict(80, 1).1 < 60);
        assert!(verdict(20, 1).1 < 60);
    }

    #[test]
    fn expectations_are_those_of_the_elo_scale() {
        for rivals in 1..6 {
            assert!((elo(expected(120.0, rivals), rivals) - 120.0).abs() < 1e-6);
        }
        assert!((expected(0.0, 3) - 0.25).abs() < 1e-9);
    }

    #[test]
    fn deals_that_vary_little_are_known_well() {
        let mut deals = Deals::default();
        (0..100).for_each(|n| deals.add(if n % 2 == 0 { 0.5 } else { 1.0 }));
        let (low, high) = deals.interval();
        assert!((deals.share() - 0.75).abs() < 1e-9 && low > 0.70 && high < 0.80, "{low} {high}");
    }
}
