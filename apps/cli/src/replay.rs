//! `strandline replay FILE`: a record, step by step.

use crate::eyes::Eyes;
use crate::files;
use crate::out::Out;
use crate::paint::{Ink, Paint};
use crate::screens::{self, Screen, Taste};
use crate::shell::read_line;
use anyhow::{Result, anyhow, bail};
use kernel::{Seat, Viewpoint};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use table::{Dealer, Entry, Session};
use words::{Lang, say, say_with};

/// What to show.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// Show the table after this many moves, and leave.
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
    /// See it through the eyes of this seat; without it, as a spectator.
    #[arg(long)]
    seat: Option<u8>,
}

/// Steps through a record, or shows one place of it.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<()> {
    let mut session = files::load(&args.file, Dealer::seeded(0), lang)?;
    let seats = session.game().seats();
    if session.names().len() != usize::from(seats) {
        let name = |seat: Seat| say_with(lang, "seat-name", &[("seat", seat.number().into())]);
        session.set_names(Seat::all(seats).map(name).collect());
    }
    let from = viewpoint(args.seat, seats, lang)?;
    let screen = screens::of(session.game().id(), Taste { memory_aid: true });
    let mut replay = Replay { plies: session.record().plies(), session, screen, from, lang, paint: Paint::of_stdout() };
    match args.to {
        Some(ply) if ply > replay.plies => bail!(replay.no_such(&ply.to_string())),
        Some(ply) => replay.show(ply, &mut Out::new(lang)),
        None => replay.step_through(&mut io::stdin().lock(), &mut Out::new(lang)),
    }
}

fn viewpoint(seat: Option<u8>, seats: u8, lang: Lang) -> Result<Viewpoint> {
    let Some(number) = seat else { return Ok(Viewpoint::Audience) };
    let seat = Seat::new(number).filter(|_| number < seats);
    let no_such = || anyhow!(say_with(lang, "no-such-seat", &[("seat", number.into()), ("seats", seats.into())]));
    seat.map(Viewpoint::Seat).ok_or_else(no_such)
}

struct Replay {
    session: Session,
    screen: Box<dyn Screen>,
    plies: usize,
    from: Viewpoint,
    lang: Lang,
    paint: Paint,
}

impl Replay {
    fn show(&mut self, ply: usize, output: &mut impl Write) -> Result<()> {
        let then = self.session.at_ply(ply).expect("what was loaded folds");
        let eyes = Eyes::new(&then, self.from, self.lang, self.paint, self.session.names());
        self.screen.reset();
        writeln!(output, "{}", self.paint.ink(Ink::Strong, self.heading(ply)))?;
        writeln!(output, "{}", self.screen.picture(&eyes))?;
        Ok(())
    }

    /// Where we are, and which move led here.
    fn heading(&self, ply: usize) -> String {
        let plies = ("plies", self.plies.into());
        if ply == 0 {
            return say_with(self.lang, "terminal-replay-start", &[plies]);
        }
        let mut moves = self.session.log().iter().filter_map(|entry| match entry {
            Entry::Move { seat, mv } => Some((*seat, mv)),
            Entry::Deal { .. } => None,
        });
        let (seat, mv) = moves.nth(ply - 1).expect("the ply is within the record");
        let name = self.session.names()[seat.index()].as_str();
        let at = say_with(self.lang, "terminal-replay-at", &[("ply", ply.into()), plies]);
        let told = say_with(self.lang, "terminal-moved", &[("name", name.into()), ("move", mv.as_str().into())]);
        format!("{at}. {told}")
    }

    fn no_such(&self, ply: &str) -> String {
        say_with(self.lang, "terminal-replay-no-ply", &[("ply", ply.into()), ("plies", self.plies.into())])
    }

    fn step_through(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<()> {
        let mut ply = 0;
        self.show(ply, output)?;
        writeln!(output, "{}", say(self.lang, "terminal-replay-help"))?;
        loop {
            write!(output, "{} ", say(self.lang, "terminal-replay-prompt"))?;
            output.flush()?;
            let Some(line) = read_line(input)? else { return Ok(()) };
            match line.trim() {
                "q" | "quit" => return Ok(()),
                "" | "n" if ply == self.plies => writeln!(output, "{}", say(self.lang, "terminal-replay-end"))?,
                "" | "n" => ply = self.go(ply + 1, output)?,
                "p" => ply = self.go(ply.saturating_sub(1), output)?,
                "help" | "?" => writeln!(output, "{}", say(self.lang, "terminal-replay-help"))?,
                text => match text.parse::<usize>() {
                    Ok(to) if to <= self.plies => ply = self.go(to, output)?,
                    Ok(_) => writeln!(output, "{}", self.no_such(text))?,
                    Err(_) => {
                        let args = [("text", text.into())];
                        writeln!(output, "{}", say_with(self.lang, "terminal-replay-unknown", &args))?;
                    }
                },
            }
        }
    }

    fn go(&mut self, ply: usize, output: &mut impl Write) -> Result<usize> {
        self.show(ply, output)?;
        Ok(ply)
    }
}
