//! Figures for Prometheus: on an address of their own, in a text that it can read.

mod common;

use common::{Client, any_move, figure, game_for, get, house, post, roomy, table_of};
use serde_json::json;
use server::Settings;
use std::collections::{BTreeMap, BTreeSet};

/// A text of OpenMetrics: the kind of every family, and every sample by its name with labels.
#[derive(Default)]
struct Figures {
    kinds: BTreeMap<String, String>,
    samples: BTreeMap<String, f64>,
}

/// Reads such a text by the rules of its format (OpenMetrics 1.0, section on the text format), and refuses all else.
fn read(text: &str) -> Figures {
    let body = text.strip_suffix("# EOF\n").expect("the text is whole");
    let mut figures = Figures::default();
    for line in body.lines() {
        if let Some(about) = line.strip_prefix("# ") {
            let mut words = about.splitn(3, ' ');
            let [what, name, rest] = [(); 3].map(|()| words.next().expect("three words"));
            assert!(["HELP", "TYPE", "UNIT"].contains(&what) && is_name(name), "{line}");
            if what == "TYPE" {
                assert!(["counter", "gauge", "histogram", "info"].contains(&rest), "{line}");
                assert_eq!(figures.kinds.insert(name.into(), rest.into()), None, "{name} twice");
            }
            continue;
        }
        let (sample, value) = line.rsplit_once(' ').expect("a value");
        let value: f64 = value.parse().unwrap_or_else(|_| panic!("{line}"));
        let (name, labels) = sample.split_once('{').unwrap_or((sample, "}"));
        let labels = labels.strip_suffix('}').expect("labels end");
        assert!(is_name(name) && labels.split(',').filter(|one| !one.is_empty()).all(is_label), "{line}");
        assert!(figures.know(name), "{name} has no type");
        assert_eq!(figures.samples.insert(sample.into(), value), None, "{sample} twice");
    }
    figures
}

fn is_name(name: &str) -> bool {
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == ':';
    name.chars().all(letter) && name.starts_with(|c: char| !c.is_ascii_digit())
}

fn is_label(label: &str) -> bool {
    let Some((name, value)) = label.split_once('=') else { return false };
    is_name(name) && value.len() >= 2 && value.starts_with('"') && value.ends_with('"')
}

impl Figures {
    /// Whether a sample is of a family that has a kind, and named as that kind's samples are.
    fn know(&self, name: &str) -> bool {
        let ends = |kind: &str| match kind {
            "counter" => &["_total"][..],
            "histogram" => &["_bucket", "_sum", "_count"],
            "info" => &["_info"],
            _ => &[""],
        };
        let fits = |(family, kind): (&String, &String)| {
            name.strip_prefix(family.as_str()).map(|end| ends(kind).contains(&end))
        };
        self.kinds.iter().filter_map(fits).any(|fits| fits)
    }

    /// The buckets of a histogram count up to all that was observed.
    fn check_histogram(&self, name: &str) {
        let prefix = format!("{name}_bucket{{le=\"");
        let bucket = |(sample, count): (&String, &f64)| {
            let bound = sample.strip_prefix(&prefix)?.strip_suffix("\"}")?;
            Some((bound.parse().unwrap_or(f64::INFINITY), *count))
        };
        let mut buckets: Vec<(f64, f64)> = self.samples.iter().filter_map(bucket).collect();
        buckets.sort_by(|one, other| one.0.total_cmp(&other.0));
        assert!(buckets.len() > 10 && buckets.is_sorted_by_key(|(_, count)| *count), "{name}: {buckets:?}");
        assert_eq!(buckets.last(), Some(&(f64::INFINITY, self.samples[&format!("{name}_count")])));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_in_a_house_is_counted_in_a_text_that_prometheus_reads() {
    let open = house(roomy()).await;
    let game = game_for(2);
    let (table, _, tokens) = table_of(open.address, json!({ "game": game, "seats": 2 }), 2).await;
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(Client::join(open.address, &table, Some(token), None).await);
    }
    for client in &mut clients {
        if let Some(mv) = any_move(client, 0).await {
            assert_eq!(client.ask(json!({ "cmd": "play", "move": mv })).await["ok"], true);
            break;
        }
    }
    assert_eq!(clients[0].ask(json!({ "cmd": "resign" })).await["ok"], true);
    let answer = get(open.figures.unwrap(), "/metrics").await;
    assert!(answer.header("content-type").is_some_and(|kind| kind.starts_with("application/openmetrics-text")));
    let figures = read(&answer.body);
    for (name, least) in [
        (format!("strandline_tables_made_total{{game=\"{game}\"}}"), 1.0),
        (format!("strandline_games_begun_total{{game=\"{game}\"}}"), 1.0),
        (format!("strandline_games_over_total{{game=\"{game}\"}}"), 1.0),
        (format!("strandline_moves_total{{game=\"{game}\"}}"), 1.0),
        (format!("strandline_build_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION")), 1.0),
        ("strandline_open_connections".into(), 2.0),
        ("strandline_websockets".into(), 2.0),
        ("strandline_request_seconds_count".into(), 3.0),
        ("strandline_answer_seconds_count".into(), 2.0),
        ("strandline_commit_seconds_count".into(), 3.0),
        ("strandline_writer_waiting".into(), 0.0),
        ("strandline_bots_waiting".into(), 0.0),
        ("strandline_outboxes_waiting".into(), 0.0),
        ("process_resident_memory_bytes".into(), 1e6),
        ("process_open_fds".into(), 5.0),
        ("process_start_time_seconds".into(), 1.6e9),
    ] {
        let value = figures.samples.get(&name).unwrap_or_else(|| panic!("no {name} in {}", answer.body));
        assert!(*value >= least, "{name} is {value}");
    }
    let histograms: BTreeSet<_> = figures.kinds.iter().filter(|(_, kind)| *kind == "histogram").collect();
    assert!(histograms.len() >= 4);
    histograms.into_iter().for_each(|(name, _)| figures.check_histogram(name));
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_shown_no_figures() {
    let open = house(Settings { metrics_listen: String::new(), ..roomy() }).await;
    assert_eq!(open.figures, None);
    assert_eq!(get(open.address, "/metrics").await.status, 404);
    open.close().await;
    let open = house(roomy()).await;
    assert_eq!(get(open.address, "/metrics").await.status, 404);
    assert_eq!(post(open.figures.unwrap(), "/api/tables", &json!({})).await.status, 404, "nor is there anything else");
    assert!(figure(&open, "process_open_fds").await > 0);
    open.close().await;
}
