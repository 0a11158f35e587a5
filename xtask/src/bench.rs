//! `cargo xtask bench`: how fast it is.

use crate::metadata::{Metadata, Package};
use crate::run;
use anyhow::{Result, ensure};

/// The benchmarks that tell how well endings are played, and take long.
const ENDINGS: &str = "endings";

/// Runs the benchmarks of the game or room named, the game's rules included, or all there are.
pub(crate) fn run(wanted: Option<&str>, args: &[String]) -> Result<()> {
    let metadata = Metadata::read()?;
    let is_wanted = |package: &&Package| wanted.is_none_or(|wanted| concerns(package, wanted));
    let all = metadata.packages.iter().filter(is_wanted).flat_map(each);
    let benches: Vec<_> = all.filter(|&(_, bench)| bench != ENDINGS).collect();
    ensure!(!benches.is_empty(), "{} has no benchmarks", wanted.unwrap_or("the workspace"));
    run_each(&benches, args)
}

/// Has every game that has endings to solve solve so many of each size, each in so many seconds.
pub(crate) fn endings(positions: u32, seconds: f64) -> Result<()> {
    let metadata = Metadata::read()?;
    let benches: Vec<_> = metadata.packages.iter().flat_map(each).filter(|&(_, bench)| bench == ENDINGS).collect();
    run_each(&benches, &[positions.to_string(), seconds.to_string()])
}

fn run_each(benches: &[(&str, &str)], args: &[String]) -> Result<()> {
    for (package, bench) in benches {
        let told = ["bench", "--package", package, "--bench", bench, "--"];
        let told: Vec<&str> = told.into_iter().chain(args.iter().map(|arg| &**arg)).collect();
        run::run(&mut run::cargo(&told))?;
    }
    Ok(())
}

fn concerns(package: &Package, wanted: &str) -> bool {
    package.name == wanted || package.name.strip_suffix("-rules") == Some(wanted)
}

/// Each benchmark of a package, with the package's name.
fn each(package: &Package) -> impl Iterator<Item = (&str, &str)> {
    package.benches().map(|bench| (&*package.name, bench))
}
