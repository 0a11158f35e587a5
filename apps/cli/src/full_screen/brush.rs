//! What canvases are drawn with.

use super::colours::{Colours, pointed};
use super::hits::Hits;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use screen::{Canvas, Ink, Run, cut, padded};
use unicode_width::UnicodeWidthStr;

/// Colours, and what the keys are at.
pub(super) struct Brush<'a> {
    pub(super) colours: Colours,
    pub(super) focus: Option<&'a str>,
}

impl Brush<'_> {
    /// The first line of the screen.
    pub(super) fn title(&self, frame: &mut Frame<'_>, text: &str) {
        let area = frame.area();
        let style = self.colours.ink(Ink::Strong).add_modifier(Modifier::REVERSED);
        let text = padded(text, area.width.into());
        frame.render_widget(Span::styled(text, style), Rect::new(0, 0, area.width, 1).intersection(area));
    }

    /// The last line of the screen.
    pub(super) fn last_line(&self, frame: &mut Frame<'_>, text: &str) {
        let area = frame.area();
        let place = Rect::new(0, area.height.saturating_sub(1), area.width, 1).intersection(area);
        frame.render_widget(Span::styled(cut(text, area.width.into()), self.colours.ink(Ink::Faint)), place);
    }

    pub(super) fn canvas(
        &self,
        frame: &mut Frame<'_>,
        hits: &mut Hits,
        canvas: &Canvas,
        (left, top): (usize, usize),
        (columns, height): (usize, usize),
    ) {
        for (row, runs) in canvas.lines().iter().take(height).enumerate() {
            self.runs(frame, hits, runs, (left as u16, (top + row) as u16), columns);
        }
    }

    /// One line of runs, and where what can be pointed at lies on it.
    pub(super) fn runs(
        &self,
        frame: &mut Frame<'_>,
        hits: &mut Hits,
        runs: &[Run],
        (left, row): (u16, u16),
        columns: usize,
    ) {
        let (height, end) = (frame.area().height, usize::from(left) + columns);
        let mut at = usize::from(left);
        for run in runs.iter().take_while(|_| row < height) {
            let text = cut(&run.text, end.saturating_sub(at));
            let place = Rect::new(at as u16, row, text.width() as u16, 1);
            at += text.width();
            if let Some(spot) = run.spot.as_ref().filter(|_| place.width > 0) {
                hits.add(&spot.id, spot.open, place);
            }
            frame.render_widget(Span::styled(text, self.style(run)), place.intersection(frame.area()));
        }
    }

    fn style(&self, run: &Run) -> Style {
        let style = run.ink.map_or_else(Style::new, |ink| self.colours.ink(ink));
        match &run.spot {
            Some(spot) => pointed(style, spot, self.focus == Some(&spot.id)),
            None => style,
        }
    }
}
