//! All that can happen to a full screen, from wherever it comes, one after the other: keys, what bots have thought, what
//! a house says. Whoever waits for one of them hears all of them.

use crate::online::line::News;
use crate::sitting::thoughts::{Done, Errand};
use anyhow::Result;
use ratatui::crossterm::event::{self, Event};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// Something that happened.
pub(super) enum Happening {
    /// Something was pressed, typed, clicked or resized.
    Terminal(Event),
    /// A bot has thought.
    Thought(Done),
    /// The line of this number tells something.
    News(usize, News),
    /// Nothing did, for a while.
    Nothing,
}

/// What happens, as it comes.
pub(super) struct Happenings {
    sender: Sender<io::Result<Happening>>,
    receiver: Receiver<io::Result<Happening>>,
}

impl Happenings {
    /// Listens to the terminal from now on. Nobody else can read its keys any more.
    pub(super) fn on_the_terminal() -> Self {
        let (sender, receiver) = channel();
        let keys = sender.clone();
        let listen = move || while keys.send(event::read().map(Happening::Terminal)).is_ok() {};
        thread::Builder::new().name("keys".into()).spawn(listen).expect("a thread can be started");
        Self { sender, receiver }
    }

    /// Has something thought about, on a thread of its own.
    pub(super) fn think(&self, errand: Errand) {
        let sender = self.sender.clone();
        // Whoever asked may have left.
        let think = move || drop(sender.send(Ok(Happening::Thought(errand.think()))));
        thread::Builder::new().name("mind".into()).spawn(think).expect("a thread can be started");
    }

    /// Where the line of this number tells its news.
    pub(super) fn ear(&self, line: usize) -> impl Fn(News) + Send + Sync + 'static {
        let sender = self.sender.clone();
        move |news| drop(sender.send(Ok(Happening::News(line, news))))
    }

    /// Waits for the next, but no longer than this.
    pub(super) fn next(&self, longest: Option<Duration>) -> Result<Happening> {
        let Some(longest) = longest else {
            return Ok(self.receiver.recv().expect("there is a sender here")?);
        };
        match self.receiver.recv_timeout(longest) {
            Ok(happening) => Ok(happening?),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Ok(Happening::Nothing),
        }
    }
}
