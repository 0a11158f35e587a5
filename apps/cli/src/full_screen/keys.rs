//! Keys and mouse.

use super::FullScreen;
use super::commands::GO_ON;
use super::editor::Typed;
use super::stage::Stage;
use crate::typed;
use crate::word::Word;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// How many lines a turn of the wheel is.
const WHEEL: isize = 3;

impl FullScreen {
    /// Something was pressed, typed, clicked or resized.
    pub(crate) fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Paste(text) if self.editor.is_typing() => text.chars().for_each(|letter| self.editor.insert(letter)),
            _ => {}
        }
        self.hear_late();
    }

    fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (&mut self.stage, key.code) {
            (_, KeyCode::Char('c')) if control => self.interrupt(),
            (Stage::Page(page), code) => {
                if !page.key(code) {
                    self.settle_after_page();
                }
            }
            (Stage::Asked(_), code) => self.key_on_question(code),
            (Stage::Parting(_) | Stage::Curtain(_), KeyCode::Enter | KeyCode::Char(' ')) => self.press(GO_ON),
            (Stage::Parting(_) | Stage::Curtain(_), KeyCode::Char('q')) => self.quit(),
            (Stage::Parting(_) | Stage::Curtain(_) | Stage::Left, _) => {}
            (Stage::Table, code) if self.editor.is_typing() => self.key_while_typing(code, control),
            (Stage::Table, code) => self.key_on_table(code, control),
        }
    }

    /// Ctrl-C keeps what is kept, and leaves.
    fn interrupt(&mut self) {
        if matches!(self.stage, Stage::Asked(super::stage::Question::Leave)) {
            self.stage = Stage::Left;
        } else {
            self.quit();
        }
    }

    /// The page is read: what was on the screen before is there again, as it was.
    fn settle_after_page(&mut self) {
        self.stage = self.next_stage();
    }

    fn key_on_question(&mut self, code: KeyCode) {
        if let Some(yes) = self.pointer.answer(code) {
            self.answer(yes);
        }
    }

    fn key_on_table(&mut self, code: KeyCode, control: bool) {
        if !control && self.pointer.follow(code) {
            return;
        }
        match code {
            KeyCode::Enter | KeyCode::Char(' ') => self.press_focus(),
            KeyCode::Esc => self.forget(),
            KeyCode::PageUp => self.back = self.back.saturating_add(5),
            KeyCode::PageDown => self.back = self.back.saturating_sub(5),
            KeyCode::Char('?') | KeyCode::F(1) => self.help(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('H') => self.hint(),
            KeyCode::Char('q') => self.quit(),
            KeyCode::Char('/' | ':') => self.editor.begin("/"),
            KeyCode::Char(letter) if !control => self.editor.begin(&letter.to_string()),
            _ => {}
        }
    }

    fn press_focus(&mut self) {
        if let Some(id) = self.pointer.focus().map(str::to_owned) {
            self.press(&id);
        }
    }

    /// Forgets what was chosen half-way, and what was said.
    fn forget(&mut self) {
        self.notice = None;
        self.sitting.screen.reset();
    }

    fn key_while_typing(&mut self, code: KeyCode, control: bool) {
        match self.editor.key(code, control) {
            Typed::Line(line) => self.obey(&line),
            Typed::Complete => self.complete(),
            Typed::Nothing => {}
        }
    }

    /// Goes on with what is typed as far as it is certain, and shows what could follow.
    fn complete(&mut self) {
        let (_, line) = self.editor.line();
        let known = match self.asked() {
            Some(seat) => self.sitting.completions(seat, &line),
            None => typed::beginning_with(&line, Word::all_at_table(self.sitting.lang).iter().map(String::as_str)),
        };
        self.editor.go_on(known).into_iter().for_each(|several| self.note(several));
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(mouse.column, mouse.row),
            MouseEventKind::ScrollUp => self.wheel(-WHEEL),
            MouseEventKind::ScrollDown => self.wheel(WHEEL),
            _ => {}
        }
    }

    fn click(&mut self, column: u16, row: u16) {
        if let Some(id) = self.pointer.click(column, row) {
            self.editor.leave();
            self.press(&id);
        } else if matches!(self.stage, Stage::Page(_)) {
            self.settle_after_page();
        }
    }

    fn wheel(&mut self, by: isize) {
        match &mut self.stage {
            Stage::Page(page) => page.scroll(by),
            _ => self.back = self.back.saturating_add_signed(-by),
        }
    }
}
