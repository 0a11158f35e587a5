//! A running program that is spoken to in lines, and cannot make whoever speaks to it wait.

use super::player::Fault;
use crate::umpire::{Line, next_line};
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// How many lines may wait for a program that does not read. In a game it is told one at a time.
const UNREAD: usize = 8;

/// How many lines of a program may wait to be read. Beyond that, its own writing waits.
const UNHEARD: usize = 2;

/// How long a program may take to end by itself when a match is over.
const GRACE: Duration = Duration::from_millis(500);

/// A line that a program wrote.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    /// This.
    Line(Vec<u8>),
    /// One longer than the umpire reads, which was not kept.
    TooLong,
}

/// A running program. It is killed when this is dropped.
///
/// Two threads do the reading and the writing, since a pipe has no time limit. They are not waited
/// for: they end when the pipes do, which something that the program started may hold open.
pub(crate) struct Process {
    child: Child,
    /// `None` once there is nothing more to say.
    to: Option<SyncSender<String>>,
    from: Receiver<Heard>,
}

impl Process {
    /// Starts the program that the first word names. What it writes to standard error is shown.
    pub(crate) fn start(words: &[String]) -> io::Result<Self> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        let mut child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (to, lines) = sync_channel(UNREAD);
        let (heard, from) = sync_channel(UNHEARD);
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write_all(input, &lines));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_all(output, &heard));
        }
        Ok(Self { child, to: Some(to), from })
    }

    /// Whether it is known to have ended.
    pub(crate) fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Sends a line.
    pub(crate) fn send(&self, line: String) -> Result<(), Fault> {
        self.to.as_ref().ok_or(Fault::Died)?.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => Fault::Late,
            TrySendError::Disconnected(_) => Fault::Died,
        })
    }

    /// Lets it read what it was told last and end by itself, for a moment.
    pub(crate) fn finish(mut self) {
        self.to = None;
        let until = Instant::now() + GRACE;
        while !self.has_ended() && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// The next line it writes, if that comes in time.
    pub(crate) fn hear(&self, until: Instant) -> Result<Heard, Fault> {
        let left = until.saturating_duration_since(Instant::now());
        self.from.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Late,
            RecvTimeoutError::Disconnected => Fault::Died,
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself: then there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes every line; ends when there are no more, or nobody reads.
fn write_all(mut input: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if input.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

/// Reads every line but blank ones; ends when there are no more, or nobody wants them.
fn read_all(output: ChildStdout, heard: &SyncSender<Heard>) {
    let (mut input, mut line) = (BufReader::new(output), Vec::new());
    loop {
        let next = match next_line(&mut input, &mut line) {
            Ok(Line::Whole) if line.trim_ascii().is_empty() => continue,
            Ok(Line::Whole) => Heard::Line(std::mem::take(&mut line)),
            Ok(Line::TooLong) => Heard::TooLong,
            Ok(Line::End) | Err(_) => return,
        };
        if heard.send(next).is_err() {
            return;
        }
    }
}
