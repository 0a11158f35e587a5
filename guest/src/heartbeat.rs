//! Whether a line is alive. A network that silently goes away tells nobody, so a quiet line is asked now and then.

/// How long a line may be quiet before it is asked, in milliseconds.
const QUIET: f64 = 20_000.0;
/// The same while somebody is to move here, who should not think for nothing.
const QUIET_ON_TURN: f64 = 2_000.0;
/// How long it has to answer before people are told that it may be lost. A slow line is not given up so soon.
const DOUBT: f64 = 2_000.0;
/// How long it has to answer.
const PATIENCE: f64 = 12_000.0;

/// When a line was last heard, and asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heartbeat {
    heard: f64,
    asked: Option<f64>,
}

/// What to do about a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// Nothing.
    Fine,
    /// Ask it something that it always answers.
    Ask,
    /// Give it up and open another.
    Dead,
}

impl Heartbeat {
    /// A line that was heard at this moment of the browser's clock, in milliseconds.
    pub fn heard(now: f64) -> Self {
        Self { heard: now, asked: None }
    }

    /// There is reason to doubt it: it is asked at once, unless it was already.
    pub fn doubt(&mut self, now: f64) -> Beat {
        if self.asked.is_some() {
            return Beat::Fine;
        }
        self.asked = Some(now);
        Beat::Ask
    }

    /// Whether the line owes an answer for so long that people are to know.
    pub fn is_doubtful(&self, now: f64) -> bool {
        self.asked.is_some_and(|asked| now - asked > DOUBT)
    }

    /// What to do now; `on_turn` while somebody is to move here.
    pub fn beat(&mut self, now: f64, on_turn: bool) -> Beat {
        let quiet = if on_turn { QUIET_ON_TURN } else { QUIET };
        match self.asked {
            Some(asked) if now - asked > PATIENCE => {
                *self = Self::heard(now);
                Beat::Dead
            }
            None if now - self.heard > quiet => {
                self.asked = Some(now);
                Beat::Ask
            }
            _ => Beat::Fine,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Beat, DOUBT, Heartbeat, QUIET_ON_TURN};

    #[test]
    fn a_quiet_line_is_asked_once_and_given_up_only_if_it_does_not_answer() {
        let mut pulse = Heartbeat::heard(0.0);
        assert_eq!(
            [pulse.beat(10_000.0, false), pulse.beat(21_000.0, false), pulse.beat(25_000.0, false)],
            [Beat::Fine, Beat::Ask, Beat::Fine]
        );
        assert_eq!((pulse.beat(34_000.0, false), pulse.beat(35_000.0, false)), (Beat::Dead, Beat::Fine));
        // A page that slept is not in a hurry: it asks first.
        let mut slept = Heartbeat::heard(0.0);
        assert_eq!(slept.beat(3_600_000.0, false), Beat::Ask);
        slept = Heartbeat::heard(3_600_100.0);
        assert_eq!(slept.beat(3_615_000.0, false), Beat::Fine);
        // A network that says it is gone is not waited for.
        assert_eq!((slept.doubt(3_615_000.0), slept.doubt(3_616_000.0)), (Beat::Ask, Beat::Fine));
        assert_eq!((slept.beat(3_626_000.0, false), slept.beat(3_628_000.0, false)), (Beat::Fine, Beat::Dead));
    }

    #[test]
    fn whoever_is_to_move_knows_within_five_seconds_that_nobody_hears_them() {
        // Clocks are looked at four times a second.
        let (mut pulse, mut told) = (Heartbeat::heard(0.0), None);
        for now in (0..8_000).step_by(250).map(f64::from) {
            assert_ne!(pulse.beat(now, true), Beat::Dead, "a slow line is not given up");
            told = told.or(pulse.is_doubtful(now).then_some(now));
        }
        assert!(told.is_some_and(|told| told < 5_000.0), "{told:?}");
        const { assert!(QUIET_ON_TURN + DOUBT < 5_000.0) };
        pulse = Heartbeat::heard(8_000.0);
        assert!(!pulse.is_doubtful(8_000.0), "an answer that comes late is an answer");
    }
}
