//! Where a host stood at earlier entries, so that what followed one of them can be told again without the whole past.
//!
//! The marks lie close together near the end of the log and ever further apart towards its beginning: there are few,
//! however long it is, and whoever goes back to one reads little more than what lies behind it.

use super::Host;
use super::presence::Connected;
use std::sync::Arc;

/// A mark is set at every so manieth entry.
const EVERY: u64 = 64;
/// A mark is given up when those beside it lie no further apart than this part of what came after them.
const PART: u64 = 4;

/// The marks of a host, the oldest first, each at the number of the entry that came next.
#[derive(Clone, Default)]
pub(super) struct Marks(Vec<(u64, Arc<Host>)>);

impl Marks {
    /// The last host before which no entry after this one was made, if there is one.
    pub(super) fn before(&self, number: u64) -> Option<&Host> {
        self.0.iter().rev().find(|(next, _)| *next <= number).map(|(_, host)| &**host)
    }

    fn set(&mut self, next: u64, host: Host) {
        self.0.push((next, Arc::new(host)));
        let mut kept = 0;
        let mut after = self.0.iter().skip(1).map(|(next, _)| *next).collect::<Vec<_>>().into_iter();
        self.0.retain(|(own, _)| {
            let needed = after.next().is_none_or(|after| (after - kept) * PART > next - after);
            if needed {
                kept = *own;
            }
            needed
        });
    }
}

impl Host {
    /// Sets a mark, if it is time for one.
    pub(super) fn mark(&mut self) {
        if self.next.is_multiple_of(EVERY) {
            let bare = self.bare();
            self.marks.set(self.next, bare);
        }
    }

    /// A copy that can follow a log and tell it: with no marks, without the requests that were answered, and with nobody
    /// there.
    fn bare(&mut self) -> Self {
        let (marks, answered) = (std::mem::take(&mut self.marks), std::mem::take(&mut self.answered));
        let bare = Self { connected: Connected::default(), ..self.clone() };
        (self.marks, self.answered) = (marks, answered);
        bare
    }
}

#[cfg(test)]
mod tests {
    use super::{EVERY, Host, Marks};
    use crate::fair::Hex;
    use crate::host::{Plan, Time, key_of};

    #[test]
    fn marks_are_few_and_none_is_far_from_where_it_is_needed() {
        let plan = Plan::of(catalog::GameId::ALL[0].name(), 2, serde_json::Value::Null);
        let (host, _) = Host::make(Time(0), plan, Hex([1; 32]), key_of("owner")).unwrap();
        let mut marks = Marks::default();
        for next in (1..=2_000).map(|nth| nth * EVERY) {
            marks.set(next, host.clone());
            assert!(marks.0.len() <= 60, "{} marks at {next}", marks.0.len());
            for number in (EVERY..next).step_by(997) {
                let at = marks.0.iter().rev().find(|(mark, _)| *mark <= number).map_or(0, |(mark, _)| *mark);
                assert!(number - at <= EVERY + (next - number) / 2, "{number} of {next}: the mark is at {at}");
            }
        }
    }
}
