//! A store that fails now and then, in every way there is: nothing that was answered is lost, nothing is done twice, and
//! nobody is shown what is not kept.

mod common;

use common::{Client, any_move, game_for, get, house_on, http, open_game, roomy, table_of};
use serde_json::{Value, json};
use server::bus::{Bus, Changed, Local};
use server::store::{Append, Ban, Banned, Broken, Card, Memory, Removed, Sqlite, Store, TableId, Taken, Unread, Which};
use server::{Mind, Open, RandomMover, open_on};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::Budget;
use table::host::{Host, Logged, Think, Time, key_of, retell};
use tokio::sync::broadcast::Receiver;

/// A store in memory whose luck is drawn from a seed.
struct Faulty {
    inner: Memory,
    luck: Mutex<u64>,
    calm: AtomicBool,
    /// So many batches are kept and no more.
    room: AtomicU64,
    tries: AtomicU64,
}

impl Faulty {
    fn new(seed: u64) -> Self {
        let (inner, luck, calm) = (Memory::default(), Mutex::new(seed), AtomicBool::new(false));
        Self { inner, luck, calm, room: AtomicU64::new(u64::MAX), tries: AtomicU64::new(0) }
    }

    /// A number below another, always the highest once it is calm.
    fn draw(&self, below: u64) -> u64 {
        if self.calm.load(Ordering::Relaxed) {
            return below - 1;
        }
        let mut luck = self.luck.lock().expect("nobody panics with it");
        *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*luck >> 33) % below
    }
}

impl Store for Faulty {
    fn append(&self, batch: &[&Append]) -> Result<Vec<Result<(), Taken>>, Broken> {
        self.tries.fetch_add(1, Ordering::Relaxed);
        let room = |room: u64| room.checked_sub(1);
        if self.room.fetch_update(Ordering::Relaxed, Ordering::Relaxed, room).is_err() {
            return Err(Broken("the disk is full".into()));
        }
        match self.draw(12) {
            0 => Err(Broken("cannot be written".into())),
            1 => {
                self.inner.append(batch)?;
                Err(Broken("kept, but the answer was lost".into()))
            }
            2 => panic!("on purpose"),
            3 => {
                std::thread::sleep(Duration::from_millis(3));
                self.inner.append(batch)
            }
            _ => self.inner.append(batch),
        }
    }

    fn entries(&self, table: &str, from: u64, most: usize) -> Result<Vec<String>, Unread> {
        if self.draw(8) == 0 {
            return Err(Broken("cannot be read".into()).into());
        }
        self.inner.entries(table, from, most)
    }

    fn last(&self) -> Result<Option<String>, Broken> {
        self.inner.last()
    }

    fn alarms(&self, after: Option<Time>, until: Time) -> Result<Vec<(Time, TableId)>, Broken> {
        self.inner.alarms(after, until)
    }

    fn cards(&self, which: Which, most: usize) -> Result<Vec<Card>, Broken> {
        self.inner.cards(which, most)
    }

    fn last_of(&self, table: &str) -> Result<Option<String>, Broken> {
        self.inner.last_of(table)
    }

    fn delete(&self, tables: &[TableId]) -> Result<Removed, Broken> {
        self.inner.delete(tables)
    }

    fn rewrite(&self, table: &TableId, entries: &[String], card: &Card) -> Result<Result<(), Taken>, Broken> {
        self.inner.rewrite(table, entries, card)
    }

    fn bans(&self) -> Result<Vec<Ban>, Broken> {
        self.inner.bans()
    }

    fn ban(&self, ban: &Ban) -> Result<(), Broken> {
        self.inner.ban(ban)
    }

    fn unban(&self, whom: &Banned) -> Result<bool, Broken> {
        self.inner.unban(whom)
    }

    fn key(&self, fresh: [u8; 32]) -> Result<[u8; 32], Broken> {
        self.inner.key(fresh)
    }

    fn ready(&self) -> Result<(), Broken> {
        if self.room.load(Ordering::Relaxed) == 0 { Err(Broken("the disk is full".into())) } else { Ok(()) }
    }
}

/// Posts until the house can do it, under one id.
async fn post(address: SocketAddr, path: &str, id: &str, body: &Value) -> Value {
    loop {
        let answer = http(address, "POST", path, &[("idempotency-key", id)], &body.to_string()).await;
        match answer.status {
            201 => return answer.json(),
            503 => tokio::time::sleep(Duration::from_millis(5)).await,
            status => panic!("{status}: {}", answer.body),
        }
    }
}

