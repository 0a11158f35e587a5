//! The games of the house, listed once.
//!
//! The list is the dependencies of this crate that lie beside it: a line each in its `Cargo.toml`, from which [`GameId`]
//! and [`with_game!`] are made. A room that needs something of each game has a trait for it and reaches the game by
//! `with_game!`, so a game that lacks it does not compile.
//!
//! A table holds a game as `Box<dyn AnyGame>`, from the crate [`any_game`].

// Before the modules, which use its macro.
include!(concat!(env!("OUT_DIR"), "/games.rs"));

mod id;
mod schema;

pub use any_game::{AnyDeal, AnyEvent, AnyGame, AnyView, DealSource, Json, Legal, Played, Refused, SetUp};
pub use id::NotListed;
pub use schema::schema;

/// The rules of a game, by the type that its folder calls itself by.
pub type Rules<T> = <T as kernel::Title>::Rules;
