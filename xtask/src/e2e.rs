//! `cargo xtask e2e`: what a person does, in a real browser against the running house.

use crate::dist::{self, Build};
use crate::run;
use anyhow::{Result, bail};
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// Where the browser is, or Debian's package puts it.
fn chromium() -> PathBuf {
    env::var_os("CHROMIUM").map_or_else(|| PathBuf::from("/usr/bin/chromium"), PathBuf::from)
}

/// Builds what is needed and runs the browser tests; says how to get what is missing.
pub(crate) fn run(build: Build, args: &[String]) -> Result<()> {
    prepare(build)?;
    play(args)
}

/// Runs the browser tests on the client as it was last built.
pub(crate) fn run_built(args: &[String]) -> Result<()> {
    prepare_tests()?;
    play(args)
}

fn play(args: &[String]) -> Result<()> {
    run::run(in_e2e("npx", &["playwright", "test"]).args(args))
}

/// Measures the client in the browser.
pub(crate) fn bench() -> Result<()> {
    prepare(Build::Release)?;
    run::run(&mut in_e2e("node", &["bench.mjs"]))
}

/// Whether the tests can be run here, or brought to; else how.
pub(crate) fn missing() -> Option<String> {
    if !run::succeeds(&mut run::program("npm", &["--version"])) {
        return Some("Node.js is missing: `apt-get install nodejs npm`".into());
    }
    if !chromium().exists() && !install("chromium") {
        return Some("Chromium is missing: `apt-get update && apt-get install chromium` as root".into());
    }
    None
}

/// Installs a package. A fresh machine does not know any before it has asked which there are.
pub(crate) fn install(package: &str) -> bool {
    println!("installing {package}");
    let apt_get = |args: &[&str]| run::succeeds(&mut run::program("apt-get", args));
    let install = || apt_get(&["install", "-y", "--no-install-recommends", package]);
    install() || (apt_get(&["update"]) && install())
}

fn prepare(build: Build) -> Result<()> {
    if let Some(how) = missing() {
        bail!(how);
    }
    dist::run(build)?;
    prepare_tests()
}

fn prepare_tests() -> Result<()> {
    run::strandline()?;
    run::run(in_e2e("npm", &["ci", "--no-audit", "--no-fund"]).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))
}

fn in_e2e(program: &str, args: &[&str]) -> Command {
    let mut command = run::program(program, args);
    command.current_dir(run::root().join("e2e")).env("CHROMIUM", chromium());
    command
}
