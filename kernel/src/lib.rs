//! The contract that every game of the house keeps.
//!
//! A game is a pure value: no clock, no I/O, no random numbers, no human language. *Seats* make
//! moves and *the dealer* makes deals; both are chosen outside and handed in. Everything a table,
//! a bot or a laboratory does with a game goes through [`Game`].
//!
//! This crate knows no game, no table and no file format.
#![no_std]

extern crate alloc;

mod chance;
mod flaw;
mod frame;
mod game;
pub mod notation;
mod options;
mod outcome;
mod perft;
mod seat;
mod title;

pub use chance::{Chance, any_chance};
pub use flaw::Flaw;
pub use frame::Frame;
pub use game::{Decode, Encode, Game, Nobody, Refusal, Rule, Witness};
pub use options::{OptionKind, OptionSpec, OwnData};
pub use outcome::{Outcome, Turn};
pub use perft::perft;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewpoint};
pub use title::Title;
