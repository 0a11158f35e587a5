//! The rules of New Game, a pure value. `LAW.md` beside this crate is what it says, numbered.
//!
//! In each round every seat is dealt a pearl that it alone sees, and all at once each bids shells from its purse. The
//! highest pearl and bid together wins the round.

#![no_std]

extern crate alloc;

mod deal;
mod event;
mod moves;
mod options;
mod rule;
mod state;
mod view;

pub use deal::Deal;
pub use event::Event;
pub use moves::Move;
pub use options::{Asked, Options};
pub use rule::Rule;
pub use state::{NewGame, Position};
pub use view::{Shown, View};

/// The highest pearl; there is one of each from 1.
pub const PEARLS: u8 = 9;
/// The shells in a purse at the start.
pub const PURSE: u8 = 5;
/// The most shells of one bid.
pub const MOST: u8 = 3;
