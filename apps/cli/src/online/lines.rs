//! A visit line by line: for pipes, screen readers, and terminals that cannot be drawn on. What happens is told as it
//! comes; what is typed is done.

use super::line::News;
use super::visit::{Act, Sure, Visit};
use crate::lines::fitted;
use crate::shell::read_line;
use crate::word::Word;
use anyhow::Result;
use screen::Ink;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

/// How often clocks are looked at, and how often where there are none.
const TICK: Duration = Duration::from_millis(250);
const LONG: Duration = Duration::from_hours(1);

/// Something that happened.
enum Happening {
    /// A line was typed; nothing at the end of input.
    Typed(Option<String>),
    /// The line of this number tells something.
    News(usize, News),
}

/// What was shown last, so that only what is new is shown.
struct Lines<'a, W> {
    visit: &'a mut Visit,
    output: W,
    /// How many lines of the log were told.
    told: usize,
    /// What everybody waits for, and what is wrong with the line.
    due: String,
    trouble: Option<String>,
    /// After how many moves the board was shown.
    shown: Option<usize>,
    sure: Option<Sure>,
    /// After how many moves it was said that time runs out.
    hurried: Option<usize>,
    leaving: bool,
}

/// Visits a table, and its rematches, until whoever does leaves.
pub(super) fn visit(visit: &mut Visit, output: impl Write) -> Result<()> {
    let (sender, receiver) = channel();
    read_lines(sender.clone());
    let ear = |number: usize| {
        let sender = sender.clone();
        move |news| drop(sender.send(Happening::News(number, news)))
    };
    let mut lines = Lines::new(visit, output);
    let (mut number, mut waiting) = (0, Vec::new());
    let mut line = lines.visit.open_line(ear(number));
    while !lines.is_over() {
        match receiver.recv_timeout(if lines.visit.ticks() { TICK } else { LONG }) {
            Ok(Happening::Typed(typed)) => waiting.push(typed),
            Ok(Happening::News(from, news)) if from == number => lines.visit.hear(news),
            Ok(Happening::News(..)) | Err(_) => {}
        }
        if lines.visit.move_on() {
            number += 1;
            line = lines.visit.open_line(ear(number));
        }
        // What is typed before the table is known waits for it.
        if lines.visit.online.plan().is_some() {
            for typed in waiting.drain(..) {
                lines.obey(typed)?;
            }
        }
        lines.show()?;
        lines.visit.work(&line);
    }
    Ok(())
}

fn read_lines(sender: Sender<Happening>) {
    let read = move || {
        let mut input = io::stdin().lock();
        loop {
            let line = read_line(&mut input).unwrap_or_default();
            let over = line.is_none();
            if sender.send(Happening::Typed(line)).is_err() || over {
                return;
            }
        }
    };
    thread::Builder::new().name("lines".into()).spawn(read).expect("a thread can be started");
}

impl<'a, W: Write> Lines<'a, W> {
    fn new(visit: &'a mut Visit, output: W) -> Self {
        let (due, trouble, shown, sure, hurried) = (String::new(), None, None, None, None);
        Self { visit, output, told: 0, due, trouble, shown, sure, hurried, leaving: false }
    }

    /// Whether whoever sat here leaves, and all that they asked is answered; or they cannot stay.
    fn is_over(&self) -> bool {
        let answered = self.visit.online.requests.unanswered().is_empty();
        self.visit.failure.is_some() || self.leaving && answered
    }

    fn obey(&mut self, typed: Option<String>) -> Result<()> {
        let Some(line) = typed else {
            self.leaving = true;
            return Ok(());
        };
        if let Some(sure) = self.sure.take() {
            let yes = Word::Yes.is(&line, self.visit.lang());
            self.visit.answer(sure, yes);
            return Ok(());
        }
        let act = self.visit.obey(&line);
        self.act(act)
    }

