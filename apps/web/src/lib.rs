//! The browser client: the table people sit at, alone, around one device, or online.
//!
//! The crate has two halves. The pure half compiles everywhere and is what the tests are about: what a
//! hash in the address means ([`route`]), a game played on this device ([`local_table`]), what happened in
//! it ([`story`]). The other half draws it with Leptos and exists only for browsers.

pub mod follow;
pub mod local_table;
pub mod online_settings;
pub mod packed;
pub mod qr;
pub mod rounds;
pub mod route;
pub mod rules_page;
pub mod sealed;
pub mod settings;
pub mod setup;
pub mod version;

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
