//! `strandline rules GAME`: the rules page, in the reader's language.

use crate::out::Out;
use crate::play::game_named;
use catalog::GameId;
use std::io::Write;
use words::Lang;

/// Which rules to show.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
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
                let (page, whole) = (page(game, lang), words::rules(game.name(), lang).expect("a rules page"));
                assert!(!page.contains("![") && !page.contains("<!--"), "{game} in {lang}: {page}");
                for figure in whole.lines().filter(|line| line.starts_with("![")) {
                    let caption = figure.rsplit('"').nth(1).expect("a caption");
                    assert!(page.contains(&format!("]\n{caption}\n")), "{game} in {lang}: {caption}");
                }
            }
        }
    }
}
