//! What must not run on the threads that serve connections: the store, folding, reading and writing long logs.

use super::{House, unavailable};
use crate::store::Unread;
use std::sync::Arc;
use table::{Code, Problem};
use tokio::sync::Semaphore;

/// So much of it is done at once: whoever wants more waits in line, and what is long is done in pieces.
pub(super) const AT_ONCE: usize = 2;

/// The line in which those wait who want something done aside.
pub(super) struct Line(pub(super) Arc<Semaphore>);

impl Default for Line {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl House {
    /// Does something that takes long on a thread made for it.
    pub(super) async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.line.0.clone().acquire_owned().await.map_err(|_| unavailable())?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            // Not before: whoever asked may have gone, and the next would come too early.
            drop(turn);
            done
        });
        done.await.unwrap_or_else(|_| Err(unavailable()))
    }
}

/// Why a table cannot be read, as whoever asks is told; whoever runs the house is told more.
pub(super) fn unread(table: &str, error: &Unread) -> Problem {
    tracing::error!(table, %error, "a table cannot be read");
    match error {
        Unread::Broken(_) => unavailable(),
        Unread::Damaged { entry } => {
            Problem::new(Code::Unavailable, DAMAGED).with("table", table).with("entry", entry.to_string())
        }
    }
}

/// The sentence for a table whose log is not what was written.
pub(super) const DAMAGED: &str = "server-damaged";