    fn act(&mut self, act: Act) -> Result<()> {
        match act {
            Act::Done => {}
            Act::Leave => self.leaving = true,
            Act::Board => self.shown = None,
            Act::Help => {
                let game = self.visit.look(|screen, looker| screen.help(looker));
                let help = self.visit.say("online-help");
                self.print(&game.into_iter().chain([help]).collect::<Vec<_>>().join("\n\n"))?;
            }
            Act::Read(_, text) => self.print(&text)?,
            Act::Type(text) => self.print(text.trim())?,
            Act::Sure(sure) => {
                let question = self.visit.sure_in_words(&sure);
                self.print(&self.visit.say_with("online-ask", &[("question", question.into())]))?;
                self.sure = Some(sure);
            }
        }
        Ok(())
    }

    fn print(&mut self, text: &str) -> Result<()> {
        Ok(writeln!(self.output, "{}", fitted(text))?)
    }

    /// Shows what is new: what happened, what was said, what is wrong with the line, and whose turn it is.
    fn show(&mut self) -> Result<()> {
        while let Some(told) = self.visit.told.get(self.told) {
            let told = format!("  {}", told.replace('\n', "\n  "));
            self.print(&told)?;
            self.told += 1;
        }
        for notice in std::mem::take(&mut self.visit.notices) {
            let text = fitted(&notice.text);
            let text = if notice.wrong { self.visit.paint().ink(Ink::Wrong, text) } else { text };
            writeln!(self.output, "{text}")?;
        }
        self.show_trouble()?;
        self.show_due()?;
        self.hurry()?;
        if self.visit.rings() && io::stdout().is_terminal() {
            write!(self.output, "\u{7}")?;
        }
        Ok(self.output.flush()?)
    }

    /// Says once a move that one's time runs out.
    fn hurry(&mut self) -> Result<()> {
        let moves = Some(self.visit.online.past.plies().len());
        match self.visit.warning().filter(|_| self.hurried != moves) {
            Some(warning) => {
                self.hurried = moves;
                self.print(&warning)
            }
            None => Ok(()),
        }
    }

    fn show_trouble(&mut self) -> Result<()> {
        let trouble = self.visit.trouble();
        if trouble == self.trouble {
            return Ok(());
        }
        let text = trouble.clone().unwrap_or_else(|| self.visit.say("online-back"));
        self.trouble = trouble;
        self.print(&text)
    }

    /// The table where it is one's turn, or over, and otherwise what is waited for; each once.
    fn show_due(&mut self) -> Result<()> {
        let offer = self.visit.offer_in_words().map(|offer| offer + "\n").unwrap_or_default();
        let due = format!("{offer}{}", self.visit.due());
        let moves = self.visit.online.past.plies().len();
        let board = (self.visit.online.may_act() || self.visit.online.result().is_some()) && self.shown != Some(moves);
        if self.due == due && !board && self.shown.is_some() {
            return Ok(());
        }
        if board || self.shown.is_none() {
            self.show_board()?;
        }
        self.shown = Some(moves);
        self.due.clone_from(&due);
        self.print(&due)
    }

    fn show_board(&mut self) -> Result<()> {
        let shown = self.visit.look(|screen, looker| screen.draw(looker));
        let asked = self.visit.online.may_act().then(|| self.visit.look(|screen, looker| screen.ask(looker))).flatten();
        match shown {
            Some(picture) => {
                writeln!(self.output, "\n{picture}")?;
                writeln!(self.output, "{}", self.visit.people_in_a_row())?;
            }
            None => self.show_lobby()?,
        }
        asked.map_or(Ok(()), |asked| self.print(&asked))
    }

    fn show_lobby(&mut self) -> Result<()> {
        if self.visit.online.plan().is_none() {
            return Ok(());
        }
        let lines = [vec![self.visit.title()], self.visit.terms(), self.visit.seats_in_lines()].concat();
        self.print(&lines.join("\n"))
    }
}
