//! The rules pages as files of the client: HTML, fetched only by whoever reads them.

use anyhow::{Context, Result};
use pulldown_cmark::{Options, Parser, html};
use std::fs;
use std::path::Path;
use words::{Lang, RulesPart, played_parts, section_names};

/// Writes every page in every language: `rules-some-game.en.html` and so on.
pub(crate) fn write(assets: &Path) -> Result<()> {
    for game in words::games() {
        let page = |lang| words::rules(game, lang).with_context(|| format!("{game} has no rules page"));
        let names = section_names(page(Lang::En)?);
        for lang in Lang::ALL {
            fs::write(assets.join(format!("rules-{game}.{}.html", lang.code())), as_html(page(lang)?, &names))?;
        }
    }
    Ok(())
}

/// A page as HTML, with a comment for each heading of a section, each figure and the summary: the client makes those.
fn as_html(page: &str, names: &[String]) -> String {
    let mut names = names.iter();
    let mut next_name = || names.next().map_or("", String::as_str);
    played_parts(page).map(|part| part_as_html(&part, &mut next_name)).collect()
}

fn part_as_html<'a>(part: &RulesPart<'_>, name: &mut impl FnMut() -> &'a str) -> String {
    match part {
        RulesPart::Heading { level: 1, title } => text_as_html(&format!("# {title}")),
        RulesPart::Heading { level, title } => format!("<!--heading {level}|{}|{title}-->\n", name()),
        RulesPart::Figure { name, seen, said } => format!("<!--figure {name}|{seen}|{said}-->\n"),
        RulesPart::Text(text) => text_as_html(text),
        RulesPart::Summary => "<!--summary-->\n".into(),
        RulesPart::InWriting => String::new(),
    }
}

fn text_as_html(text: &str) -> String {
    let mut made = String::new();
    html::push_html(&mut made, Parser::new_ext(text, Options::ENABLE_TABLES));
    made
}

#[cfg(test)]
mod tests {
    use super::{as_html, text_as_html};
    use std::collections::BTreeSet;
    use words::{Lang, RulesPart, played_parts, section_names};

    #[test]
    fn headings_figures_and_the_summary_are_marked_and_what_is_about_writing_is_left_out() {
        let page = "# A\n\n## B!\n\n![seen](name \"said\")\n\n### Ç\n\nb\n\n<!-- summary -->\n\n## D\n\n<!-- in writing -->\n\n## E\n\nc\n";
        let names = section_names("# A\n## The bees!\n### Sea\n## D\n<!-- in writing -->\n## E\n");
        assert_eq!(names, ["the-bees", "sea", "d"]);
        assert_eq!(
            as_html(page, &names),
            "<h1>A</h1>\n<!--heading 2|the-bees|B!-->\n<!--figure name|seen|said-->\n<!--heading 3|sea|Ç-->\n<p>b</p>\n<!--summary-->\n<!--heading 2|d|D-->\n"
        );
    }

    /// Every page, by game and language.
    fn pages() -> impl Iterator<Item = (&'static str, Lang, &'static str)> {
        words::games()
            .flat_map(|game| Lang::ALL.map(|lang| (game, lang, words::rules(game, lang).expect("a rules page"))))
    }

    #[test]
    fn every_section_of_a_page_has_a_name_of_its_own() {
        for (game, _, page) in pages().filter(|(_, lang, _)| *lang == Lang::En) {
            let names = section_names(page);
            let different: BTreeSet<&String> = names.iter().collect();
            assert!(names.len() > 3 && different.len() == names.len(), "{game}: {names:?}");
            assert!(!different.contains(&String::new()), "{game}: {names:?}");
        }
    }

    #[test]
    fn every_page_ends_with_a_summary_and_shows_figures() {
        for (game, lang, page) in pages() {
            let parts: Vec<_> = played_parts(page).collect();
            let summary = parts.iter().position(|part| *part == RulesPart::Summary);
            let summary = &parts[summary.unwrap_or_else(|| panic!("{game} in {lang} has no summary"))..];
            let figures =
                |parts: &[RulesPart<'_>]| parts.iter().filter(|part| matches!(part, RulesPart::Figure { .. })).count();
            assert!(
                matches!(summary, [_, RulesPart::Heading { level: 2, .. }, RulesPart::Text(_)]),
                "{game} in {lang}"
            );
            assert!(figures(&parts) >= 3, "{game} in {lang}");
        }
    }

    #[test]
    fn a_page_in_the_browser_shows_how_cards_are_marked() {
        assert!(
            text_as_html("A **premium** card is 3* and lies as 3^, or 3^*.\n").contains(" 3* and lies as 3^, or 3^*.")
        );
        for (game, lang, page) in pages() {
            let shown = as_html(page, &[]);
            for mark in played_parts(page).flat_map(marks) {
                assert!(shown.contains(&mark), "{game} in {lang} does not show {mark}");
            }
        }
    }

    /// The numbers of a text that have a star or a hat, which Markdown must leave alone.
    fn marks(part: RulesPart<'_>) -> Vec<String> {
        let RulesPart::Text(text) = part else { return Vec::new() };
        let numbers = text.split_whitespace().filter(|word| word.contains(|letter: char| letter.is_ascii_digit()));
        numbers.map(|word| word.replace("**", "")).filter(|word| word.contains(['*', '^'])).collect()
    }

    #[test]
    fn no_page_for_players_speaks_in_code() {
        for (game, lang, page) in pages() {
            assert!(!as_html(page, &[]).contains("<code>"), "{game} in {lang}");
        }
    }
}
