//! A program as a player: the umpire's protocol turned around. The house asks, the program answers.

use super::Limits;
use super::entrant::cannot_start;
use super::player::{Fault, Forfeit, Player};
use super::process::{Heard, Process};
use super::stop::Stop;
use anyhow::Result;
use kernel::{BySeat, Seat, Viewpoint};
use std::time::{Duration, Instant};
use table::{LONGEST_LINE, Session, listed};
use wire::bots::{End, FromProgram, Matter, Said, ToProgram};
use wire::umpire::Listing;
use words::{Arg, Lang, say, say_with};

/// How many legal moves are listed at the most, some of every kind. A program that wants others asks for them, or writes
/// them itself.
const MOST_LISTED: u64 = 1_000;

/// How often somebody who wants to stop is looked for while an answer is waited for.
const BLINK: Duration = Duration::from_millis(50);

/// How much of an answer that is none is repeated.
const MOST_REPEATED: usize = 120;

/// A program that plays. It runs on from game to game; one that did not answer is killed, and started
/// afresh for the next game.
pub(crate) struct Program {
    words: Vec<String>,
    limits: Limits,
    stop: Stop,
    lang: Lang,
    process: Option<Process>,
    /// What the current game was opened with, for a program that has to be started again.
    opening: String,
    /// Whether the process has answered yet: until then it may still be starting.
    warm: bool,
    /// Whether it may be started again in this game.
    second_chance: bool,
    asked: u64,
}

impl Program {
    /// The program that these words start, which they do when the first game begins.
    pub(crate) fn new(words: Vec<String>, limits: Limits, stop: Stop, lang: Lang) -> Self {
        let opening = String::new();
        Self { words, limits, stop, lang, process: None, opening, warm: false, second_chance: false, asked: 0 }
    }

    fn start(&mut self) -> std::io::Result<()> {
        // The one before, if any, ends before the next begins.
        self.process = None;
        self.process = Some(Process::start(&self.words)?);
        self.warm = false;
        Ok(())
    }

    fn send(&self, line: String) -> Result<(), Fault> {
        self.process.as_ref().map_or(Err(Fault::Died), |process| process.send(line))
    }

    fn question(&mut self, session: &Session, seat: Seat) -> String {
        self.asked += 1;
        let legal = session.game().legal_of_all(seat, MOST_LISTED);
        let what = Matter::Choose {
            id: self.asked,
            seat,
            legal: legal.moves,
            more: legal.more,
            count: session.game().count(seat),
            millis: self.limits.thought.as_millis() as u64,
        };
        wire::write(&ToProgram { what, view: Some(session.view(Viewpoint::Seat(seat)).written()) })
    }

    /// Asks, and starts the program again if it turns out to have ended since the last game.
    fn ask(&mut self, question: &str, session: &Session, seat: Seat) -> Result<Heard, Fault> {
        let answer = self.ask_once(question, session, seat);
        if answer != Err(Fault::Died) || !std::mem::take(&mut self.second_chance) {
            return answer;
        }
        self.start().map_err(|_| Fault::Died)?;
        self.send(self.opening.clone())?;
        self.ask_once(question, session, seat)
    }

    /// Asks, and lists legal moves for as long as that is what comes back. The time for the move goes on.
    fn ask_once(&mut self, question: &str, session: &Session, seat: Seat) -> Result<Heard, Fault> {
        let extra = if self.warm { Duration::ZERO } else { self.limits.startup };
        let until = Instant::now() + self.limits.thought + extra;
        self.send(question.to_owned())?;
        loop {
            let heard = self.hear(until)?;
            self.warm = true;
            match self.wanted(&heard).and_then(|listing| self.list(&listing, session, seat)) {
                Some(list) => self.send(list)?,
                None => return Ok(heard),
            }
        }
    }

