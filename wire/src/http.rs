//! The bodies of a house's HTTP API. A table is asked for by its [`Plan`](crate::table::Plan).

use crate::Commitment;
use crate::table::Summary;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MadeTable {
    /// Its name.
    pub table: String,
    /// What proves that it is yours. Keep it; put it in no address but behind a `#`.
    pub token: String,
    /// The BLAKE3 hash of the secret that the dealer deals from.
    pub commitment: Commitment,
    /// Where people find it.
    pub path: String,
}

/// The token is not printed.
impl std::fmt::Debug for MadeTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MadeTable").field("table", &self.table).finish_non_exhaustive()
    }
}

/// A wish to sit down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// The name that others see.
    pub name: String,
    /// Where, counted from 0; anywhere if it is not said.
    pub seat: Option<u64>,
    /// The BLAKE3 hash of 16 random bytes, your salt, which makes the deals unforeseeable for the house. You will be
    /// asked for the salt, by `reveal` over the WebSocket, when all are seated; without one, you will not.
    pub commitment: Option<Commitment>,
}

/// A seat that was taken.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatTaken {
    /// Counted from 0.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub seat: Seat,
    /// The number of the log entry that says so.
    pub n: u64,
    /// What proves that it is yours. Keep it; put it in no address but behind a `#`.
    pub token: String,
}

/// The token is not printed.
impl std::fmt::Debug for SeatTaken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SeatTaken").field("seat", &self.seat).field("n", &self.n).finish_non_exhaustive()
    }
}

/// A table as everybody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableShown {
    /// The number of its last entry.
    pub n: u64,
    /// What everybody may know of it.
    pub table: Summary,
}

/// A table as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Card {
    /// Its name.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are open.
    pub open: u8,
    /// Who sits there.
    pub names: Vec<String>,
    /// Whether strangers may find it.
    pub public: bool,
    /// Whether its game is over.
    pub over: bool,
    /// When it last changed, in milliseconds since 1970.
    pub at: u64,
}

#[cfg(test)]
mod tests {
    use super::{MadeTable, SeatTaken};
    use crate::table::Ask;
    use crate::umpire::{Answer, Reply};
    use crate::{Hex, Salt};
    use kernel::Seat;

    #[test]
    fn no_token_no_salt_and_nothing_said_is_printed_while_debugging() {
        let token = "5ec7e7".to_owned();
        let salt: Salt = Hex([0x5e; 16]);
        let made = MadeTable { table: "t".into(), token: token.clone(), commitment: Hex([0; 32]), path: "/t/t".into() };
        let taken = SeatTaken { seat: Seat::at(1), n: 2, token: token.clone() };
        let mut reply = Reply::new(None, Ok(Answer::Done { n: 1 }));
        reply.token = Some(token.clone());
        let join = Ask::Join { table: "t".into(), token: Some(token), since: Some(7) };
        let others = [Ask::Reveal { salt }, Ask::Say { text: "5ec7e7".into() }];
        let printed = format!("{made:?} {taken:?} {reply:?} {join:?} {others:?}");
        assert!(!printed.contains("5ec7e7") && !printed.contains("5e5e"), "{printed}");
        assert!(format!("{:?}", Ask::Play { seat: None, mv: "c3-d3".into() }).contains("c3-d3"));
    }
}
