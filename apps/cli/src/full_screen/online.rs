//! A table of a house on a full screen: the same pictures, keys and mouse, and those far away.

use super::Notice;
use super::brush::Brush;
use super::colours::Colours;
use super::commands::{NO, YES};
use super::editor::{Editor, Typed};
use super::hits::Hits;
use super::page::Page;
use super::pointer::Pointer;
use super::sheet::{self, Sheet};
use crate::online::line::News;
use crate::online::visit::{Act, Sure, Visit};
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use screen::{Button, Canvas, Ink, Laid, Pressed, Room};

/// How many lines a turn of the wheel is.
const WHEEL: isize = 3;

/// What is on the screen.
enum Stage {
    Table,
    Page(Page),
    Asked(Sure),
    Left,
}

/// A visit on a full screen.
pub(crate) struct OnlineScreen {
    pub(super) visit: Visit,
    stage: Stage,
    colours: Colours,
    pointer: Pointer,
    room: Room,
    editor: Editor,
    notice: Option<Notice>,
    /// How many lines the log is scrolled back.
    back: usize,
    /// Whether somebody looks at the terminal, where it says so.
    focused: Option<bool>,
}

impl OnlineScreen {
    pub(crate) fn new(visit: Visit, colours: Colours) -> Self {
        let (pointer, room, editor) = (Pointer::default(), Room { columns: 80, lines: 16 }, Editor::default());
        Self { visit, stage: Stage::Table, colours, pointer, room, editor, notice: None, back: 0, focused: None }
    }

    /// Whether there is nothing more to show: whoever sat here has left, or cannot stay.
    pub(crate) fn is_left(&self) -> bool {
        matches!(self.stage, Stage::Left) || self.visit.failure.is_some()
    }

    /// Takes in what the line tells.
    pub(crate) fn hear(&mut self, news: News) {
        self.visit.hear(news);
        self.take_notices();
    }

    /// What was said last stands beside what is asked.
    fn take_notices(&mut self) {
        if let Some(last) = self.visit.notices.pop() {
            self.visit.notices.clear();
            self.notice = Some(Notice { text: last.text, wrong: last.wrong });
        }
    }

    /// Whether the bell is to ring: it is one's turn, and nobody is known to look.
    pub(crate) fn rings(&mut self) -> bool {
        self.visit.rings() && self.focused != Some(true)
    }

