//! What the others have left their marks on.

use face::Trace;
use kernel::Seat;
use std::collections::BTreeMap;

/// Things that others moved or changed, by their names, each with whose doing it was. Of equal things there can be
/// several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(BTreeMap<String, Vec<Seat>>);

impl Marks {
    /// Who last left a mark on this thing, or on one in this pile.
    pub fn by(&self, thing: &str) -> Option<Seat> {
        let inside = |name: &str| name.strip_prefix(thing).is_some_and(|rest| rest.starts_with('/'));
        let own = self.0.get(thing).and_then(|seats| seats.last());
        own.or_else(|| self.0.iter().rfind(|(name, _)| inside(name)).and_then(|(_, seats)| seats.last())).copied()
    }

    /// Who left a mark on the `nth` of `count` equal things: those that came last lie last.
    pub fn by_nth(&self, thing: &str, nth: u8, count: u8) -> Option<Seat> {
        let seats = self.0.get(thing)?;
        seats.iter().rev().nth(usize::from(count.checked_sub(nth + 1)?)).copied()
    }
}

impl FromIterator<Trace> for Marks {
    fn from_iter<I: IntoIterator<Item = Trace>>(traces: I) -> Self {
        let mut marks = Self::default();
        for trace in traces {
            marks.0.entry(trace.to).or_default().push(trace.seat);
        }
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::Marks;
    use face::Trace;
    use kernel::Seat;

    fn marks() -> Marks {
        let traces = [(1, "pool/3"), (2, "pool/3"), (1, "hand-1/5"), (2, "nest-0/1"), (1, "nest-0/1")];
        traces.into_iter().map(|(seat, thing)| Trace::changed(Seat::at(seat), thing.into())).collect()
    }

    #[test]
    fn a_thing_bears_the_mark_of_whoever_touched_it_last() {
        assert_eq!(marks().by("nest-0/1"), Some(Seat::at(1)));
        assert_eq!(marks().by("nest-0/2"), None);
    }

    #[test]
    fn a_pile_is_marked_with_what_is_in_it() {
        assert_eq!((marks().by("hand-1"), marks().by("hand")), (Some(Seat::at(1)), None));
    }

    #[test]
    fn of_equal_things_those_that_came_last_are_marked() {
        let seen: Vec<_> = (0..4).map(|nth| marks().by_nth("pool/3", nth, 4)).collect();
        assert_eq!(seen, [None, None, Some(Seat::at(1)), Some(Seat::at(2))]);
        assert_eq!(marks().by_nth("pool/3", 0, 1), Some(Seat::at(2)), "one of them is gone again");
    }
}
