//! One thread writes for all tables: whatever has piled up while a commit was under way goes into
//! the next one. Where much piles up, the next waits a moment for more still: a commit costs nearly the same for many.

use super::{Append, Broken, Store, Taken};
use crate::metrics::{Metrics, count, gauged};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SendError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// At most so many appends in one commit, so that the first does not wait for ever.
const MOST: usize = 2_000;
/// After a commit of so many appends the next waits for more: few do not wait, so that moves are seen at once.
const CROWD: usize = 16;
/// How long it waits.
const LINGER: Duration = Duration::from_millis(5);

/// Why an append was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Somebody else has written to the table.
    Taken,
    /// The store failed.
    Broken,
}

/// Who hears what became of the jobs of one commit, in order. Called on the writer's thread: it must be quick.
pub type Report<F> = Box<dyn FnMut(Vec<(F, Result<(), Refused>)>) + Send>;

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
    metrics: Arc<Metrics>,
}

impl<F: Send + 'static> Writer<F> {
    /// Starts it. It ends when the writer is dropped and all is written.
    pub fn start(store: Arc<dyn Store>, metrics: Arc<Metrics>, mut report: Report<F>) -> (Self, JoinHandle<()>) {
        let (jobs, waiting) = channel();
        let counted = metrics.clone();
        let write = move || work(&*store, &waiting, &counted, &mut report);
        let thread = thread::Builder::new().name("writer".into()).spawn(write).expect("a thread can be started");
        (Self { jobs, metrics }, thread)
    }

    /// Hands in a job. Jobs are done in the order in which they were handed in. It is given back if nobody writes any more.
    pub fn write(&self, job: Job<F>) -> Option<Job<F>> {
        self.metrics.writer_waiting.inc();
        self.jobs.send(job).err().map(|SendError(job)| job)
    }
}

fn work<F>(store: &dyn Store, waiting: &Receiver<Job<F>>, metrics: &Metrics, report: &mut Report<F>) {
    let mut crowded = false;
    while let Ok(first) = waiting.recv() {
        if crowded {
            thread::sleep(LINGER);
        }
        let mut batch = vec![first];
        batch.extend(waiting.try_iter().take(MOST - 1));
        metrics.writer_waiting.dec_by(gauged(batch.len()));
        crowded = batch.len() >= CROWD;
        // Whatever happens, the thread goes on. What was to follow is then dropped, which those who wait for it notice.
        if catch_unwind(AssertUnwindSafe(|| write(store, batch, metrics, report))).is_err() {
            tracing::error!("nobody was told what became of a batch");
        }
    }
}

fn write<F>(store: &dyn Store, batch: Vec<Job<F>>, metrics: &Metrics, report: &mut Report<F>) {
    let kept = keep(store, &batch);
    if kept.iter().any(Option::is_some) {
        count(&metrics.commits_total);
    }
    report(finished(batch, kept));
}

/// What follows each job, with what became of it.
fn finished<F>(batch: Vec<Job<F>>, kept: Vec<Option<Result<(), Refused>>>) -> Vec<(F, Result<(), Refused>)> {
    let finish = |(job, kept): (Job<F>, Option<Result<(), Refused>>)| {
        let spoiled = job.spoiled.load(Ordering::Relaxed);
        let kept = kept.unwrap_or(if spoiled { Err(Refused::Taken) } else { Ok(()) });
        if kept.is_err() {
            job.spoiled.store(true, Ordering::Relaxed);
        }
        (job.then, kept)
    };
    batch.into_iter().zip(kept).map(finish).collect()
}

/// What became of each job's append; nothing, if it has none or must not be tried.
fn keep<F>(store: &dyn Store, batch: &[Job<F>]) -> Vec<Option<Result<(), Refused>>> {
    let tried: Vec<Option<&Append>> =
        batch.iter().map(|job| job.append.as_ref().filter(|_| !job.spoiled.load(Ordering::Relaxed))).collect();
    let appends: Vec<&Append> = tried.iter().copied().flatten().collect();
    let results = if appends.is_empty() { Ok(Vec::new()) } else { append(store, &appends) };
    let mut results = results
        .unwrap_or_else(|error| {
            tracing::error!(%error, appends = appends.len(), "nothing could be kept");
            Vec::new()
        })
        .into_iter();
    let mut next = || results.next().map_or(Err(Refused::Broken), |done| done.map_err(|_| Refused::Taken));
    tried.iter().map(|append| append.map(|_| next())).collect()
}

/// A store that panics has failed, and is asked again for what comes next.
fn append(store: &dyn Store, appends: &[&Append]) -> Result<Vec<Result<(), Taken>>, Broken> {
    let appended = catch_unwind(AssertUnwindSafe(|| store.append(appends)));
    appended.unwrap_or_else(|_| Err(Broken("it panicked".into())))
}

#[cfg(test)]
mod tests {
    use super::{Job, Report, Writer};
    use crate::store::Memory;
    use std::sync::Arc;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    #[test]
    fn a_panic_while_a_batch_is_reported_costs_that_batch_and_not_the_thread() {
        let (sender, reports) = channel();
        let mut calm = false;
        let report: Report<u32> = Box::new(move |batch| {
            assert!(std::mem::replace(&mut calm, true), "on purpose");
            sender.send(batch).unwrap();
        });
        let (writer, thread) = Writer::start(Arc::new(Memory::default()), Arc::default(), report);
        let write = |then| {
            assert!(writer.write(Job { append: None, spoiled: Arc::default(), then }).is_none(), "somebody writes");
            reports.recv_timeout(Duration::from_millis(50))
        };
        assert!((1..).find_map(|job| write(job).ok()).is_some_and(|batch| batch[0].0 > 1));
        drop(writer);
        thread.join().unwrap();
    }
}
