//! When a match is to end before its last game.

use crate::ending::Ending;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Whether to stop: because somebody said so, or because there is no need to go on.
#[derive(Clone, Default)]
pub(crate) struct Stop {
    interrupted: Arc<AtomicBool>,
    enough: Arc<AtomicBool>,
}

impl Stop {
    /// Listens to Ctrl-C and its like. The first lets the match end with what it has; the second ends the program.
    pub(crate) fn when_interrupted() -> Self {
        let stop = Self::default();
        for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
            // Where it cannot be listened to, it ends the program as it always did.
            let flag = || Arc::clone(&stop.interrupted);
            let _ = signal_hook::flag::register_conditional_shutdown(signal, Ending::Interrupted as i32, flag())
                .and_then(|_| signal_hook::flag::register(signal, flag()));
        }
        stop
    }

    /// The same, with an end of its own beside the common one.
    pub(crate) fn for_a_pair(&self) -> Self {
        Self { interrupted: Arc::clone(&self.interrupted), enough: Arc::default() }
    }

    /// There is no need to go on.
    pub(crate) fn enough(&self) {
        self.enough.store(true, Relaxed);
    }

    pub(crate) fn is_interrupted(&self) -> bool {
        self.interrupted.load(Relaxed)
    }

    pub(crate) fn is_set(&self) -> bool {
        self.is_interrupted() || self.enough.load(Relaxed)
    }
}
