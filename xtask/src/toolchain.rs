//! The parts of the toolchain that the checks need.
//!
//! `rust-toolchain.toml` names them and rustup usually brings them by itself; where it was told not
//! to, they are asked for here.

use crate::run;
use anyhow::{Result, bail};
use std::path::Path;

/// What browsers run.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure of a component that shows itself as a cargo command, such as `fmt`.
pub(crate) fn need_component(command: &str, component: &str) -> Result<()> {
    if run::succeeds(&mut run::cargo(&[command, "--version"])) {
        return Ok(());
    }
    fetch("component", component)
}

/// Makes sure of the standard library for browsers.
pub(crate) fn need_wasm() -> Result<()> {
    let sysroot = run::output(&mut run::program("rustc", &["--print", "sysroot"]))?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(WASM).is_dir() {
        return Ok(());
    }
    fetch("target", WASM)
}

fn fetch(kind: &str, name: &str) -> Result<()> {
    println!("fetching the {kind} {name}");
    if run::run(&mut run::program("rustup", &[kind, "add", name])).is_err() {
        bail!("the {kind} {name} is missing and could not be fetched: run `rustup {kind} add {name}` when online");
    }
    Ok(())
}