/// Somebody who asks again until there is an answer, over a new connection where the old one was closed.
struct Player {
    address: SocketAddr,
    table: String,
    token: String,
    client: Option<Client>,
    /// What was told over connections that are closed.
    told: Vec<String>,
    asked: u64,
}

impl Player {
    async fn seated(address: SocketAddr, table: &str, seat: u8) -> Self {
        let body = json!({ "name": format!("Player {seat}"), "seat": seat });
        let id = format!("{table}-seat-{seat}");
        let seated = post(address, &format!("/api/tables/{table}/seats"), &id, &body).await;
        let token = seated["token"].as_str().expect("a token").to_owned();
        Self { token, ..Self::new(address, table) }
    }

    fn new(address: SocketAddr, table: &str) -> Self {
        let (table, token) = (table.to_owned(), String::new());
        Self { address, table, token, client: None, told: Vec::new(), asked: 0 }
    }

    /// What the house answers once it does.
    async fn ask(&mut self, mut ask: Value) -> Value {
        self.asked += 1;
        ask["id"] = json!(format!("p{}", self.asked));
        loop {
            let answer = self.client().await.try_ask(ask.clone()).await;
            match answer {
                Some(answer) if answer["error"]["code"] != "unavailable" => return answer,
                Some(_) => tokio::time::sleep(Duration::from_millis(5)).await,
                None => self.hang_up(),
            }
        }
    }

