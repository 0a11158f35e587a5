//! Something to read, on a full screen of its own.

use super::brush::Brush;
use super::colours::Colours;
use super::keys::read_on;
use super::page::Page;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::text::Span;
use words::{Lang, say};

/// How many lines a turn of the wheel is.
const WHEEL: isize = 3;

/// A page to be read.
pub(super) struct ReadingScreen {
    page: Page,
    colours: Colours,
    lang: Lang,
    left: bool,
}

impl ReadingScreen {
    pub(super) fn new(page: Page, colours: Colours, lang: Lang) -> Self {
        Self { page, colours, lang, left: false }
    }

    pub(super) fn is_left(&self) -> bool {
        self.left
    }

    pub(super) fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let interrupted = key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c');
                let leaves = interrupted || matches!(key.code, KeyCode::Char('q') | KeyCode::Esc);
                self.left = leaves;
                if !leaves {
                    read_on(&mut self.page, key.code);
                }
            }
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::ScrollUp => self.page.scroll(-WHEEL),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::ScrollDown => self.page.scroll(WHEEL),
            _ => {}
        }
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        draw_page(&mut self.page, &Brush { colours: self.colours, focus: None }, frame);
        Brush { colours: self.colours, focus: None }.last_line(frame, &say(self.lang, "terminal-reading-keys"));
    }
}

/// The lines of a page that are to be seen, under its title.
pub(super) fn draw_page(page: &mut Page, brush: &Brush<'_>, frame: &mut Frame<'_>) {
    let area = frame.area();
    let lines = page.lines(area.width.into(), usize::from(area.height).saturating_sub(2));
    let title = format!(" {} · {} %", page.title(), page.percent());
    for (line, row) in lines.into_iter().zip(1..) {
        frame.render_widget(Span::raw(line), Rect::new(0, row, area.width, 1).intersection(area));
    }
    brush.title(frame, &title);
}
