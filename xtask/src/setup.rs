//! `cargo xtask setup`: whatever the tests need besides cargo, brought to this machine.

use crate::{e2e, proxies, toolchain};
use anyhow::{Result, bail};

/// Something the tests need, and how it is made sure of; what comes back is how to get what is missing.
type Need = (&'static str, fn() -> Option<String>);

const NEEDS: [Need; 4] = [
    ("rustfmt and clippy", components),
    ("the standard library for browsers", wasm),
    ("Node.js and Chromium, for the tests in a browser", e2e::missing),
    ("proxies, for the examples in deploy/", proxies::missing),
];

/// Brings what can be brought, and names all that cannot at once.
pub(crate) fn run() -> Result<()> {
    let missing: Vec<String> = NEEDS.iter().filter_map(|&(name, need)| told(name, need())).collect();
    if missing.is_empty() {
        println!("Everything is here: `cargo xtask test` checks the project.");
        return Ok(());
    }
    bail!("{}", missing.join("\n"))
}

fn told(name: &str, missing: Option<String>) -> Option<String> {
    println!("{name}: {}", if missing.is_none() { "here" } else { "missing" });
    missing
}

fn components() -> Option<String> {
    let needed =
        toolchain::need_component("fmt", "rustfmt").and_then(|()| toolchain::need_component("clippy", "clippy"));
    needed.err().map(|error| error.to_string())
}

fn wasm() -> Option<String> {
    toolchain::need_wasm().err().map(|error| error.to_string())
}
