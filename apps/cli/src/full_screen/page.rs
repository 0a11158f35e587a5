//! Something to read that is longer than a screen.

use crate::lines::wrapped;
use ratatui::crossterm::event::KeyCode;

/// A text, and how far it is read.
pub(super) struct Page {
    title: String,
    text: String,
    top: usize,
    /// How many lines were to be seen when it was drawn last, of how many.
    height: usize,
    length: usize,
}

impl Page {
    pub(super) fn new(title: String, text: String) -> Self {
        Self { title, text, top: 0, height: 1, length: 0 }
    }

    pub(super) fn title(&self) -> &str {
        &self.title
    }

    /// The lines to be seen in so much room.
    pub(super) fn lines(&mut self, columns: usize, height: usize) -> Vec<String> {
        let lines: Vec<String> = self.text.lines().flat_map(|line| wrapped(line, columns)).collect();
        (self.height, self.length) = (height, lines.len());
        self.top = self.top.min(self.last_top());
        lines.into_iter().skip(self.top).take(height).collect()
    }

    /// How much of it is read, of a hundred.
    pub(super) fn percent(&self) -> usize {
        ((self.top + self.height) * 100).checked_div(self.length).map_or(100, |percent| percent.min(100))
    }

    fn last_top(&self) -> usize {
        self.length.saturating_sub(self.height)
    }

    /// Goes on by so many lines, or back.
    pub(super) fn scroll(&mut self, by: isize) {
        self.top = self.top.saturating_add_signed(by).min(self.last_top());
    }

    /// How many lines are a screen.
    fn screen(&self) -> isize {
        isize::try_from(self.height.saturating_sub(1).max(1)).unwrap_or(1)
    }

    /// Reads on; `false` where it is left.
    pub(super) fn key(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.scroll(-1),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Enter => self.scroll(1),
            KeyCode::PageUp | KeyCode::Char('b') => self.scroll(-self.screen()),
            KeyCode::PageDown | KeyCode::Char(' ' | 'f') => self.scroll(self.screen()),
            KeyCode::Home | KeyCode::Char('g') => self.scroll(isize::MIN),
            KeyCode::End | KeyCode::Char('G') => self.scroll(isize::MAX),
            _ => return false,
        }
        true
    }
}
