//! The least that a server of moves can do, to be measured beside ours by `cargo xtask bench-server`.
//!
//! It reads a line, appends it as a row to a SQLite file, with as many others in one commit as have piled up, and once
//! that is on disk answers whoever sent it and tells the other socket of the table. It knows no game, no seat's eyes and
//! no ids, checks nothing and finds no row by its table. What it is not spared is what no server of moves is: the
//! sockets, the durable commits, and messages as long as ours.

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt;
use rusqlite::{Connection, TransactionBehavior};
use std::collections::HashMap;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

/// At most so many rows in one commit, and so much read at once: as our server has it.
const MOST: usize = 2_000;
const READ_BUFFER: usize = 512;

type Outbox = UnboundedSender<Utf8Bytes>;

/// Who sits at which seat of which table, and the way to the file.
struct House {
    seats: Mutex<HashMap<(u64, u64), Outbox>>,
    jobs: Sender<Job>,
}

/// A row to append, and what goes out then.
struct Job {
    table: u64,
    line: Utf8Bytes,
    mail: [(Outbox, Utf8Bytes); 2],
}

/// What the first line of a connection says: the table and the seat, and how many bytes an answer has, and what the
/// other seat is told.
struct Place {
    table: u64,
    seat: u64,
    answer: usize,
    told: usize,
}

impl Place {
    fn read(line: &str) -> Option<Self> {
        let mut numbers = line.split(' ').map_while(|number| number.parse().ok());
        let (table, seat) = (numbers.next()?, numbers.next()?);
        Some(Self { table, seat, answer: numbers.next()? as usize, told: numbers.next()? as usize })
    }
}

#[tokio::main(worker_threads = 2)]
async fn main() -> Result<()> {
    let folder = std::env::args().nth(1).context("a folder is wanted")?;
    let file = open(&Path::new(&folder).join("rows.db"))?;
    let (jobs, waiting) = channel();
    std::thread::spawn(move || write(&waiting, file).expect("the file can be written"));
    let house = Arc::new(House { seats: Mutex::default(), jobs });
    let router = Router::new().route("/api/socket", get(upgrade)).with_state(house);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}/", listener.local_addr()?);
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    Ok(axum::serve(listener, router).await?)
}

fn open(path: &Path) -> rusqlite::Result<Connection> {
    let file = Connection::open(path)?;
    file.pragma_update(None, "journal_mode", "wal")?;
    file.pragma_update(None, "synchronous", "full")?;
    file.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    file.execute_batch("CREATE TABLE rows (at INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, body TEXT NOT NULL)")?;
    Ok(file)
}

fn write(waiting: &Receiver<Job>, mut file: Connection) -> rusqlite::Result<()> {
    while let Ok(first) = waiting.recv() {
        let batch: Vec<Job> = [first].into_iter().chain(waiting.try_iter().take(MOST - 1)).collect();
        let commit = file.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for Job { table, line, .. } in &batch {
            let mut insert = commit.prepare_cached("INSERT INTO rows (table_id, body) VALUES (?1, ?2)")?;
            insert.execute((table, line.as_str()))?;
        }
        commit.commit()?;
        // Whoever is not there any more is not told.
        batch.into_iter().flat_map(|job| job.mail).for_each(|(outbox, line)| drop(outbox.send(line)));
    }
    Ok(())
}

async fn upgrade(State(house): State<Arc<House>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(0).on_upgrade(|socket| serve(house, socket))
}

async fn serve(house: Arc<House>, mut socket: WebSocket) {
    let Some(Ok(Message::Text(first))) = socket.recv().await else { return };
    let Some(place) = Place::read(&first) else { return };
    let (outbox, mut waiting) = unbounded_channel();
    house.seats.lock().expect("nobody panics").insert((place.table, place.seat), outbox.clone());
    if socket.send(Message::Text(first)).await.is_err() {
        return;
    }
    loop {
        tokio::select! {
            message = socket.recv() => match message {
                Some(Ok(Message::Text(line))) => house.take(&place, &outbox, line),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
            Some(line) = waiting.recv() => if socket.send(Message::Text(line)).await.is_err() {
                return;
            }
        }
    }
}

impl House {
    fn take(&self, place: &Place, own: &Outbox, line: Utf8Bytes) {
        let seats = self.seats.lock().expect("nobody panics");
        let Some(other) = seats.get(&(place.table, 1 - place.seat)).cloned() else { return };
        drop(seats);
        let filled = |bytes| Utf8Bytes::from("-".repeat(bytes));
        let mail = [(own.clone(), filled(place.answer)), (other, filled(place.told))];
        self.jobs.send(Job { table: place.table, line, mail }).expect("the writer goes on as long as we do");
    }
}
