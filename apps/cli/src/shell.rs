//! Playing line by line: for pipes, screen readers, terminals that cannot be drawn on, and whoever asks for it.

mod asking;

use crate::lines::fitted;
use crate::plain_text::plain;
use crate::sitting::Sitting;
use crate::word::Word;
use anyhow::Result;
pub(crate) use asking::agrees;
use kernel::{Outcome, Seat, Viewpoint};
use screen::{Answer, Ink};
use std::io::{BufRead, Write};
use std::mem;
use table::{Played, Problem};
use words::Arg;

/// A game being played line by line. Input and output are handed in, so that tests can sit at the table too.
pub(crate) struct Shell {
    sitting: Sitting,
    /// Whether somebody's cards are on the screen.
    shows_cards: bool,
    /// What is to be said when they no longer are.
    notice: Option<String>,
    leaving: bool,
}

/// How to go on.
enum Next {
    /// The same person is asked again.
    Ask,
    /// Something changed at the table: see who is to act.
    Turn,
    /// The person leaves.
    Quit,
}

impl Shell {
    pub(crate) fn new(sitting: Sitting) -> Self {
        Self { sitting, shows_cards: false, notice: None, leaving: false }
    }

    /// Plays until the game is over or the person leaves.
    pub(crate) fn run(mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<()> {
        self.welcome(output)?;
        loop {
            let next = match self.sitting.desk.outcome() {
                Some(outcome) => self.finish(outcome, input, output)?,
                None => self.turn(input, output)?,
            };
            if matches!(next, Next::Quit) {
                return self.goodbye(output);
            }
        }
    }

    /// Has whoever is to act do so.
    fn turn(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let seat = self.sitting.next_to_act();
        if self.sitting.is_mover(seat) { self.mover(seat, output) } else { self.person(seat, input, output) }
    }

    fn say(&self, id: &str) -> String {
        fitted(&self.sitting.say(id))
    }

    fn say_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        fitted(&self.sitting.say_with(id, args))
    }

    fn name(&self, seat: Seat) -> &str {
        self.sitting.name(seat)
    }

    fn ink(&self, ink: Ink, text: String) -> String {
        self.sitting.paint.ink(ink, text)
    }

    fn welcome(&self, output: &mut impl Write) -> Result<()> {
        let welcome = self.say_with("terminal-welcome", &[("game", self.sitting.title().into())]);
        writeln!(output, "{}", self.ink(Ink::Strong, welcome))?;
        let names = words::list(self.sitting.lang, &self.sitting.players_in_words());
        Ok(writeln!(output, "{}", self.say_with("terminal-players", &[("names", names.into())]))?)
    }

    /// Says goodbye to people, if there were any, and how to come back.
    fn goodbye(&self, output: &mut impl Write) -> Result<()> {
        if self.sitting.people().next().is_none() {
            return Ok(());
        }
        if self.sitting.is_kept() {
            writeln!(output, "{}", self.say("terminal-kept"))?;
        }
        Ok(writeln!(output, "{}", self.say("terminal-goodbye"))?)
    }

    /// Has a mover move, and tells it once: what happened, or else how it is written.
    fn mover(&mut self, seat: Seat, output: &mut impl Write) -> Result<Next> {
        let Played { mv, events } = self.sitting.let_move(seat)?;
        self.leaving = false;
        let eyes = self.sitting.desk.eyes();
        let told = self.sitting.happened(&events, eyes).map(|told| indented(&told));
        let moved = || self.ink(Ink::Fresh, fitted(&self.sitting.move_of(&(seat, mv))));
        writeln!(output, "{}", told.unwrap_or_else(moved))?;
        Ok(Next::Turn)
    }

    /// Asks one person until a move is made, or something else changed whose turn it is.
    fn person(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        if let Some(mover) = self.sitting.desk.parting() {
            if matches!(self.hide_cards(mover, input, output)?, Next::Quit) {
                return Ok(Next::Quit);
            }
            self.sitting.desk.drop_curtain();
        }
        if self.sitting.desk.curtain().is_some() {
            if matches!(self.curtain(seat, input, output)?, Next::Quit) {
                return Ok(Next::Quit);
            }
            self.sitting.desk.lift_curtain();
            let news = self.sitting.news_for(seat);
            self.tell_news(&news, output)?;
        }
        self.sitting.seen.by(seat, &self.sitting.desk);
        self.shows_cards = true;
        self.board(seat, output)?;
        loop {
            match self.ask(seat, input, output)? {
                Next::Ask => {}
                next => return Ok(next),
            }
        }
    }

