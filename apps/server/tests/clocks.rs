//! The clocks of games follow a time that nobody can set: whatever the clock on the wall does, and whether the house was
//! closed meanwhile.

mod common;

use common::{Client, any_move, get, open_game, roomy, table_of};
use serde_json::{Value, json};
use server::bus::Local;
use server::store::{Memory, Sqlite, Store};
use server::{Clock, Open, RandomMover, Settings};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::host::Time;

const DAY: u64 = 86_400_000;
const START: u64 = 1_700_000_000_000;
/// Games are played by 60 seconds a move.
const MOVE: u64 = 60_000;

/// A clock on the wall that anybody can set, and one that only runs.
#[derive(Clone, Default)]
struct Times {
    wall: Arc<AtomicU64>,
    ran: Arc<AtomicU64>,
}

impl Times {
    fn at(wall: u64) -> Self {
        let times = Self::default();
        times.wall.store(wall, Ordering::SeqCst);
        times
    }

    /// Time goes by, on every clock.
    fn pass(&self, millis: u64) {
        self.wall.fetch_add(millis, Ordering::SeqCst);
        self.ran.fetch_add(millis, Ordering::SeqCst);
    }

    fn clock(&self) -> Clock {
        let ran = self.ran.clone();
        let ticked = move || Duration::from_millis(ran.load(Ordering::SeqCst));
        Clock::set(Time(self.wall.load(Ordering::SeqCst)), ticked)
    }
}

async fn house(settings: Settings, store: Arc<dyn Store>, times: &Times) -> Open {
    let bus = Arc::new(Local::default());
    server::open_at(settings, store, bus, Arc::new(RandomMover), times.clock()).await.expect("it opens")
}

fn plan() -> Value {
    let clock = json!({ "kind": "move", "seconds": MOVE / 1_000 });
    json!({ "game": open_game(), "seats": 2, "clock": clock, "time_out": "resign" })
}

async fn phase(open: &Open, table: &str) -> Value {
    get(open.address, &format!("/api/tables/{table}")).await.json()["table"]["phase"].clone()
}

/// Looks until the game is over, as it must be soon.
async fn ends(open: &Open, table: &str) {
    while phase(open, table).await != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_jump_of_the_wall_ends_nobody_s_game_and_stops_nobody_s_clock() {
    for jump in [START + 400 * DAY, START - 400 * DAY] {
        let times = Times::at(START);
        let open = house(roomy(), Arc::new(Memory::default()), &times).await;
        let (table, _, tokens) = table_of(open.address, plan(), 2).await;
        let mut client = Client::join(open.address, &table, Some(&tokens[0]), None).await;
        times.wall.store(jump, Ordering::SeqCst);
        times.pass(MOVE / 2);
        let left = client.ask(json!({ "cmd": "table" })).await["table"]["clocks"].clone();
        let least = left.as_array().unwrap().iter().map(|left| left.as_u64().unwrap()).min();
        assert_eq!(least, Some(MOVE / 2), "half of a move's time has passed, and no more");
        // Alarms are looked at ten times a second: none has rung.
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(phase(&open, &table).await, "playing");
        times.pass(MOVE / 2);
        ends(&open, &table).await;
        open.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn time_goes_on_from_what_was_written_last_where_the_wall_was_set_back_meanwhile() {
    let store = Arc::new(Memory::default());
    let open = house(roomy(), store.clone(), &Times::at(START)).await;
    let (table, _, tokens) = table_of(open.address, plan(), 2).await;
    open.close().await;
    let times = Times::at(START - 400 * DAY);
    let open = house(roomy(), store, &times).await;
    let mut at = 0;
    for token in &tokens {
        let mut client = Client::join(open.address, &table, Some(token), None).await;
        if let Some(mv) = any_move(&mut client, 0).await {
            times.pass(1_000);
            client.ask(json!({ "cmd": "play", "move": mv })).await;
            at = client.until("moved").await["at"].as_u64().unwrap();
            break;
        }
    }
    assert_eq!(at, START + 1_000);
    times.pass(MOVE);
    ends(&open, &table).await;
    open.close().await;
}

/// Every game that is not over, with none of them brought back to memory because it is unfinished.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_every_clock_goes_on_however_many_tables_are_woken() {
    let folder = std::env::temp_dir().join(format!("strandline-clocks-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("tables.db");
    let times = Times::at(START);
    let open = house(roomy(), Arc::new(Sqlite::open(&file).unwrap()), &times).await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(table_of(open.address, plan(), 2).await.0);
    }
    // In one of them a move was made, after which the other seat's clock runs.
    let (table, _, tokens) = table_of(open.address, plan(), 2).await;
    for token in &tokens {
        let mut client = Client::join(open.address, &table, Some(token), None).await;
        if let Some(mv) = any_move(&mut client, 0).await {
            assert_eq!(client.ask(json!({ "cmd": "play", "move": mv })).await["ok"], true);
            break;
        }
    }
    tables.push(table);
    open.close().await;
    times.pass(MOVE / 2);
    let store = Arc::new(Sqlite::open(&file).unwrap());
    let woken = house(Settings { tables_to_wake: 0, ..roomy() }, store.clone(), &times).await;
    // Nobody asks for the tables: what ends them is their clocks alone. People get half a minute after the house was closed.
    times.pass(MOVE + 31_000);
    for table in &tables {
        while !store.log(table, 0).unwrap().last().unwrap().contains("resigned") {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    woken.close().await;
    remove(&folder);
}

fn remove(folder: &Path) {
    std::fs::remove_dir_all(folder).ok();
}
