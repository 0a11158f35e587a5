//! A line that is being typed, with those typed before.

use crate::typed;
use ratatui::crossterm::event::KeyCode;

/// How much of what could follow is shown.
const CANDIDATES: usize = 12;

/// What a key does to a line that is typed, beside changing it.
pub(super) enum Typed {
    /// It is finished.
    Line(String),
    /// It is to go on as far as that is certain.
    Complete,
    Nothing,
}

/// A line being typed.
#[derive(Default)]
pub(super) struct Editor {
    line: Option<Vec<char>>,
    cursor: usize,
    history: Vec<String>,
    /// Which line of the history is shown, counted from the last.
    recalled: usize,
}

impl Editor {
    /// Begins to type.
    pub(super) fn begin(&mut self, text: &str) {
        self.set(text);
        self.recalled = 0;
    }

    pub(super) fn is_typing(&self) -> bool {
        self.line.is_some()
    }

    /// What is typed so far.
    pub(super) fn text(&self) -> String {
        self.line.iter().flatten().collect()
    }

    /// The same as it is shown; nothing while nobody types.
    pub(super) fn shown(&self) -> String {
        if self.is_typing() { format!("> {}", self.text()) } else { String::new() }
    }

    /// What stands before the cursor.
    pub(super) fn before_cursor(&self) -> String {
        self.line.iter().flatten().take(self.cursor).collect()
    }

    fn set(&mut self, text: &str) {
        let line: Vec<char> = text.chars().collect();
        (self.cursor, self.line) = (line.len(), Some(line));
    }

    /// What was typed is done with: it is kept for later.
    pub(super) fn take(&mut self) -> String {
        let text = self.text().trim().to_owned();
        self.leave();
        if !text.is_empty() && self.history.last() != Some(&text) {
            self.history.push(text.clone());
        }
        text
    }

    /// What was typed is forgotten.
    pub(super) fn leave(&mut self) {
        (self.line, self.cursor) = (None, 0);
    }

    pub(super) fn insert(&mut self, letter: char) {
        if let Some(line) = self.line.as_mut().filter(|_| !letter.is_control()) {
            line.insert(self.cursor, letter);
            self.cursor += 1;
        }
    }

    /// Removes the letter before the cursor; nothing left, typing ends.
    pub(super) fn back(&mut self) {
        match &mut self.line {
            Some(line) if line.is_empty() => self.leave(),
            Some(line) if self.cursor > 0 => {
                self.cursor -= 1;
                line.remove(self.cursor);
            }
            _ => {}
        }
    }

    pub(super) fn delete(&mut self) {
        let cursor = self.cursor;
        if let Some(line) = self.line.as_mut().filter(|line| cursor < line.len()) {
            line.remove(cursor);
        }
    }

    /// Removes everything before the cursor.
    pub(super) fn clear(&mut self) {
        if let Some(line) = &mut self.line {
            line.drain(..self.cursor);
            self.cursor = 0;
        }
    }

    /// Moves the cursor by so many letters, as far as the line goes.
    pub(super) fn step(&mut self, by: isize) {
        let end = self.line.as_ref().map_or(0, Vec::len);
        self.cursor = self.cursor.saturating_add_signed(by).min(end);
    }

    /// Shows an earlier line, or a later one.
    pub(super) fn recall(&mut self, earlier: bool) {
        let recalled = if earlier { self.recalled + 1 } else { self.recalled.saturating_sub(1) };
        if recalled > self.history.len() {
            return;
        }
        let text = self.history.iter().rev().nth(recalled.wrapping_sub(1)).cloned().unwrap_or_default();
        self.set(&text);
        self.recalled = recalled;
    }

    /// A key is pressed while somebody types.
    pub(super) fn key(&mut self, code: KeyCode, control: bool) -> Typed {
        match code {
            KeyCode::Enter => return Typed::Line(self.take()),
            KeyCode::Tab => return Typed::Complete,
            KeyCode::Esc => self.leave(),
            KeyCode::Up => self.recall(true),
            KeyCode::Down => self.recall(false),
            KeyCode::Left => self.step(-1),
            KeyCode::Right => self.step(1),
            KeyCode::Home => self.step(isize::MIN),
            KeyCode::End => self.step(isize::MAX),
            KeyCode::Backspace => self.back(),
            KeyCode::Delete => self.delete(),
            KeyCode::Char('a') if control => self.step(isize::MIN),
            KeyCode::Char('e') if control => self.step(isize::MAX),
            KeyCode::Char('u') if control => self.clear(),
            KeyCode::Char(letter) if !control => self.insert(letter),
            _ => {}
        }
        Typed::Nothing
    }

    /// The line without its slash, and whether it has one.
    pub(super) fn line(&self) -> (bool, String) {
        let text = self.text();
        text.strip_prefix('/').map_or((false, text.clone()), |line| (true, line.to_owned()))
    }

    /// Goes on as far as these all do, and says what could follow, where there is more than one.
    pub(super) fn go_on(&mut self, known: Vec<String>) -> Option<String> {
        let (slash, _) = self.line();
        let several = self.complete(slash, known);
        let shown: Vec<&str> = several.iter().take(CANDIDATES).map(|text| text.trim()).collect();
        let more = if several.len() > shown.len() { " …" } else { "" };
        (!several.is_empty()).then(|| format!("{}{more}", shown.join("   ")))
    }

    /// Goes on as far as these all do. Those that could follow, where there are several.
    fn complete(&mut self, slash: bool, candidates: Vec<String>) -> Vec<String> {
        if candidates.is_empty() {
            return candidates;
        }
        let slash = if slash { "/" } else { "" };
        self.set(&format!("{slash}{}", typed::common_beginning(&candidates)));
        if candidates.len() == 1 { Vec::new() } else { candidates }
    }
}

#[cfg(test)]
mod tests {
    use super::Editor;

    fn typed(editor: &mut Editor, text: &str) -> String {
        editor.begin("");
        text.chars().for_each(|letter| editor.insert(letter));
        editor.take()
    }

    #[test]
    fn letters_come_and_go_at_the_cursor() {
        let mut editor = Editor::default();
        editor.begin("b4-");
        ['c', '\u{1b}', '5'].into_iter().for_each(|letter| editor.insert(letter));
        editor.step(-2);
        editor.back();
        editor.insert(' ');
        editor.delete();
        assert_eq!((editor.text().as_str(), editor.before_cursor().as_str()), ("b4 5", "b4 "));
        editor.clear();
        assert_eq!(editor.take(), "5");
        assert!(!editor.is_typing());
    }

    #[test]
    fn earlier_lines_come_back_and_unfinished_ones_go_on() {
        let mut editor = Editor::default();
        assert_eq!((typed(&mut editor, "b4-b5"), typed(&mut editor, " moves ")), ("b4-b5".into(), "moves".into()));
        editor.begin("");
        [true, true, true].into_iter().for_each(|earlier| editor.recall(earlier));
        assert_eq!(editor.text(), "b4-b5");
        editor.recall(false);
        assert_eq!(editor.text(), "moves");
        assert_eq!(editor.complete(false, vec!["resign".into(), "reveal 2".into()]).len(), 2);
        assert_eq!(editor.text(), "re");
        assert!(editor.complete(true, vec!["resign".into()]).is_empty());
        assert_eq!(editor.text(), "/resign");
        (0..8).for_each(|_| editor.back());
        assert!(!editor.is_typing());
    }
}
