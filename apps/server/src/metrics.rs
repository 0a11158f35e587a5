//! Figures for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

macro_rules! metrics {
    ($($kind:literal $name:ident $help:literal;)*) => {
        /// What is counted.
        #[derive(Default)]
        pub struct Metrics { $(#[doc = $help] pub $name: AtomicU64,)* }

        impl Metrics {
            /// In the text format of Prometheus.
            pub fn text(&self) -> String {
                let mut text = String::new();
                $(
                    let name = concat!("strandline_", stringify!($name));
                    let value = self.$name.load(Ordering::Relaxed);
                    let _ = writeln!(text, "# HELP {name} {}\n# TYPE {name} {}\n{name} {value}", $help, $kind);
                )*
                text
            }
        }
    };
}

metrics! {
    "gauge" connections "Open connections.";
    "gauge" tables_in_memory "Tables in memory.";
    "counter" tables_made_total "Tables made.";
    "counter" tables_folded_total "Tables brought back from their logs.";
    "counter" messages_total "Messages read from connections.";
    "counter" refusals_total "Requests that were refused.";
    "counter" limited_total "Requests that went beyond a limit.";
    "counter" entries_total "Log entries kept.";
    "counter" commits_total "Commits that kept them.";
    "counter" conflicts_total "Appends refused because somebody else had written.";
    "counter" slow_readers_total "Connections dropped because they did not read.";
    "counter" thoughts_total "Moves chosen by bots.";
}

/// One more.
pub(crate) fn count(metric: &AtomicU64) {
    add(metric, 1);
}

/// So many more.
pub(crate) fn add(metric: &AtomicU64, more: u64) {
    metric.fetch_add(more, Ordering::Relaxed);
}

/// One less.
pub(crate) fn uncount(metric: &AtomicU64) {
    metric.fetch_sub(1, Ordering::Relaxed);
}
