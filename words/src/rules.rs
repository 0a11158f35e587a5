//! The rules pages, and how one is put together.

use crate::{Lang, typography};
use std::mem;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// How to play a game, in our own words, as Markdown. `None` for a game that is not of this house.
///
/// ```
/// use words::{Lang, rules};
/// assert!(rules("chess", Lang::En).is_none());
/// ```
pub fn rules(game: &str, lang: Lang) -> Option<&'static str> {
    static SET: OnceLock<Vec<[String; 3]>> = OnceLock::new();
    let at = PAGES.iter().position(|(name, _)| *name == game)?;
    Some(&SET.get_or_init(set)[at][lang as usize])
}

/// The pages as their languages set them.
fn set() -> Vec<[String; 3]> {
    PAGES.iter().map(|(_, pages)| Lang::ALL.map(|lang| typography::page(lang, pages[lang as usize]))).collect()
}

/// The games that have a rules page.
pub fn games() -> impl Iterator<Item = &'static str> {
    PAGES.iter().map(|(game, _)| *game)
}

/// A part of a rules page. Headings, figures and marks stand on a line of their own; what is between them is text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesPart<'a> {
    /// A heading: 1 is the page's title, 2 a section, 3 a section within that.
    Heading {
        /// How deep it is.
        level: usize,
        /// What it says.
        title: &'a str,
    },
    /// A drawing.
    Figure {
        /// What it is called.
        name: &'a str,
        /// What is to be seen, in words.
        seen: &'a str,
        /// What it says under the drawing.
        said: &'a str,
    },
    /// Markdown without any of the others.
    Text(String),
    /// From here on all is said once more, on one sheet.
    Summary,
    /// From here on it is about moves in writing, which nobody needs who plays with a pointer.
    InWriting,
}

/// The parts of a rules page, from top to bottom.
///
/// ```
/// use words::{RulesPart, rules_parts};
/// let parts = rules_parts("# Go\n\nPlace stones.\n\n<!-- summary -->\n");
/// assert_eq!(parts[0], RulesPart::Heading { level: 1, title: "Go" });
/// assert_eq!(parts[1], RulesPart::Text("Place stones.\n".into()));
/// assert_eq!(parts[2], RulesPart::Summary);
/// ```
pub fn rules_parts(page: &str) -> Vec<RulesPart<'_>> {
    let mut parts = Vec::new();
    let mut text = String::new();
    for line in page.lines() {
        if let Some(part) = of_line(line) {
            parts.extend(gathered(&mut text));
            parts.push(part);
        } else {
            text.push_str(line);
            text.push('\n');
        }
    }
    parts.extend(gathered(&mut text));
    parts
}

/// The text gathered so far, without empty lines around it.
fn gathered(text: &mut String) -> Option<RulesPart<'static>> {
    let text = mem::take(text);
    let inner = text.trim_matches('\n');
    (!inner.is_empty()).then(|| RulesPart::Text(format!("{inner}\n")))
}

/// What a line is that stands for itself.
fn of_line(line: &str) -> Option<RulesPart<'_>> {
    match line {
        "<!-- summary -->" => Some(RulesPart::Summary),
        "<!-- in writing -->" => Some(RulesPart::InWriting),
        _ => heading(line).or_else(|| figure(line)),
    }
}

fn heading(line: &str) -> Option<RulesPart<'_>> {
    let title = line.trim_start_matches('#');
    let level = line.len() - title.len();
    Some(RulesPart::Heading { level, title: title.strip_prefix(' ').filter(|_| level > 0)?.trim() })
}

fn figure(line: &str) -> Option<RulesPart<'_>> {
    let (seen, rest) = line.strip_prefix("![")?.split_once("](")?;
    let (name, said) = rest.strip_suffix("\")")?.split_once(" \"")?;
    Some(RulesPart::Figure { name, seen, said })
}

/// What is shown of a page to whoever plays with a pointer.
pub fn played_parts(page: &str) -> impl Iterator<Item = RulesPart<'_>> {
    rules_parts(page).into_iter().take_while(|part| *part != RulesPart::InWriting)
}

/// What each section is called in addresses, in order: the English heading, so that a link holds in every language.
///
/// ```
/// let page = "# A game\n\n## The aim\n\nWin.\n\n### How so?\n\nBe first.\n";
/// assert_eq!(words::section_names(page), ["the-aim", "how-so"]);
/// ```
pub fn section_names(english: &str) -> Vec<String> {
    played_parts(english).filter_map(|part| section(&part)).map(name_of).collect()
}

/// The heading of a section, or of one within it.
fn section<'a>(part: &RulesPart<'a>) -> Option<&'a str> {
    match part {
        RulesPart::Heading { level: 2.., title } => Some(title),
        _ => None,
    }
}

fn name_of(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::{RulesPart, games, rules, rules_parts};
    use crate::Lang;

    #[test]
    fn a_page_is_headings_figures_marks_and_the_text_between() {
        let page = "# A\n\nb\nc\n\n## D e\n![seen](name \"said\")\n\n<!-- summary -->\n\n| f |\n|---|\n<!-- in writing -->\ng\n";
        let text = |text: &str| RulesPart::Text(text.into());
        let expected = [
            RulesPart::Heading { level: 1, title: "A" },
            text("b\nc\n"),
            RulesPart::Heading { level: 2, title: "D e" },
            RulesPart::Figure { name: "name", seen: "seen", said: "said" },
            RulesPart::Summary,
            text("| f |\n|---|\n"),
            RulesPart::InWriting,
            text("g\n"),
        ];
        assert_eq!(rules_parts(page), expected);
    }

    /// What a page is made of, whatever its language.
    #[derive(Debug, PartialEq)]
    enum Bone {
        Heading(usize),
        Figure(String),
        /// A table: how many rows and columns it has.
        Table(usize, usize),
        Mark,
    }

    fn bones(page: &str) -> Vec<Bone> {
        rules_parts(page).into_iter().flat_map(of_part).collect()
    }

    fn of_part(part: RulesPart<'_>) -> Vec<Bone> {
        match part {
            RulesPart::Heading { level, .. } => vec![Bone::Heading(level)],
            RulesPart::Figure { name, .. } => vec![Bone::Figure(name.into())],
            RulesPart::Summary | RulesPart::InWriting => vec![Bone::Mark],
            RulesPart::Text(text) => text.split("\n\n").filter_map(table).collect(),
        }
    }

    fn table(text: &str) -> Option<Bone> {
        let mut rows = text.lines().filter(|line| line.starts_with('|'));
        let columns = rows.next()?.matches('|').count() - 1;
        assert!(rows.clone().all(|row| row.matches('|').count() == columns + 1), "{text}");
        Some(Bone::Table(rows.count(), columns))
    }

    #[test]
    fn every_language_has_the_same_sections_figures_and_tables() {
        for game in games() {
            let [english, french, russian] = Lang::ALL.map(|lang| bones(rules(game, lang).unwrap()));
            assert_eq!(english.first(), Some(&Bone::Heading(1)), "{game} needs a title");
            assert_eq!(english, french, "{game} in French");
            assert_eq!(english, russian, "{game} in Russian");
        }
    }
}
