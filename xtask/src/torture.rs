//! `cargo xtask torture`: clients play, the server is killed at random moments and started again.
//! In the end every acknowledged move is there, none twice, everybody was told everything in order,
//! and every game has gone on.

use crate::served::{self, Folder, Line, Served, table_of_two};
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How the server is tortured.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How often it is killed
    #[arg(long, default_value_t = 30)]
    kills: u32,
    /// Tables played meanwhile
    #[arg(long, default_value_t = 12)]
    tables: u64,
    /// Where chance comes from: the same seed kills after the same pauses
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What the tormentor and the players share.
struct Shared {
    address: SocketAddr,
    stop: AtomicBool,
    moves: AtomicU64,
    reconnects: AtomicU64,
}

/// Kills the server again and again, and checks the books in the end.
pub(crate) fn run(args: &Args) -> Result<()> {
    let program = served::build()?;
    let folder = Folder::new("torture")?;
    let server = Served::start(&program, &folder.0, 0)?;
    let address = server.address;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let (stop, moves, reconnects) = (AtomicBool::new(false), AtomicU64::new(0), AtomicU64::new(0));
        let shared = Arc::new(Shared { address, stop, moves, reconnects });
        let players: Vec<_> = (0..args.tables).map(|table| tokio::spawn(play(shared.clone(), table))).collect();
        let mut server = server;
        let mut chance = Dice(args.seed);
        for kill in 1..=args.kills {
            tokio::time::sleep(Duration::from_millis(100 + chance.below(700))).await;
            server.kill()?;
            tokio::time::sleep(Duration::from_millis(chance.below(100))).await;
            server = Served::start(&program, &folder.0, address.port())?;
            println!("kill {kill}: {} moves acknowledged so far", shared.moves.load(Ordering::Relaxed));
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        shared.stop.store(true, Ordering::Relaxed);
        let mut checked = 0;
        for player in players {
            checked += player.await??;
        }
        println!(
            "{} kills, {} reconnects: {checked} acknowledged moves are there, none twice, and every game goes on",
            args.kills,
            shared.reconnects.load(Ordering::Relaxed)
        );
        Ok(())
    })
}

/// Chance by a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// The books of one table: what was acknowledged, by number.
#[derive(Default)]
struct Books {
    acknowledged: BTreeMap<u64, (u64, String)>,
    last_seen: [u64; 2],
}

/// Plays one table after another until the torture ends. How many moves were checked.
async fn play(shared: Arc<Shared>, number: u64) -> Result<usize> {
    let (mut checked, mut game) = (0, 0);
    let mut chance = Dice(number + 1_000);
    while game == 0 || !shared.stop.load(Ordering::Relaxed) {
        let name = ["crab-stack", "kraaw"][(number + game) as usize % 2];
        let key = format!("torture-{number:04}-{game:04}");
        let (table, tokens) =
            retry(|| table_of_two(shared.address, name, &key)).await.context("no table can be made")?;
        let books = play_table(&shared, &table, &tokens, &mut chance).await?;
        checked += check(shared.address, &table, &books).await?;
        game += 1;
    }
    Ok(checked)
}

