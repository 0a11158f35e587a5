//! What the programs of Strandline say to each other: every message is a type here, and both ends use it.
//!
//! - [`umpire`]: the umpire's requests and the answers that it and a house give;
//! - [`table`]: what can be asked at a table of a house, and the table as it is shown;
//! - [`told`]: what those around a table are told, entry by entry;
//! - [`http`]: the bodies of a house's HTTP API;
//! - [`admin`]: what whoever runs a house asks of it;
//! - [`bots`]: the browser's bot worker, and programs that play in a match.
//!
//! A message becomes text by [`write`] and text a message by [`read`]; nothing else in the project writes or reads the
//! JSON of messages. Views, events and positions pass through as [`Json`], as the game wrote them.
//!
//! ```
//! use wire::table::{Ask, Asking};
//!
//! let ask = Asking::new(Ask::Play { seat: None, mv: "c3-d3".into() }).with_id("p-1".into());
//! let text = wire::write(&ask);
//! let read: Asking = wire::read(&text).unwrap();
//! assert_eq!(read.id, Some("p-1".into()));
//! ```

pub mod admin;
pub mod bots;
mod bytes;
mod code;
pub mod http;
mod id;
#[cfg(feature = "schema")]
pub mod schema;
pub mod table;
mod text;
mod time;
pub mod told;
pub mod umpire;

pub use ::bots::{Character, Level, Skill, Strength};
pub use bytes::{Commitment, Fair, Hex, Salt, Seal, Secret};
pub use code::Code;
pub use id::Id;
#[cfg(feature = "count")]
pub use text::{Conversions, conversions};
pub use text::{Error, Json, read, read_bytes, unknown_level, write};
pub use time::Time;

/// The version of the messages: it rises when a program that knows an older one would misread them.
pub const PROTOCOL: u32 = 2;
/// The version of the format of records.
pub const RECORD: u32 = 1;
/// The version of the program that this is part of.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");