    /// Shows the table as a seat sees it.
    fn board(&mut self, seat: Seat, output: &mut impl Write) -> Result<()> {
        let picture = self.sitting.look(Viewpoint::Seat(seat), |screen, looker| screen.draw(looker));
        Ok(writeln!(output, "\n{picture}")?)
    }

    /// Asks one person once.
    fn ask(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let ask = self.sitting.look(Viewpoint::Seat(seat), |screen, looker| screen.ask(looker));
        writeln!(output, "{}", fitted(&ask))?;
        let prompt = self.say_with("terminal-prompt", &[("name", self.name(seat).into())]);
        write!(output, "{} ", self.ink(Ink::Seat(seat.number()), prompt))?;
        output.flush()?;
        match read_line(input)? {
            Some(line) => self.obey(seat, line.trim(), input, output),
            None => Ok(Next::Quit),
        }
    }

    /// Whoever moved last looks at what came of it, such as a card that was drawn, for as long as they like.
    fn hide_cards(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        self.board(seat, output)?;
        let done = self.say_with("terminal-curtain-done", &[("name", self.name(seat).into())]);
        write!(output, "{done} ")?;
        output.flush()?;
        Ok(if read_line(input)?.is_some() { Next::Turn } else { Next::Quit })
    }

    /// Hides what the last person saw until the next one is there.
    fn curtain(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        self.wipe(output)?;
        if let Some(notice) = self.notice.take() {
            writeln!(output, "{notice}")?;
        }
        let name = || [("name", self.name(seat).into())];
        writeln!(output, "{}", self.say_with("terminal-curtain", &name()))?;
        write!(output, "{} ", self.say_with("terminal-curtain-prompt", &name()))?;
        output.flush()?;
        Ok(if read_line(input)?.is_some() { Next::Turn } else { Next::Quit })
    }

    /// Takes what the last person saw off the screen; where that cannot be done, says so.
    fn wipe(&mut self, output: &mut impl Write) -> Result<()> {
        if !mem::take(&mut self.shows_cards) {
            return Ok(());
        }
        write!(output, "{}", self.sitting.paint.clear())?;
        if !self.sitting.paint.clears() {
            writeln!(output, "{}", self.say("terminal-curtain-thin"))?;
        }
        Ok(())
    }

    fn obey(&mut self, seat: Seat, line: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let line = line.strip_prefix('/').unwrap_or(line);
        let (word, rest) = Word::first_of(line, self.sitting.lang);
        match (word, rest) {
            (Some(Word::Quit), "") => return self.quit(output),
            (Some(Word::Help), "") => self.help(seat, output)?,
            (Some(Word::Rules), section) if is_section(section) => self.rules(section.parse().ok(), output)?,
            (Some(Word::Moves), "") => writeln!(output, "{}", fitted(&self.sitting.moves_in_words(seat)))?,
            (Some(Word::Hint), "") => self.hint(seat, output)?,
            (Some(Word::Log), many) => self.log(many, Viewpoint::Seat(seat), output)?,
            (Some(Word::Board), "") => self.board(seat, output)?,
            (Some(Word::Undo), "") => return self.undo(output),
            (Some(Word::Resign), "") => return self.resign(seat, input, output),
            (Some(Word::Draw), "") => return self.draw(seat, input, output),
            (Some(Word::Save), file) => self.save(file, input, output)?,
            (Some(Word::Load), file) => return self.load(file, input, output),
            (None, _) if line.is_empty() => self.board(seat, output)?,
            _ => return self.move_or_answer(seat, line, output),
        }
        Ok(Next::Ask)
    }

    fn hint(&mut self, seat: Seat, output: &mut impl Write) -> Result<()> {
        let hint = self.sitting.hint(seat).unwrap_or_default();
        Ok(writeln!(output, "{}", fitted(&hint))?)
    }

    fn quit(&mut self, output: &mut impl Write) -> Result<Next> {
        if self.leaving || self.sitting.is_safe() {
            return Ok(Next::Quit);
        }
        self.leaving = true;
        writeln!(output, "{}", self.say("terminal-quit-unsaved"))?;
        Ok(Next::Ask)
    }

