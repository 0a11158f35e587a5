//! How long a log can become. A log is folded whole whenever its table comes back to memory, so it has an end; and the
//! end is such that a game can always be ended: resigning needs no room, and neither does answering what was offered.

use super::Host;
use super::ask::Ask;
use super::entry::{Entry, Logged};
use super::rule::Rule;

/// Moves at a table, those taken back included: as many as the longest bound that a game states for its usual options.
const MOST_MOVES: u32 = 100_000;
/// Entries that are no moves and that people make as they like: sitting down, talk, offers, coming back.
const MOST_OTHERS: u32 = 10_000;
/// Bytes of what people write themselves: names and talk. All else in an entry is as long as a game makes it.
const MOST_BYTES: u32 = 2 * 1024 * 1024;

/// How much of a log's room is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Used {
    moves: u32,
    others: u32,
    bytes: u32,
}

impl Used {
    pub(super) fn count(&mut self, logged: &Logged) {
        match &logged.entry {
            Entry::Moved { .. } => self.moves += 1,
            Entry::Said { text: written, .. } | Entry::Sat { name: written, .. } => {
                (self.others, self.bytes) = (self.others + 1, self.bytes.saturating_add(written.len() as u32));
            }
            _ => self.others += 1,
        }
    }

    fn is_full(self) -> bool {
        self.others >= MOST_OTHERS || self.bytes >= MOST_BYTES
    }
}

/// Whether it can be asked for again and again. What cannot follows from something that can, or ends the game.
fn needs_room(ask: &Ask) -> bool {
    use Ask::{Back, Bot, Draw, Mute, Pause, Ready, Rematch, Say, Sit, Undo};
    matches!(
        ask,
        Sit { .. } | Ready { .. } | Bot { .. } | Say { .. } | Mute { .. } | Undo | Draw | Pause | Rematch | Back
    )
}

impl Host {
    /// Whether the log has room for what is asked.
    pub(super) fn has_room(&self, ask: &Ask) -> Result<(), Rule> {
        let full = match ask {
            Ask::Play { .. } => !self.has_room_for_moves(),
            ask => needs_room(ask) && self.used.is_full(),
        };
        if full { Err(Rule::LogFull) } else { Ok(()) }
    }

    pub(super) fn has_room_for_moves(&self) -> bool {
        self.used.moves < MOST_MOVES
    }
}

#[cfg(test)]
impl Used {
    /// All but this much of the room is used.
    pub(super) fn all_but(moves: u32, others: u32) -> Self {
        Self { moves: MOST_MOVES - moves, others: MOST_OTHERS - others, bytes: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_BYTES, Used};
    use crate::host::{Entry, Logged, Time};
    use kernel::Seat;

    #[test]
    fn what_people_write_fills_a_log_by_its_bytes() {
        let (mut used, seat) = (Used::default(), Seat::at(0));
        let said = Logged { at: Time(0), by: None, entry: Entry::Said { seat, text: "ж".repeat(1_000) } };
        let until_full = (0..).take_while(|_| {
            used.count(&said);
            !used.is_full()
        });
        assert_eq!(until_full.count() as u32, MOST_BYTES / 2_000);
    }
}
