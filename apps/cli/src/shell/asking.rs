//! What is asked about before it is done.

use super::{Next, Shell, read_line};
use crate::seats::now;
use anyhow::Result;
use kernel::Seat;
use std::io::{BufRead, Write};
use std::path::Path;
use table::host::LocalTable;

/// Asks something that “yes” agrees to. Anything else does not, nor does the end of input.
pub(crate) fn agrees(question: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<bool> {
    write!(output, "{question} ")?;
    output.flush()?;
    let answer = read_line(input)?.unwrap_or_default().trim().to_lowercase();
    Ok(["yes", "y"].contains(&answer.as_str()))
}

impl Shell {
    pub(super) fn resign(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let question = self.say_with("terminal-ask-resign", &[("name", self.name(seat).into())]);
        if agrees(&question, input, output)? {
            self.end(|desk| desk.resign(now(), seat), output)
        } else {
            Ok(Next::Ask)
        }
    }

    /// All the others who play here are asked, one after the other.
    pub(super) fn draw(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        if let Err(problem) = self.desk.clone().draw(now()) {
            self.wrong(&self.explain(&problem), output)?;
            return Ok(Next::Ask);
        }
        if self.has_curtain() {
            self.wipe(output)?;
            // As after a reload, nobody has the device now.
            self.desk = LocalTable::open(self.desk.log().to_vec()).expect("what was kept folds");
        }
        let others: Vec<Seat> =
            self.people().filter(|&other| other != seat && self.desk.bot(other).is_none()).collect();
        for other in others {
            let args = [("name", self.name(other).into()), ("by", self.name(seat).into())];
            if !agrees(&self.say_with("terminal-ask-draw", &args), input, output)? {
                let refused = self.say_with("terminal-no-draw", &args);
                if self.has_curtain() {
                    self.notice = Some(refused);
                } else {
                    writeln!(output, "{refused}")?;
                }
                return Ok(Next::Turn);
            }
        }
        self.end(|desk| desk.draw(now()), output)
    }

    /// Whether this file may be written: it is new, is the one the game lies in, or may be replaced.
    pub(super) fn may_write(&self, file: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<bool> {
        if self.file.as_deref() == Some(file) || !Path::new(file).exists() {
            return Ok(true);
        }
        agrees(&self.say_with("terminal-ask-replace", &[("file", file.into())]), input, output)
    }

    /// Whether the game on the table may be given up for another: it is saved, or not wanted.
    pub(super) fn may_leave(&self, input: &mut impl BufRead, output: &mut impl Write) -> Result<bool> {
        Ok(self.is_saved() || agrees(&self.say("terminal-ask-load"), input, output)?)
    }
}
