//! What ends or interrupts a connection from the house's side.

use super::Doors;
use super::lobby::Socket;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Interval, interval};

/// What seldom happens to a connection, and then at once.
pub(super) enum Alert {
    /// The house closes.
    Closing,
    /// The house is full, and this connection is asked to make room.
    Full,
    /// It is time to see whether whoever connected is still there.
    Tick,
    /// Bans have changed.
    Bans,
}

/// What a connection listens for besides its messages.
pub(super) struct Alerts {
    closing: watch::Receiver<bool>,
    bans: watch::Receiver<()>,
    place: Arc<Socket>,
    ticks: Interval,
}

impl Alerts {
    pub(super) fn new(doors: &Doors, place: Arc<Socket>, tick: Duration) -> Self {
        let mut bans = doors.house.bans.watch();
        // Whoever was banned while the line was opened.
        bans.mark_changed();
        Self { closing: doors.closing.clone(), bans, place, ticks: interval(tick) }
    }

    /// Waits for the next, and goes on with what is returned beside it.
    pub(super) async fn next(mut self) -> (Alert, Self) {
        let alert = tokio::select! {
            biased;
            _ = self.closing.changed() => Alert::Closing,
            () = self.place.asked_to_leave() => Alert::Full,
            _ = self.ticks.tick() => Alert::Tick,
            _ = self.bans.changed() => Alert::Bans,
        };
        (alert, self)
    }
}
