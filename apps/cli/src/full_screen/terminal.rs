//! The terminal that a full screen is put on, and given back as it was.

use super::FullScreen;
use super::colours::Colours;
use super::happenings::{Happening, Happenings};
use super::lesson::LessonScreen;
use super::online::OnlineScreen;
use super::page::Page;
use super::reading::ReadingScreen;
use super::replay::ReplayScreen;
use crate::lesson::Lesson;
use crate::online::visit::Visit;
use crate::replay::Replay;
use crate::sitting::Sitting;
use anyhow::Result;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableFocusChange, DisableMouseCapture, EnableBracketedPaste, EnableFocusChange,
    EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use std::io::{IsTerminal, stdin, stdout};
use std::time::Duration;
use words::Lang;

/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(250);

/// What rings.
const BELL: char = '\u{7}';

/// How long a move of a record is looked at that goes on by itself.
const PACE: Duration = Duration::from_millis(1200);

/// Whether there is a terminal that can be drawn on.
pub(crate) fn is_possible() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !dumb
}

/// Plays on the whole terminal until whoever sits here leaves. What was shown is gone then; how to come back is said.
pub(crate) fn run(sitting: Sitting) -> Result<String> {
    let mut screen = FullScreen::new(sitting, Colours::of_environment());
    on_the_terminal(|terminal| play(terminal, &mut screen))?;
    Ok(screen.farewell())
}

/// Looks through a record on the whole terminal.
pub(crate) fn replay(replay: Replay) -> Result<()> {
    let mut screen = ReplayScreen::new(replay, Colours::of_environment());
    on_the_terminal(|terminal| look_through(terminal, &mut screen))
}

/// Gives a lesson on the whole terminal.
pub(crate) fn lesson(lesson: Lesson) -> Result<()> {
    let mut screen = LessonScreen::new(lesson, Colours::of_environment());
    on_the_terminal(|terminal| teach(terminal, &mut screen))
}

/// Has something read on the whole terminal.
pub(crate) fn read(title: &str, text: &str, lang: Lang) -> Result<()> {
    let page = Page::new(title.to_owned(), text.to_owned());
    let mut screen = ReadingScreen::new(page, Colours::of_environment(), lang);
    on_the_terminal(|terminal| {
        while !screen.is_left() {
            terminal.draw(|frame| screen.draw(frame))?;
            screen.handle(&event::read()?);
        }
        Ok(())
    })
}

/// Visits a table of a house on the whole terminal, and its rematches, until whoever does leaves: the visit as it is
/// then.
pub(crate) fn visit(visit: Visit) -> Result<Visit> {
    let mut screen = OnlineScreen::new(visit, Colours::of_environment());
    on_the_terminal(|terminal| {
        let _ = execute!(stdout(), EnableFocusChange);
        let done = stay(terminal, &mut screen);
        let _ = execute!(stdout(), DisableFocusChange);
        done
    })?;
    Ok(screen.visit)
}

/// Has the whole terminal for a while, and gives it back as it was.
fn on_the_terminal(what: impl FnOnce(&mut DefaultTerminal) -> Result<()>) -> Result<()> {
    let mut terminal = ratatui::try_init()?;
    // Where there is no mouse, the keys do.
    let _ = execute!(stdout(), EnableMouseCapture, EnableBracketedPaste);
    let done = what(&mut terminal);
    let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste);
    ratatui::restore();
    done
}

fn play(terminal: &mut DefaultTerminal, screen: &mut FullScreen) -> Result<()> {
    let happenings = Happenings::on_the_terminal();
    while !screen.is_left() {
        terminal.draw(|frame| screen.draw(frame))?;
        if let Some(errand) = screen.errand() {
            happenings.think(errand);
        }
        match happenings.next(None)? {
            Happening::Terminal(event) => screen.handle(&event),
            Happening::Thought(done) => screen.hear(done),
            Happening::News(..) | Happening::Nothing => {}
        }
    }
    Ok(())
}

fn stay(terminal: &mut DefaultTerminal, screen: &mut OnlineScreen) -> Result<()> {
    let happenings = Happenings::on_the_terminal();
    let (mut number, mut line) = (0, None);
    while !screen.is_left() {
        terminal.draw(|frame| screen.draw(frame))?;
        if screen.rings() {
            execute!(stdout(), Print(BELL))?;
        }
        if screen.visit.move_on() {
            line = None;
            number += 1;
        }
        let line = line.get_or_insert_with(|| screen.visit.open_line(happenings.ear(number)));
        screen.visit.work(line);
        match happenings.next(screen.visit.ticks().then_some(TICK))? {
            Happening::Terminal(event) => screen.handle(&event),
            Happening::News(from, news) if from == number => screen.hear(news),
            Happening::News(..) | Happening::Thought(_) | Happening::Nothing => {}
        }
    }
    // What was asked last is sent before the line is hung up.
    line.iter().for_each(|line| screen.visit.work(line));
    Ok(())
}

fn look_through(terminal: &mut DefaultTerminal, screen: &mut ReplayScreen) -> Result<()> {
    while !screen.is_left() {
        terminal.draw(|frame| screen.draw(frame))?;
        if screen.is_running() && !event::poll(PACE)? {
            screen.run_on();
        } else {
            screen.handle(&event::read()?);
        }
    }
    Ok(())
}

fn teach(terminal: &mut DefaultTerminal, screen: &mut LessonScreen) -> Result<()> {
    while !screen.is_left() {
        terminal.draw(|frame| screen.draw(frame))?;
        screen.handle(&event::read()?);
    }
    Ok(())
}
