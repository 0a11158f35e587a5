//! What it costs to read at a table with a long log, and what others notice of it. In one process with the clients, so all
//! figures are upper bounds.

#[path = "../tests/common/mod.rs"]
mod common;

use common::story::Story;
use common::{Client, any_move, get, house_on, open_game, roomy, table_of};
use serde_json::json;
use server::Open;
use server::store::Sqlite;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::host::Ask;

const ENTRIES: usize = 30_000;
const READS: u32 = 500;
/// The others: so many tables, each with a move whenever this time has passed.
const TABLES: usize = 20;
const PACE: Duration = Duration::from_millis(200);
const LONG: Duration = Duration::from_secs(10);

#[tokio::main(worker_threads = 2)]
async fn main() {
    let folder = std::env::temp_dir().join(format!("strandline-long-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("it can be made");
    let store = Sqlite::open(&folder.join("tables.db")).expect("it opens");
    let story = Story::of(ENTRIES);
    story.keep(&store, "t");
    let last = story.log.len() as u64 - 1;
    let open = Arc::new(house_on(roomy(), Arc::new(store)).await);
    let (cpu, start) = (cpu_seconds(), Instant::now());
    get(open.address, "/api/tables/t").await;
    println!("brought back to memory: {:.0} ms of CPU, {:?}", (cpu_seconds() - cpu) * 1e3, start.elapsed());
    let (end, whole) = (format!("/api/tables/t/log?since={}", last - 3), "/api/tables/t/log".to_owned());
    println!("a read of the last 3 of {ENTRIES} entries: {:.2} ms of CPU", cost(&open, &end, READS).await);
    println!("a read of all of them: {:.0} ms of CPU", cost(&open, &whole, 5).await);
    println!("the checksum of an entry: {:.2} µs of CPU", summing(&wire::write(&story.log[99])));
    let [half, most] = undoing(story);
    println!("taking a move back, p50 and p99: {half:.2}, {most:.2} ms");
    println!("a move elsewhere, p50 and p99:");
    for (what, path) in
        [("alone", None), ("20 reads of the end a second", Some(end)), ("20 reads of all a second", Some(whole))]
    {
        let [half, most] = others(&open, path).await;
        println!("  {what}: {half:.1}, {most:.1} ms");
    }
    std::fs::remove_dir_all(&folder).ok();
    std::process::exit(0);
}

/// The milliseconds of CPU that one of so many reads takes, the client's included.
async fn cost(open: &Open, path: &str, reads: u32) -> f64 {
    let cpu = cpu_seconds();
    for _ in 0..reads {
        get(open.address, path).await;
    }
    (cpu_seconds() - cpu) * 1e3 / f64::from(reads)
}

/// The microseconds of CPU that a checksum like those of the store takes.
fn summing(entry: &str) -> f64 {
    let (start, times) = (cpu_seconds(), 1_000_000);
    for _ in 0..times {
        std::hint::black_box(blake3::Hasher::new().update(&[7; 8]).update(entry.as_bytes()).finalize());
    }
    (cpu_seconds() - start) * 1e6 / f64::from(times)
}

/// The milliseconds that the host takes to see whether a move can be taken back, in all worlds that others imagine, and to
/// do it: in half of the cases and in 99 of 100 at most.
fn undoing(mut story: Story) -> [f64; 2] {
    let mut dice = testkit::dice(1);
    let mut took: Vec<Duration> = (0..READS)
        .flat_map(|_| {
            story.go_on(&mut dice);
            ["Ann", "Bo"].map(|name| {
                let start = Instant::now();
                story.ask(name, Ask::Undo);
                start.elapsed()
            })
        })
        .collect();
    took.sort_unstable();
    [50, 99].map(|percent| took[(took.len() - 1) * percent / 100].as_secs_f64() * 1e3)
}

/// How long moves at other tables take while somebody reads.
async fn others(open: &Arc<Open>, path: Option<String>) -> [f64; 2] {
    let stop = Arc::new(AtomicBool::new(false));
    let reader = path.map(|path| tokio::spawn(read_on(open.clone(), path, stop.clone())));
    let mut players = Vec::new();
    for _ in 0..TABLES {
        players.push(tokio::spawn(play(open.clone())));
    }
    let mut took = Vec::new();
    for player in players {
        took.extend(player.await.expect("it plays"));
    }
    stop.store(true, Ordering::Relaxed);
    if let Some(reader) = reader {
        reader.await.expect("it reads");
    }
    took.sort_unstable();
    [50, 99].map(|percent| took[(took.len() - 1) * percent / 100].as_secs_f64() * 1e3)
}

/// Twenty reads a second, whether those before are done or not.
async fn read_on(open: Arc<Open>, path: String, stop: Arc<AtomicBool>) {
    let mut ticks = tokio::time::interval(Duration::from_millis(50));
    while !stop.load(Ordering::Relaxed) {
        ticks.tick().await;
        let (address, path) = (open.address, path.clone());
        tokio::spawn(async move { get(address, &path).await });
    }
}

/// Plays a table for a while: how long each move took until it was answered.
async fn play(open: Arc<Open>) -> Vec<Duration> {
    let (table, _, tokens) = table_of(open.address, json!({ "game": open_game(), "seats": 2 }), 2).await;
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(Client::join(open.address, &table, Some(token), None).await);
    }
    let (start, mut took) = (Instant::now(), Vec::new());
    while start.elapsed() < LONG {
        for client in &mut clients {
            if let Some(mv) = any_move(client, took.len()).await {
                let asked = Instant::now();
                client.ask(json!({ "cmd": "play", "move": mv })).await;
                took.push(asked.elapsed());
            }
            tokio::time::sleep(PACE / 2).await;
        }
    }
    took
}

/// The seconds of processor time that this program has used. The kernel counts in hundredths of a second.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("there is one");
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |at: usize| fields[at].parse::<f64>().expect("a number");
    (ticks(11) + ticks(12)) / 100.0
}
