//! What the games' drawings for the browser share. Natively this crate is only what is said aloud.
//!
//! A game is drawn through [`Board`]: a board is given a [`Table`], something to look at and whom to tell, and draws the
//! game's scene. What is allowed, and what a choice means, the scene knows; a board knows pixels, keys and fingers.

#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(target_arch = "wasm32")]
mod ctx;
#[cfg(target_arch = "wasm32")]
mod drawn;
#[cfg(target_arch = "wasm32")]
pub mod flight;
#[cfg(target_arch = "wasm32")]
mod look;
mod marks;
#[cfg(target_arch = "wasm32")]
pub mod motion;
#[cfg(target_arch = "wasm32")]
pub mod notes;
#[cfg(target_arch = "wasm32")]
#[expect(unreachable_pub, reason = "the component macro writes `pub`")]
mod parts;
#[cfg(target_arch = "wasm32")]
pub mod plain;
pub mod said;
#[cfg(target_arch = "wasm32")]
#[expect(unreachable_pub, reason = "the component macro writes `pub`")]
mod tips;

pub use marks::Marks;

#[cfg(target_arch = "wasm32")]
pub use {
    ctx::{Ctx, ctx},
    drawn::Board,
    look::{Hold, Look, Shared, Table},
    parts::{Dock, Hint, Icon},
    tips::Tips,
};
