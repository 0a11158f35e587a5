//! How strong each of several is, from what each did against every other.

/// What one did alone against rivals that were all of another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Met {
    pub(crate) a: usize,
    pub(crate) b: usize,
    pub(crate) rivals: u32,
    pub(crate) games: f64,
    /// How many of the points `a` has.
    pub(crate) points: f64,
}

/// A strength in Elo points against the average of all, with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    pub(crate) elo: f64,
    pub(crate) interval: (f64, f64),
}

/// Elo points in one unit of the natural logarithm of odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// After so many steps nothing moves any more.
const STEPS: usize = 60;

/// The strengths under which what happened was likeliest. Every pair counts one even game more than it played, so that
/// whoever won all is strong and not infinitely strong.
pub(crate) fn ratings(players: usize, met: &[Met]) -> Vec<Rating> {
    let mut strengths = vec![0.0; players];
    for _ in 0..STEPS {
        let (pull, stiffness) = likelihood(&strengths, met);
        let step = solved(stiffness, pull);
        strengths.iter_mut().zip(step).for_each(|(strength, step)| *strength += step.clamp(-1.0, 1.0));
    }
    let (_, stiffness) = likelihood(&strengths, met);
    let rating = |(player, &strength): (usize, &f64)| {
        let mut one = vec![0.0; players];
        one[player] = 1.0;
        let variance = solved(stiffness.clone(), one)[player] - 1.0 / players as f64;
        let (elo, half) = (strength * SCALE, 1.96 * variance.max(0.0).sqrt() * SCALE);
        Rating { elo, interval: (elo - half, elo + half) }
    };
    strengths.iter().enumerate().map(rating).collect()
}

/// Where what happened pulls each strength, and how stiffly they hold each other. All together they are held at 0.
fn likelihood(strengths: &[f64], met: &[Met]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let players = strengths.len();
    let mut pull = vec![0.0; players];
    let mut stiffness = vec![vec![1.0 / players as f64; players]; players];
    for &Met { a, b, rivals, games, points } in met {
        let odds = (strengths[a] - strengths[b]).exp() / f64::from(rivals);
        let expected = odds / (1.0 + odds);
        let even = 1.0 / f64::from(rivals + 1);
        let force = points + even - (games + 1.0) * expected;
        let spring = (games + 1.0) * expected * (1.0 - expected);
        pull[a] += force;
        pull[b] -= force;
        for (row, column, sign) in [(a, a, 1.0), (b, b, 1.0), (a, b, -1.0), (b, a, -1.0)] {
            stiffness[row][column] += sign * spring;
        }
    }
    (pull, stiffness)
}

/// Solves linear equations by elimination. The matrix is symmetric and definite: no row need be changed for another.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for done in 0..size {
        let pivot = matrix[done].clone();
        for row in (0..size).filter(|&row| row != done) {
            let factor = matrix[row][done] / pivot[done];
            matrix[row].iter_mut().zip(&pivot).for_each(|(value, above)| *value -= factor * above);
            right[row] -= factor * right[done];
        }
    }
    (0..size).map(|row| right[row] / matrix[row][row]).collect()
}

#[cfg(test)]
mod tests {
    use super::{Met, ratings};

    fn met(a: usize, b: usize, points: f64) -> Met {
        Met { a, b, rivals: 1, games: 1_000.0, points }
    }

    #[test]
    fn two_are_as_far_apart_as_their_share_says() {
        let found = ratings(2, &[met(0, 1, 760.0)]);
        assert!((found[0].elo - found[1].elo - 200.0).abs() < 2.0, "{found:?}");
        assert!((found[0].elo + found[1].elo).abs() < 1e-6);
        let (low, high) = found[0].interval;
        // The difference has an interval twice as wide as each strength has: about 24 points either way.
        assert!((high - low - 25.0).abs() < 4.0, "{found:?}");
    }

    #[test]
    fn three_stand_in_a_row_though_one_pair_never_met() {
        let found = ratings(3, &[met(0, 1, 640.0), met(1, 2, 640.0)]);
        assert!((found[0].elo - found[2].elo - 200.0).abs() < 3.0, "{found:?}");
        assert!(found[1].elo.abs() < 1e-6);
    }

    #[test]
    fn whoever_won_all_is_strong_and_not_infinitely_strong() {
        let found = ratings(2, &[Met { games: 20.0, ..met(0, 1, 20.0) }]);
        assert!(found[0].elo > 200.0 && found[0].elo < 800.0, "{found:?}");
    }

    #[test]
    fn an_even_share_among_many_is_no_difference() {
        let found = ratings(2, &[Met { rivals: 3, ..met(0, 1, 250.0) }]);
        assert!(found[0].elo.abs() < 1e-6, "{found:?}");
    }
}
