//! The table's log: everything that was ever decided there. The table is the fold of it.

use super::Time;
use super::setup::{Key, Plan};
use crate::fair::{Commitment, Hex, Salt, Secret};
use crate::record::Deal;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use wire::Skill;
pub use wire::table::Closing;
pub(super) use wire::table::Proposal as What;

/// An entry of the log as it is kept. It has secrets in it and never leaves the house.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Logged {
    /// When.
    pub at: Time,
    /// The request it answers, so that the same request is not obeyed twice.
    #[serde(flatten)]
    pub by: Option<Request>,
    /// What.
    #[serde(flatten)]
    pub entry: Entry,
}

/// A request that had an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The hash of who sent it and of its id.
    #[serde(rename = "by")]
    pub key: Hex<8>,
    /// The hash of what it asks for. Logs written before this was compared have none.
    #[serde(default, rename = "of", skip_serializing_if = "Option::is_none")]
    pub ask: Option<Hex<8>>,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// The table was made.
    Made {
        /// As it was asked for.
        plan: Plan,
        /// What the dealer deals from.
        secret: Secret,
        /// Who made it.
        owner: Key,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who, as others see it.
        name: String,
        /// Who, as the house knows them.
        who: Sitter,
        /// To what they will add to the dealer's key.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Commitment>,
        /// What they add to the dealer's key, where it was not committed to first, as in older logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
        /// Whether they are ready to begin.
        ready: bool,
    },
    /// Somebody who was seated by a rematch, or whose deal was called off, is ready to begin.
    Ready {
        /// The seat.
        seat: Seat,
        /// To what they will add to the dealer's key.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Commitment>,
        /// What they add to the dealer's key, where it was not committed to first, as in older logs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
    },
    /// Somebody stood up before play began.
    Stood {
        /// The seat, open now.
        seat: Seat,
    },
    /// All are seated: those who committed to a salt are to reveal it.
    Revealing,
    /// A seat revealed the salt that it had committed to.
    Revealed {
        /// The seat.
        seat: Seat,
        /// What it adds to the dealer's key.
        salt: Salt,
    },
    /// A seat did not reveal its salt in time.
    Withheld {
        /// The seat, open now.
        seat: Seat,
    },
    /// Play began.
    Began {
        /// What was dealt.
        deals: Vec<Deal>,
        /// How the dealer's key was made; older logs do not say.
        #[serde(default = "first_proof")]
        fair: u32,
    },
    /// A seat moved.
    Moved {
        /// The seat.
        seat: Seat,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
        /// What was dealt then.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        deals: Vec<Deal>,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// The owner muted a seat, or let it speak again.
    Muted {
        /// The seat.
        seat: Seat,
        /// Whether nothing that it says is heard.
        muted: bool,
    },
    /// A seat offered something that needs the consent of others.
    Offered {
        /// The seat.
        seat: Seat,
        /// What.
        what: What,
    },
    /// A seat agreed to what was offered.
    Agreed {
        /// The seat.
        seat: Seat,
    },
    /// A seat declined what was offered, or took its own offer back.
    Declined {
        /// The seat.
        seat: Seat,
    },
    /// Moves were taken back.
    Undone {
        /// Who asked for it.
        seat: Seat,
        /// How many moves are left.
        plies: usize,
    },
    /// All agreed to a draw.
    Drawn,
    /// All agreed to pause.
    Paused,
    /// The game goes on.
    Resumed {
        /// Who said so.
        seat: Seat,
    },
    /// A seat gave up.
    Resigned {
        /// The seat.
        seat: Seat,
    },
    /// A seat's time ran out.
    TimedOut {
        /// The seat.
        seat: Seat,
    },
    /// The person of a seat came back and took over from the bot.
    CameBack {
        /// The seat.
        seat: Seat,
    },
    /// The same people go on at another table.
    Rematched {
        /// That table.
        table: String,
    },
    /// The house closed the table, and nobody can go on.
    Closed {
        /// Why.
        reason: Closing,
    },
}

/// How keys were made before logs said so.
const fn first_proof() -> u32 {
    1
}

/// Who takes a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Somebody who has a token.
    Person(Key),
    /// A bot that plays so.
    Bot(Skill),
}
