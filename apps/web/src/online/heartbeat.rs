//! Whether a line is alive. A network that silently goes away tells nobody, so a quiet line is asked now and then.

/// How long a line may be quiet before it is asked, in milliseconds.
const QUIET: f64 = 20_000.0;
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

    /// What to do now.
    pub fn beat(&mut self, now: f64) -> Beat {
        match self.asked {
            Some(asked) if now - asked > PATIENCE => {
                *self = Self::heard(now);
                Beat::Dead
            }
            None if now - self.heard > QUIET => {
                self.asked = Some(now);
                Beat::Ask
            }
            _ => Beat::Fine,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Beat, Heartbeat};

    #[test]
    fn a_quiet_line_is_asked_once_and_given_up_only_if_it_does_not_answer() {
        let mut pulse = Heartbeat::heard(0.0);
        assert_eq!(
            [pulse.beat(10_000.0), pulse.beat(21_000.0), pulse.beat(25_000.0)],
            [Beat::Fine, Beat::Ask, Beat::Fine]
        );
        assert_eq!((pulse.beat(34_000.0), pulse.beat(35_000.0)), (Beat::Dead, Beat::Fine));
        // A page that slept is not in a hurry: it asks first.
        let mut slept = Heartbeat::heard(0.0);
        assert_eq!(slept.beat(3_600_000.0), Beat::Ask);
        slept = Heartbeat::heard(3_600_100.0);
        assert_eq!(slept.beat(3_615_000.0), Beat::Fine);
        // A network that says it is gone is not waited for.
        assert_eq!((slept.doubt(3_615_000.0), slept.doubt(3_616_000.0)), (Beat::Ask, Beat::Fine));
        assert_eq!((slept.beat(3_626_000.0), slept.beat(3_628_000.0)), (Beat::Fine, Beat::Dead));
    }
}