    /// A connection that has joined.
    async fn client(&mut self) -> &mut Client {
        while self.client.is_none() {
            let mut client = Client::connect(self.address).await;
            let join = json!({ "cmd": "join", "table": self.table, "token": self.token });
            match client.try_ask(join).await {
                Some(answer) if answer["ok"] == true => self.client = Some(client),
                _ => {
                    self.told.append(&mut client.bytes);
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            }
        }
        self.client.as_mut().expect("it has just been made")
    }

    fn hang_up(&mut self) {
        self.told.extend(self.client.take().into_iter().flat_map(|client| client.bytes));
    }

    async fn wait_until_due(&mut self) {
        while self.legal().await.is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn legal(&mut self) -> Vec<Value> {
        let legal = self.ask(json!({ "cmd": "legal", "limit": 20 })).await;
        let own = legal["legal"].as_object().and_then(|legal| legal.values().next());
        own.and_then(Value::as_array).cloned().unwrap_or_default()
    }

    /// Makes a move if it is due: its number in the log, and the move.
    async fn play(&mut self, pick: usize) -> Option<(u64, String)> {
        let moves = self.legal().await;
        let mv = moves.get(pick % moves.len().max(1))?.as_str().expect("a text").to_owned();
        let answer = self.ask(json!({ "cmd": "play", "move": mv })).await;
        assert_eq!(answer["ok"], true, "{mv}: {answer}");
        Some((answer["n"].as_u64().expect("a number"), mv))
    }
}

/// The moves of a log, by their numbers: a seat's, or everybody's.
fn kept(store: &Faulty, table: &str, seat: Option<u64>) -> BTreeMap<u64, String> {
    let log = store.inner.log(table, 0).expect("memory can be read");
    let moves = log.iter().zip(0..).filter_map(|(text, n)| {
        let entry: Value = serde_json::from_str(text).expect("an entry");
        let own = seat.is_none_or(|seat| entry["seat"] == seat);
        Some((n, entry["move"].as_str().filter(|_| own)?.to_owned()))
    });
    moves.collect()
}

/// Whether somebody was told exactly what the log says, as far as it was told.
fn assert_told(store: &Faulty, player: &Player, seed: u64) {
    let log = store.inner.log(&player.table, 0).expect("memory can be read");
    let log: Vec<Logged> = log.iter().map(|text| serde_json::from_str(text).expect("an entry")).collect();
    let eyes = Host::fold(&log).expect("it folds").eyes(Some(&key_of(&player.token)));
    let whole = retell(&log, None, eyes).expect("it folds");
    let numbered = player.told.iter().filter_map(|text| {
        let told: Value = serde_json::from_str(text).expect("a message");
        let entry = told["told"].is_string() && told["told"] != "table";
        Some((told["n"].as_u64().filter(|_| entry)?, text))
    });
    for (n, text) in numbered {
        assert_eq!(whole.get(n as usize), Some(text), "seed {seed}: told as {n}");
    }
}

async fn a_story(seed: u64) {
    let store = Arc::new(Faulty::new(seed));
    let open = house_on(roomy(), store.clone()).await;
    let plan = json!({ "game": game_for(2), "seats": 2 });
    let made = post(open.address, "/api/tables", "the-one-table-of-this-story", &plan).await;
    let table = made["table"].as_str().expect("a name");
    let mut players = [Player::seated(open.address, table, 0).await, Player::seated(open.address, table, 1).await];
    let mut answered = BTreeMap::new();
    for turn in 0..24 {
        for player in &mut players {
            if let Some((n, mv)) = player.play(turn * 7).await {
                assert_eq!(answered.insert(n, mv), None, "seed {seed}: two moves have the number {n}");
            }
        }
    }
    store.calm.store(true, Ordering::Relaxed);
    for player in &mut players {
        player.ask(json!({ "cmd": "turn" })).await;
        player.hang_up();
        assert_told(&store, player, seed);
    }
    open.close().await;
    assert_eq!(
        kept(&store, table, None),
        answered,
        "seed {seed}: what was answered is kept, once, and nothing else is"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_the_store_does_what_was_answered_is_kept_and_what_is_told_too() {
    for seed in 1..=8 {
        a_story(seed).await;
    }
}

/// Luck that others draw from, and how often it was bad.
struct Luck {
    store: Arc<Faulty>,
    bad: AtomicU64,
}

impl Luck {
    fn is_bad(&self) -> bool {
        let bad = self.store.draw(5) == 0;
        self.bad.fetch_add(bad.into(), Ordering::Relaxed);
        bad
    }
}

/// A mind that panics, has nothing to say or talks nonsense.
struct Dizzy(Arc<Luck>);

impl Mind for Dizzy {
    fn choose(&self, think: &Think, budget: &Budget<'_>) -> Option<String> {
        assert!(!self.0.is_bad(), "on purpose");
        match self.0.store.draw(4) {
            0 => None,
            1 => Some("nonsense".into()),
            _ => RandomMover.choose(think, budget),
        }
    }
}

/// Panics while what is on disk is being told.
struct Trembling(Local, Arc<Luck>);

impl Bus for Trembling {
    fn tell(&self, news: Changed) {
        assert!(!self.1.is_bad(), "on purpose");
        self.0.tell(news);
    }

    fn listen(&self) -> Receiver<Changed> {
        self.0.listen()
    }
}

/// One person and a bot, where not only the store fails.
async fn a_dizzy_story(seed: u64) -> [u64; 2] {
    let store = Arc::new(Faulty::new(seed));
    let luck = || Arc::new(Luck { store: store.clone(), bad: AtomicU64::new(0) });
    let (mind, bus) = (luck(), luck());
    let trembling = Arc::new(Trembling(Local::default(), bus.clone()));
    let open = open_on(roomy(), store.clone(), trembling, Arc::new(Dizzy(mind.clone()))).await.expect("it opens");
    let plan = json!({ "game": game_for(2), "seats": 2 });
    let made = post(open.address, "/api/tables", "the-one-table-of-this-story", &plan).await;
    let table = made["table"].as_str().expect("a name");
    let mut player = Player::seated(open.address, table, 0).await;
    let owner = made["token"].as_str().expect("a token").to_owned();
    let mut owner = Player { token: owner, ..Player::new(open.address, table) };
    let seated = owner.ask(json!({ "cmd": "bot", "seat": 1, "level": "hatchling" })).await;
    assert_eq!(seated["ok"], true, "{seated}");
    let mut answered = BTreeMap::new();
    while answered.len() < 12 {
        match player.play(answered.len() * 7).await {
            Some((n, mv)) => assert_eq!(answered.insert(n, mv), None, "seed {seed}: two moves have the number {n}"),
            None => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    store.calm.store(true, Ordering::Relaxed);
    player.ask(json!({ "cmd": "turn" })).await;
    player.hang_up();
    open.close().await;
    assert_told(&store, &player, seed);
    assert_eq!(kept(&store, table, Some(0)), answered, "seed {seed}: what was answered is kept, once");
    [mind, bus].map(|luck| luck.bad.load(Ordering::Relaxed))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_in_a_bot_or_while_telling_costs_neither_a_move_nor_the_table() {
    let mut bad = [0; 2];
    for seed in 1..=4 {
        let more = a_dizzy_story(seed).await;
        bad = [bad[0] + more[0], bad[1] + more[1]];
    }
    assert!(bad.iter().all(|&bad| bad > 0), "nothing was tried: {bad:?}");
}

/// A folder that is removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("strandline-faults-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("it can be made");
        Self(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("tables.db")
    }

    async fn house(&self) -> Open {
        house_on(roomy(), Arc::new(Sqlite::open(&self.file()).expect("it opens"))).await
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_log_was_changed_is_refused_by_name_and_entry_and_the_others_go_on() {
    let folder = Folder::new("changed");
    let open = folder.house().await;
    let plan = json!({ "game": open_game(), "seats": 2 });
    let (spoilt, _, _) = table_of(open.address, plan.clone(), 2).await;
    let (sound, _, tokens) = table_of(open.address, plan, 2).await;
    open.close().await;
    // One bit: the name of whoever sat down second.
    let connection = rusqlite::Connection::open(folder.file()).expect("it opens");
    let changed = connection.execute(
        "UPDATE entries SET body = replace(body, 'Player 1', 'Player 3') WHERE number = 2
         AND table_id = (SELECT id FROM tables WHERE name = ?1)",
        [&spoilt],
    );
    assert_eq!(changed, Ok(1));
    let open = folder.house().await;
    for path in [format!("/api/tables/{spoilt}"), format!("/api/tables/{spoilt}/log?since=2")] {
        let answer = get(open.address, &path).await;
        let message = answer.json()["error"]["message"].clone();
        assert!(answer.status == 503 && message.as_str().unwrap().contains("entry 2"), "{}", answer.body);
    }
    let mut moved = 0;
    for token in &tokens {
        let mut client = Client::join(open.address, &sound, Some(token), None).await;
        if let Some(mv) = any_move(&mut client, 0).await {
            assert_eq!(client.ask(json!({ "cmd": "play", "move": mv })).await["ok"], true);
            moved += 1;
        }
    }
    assert!(moved > 0);
    assert_eq!(get(open.address, "/readyz").await.status, 200);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_was_taken_away_is_noticed_before_a_move_is_acknowledged() {
    let folder = Folder::new("away");
    let open = folder.house().await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": open_game(), "seats": 2 }), 2).await;
    let elsewhere = folder.0.join("elsewhere");
    std::fs::rename(folder.file(), &elsewhere).expect("it can be moved");
    let mut refused = 0;
    for token in &tokens {
        let mut client = Client::join(open.address, &table, Some(token), None).await;
        if let Some(mv) = any_move(&mut client, 0).await {
            let answer = client.ask(json!({ "cmd": "play", "move": mv })).await;
            assert_eq!(answer["error"]["code"], "unavailable", "{answer}");
            refused += 1;
            break;
        }
    }
    assert_eq!((refused, get(open.address, "/readyz").await.status), (1, 503));
    std::fs::rename(&elsewhere, folder.file()).expect("it can be moved");
    assert_eq!(get(open.address, "/readyz").await.status, 200);
    open.close().await;
}

/// A table that was kept when it began, and from then on nothing: somebody at it, if it is a bot's turn there.
async fn stuck_at_a_bot(address: SocketAddr, store: &Faulty, name: &str) -> Option<Player> {
    store.room.store(u64::MAX, Ordering::Relaxed);
    let made = post(address, "/api/tables", name, &json!({ "game": open_game(), "seats": 2 })).await;
    let table = made["table"].as_str().expect("a name");
    let player = Player::seated(address, table, 0).await;
    let mut owner = Client::join(address, table, made["token"].as_str(), None).await;
    store.room.store(1, Ordering::Relaxed);
    let before = store.tries.load(Ordering::Relaxed);
    let seated = owner.ask(json!({ "cmd": "bot", "seat": 1, "level": "hatchling" })).await;
    assert_eq!(seated["ok"], true, "{seated}");
    tokio::time::sleep(Duration::from_millis(300)).await;
    // The bot is second, or its first move was kept together with the beginning: then nothing more is tried.
    (store.tries.load(Ordering::Relaxed) > before + 1).then_some(player)
}

#[tokio::test(flavor = "multi_thread")]
async fn while_nothing_can_be_kept_a_bot_s_table_does_not_hurry() {
    let store = Arc::new(Faulty::new(1));
    store.calm.store(true, Ordering::Relaxed);
    let open = house_on(roomy(), store.clone()).await;
    let mut stuck = None;
    for table in 0.. {
        stuck = stuck_at_a_bot(open.address, &store, &format!("table-{table}-of-this-story")).await;
        if stuck.is_some() {
            break;
        }
    }
    let mut player = stuck.expect("bots are first at some tables");
    let tries = store.tries.load(Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let tries = store.tries.load(Ordering::Relaxed) - tries;
    assert!((1..8).contains(&tries), "it was tried {tries} times");
    assert_eq!(get(open.address, "/readyz").await.status, 503);
    assert_eq!(get(open.address, "/healthz").await.status, 200, "it is alive all the same");
    store.room.store(u64::MAX, Ordering::Relaxed);
    player.wait_until_due().await;
    open.close().await;
}
