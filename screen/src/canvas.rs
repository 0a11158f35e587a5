//! What a picture draws in place: lines of text in ink, parts of which can be pointed at.

use crate::{Ink, Paint};
use unicode_width::UnicodeWidthStr;

/// Lines of runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Canvas {
    lines: Vec<Vec<Run>>,
}

/// A piece of a line that looks alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// What is written.
    pub text: String,
    /// In which ink, if not the usual one.
    pub ink: Option<Ink>,
    /// What can be pointed at here.
    pub spot: Option<Spot>,
}

/// Something that can be pointed at. All runs of one id are one thing, on whichever lines they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its own on the whole table: letters, digits and hyphens.
    pub id: String,
    /// Whether something comes of choosing it now.
    pub open: bool,
    /// Whether it is chosen.
    pub chosen: bool,
}

impl Spot {
    /// A spot of this id.
    pub fn new(id: impl Into<String>, open: bool, chosen: bool) -> Self {
        Self { id: id.into(), open, chosen }
    }
}

impl Run {
    /// Usual text.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Text in an ink.
    pub fn of(ink: Ink, text: impl Into<String>) -> Self {
        Self { text: text.into(), ink: Some(ink), spot: None }
    }

    /// The same, to be pointed at.
    #[must_use]
    pub fn on(self, spot: Spot) -> Self {
        Self { spot: Some(spot), ..self }
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.text.width()
    }
}

impl Canvas {
    /// Adds a line of these runs.
    pub fn line(&mut self, runs: impl IntoIterator<Item = Run>) {
        self.lines.push(runs.into_iter().filter(|run| !run.text.is_empty()).collect());
    }

    /// Adds a text in one ink, line by line.
    pub fn text(&mut self, ink: Option<Ink>, text: &str) {
        text.lines().for_each(|line| self.line([Run { text: line.to_owned(), ink, spot: None }]));
    }

    /// Adds what is drawn on another below this.
    pub fn append(&mut self, below: Self) {
        self.lines.extend(below.lines);
    }

    /// The lines, from top to bottom.
    pub fn lines(&self) -> &[Vec<Run>] {
        &self.lines
    }

    /// How many lines there are.
    pub fn height(&self) -> usize {
        self.lines.len()
    }

    /// How many columns the longest line takes.
    pub fn width(&self) -> usize {
        self.lines.iter().map(|line| line.iter().map(Run::width).sum()).max().unwrap_or(0)
    }

    /// Every spot once, in reading order.
    pub fn spots(&self) -> Vec<&Spot> {
        let mut spots: Vec<&Spot> = Vec::new();
        for spot in self.lines.iter().flatten().filter_map(|run| run.spot.as_ref()) {
            if spots.iter().all(|other| other.id != spot.id) {
                spots.push(spot);
            }
        }
        spots
    }

    /// As text, line after line, for a terminal that cannot be drawn on.
    pub fn painted(&self, paint: Paint) -> String {
        let painted = |run: &Run| run.ink.map_or_else(|| run.text.clone(), |ink| paint.ink(ink, &run.text));
        let line = |runs: &Vec<Run>| trimmed(runs).iter().map(painted).collect::<String>();
        self.lines.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// A line without the blanks at its end.
fn trimmed(runs: &[Run]) -> Vec<Run> {
    let mut runs = runs.to_vec();
    while let Some(last) = runs.last_mut() {
        last.text.truncate(last.text.trim_end().len());
        if !last.text.is_empty() {
            break;
        }
        runs.pop();
    }
    runs
}

/// A text of so many columns: cut, or filled with blanks.
pub fn padded(text: &str, columns: usize) -> String {
    let mut fits = cut(text, columns);
    fits.push_str(&" ".repeat(columns - fits.width()));
    fits
}

/// A text of so many columns at the most; where something is cut off, a dot says so.
pub fn cut(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut fits = String::new();
    for letter in text.chars() {
        if format!("{fits}{letter}").width() >= columns {
            break;
        }
        fits.push(letter);
    }
    if columns > 0 { fits + "…" } else { fits }
}

#[cfg(test)]
mod tests {
    use super::{Canvas, Run, Spot, cut, padded};
    use crate::{Ink, Paint};

    #[test]
    fn a_thing_on_several_lines_is_one_spot() {
        let mut canvas = Canvas::default();
        let spot = || Spot::new("a", true, false);
        canvas.line([Run::plain("up").on(spot()), Run::plain("  ").on(Spot::new("b", false, false))]);
        canvas.line([Run::of(Ink::Strong, "down").on(spot()), Run::plain("")]);
        assert_eq!(canvas.spots().iter().map(|spot| spot.id.as_str()).collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!((canvas.width(), canvas.height()), (4, 2));
        assert_eq!(canvas.painted(Paint::PLAIN), "up\ndown");
        assert_eq!(canvas.painted(Paint::new(true, true)), "up\n\u{1b}[1mdown\u{1b}[0m");
    }

    #[test]
    fn wide_letters_take_two_columns() {
        assert_eq!(padded("蟹", 4), "蟹  ");
        assert_eq!(cut("蟹蟹蟹", 4), "蟹…");
        assert_eq!((cut("wave", 4), cut("waves", 4), cut("wave", 0)), ("wave".into(), "wav…".into(), String::new()));
    }
}
