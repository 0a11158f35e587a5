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

/// Makes the recording on the first page anew: a game on a real terminal. Look at it before you commit.
pub(crate) fn recording() -> Result<()> {
    let told = ["test", "--package", "strandline", "--all-features", "--test", "recording"];
    run::run(run::cargo(&told).env("INSTA_UPDATE", "always"))?;
    println!("\ndocs/pictures/recording.svg shows what is seen now.");
    Ok(())
}
