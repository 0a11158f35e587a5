//! `strandline rules GAME`: the rules page, in the reader's language.

use crate::out::Out;
use crate::play::game_named;
use catalog::GameId;
use std::io::Write;
use words::Lang;

/// Which rules to show.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: crab-stack, crabs or kraaw.
    game: String,
}

/// Prints the page.
pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<()> {
    let page = page(game_named(&args.game, lang)?, lang);
    Ok(writeln!(Out::new(lang), "{page}")?)
}

/// The rules page of a game as a terminal shows it.
pub(crate) fn page(game: GameId, lang: Lang) -> String {
    let page = words::rules(game.name(), lang).unwrap_or_default();
    page.trim_end().lines().filter_map(shown).collect::<Vec<_>>().join("\n")
}

/// A line as a terminal shows it: a figure as what is to be seen there and what is said under it, and no marks.
fn shown(line: &str) -> Option<String> {
    match figure(line) {
        Some((seen, said)) => Some(format!("[{seen}]\n{said}")),
        None => (!line.starts_with("<!--")).then(|| line.to_owned()),
    }
}

/// What is to be seen in a figure, and its caption.
fn figure(line: &str) -> Option<(&str, &str)> {
    let (seen, rest) = line.strip_prefix("![")?.split_once("](")?;
    let (_, said) = rest.strip_suffix("\")")?.split_once(" \"")?;
    Some((seen, said))
}

#[cfg(test)]
mod tests {
    use super::page;
    use catalog::GameId;
    use words::Lang;

    #[test]
    fn a_page_shows_no_marks_of_figures_and_says_what_stands_under_them() {
        for game in GameId::ALL {
            for lang in Lang::ALL {
                let page = page(game, lang);
                assert!(!page.contains("![") && !page.contains("<!--"), "{game} in {lang}: {page}");
            }
        }
        assert!(page(GameId::CrabStack, Lang::En).contains("]\nThe bigger, the slower.\n"));
        assert!(page(GameId::CrabStack, Lang::Fr).contains("]\nPlus il est gros, plus il est lent.\n"));
        assert!(page(GameId::CrabStack, Lang::Ru).contains("]\nЧем больше, тем медленнее.\n"));
    }
}
