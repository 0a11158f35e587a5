//! The kinds of refusal.

use serde::{Deserialize, Serialize};

/// What kind of error a refusal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is not JSON, or too long.
    BadJson,
    /// The request has no meaning here.
    BadRequest,
    /// No game has been started.
    NoGame,
    /// The seat is not to act, or the game is over.
    NotYourTurn,
    /// The text is no move of the game.
    BadNotation,
    /// The move breaks a rule.
    Illegal,
    /// The deal does not fit.
    BadDeal,
    /// The position cannot come about.
    BadPosition,
    /// The options, or the number of seats, are not the game's.
    BadOptions,
    /// The table does not do this, or not now, or not for whoever asks.
    NotAllowed,
    /// There is no such table.
    NoTable,
    /// More than the house allows in this time.
    TooMany,
    /// Longer than the house reads.
    TooLarge,
    /// The house cannot do it just now.
    Unavailable,
}
