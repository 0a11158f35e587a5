//! `cargo xtask e2e`: what a person does, in a real browser against the running house.

use crate::{dist, run};
use anyhow::{Result, bail};
use std::path::Path;
use std::process::Command;

/// Where Debian's package puts the browser.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Builds what is needed and runs the browser tests; says how to get what is missing.
pub(crate) fn run(args: &[String]) -> Result<()> {
    prepare()?;
    let mut tests = in_e2e("npx", &["playwright", "test"]);
    run::run(tests.args(args))
}

/// Measures the client in the browser.
pub(crate) fn bench() -> Result<()> {
    prepare()?;
    run::run(&mut in_e2e("node", &["bench.mjs"]))
}

/// Whether the tests can be run here, or brought to; else how.
pub(crate) fn missing() -> Option<String> {
    if !run::succeeds(&mut run::program("npm", &["--version"])) {
        return Some("Node.js is missing: `apt-get install nodejs npm`".into());
    }
    let install = ["install", "-y", "--no-install-recommends", "chromium"];
    if !Path::new(CHROMIUM).exists() && !run::succeeds(&mut run::program("apt-get", &install)) {
        return Some("Chromium is missing: `apt-get install chromium` as root".into());
    }
    None
}

fn prepare() -> Result<()> {
    if let Some(how) = missing() {
        bail!(how);
    }
    dist::run(dist::Build::Release)?;
    run::run(&mut run::cargo(&["build", "--package", "strandline"]))?;
    run::run(in_e2e("npm", &["ci", "--no-audit", "--no-fund"]).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))
}

fn in_e2e(program: &str, args: &[&str]) -> Command {
    let mut command = run::program(program, args);
    command.current_dir(run::root().join("e2e")).env("CHROMIUM", CHROMIUM);
    command
}
