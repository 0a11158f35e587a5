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
            let ids = words::rules(game, Lang::En).map(ids).unwrap_or_default();
            fs::write(assets.join(format!("rules-{game}.{}.html", lang.code())), with_ids(&as_html(page), &ids))?;
        }
    }
    Ok(())
}

/// A page as HTML, each figure marked by a comment where the client draws it.
fn as_html(page: &str) -> String {
    let mut made = String::new();
    let mut text = String::new();
    for line in played(page).lines() {
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

/// The ids of the headings under the title, from their English words, so that a link leads to the same place in every
/// language.
fn ids(page: &str) -> Vec<String> {
    let titles = played(page).lines().filter_map(|line| line.strip_prefix("## ").or(line.strip_prefix("### ")));
    titles.map(|title| title.to_lowercase().replace(' ', "-")).collect()
}

/// A page with an id on each heading under the title, in their order.
fn with_ids(page: &str, ids: &[String]) -> String {
    let mut ids = ids.iter();
    let mut made = String::new();
    for (at, piece) in page.split("<h").enumerate() {
        let level = piece.chars().next().filter(|level| at > 0 && matches!(level, '2' | '3'));
        match level.and_then(|level| Some((level, ids.next()?))) {
            Some((level, id)) => made += &format!("<h{level} id=\"rule-{id}\"{}", &piece[1..]),
            None if at > 0 => made += &format!("<h{piece}"),
            None => made += piece,
        }
    }
    made
}

/// What of a page is for whoever plays with a pointer.
fn played(page: &str) -> &str {
    page.split(IN_WRITING).next().unwrap_or_default()
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
    use super::{as_html, figure, ids, played, with_ids};
    use words::Lang;

    #[test]
    fn a_figure_is_marked_and_what_is_about_writing_is_left_out() {
        let page = "# A\n\n![seen](name \"said\")\n\nb\n\n<!-- in writing -->\n\nc\n";
        assert_eq!(as_html(page), "<h1>A</h1>\n<!--figure name|seen|said-->\n<p>b</p>\n");
    }

    #[test]
    fn headings_have_the_same_ids_in_every_language() {
        let page = "# A\n\n## The end\n\nb\n\n### Ties\n";
        assert_eq!(ids(page), ["the-end", "ties"]);
        let french = with_ids("<h1>A</h1>\n<h2>La fin</h2>\n<p>b</p>\n<h3>Égalités</h3>\n", &ids(page));
        assert_eq!(
            french,
            "<h1>A</h1>\n<h2 id=\"rule-the-end\">La fin</h2>\n<p>b</p>\n<h3 id=\"rule-ties\">Égalités</h3>\n"
        );
        for game in words::games() {
            let levels = Lang::ALL.map(|lang| {
                let lines = played(words::rules(game, lang).unwrap()).lines().filter(|line| line.starts_with("##"));
                lines.map(|line| line.split(' ').next().unwrap().len()).collect::<Vec<_>>()
            });
            assert!(levels.iter().all(|other| *other == levels[0]), "{game}: {levels:?}");
        }
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
        let words = played(page).lines().filter(|line| figure(line).is_none()).flat_map(str::split_whitespace);
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
