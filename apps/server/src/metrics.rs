//! Figures for Prometheus.

use catalog::GameId;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
pub(crate) use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
pub(crate) use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};
use std::time::{Duration, SystemTime};

/// The bytes of a page of memory, as nearly every system has them.
const PAGE: i64 = 4_096;

/// By which game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct ByGame {
    pub(crate) game: &'static str,
}

/// What the store was asked to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct ByDeed {
    pub(crate) deed: &'static str,
}

/// What is counted.
pub struct Metrics {
    registry: Registry,
    pub(crate) open_connections: Gauge,
    pub(crate) connections_refused_total: Counter,
    pub(crate) accept_errors_total: Counter,
    pub(crate) handshakes_failed_total: Counter,
    pub(crate) websockets: Gauge,
    pub(crate) messages_total: Counter,
    pub(crate) refusals_total: Counter,
    pub(crate) limited_total: Counter,
    pub(crate) cut_off_total: Counter,
    pub(crate) slow_readers_total: Counter,
    pub(crate) request_seconds: Histogram,
    pub(crate) answer_seconds: Histogram,
    pub(crate) commit_seconds: Histogram,
    pub(crate) read_seconds: Histogram,
    pub(crate) store_errors_total: Family<ByDeed, Counter>,
    pub(crate) entries_total: Counter,
    pub(crate) entries_read_total: Counter,
    pub(crate) commits_total: Counter,
    pub(crate) conflicts_total: Counter,
    pub(crate) writer_waiting: Gauge,
    pub(crate) bots_waiting: Gauge,
    pub(crate) outboxes_waiting: Gauge,
    pub(crate) thoughts_total: Counter,
    pub(crate) tables_in_memory: Gauge,
    pub(crate) tables_folded_total: Counter,
    pub(crate) tables_made_total: Family<ByGame, Counter>,
    pub(crate) games_begun_total: Family<ByGame, Counter>,
    pub(crate) games_over_total: Family<ByGame, Counter>,
    pub(crate) moves_total: Family<ByGame, Counter>,
    memory: Gauge,
    files: Gauge,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut all = Registry::default();
        let process = all.sub_registry_with_prefix("process");
        let memory = listed(process, "resident_memory_bytes", "Memory that the program holds", Gauge::default());
        let files = listed(process, "open_fds", "Open files and connections", Gauge::default());
        listed::<Gauge>(process, "start_time_seconds", "When the program began, since 1970", Gauge::default())
            .set(now());
        let house = all.sub_registry_with_prefix("strandline");
        house.register("build", "The program that runs", Info::new([("version", wire::PROGRAM)]));
        Self {
            open_connections: listed(house, "open_connections", "Open connections of all kinds", Gauge::default()),
            connections_refused_total: listed(
                house,
                "connections_refused",
                "Connections that were one too many",
                Counter::default(),
            ),
            accept_errors_total: listed(
                house,
                "accept_errors",
                "Connections that the system had no room for",
                Counter::default(),
            ),
            handshakes_failed_total: listed(
                house,
                "handshakes_failed",
                "TLS handshakes that failed or took too long",
                Counter::default(),
            ),
            websockets: listed(house, "websockets", "Open WebSockets", Gauge::default()),
            messages_total: listed(
                house,
                "messages",
                "Messages read from WebSockets, pings included",
                Counter::default(),
            ),
            refusals_total: listed(house, "refusals", "Messages that were refused", Counter::default()),
            limited_total: listed(
                house,
                "limited",
                "Requests and messages that went beyond a limit",
                Counter::default(),
            ),
            cut_off_total: listed(
                house,
                "cut_off",
                "WebSockets cut off because they went on beyond a limit",
                Counter::default(),
            ),
            slow_readers_total: listed(
                house,
                "slow_readers",
                "Connections dropped because they did not read",
                Counter::default(),
            ),
            request_seconds: listed(house, "request_seconds", "From a request over HTTP to its answer", seconds()),
            answer_seconds: listed(
                house,
                "answer_seconds",
                "From a message on a WebSocket to its answer, kept on disk",
                seconds(),
            ),
            commit_seconds: listed(house, "commit_seconds", "What a commit took", seconds()),
            read_seconds: listed(house, "read_seconds", "What reading from the store took", seconds()),
            store_errors_total: listed(house, "store_errors", "What the store failed to do", Family::default()),
            entries_total: listed(house, "entries", "Log entries kept", Counter::default()),
            entries_read_total: listed(house, "entries_read", "Log entries read from the store", Counter::default()),
            commits_total: listed(house, "commits", "Commits that kept them", Counter::default()),
            conflicts_total: listed(
                house,
                "conflicts",
                "Tables built anew because something of theirs was not kept",
                Counter::default(),
            ),
            writer_waiting: listed(house, "writer_waiting", "Appends that wait to be written", Gauge::default()),
            bots_waiting: listed(house, "bots_waiting", "Bots that wait for a thread to think on", Gauge::default()),
            outboxes_waiting: listed(house, "outboxes_waiting", "Messages that wait to be sent", Gauge::default()),
            thoughts_total: listed(house, "thoughts", "Moves chosen by bots", Counter::default()),
            tables_in_memory: listed(house, "tables_in_memory", "Tables in memory", Gauge::default()),
            tables_folded_total: listed(
                house,
                "tables_folded",
                "Tables brought back from their logs",
                Counter::default(),
            ),
            tables_made_total: listed(house, "tables_made", "Tables made", Family::default()),
            games_begun_total: listed(house, "games_begun", "Games that began", Family::default()),
            games_over_total: listed(house, "games_over", "Games that ended", Family::default()),
            moves_total: listed(house, "moves", "Moves made, by people and bots", Family::default()),
            memory,
            files,
            registry: all,
        }
    }
}

impl Metrics {
    /// In the text format of OpenMetrics, which Prometheus reads.
    pub(crate) fn text(&self) -> String {
        self.memory.set(resident().unwrap_or(0));
        self.files.set(std::fs::read_dir("/proc/self/fd").map_or(0, |files| gauged(files.count())));
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a text takes what is written");
        text
    }
}

fn listed<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}

/// From a quarter of a millisecond to eight seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.000_25, 2.0, 16))
}

fn now() -> i64 {
    SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs().cast_signed())
}

/// The bytes of memory that this program holds, where the system says so.
fn resident() -> Option<i64> {
    let sizes = std::fs::read_to_string("/proc/self/statm").ok()?;
    sizes.split_whitespace().nth(1)?.parse::<i64>().ok().map(|pages| pages * PAGE)
}

/// A number of things as a gauge has it.
pub(crate) fn gauged(things: usize) -> i64 {
    i64::try_from(things).unwrap_or(i64::MAX)
}

/// One more.
pub(crate) fn count(metric: &Counter) {
    metric.inc();
}

/// So many more.
pub(crate) fn add(metric: &Counter, more: u64) {
    metric.inc_by(more);
}

/// How long something took.
pub(crate) fn took(metric: &Histogram, time: Duration) {
    metric.observe(time.as_secs_f64());
}

/// So many more, of this game.
pub(crate) fn add_of(metric: &Family<ByGame, Counter>, game: GameId, more: u64) {
    metric.get_or_create(&ByGame { game: game.name() }).inc_by(more);
}
