//! What can be asked of a table.

use super::setup::Key;
use crate::fair::Salt;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a person asks. The first seven are the umpire's and only read; the others change something.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "cmd", rename_all = "kebab-case")]
pub enum Ask {
    /// Who is due.
    Turn,
    /// The legal moves of the seat that asks.
    Legal {
        /// At most so many.
        limit: Option<usize>,
    },
    /// How many there are.
    Count,
    /// What the one who asks may see.
    View,
    /// Everything, once the game is over.
    Position,
    /// The play-through written down, once the game is over.
    Record,
    /// The table and who sits there.
    Table,
    /// Sits down.
    Sit {
        /// The name that others see.
        name: String,
        /// Where; anywhere if it is not said.
        seat: Option<u64>,
        /// What they add to the dealer's key.
        salt: Option<Salt>,
    },
    /// Is ready for the rematch.
    Ready {
        /// What they add to the dealer's key.
        salt: Option<Salt>,
    },
    /// Stands up before play begins, or as the owner has somebody stand up.
    Stand {
        /// Whose seat; their own if it is not said.
        seat: Option<u64>,
    },
    /// Seats a bot. For the owner.
    Bot {
        /// Where; anywhere if it is not said.
        seat: Option<u64>,
        /// How strong; as the table says if it is not said.
        level: Option<String>,
    },
    /// Begins; bots take the seats that are open. For the owner.
    Start,
    /// Makes a move.
    Play {
        /// The seat, which can only be their own.
        seat: Option<u64>,
        /// In notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Says something.
    Say {
        /// What.
        text: String,
    },
    /// Takes back their last move and what followed, or offers to.
    Undo,
    /// Offers a draw, or agrees to it.
    Draw,
    /// Offers a pause, or agrees to it.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Offers to play again, or agrees to it.
    Rematch,
    /// Agrees to what is offered.
    Agree,
    /// Declines what is offered, or takes their own offer back.
    Decline,
    /// Gives up.
    Resign,
    /// Takes the seat over from the bot that stepped in.
    Back,
}

impl Ask {
    /// Whether it only reads.
    pub fn reads(&self) -> bool {
        use Ask::{Count, Legal, Position, Record, Table, Turn, View};
        matches!(self, Turn | Legal { .. } | Count | View | Position | Record | Table)
    }
}

/// What a host is told.
#[derive(Clone, Debug)]
pub enum Message {
    /// Somebody asks for something.
    Ask {
        /// Who, if they have a token.
        who: Option<Key>,
        /// The request's id, if it has one.
        id: Option<Value>,
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
    /// The table that [`super::Successor`] asked for exists.
    Succeeded {
        /// Its name.
        table: String,
    },
}