    fn help(&mut self, seat: Seat, output: &mut impl Write) -> Result<()> {
        let example = self.sitting.desk.session().game().legal(seat, 1).moves.pop().unwrap_or_default();
        writeln!(output, "{}", self.say_with("terminal-help", &[("example", example.into())]))?;
        let help = self.sitting.look(Viewpoint::Seat(seat), |screen, looker| screen.help(looker));
        Ok(writeln!(output, "{help}")?)
    }

    fn rules(&self, section: Option<usize>, output: &mut impl Write) -> Result<()> {
        Ok(writeln!(output, "{}", self.sitting.rules(section))?)
    }

    /// Undoes to the last move that a person made, with everything that movers did since.
    fn undo(&mut self, output: &mut impl Write) -> Result<Next> {
        let Some(count) = self.sitting.undo() else {
            writeln!(output, "{}", self.say("nothing-to-undo"))?;
            return Ok(Next::Ask);
        };
        writeln!(output, "{}", self.say_with("terminal-undone", &[("count", count.into())]))?;
        Ok(Next::Turn)
    }

    /// Goes on after something that ends the game, or says why it cannot be.
    fn ended(&mut self, ended: Result<(), Problem>, output: &mut impl Write) -> Result<Next> {
        match ended {
            Ok(()) => Ok(Next::Turn),
            Err(problem) => self.wrong(&self.sitting.explain(&problem), output).map(|()| Next::Ask),
        }
    }

    fn wrong(&self, sentence: &str, output: &mut impl Write) -> Result<()> {
        Ok(writeln!(output, "{}", self.ink(Ink::Wrong, fitted(sentence)))?)
    }

    /// Asks for the file that a word was typed without.
    fn which_file(&self, word: Word, output: &mut impl Write) -> Result<()> {
        let name = word.name(self.sitting.lang);
        Ok(writeln!(output, "{}", self.say_with("terminal-file-missing", &[("command", name.into())]))?)
    }

