//! Who is connected just now. Not part of the log: nobody is after a restart.

use super::setup::Key;
use super::{Host, Time};
use kernel::{SeatSet, Viewpoint};

/// The connections, by who they are. Which seat somebody has, if any, is asked of the table whenever it matters, so
/// that nobody looks through eyes they once had.
#[derive(Clone, Debug, Default)]
pub(super) struct Connected {
    /// Those who have shown a token, over how many connections, and since when.
    known: Vec<(Key, u32, Time)>,
    strangers: u32,
}

/// Who is connected, as everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Presence {
    /// The seats somebody is connected for.
    pub(super) seats: SeatSet,
    /// How many connections have no seat.
    pub(super) watching: u32,
}

impl Connected {
    pub(super) fn enter(&mut self, now: Time, who: Option<Key>) {
        match who {
            None => self.strangers += 1,
            Some(who) => match self.known.iter_mut().find(|(known, ..)| *known == who) {
                Some((_, count, _)) => *count += 1,
                None => self.known.push((who, 1, now)),
            },
        }
    }

    /// Whether this person is connected.
    pub(super) fn knows(&self, who: &Key) -> bool {
        self.since(who).is_some()
    }

    /// Since when this person has been connected, if they are.
    pub(super) fn since(&self, who: &Key) -> Option<Time> {
        self.known.iter().find(|(known, ..)| known == who).map(|&(.., since)| since)
    }

    pub(super) fn leave(&mut self, who: Option<Key>) {
        match who {
            None => self.strangers = self.strangers.saturating_sub(1),
            Some(who) => {
                self.known.iter_mut().filter(|(known, ..)| *known == who).for_each(|(_, count, _)| *count -= 1);
                self.known.retain(|(_, count, _)| *count > 0);
            }
        }
    }
}

impl Host {
    /// For how many seats somebody is connected.
    pub fn seats_here(&self) -> usize {
        self.here().seats.len().into()
    }

    /// Who is connected, by the seats that people have now.
    pub(super) fn here(&self) -> Presence {
        let mut here = Presence { seats: SeatSet::EMPTY, watching: self.connected.strangers };
        for (who, count, _) in &self.connected.known {
            match self.seat_of(who) {
                Some(seat) => here.seats.insert(seat),
                None => here.watching += count,
            }
        }
        here
    }
}

impl Presence {
    /// Every viewpoint that somebody has.
    pub(super) fn viewpoints(self) -> impl Iterator<Item = Viewpoint> {
        let audience = (self.watching > 0).then_some(Viewpoint::Audience);
        self.seats.iter().map(Viewpoint::Seat).chain(audience)
    }
}
