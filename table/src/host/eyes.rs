//! Whose eyes somebody looks through. It is decided here and nowhere else, from who has which seat at that moment.

use super::Host;
use super::effects::To;
use super::setup::Key;
use kernel::Viewpoint;

/// What somebody may know of a table's log, as far as it went when the host was asked. There is no other way to have
/// one, and of what was written since it shows nothing: by then the seat may be somebody else's.
#[derive(Clone, Copy, Debug)]
pub struct Eyes {
    pub(super) from: Viewpoint,
    entries: u64,
}

impl Eyes {
    /// How many entries they have seen.
    pub fn entries(&self) -> u64 {
        self.entries
    }
}

impl Host {
    /// What this person may know of all that has happened.
    pub fn eyes(&self, who: Option<&Key>) -> Eyes {
        Eyes { from: self.viewpoint_of(who), entries: self.next }
    }

    /// Whether this person is among those to be told, now.
    pub fn hears(&self, who: Option<&Key>, to: To) -> bool {
        match to {
            To::Everybody => true,
            To::Only(from) => self.viewpoint_of(who) == from,
            To::Person(person) => who == Some(&person),
        }
    }

    /// Whose eyes this person looks through now.
    pub(super) fn viewpoint_of(&self, who: Option<&Key>) -> Viewpoint {
        who.and_then(|who| self.seat_of(who)).map_or(Viewpoint::Audience, Viewpoint::Seat)
    }
}
