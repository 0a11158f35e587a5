//! `strandline rules GAME`: the rules page, in the reader's language.

use crate::out::Out;
use crate::play::unknown_game;
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
    let page = page(&args.game, lang).ok_or_else(|| unknown_game(&args.game, lang))?;
    Ok(writeln!(Out::new(lang), "{page}")?)
}

/// The rules page of a game as a terminal shows it.
pub(crate) fn page(game: &str, lang: Lang) -> Option<String> {
    let lines: Vec<_> = words::rules(game, lang)?.trim_end().lines().filter_map(shown).collect();
    Some(lines.join("\n"))
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
    use words::Lang;

    #[test]
    fn a_page_shows_no_marks_of_figures_and_says_what_stands_under_them() {
        for game in ["crab-stack", "crabs", "kraaw"] {
            for lang in Lang::ALL {
                let page = page(game, lang).unwrap();
                assert!(!page.contains("![") && !page.contains("<!--"), "{game} in {lang}: {page}");
            }
        }
        assert!(page("crab-stack", Lang::En).unwrap().contains("]\nThe bigger, the slower.\n"));
        assert!(page("crab-stack", Lang::Fr).unwrap().contains("]\nPlus il est gros, plus il est lent.\n"));
        assert!(page("crab-stack", Lang::Ru).unwrap().contains("]\nЧем больше, тем медленнее.\n"));
    }
}