    /// Something was pressed, typed, clicked or resized.
    pub(crate) fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => self.click(mouse.column, mouse.row),
                MouseEventKind::ScrollUp => self.wheel(-WHEEL),
                MouseEventKind::ScrollDown => self.wheel(WHEEL),
                _ => {}
            },
            Event::Paste(text) if self.editor.is_typing() => text.chars().for_each(|letter| self.editor.insert(letter)),
            Event::FocusGained => self.focused = Some(true),
            Event::FocusLost => self.focused = Some(false),
            _ => {}
        }
        self.take_notices();
    }

    fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (&mut self.stage, key.code) {
            (_, KeyCode::Char('c')) if control => self.stage = Stage::Left,
            (Stage::Page(page), code) => {
                if !page.key(code) {
                    self.stage = Stage::Table;
                }
            }
            (Stage::Asked(_), code) => self.key_on_question(code),
            (Stage::Left, _) => {}
            (Stage::Table, code) if self.editor.is_typing() => self.key_while_typing(code, control),
            (Stage::Table, code) => self.key_on_table(code, control),
        }
    }

    fn key_on_question(&mut self, code: KeyCode) {
        if let Some(yes) = self.pointer.answer(code) {
            self.answer(yes);
        }
    }

    fn answer(&mut self, yes: bool) {
        if let Stage::Asked(sure) = std::mem::replace(&mut self.stage, Stage::Table) {
            self.visit.answer(sure, yes);
        }
    }

    fn key_on_table(&mut self, code: KeyCode, control: bool) {
        if !control && self.pointer.follow(code) {
            return;
        }
        match code {
            KeyCode::Enter | KeyCode::Char(' ') => self.press_focus(),
            KeyCode::Esc => {
                self.notice = None;
                self.visit.forget();
            }
            KeyCode::PageUp => self.back = self.back.saturating_add(5),
            KeyCode::PageDown => self.back = self.back.saturating_sub(5),
            KeyCode::Char('?') | KeyCode::F(1) => self.obey("help"),
            KeyCode::Char('u') => self.obey("undo"),
            KeyCode::Char('t') => self.editor.begin("/say "),
            KeyCode::Char('q') => self.obey("quit"),
            KeyCode::Char('/' | ':') => self.editor.begin("/"),
            KeyCode::Char(letter) if !control => self.editor.begin(&letter.to_string()),
            _ => {}
        }
    }

    fn key_while_typing(&mut self, code: KeyCode, control: bool) {
        match self.editor.key(code, control) {
            Typed::Line(line) if line.is_empty() => {}
            Typed::Line(line) => self.obey(&line),
            Typed::Complete => {
                let (_, line) = self.editor.line();
                let several = self.editor.go_on(self.visit.completions(&line));
                self.notice = several.map(|text| Notice { text, wrong: false }).or(self.notice.take());
            }
            Typed::Nothing => {}
        }
    }

    fn obey(&mut self, line: &str) {
        self.notice = None;
        let act = self.visit.obey(line);
        self.act(act);
    }

    fn act(&mut self, act: Act) {
        match act {
            Act::Done | Act::Board => {}
            Act::Help => self.help(),
            Act::Read(title, text) => self.stage = Stage::Page(Page::new(self.visit.say(title), text)),
            Act::Sure(sure) => self.stage = Stage::Asked(sure),
            Act::Type(text) => self.editor.begin(text),
            Act::Leave => self.stage = Stage::Left,
        }
    }

    fn help(&mut self) {
        let game = self.visit.look(|screen, looker| screen.help(looker));
        let parts = [Some(self.visit.say("online-keys-help")), game, Some(self.visit.say("online-help"))];
        let text = parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n");
        self.stage = Stage::Page(Page::new(self.visit.say("terminal-page-help"), text));
    }

    fn press_focus(&mut self) {
        if let Some(id) = self.pointer.focus().map(str::to_owned) {
            self.press(&id);
        }
    }

    fn press(&mut self, id: &str) {
        self.notice = None;
        match (&self.stage, id) {
            (Stage::Asked(_), YES) => self.answer(true),
            (Stage::Asked(_), NO) => self.answer(false),
            _ if self.visit.buttons().iter().any(|button| button.id == id) => {
                let act = self.visit.press_button(id);
                self.act(act);
            }
            _ => self.press_on_table(id),
        }
    }

    fn press_on_table(&mut self, id: &str) {
        match self.visit.press_on_table(id) {
            Pressed::Move(mv) => self.visit.play(&mv),
            Pressed::Changed => {
                let room = self.room;
                let lead = self.visit.look(|screen, looker| screen.lay(looker, room).lead);
                self.pointer.lead(lead.flatten());
            }
            Pressed::Refused(why) => self.notice = Some(Notice { text: why, wrong: true }),
            Pressed::Nothing => {}
        }
    }

    fn click(&mut self, column: u16, row: u16) {
        if let Some(id) = self.pointer.click(column, row) {
            self.editor.leave();
            self.press(&id);
        } else if matches!(self.stage, Stage::Page(_)) {
            self.stage = Stage::Table;
        }
    }

    fn wheel(&mut self, by: isize) {
        match &mut self.stage {
            Stage::Page(page) => page.scroll(by),
            _ => self.back = self.back.saturating_add_signed(-by),
        }
    }

    /// Draws what is to be seen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let mut hits = Hits::default();
        let alone = Brush { colours: self.colours, focus: None };
        match &mut self.stage {
            Stage::Page(page) => alone.page(frame, page, &self.visit.say("terminal-page-keys")),
            Stage::Asked(sure) => {
                let text = self.visit.sure_in_words(sure);
                let buttons = [(YES, "yes"), (NO, "no")].map(|(id, word)| Button::new(id, self.visit.say(word)));
                let brush = Brush { colours: self.colours, focus: self.pointer.focus() };
                brush.alone(frame, &mut hits, self.notice.as_ref(), &text, &buttons);
            }
            Stage::Table => self.draw_table(frame, &mut hits),
            Stage::Left => {}
        }
        self.pointer.drawn(hits);
        let typing = self.editor.is_typing() && matches!(self.stage, Stage::Table);
        self.pointer.show_cursor(frame, typing.then_some(&self.editor));
    }

    fn draw_table(&mut self, frame: &mut Frame<'_>, hits: &mut Hits) {
        self.room = sheet::room(frame.area());
        let laid = self.laid();
        let notice = self.standing_notice();
        let focus = self.pointer.focus().filter(|_| !self.editor.is_typing());
        let mut sheet = Sheet {
            title: &format!(" {} · {}", self.visit.title(), self.visit.people_in_a_row()),
            laid: &laid,
            notice: notice.as_ref(),
            told: &self.visit.told,
            old: self.visit.old,
            back: self.back,
            typed: self.editor.shown(),
            keys: &self.visit.say("online-keys"),
            brush: Brush { colours: self.colours, focus },
        };
        sheet.draw(frame, hits);
        self.back = sheet.back;
    }

    /// The table, or before play those who wait for it, with what is due and what can be pressed.
    fn laid(&mut self) -> Laid {
        let room = self.room;
        let mut laid = self.visit.look(|screen, looker| screen.lay(looker, room)).unwrap_or_else(|| self.lobby());
        if !self.visit.online.may_act() {
            laid.question = self.visit.due();
            laid.buttons.clear();
        }
        if let Some(offer) = self.visit.offer_in_words() {
            laid.question = format!("{offer} {}", laid.question);
        }
        // What is offered is answered first.
        laid.buttons.splice(0..0, self.visit.buttons());
        laid
    }

    fn lobby(&self) -> Laid {
        let mut board = Canvas::default();
        board.text(Some(Ink::Strong), &self.visit.title());
        board.text(Some(Ink::Faint), &self.visit.terms().join("\n"));
        board.text(None, "\u{a0}");
        board.text(None, &self.visit.seats_in_lines().join("\n"));
        board.text(None, "\u{a0}");
        board.text(Some(Ink::Faint), &self.visit.address.link());
        Laid { board, ..Laid::default() }
    }

    /// What is wrong with the line comes before all else, then what was said, then that time runs out.
    fn standing_notice(&self) -> Option<Notice> {
        let wrong = |text: String| Notice { text, wrong: true };
        let trouble = self.visit.trouble().map(wrong);
        trouble.or_else(|| self.notice.clone()).or_else(|| self.visit.warning().map(wrong))
    }
}
