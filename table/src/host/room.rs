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
/// Moves played again, in all, because later ones were taken back.
const MOST_REPLAYED: u64 = 200_000;

/// How much of a log's room is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Used {
    moves: u32,
    others: u32,
    replayed: u64,
}

impl Used {
    pub(super) fn count(&mut self, logged: &Logged) {
        match logged.entry {
            Entry::Moved { .. } => self.moves += 1,
            Entry::Undone { plies, .. } => {
                (self.others, self.replayed) = (self.others + 1, self.replayed + plies as u64);
            }
            _ => self.others += 1,
        }
    }
}

impl Ask {
    /// Whether it can be asked for again and again. What cannot follows from something that can, or ends the game.
    fn needs_room(&self) -> bool {
        use Ask::{Back, Bot, Draw, Pause, Ready, Rematch, Say, Sit, Undo};
        matches!(self, Sit { .. } | Ready { .. } | Bot { .. } | Say { .. } | Undo | Draw | Pause | Rematch | Back)
    }
}

impl Host {
    /// Whether the log has room for what is asked.
    pub(super) fn has_room(&self, ask: &Ask) -> Result<(), Rule> {
        let full = match ask {
            Ask::Play { .. } => !self.has_room_for_moves(),
            ask => ask.needs_room() && self.used.others >= MOST_OTHERS,
        };
        if full { Err(Rule::LogFull) } else { Ok(()) }
    }

    pub(super) fn has_room_for_moves(&self) -> bool {
        self.used.moves < MOST_MOVES
    }

    /// Whether so many moves may be played again to take back those after them.
    pub(super) fn has_room_to_replay(&self, plies: usize) -> Result<(), Rule> {
        if self.used.replayed + plies as u64 > MOST_REPLAYED { Err(Rule::LogFull) } else { Ok(()) }
    }
}

#[cfg(test)]
impl Used {
    /// All but this much of the room is used.
    pub(super) fn all_but(moves: u32, others: u32) -> Self {
        Self { moves: MOST_MOVES - moves, others: MOST_OTHERS - others, replayed: 0 }
    }
}
