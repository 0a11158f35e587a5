//! A running program that is spoken to in lines, and cannot make whoever speaks to it wait.

use super::player::Fault;
use crate::umpire::{Line, next_line};
use std::collections::VecDeque;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How many lines may wait for a program that does not read. In a game it is told one at a time.
const UNREAD: usize = 8;

/// How many lines of a program may wait to be read. Beyond that, its own writing waits.
const UNHEARD: usize = 2;

/// How long a program may take to end by itself when a match is over.
const GRACE: Duration = Duration::from_millis(500);

/// How many of the last lines of its standard error are kept, and how much of each.
const LAST_WORDS: usize = 12;
const LONGEST_WORDS: usize = 300;

/// How long its last words are waited for once it has ended.
const DYING: Duration = Duration::from_millis(200);

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
/// Three threads do the reading and the writing, since a pipe has no time limit. They are not waited
/// for: they end when the pipes do, which something that the program started may hold open.
pub(crate) struct Process {
    child: Child,
    /// `None` once there is nothing more to say.
    to: Option<SyncSender<String>>,
    from: Receiver<Heard>,
    errors: Errors,
}

/// What a program writes to standard error: it is shown as it comes, and the last of it is kept.
struct Errors {
    last: Arc<Mutex<VecDeque<String>>>,
    /// Is closed when there is no more.
    ended: Receiver<()>,
}

/// Whether the program that the first word names is there and may be run, as far as can be told without running it.
pub(crate) fn check(words: &[String]) -> io::Result<()> {
    let program = words.first().ok_or(io::ErrorKind::InvalidInput)?;
    let named = Path::new(program);
    if cfg!(not(unix)) {
        // Elsewhere a name may stand for one with an ending: it is found when it is started.
        return Ok(());
    }
    if named.components().count() > 1 {
        return runnable(named);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).any(|folder| runnable(&folder.join(named)).is_ok());
    if found { Ok(()) } else { Err(io::Error::from_raw_os_error(NOT_THERE)) }
}

/// As the system says that a file is not there, or may not be run.
const NOT_THERE: i32 = 2;
const NOT_ALLOWED: i32 = 13;

fn runnable(path: &Path) -> io::Result<()> {
    let about = path.metadata()?;
    #[cfg(unix)]
    let may = std::os::unix::fs::PermissionsExt::mode(&about.permissions()) & 0o111 != 0;
    #[cfg(not(unix))]
    let may = true;
    if about.is_file() && may { Ok(()) } else { Err(io::Error::from_raw_os_error(NOT_ALLOWED)) }
}

impl Process {
    /// Starts the program that the first word names. What it writes to standard error is shown. Ctrl-C is meant for the
    /// match and not for the program, which would die of it and forfeit its game: so it is in a group of its own.
    pub(crate) fn start(words: &[String]) -> io::Result<Self> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let (to, lines) = sync_channel(UNREAD);
        let (heard, from) = sync_channel(UNHEARD);
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write_all(input, &lines));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_all(output, &heard));
        }
        let errors = Errors::of(child.stderr.take());
        Ok(Self { child, to: Some(to), from, errors })
    }

    /// The last lines that it wrote to standard error.
    pub(crate) fn last_words(&self) -> Vec<String> {
        // It may have closed its output and go on, or have left its standard error to another: then this is what there is.
        let _ = self.errors.ended.recv_timeout(DYING);
        self.errors.last.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
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

impl Errors {
    fn of(errors: Option<ChildStderr>) -> Self {
        let (done, ended) = channel();
        let last = Arc::<Mutex<VecDeque<String>>>::default();
        if let Some(errors) = errors {
            let last = Arc::clone(&last);
            thread::spawn(move || {
                show_and_keep(errors, &last);
                drop(done);
            });
        }
        Self { last, ended }
    }
}

/// Shows what comes as it comes, and keeps the last lines of it.
fn show_and_keep(mut errors: ChildStderr, last: &Mutex<VecDeque<String>>) {
    let (mut chunk, mut line) = ([0; 4096], Vec::new());
    let keep = |line: &mut Vec<u8>| {
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        last.extend((!line.is_empty()).then(|| String::from_utf8_lossy(line).into_owned()));
        let more = last.len().saturating_sub(LAST_WORDS);
        last.drain(..more);
        line.clear();
    };
    while let Ok(read @ 1..) = errors.read(&mut chunk) {
        // Whoever watches may have gone: the match goes on.
        let _ = io::stderr().write_all(&chunk[..read]);
        for &byte in &chunk[..read] {
            match byte {
                b'\n' => keep(&mut line),
                _ if line.len() < LONGEST_WORDS => line.push(byte),
                _ => {}
            }
        }
    }
    keep(&mut line);
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
