//! `strandline rules GAME`: the rules page, in the reader's language.

use crate::play::unknown_game;
use words::Lang;

/// Which rules to show.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: crab-stack, crabs or kraaw.
    game: String,
}

/// Prints the page.
pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<()> {
    let page = words::rules(&args.game, lang).ok_or_else(|| unknown_game(&args.game, lang))?;
    println!("{}", page.trim_end());
    Ok(())
}
