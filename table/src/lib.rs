//! A game being conducted, as a value. Messages in, messages out; no I/O, no clock.
//!
//! A [`Session`] is one play-through: a game, its log and its dealer. The [`Umpire`] conducts
//! sessions for a program that speaks the protocol. A [`host::Host`] is a table with people
//! around it, wherever they are; a [`host::LocalTable`] one whose people share a device. A [`Record`] is a
//! play-through written down.
//!
//! This crate knows no human language: whoever runs it hands in a [`Voice`].

mod dealer;
pub mod fair;
mod history;
pub mod host;
mod lines;
mod problem;
mod record;
mod session;
mod thinker;
mod umpire;

pub use bots::{Budget, Character, Level, Skill, Strength};
pub use dealer::Dealer;
pub use fair::Fair;
pub use history::{History, Ply};
pub use lines::Lines;
pub use problem::{Code, Problem, Voice, reply};
pub use record::{Deal, Ending, Entry, PERSON, Record};
pub use session::{Played, Session};
pub use thinker::{Thinker, Thinkers, Thought};
pub use umpire::{LONGEST_LINE, MOST_TABLES, Umpire, games, listed};
