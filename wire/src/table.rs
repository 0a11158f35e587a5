//! A table of a house: what can be asked there, what is agreed about it, and how it is shown.

use crate::umpire::TurnNow;
use crate::{Commitment, Error, Fair, Id, Json, Salt, Skill, Time};
use kernel::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A request to a house, as it is sent over the WebSocket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asking {
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
    /// Repeated by the answer. What changes something is done once for each id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::IdText>"))]
    pub id: Option<Id>,
    /// The language that refusals are to be in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

impl Asking {
    /// A request without an id, in whatever language.
    pub fn new(ask: Ask) -> Self {
        Self { ask, id: None, lang: None }
    }

    /// Reads a request, at once with its id and language.
    pub fn read(text: &str) -> Result<Self, Error> {
        // Behind `flatten` a number would do for a word, as the place of a command in our list.
        let by_number = text.split_once("\"cmd\"").is_some_and(|(_, rest)| {
            rest.trim_start()
                .strip_prefix(':')
                .is_some_and(|rest| rest.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        });
        if by_number { Err(serde::de::Error::custom("`cmd` is a word")) } else { crate::read(text) }
    }

    /// The same with this id.
    #[must_use]
    pub fn with_id(self, id: Id) -> Self {
        Self { id: Some(id), ..self }
    }
}

/// What a request has whatever it asks, to answer one that asks for nothing that can be understood.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Envelope {
    /// Its id.
    pub id: Option<Id>,
    /// The language that refusals are to be in.
    pub lang: Option<String>,
}

/// What a person asks. The first three are asked of the house, the next seven only read, and the others change
/// something at a table.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "cmd", rename_all = "kebab-case")]
pub enum Ask {
    /// Which program the house runs.
    Hello,
    /// The games of the house.
    Games,
    /// Looks at a table from now on.
    Join {
        /// Its name.
        table: String,
        /// What proves whose seat it is; without it one watches.
        token: Option<String>,
        /// The number of the last entry that was told: then only what was missed is told.
        since: Option<u64>,
    },
    /// Who is due.
    Turn,
    /// The legal moves of the seat that asks.
    Legal {
        /// At most so many.
        limit: Option<usize>,
    },
    /// How many legal moves there are.
    Count,
    /// What the one who asks may see.
    View,
    /// The whole truth, once the game is over.
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
        /// To what they will add to the dealer's key, if to anything.
        commitment: Option<Commitment>,
    },
    /// Is ready: for the rematch, after a deal was called off, or with another salt.
    Ready {
        /// To what they will add to the dealer's key, if to anything.
        commitment: Option<Commitment>,
    },
    /// Reveals the salt that they committed to.
    Reveal {
        /// What they add to the dealer's key.
        salt: Salt,
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
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::SkillText>"))]
        level: Option<Skill>,
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
    /// Speaks to the others.
    Say {
        /// The words.
        text: String,
    },
    /// Mutes a person's seat for everybody, or lets it speak again. For the owner.
    Mute {
        /// Whose.
        seat: u64,
        /// Whether nothing that it says is to be heard.
        muted: bool,
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

/// As it is sent, but for tokens, salts and what is said, which are not printed.
impl std::fmt::Debug for Ask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Join { table, since, .. } => {
                f.debug_struct("Join").field("table", table).field("since", since).finish_non_exhaustive()
            }
            Self::Reveal { .. } => f.write_str("Reveal"),
            Self::Say { .. } => f.write_str("Say"),
            other => f.write_str(&serde_json::to_string(other).map_err(|_| std::fmt::Error)?),
        }
    }
}

impl Ask {
    /// Whether it changes nothing at the table.
    pub fn reads(&self) -> bool {
        use Ask::{Count, Games, Hello, Join, Legal, Position, Record, Table, Turn, View};
        matches!(self, Hello | Games | Join { .. } | Turn | Legal { .. } | Count | View | Position | Record | Table)
    }
}

/// A table as somebody asks for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The game's name, such as `some-game`.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// The game's options, all optional.
    #[serde(default)]
    pub options: Value,
    /// How long a seat may think.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when a seat's time runs out.
    #[serde(default)]
    pub time_out: TimeOut,
    /// When play begins.
    #[serde(default)]
    pub start: Start,
    /// Whether strangers may find the table while it has open seats.
    #[serde(default)]
    pub public: bool,
    /// How strong the bots are that step in.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::SkillText"))]
    pub level: Skill,
}

impl Plan {
    /// The plan of a table without a clock, that begins when it is full.
    pub fn of(game: &str, seats: u8, options: Value) -> Self {
        Self {
            game: game.to_owned(),
            seats,
            options,
            clock: Clock::default(),
            time_out: TimeOut::default(),
            start: Start::default(),
            public: false,
            level: Skill::default(),
        }
    }
}

/// How long a seat may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as it likes.
    #[default]
    None,
    /// So long for each move.
    Move {
        /// The seconds for a move.
        seconds: u32,
    },
    /// So long for the whole game, and a little more for each move made.
    Bank {
        /// The seconds to begin with.
        seconds: u32,
        /// The seconds that each move adds.
        #[serde(default)]
        increment: u32,
    },
    /// So many days for each move.
    Days {
        /// The days for a move.
        days: u16,
    },
}

/// What happens when a seat's time runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TimeOut {
    /// A bot plays on until the person comes back.
    #[default]
    Bot,
    /// The seat resigns.
    Resign,
}

/// When play begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// As soon as every seat is taken.
    #[default]
    Full,
    /// When the owner says so; seats still open are taken by bots.
    Owner,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are still open, or somebody is not ready.
    #[default]
    Waiting,
    /// All are seated, and those who committed to a salt reveal it.
    Revealing,
    /// A game is on.
    Playing,
    /// A game is on, and rests.
    Paused,
    /// The game has ended.
    Over,
}

