//! How much may be said in a while: by one person, over however many connections, and by all at a table.

use table::host::{Key, Time};
use table::{Code, Problem};

/// So much may be said at once before anybody has to wait.
const AT_ONCE: u64 = 5;
/// A table hears as much as so many people may say.
const PEOPLE: u64 = 3;

/// Who has talked lately at a table.
#[derive(Default)]
pub(super) struct Talk {
    people: Vec<(Key, Pace)>,
    all: Pace,
}

/// When somebody who may say one thing in a while would have said all they have said.
#[derive(Clone, Copy, Default)]
struct Pace(Time);

impl Pace {
    /// One more thing, where one may be said each so many milliseconds, and some at once; or how long to wait, in
    /// milliseconds.
    fn take(&mut self, now: Time, each: u64, at_once: u64) -> Result<(), u64> {
        let from = self.0.max(now);
        let early = from.since(now).saturating_sub((at_once - 1) * each);
        if early > 0 {
            return Err(early);
        }
        self.0 = from.plus(each);
        Ok(())
    }
}

impl Talk {
    /// Whether this person may say something now, where one may say so many things a minute.
    pub(super) fn permit(&mut self, now: Time, who: Key, per_minute: u32) -> Result<(), Problem> {
        let each = 60_000 / u64::from(per_minute.max(1));
        self.people.retain(|(known, pace)| *known == who || pace.0 > now);
        let at = self.people.iter().position(|(known, _)| *known == who).unwrap_or_else(|| {
            self.people.push((who, Pace::default()));
            self.people.len() - 1
        });
        let mut own = self.people[at].1;
        let taken = own.take(now, each, AT_ONCE).and_then(|()| self.all.take(now, each / PEOPLE, AT_ONCE * PEOPLE));
        taken.map_err(too_much)?;
        self.people[at].1 = own;
        Ok(())
    }
}

fn too_much(milliseconds: u64) -> Problem {
    Problem::new(Code::TooMany, "server-too-much-talk").with("seconds", milliseconds.div_ceil(1_000).to_string())
}

#[cfg(test)]
mod tests {
    use super::Talk;
    use table::fair::Hex;
    use table::host::Time;

    fn said(talk: &mut Talk, who: u8, now: u64, tries: usize) -> usize {
        (0..tries).filter(|_| talk.permit(Time(now), Hex([who; 16]), 30).is_ok()).count()
    }

    #[test]
    fn a_person_says_some_things_at_once_and_then_one_in_a_while() {
        let mut talk = Talk::default();
        assert_eq!(said(&mut talk, 1, 100_000, 50), 5);
        assert_eq!(said(&mut talk, 1, 101_999, 50), 0);
        assert_eq!(said(&mut talk, 1, 102_000, 50), 1);
        assert_eq!(said(&mut talk, 2, 102_000, 3), 3, "others have their own share");
        let problem = talk.permit(Time(102_000), Hex([1; 16]), 30).unwrap_err();
        assert_eq!(problem.details, [("seconds", "2".to_owned())]);
        assert_eq!(said(&mut talk, 1, 1_000_000, 50), 5);
    }

    #[test]
    fn a_crowd_is_not_heard_more_than_a_few() {
        let mut talk = Talk::default();
        let all: usize = (0..40).map(|who| said(&mut talk, who, 100_000, 5)).sum();
        assert!((5..=15).contains(&all), "{all}");
        assert!(talk.people.len() <= 40);
        said(&mut talk, 1, 1_000_000, 1);
        assert_eq!(talk.people.len(), 1, "whoever was quiet is forgotten");
    }
}
