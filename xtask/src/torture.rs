//! `cargo xtask torture`: clients play, the server is killed at random moments and started again.
//! In the end every acknowledged move is there, none twice, everybody was told everything in order,
//! and every game has gone on.

use crate::served::{self, Folder, Line, Served, table_of_two};
use anyhow::{Context, Result, bail, ensure};
use catalog::GameId;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use wire::Id;
use wire::table::{Ask, Asking};
use wire::told::{Happened, Heard, Told};
use wire::umpire::{Answer, Reply};

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
    let program = served::build(&["strandline"])?.join("strandline");
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
    acknowledged: BTreeMap<u64, (usize, String)>,
    last_seen: [u64; 2],
}

/// Plays one table after another, each game in turn, until the torture ends. How many moves were checked.
async fn play(shared: Arc<Shared>, number: u64) -> Result<usize> {
    let games: Vec<GameId> = GameId::ALL.into_iter().filter(|game| game.seats().contains(&2)).collect();
    let (mut checked, mut game) = (0, 0);
    let mut chance = Dice(number + 1_000);
    while game == 0 || !shared.stop.load(Ordering::Relaxed) {
        let name = games[(number + game) as usize % games.len()].name();
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
    let mut pending: Option<(usize, String, Asking)> = None;
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
                    let play = Asking::new(Ask::Play { seat: None, mv: mv.clone() }).with_id(Id::from(id));
                    pending = Some((seat, mv, play));
                }
                Ok(None) => return Ok(books),
                Err(_) => continue,
            }
        }
        let Some((seat, mv, ask)) = &pending else { continue };
        match make(&mut at[*seat], ask, &mut books, *seat).await {
            Ok(n) => {
                books.acknowledged.insert(n, (*seat, mv.clone()));
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
        let legal = Asking::new(Ask::Legal { limit: Some(30) }).with_id(Id::from("legal"));
        let Ok(Answer::Legal { legal, .. }) = ask(line, &legal, books, seat).await?.result() else { continue };
        let mut moves: Vec<String> = legal.into_values().flatten().collect();
        if !moves.is_empty() {
            let picked = chance.below(moves.len() as u64) as usize;
            return Ok(Some((seat, moves.swap_remove(picked))));
        }
    }
    Ok(None)
}

async fn make(line: &mut Line, play: &Asking, books: &mut Books, seat: usize) -> Result<u64> {
    match ask(line, play, books, seat).await?.result() {
        Ok(Answer::Done { n }) => Ok(n),
        other => bail!("{play:?} was answered {other:?}"),
    }
}

/// Asks, and waits for the answer. Whatever is told meanwhile must follow what was told before.
async fn ask(line: &mut Line, message: &Asking, books: &mut Books, seat: usize) -> Result<Reply> {
    line.say(message).await?;
    loop {
        match line.listen().await? {
            Heard::Reply(reply) if reply.id == message.id => return Ok(*reply),
            Heard::Told(told) => {
                // This is no error of the connection that could be tried again: it is what must never be.
                assert_eq!(told.n, books.last_seen[seat] + 1, "seat {seat} was told {told:?} out of order");
                books.last_seen[seat] = told.n;
            }
            Heard::Reply(_) | Heard::News(_) | Heard::Table(_) => {}
        }
    }
}

/// Every acknowledged move is in the log under its number, and no other moves are.
async fn check(address: SocketAddr, table: &str, books: &Books) -> Result<usize> {
    let log = retry(|| read_log(address, table)).await?;
    let moved = |told: Told| match told.what {
        Happened::Moved { seat, mv } => Some((told.n, (seat.index(), mv))),
        _ => None,
    };
    let moved: BTreeMap<u64, (usize, String)> = log.into_iter().filter_map(moved).collect();
    ensure!(
        moved == books.acknowledged,
        "table {table}: the log has {moved:?}, acknowledged was {:?}",
        books.acknowledged
    );
    Ok(moved.len())
}

async fn read_log(address: SocketAddr, table: &str) -> Result<Vec<Told>> {
    served::get(address, &format!("/api/tables/{table}/log")).await
}
