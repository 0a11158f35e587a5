//! `cargo xtask tidy`: the house is in order.
//!
//! What the documents promise about the code is checked here, and each finding is a sentence that
//! says what to do about it.

mod crates;
mod files;
mod names;
mod rooms;
mod sentences;
mod unheard;

use anyhow::{Result, bail};

/// Looks at everything and tells all that was found.
pub(crate) fn run() -> Result<()> {
    let sources = files::all()?;
    let findings =
        [rooms::check()?, crates::check()?, files::check(&sources), names::check(&sources), sentences::check(&sources)]
            .concat();
    for finding in &findings {
        println!("- {finding}");
    }
    match findings.len() {
        0 => println!("The house is in order: {} files.", sources.len()),
        1 => bail!("one thing is not in order"),
        many => bail!("{many} things are not in order"),
    }
    Ok(())
}
