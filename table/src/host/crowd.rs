//! Who is connected just now. Not part of the log: nobody is after a restart.

use super::Host;
use super::setup::Key;
use kernel::{SeatSet, Viewpoint};

/// The connections, by who they are. Which seat somebody has, if any, is asked of the table whenever it matters, so
/// that nobody looks through eyes they once had.
#[derive(Clone, Debug, Default)]
pub(super) struct Crowd {
    /// Those who have shown a token, and over how many connections.
    known: Vec<(Key, u32)>,
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

impl Crowd {
    pub(super) fn enter(&mut self, who: Option<Key>) {
        match who {
            None => self.strangers += 1,
            Some(who) => match self.known.iter_mut().find(|(known, _)| *known == who) {
                Some((_, count)) => *count += 1,
                None => self.known.push((who, 1)),
            },
        }
    }

    pub(super) fn leave(&mut self, who: Option<Key>) {
        match who {
            None => self.strangers = self.strangers.saturating_sub(1),
            Some(who) => {
                self.known.iter_mut().filter(|(known, _)| *known == who).for_each(|(_, count)| *count -= 1);
                self.known.retain(|(_, count)| *count > 0);
            }
        }
    }
}

impl Host {
    /// Who is connected, by the seats that people have now.
    pub(super) fn here(&self) -> Presence {
        let mut here = Presence { seats: SeatSet::EMPTY, watching: self.crowd.strangers };
        for (who, count) in &self.crowd.known {
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
