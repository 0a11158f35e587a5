//! Players for any game of the house.
//!
//! A [`Bot`] is given a view, never the game: what it does not see it must imagine. Search is written
//! once over the contract: [`alphabeta`] for two seats with nothing hidden, [`tree`] for more seats
//! and for hidden cards. What a search knows of one game, it is told through a small trait.
//!
//! This crate has no clock and starts no generator from the outside world: time comes with the
//! [`Budget`], chance from a seed. The same seed, view and number of simulations give the same choice
//! on one platform; another may in principle round a logarithm differently, though WebAssembly was found
//! to choose alike.

pub mod alphabeta;
mod bot;
mod budget;
mod character;
pub mod contest;
pub mod dice;
mod flat;
mod level;
mod payoff;
mod plain;
mod playable;
mod rung;
pub mod safety;
mod skill;
#[cfg(not(target_arch = "wasm32"))]
pub mod speed;
pub mod tree;

pub use bot::{Bot, Choice};
pub use budget::{Budget, Clock, Meter};
pub use character::Character;
pub use dice::Dice;
pub use flat::Flat;
pub use level::Level;
pub use payoff::Payoff;
pub use plain::plain;
pub use playable::{Playable, Textbook};
pub use rung::Rung;
#[cfg(feature = "serde")]
pub use skill::UNKNOWN_LEVEL;
pub use skill::{Skill, Strength};
