//! The games of the house, listed once.
//!
//! A table holds a game as `Box<dyn AnyGame>`: moves come in as text, deals, views, events and
//! positions pass through as JSON. Text and JSON exist only here and further out; search and
//! playouts use the typed games.
#![no_std]

extern crate alloc;

mod any_game;
mod schema;

pub use any_game::{AnyGame, DealSource, Json, Legal, Played, Refused};
pub use schema::schema;

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use any_game::Playing;
use core::ops::RangeInclusive;
use kernel::{Flaw, Game, OptionSpec};
use serde_json::Value;

/// One game of the house.
#[derive(Clone)]
pub struct Listed {
    /// The name programs use.
    pub id: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// What can be chosen before play.
    pub options: &'static [OptionSpec],
    /// The names of the rules a move can break.
    pub rules: fn() -> Vec<&'static str>,
    new: Start,
}

type Start = fn(u8, &Value) -> Result<Box<dyn AnyGame>, Flaw>;

impl Listed {
    /// A game's entry.
    pub fn of<G: Game>() -> Self {
        use kernel::Rule;
        Self {
            id: G::ID,
            seats: G::SEATS,
            options: G::OPTIONS,
            rules: || G::Rule::ALL.iter().map(|rule| rule.code()).collect(),
            new: |seats, options| Ok(Box::new(Playing::<G>::new(seats, options)?)),
        }
    }

    /// A game about to be dealt, with these options (an object, all of it optional).
    pub fn start(&self, seats: u8, options: &Value) -> Result<Box<dyn AnyGame>, Flaw> {
        (self.new)(seats, options)
    }
}

/// Every game of the house.
pub fn games() -> Vec<Listed> {
    vec![Listed::of::<crab_stack::CrabStack>(), Listed::of::<crabs::Crabs>(), Listed::of::<kraaw::Kraaw>()]
}

/// The game with this name.
pub fn find(id: &str) -> Option<Listed> {
    games().into_iter().find(|listed| listed.id == id)
}
