//! A rules page as it is fetched: pieces of HTML, and between them figures to be drawn.

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// HTML, as it was made when the client was built.
    Text(String),
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

/// A heading of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// Its id, the same in every language.
    pub id: String,
    /// 2 for a section, 3 for a part of one.
    pub level: u8,
    /// What it says.
    pub text: String,
}

/// What the id of a heading is in the document: the page's own ids stand beside those of a whole table.
pub fn heading_id(id: &str) -> String {
    format!("rule-{id}")
}

/// The sections of a page, from top to bottom.
pub fn contents(page: &str) -> Vec<Heading> {
    let heading = |piece: &str| {
        let (level, rest) = piece.split_once(" id=\"rule-")?;
        let (id, rest) = rest.split_once("\">")?;
        let text = rest.split("</h").next()?;
        let text = text.replace("&amp;", "&");
        Some(Heading { id: id.to_owned(), level: level.parse().ok()?, text })
    };
    page.split("<h").skip(1).filter_map(heading).collect()
}

/// The parts of a page, from top to bottom.
pub fn parts(page: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    for (at, piece) in page.split("<!--figure ").enumerate() {
        let (figure, text) = if at == 0 { (None, piece) } else { after_figure(piece) };
        parts.extend(figure);
        if !text.trim().is_empty() {
            parts.push(Part::Text(text.to_owned()));
        }
    }
    parts
}

/// The figure whose mark begins here, and the text after it.
fn after_figure(piece: &str) -> (Option<Part>, &str) {
    let Some((mark, text)) = piece.split_once("-->") else { return (None, piece) };
    let mut fields = mark.split('|').map(str::to_owned);
    let mut field = || fields.next().unwrap_or_default();
    (Some(Part::Figure { name: field(), alt: field(), caption: field() }), text)
}

#[cfg(test)]
mod tests {
    use super::{Heading, Part, contents, heading_id, parts};

    #[test]
    fn a_page_is_text_and_figures_in_their_order() {
        let page = "<h1>A</h1>\n<!--figure one|what is seen|what it says-->\n<p>b</p>\n<!--figure two|x|y-->\n";
        let figure = |name: &str, alt: &str, caption: &str| Part::Figure {
            name: name.into(),
            alt: alt.into(),
            caption: caption.into(),
        };
        let text = |html: &str| Part::Text(html.into());
        assert_eq!(
            parts(page),
            [
                text("<h1>A</h1>\n"),
                figure("one", "what is seen", "what it says"),
                text("\n<p>b</p>\n"),
                figure("two", "x", "y")
            ]
        );
    }

    #[test]
    fn a_page_lists_its_sections_by_their_ids() {
        let page = "<h1>A</h1>\n<h2 id=\"rule-the-end\">The end</h2><p>x</p><h3 id=\"rule-ties\">Ties &amp; so</h3>";
        let heading = |id: &str, level, text: &str| Heading { id: id.into(), level, text: text.into() };
        assert_eq!(contents(page), [heading("the-end", 2, "The end"), heading("ties", 3, "Ties & so")]);
        assert!(page.contains(&heading_id("the-end")));
    }

    #[test]
    fn a_page_without_figures_is_one_text() {
        assert_eq!(parts("<p>a</p>"), [Part::Text("<p>a</p>".into())]);
    }
}
