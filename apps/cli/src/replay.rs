//! `strandline replay FILE`: a record, step by step.

use crate::ending::Ending;
use crate::files;
use crate::full_screen;
use crate::lines::fitted;
use crate::out::Out;
use crate::plain_text::plain_name;
use crate::seats::seat_name;
use crate::shell::read_line;
use crate::terminal;
use crate::word::Word;
use anyhow::Result;
use catalog::AnyView;
use kernel::{Seat, Viewpoint};
use screen::{AnyScreen, Ink, Laid, Looker, Paint, Room, Taste};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use table::{Dealer, History};
use words::{Lang, say, say_with};

/// What to show.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// Show the table after this many moves, and leave.
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
    /// Whose eyes to see it with, counted from 1.
    #[arg(long)]
    seat: Option<u8>,
    /// Line by line, without a full screen.
    #[arg(long)]
    plain: bool,
}

/// Steps through a record, or shows one place of it.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<()> {
    let session = files::load(&args.file, Dealer::seeded(0), lang)?;
    let seats = session.game().seats();
    let named = |at: usize| session.names().get(at).map(|name| plain_name(name)).filter(|name| !name.is_empty());
    let names = (0..seats.into()).map(|at| named(at).unwrap_or_else(|| seat_name(at, lang))).collect();
    let from = viewpoint(args.seat, seats, lang)?;
    let screen = terminal::screen(session.id(), Taste { memory_aid: true });
    let mut replay = Replay { history: History::of(&session), names, screen, from, lang, paint: terminal::paint() };
    match args.to {
        Some(ply) if ply > replay.history.len() => Err(Ending::Mistyped.with(replay.no_such(&ply.to_string()))),
        Some(ply) => replay.show(ply, &mut Out::new(lang)),
        None if !args.plain && full_screen::is_possible() => full_screen::replay(replay),
        None => replay.step_through(&mut io::stdin().lock(), &mut Out::new(lang)),
    }
}

fn viewpoint(seat: Option<u8>, seats: u8, lang: Lang) -> Result<Viewpoint> {
    let Some(number) = seat else { return Ok(Viewpoint::Audience) };
    let seat = number.checked_sub(1).filter(|&seat| seat < seats).and_then(Seat::new);
    let no_such = || {
        Ending::Mistyped.with(say_with(
            lang,
            "terminal-no-such-seat",
            &[("seat", number.into()), ("seats", seats.into())],
        ))
    };
    seat.map(Viewpoint::Seat).ok_or_else(no_such)
}

/// A record, and whose eyes it is seen with.
pub(crate) struct Replay {
    pub(crate) history: History,
    pub(crate) names: Vec<String>,
    screen: Box<dyn AnyScreen>,
    pub(crate) from: Viewpoint,
    pub(crate) lang: Lang,
    paint: Paint,
}

impl Replay {
    fn show(&mut self, ply: usize, output: &mut impl Write) -> Result<()> {
        let view = self.history.view(ply, self.from).expect("a record shows every ply to everybody");
        let (from, names) = (self.from, &self.names);
        let looker = Looker { from, view, names, reader: None, lang: self.lang, paint: self.paint };
        self.screen.reset();
        writeln!(output, "{}", self.paint.ink(Ink::Strong, self.heading(ply)))?;
        writeln!(output, "{}", self.screen.draw(&looker))?;
        for told in self.told(ply) {
            writeln!(output, "{}", fitted(&told))?;
        }
        Ok(())
    }

    /// The table on a full screen.
    pub(crate) fn lay(&mut self, from: Viewpoint, view: AnyView, room: Room) -> Laid {
        let names = &self.names;
        let looker = Looker { from, view, names, reader: None, lang: self.lang, paint: Paint::PLAIN };
        self.screen.reset();
        self.screen.lay(&looker, room)
    }

    /// What came of the move that led here.
    pub(crate) fn told(&mut self, ply: usize) -> Vec<String> {
        let from = Viewpoint::Audience;
        let view = self.history.view(ply, from).expect("a record shows every ply to everybody");
        let looker = Looker { from, view, names: &self.names, reader: None, lang: self.lang, paint: Paint::PLAIN };
        let events = &self.history.plies()[ply].events;
        events.iter().filter_map(|event| self.screen.tell(event, &looker)).collect()
    }

    /// Where we are, and which move led here.
    pub(crate) fn heading(&self, ply: usize) -> String {
        let plies = ("plies", self.history.len().into());
        let Some((seat, mv)) = &self.history.plies()[ply].moved else {
            return say_with(self.lang, "terminal-replay-start", &[plies]);
        };
        let name = self.names[seat.index()].as_str();
        let at = say_with(self.lang, "terminal-replay-at", &[("ply", ply.into()), plies]);
        let told = say_with(self.lang, "terminal-moved", &[("name", name.into()), ("move", mv.as_str().into())]);
        format!("{at}. {told}")
    }

    fn no_such(&self, ply: &str) -> String {
        say_with(self.lang, "terminal-replay-no-ply", &[("ply", ply.into()), ("plies", self.history.len().into())])
    }

    fn step_through(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<()> {
        let mut ply = 0;
        self.show(ply, output)?;
        writeln!(output, "{}", say(self.lang, "terminal-replay-help"))?;
        loop {
            write!(output, "{} ", say(self.lang, "terminal-replay-prompt"))?;
            output.flush()?;
            let Some(line) = read_line(input)? else { return Ok(()) };
            let is = |word: Word| word.is(&line, self.lang);
            if is(Word::Quit) {
                return Ok(());
            } else if is(Word::Help) {
                writeln!(output, "{}", say(self.lang, "terminal-replay-help"))?;
            } else if is(Word::Previous) {
                ply = self.go(ply.saturating_sub(1), output)?;
            } else if !line.is_empty() && !is(Word::Next) {
                ply = self.go_to(&line, ply, output)?;
            } else if ply == self.history.len() {
                writeln!(output, "{}", say(self.lang, "terminal-replay-end"))?;
            } else {
                ply = self.go(ply + 1, output)?;
            }
        }
    }

    /// Goes where a typed number says, or says that there is no such place, and stays.
    fn go_to(&mut self, text: &str, here: usize, output: &mut impl Write) -> Result<usize> {
        match text.parse::<usize>() {
            Ok(to) if to <= self.history.len() => return self.go(to, output),
            Ok(_) => writeln!(output, "{}", self.no_such(text))?,
            Err(_) => writeln!(output, "{}", say_with(self.lang, "terminal-replay-unknown", &[("text", text.into())]))?,
        }
        Ok(here)
    }

    fn go(&mut self, ply: usize, output: &mut impl Write) -> Result<usize> {
        self.show(ply, output)?;
        Ok(ply)
    }
}
