//! Where between the levels a strength lies.

use crate::{Level, Strength};

/// A place on a game's ladder: at a level, or between two of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rung {
    lower: Level,
    upper: Level,
    /// How far it is from the lower to the upper, from 0 to 1.
    share: f64,
}

impl Rung {
    /// Where this strength lies among levels that are as strong as this.
    pub fn on(ladder: &[u16; Level::ALL.len()], strength: Strength) -> Self {
        match strength {
            Strength::Level(level) => Self::at(level),
            Strength::Elo(elo) => Self::between(ladder, elo),
        }
    }

    /// A level itself.
    pub const fn at(level: Level) -> Self {
        Self { lower: level, upper: level, share: 0.0 }
    }

    fn between(ladder: &[u16; Level::ALL.len()], elo: u16) -> Self {
        let Some(above) = ladder.iter().position(|&at| at > elo) else { return Self::at(Level::STRONGEST) };
        let Some(below) = above.checked_sub(1) else { return Self::at(Level::ALL[0]) };
        let share = f64::from(elo - ladder[below]) / f64::from(ladder[above] - ladder[below]);
        Self { lower: Level::ALL[below], upper: Level::ALL[above], share }
    }

    /// Whether it is the strongest level, which takes whatever it is given to think.
    pub fn is_top(self) -> bool {
        self == Self::at(Level::STRONGEST)
    }

    /// A number of simulations between those of the levels around: strength grows with their logarithm.
    pub fn simulations(self, of: impl Fn(Level) -> u64) -> u64 {
        let (lower, upper) = (of(self.lower), of(self.upper));
        if self.share == 0.0 || lower == upper {
            return lower;
        }
        let [from, to] = [lower, upper].map(|count| (count as f64 + 1.0).ln());
        ((from + (to - from) * self.share).exp() - 1.0).round() as u64
    }

    /// Something small between those of the levels around, such as how many moves of a hundred are overlooked.
    pub fn linear(self, of: impl Fn(Level) -> u32) -> u32 {
        let (lower, upper) = (f64::from(of(self.lower)), f64::from(of(self.upper)));
        (lower + (upper - lower) * self.share).round() as u32
    }
}

impl From<Level> for Rung {
    fn from(level: Level) -> Self {
        Self::at(level)
    }
}

#[cfg(test)]
mod tests {
    use super::Rung;
    use crate::{Level, Strength};

    const LADDER: [u16; 7] = [800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000];

    fn simulations(elo: u16) -> u64 {
        Rung::on(&LADDER, Strength::Elo(elo))
            .simulations(|level| [0, 10, 100, 1_000, 8_000, 60_000, 500_000][level.rung()])
    }

    #[test]
    fn between_two_levels_one_does_something_between() {
        assert_eq!(simulations(1_200), 100);
        assert_eq!(simulations(1_300), 317, "the middle of 100 and 1,000 by their logarithms");
        let elos: Vec<u64> = (800..2_000).step_by(10).map(simulations).collect();
        assert!(elos.is_sorted() && elos[0] == 0);
        let rung = Rung::on(&LADDER, Strength::Elo(1_050));
        assert_eq!(rung.linear(|level| if level == Level::Paddler { 40 } else { 20 }), 35);
    }

    #[test]
    fn beyond_the_ends_there_is_nobody() {
        assert_eq!(Rung::on(&LADDER, Strength::Elo(700)), Rung::at(Level::Hatchling));
        assert!(Rung::on(&LADDER, Strength::Elo(2_400)).is_top() && Rung::on(&LADDER, Strength::Elo(2_000)).is_top());
        assert!(!Rung::on(&LADDER, Strength::Elo(1_990)).is_top());
    }
}