/// Tries again until it works, for a while: the server may be dead just now.
async fn retry<T, F: Future<Output = Result<T>>>(mut attempt: impl FnMut() -> F) -> Result<T> {
    let end = Instant::now() + Duration::from_secs(30);
    loop {
        match attempt().await {
            Ok(done) => return Ok(done),
            Err(error) if Instant::now() > end => return Err(error),
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

/// Plays a table until its game is over or the torture ends.
async fn play_table(shared: &Shared, table: &str, tokens: &[String; 2], chance: &mut Dice) -> Result<Books> {
    let mut books = Books::default();
    let mut lines: Option<[Line; 2]> = None;
    let mut pending: Option<(usize, Value)> = None;
    let mut id = 0_u64;
    let mut after_the_end = 0;
    loop {
        let stopping = shared.stop.load(Ordering::Relaxed);
        // After the last kill the game must still go on for a little.
        after_the_end += u32::from(stopping && pending.is_none());
        if after_the_end > 4 {
            return Ok(books);
        }
        let mut at = if let Some(lines) = lines.take() {
            lines
        } else {
            shared.reconnects.fetch_add(1, Ordering::Relaxed);
            let seen = books.last_seen;
            retry(|| join_both(shared.address, table, tokens, seen)).await.context("nobody can come back")?
        };
        if pending.is_none() {
            match choose(&mut at, &mut books, chance).await {
                Ok(Some((seat, mv))) => {
                    id += 1;
                    pending = Some((seat, json!({ "cmd": "play", "move": mv, "id": id })));
                }
                Ok(None) => return Ok(books),
                Err(_) => continue,
            }
        }
        let Some((seat, ask)) = &pending else { continue };
        match make(&mut at[*seat], ask, &mut books, *seat).await {
            Ok(n) => {
                let mv = ask["move"].as_str().unwrap_or_default().to_owned();
                books.acknowledged.insert(n, (*seat as u64, mv));
                shared.moves.fetch_add(1, Ordering::Relaxed);
                pending = None;
                lines = Some(at);
            }
            // The server died: come back, and ask the very same again.
            Err(_) => lines = None,
        }
    }
}

async fn join_both(address: SocketAddr, table: &str, tokens: &[String; 2], seen: [u64; 2]) -> Result<[Line; 2]> {
    let first = Line::join(address, table, &tokens[0], Some(seen[0])).await?;
    let second = Line::join(address, table, &tokens[1], Some(seen[1])).await?;
    Ok([first, second])
}

/// A seat that is due, and a move for it. Nothing if the game is over.
async fn choose(lines: &mut [Line; 2], books: &mut Books, chance: &mut Dice) -> Result<Option<(usize, String)>> {
    for (seat, line) in lines.iter_mut().enumerate() {
        let reply = ask(line, &json!({ "cmd": "legal", "limit": 30, "id": "legal" }), books, seat).await?;
        let moves = reply["legal"].as_object().and_then(|legal| legal.values().next()).and_then(Value::as_array);
        if let Some(moves) = moves.filter(|moves| !moves.is_empty()) {
            let picked = moves[chance.below(moves.len() as u64) as usize].as_str().unwrap_or_default();
            return Ok(Some((seat, picked.to_owned())));
        }
    }
    Ok(None)
}

async fn make(line: &mut Line, play: &Value, books: &mut Books, seat: usize) -> Result<u64> {
    let reply = ask(line, play, books, seat).await?;
    reply["n"].as_u64().with_context(|| format!("{play} was answered {reply}"))
}

/// Asks, and waits for the answer. Whatever is told meanwhile must follow what was told before.
async fn ask(line: &mut Line, message: &Value, books: &mut Books, seat: usize) -> Result<Value> {
    line.say(message).await?;
    loop {
        let heard = line.hear().await?;
        if heard.get("ok").is_some() && heard["id"] == message["id"] {
            return Ok(heard);
        }
        if let (Some(n), Some(_)) = (heard["n"].as_u64(), heard.get("told")) {
            // This is no error of the connection that could be tried again: it is what must never be.
            assert_eq!(n, books.last_seen[seat] + 1, "seat {seat} was told {heard} out of order");
            books.last_seen[seat] = n;
        }
    }
}

/// Every acknowledged move is in the log under its number, and no other moves are.
async fn check(address: SocketAddr, table: &str, books: &Books) -> Result<usize> {
    let log = retry(|| read_log(address, table)).await?;
    let moved: BTreeMap<u64, (u64, String)> = log
        .iter()
        .filter(|entry| entry["told"] == "moved")
        .filter_map(|entry| Some((entry["n"].as_u64()?, (entry["seat"].as_u64()?, entry["move"].as_str()?.to_owned()))))
        .collect();
    ensure!(
        moved == books.acknowledged,
        "table {table}: the log has {moved:?}, acknowledged was {:?}",
        books.acknowledged
    );
    Ok(moved.len())
}

async fn read_log(address: SocketAddr, table: &str) -> Result<Vec<Value>> {
    served::get(address, &format!("/api/tables/{table}/log")).await
}
