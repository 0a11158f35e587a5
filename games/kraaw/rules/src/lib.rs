//! Kraaw: crows line their nests with treasures, look, reveal, lock and steal.
//!
//! [`Kraaw`] keeps the contract of [`kernel::Game`] by the law of the game
//! (`LAW.md`); rulings are cited by their numbers. The heart of the game is who knows what:
//! every card remembers which hand it was dealt in and who has seen it, and that is all a
//! [`View`] and an imagined world need.
//!
//! This crate deals nothing by itself, keeps no history and speaks no human language.
//!
//! ```
//! use kernel::{Game, Nobody, Turn};
//! use kraaw_rules::Kraaw;
//!
//! let options = Kraaw::options(3, &kraaw_rules::Asked::default())?;
//! let mut game = Kraaw::new(&options);
//! let mut bits = 1_u32;
//! let mut chance = move || { bits = bits.wrapping_mul(0x915F_77F5).wrapping_add(12345); bits };
//! while game.turn() == Turn::Dealer {
//!     let deal = game.deal(&mut chance);
//!     game.accept(&deal, &mut Nobody)?;
//! }
//! let Turn::Seats(due) = game.turn() else { unreachable!("the game has just begun") };
//! assert_eq!(game.count(due.first().unwrap()), 26, "keep, or one of 25 exchanges with the dog");
//! # Ok::<(), kernel::Flaw>(())
//! ```
#![no_std]

extern crate alloc;

mod deal;
mod event;
mod facts;
mod inspect;
mod lay;
mod moves;
mod notation;
mod options;
mod pieces;
mod play;
mod position;
mod rule;
mod score;
mod set_up;
mod state;
mod view;
#[cfg(feature = "serde")]
mod view_serde;

pub use deal::{Deal, Hand, HandsDeal, NestsDeal};
pub use event::Event;
pub use lay::Lay;
pub use moves::Move;
pub use notation::Spot;
pub use options::{Asked, Direction, Options};
pub use pieces::{Card, Face, Gone, HAND, LOCKS, Nest, Place, Places, deck};
pub use position::{Pending, PhaseName, Position};
pub use rule::Rule;
pub use score::{Counted, Tally, Tie};
pub use state::{Course, Kraaw, Phase};
pub use view::View;
