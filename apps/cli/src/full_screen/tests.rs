//! A full screen as people see it, drawn to memory; and games played on it.

mod meanwhile;
mod online;
mod others;
mod played;
mod shown;

use super::FullScreen;
use super::colours::Colours;
use crate::seats::{Player, now, seated, secret};
use crate::sitting::Sitting;
use catalog::GameId;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use screen::{Paint, Taste};
use serde_json::json;
use table::host::{LocalTable, Plan};
use words::Lang;

/// A screen of some size with a game on it.
struct Seen {
    screen: FullScreen,
    terminal: Terminal<TestBackend>,
}

impl Seen {
    fn new(game: GameId, players: &[Player], lang: Lang, (columns, rows): (u16, u16)) -> Self {
        let names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"].map(str::to_owned);
        Self::with(game, players, &names, Xoshiro256PlusPlus::seed_from_u64(7), lang, (columns, rows))
    }

    fn with(
        game: GameId,
        players: &[Player],
        names: &[String],
        mut luck: Xoshiro256PlusPlus,
        lang: Lang,
        (columns, rows): (u16, u16),
    ) -> Self {
        let plan = Plan::of(game.name(), players.len() as u8, json!({}));
        let desk = LocalTable::new(now(), plan, &seated(players, names), secret(&mut luck)).expect("the game starts");
        let screen = crate::terminal::screen(game, Taste { memory_aid: true });
        let sitting = Sitting::new(desk, screen, players.to_vec(), lang, Paint::PLAIN, luck);
        let terminal = Terminal::new(TestBackend::new(columns, rows)).expect("memory can be drawn on");
        let mut seen = Self { screen: FullScreen::new(sitting, Colours::True), terminal };
        seen.draw();
        seen
    }

    fn draw(&mut self) {
        self.terminal.draw(|frame| self.screen.draw(frame)).expect("memory can be drawn on");
    }

    /// Draws, and has every mover move that is to.
    fn settle(&mut self) {
        self.draw();
        while let Some(errand) = self.screen.errand() {
            self.screen.hear(errand.think());
            self.draw();
        }
        self.draw();
    }

    fn key(&mut self, code: KeyCode) {
        self.screen.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.settle();
    }

    fn keys(&mut self, text: &str) {
        text.chars().for_each(|letter| self.key(if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) }));
    }

    fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.screen.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
        self.settle();
    }

    /// What is on the screen, without the blanks at the ends of lines.
    fn text(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let line = |row: u16| {
            let cells = (0..buffer.area.width).map(|column| buffer[(column, row)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..buffer.area.height).map(line).collect::<Vec<_>>().join("\n")
    }
}

fn people(many: u8) -> Vec<Player> {
    vec![Player::Person; many.into()]
}
