//! What those around a table are told.

use crate::table::{Closing, Phase, Plan, Proposal, Snapshot, You};
use crate::umpire::{Reply, TurnNow};
use crate::{Commitment, Error, Fair, Json, Salt, Skill, Time};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;

/// An entry of a table's log, as somebody is told it: what happened, and how the table stands since. Whoever has the
/// table as it stood before knows from this how it stands now.
///
/// `E` is what events are written from; whoever reads has them as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told<E = Vec<Json>> {
    /// What happened.
    #[serde(flatten)]
    pub what: Happened,
    /// The number of the entry.
    pub n: u64,
    /// When it happened.
    pub at: Time,
    /// Where the table stands since.
    pub phase: Phase,
    /// What happened in the game, publicly: with the beginning and with moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub events: Option<E>,
    /// Who is due, once play has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnNow>,
    /// What each seat's clock has left at that time, in milliseconds, where there are clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Vec<u64>>,
    /// What proves that it was dealt fairly, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
    /// What whoever is told may see now, where that does not follow from what they saw before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub view: Option<Json>,
}

/// What of an entry everybody may know. Deals, secrets and keys are not among it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "kebab-case")]
pub enum Happened {
    /// The table was made.
    Made {
        /// As it was asked for, with all options written out.
        plan: Plan,
    },
    /// Somebody sat down, or a bot.
    Sat {
        /// Counted from 0.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// What others call them.
        name: String,
        /// How strong it is, where it is a bot.
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::SkillText>"))]
        level: Option<Skill>,
        /// To what they will add to the dealer's key, if to anything.
        #[serde(default)]
        commitment: Option<Commitment>,
        /// What they add to the dealer's key, in logs from before seats committed to it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
        /// Whether they are ready to begin.
        ready: bool,
    },
    /// Somebody is ready to begin: at a rematch, after a deal was called off, or with another salt than before.
    Ready {
        /// Whose seat.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// To what they will add to the dealer's key, if to anything.
        #[serde(default)]
        commitment: Option<Commitment>,
        /// What they add to the dealer's key, in logs from before seats committed to it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
    },
    /// All are seated: every seat that committed to a salt is to reveal it now.
    Revealing,
    /// A seat revealed its salt.
    Revealed {
        /// Whose.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// What they add to the dealer's key.
        salt: Salt,
    },
    /// A seat did not reveal its salt in time and is open again. The deal is called off: whoever had committed to a
    /// salt is asked to be ready with another.
    Withheld {
        /// Whose seat it was.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// A seat is open again. While salts are being revealed, that calls the deal off as [`Self::Withheld`] does.
    Stood {
        /// Counted from 0.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// Play began.
    Began,
    /// A seat moved.
    Moved {
        /// Whose move.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// In notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Somebody spoke.
    Said {
        /// Whose words.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// The words.
        text: String,
    },
    /// The owner muted a seat, or let it speak again.
    Muted {
        /// Whose.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// Whether nothing that it says is heard.
        muted: bool,
    },
    /// Somebody proposed something that needs consent.
    Offered {
        /// Who did.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// What they propose.
        what: Proposal,
    },
    /// Somebody agreed to what was offered.
    Agreed {
        /// Who did.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// Somebody declined what was offered, or took their own offer back.
    Declined {
        /// Who did.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// Moves were taken back.
    Undone {
        /// Who asked for it.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// How many moves are left.
        plies: usize,
    },
    /// All agreed to a draw.
    Drawn,
    /// The clocks stand still.
    Paused,
    /// The game goes on.
    Resumed {
        /// Who said so.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// A seat gave up.
    Resigned {
        /// Who did.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// A seat's time ran out.
    TimedOut {
        /// Whose.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// A person took their seat over from the bot that had stepped in.
    CameBack {
        /// Whose.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// The same people go on elsewhere.
    Rematched {
        /// The name of that table.
        table: String,
    },
    /// The house closed the table: nobody can go on there. A game that was not over has no result.
    Closed {
        /// Why.
        reason: Closing,
    },
}

impl Happened {
    /// Whose doing it was, where it was a seat's.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Sat { seat, .. }
            | Self::Ready { seat, .. }
            | Self::Revealed { seat, .. }
            | Self::Withheld { seat }
            | Self::Stood { seat }
            | Self::Moved { seat, .. }
            | Self::Said { seat, .. }
            | Self::Muted { seat, .. }
            | Self::Offered { seat, .. }
            | Self::Agreed { seat }
            | Self::Declined { seat }
            | Self::Undone { seat, .. }
            | Self::Resumed { seat }
            | Self::Resigned { seat }
            | Self::TimedOut { seat }
            | Self::CameBack { seat } => Some(seat),
            Self::Made { .. }
            | Self::Revealing
            | Self::Began
            | Self::Drawn
            | Self::Paused
            | Self::Rematched { .. }
            | Self::Closed { .. } => None,
        }
    }
}

/// The bytes that nearly every view fits into.
const VIEW: usize = 2_048;

/// The text of what is told, with what one viewpoint sees. What is the same for all is written once and handed in.
pub fn with_view(told: &str, write_view: impl FnOnce(&mut Vec<u8>)) -> String {
    let open = told.strip_suffix('}').expect("what is told is an object");
    let mut text = Vec::with_capacity(open.len() + VIEW);
    text.extend_from_slice(open.as_bytes());
    text.extend_from_slice(b",\"view\":");
    write_view(&mut text);
    text.push(b'}');
    String::from_utf8(text).expect("JSON is text")
}

/// News of those around a table that are no part of its log and have no number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "kebab-case")]
pub enum News {
    /// Who is connected changed.
    Presence {
        /// The seats that somebody is connected for.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Seats"))]
        here: SeatSet,
        /// How many watch.
        watching: u32,
    },
    /// What whoever is told is at the table: told to somebody who has sat down, on all their devices, and to those
    /// who came back.
    You {
        /// Their seat, and whether they made the table.
        #[serde(flatten)]
        you: You,
        /// What each seat's clock has left now, in milliseconds, where there are clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clocks: Option<Vec<u64>>,
    },
    /// The house has deleted the table: nothing of it is left. The connection ends.
    Deleted,
}

/// Anything that a house says over the WebSocket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Heard {
    /// The answer to a request.
    Reply(Box<Reply>),
    /// The whole table.
    Table(Box<Snapshot>),
    /// Who is there.
    News(News),
    /// The next entry of the log.
    Told(Box<Told>),
}

/// What tells the kinds of [`Heard`] apart.
#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(borrow)]
    told: Option<Cow<'a, str>>,
}

impl Heard {
    /// Reads anything that a house says.
    pub fn read(text: &str) -> Result<Self, Error> {
        let kind: Kind<'_> = serde_json::from_str(text)?;
        match kind.told.as_deref() {
            None => crate::read(text).map(Self::Reply),
            Some("table") => crate::read(text).map(Self::Table),
            Some("presence" | "you" | "deleted") => crate::read(text).map(Self::News),
            Some(_) => crate::read(text).map(Self::Told),
        }
    }
}

/// Whether a message that cannot be read has the number of an entry, so that whoever follows the log lacks it.
pub fn is_entry(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Entry {
        #[serde(rename = "told")]
        _told: String,
        #[serde(rename = "n")]
        _n: u64,
    }
    crate::read::<Entry>(text).is_ok()
}

impl<'de> Deserialize<'de> for Heard {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = <&RawValue>::deserialize(from)?;
        Self::read(text.get()).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::{Happened, Heard, News, Told, is_entry, with_view};
    use crate::table::{Phase, You};
    use kernel::{Seat, SeatSet};

    const MOVED: &str = r#"{"told":"moved","seat":0,"move":"look 2","n":6,"at":7,"phase":"playing","events":[{"event":"looked"}],"turn":{"seats":[0]}"#;

    #[test]
    fn what_is_told_is_read_as_what_it_was() {
        let text = format!("{MOVED},\"view\":{{\"as\":  \"written\"}}}}");
        let Ok(Heard::Told(told)) = Heard::read(&text) else { panic!("an entry") };
        assert_eq!((told.n, told.phase), (6, Phase::Playing));
        assert_eq!(told.what, Happened::Moved { seat: Seat::at(0), mv: "look 2".into() });
        assert_eq!(told.events.as_ref().unwrap()[0].get(), r#"{"event":"looked"}"#);
        assert_eq!(crate::write(&told), text);
        assert_eq!(
            with_view(&crate::write(&Told { view: None, ..*told }), |to| to.extend(br#"{"as":  "written"}"#)),
            text
        );
    }

    #[test]
    fn an_entry_of_a_newer_house_is_known_as_one() {
        let newer = r#"{"told":"juggled","n":8,"balls":3}"#;
        assert!(Heard::read(newer).is_err() && is_entry(newer));
        assert!(!is_entry(r#"{"told":"weather","wind":3}"#) && !is_entry(r#"{"ok":true,"n":3}"#) && !is_entry("?"));
    }

    #[test]
    fn news_have_no_number() {
        let you = News::You { you: You { seat: Some(Seat::at(1)), owner: false }, clocks: None };
        assert_eq!(crate::write(&you), r#"{"told":"you","seat":1,"owner":false}"#);
        let presence = News::Presence { here: SeatSet::all(2), watching: 2 };
        for news in [you, presence, News::Deleted] {
            assert!(matches!(Heard::read(&crate::write(&news)), Ok(Heard::News(read)) if read == news));
        }
    }

    #[test]
    fn a_log_is_a_list_of_what_was_told() {
        let text = format!("[{MOVED}}},{{\"told\":\"drawn\",\"n\":7,\"at\":8,\"phase\":\"over\"}}]");
        let log: Vec<Told> = crate::read(&text).unwrap();
        assert_eq!((log.len(), &log[1].what), (2, &Happened::Drawn));
        let heard: Vec<Heard> = crate::read(&text).unwrap();
        assert_eq!(crate::write(&heard), text);
    }

    #[test]
    fn what_nobody_says_is_not_understood() {
        for text in ["rubbish", "{}", r#"{"told":"dance","n":1}"#, r#"{"told":"table"}"#] {
            assert!(Heard::read(text).is_err(), "{text}");
        }
    }
}
