//! What whoever runs a house asks of it with a program of their own, over a socket in its data folder. Nothing of it goes
//! over a network.

use crate::Time;
use crate::http::Card;
use crate::table::{Closing, Summary};
use serde::{Deserialize, Serialize};

/// An order, and the language that it is answered in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ordered {
    /// The language of a refusal.
    pub lang: String,
    /// The order.
    pub order: Order,
}

/// What a house is to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// List tables, those that changed last first.
    List(Wanted),
    /// Show a table.
    Show {
        /// Its name.
        table: String,
    },
    /// End a table for everybody.
    Close {
        /// Its name.
        table: String,
        /// What people are told.
        reason: Closing,
    },
    /// Take a table out of the store.
    Delete {
        /// Its name.
        table: String,
    },
    /// Let somebody in no more.
    Ban {
        /// Whom.
        whom: Banned,
        /// For how long; for ever if it is not said.
        seconds: Option<u64>,
    },
    /// Let somebody in again.
    Unban {
        /// Whom.
        whom: Banned,
    },
    /// List who is not let in.
    Bans,
    /// Forget what somebody was called and what they said.
    Forget {
        /// Whom.
        whom: Person,
    },
    /// Take out tables that are over, or that nobody uses.
    Prune {
        /// Those that have not changed for so many seconds.
        older_than: u64,
        /// Only say what would be done.
        dry_run: bool,
    },
}

/// Which tables to list. What is not said does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wanted {
    /// Those of this game.
    pub game: Option<String>,
    /// Those that stand so.
    pub state: Option<State>,
    /// Those that have not changed for so many seconds.
    pub older_than: Option<u64>,
}

/// How a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// It has seats that anybody may take.
    Open,
    /// Its game is not over.
    Unfinished,
    /// Its game is over, or the house has closed it.
    Over,
}

/// Who is not let in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banned {
    /// An address, or a network such as `203.0.113.0/24`.
    Address(String),
    /// Whoever is called so.
    Name(String),
}

/// Somebody who is not let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ban {
    /// Who.
    #[serde(flatten)]
    pub whom: Banned,
    /// From when.
    pub since: Time,
    /// Until when; for ever if it is not said.
    pub until: Option<Time>,
}

/// Somebody who is to be forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Person {
    /// Whoever has this token.
    Token(String),
    /// Whoever is called so, at every table.
    Name(String),
    /// Whoever has this token or is called so at this table, there and wherever they went on from there.
    At {
        /// A token, or a name.
        who: String,
        /// The table's name.
        table: String,
    },
}

/// What a house did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Done {
    /// These are the tables.
    Tables(Vec<Listed>),
    /// This is the table.
    Shown(Box<Shown>),
    /// The table is closed.
    Closed {
        /// How many connections were told.
        told: u64,
    },
    /// Tables were taken out.
    Deleted {
        /// How much that was.
        removed: Removed,
        /// How many connections were told.
        told: u64,
    },
    /// Somebody is not let in.
    Banned(Ban),
    /// Whether somebody is let in again who was not.
    Unbanned {
        /// Whether they were banned.
        was: bool,
    },
    /// These are not let in.
    Bans(Vec<Ban>),
    /// Somebody was forgotten.
    Forgotten {
        /// At so many tables.
        tables: u64,
        /// So many names.
        names: u64,
        /// So many things said.
        texts: u64,
    },
    /// Old tables were taken out, or would be.
    Pruned {
        /// How much that was.
        removed: Removed,
        /// How many were left because somebody looks at them.
        in_use: u64,
        /// The bytes that the file became smaller by.
        bytes: u64,
    },
}

/// How much was taken out of a store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Removed {
    /// Tables.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
}

/// A table in a list for whoever runs the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// As every list shows it.
    #[serde(flatten)]
    pub card: Card,
    /// When something last happened there.
    pub last: Time,
}

/// A table, for whoever runs the house. No deal, secret or token is in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shown {
    /// Its name.
    pub table: String,
    /// When it was made.
    pub made: Time,
    /// When something last happened there.
    pub last: Time,
    /// How many entries its log has.
    pub entries: u64,
    /// How many bytes those are.
    pub bytes: u64,
    /// What everybody may see of it.
    pub summary: Summary,
}

/// What an order is answered with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It was done.
    Done(Done),
    /// It was not, and this sentence says why.
    Refused(String),
}

#[cfg(test)]
mod tests {
    use super::{Answer, Ban, Banned, Done, Order, Ordered, Removed};
    use crate::Time;

    #[test]
    fn orders_and_answers_are_read_as_they_were_written() {
        let order = Order::Ban { whom: Banned::Address("::1/64".into()), seconds: Some(7) };
        let ordered = Ordered { lang: "fr".into(), order };
        assert_eq!(crate::read::<Ordered>(&crate::write(&ordered)).unwrap(), ordered);
        let ban = Ban { whom: Banned::Name("Bo".into()), since: Time(1), until: None };
        assert_eq!(crate::write(&ban), r#"{"name":"Bo","since":1,"until":null}"#);
        let removed = Removed { tables: 2, entries: 9 };
        for answer in [
            Answer::Done(Done::Bans(vec![ban])),
            Answer::Done(Done::Deleted { removed, told: 3 }),
            Answer::Refused("no".into()),
        ] {
            assert_eq!(crate::read::<Answer>(&crate::write(&answer)).unwrap(), answer);
        }
    }
}
