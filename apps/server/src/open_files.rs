//! How many files the system lets this program open, and so how many connections it can hold.

use crate::settings::Settings;
use crate::web::{FIGURES, SPARE};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Files that are open beside connections: the store's, the log's, what the runtime waits on.
const OTHERS: u32 = 48;

/// Asks the system for as many open files as it gives, and has the house hold no more connections than that.
pub(crate) fn fit(settings: &mut Settings) {
    let most = room(raised());
    if most < settings.connections {
        tracing::warn!(
            asked = settings.connections,
            connections = most,
            "the system allows too few open files for as many connections as were asked for (ulimit -n)"
        );
        settings.connections = most;
    }
}

/// The limit, raised as far as it goes; nothing where there is none.
fn raised() -> Option<u64> {
    let limit = getrlimit(Resource::Nofile);
    let highest = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let raised = setrlimit(Resource::Nofile, highest).is_ok();
    if raised { limit.maximum } else { limit.current }
}

/// How many connections fit beside all else.
fn room(files: Option<u64>) -> u32 {
    let files = files.map_or(u32::MAX, |files| u32::try_from(files).unwrap_or(u32::MAX));
    files.saturating_sub(OTHERS + SPARE + FIGURES).max(files / 4).max(1)
}

#[cfg(test)]
mod tests {
    use super::room;

    #[test]
    fn connections_leave_room_for_all_else() {
        for (files, connections) in [(Some(1_024), 928), (Some(64), 16), (Some(0), 1), (None, u32::MAX - 96)] {
            assert_eq!(room(files), connections, "{files:?}");
        }
    }
}
