//! Holding frequencies against what they should be.

use kernel::{Game, Viewpoint};
use std::collections::BTreeMap;

/// A view with few worlds behind it.
#[derive(Debug)]
pub struct SmallCase<G: Game> {
    /// What it shows, for the failure report.
    pub name: String,
    /// Who looks.
    pub from: Viewpoint,
    /// What is seen.
    pub view: G::View,
    /// Every world that could lie behind it, with its weight. Worlds that only differ in what a
    /// position does not show may be listed several times; their weights add up.
    pub worlds: Vec<(G::Position, f64)>,
}

/// Panics unless the counts fit the weights: every outcome is expected, every expected outcome
/// came up, and the chi-square statistic is one that fair draws exceed less than once in a
/// million tries.
pub fn assert_frequencies(name: &str, weights: &BTreeMap<String, f64>, counts: &BTreeMap<String, u64>) {
    for outcome in counts.keys() {
        assert!(weights.contains_key(outcome), "{name}: {outcome} came up but cannot be");
    }
    let total_weight: f64 = weights.values().sum();
    let draws: u64 = counts.values().sum();
    let mut chi_square = 0.0;
    for (outcome, weight) in weights {
        let expected = weight / total_weight * draws as f64;
        assert!(expected >= 5.0, "{name}: too few draws ({draws}) to judge {outcome}");
        let found = counts.get(outcome).copied().unwrap_or(0) as f64;
        chi_square += (found - expected).powi(2) / expected;
    }
    let limit = critical_value(weights.len() - 1);
    assert!(chi_square <= limit, "{name}: chi-square {chi_square:.1} over {limit:.1}; counts {counts:?}");
}

/// The chi-square value exceeded once in a million, by the Wilson–Hilferty approximation.
fn critical_value(freedom: usize) -> f64 {
    if freedom == 0 {
        return 0.0;
    }
    let k = freedom as f64;
    let one_in_a_million = 4.753;
    let spread = 2.0 / (9.0 * k);
    k * (1.0 - spread + one_in_a_million * spread.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::critical_value;

    #[test]
    fn critical_values_are_those_of_the_tables() {
        // Upper 1e-6 quantiles for 2, 10 and 100 degrees of freedom; the approximation errs upwards.
        for (freedom, table) in [(2, 27.63), (10, 46.86), (100, 182.1)] {
            let ours = critical_value(freedom);
            assert!((0.99..1.11).contains(&(ours / table)), "{freedom}: {ours}");
        }
    }
}
