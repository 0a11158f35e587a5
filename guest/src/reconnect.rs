//! When a lost line is tried again.
//!
//! A house that was restarted loses everybody at one instant. So each guest waits for a time drawn by chance, from a
//! span that doubles with every try that fails, up to half a minute.

/// The first span, in milliseconds.
const FIRST: f64 = 2_000.0;
/// The longest.
const LONGEST: f64 = 30_000.0;
/// The least wait.
const LEAST: f64 = 250.0;
/// A line that lived so long was a good one; what is lost sooner counts as a try that failed.
const STEADY: f64 = 10_000.0;

/// How often a line was tried in vain.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reconnect {
    failed: u32,
    opened: Option<f64>,
}

impl Reconnect {
    /// The line is open, at this moment of the browser's clock, in milliseconds.
    pub fn opened(&mut self, now: f64) {
        self.opened = Some(now);
    }

    /// The line is lost, or could not be had. How long to wait before it is tried again, in milliseconds? `chance` is
    /// drawn from 0 to 1.
    pub fn lost(&mut self, now: f64, chance: f64) -> i32 {
        if self.opened.take().is_some_and(|opened| now - opened > STEADY) {
            self.failed = 0;
        }
        let span = (FIRST * f64::from(1_u32 << self.failed.min(8))).min(LONGEST);
        self.failed = self.failed.saturating_add(1);
        (LEAST + (span - LEAST) * chance.clamp(0.0, 1.0)) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::Reconnect;

    #[test]
    fn pauses_grow_up_to_half_a_minute_and_begin_anew_after_a_good_line() {
        let mut line = Reconnect::default();
        let longest: Vec<i32> = (0..8).map(|_| line.lost(0.0, 1.0)).collect();
        assert_eq!(longest, [2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
        line.opened(1_000.0);
        assert_eq!(line.lost(2_000.0, 1.0), 30_000, "a house that hangs up at once is not tried all the time");
        line.opened(3_000.0);
        assert_eq!(line.lost(60_000.0, 1.0), 2_000);
        assert_eq!(Reconnect::default().lost(0.0, 0.0), 250);
        for _ in 0..100 {
            assert!(line.lost(0.0, f64::NAN) <= 30_000 && line.lost(0.0, 7.0) <= 30_000);
        }
    }

    /// A thousand pages lose a house at once, which is away for ten seconds.
    #[test]
    fn a_crowd_does_not_come_back_in_one_instant() {
        let chance = |page: u32, attempt: u32| f64::from((page * 7_919 + attempt * 104_729) % 1_000) / 1_000.0;
        let back = |page: u32| {
            let (mut line, mut now, mut attempt) = (Reconnect::default(), 0, 0);
            while now < 10_000 {
                now += line.lost(0.0, chance(page, attempt));
                attempt += 1;
            }
            now
        };
        let mut tenths = std::collections::BTreeMap::<i32, usize>::new();
        for page in 0..1_000 {
            *tenths.entry(back(page) / 100).or_default() += 1;
        }
        let most = tenths.values().max().copied().unwrap_or_default();
        assert!(most < 50, "{most} of 1000 in the same tenth of a second");
        assert!(tenths.keys().last().is_some_and(|last| *last <= 400), "everybody is back half a minute later");
    }
}
