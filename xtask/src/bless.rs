//! `cargo xtask bless`: what the snapshot tests show now is what they shall show.

use crate::run;
use anyhow::Result;

/// Runs the tests and lets them overwrite their snapshots. Read `git diff` afterwards.
pub(crate) fn run(package: Option<&str>) -> Result<()> {
    let which = package.map_or(vec!["--workspace"], |name| vec!["--package", name]);
    let told: Vec<&str> = ["test", "--quiet", "--no-fail-fast"].into_iter().chain(which).collect();
    run::run(run::cargo(&told).env("INSTA_UPDATE", "always").env("INSTA_FORCE_PASS", "1"))?;
    println!("\nSnapshots are as the tests show them now. Read what changed with `git diff` before you commit.");
    Ok(())
}
