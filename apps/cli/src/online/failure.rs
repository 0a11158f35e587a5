//! Why one is not at a table, and what the program ends with.

use crate::ending::Ending;
use words::{Lang, say, say_with};

/// Why somebody does not come to a table, or cannot stay there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// What was typed is no link to a table.
    NoLink(String),
    /// Nobody answers there. `why` names a sentence of `words`, as below.
    NoAnswer { house: String, why: &'static str },
    /// Somebody answers who is no house, or one that speaks otherwise.
    NoHouse(String),
    /// The certificate does not prove that it is this house.
    Certificate { house: String, why: &'static str },
    /// There is no such table, or not any more.
    NoTable(String),
    /// No seat is open, or whoever came has none there.
    NoSeat(String),
    /// The name cannot be had at this table.
    Name(String),
    /// The house does not let this person in.
    SentAway(String),
}

impl Failure {
    /// What the program ends with.
    pub(crate) fn ending(&self) -> Ending {
        match self {
            Self::NoLink(_) => Ending::Mistyped,
            Self::NoAnswer { .. } => Ending::NoServer,
            Self::NoHouse(_) => Ending::NotOurs,
            Self::Certificate { .. } => Ending::Certificate,
            Self::NoTable(_) => Ending::NoTable,
            Self::NoSeat(_) => Ending::NoSeat,
            Self::Name(_) => Ending::Name,
            Self::SentAway(_) => Ending::Refused,
        }
    }

    /// A sentence; where the house said why, in its words.
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::NoLink(typed) => say_with(lang, "online-no-link", &[("text", typed.as_str().into())]),
            Self::NoAnswer { house, why } => about(lang, "online-no-answer", house, why),
            Self::NoHouse(house) => say_with(lang, "online-no-house", &[("house", house.as_str().into())]),
            Self::Certificate { house, why } => about(lang, "online-certificate", house, why),
            Self::NoTable(why) | Self::NoSeat(why) | Self::Name(why) | Self::SentAway(why) => {
                if why.is_empty() {
                    say(lang, "online-sent-away")
                } else {
                    why.clone()
                }
            }
        }
    }
}

fn about(lang: Lang, id: &str, house: &str, why: &str) -> String {
    say_with(lang, id, &[("house", house.into()), ("why", say(lang, why).into())])
}
