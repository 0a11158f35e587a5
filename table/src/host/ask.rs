//! What a host is told.

use super::entry::Closing;
use super::setup::Key;
use kernel::Seat;
use wire::Id;
pub use wire::table::Ask;

/// What a host is told.
#[derive(Clone, Debug)]
pub enum Message {
    /// Somebody asks for something.
    Ask {
        /// Who, if they have a token.
        who: Option<Key>,
        /// The request's id, if it has one.
        id: Option<Id>,
        /// What.
        ask: Ask,
    },
    /// The time that an alarm was set for has come.
    Alarm,
    /// A bot has decided, or has nothing to say.
    Thought {
        /// Its seat.
        seat: Seat,
        /// What it was asked about.
        stamp: u32,
        /// Its move.
        mv: Option<String>,
    },
    /// Somebody is connected now: the person of this key, or a stranger.
    Here(Option<Key>),
    /// One of their connections has ended.
    Gone(Option<Key>),
    /// The house closes the table.
    Close(Closing),
    /// The table that [`super::Successor`] asked for exists.
    Succeeded {
        /// Its name.
        table: String,
    },
}
