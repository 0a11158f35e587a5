//! What waits to be sent to one connection.

use axum::extract::ws::Utf8Bytes;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// What waits to be sent to one connection. Whoever puts something in never waits: a reader that
/// falls too far behind is dropped instead.
#[derive(Clone)]
pub struct Outbox(Arc<Inner>);

struct Inner {
    waiting: Mutex<Waiting>,
    bell: Notify,
    most: usize,
}

#[derive(Default)]
struct Waiting {
    texts: VecDeque<Utf8Bytes>,
    closed: bool,
}

impl Outbox {
    /// An outbox for at most so many messages.
    pub fn new(most: usize) -> Self {
        Self(Arc::new(Inner { waiting: Mutex::default(), bell: Notify::new(), most }))
    }

    /// Puts a message in, or gives the reader up.
    pub fn put(&self, text: Utf8Bytes) {
        let mut waiting = self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.texts.len() >= self.0.most {
            waiting.closed = true;
        } else if !waiting.closed {
            waiting.texts.push_back(text);
        }
        let first = waiting.texts.len() == 1 || waiting.closed;
        drop(waiting);
        if first {
            self.0.bell.notify_one();
        }
    }

    /// Sends nothing more.
    pub fn close(&self) {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.0.bell.notify_one();
    }

    /// Waits until the reader is given up.
    pub async fn given_up(&self) {
        while !self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner).closed {
            self.0.bell.notified().await;
        }
    }

    /// All that waits, once anything does. Nothing once the reader was given up.
    pub async fn take(&self) -> Option<VecDeque<Utf8Bytes>> {
        loop {
            {
                let mut waiting = self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner);
                if waiting.closed {
                    return None;
                }
                if !waiting.texts.is_empty() {
                    return Some(std::mem::take(&mut waiting.texts));
                }
            }
            self.0.bell.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Outbox, Utf8Bytes};

    #[tokio::test]
    async fn messages_come_out_in_order_and_a_slow_reader_is_given_up() {
        let outbox = Outbox::new(3);
        for text in ["a", "b", "c"] {
            outbox.put(text.into());
        }
        let taken = outbox.take().await.unwrap();
        assert_eq!(taken.iter().map(Utf8Bytes::as_str).collect::<Vec<_>>(), ["a", "b", "c"]);
        for text in ["a", "b", "c", "d"] {
            outbox.put(text.into());
        }
        assert!(outbox.take().await.is_none());
    }
}
