//! The browser client: the table people sit at, alone, around one device, or online.
//!
//! The crate has two halves. The pure half compiles everywhere and is what the tests are about: what a
//! hash in the address means ([`route`]), a game played on this device ([`desk`]), what happened in
//! it ([`story`]) and, for each game, its *scene*
//! ([`scene`]): a view arranged for drawing, with the moves its things carry. The other half draws
//! it with Leptos and exists only for browsers.
//!
//! Nothing here knows a rule: a scene asks a game imagined from the view, which has the same legal moves
//! as the real one.

pub mod desk;
pub mod leaflet;
pub mod lesson;
pub mod online;
pub mod qr;
pub mod route;
pub mod scene;
pub mod settings;
pub mod setup;
pub mod story;
pub mod terms;

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
#[expect(unreachable_pub, reason = "the component macro writes `pub`")]
#[expect(clippy::needless_pass_by_value, reason = "what a component is told, it owns")]
mod draw;
#[cfg(target_arch = "wasm32")]
#[expect(unreachable_pub, reason = "the component macro writes `pub`")]
#[expect(clippy::needless_pass_by_value, reason = "what a component is told, it owns")]
mod page;

#[cfg(target_arch = "wasm32")]
pub use page::start;
