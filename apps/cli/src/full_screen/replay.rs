//! A record on a full screen, move by move.

use super::brush::Brush;
use super::colours::Colours;
use super::hits::Hits;
use crate::lines::wrapped;
use crate::replay::Replay;
use kernel::{Seat, Viewpoint};
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::text::Span;
use screen::{Ink, Room};
use words::{say, say_with};

/// Lines for what happened.
const TOLD: usize = 5;

/// Whose eyes the table is seen with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eyes {
    /// One viewpoint's.
    Of(Viewpoint),
    /// Those of all together.
    Everybody,
}

/// A record being looked through.
pub(crate) struct ReplayScreen {
    replay: Replay,
    colours: Colours,
    ply: usize,
    eyes: Eyes,
    /// Whether it goes on by itself.
    runs: bool,
    left: bool,
}

impl ReplayScreen {
    pub(crate) fn new(replay: Replay, colours: Colours) -> Self {
        let eyes = Eyes::Of(replay.from);
        Self { replay, colours, ply: 0, eyes, runs: false, left: false }
    }

    pub(crate) fn is_left(&self) -> bool {
        self.left
    }

    pub(crate) fn is_running(&self) -> bool {
        self.runs
    }

    /// Goes on by itself, until the last move.
    pub(crate) fn run_on(&mut self) {
        self.step(1);
        self.runs = self.ply < self.replay.history.len();
    }

    fn step(&mut self, by: isize) {
        self.ply = self.ply.saturating_add_signed(by).min(self.replay.history.len());
    }

    pub(crate) fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let interrupted = key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c');
                self.key(if interrupted { KeyCode::Char('q') } else { key.code });
            }
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::ScrollUp => self.step(-1),
                MouseEventKind::ScrollDown => self.step(1),
                _ => {}
            },
            _ => {}
        }
    }

    fn key(&mut self, code: KeyCode) {
        let ran = std::mem::take(&mut self.runs);
        match code {
            KeyCode::Char('q') | KeyCode::Esc => self.left = true,
            KeyCode::Char(' ') => self.runs = !ran && self.ply < self.replay.history.len(),
            KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char('l' | 'j' | 'n') => self.step(1),
            KeyCode::Left | KeyCode::Up | KeyCode::Char('h' | 'k' | 'p') => self.step(-1),
            KeyCode::PageDown => self.step(10),
            KeyCode::PageUp => self.step(-10),
            KeyCode::Home | KeyCode::Char('g') => self.step(isize::MIN),
            KeyCode::End | KeyCode::Char('G') => self.step(isize::MAX),
            KeyCode::Tab | KeyCode::Char('e') => self.eyes = self.next_eyes(),
            _ => {}
        }
    }

    /// A spectator, then every seat, then everybody.
    fn next_eyes(&self) -> Eyes {
        let seats = self.replay.names.len() as u8;
        match self.eyes {
            Eyes::Of(Viewpoint::Audience) => Eyes::Of(Viewpoint::Seat(Seat::at(0))),
            Eyes::Of(Viewpoint::Seat(seat)) if seat.number() + 1 < seats => Eyes::Of(Viewpoint::Seat(seat.next(seats))),
            Eyes::Of(Viewpoint::Seat(_)) => Eyes::Everybody,
            Eyes::Everybody => Eyes::Of(Viewpoint::Audience),
        }
    }

    fn eyes_in_words(&self) -> String {
        let lang = self.replay.lang;
        match self.eyes {
            Eyes::Of(Viewpoint::Audience) => say(lang, "terminal-replay-audience"),
            Eyes::Of(Viewpoint::Seat(seat)) => {
                let name = self.replay.names[seat.index()].as_str();
                say_with(lang, "terminal-replay-eyes", &[("name", name.into())])
            }
            Eyes::Everybody => say(lang, "terminal-replay-open"),
        }
    }

    /// Draws the table after the move that is looked at, and what came of it.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let (columns, height) = (usize::from(area.width), usize::from(area.height));
        let told = self.told(columns);
        let below = told.len().max(TOLD) + 2;
        let room = Room { columns, lines: height.saturating_sub(below + 1) };
        let (from, view) = self.seen();
        let laid = self.replay.lay(from, view, room);
        let mut table = laid.seats.clone();
        table.append(laid.board);
        let brush = Brush { colours: self.colours, focus: None };
        brush.title(frame, &format!(" {} · {}", self.replay.heading(self.ply), self.eyes_in_words()));
        brush.canvas(frame, &mut Hits::default(), &table, (0, 1), (columns, room.lines));
        let top = height.saturating_sub(below);
        for (row, line) in (top..).zip(told) {
            let place = Rect::new(0, row as u16, area.width, 1).intersection(area);
            frame.render_widget(Span::styled(line, self.colours.ink(Ink::Strong)), place);
        }
        brush.last_line(frame, &say(self.replay.lang, "terminal-replay-keys"));
    }

    /// What is seen, and from where.
    fn seen(&self) -> (Viewpoint, catalog::AnyView) {
        let history = &self.replay.history;
        let of = |from| history.view(self.ply, from).expect("a record shows every ply to everybody");
        match self.eyes {
            Eyes::Of(from) => (from, of(from)),
            Eyes::Everybody => {
                let all = history.revealed(self.ply).unwrap_or_else(|| of(Viewpoint::Audience));
                (Viewpoint::Audience, all)
            }
        }
    }

    fn told(&mut self, columns: usize) -> Vec<String> {
        let told = self.replay.told(self.ply);
        told.iter()
            .flat_map(|line| line.lines().map(str::to_owned).collect::<Vec<_>>())
            .flat_map(|line| wrapped(&line, columns))
            .collect()
    }
}
