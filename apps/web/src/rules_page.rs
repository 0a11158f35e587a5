//! A rules page as it is fetched: pieces of HTML, and between them headings and figures, which the page makes itself.

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesText {
    /// From the title on.
    pub parts: Vec<Part>,
    /// All of it once more, on one sheet.
    pub summary: Vec<Part>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// HTML, as it was made when the client was built.
    Text(String),
    /// A section begins.
    Heading(Heading),
    /// A drawing.
    Figure {
        /// What it is called.
        name: String,
        /// What is to be seen, in words.
        alt: String,
        /// What it says under the drawing.
        caption: String,
    },
}

/// Where a section begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// Whether it is a section within another.
    pub inner: bool,
    /// What it is called in addresses, in every language.
    pub name: String,
    /// What it says.
    pub title: String,
}

impl RulesText {
    /// Reads a page.
    pub fn read(page: &str) -> Self {
        let (page, summary) = page.split_once("<!--summary-->").unwrap_or((page, ""));
        Self { parts: parts(page), summary: parts(summary) }
    }

    /// Where each section begins, from top to bottom.
    pub fn contents(&self) -> impl Iterator<Item = &Heading> {
        self.parts.iter().chain(&self.summary).filter_map(|part| match part {
            Part::Heading(heading) => Some(heading),
            _ => None,
        })
    }
}

fn parts(page: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    for (at, piece) in page.split("<!--").enumerate() {
        let (marked, text) = if at == 0 { (None, piece) } else { after_mark(piece) };
        parts.extend(marked);
        if !text.trim().is_empty() {
            parts.push(Part::Text(text.to_owned()));
        }
    }
    parts
}

/// What is marked here, and the text after it.
fn after_mark(piece: &str) -> (Option<Part>, &str) {
    let Some((mark, text)) = piece.split_once("-->") else { return (None, piece) };
    let (kind, fields) = mark.split_once(' ').unwrap_or((mark, ""));
    let mut fields = fields.split('|').map(str::to_owned);
    let mut field = || fields.next().unwrap_or_default();
    let marked = match kind {
        "heading" => Some(Part::Heading(Heading { inner: field() != "2", name: field(), title: field() })),
        "figure" => Some(Part::Figure { name: field(), alt: field(), caption: field() }),
        _ => None,
    };
    (marked, text)
}

#[cfg(test)]
mod tests {
    use super::{Heading, Part, RulesText};

    fn text(html: &str) -> Part {
        Part::Text(html.into())
    }

    fn heading(inner: bool, name: &str, title: &str) -> Heading {
        Heading { inner, name: name.into(), title: title.into() }
    }

    const PAGE: &str = "<h1>A</h1>\n<!--heading 2|one|Un-->\n<!--figure f|what is seen|what it says-->\n<p>b</p>\n<!--heading 3|two|Deux-->\n<!--summary-->\n<!--heading 2|all|Tout-->\n<p>c</p>\n";

    #[test]
    fn a_page_is_text_headings_and_figures_in_their_order() {
        let page = RulesText::read(PAGE);
        let figure = Part::Figure { name: "f".into(), alt: "what is seen".into(), caption: "what it says".into() };
        let [one, two, all] =
            [heading(false, "one", "Un"), heading(true, "two", "Deux"), heading(false, "all", "Tout")];
        let parts = [text("<h1>A</h1>\n"), Part::Heading(one), figure, text("\n<p>b</p>\n"), Part::Heading(two)];
        assert_eq!(page.parts, parts);
        assert_eq!(page.summary, [Part::Heading(all), text("\n<p>c</p>\n")]);
    }

    #[test]
    fn its_contents_are_its_headings_those_of_the_summary_too() {
        let titles: Vec<String> = RulesText::read(PAGE).contents().map(|heading| heading.title.clone()).collect();
        assert_eq!(titles, ["Un", "Deux", "Tout"]);
    }

    #[test]
    fn a_page_without_marks_is_one_text() {
        assert_eq!(RulesText::read("<p>a</p>").parts, [text("<p>a</p>")]);
        assert_eq!(RulesText::read("<p>a</p>").contents().count(), 0);
    }
}
