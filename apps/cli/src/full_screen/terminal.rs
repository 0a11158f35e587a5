//! The terminal that a full screen is put on, and given back as it was.

use super::FullScreen;
use super::colours::Colours;
use super::lesson::LessonScreen;
use super::page::Page;
use super::reading::ReadingScreen;
use super::replay::ReplayScreen;
use crate::lesson::Lesson;
use crate::replay::Replay;
use crate::sitting::Sitting;
use anyhow::Result;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use std::io::{IsTerminal, stdin, stdout};
use std::time::Duration;
use words::Lang;

/// How long bots are waited for between two looks at the keys: not at all.
const AT_ONCE: Duration = Duration::ZERO;

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
    while !screen.is_left() {
        terminal.draw(|frame| screen.draw(frame))?;
        if screen.is_waiting() {
            screen.handle(&event::read()?);
        } else {
            while event::poll(AT_ONCE)? {
                screen.handle(&event::read()?);
            }
            screen.let_move()?;
        }
    }
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
