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
    page.trim_end().lines().filter_map(shown).for_each(|line| println!("{line}"));
    Ok(())
}

/// A line as a terminal shows it: a figure as what is to be seen there, and no marks.
fn shown(line: &str) -> Option<String> {
    match line.strip_prefix("![").and_then(|rest| rest.split_once("](")) {
        Some((seen, _)) => Some(format!("[{seen}]")),
        None => (!line.starts_with("<!--")).then(|| line.to_owned()),
    }
}
