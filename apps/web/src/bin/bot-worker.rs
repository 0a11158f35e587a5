//! The bots, in a thread of their own beside the page, which stays smooth while they think.

#[cfg(target_arch = "wasm32")]
fn main() {
    web::serve_bots();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The bots' thread runs in a browser: `cargo xtask play` builds and opens it.");
}
