//! Starting other programs.

use anyhow::{Context, Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// All packages but this one, for every command that builds them: which features a crate has follows from what is built
/// together, so what one command built is used again by the next. `cargo xtask` itself has built what this one needs.
pub(crate) const PRODUCT: [&str; 4] = ["--workspace", "--exclude", "xtask", "--all-features"];

/// Builds `strandline` as the tests of the product did, so that hardly anything is built again: with a test of its own,
/// since what tests need makes features of crates differ. Says where it is.
pub(crate) fn strandline() -> Result<PathBuf> {
    run(cargo(&["test", "--quiet", "--no-run", "--test", "umpire_page"]).args(PRODUCT))?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Ok(target.join("debug/strandline"))
}

/// The folder that holds the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}

/// The cargo that started us, to be told what to do in the workspace's root.
pub(crate) fn cargo(args: &[&str]) -> Command {
    program(&env::var("CARGO").unwrap_or_else(|_| "cargo".into()), args)
}

/// Any program, to be started in the workspace's root.
pub(crate) fn program(name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root()).args(args);
    command
}

/// Runs it where the developer sees it, and asks that it succeed.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{} ended with {status}", spoken(command));
    }
    Ok(())
}

/// Runs it, asks that it succeed, and returns what it printed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start {command:?}"))?;
    if !output.status.success() {
        bail!("{} ended with {}", spoken(command), output.status);
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Whether it can be run at all, without showing it.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The command as a developer would type it.
fn spoken(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let args = command.get_args().map(|arg| arg.to_string_lossy().into_owned());
    std::iter::once(name).chain(args).collect::<Vec<_>>().join(" ")
}