    fn save(&mut self, file: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<()> {
        if file.is_empty() {
            return self.which_file(Word::Save, output);
        }
        if !self.may_write(file, input, output)? {
            return Ok(writeln!(output, "{}", self.say("terminal-not-saved"))?);
        }
        Ok(writeln!(output, "{}", fitted(&self.sitting.save(file)))?)
    }

    fn load(&mut self, file: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        if file.is_empty() {
            return self.which_file(Word::Load, output).map(|()| Next::Ask);
        }
        match self.sitting.load(file) {
            Err(error) => writeln!(output, "{}", fitted(&error.to_string()))?,
            Ok(loaded) if self.may_leave(input, output)? => {
                self.leaving = false;
                writeln!(output, "{}", fitted(&self.sitting.take_over(loaded)))?;
                return Ok(Next::Turn);
            }
            Ok(_) => {}
        }
        Ok(Next::Ask)
    }

    fn move_or_answer(&mut self, seat: Seat, line: &str, output: &mut impl Write) -> Result<Next> {
        let asked = Word::in_english(line, self.sitting.lang);
        match self.sitting.look(Viewpoint::Seat(seat), |screen, looker| screen.answer(&asked, looker)) {
            Answer::Say(text) if text.is_empty() => Ok(Next::Ask),
            Answer::Say(text) => Ok(writeln!(output, "{}", fitted(&text)).map(|()| Next::Ask)?),
            Answer::Move(mv) => self.try_move(seat, &mv, line, output),
            Answer::NotMine => self.try_move(seat, line, line, output),
        }
    }

    /// Makes the move that a line means, or says why it cannot be made.
    fn try_move(&mut self, seat: Seat, mv: &str, line: &str, output: &mut impl Write) -> Result<Next> {
        let mv = self.sitting.meant(seat, mv);
        match self.sitting.play(seat, &mv) {
            Ok(played) => {
                self.leaving = false;
                if let Some(told) = self.sitting.happened(&played.events, Viewpoint::Seat(seat)) {
                    writeln!(output, "{}", indented(&told))?;
                }
                Ok(Next::Turn)
            }
            Err(problem) => {
                let sentence = match problem.code {
                    table::Code::BadNotation => self.sitting.unknown(seat, line),
                    _ => self.sitting.explain(&problem),
                };
                self.wrong(&sentence, output).map(|()| Next::Ask)
            }
        }
    }

    fn tell_news(&self, news: &[String], output: &mut impl Write) -> Result<()> {
        if !news.is_empty() {
            let told: Vec<String> = news.iter().map(|told| indented(told)).collect();
            writeln!(output, "{}\n{}", self.say("terminal-news"), told.join("\n"))?;
        }
        Ok(())
    }

    /// Tells the last moves, so many as were asked for.
    fn log(&mut self, many: &str, from: Viewpoint, output: &mut impl Write) -> Result<()> {
        let Some(news) = self.sitting.log(many, from) else {
            let line = format!("{} {many}", Word::Log.name(self.sitting.lang));
            let unknown = self.say_with("terminal-unknown", &[("text", line.into())]);
            return self.wrong(&unknown, output);
        };
        let told: Vec<String> = news.iter().map(|told| indented(told)).collect();
        let told = if told.is_empty() { self.say("terminal-log-empty") } else { told.join("\n") };
        Ok(writeln!(output, "{told}")?)
    }

    /// Shows how it ended, to all, and asks what is to become of the game.
    fn finish(&mut self, outcome: Outcome, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        if self.sitting.has_curtain() {
            let news = self.sitting.news_for_all();
            self.tell_news(&news, output)?;
        }
        let eyes = self.sitting.desk.eyes();
        let picture = self.sitting.look(eyes, |screen, looker| screen.draw(looker));
        writeln!(output, "\n{picture}\n{}", self.result(outcome))?;
        if self.sitting.people().next().is_none() {
            return Ok(Next::Quit);
        }
        writeln!(output, "{}", self.say("terminal-after"))?;
        while let Some(line) = read_line(input)? {
            match self.obey_after(line.trim(), input, output)? {
                Next::Ask => {}
                next => return Ok(next),
            }
        }
        Ok(Next::Quit)
    }

    fn result(&self, outcome: Outcome) -> String {
        let mut lines: Vec<String> = self.sitting.result(outcome).iter().map(|line| fitted(line)).collect();
        lines[1] = self.ink(Ink::Strong, lines[1].clone());
        lines.join("\n")
    }

    /// Does what is typed after the end. Only whoever says so leaves the game.
    fn obey_after(&mut self, line: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let (word, rest) = Word::first_of(line.strip_prefix('/').unwrap_or(line), self.sitting.lang);
        match (word, rest) {
            (Some(Word::Quit), "") => return Ok(Next::Quit),
            (None, _) if line.is_empty() => return Ok(Next::Quit),
            (Some(Word::Undo), "") => return self.undo(output),
            (Some(Word::Load), file) => return self.load(file, input, output),
            (Some(Word::Rematch), "") => {
                self.sitting.rematch()?;
                (self.shows_cards, self.leaving) = (false, false);
                return self.welcome(output).map(|()| Next::Turn);
            }
            (Some(Word::Save), file) => self.save(file, input, output)?,
            (Some(Word::Log), many) => self.log(many, self.sitting.desk.eyes(), output)?,
            (Some(Word::Rules), section) if is_section(section) => self.rules(section.parse().ok(), output)?,
            (Some(Word::Help), "") => writeln!(output, "{}", self.say("terminal-after"))?,
            (Some(Word::Moves | Word::Hint | Word::Resign | Word::Draw), "") => {
                self.wrong(&self.say("game-over"), output)?;
            }
            _ => self.wrong(&self.say_with("terminal-unknown", &[("text", line.into())]), output)?,
        }
        Ok(Next::Ask)
    }
}

/// Whether this names a section of the rules, or all of them.
pub(crate) fn is_section(text: &str) -> bool {
    text.is_empty() || text.parse::<usize>().is_ok()
}

/// What was told, set off from what is asked.
fn indented(told: &str) -> String {
    let lines: Vec<String> = told.lines().map(|line| format!("  {line}")).collect();
    fitted(&lines.join("\n"))
}

/// The next line, or `None` at the end of input. Bytes that are no text are shown as such, and so is what a terminal
/// would obey if it were told what was typed: arrow keys send such.
pub(crate) fn read_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut line = Vec::new();
    let read = input.read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| plain(String::from_utf8_lossy(&line).trim())))
}

#[cfg(test)]
mod tests;
