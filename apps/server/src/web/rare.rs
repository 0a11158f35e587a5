//! Waiting for what seldom happens beside what happens all the time.
//!
//! Whoever waits for several things at once looks at all of them whenever one of them happens. For timers and for what
//! all connections share that is dear: each look takes a lock that others want too.

use futures_util::task::AtomicWaker;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Wake, Waker};

/// A future that is only looked at when it has asked for it.
pub(super) struct Rare<F> {
    future: F,
    bell: Arc<Bell>,
    waker: Waker,
}

struct Bell {
    rung: AtomicBool,
    task: AtomicWaker,
}

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        self.rung.store(true, Ordering::Release);
        self.task.wake();
    }
}

impl<F: Future + Unpin> Rare<F> {
    pub(super) fn new(future: F) -> Self {
        let bell = Arc::new(Bell { rung: AtomicBool::new(true), task: AtomicWaker::new() });
        Self { future, waker: bell.clone().into(), bell }
    }

    /// Goes on with another.
    pub(super) fn set(&mut self, future: F) {
        self.future = future;
        self.bell.rung.store(true, Ordering::Release);
    }
}

impl<F: Future + Unpin> Future for Rare<F> {
    type Output = F::Output;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<F::Output> {
        // First this: were it rung in between, the task would be woken.
        self.bell.task.register(cx.waker());
        if !self.bell.rung.load(Ordering::Acquire) || !self.bell.rung.swap(false, Ordering::AcqRel) {
            return Poll::Pending;
        }
        let Self { future, waker, .. } = &mut *self;
        Pin::new(future).poll(&mut Context::from_waker(waker))
    }
}
