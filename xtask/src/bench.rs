//! `cargo xtask bench`: how fast it is.

use crate::metadata::{Metadata, Package};
use crate::run;
use anyhow::{Result, ensure};

/// Runs the benchmarks of the package named, or all there are.
pub(crate) fn run(game: Option<&str>, args: &[String]) -> Result<()> {
    let metadata = Metadata::read()?;
    let benches: Vec<_> = metadata
        .packages
        .iter()
        .filter(|package| game.is_none_or(|game| package.name == game))
        .flat_map(each)
        .collect();
    ensure!(!benches.is_empty(), "{} has no benchmarks", game.unwrap_or("the workspace"));
    for (package, bench) in benches {
        let told = ["bench", "--package", package, "--bench", bench, "--"];
        let told: Vec<&str> = told.into_iter().chain(args.iter().map(|arg| &**arg)).collect();
        run::run(&mut run::cargo(&told))?;
    }
    Ok(())
}

/// Each benchmark of a package, with the package's name.
fn each(package: &Package) -> impl Iterator<Item = (&str, &str)> {
    package.benches().map(|bench| (&*package.name, bench))
}