/// What has a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceKind {
    /// Nobody has it.
    #[default]
    Open,
    /// A person has it, also while a bot plays for them.
    Person,
    /// A bot has it.
    Bot,
}

/// A place as everybody may see it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(clippy::struct_excessive_bools, reason = "they are independent facts that a client shows one by one")]
pub struct Place {
    /// Counted from 0.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub seat: Seat,
    /// What has it.
    pub kind: PlaceKind,
    /// Empty where nobody has it.
    pub name: String,
    /// How strong a bot is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::SkillText>"))]
    pub level: Option<Skill>,
    /// Whether somebody is connected for it.
    pub here: bool,
    /// Whether it is ready to begin.
    pub ready: bool,
    /// Whether a bot plays for a person whose time ran out.
    pub stand_in: bool,
    /// Whether it has given up.
    pub resigned: bool,
    /// Whether the owner has muted it.
    #[serde(default, skip_serializing_if = "is_not")]
    pub muted: bool,
    /// To what it will add to the dealer's key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// What it adds to the dealer's key, once revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "so it is asked")]
fn is_not(flag: &bool) -> bool {
    !flag
}

impl Place {
    /// A place that nobody has.
    pub fn open(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }
}

/// What somebody proposes to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// To take back moves.
    Undo {
        /// How many moves would be left.
        plies: usize,
    },
    /// To call it a draw.
    Draw,
    /// To stop the clocks for a while.
    Pause,
    /// To play again.
    Rematch,
}

/// A proposal that waits for consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// Who made it.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub seat: Seat,
    /// What they propose.
    pub what: Proposal,
    /// Who has agreed so far.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Seats"))]
    pub agreed: SeatSet,
}

impl Offer {
    /// A proposal that nobody but its maker has agreed to.
    pub fn new(seat: Seat, what: Proposal) -> Self {
        Self { seat, what, agreed: SeatSet::only(seat) }
    }
}

/// A table as everybody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Summary {
    /// What was agreed.
    pub plan: Plan,
    /// Where it stands.
    pub phase: Phase,
    /// Who sits where, in the order of seats.
    pub places: Vec<Place>,
    /// How many spectators there are.
    pub watching: u32,
    /// The hash of the secret that the house deals from.
    pub commitment: Commitment,
    /// How often a deal was called off while salts were being revealed.
    #[serde(default, skip_serializing_if = "crate::bytes::is_none")]
    pub called_off: u32,
    /// What is offered and waits for consent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Ranks>"))]
    pub result: Option<Outcome>,
    /// Where the same people went on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Why the house closed it, if it has: nobody can go on here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<Closing>,
}

/// Why a house closes a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// It gives no reason.
    #[default]
    House,
    /// Because of how somebody behaved there.
    Conduct,
    /// Because nobody uses it.
    Unused,
    /// Because the house is worked on.
    Upkeep,
}

/// What whoever looks at a table is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct You {
    /// Their seat.
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub seat: Option<Seat>,
    /// Whether they made the table.
    pub owner: bool,
}

/// All that somebody who has just come needs to know of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Snapshot {
    /// What it is.
    pub told: SnapshotTag,
    /// The number of the last entry that is in it.
    pub n: u64,
    /// When it was made.
    pub at: Time,
    /// What whoever it was made for is there.
    pub you: You,
    /// What everybody may see.
    pub table: Summary,
    /// Who is due, once play has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnNow>,
    /// What each seat's clock has left at that time, in milliseconds, where there are clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Vec<u64>>,
    /// What proves that it was dealt fairly, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
    /// What they may see of the game, once play has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Value>"))]
    pub view: Option<Json>,
}

impl Snapshot {
    /// A table on which play has not begun.
    pub fn new(n: u64, at: Time, you: You, table: Summary) -> Self {
        Self { told: SnapshotTag::Table, n, at, you, table, turn: None, clocks: None, fair: None, view: None }
    }
}

/// Tells a snapshot from all else that is told.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SnapshotTag {
    /// A table.
    Table,
}

#[cfg(test)]
mod tests {
    use super::{Ask, Asking, Envelope, Proposal};
    use crate::{Id, Level};

    #[test]
    fn a_request_is_read_at_once_with_its_id_and_language() {
        let text = r#"{"cmd":"bot","seat":2,"level":"diver","id":"a-1","lang":"fr"}"#;
        let asking: Asking = crate::read(text).unwrap();
        assert_eq!(asking.ask, Ask::Bot { seat: Some(2), level: Some(Level::Diver.into()) });
        assert_eq!((asking.id, asking.lang.as_deref()), (Some(Id::from("a-1")), Some("fr")));
        assert!(Asking::read(r#"{"cmd": 7}"#).is_err() && Asking::read(text).is_ok());
        let silent: Asking = crate::read(r#"{"id":null,"cmd":"turn"}"#).unwrap();
        assert_eq!((silent.ask, silent.id, silent.lang), (Ask::Turn, None, None));
    }

    #[test]
    fn what_is_not_understood_still_has_an_id() {
        let text = r#"{"cmd":"dance","id":7}"#;
        assert!(crate::read::<Asking>(text).unwrap_err().to_string().contains("dance"));
        assert_eq!(crate::read::<Envelope>(text).unwrap().id, Some(Id::from(7)));
        assert!(crate::read::<Asking>(r#"{"id":7}"#).unwrap_err().to_string().contains("`cmd`"));
    }

    #[test]
    fn proposals_are_written_by_their_word() {
        assert_eq!(crate::write(&Proposal::Draw), "\"draw\"");
        assert_eq!(crate::write(&Proposal::Undo { plies: 4 }), r#"{"undo":{"plies":4}}"#);
    }
}
