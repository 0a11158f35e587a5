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
    use super::{Part, parts};

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
    fn a_page_without_figures_is_one_text() {
        assert_eq!(parts("<p>a</p>"), [Part::Text("<p>a</p>".into())]);
    }
}
