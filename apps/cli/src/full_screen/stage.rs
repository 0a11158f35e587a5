//! What is on the screen.

use super::page::Page;
use crate::sitting::Loaded;
use kernel::Seat;

/// What is on the screen.
pub(super) enum Stage {
    /// The table.
    Table,
    /// The table, once more for whoever has moved, until they hide their cards.
    Parting(Seat),
    /// Nothing but whom to hand the device to.
    Curtain(Seat),
    /// Something to read.
    Page(Page),
    /// A question to be answered with yes or no, and nothing else.
    Asked(Question),
    /// Nothing any more.
    Left,
}

/// What is asked about before it is done.
pub(super) enum Question {
    /// Whether this seat gives up.
    Resign(Seat),
    /// Whether the first of these agrees to a draw that somebody proposes, then the others.
    Draw {
        /// Who proposes it.
        by: Seat,
        /// Who is still to be asked.
        left: Vec<Seat>,
    },
    /// Whether this file is to be replaced.
    Replace(String),
    /// Whether the game on the table is to be given up for another.
    Load(Box<Loaded>),
    /// Whether to leave a game that is not kept.
    Leave,
}