    /// The next line. Nobody waits for it any more who is to stop.
    fn hear(&self, until: Instant) -> Result<Heard, Fault> {
        let process = self.process.as_ref().ok_or(Fault::Died)?;
        loop {
            let heard = process.hear(until.min(Instant::now() + BLINK));
            if heard != Err(Fault::Late) || Instant::now() >= until || self.stop.is_set() {
                return heard;
            }
        }
    }

    /// The list of moves that is asked for, where it is one.
    fn wanted(&self, heard: &Heard) -> Option<Listing> {
        let Heard::Line(line) = heard else { return None };
        match wire::read_bytes::<Said>(line).ok()? {
            Said::Wants { id, legal } if id == self.asked => Some(legal),
            _ => None,
        }
    }

    /// Such a list; nothing where it makes no sense, and so is no answer to anything.
    fn list(&self, listing: &Listing, session: &Session, seat: Seat) -> Option<String> {
        let legal = listed(session.game(), seat, listing, self.asked).ok()?;
        let list = Matter::Legal { id: self.asked, legal: legal.moves, more: legal.more };
        Some(wire::write(&ToProgram::from(list)))
    }

    /// The move in what was heard.
    fn read(&self, heard: Result<Heard, Fault>) -> Result<String, Forfeit> {
        let line = match heard {
            Ok(Heard::Line(line)) => line,
            Ok(Heard::TooLong) => {
                return Err(self.forfeit(Fault::Garbage, "match-line-too-long", &[("most", LONGEST_LINE.into())]));
            }
            Err(Fault::Late) => {
                let millis = self.limits.thought.as_millis() as u64;
                return Err(self.forfeit(Fault::Late, "match-no-answer", &[("millis", millis.into())]));
            }
            Err(fault) => {
                let last_words = self.process.as_ref().map_or(Vec::new(), Process::last_words);
                return Err(Forfeit { last_words, ..Forfeit::new(fault, say(self.lang, "match-program-ended")) });
            }
        };
        match wire::read_bytes::<FromProgram>(&line) {
            Ok(answer) if answer.id == self.asked => Ok(answer.mv),
            _ => Err(self.forfeit(Fault::Garbage, "match-no-such-answer", &[("text", excerpt(&line).into())])),
        }
    }

    fn forfeit(&self, fault: Fault, id: &str, args: &[(&str, Arg<'_>)]) -> Forfeit {
        Forfeit::new(fault, say_with(self.lang, id, args))
    }
}

impl Player for Program {
    fn begin(&mut self, session: &Session, seat: Seat, _: u64) -> Result<()> {
        let game = session.game();
        let options = serde_json::from_str(game.options().get())?;
        let opening = Matter::New { game: session.id().to_string(), seats: game.seats(), seat, options };
        self.opening = wire::write(&ToProgram::from(opening));
        self.second_chance = true;
        if self.process.as_mut().is_none_or(Process::has_ended) {
            self.start().map_err(|error| cannot_start(&self.words, &error, self.lang))?;
        }
        // A program that has ended is noticed when it is asked.
        let _ = self.send(self.opening.clone());
        Ok(())
    }

    fn choose(&mut self, session: &Session, seat: Seat) -> Result<String, Forfeit> {
        let question = self.question(session, seat);
        let heard = self.ask(&question, session, seat);
        self.second_chance = false;
        let read = self.read(heard);
        if read.is_err() {
            self.process = None;
        }
        read
    }

    fn end(&mut self, ranks: BySeat<u8>, how: End) {
        // It may have ended already: then there is nobody to tell.
        let _ = self.send(wire::write(&ToProgram::from(Matter::Over { ranks, end: how })));
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            process.finish();
        }
    }
}

/// The beginning of a line, as text on one line.
fn excerpt(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let clean = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut short: String = text.trim().chars().take(MOST_REPEATED).map(clean).collect();
    if text.trim().chars().nth(MOST_REPEATED).is_some() {
        short.push('…');
    }
    short
}
