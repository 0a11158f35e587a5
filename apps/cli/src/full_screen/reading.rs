//! Something to read, on a full screen of its own.

use super::brush::Brush;
use super::colours::Colours;
use super::page::Page;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseEventKind};
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
                    self.page.key(key.code);
                }
            }
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::ScrollUp => self.page.scroll(-WHEEL),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::ScrollDown => self.page.scroll(WHEEL),
            _ => {}
        }
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let brush = Brush { colours: self.colours, focus: None };
        brush.page(frame, &mut self.page, &say(self.lang, "terminal-reading-keys"));
    }
}
