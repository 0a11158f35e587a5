//! The rules pages as files of the client: HTML, fetched only by whoever reads them.

use anyhow::{Context, Result};
use pulldown_cmark::{Options, Parser, html};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use words::Lang;

/// Where the part begins that is about moves in writing, which nobody needs who plays with a pointer.
const IN_WRITING: &str = "<!-- in writing -->";

/// Writes every page in every language: `rules-some-game.en.html` and so on.
pub(crate) fn write(assets: &Path) -> Result<()> {
    for game in words::games() {
        for lang in Lang::ALL {
            let page = words::rules(game, lang).with_context(|| format!("{game} has no rules page"))?;
            fs::write(assets.join(format!("rules-{game}.{}.html", lang.code())), as_html(page))?;
        }
    }
    Ok(())
}

/// A page as HTML, each figure marked by a comment where the client draws it.
fn as_html(page: &str) -> String {
    let played = page.split(IN_WRITING).next().unwrap_or_default();
    let mut made = String::new();
    let mut text = String::new();
    for line in played.lines() {
        if let Some((alt, name, caption)) = figure(line) {
            push(&mut made, &mut text);
            writeln!(made, "<!--figure {name}|{alt}|{caption}-->").expect("a string takes all");
        } else {
            text.push_str(line);
            text.push('\n');
        }
    }
    push(&mut made, &mut text);
    made
}

/// Adds what was gathered, as HTML.
fn push(made: &mut String, text: &mut String) {
    html::push_html(made, Parser::new_ext(text, Options::ENABLE_TABLES));
    text.clear();
}

/// A line that is a figure: what is to be seen, its name and its caption.
fn figure(line: &str) -> Option<(&str, &str, &str)> {
    let (alt, rest) = line.strip_prefix("![")?.split_once("](")?;
    let (name, caption) = rest.strip_suffix("\")")?.split_once(" \"")?;
    Some((alt, name, caption))
}

#[cfg(test)]
mod tests {
    use super::{IN_WRITING, as_html, figure};
    use words::Lang;

    #[test]
    fn a_figure_is_marked_and_what_is_about_writing_is_left_out() {
        let page = "# A\n\n![seen](name \"said\")\n\nb\n\n<!-- in writing -->\n\nc\n";
        assert_eq!(as_html(page), "<h1>A</h1>\n<!--figure name|seen|said-->\n<p>b</p>\n");
    }

    #[test]
    fn a_page_shows_the_same_figures_in_every_language() {
        for game in words::games() {
            let names = Lang::ALL.map(|lang| {
                let lines = words::rules(game, lang).unwrap().lines().filter(|line| line.starts_with("!["));
                lines.map(|line| figure(line).expect(line).1).collect::<Vec<_>>()
            });
            assert!(names[0].len() >= 3, "{game} shows {:?}", names[0]);
            assert!(names.iter().all(|other| *other == names[0]), "{game}: {names:?}");
        }
    }

    #[test]
    fn a_page_in_the_browser_shows_how_cards_are_marked() {
        assert!(as_html("A **premium** card is 3* and lies as 3^, or 3^*.\n").contains(" 3* and lies as 3^, or 3^*."));
        for game in words::games() {
            for lang in Lang::ALL {
                let page = words::rules(game, lang).unwrap();
                let shown = as_html(page);
                for mark in marks(page) {
                    assert!(shown.contains(&mark), "{game} in {lang:?} does not show {mark}");
                }
            }
        }
    }

    /// The numbers of a page for players that have a star or a hat, which Markdown must leave alone.
    fn marks(page: &str) -> Vec<String> {
        let played = page.split(IN_WRITING).next().unwrap_or_default();
        let words = played.lines().filter(|line| figure(line).is_none()).flat_map(str::split_whitespace);
        let numbers = words.filter(|word| word.contains(|letter: char| letter.is_ascii_digit()));
        numbers.map(|word| word.replace("**", "")).filter(|word| word.contains(['*', '^'])).collect()
    }

    #[test]
    fn no_page_for_players_speaks_in_code() {
        for game in words::games() {
            for lang in Lang::ALL {
                assert!(!as_html(words::rules(game, lang).unwrap()).contains("<code>"), "{game} in {lang:?}");
            }
        }
    }
}
