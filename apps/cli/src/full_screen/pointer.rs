//! Where the keys are on the screen, and where they go.

use super::commands::{NO, YES};
use super::editor::Editor;
use super::hits::{Hits, Way};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;
use unicode_width::UnicodeWidthStr;

/// What the keys are at.
#[derive(Default)]
pub(super) struct Pointer {
    focus: Option<String>,
    /// What the last choice leads to.
    led: Option<String>,
    /// What can be pointed at, and where it was drawn last.
    hits: Hits,
}

impl Pointer {
    /// What the keys are at, by its id.
    pub(super) fn focus(&self) -> Option<&str> {
        self.focus.as_deref()
    }

    /// Whether the keys are there.
    pub(super) fn is_at(&self, id: &str) -> bool {
        self.focus() == Some(id)
    }

    pub(super) fn set(&mut self, id: &str) {
        self.focus = Some(id.to_owned());
    }

    /// The keys begin anew.
    pub(super) fn forget(&mut self) {
        self.focus = None;
    }

    /// Goes where a key leads; whether it is one that leads anywhere.
    pub(super) fn follow(&mut self, code: KeyCode) -> bool {
        let way = match code {
            KeyCode::Left | KeyCode::Char('h') => Way::Left,
            KeyCode::Right | KeyCode::Char('l') => Way::Right,
            KeyCode::Up | KeyCode::Char('k') => Way::Up,
            KeyCode::Down | KeyCode::Char('j') => Way::Down,
            KeyCode::Tab => Way::Next,
            KeyCode::BackTab => Way::Previous,
            _ => return false,
        };
        self.focus = self.hits.from(self.focus(), way).map(|hit| hit.id.clone()).or(self.focus.take());
        true
    }

    /// How a key answers the question whether something is meant, if it does; else it may go from one answer to the other.
    /// In every language the first letter of yes and of no will do.
    pub(super) fn answer(&mut self, code: KeyCode) -> Option<bool> {
        match code {
            KeyCode::Char('y' | 'Y' | 'o' | 'O' | 'д' | 'Д') => return Some(true),
            KeyCode::Char('n' | 'N' | 'н' | 'Н') | KeyCode::Esc => return Some(false),
            KeyCode::Enter | KeyCode::Char(' ') => return Some(self.is_at(YES)),
            KeyCode::Left | KeyCode::Right | KeyCode::Tab | KeyCode::BackTab | KeyCode::Char('h' | 'l') => {
                self.set(if self.is_at(YES) { NO } else { YES });
            }
            _ => {}
        }
        None
    }

    /// What was chosen last leads there, if anywhere.
    pub(super) fn lead(&mut self, led: Option<String>) {
        self.led = led;
    }

    /// What lies at a place of the screen: the keys are there then.
    pub(super) fn click(&mut self, column: u16, row: u16) -> Option<String> {
        let id = self.hits.at(column, row).map(|hit| hit.id.clone())?;
        self.set(&id);
        Some(id)
    }

    /// Everything was drawn anew: the keys are at what the last choice leads to, where they were, or at the first
    /// thing that something comes of.
    pub(super) fn drawn(&mut self, hits: Hits) {
        self.hits = hits;
        let led = self.led.take().filter(|id| self.hits.has(id));
        let here = self.focus.take().filter(|id| self.hits.has(id));
        let first = || self.hits.first_open().map(|hit| hit.id.clone());
        self.focus = led.or(here).or_else(first);
    }

    /// Where what the keys are at begins.
    pub(super) fn place(&self) -> Option<Position> {
        self.hits.place_of(self.focus()?)
    }

    /// The terminal's own cursor is where one types, or at what the keys are at: so screen readers follow.
    pub(super) fn show_cursor(&self, frame: &mut Frame<'_>, typing: Option<&Editor>) {
        let area = frame.area();
        if let Some(editor) = typing {
            let column = 2 + editor.before_cursor().width() as u16;
            let row = area.height.saturating_sub(2);
            frame.set_cursor_position(Position::new(column.min(area.width.saturating_sub(1)), row));
        } else if let Some(place) = self.place() {
            frame.set_cursor_position(place);
        }
    }

    #[cfg(test)]
    pub(super) fn hits(&self) -> &Hits {
        &self.hits
    }
}
