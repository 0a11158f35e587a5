//! The page. Built for browsers by `cargo xtask dist`; natively there is nothing to start.

#[cfg(target_arch = "wasm32")]
fn main() {
    web::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The client runs in a browser: `cargo xtask play` builds and opens it.");
}
