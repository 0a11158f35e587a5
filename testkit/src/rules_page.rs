//! Reading a rules page as a player does: by its headings, paragraphs, tables and figures.

use std::iter;

/// A game's rules page in English, French and Russian.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage(pub [&'static str; 3]);

impl RulesPage {
    /// The page in each language, English first.
    pub fn pages(&self) -> impl Iterator<Item = &'static str> {
        self.0.into_iter()
    }

    /// What each heading says, in each language, the page's title first.
    pub fn titles(&self) -> [Vec<&'static str>; 3] {
        self.0.map(|page| headings(page).map(|(_, title)| title).collect())
    }

    /// What stands under the heading that is called so in English, in each language: it is the same one in order.
    pub fn section(&self, english: &str) -> [&'static str; 3] {
        let at = headings(self.0[0]).position(|(_, title)| title == english);
        let at = at.unwrap_or_else(|| panic!("there is no section {english}"));
        self.0.map(|page| {
            let (start, title) = headings(page).nth(at).expect("all languages have the same headings");
            let end = headings(page).nth(at + 1).map_or(page.len(), |(end, _)| end);
            let section = page[start..end].trim_start_matches('#').trim_start();
            section.strip_prefix(title).expect("a section begins with its title")
        })
    }

    /// What is said under a figure, in each language.
    pub fn caption(&self, figure: &str) -> [&'static str; 3] {
        self.0.map(|page| {
            let (_, rest) = page.split_once(&format!("]({figure} \"")).unwrap_or_else(|| panic!("{figure}"));
            rest.split_once("\")").expect("a caption ends").0
        })
    }
}

/// Panics unless a text, in the language of this number, says that the rule is our own and not the rulebook's.
pub fn assert_ours(lang: usize, text: &str) {
    const OURS: [[&str; 3]; 3] = [
        ["our rule", "our reading", "our own"],
        ["notre règle", "notre lecture", "les nôtres"],
        ["наше правило", "наше прочтение", "наши собственные"],
    ];
    let told = flow(text).to_lowercase();
    assert!(OURS[lang].iter().any(|ours| told.contains(ours)), "it is not said that this is ours: {text}");
}

/// Where each heading stands, and what it says.
fn headings(page: &str) -> impl Iterator<Item = (usize, &str)> {
    let starts = iter::once(0).chain(page.match_indices("\n#").map(|(at, _)| at + 1));
    starts.map(|at| (at, page[at..].lines().next().unwrap_or_default().trim_start_matches('#').trim()))
}

/// The paragraphs of a text.
pub fn paragraphs(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n\n").map(str::trim).filter(|text| !text.is_empty())
}

/// The text without its line breaks.
pub fn flow(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What is printed bold.
pub fn bold(text: &str) -> impl Iterator<Item = &str> {
    text.split("**").skip(1).step_by(2)
}

/// The rows of the first table, without its head.
pub fn table(text: &str) -> Vec<Vec<&str>> {
    let mut rows = tables(text).into_iter().next().unwrap_or_default();
    rows.remove(0);
    rows
}

/// The tables of a text: their rows, the head being the first.
pub fn tables(text: &str) -> Vec<Vec<Vec<&str>>> {
    let mut tables: Vec<Vec<Vec<&str>>> = vec![Vec::new()];
    for line in text.lines() {
        match (line.starts_with('|'), tables.last_mut()) {
            (true, Some(table)) if !line.starts_with("|---") => table.push(cells(line)),
            (false, Some(table)) if !table.is_empty() => tables.push(Vec::new()),
            _ => {}
        }
    }
    tables.retain(|table| !table.is_empty());
    tables
}

fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(str::trim).collect()
}
