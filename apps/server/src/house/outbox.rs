//! What waits to be sent to one connection.

use crate::metrics::{Gauge, gauged};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// What waits to be sent to one connection. Whoever puts something in never waits: a reader that
/// falls too far behind is dropped instead.
#[derive(Clone)]
pub struct Outbox(Arc<Inner>);

struct Inner {
    waiting: Mutex<Waiting>,
    most: usize,
    /// How many wait in all outboxes together.
    all: Gauge,
}

impl Drop for Inner {
    fn drop(&mut self) {
        let waiting = self.waiting.get_mut().unwrap_or_else(PoisonError::into_inner);
        self.all.dec_by(gauged(waiting.texts.len()));
    }
}

#[derive(Default)]
struct Waiting {
    texts: VecDeque<Utf8Bytes>,
    /// Where among them the one is that the next of its kind replaces.
    fleeting: Option<usize>,
    closed: bool,
    ended: bool,
    /// The one who reads, while there is nothing for them.
    reader: Option<Waker>,
}

impl Waiting {
    fn take_in(&mut self, text: Utf8Bytes, fleeting: bool, most: usize) {
        if fleeting {
            // However often people come and go, whoever reads slowly has to read it once.
            self.fleeting.take().map(|at| self.texts.remove(at));
        }
        if self.texts.len() >= most {
            self.closed = true;
        } else if !self.closed && !self.ended {
            self.texts.push_back(text);
            self.fleeting = if fleeting { Some(self.texts.len() - 1) } else { self.fleeting };
        }
    }

    /// Has the reader woken when there is something for them.
    fn wait<T>(&mut self, cx: &Context<'_>) -> Poll<T> {
        if !self.reader.as_ref().is_some_and(|reader| reader.will_wake(cx.waker())) {
            self.reader = Some(cx.waker().clone());
        }
        Poll::Pending
    }

    fn take_out(&mut self) -> VecDeque<Utf8Bytes> {
        self.fleeting = None;
        std::mem::take(&mut self.texts)
    }
}

impl Outbox {
    /// An outbox for at most so many messages, counted among all that wait.
    pub(crate) fn new(most: usize, all: &Gauge) -> Self {
        Self(Arc::new(Inner { waiting: Mutex::default(), most, all: all.clone() }))
    }

    /// Puts a message in, or gives the reader up.
    pub fn put(&self, text: Utf8Bytes) {
        self.put_all([(text, false)]);
    }

    /// Puts messages in, so that they are sent together, or gives the reader up. Each says whether it replaces the last
    /// that said so and still waits.
    pub fn put_all(&self, texts: impl IntoIterator<Item = (Utf8Bytes, bool)>) {
        let mut waiting = self.lock();
        let before = waiting.texts.len();
        texts.into_iter().for_each(|(text, fleeting)| waiting.take_in(text, fleeting, self.0.most));
        self.0.all.inc_by(gauged(waiting.texts.len()) - gauged(before));
        ring(waiting);
    }

    /// Where it lies: the same for the same outbox and no other.
    pub fn address(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }

    /// Sends nothing more, unless it is to send what waits.
    pub fn close(&self) {
        let mut waiting = self.lock();
        waiting.closed = !waiting.ended;
        ring(waiting);
    }

    /// Puts a last message in: once what waits is sent, nothing more is.
    pub fn end(&self, text: Utf8Bytes) {
        self.put(text);
        let mut waiting = self.lock();
        waiting.ended = true;
        ring(waiting);
    }

    /// Whether a last message was put in.
    pub fn is_ended(&self) -> bool {
        self.lock().ended
    }

    /// Waits until the reader is given up.
    pub async fn given_up(&self) {
        poll_fn(|cx| {
            let mut waiting = self.lock();
            if waiting.closed { Poll::Ready(()) } else { waiting.wait(cx) }
        })
        .await;
    }

    /// All that waits, once anything does. Nothing once the reader was given up.
    pub async fn take(&self) -> Option<VecDeque<Utf8Bytes>> {
        poll_fn(|cx| self.poll_take(cx)).await
    }

    /// The same, for one who waits for other things too. There is one reader: whoever asked last is told.
    pub fn poll_take(&self, cx: &mut Context<'_>) -> Poll<Option<VecDeque<Utf8Bytes>>> {
        let mut waiting = self.lock();
        if waiting.closed {
            return Poll::Ready(None);
        }
        if !waiting.texts.is_empty() {
            self.0.all.dec_by(gauged(waiting.texts.len()));
            return Poll::Ready(Some(waiting.take_out()));
        }
        if waiting.ended { Poll::Ready(None) } else { waiting.wait(cx) }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes the reader, if there is one who waits.
fn ring(mut waiting: MutexGuard<'_, Waiting>) {
    let reader = waiting.reader.take();
    drop(waiting);
    reader.into_iter().for_each(Waker::wake);
}

#[cfg(test)]
mod tests {
    use super::{Gauge, Outbox, Utf8Bytes};

    #[tokio::test]
    async fn messages_come_out_in_order_and_a_slow_reader_is_given_up() {
        let all = Gauge::default();
        let outbox = Outbox::new(3, &all);
        ["a", "b", "c"].into_iter().for_each(|text| outbox.put(text.into()));
        assert_eq!(all.get(), 3);
        let taken = outbox.take().await.unwrap();
        assert_eq!(taken.iter().map(Utf8Bytes::as_str).collect::<Vec<_>>(), ["a", "b", "c"]);
        outbox.put_all(["a", "b", "c", "d"].map(|text| (text.into(), false)));
        assert!(outbox.take().await.is_none());
        drop(outbox);
        assert_eq!(all.get(), 0);
    }

    #[tokio::test]
    async fn of_what_is_soon_forgotten_only_the_last_waits() {
        let outbox = Outbox::new(3, &Gauge::default());
        outbox.put("a".into());
        for here in 0..1_000 {
            outbox.put_all([(here.to_string().into(), true)]);
            if here == 500 {
                outbox.put("b".into());
            }
        }
        let taken = outbox.take().await.expect("the reader is not given up");
        assert_eq!(taken.iter().map(Utf8Bytes::as_str).collect::<Vec<_>>(), ["a", "b", "999"]);
        outbox.put_all([("c".into(), true), ("d".into(), false), ("e".into(), true)]);
        assert_eq!(outbox.take().await.unwrap().len(), 2);
    }

    #[tokio::test]
    async fn a_last_message_is_sent_after_all_that_waits_and_nothing_after_it() {
        let outbox = Outbox::new(3, &Gauge::default());
        outbox.put("a".into());
        outbox.end("b".into());
        outbox.close();
        outbox.put("c".into());
        assert_eq!(outbox.take().await.unwrap(), ["a", "b"].map(Utf8Bytes::from));
        assert!(outbox.take().await.is_none() && outbox.is_ended());
    }
}
