//! `cargo xtask bench-server`: how many moves the server keeps, how fast others see them, and what
//! it costs.

use crate::served::{self, Folder, Line, Served, table_of_two};
use anyhow::{Context, Result, ensure};
use crab_stack_rules::CrabStack;
use kernel::{Game, Nobody, Seat, Turn};
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How many moves a client looks at before it chooses one.
const CANDIDATES: u32 = 6;

/// How the server is measured.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Tables played at once, with two clients each
    #[arg(long, default_value_t = 1_000)]
    tables: u64,
    /// For how long, at most; shorter if the games are over
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// All tables together make about so many moves a second; as many as they can without it
    #[arg(long)]
    rate: Option<u64>,
}

/// What all tables share.
struct Gauge {
    moves: AtomicU64,
    stop: AtomicBool,
    pause: Option<Duration>,
}

/// Builds the server, starts it, plays, and prints what was measured.
pub(crate) fn run(args: &Args) -> Result<()> {
    let program = served::build()?;
    let folder = Folder::new("bench-server")?;
    let server = Served::start(&program, &folder.0, 0)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(measure(args, &server))
}

async fn measure(args: &Args, server: &Served) -> Result<()> {
    // A first table warms up what is shared by all.
    drop(Pair::sit(server.address, 0).await?);
    let before = server.memory()?;
    let mut pairs = Vec::new();
    for table in 0..args.tables {
        pairs.push(Pair::sit(server.address, table).await?);
    }
    let memory = server.memory()?.saturating_sub(before);
    let pause = args.rate.map(|rate| Duration::from_secs_f64(args.tables as f64 / rate as f64));
    let gauge = Arc::new(Gauge { moves: AtomicU64::new(0), stop: AtomicBool::new(false), pause });
    let (cpu, start) = (server.cpu_seconds()?, Instant::now());
    let tasks: Vec<_> = pairs.into_iter().map(|pair| tokio::spawn(pair.play(gauge.clone()))).collect();
    wait(&gauge, &tasks, args.seconds).await;
    let (moves, wall) = (gauge.moves.load(Ordering::Relaxed), start.elapsed().as_secs_f64());
    let cpu = server.cpu_seconds()? - cpu;
    let memory_played = server.memory()?.saturating_sub(before);
    gauge.stop.store(true, Ordering::Relaxed);
    let mut latencies = Vec::new();
    for task in tasks {
        latencies.extend(task.await??);
    }
    ensure!(!latencies.is_empty(), "no move was seen");
    latencies.sort_unstable();
    let percentile = |percent: usize| latencies[(latencies.len() - 1) * percent / 100].as_secs_f64() * 1_000.0;
    println!("{} tables of two, {moves} moves in {wall:.1} s", args.tables);
    println!("{:>10.0} moves/s", moves as f64 / wall);
    println!("{:>10.0} moves for each second of server CPU ({cpu:.2} s)", moves as f64 / cpu);
    println!("{:>10.1} ms p50, {:.1} ms p99 from move to the other seat", percentile(50), percentile(99));
    let each = |bytes: u64| bytes as f64 / 1_000.0 / args.tables as f64;
    println!("{:>10.1} kB a table when seated, {:.1} kB after play", each(memory), each(memory_played));
    Ok(())
}

/// Waits until the time is up, or until a tenth of the games are over: then fewer play than were asked for.
async fn wait<T>(gauge: &Gauge, tasks: &[tokio::task::JoinHandle<T>], seconds: u64) {
    let end = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let over = tasks.iter().filter(|task| task.is_finished()).count();
        if over * 10 > tasks.len() || gauge.stop.load(Ordering::Relaxed) {
            return;
        }
    }
}

/// Both clients of a table.
struct Pair {
    lines: [Line; 2],
    game: CrabStack,
    chance: u64,
}

impl Pair {
    async fn sit(address: SocketAddr, chance: u64) -> Result<Self> {
        let (table, tokens) = table_of_two(address, "crab-stack", "").await?;
        let mut first = Line::join(address, &table, &tokens[0], None).await?;
        let snapshot = first.hear().await?;
        let view = serde_json::from_value(snapshot["view"].clone()).context("no view")?;
        let game = CrabStack::imagine(&view, &mut || 0);
        let mut second = Line::join(address, &table, &tokens[1], None).await?;
        second.hear().await?;
        Ok(Self { lines: [first, second], game, chance })
    }

    /// Plays until the game is over or the time is up. How long each move took to the other seat.
    async fn play(mut self, gauge: Arc<Gauge>) -> Result<Vec<Duration>> {
        let mut latencies = Vec::with_capacity(256);
        if let Some(pause) = gauge.pause {
            // So that not all tables move at the same moment.
            let part = self.bits();
            tokio::time::sleep(pause.mul_f64(f64::from(part) / f64::from(u32::MAX))).await;
        }
        while let (Turn::Seats(due), false) = (self.game.turn(), gauge.stop.load(Ordering::Relaxed)) {
            let seat = due.first().context("somebody is due")?;
            latencies.push(self.make_move(seat).await?);
            gauge.moves.fetch_add(1, Ordering::Relaxed);
            if let Some(pause) = gauge.pause {
                tokio::time::sleep(pause.saturating_sub(latencies[latencies.len() - 1])).await;
            }
        }
        Ok(latencies)
    }

    fn bits(&mut self) -> u32 {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 32) as u32
    }

    async fn make_move(&mut self, seat: Seat) -> Result<Duration> {
        let mv = self.choose(seat).context("a seat that is due has a move")?;
        let text = mv.to_string();
        let start = Instant::now();
        self.lines[seat.index()].say(&json!({ "cmd": "play", "move": text, "id": self.chance })).await?;
        until_moved(&mut self.lines[1 - seat.index()]).await?;
        let took = start.elapsed();
        until_moved(&mut self.lines[seat.index()]).await?;
        self.game.apply(seat, &mv, &mut Nobody);
        Ok(took)
    }

    /// Of a few random moves, the one that leaves the most to do: games must not end while they are measured.
    fn choose(&mut self, seat: Seat) -> Option<crab_stack_rules::Move> {
        let mut best = None;
        for _ in 0..CANDIDATES {
            let mut state = u64::from(self.bits()) << 32 | u64::from(self.bits());
            let mut chance = move || {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 32) as u32
            };
            let mv = self.game.pick(seat, &mut chance)?;
            let mut after = self.game.clone();
            after.apply(seat, &mv, &mut Nobody);
            let left = Seat::all(2).map(|seat| after.count(seat)).sum::<u64>();
            if best.as_ref().is_none_or(|(most, _)| left > *most) {
                best = Some((left, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }
}

async fn until_moved(line: &mut Line) -> Result<()> {
    loop {
        let text = line.hear_text().await?;
        ensure!(!text.contains("\"ok\":false"), "{text}");
        if text.starts_with("{\"told\":\"moved\"") {
            return Ok(());
        }
    }
}
