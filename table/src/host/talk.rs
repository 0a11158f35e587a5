//! What people say at a table, and who is not heard.

use super::Host;
use super::entry::Entry;
use super::handle::Work;
use super::names::clean;
use super::rule::Rule;
use super::setup::Key;
use crate::problem::Problem;

/// The longest thing that can be said, in characters.
const LONGEST_TEXT: usize = 2_000;
/// How much can be said at a table: each seat has its share, so that nobody uses up what the others might say.
const MOST_SAID: u32 = 5_000;

impl Host {
    pub(super) fn say(&mut self, work: &mut Work, who: &Key, text: &str) -> Result<(), Problem> {
        let seat = self.own_seat(who)?;
        let text = clean(text, LONGEST_TEXT).ok_or(Rule::Text)?;
        if self.place(seat).muted {
            return Err(Rule::Muted.into());
        }
        if self.said[seat.index()] >= MOST_SAID / u32::from(self.setup.plan.seats) {
            return Err(Rule::TalkedOut.into());
        }
        self.write(work, Entry::Said { seat, text })
    }

    /// The owner mutes a person's seat for everybody, or lets it speak again.
    pub(super) fn mute(&mut self, work: &mut Work, who: &Key, seat: u64, muted: bool) -> Result<(), Problem> {
        self.must_own(who)?;
        let seat = self.seat_numbered(seat)?;
        let place = self.place(seat);
        place.key().ok_or(Rule::NotSeated)?;
        if place.muted == muted { Ok(()) } else { self.write(work, Entry::Muted { seat, muted }) }
    }
}
