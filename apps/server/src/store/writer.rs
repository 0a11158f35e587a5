//! One thread writes for all tables: whatever has piled up while a commit was under way goes into
//! the next one.

use super::{Append, Store};
use crate::metrics::{Metrics, count};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

/// At most so many appends in one commit, so that the first does not wait for ever.
const MOST: usize = 2_000;

/// Why an append was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Somebody else has written to the table.
    Taken,
    /// The store failed.
    Broken,
}

/// What is to be done once an append is on disk, or was refused.
pub trait Finish: Send + 'static {
    /// Called on the writer's thread: it must be quick.
    fn finish(self, kept: Result<(), Refused>);
}

/// An append and what follows.
pub struct Job<F> {
    /// What to append; nothing, if what follows only has to wait for its turn.
    pub append: Option<Append>,
    /// Set once an append of the same host was refused: those behind it rest on what is not there.
    pub spoiled: Arc<AtomicBool>,
    /// What follows.
    pub then: F,
}

/// The thread that writes.
pub struct Writer<F> {
    jobs: Sender<Job<F>>,
}

impl<F: Finish> Writer<F> {
    /// Starts it. It ends when the writer is dropped and all is written.
    pub fn start(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> (Self, JoinHandle<()>) {
        let (jobs, waiting) = channel();
        let write = move || work(&*store, &waiting, &metrics);
        let thread = thread::Builder::new().name("writer".into()).spawn(write).expect("a thread can be started");
        (Self { jobs }, thread)
    }

    /// Hands in a job. Jobs are done in the order in which they were handed in.
    pub fn write(&self, job: Job<F>) {
        if let Err(lost) = self.jobs.send(job) {
            lost.0.then.finish(Err(Refused::Broken));
        }
    }
}

fn work<F: Finish>(store: &dyn Store, waiting: &Receiver<Job<F>>, metrics: &Metrics) {
    while let Ok(first) = waiting.recv() {
        let mut batch = vec![first];
        batch.extend(waiting.try_iter().take(MOST - 1));
        if commit(store, batch) > 0 {
            count(&metrics.commits_total);
        }
    }
}

fn commit<F: Finish>(store: &dyn Store, batch: Vec<Job<F>>) -> usize {
    let kept = keep(store, &batch);
    let appends = kept.iter().flatten().count();
    for (job, kept) in batch.into_iter().zip(kept) {
        let spoiled = job.spoiled.load(Ordering::Relaxed);
        let kept = kept.unwrap_or(if spoiled { Err(Refused::Taken) } else { Ok(()) });
        if kept.is_err() {
            job.spoiled.store(true, Ordering::Relaxed);
        }
        job.then.finish(kept);
    }
    appends
}

/// What became of each job's append; nothing, if it has none or must not be tried.
fn keep<F>(store: &dyn Store, batch: &[Job<F>]) -> Vec<Option<Result<(), Refused>>> {
    let tried: Vec<Option<&Append>> =
        batch.iter().map(|job| job.append.as_ref().filter(|_| !job.spoiled.load(Ordering::Relaxed))).collect();
    let appends: Vec<&Append> = tried.iter().copied().flatten().collect();
    let results = if appends.is_empty() { Ok(Vec::new()) } else { store.append(&appends) };
    let mut results = results
        .unwrap_or_else(|error| {
            tracing::error!(%error, appends = appends.len(), "nothing could be kept");
            Vec::new()
        })
        .into_iter();
    let mut next = || results.next().map_or(Err(Refused::Broken), |done| done.map_err(|_| Refused::Taken));
    tried.iter().map(|append| append.map(|_| next())).collect()
}
