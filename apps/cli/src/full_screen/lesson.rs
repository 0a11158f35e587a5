//! A lesson on a full screen.

use super::brush::Brush;
use super::colours::Colours;
use super::hits::Hits;
use super::pointer::Pointer;
use super::sheet::{button_lines, said};
use crate::lesson::Lesson;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use screen::{Button, Ink, Laid, Pressed, Room, Run};
use words::say;

/// The buttons of the lesson itself.
const NEXT: &str = "lesson-next";
const SHOW: &str = "lesson-show";
const BACK: &str = "lesson-back";
const LEAVE: &str = "lesson-leave";

/// A lesson being taken.
pub(crate) struct LessonScreen {
    pub(super) lesson: Lesson,
    colours: Colours,
    pointer: Pointer,
    /// What is said to the last choice.
    notice: Option<(Ink, String)>,
    room: Room,
    left: bool,
}

impl LessonScreen {
    pub(crate) fn new(lesson: Lesson, colours: Colours) -> Self {
        let (pointer, room) = (Pointer::default(), Room { columns: 80, lines: 14 });
        Self { lesson, colours, pointer, notice: None, room, left: false }
    }

    pub(crate) fn is_left(&self) -> bool {
        self.left
    }

    pub(crate) fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let interrupted = key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c');
                self.key(if interrupted { KeyCode::Char('q') } else { key.code });
            }
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                if let Some(id) = self.pointer.click(mouse.column, mouse.row) {
                    self.press(&id);
                }
            }
            _ => {}
        }
    }

    fn key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('q') => self.left = true,
            KeyCode::Char('n') => self.press(NEXT),
            KeyCode::Char('b') => self.press(BACK),
            KeyCode::Char('s') => self.press(SHOW),
            KeyCode::Esc => self.lesson.forget(),
            KeyCode::Enter | KeyCode::Char(' ') => {
                if let Some(id) = self.pointer.focus().map(str::to_owned) {
                    self.press(&id);
                }
            }
            code => {
                self.pointer.follow(code);
            }
        }
    }

    fn press(&mut self, id: &str) {
        self.notice = None;
        match id {
            NEXT if self.lesson.course.is_made() => self.lesson.go_on(),
            NEXT => {}
            BACK => self.lesson.go_back(),
            SHOW => self.notice = self.lesson.example().map(|example| (Ink::Fresh, example)),
            LEAVE => self.left = true,
            _ if self.lesson.is_live() => self.choose(id),
            _ => {}
        }
    }

    fn choose(&mut self, id: &str) {
        match self.lesson.look(|screen, looker| screen.press(id, looker)) {
            Pressed::Move(mv) => self.play(&mv),
            Pressed::Changed => {
                let room = self.room;
                let lead = self.lesson.look(|screen, looker| screen.lay(looker, room).lead);
                self.pointer.lead(lead);
            }
            Pressed::Refused(why) => self.notice = Some((Ink::Wrong, why)),
            Pressed::Nothing => {}
        }
    }

    pub(super) fn play(&mut self, mv: &str) {
        match self.lesson.play(mv) {
            Ok(()) => {
                self.notice = Some((Ink::Fresh, self.lesson.happened().join(" ")));
                self.pointer.lead(Some(NEXT.to_owned()));
            }
            Err(why) => self.notice = Some((Ink::Wrong, why)),
        }
    }

    /// Draws the table, what the step says, and the buttons.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let (columns, height) = (usize::from(area.width), usize::from(area.height));
        let mut below = self.says(columns);
        self.room = Room { columns, lines: height.saturating_sub(below.len() + 4) };
        let room = self.room;
        let laid = self.lesson.look(|screen, looker| screen.lay(looker, room));
        below.extend(button_lines(&self.buttons(&laid), columns));
        let (mut hits, focus) = (Hits::default(), self.pointer.focus().map(str::to_owned));
        let brush = Brush { colours: self.colours, focus: focus.as_deref() };
        brush.title(frame, &format!(" {}", self.lesson.title()));
        let top = height.saturating_sub(below.len() + 1);
        let mut table = laid.seats;
        table.append(laid.board);
        brush.canvas(frame, &mut hits, &table, (0, 1), (columns, top.saturating_sub(1)));
        for (row, line) in (top as u16..).zip(&below) {
            brush.runs(frame, &mut hits, line, (0, row), columns);
        }
        brush.last_line(frame, &say(self.lesson.lang, "terminal-lesson-keys"));
        self.pointer.drawn(hits);
        if let Some(place) = self.pointer.place() {
            frame.set_cursor_position(place);
        }
    }

    fn says(&self, columns: usize) -> Vec<Vec<Run>> {
        let mut lines = vec![vec![Run::of(Ink::Faint, "─".repeat(columns))]];
        if let Some((ink, text)) = &self.notice {
            lines.extend(said(text, *ink, columns));
        }
        let asked = self.lesson.asked();
        for (at, text) in asked.iter().enumerate() {
            // What is to be done stands out from why.
            let ink = if at + 1 == asked.len() { Ink::Strong } else { Ink::Faint };
            lines.extend(said(text, ink, columns));
        }
        lines
    }

    fn buttons(&self, laid: &Laid) -> Vec<Button> {
        let (lesson, lang) = (&self.lesson.course, self.lesson.lang);
        let last = lesson.step() + 1 == lesson.steps();
        let next = if last { "web-lesson-finish" } else { "web-lesson-next" };
        let next = lesson.is_made().then(|| Button::new(NEXT, say(lang, next)));
        let game = laid.buttons.iter().filter(|_| self.lesson.is_live()).cloned();
        let show = self.lesson.is_live().then(|| Button::new(SHOW, say(lang, "web-lesson-show")));
        let back = lesson.can_go_back().then(|| Button::new(BACK, say(lang, "web-lesson-back")));
        let leave = lesson.is_done().then(|| Button::new(LEAVE, say(lang, "terminal-leave")));
        next.into_iter().chain(game).chain(show).chain(back).chain(leave).collect()
    }
}
