//! Any game, with its types erased: what a table holds that may play whichever.
//!
//! Deals, views and events stay the game's own types inside ([`AnyDeal`], [`AnyView`], [`AnyEvent`]): they are shared,
//! compared and handed on without being written down, and are written where they leave the program. Moves come in as
//! text, in the game's notation. Search and playouts use the typed games.

mod any_game;
mod data;
mod from_view;
mod listing;

pub use any_game::{AnyGame, DealSource, Legal, Played, Refused, SetUp, imagined, set_up, start};
pub use data::{AnyDeal, AnyEvent, AnyView};
pub use from_view::{pick, seen_after};

/// Data on its way out, already written.
pub type Json = Box<serde_json::value::RawValue>;
