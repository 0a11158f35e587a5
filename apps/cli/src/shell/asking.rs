//! What is asked about before it is done.

use super::{Next, Shell, read_line};
use crate::word::Word;
use anyhow::Result;
use kernel::Seat;
use std::io::{BufRead, Write};
use words::Lang;

/// Asks something that “yes” agrees to. Anything else does not, nor does the end of input.
pub(crate) fn agrees(question: &str, lang: Lang, input: &mut impl BufRead, output: &mut impl Write) -> Result<bool> {
    write!(output, "{question} ")?;
    output.flush()?;
    Ok(Word::Yes.is(&read_line(input)?.unwrap_or_default(), lang))
}

impl Shell {
    pub(super) fn resign(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let question = self.say_with("terminal-ask-resign", &[("name", self.name(seat).into())]);
        if agrees(&question, self.sitting.lang, input, output)? {
            let ended = self.sitting.resign(seat);
            self.ended(ended, output)
        } else {
            Ok(Next::Ask)
        }
    }

    /// All the others who play here are asked, one after the other.
    pub(super) fn draw(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        if let Err(problem) = self.sitting.could_draw() {
            self.wrong(&self.sitting.explain(&problem), output)?;
            return Ok(Next::Ask);
        }
        if self.sitting.has_curtain() {
            self.wipe(output)?;
            self.sitting.put_away();
        }
        for other in self.sitting.others_at_the_device(seat) {
            let args = [("name", self.name(other).into()), ("by", self.name(seat).into())];
            let question = self.say_with("terminal-ask-draw", &args);
            if !agrees(&question, self.sitting.lang, input, output)? {
                let refused = self.say_with("terminal-no-draw", &args);
                return self.refused(refused, output);
            }
        }
        let ended = self.sitting.draw();
        self.ended(ended, output)
    }

    /// Somebody does not want the draw: where a curtain falls next, it is told behind that.
    fn refused(&mut self, refused: String, output: &mut impl Write) -> Result<Next> {
        if self.sitting.has_curtain() {
            self.notice = Some(refused);
        } else {
            writeln!(output, "{refused}")?;
        }
        Ok(Next::Turn)
    }

    /// Whether this file may be written: it is new, is the one the game lies in, or may be replaced.
    pub(super) fn may_write(&self, file: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<bool> {
        if self.sitting.may_write(file) {
            return Ok(true);
        }
        let question = self.say_with("terminal-ask-replace", &[("file", file.into())]);
        agrees(&question, self.sitting.lang, input, output)
    }

    /// Whether the game on the table may be given up for another: nothing is lost by it, or it is not wanted.
    pub(super) fn may_leave(&self, input: &mut impl BufRead, output: &mut impl Write) -> Result<bool> {
        Ok(self.sitting.is_safe() || agrees(&self.say("terminal-ask-load"), self.sitting.lang, input, output)?)
    }
}
