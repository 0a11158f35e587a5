//! Blindness along every story of who sits where: people sit down, stand up, are made to, take their seat to another
//! device, let their time run out, come back, give up, play again, or only watch, at two servers of one house that are
//! now and then closed and opened again. Whatever happens, every message that any connection is sent is, byte for byte,
//! what the seat that its token holds at that entry may know; and where it holds none, what a spectator is told.
//!
//! Who holds what is read off the log here, and nothing the house says about it is believed. A failure names its seed;
//! `STORY_SEED=n cargo test -p server --test stories` plays that one again.

mod common;

use catalog::GameId;
use common::{Client, http, post, roomy};
use kernel::{Chance, Seat};
use serde_json::{Value, json};
use server::bus::{Bus, Local};
use server::store::{Memory, Store};
use server::{Open, Settings};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;
use table::host::{Entry, Host, Key, Logged, Phase, Sitter, Time, key_of, retell};
use testkit::Dice;
use wire::table::Snapshot;
use wire::told::{Heard, News, Told};
use wire::umpire::{Answer, Reply, TurnNow};

const STEPS: usize = 90;
/// How often a story waits for somebody's time to run out.
const WAITS: u32 = 2;
const MOST_CONNECTIONS: usize = 14;

/// A connection, and what it has joined.
struct Connection {
    client: Client,
    table: String,
    /// What it showed when it joined, and what it has now.
    token: Option<String>,
    own: Option<String>,
    server: usize,
}

/// What a connection was sent, and what it had shown when it joined.
struct Transcript {
    table: String,
    token: Option<String>,
    bytes: Vec<String>,
}

/// What somebody read over HTTP.
struct Reading {
    table: String,
    token: Option<String>,
    since: Option<u64>,
    body: String,
}

struct Story {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    servers: Vec<Option<Open>>,
    table: String,
    /// Every token that anybody was given at the tables of this story, the owner's first.
    tokens: Vec<String>,
    connections: Vec<Connection>,
    heard: Vec<Transcript>,
    readings: Vec<Reading>,
    names: u32,
    waits: u32,
    dice: Dice,
}

fn settings() -> Settings {
    Settings { idle_seconds: 1, ..roomy() }
}

async fn server(store: &Arc<dyn Store>, bus: &Arc<dyn Bus>) -> Open {
    server::open_on(settings(), store.clone(), bus.clone(), Arc::new(server::RandomMover)).await.unwrap()
}

impl Story {
    async fn begin(game: GameId, seed: u64) -> Self {
        let mut dice = testkit::dice(seed);
        let (store, bus): (Arc<dyn Store>, Arc<dyn Bus>) = (Arc::new(Memory::default()), Arc::new(Local::default()));
        let servers = vec![Some(server(&store, &bus).await), Some(server(&store, &bus).await)];
        let (fewest, most) = (*game.seats().start(), (*game.seats().end()).min(4));
        let seats = fewest + dice.below(u32::from(most - fewest) + 1) as u8;
        let start = ["full", "owner"][dice.below(2) as usize];
        let time_out = ["bot", "bot", "resign"][dice.below(3) as usize];
        let clock = json!({ "kind": "move", "seconds": 1 });
        let plan = json!({ "game": game, "seats": seats, "start": start, "time_out": time_out, "clock": clock });
        let made = post(servers[0].as_ref().unwrap().address, "/api/tables", &plan).await.json();
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        let (table, tokens) = (text("table"), vec![text("token")]);
        let (connections, heard, readings) = (Vec::new(), Vec::new(), Vec::new());
        Self { store, bus, servers, table, tokens, connections, heard, readings, names: 0, waits: 0, dice }
    }

    fn log(&self, table: &str) -> Vec<Logged> {
        self.store.log(table, 0).unwrap().iter().map(|text| wire::read(text).unwrap()).collect()
    }

    fn host(&self) -> Host {
        Host::fold(&self.log(&self.table)).unwrap()
    }

    fn below(&mut self, most: usize) -> usize {
        self.dice.below(most.max(1) as u32) as usize
    }

    fn address(&mut self) -> std::net::SocketAddr {
        let at = self.below(self.servers.len());
        self.servers[at].as_ref().unwrap().address
    }

    fn any_token(&mut self) -> Option<String> {
        let at = self.below(self.tokens.len() + 2);
        self.tokens.get(at).cloned()
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("Somebody {}", self.names)
    }

    /// Somebody comes: to watch, with a token of theirs, or with one that has lost its seat; having seen something or not.
    async fn come(&mut self, token: Option<String>) -> Option<usize> {
        if self.connections.len() >= MOST_CONNECTIONS {
            self.leave(0).await;
        }
        let server = self.below(self.servers.len());
        let since = (self.below(2) == 0).then(|| self.below(40) as u64);
        let address = self.servers[server].as_ref().unwrap().address;
        let mut client = Client::connect(address).await;
        let join = json!({ "cmd": "join", "table": self.table, "token": token, "since": since });
        let joined = client.try_ask(join).await.is_some_and(|reply| reply["ok"] == true);
        let own = token.clone();
        let connection = Connection { client, table: self.table.clone(), token, own, server };
        if !joined {
            self.keep(connection);
            return None;
        }
        self.connections.push(connection);
        Some(self.connections.len() - 1)
    }

    async fn leave(&mut self, at: usize) {
        if at < self.connections.len() {
            let mut gone = self.connections.swap_remove(at);
            // All that was sent before this is answered has come by then.
            gone.client.try_ask(json!({ "cmd": "hello" })).await;
            self.keep(gone);
        }
    }

    fn keep(&mut self, Connection { client, table, token, .. }: Connection) {
        self.heard.push(Transcript { table, token, bytes: client.bytes });
    }

    /// A connection asks for something; one that the house has closed is gone.
    async fn ask(&mut self, at: usize, ask: Value) -> Value {
        let Some(connection) = self.connections.get_mut(at) else { return Value::Null };
        let Some(reply) = connection.client.try_ask(ask).await else {
            let gone = self.connections.swap_remove(at);
            self.keep(gone);
            return Value::Null;
        };
        if let Some(token) = reply["token"].as_str() {
            connection.own = Some(token.to_owned());
            self.tokens.push(token.to_owned());
        }
        reply
    }

    /// Some connection at this table, or a new one, whose token is one of these.
    async fn one_of(&mut self, tokens: &[String]) -> Option<usize> {
        let holds = |connection: &Connection| connection.own.as_ref().is_some_and(|own| tokens.contains(own));
        let fits = |connection: &Connection| connection.table == self.table && holds(connection);
        if let Some(at) = self.connections.iter().position(fits) {
            return Some(at);
        }
        let token = tokens.get(self.below(tokens.len())).cloned()?;
        self.come(Some(token)).await
    }

    /// The tokens that hold a seat now, of those who are due or of all.
    fn seated(&self, due: bool) -> Vec<String> {
        let host = self.host();
        let is_due = |seat: Seat| matches!(host.turn_now(), Some(TurnNow::Seats(seats)) if seats.contains(seat));
        let holds = |token: &&String| host.seat_of(&key_of(token)).is_some_and(|seat| !due || is_due(seat));
        self.tokens.iter().filter(holds).cloned().collect()
    }

    async fn step(&mut self) {
        match self.below(20) {
            0 => {
                let token = self.any_token();
                self.come(token).await;
            }
            1 => {
                let at = self.below(self.connections.len());
                self.leave(at).await;
            }
            2 => self.read_log().await,
            3 => self.look().await,
            4 if self.below(6) == 0 => self.restart().await,
            _ => match self.host().phase() {
                Phase::Waiting | Phase::Revealing => self.gather().await,
                Phase::Playing | Phase::Paused => self.play().await,
                Phase::Over => self.go_on().await,
            },
        }
    }

    /// Before play: sitting down, standing up, being made to, bots, beginning.
    async fn gather(&mut self) {
        let owner = vec![self.tokens[0].clone()];
        let seat = self.below(4);
        match self.below(12) {
            0..=3 => {
                let (at, name) = (self.come(None).await, self.name());
                self.ask(at.unwrap_or(usize::MAX), json!({ "cmd": "sit", "name": name })).await;
            }
            4 => {
                let (address, name, path) = (self.address(), self.name(), format!("/api/tables/{}/seats", self.table));
                let sat = post(address, &path, &json!({ "name": name })).await.json();
                self.tokens.extend(sat["token"].as_str().map(str::to_owned));
            }
            5 => {
                // Whoever has had a seat takes one again, perhaps another one.
                let (at, name) = (self.below(self.connections.len()), self.name());
                self.ask(at, json!({ "cmd": "sit", "name": name, "seat": seat })).await;
            }
            6 | 7 => {
                let seated = self.seated(false);
                if let Some(at) = self.one_of(&seated).await {
                    self.ask(at, json!({ "cmd": "stand" })).await;
                }
            }
            8 => {
                if let Some(at) = self.one_of(&owner).await {
                    self.ask(at, json!({ "cmd": "stand", "seat": seat })).await;
                }
            }
            9 => {
                let seated = self.seated(false);
                if let Some(at) = self.one_of(&seated).await {
                    self.ask(at, json!({ "cmd": "ready" })).await;
                }
            }
            10 => {
                if let Some(at) = self.one_of(&owner).await {
                    self.ask(at, json!({ "cmd": "bot", "seat": seat })).await;
                }
            }
            _ => {
                if let Some(at) = self.one_of(&owner).await {
                    self.ask(at, json!({ "cmd": "start" })).await;
                }
            }
        }
    }

    /// Play: moves, above all, and what people do beside them.
    async fn play(&mut self) {
        let cmd = match self.below(30) {
            0 => "undo",
            1 => "draw",
            2 => "pause",
            3 => "agree",
            4 => "decline",
            5 => "back",
            6 => "resume",
            7 if self.below(3) == 0 => "resign",
            8 if self.waits < WAITS => return self.wait_for_time_out().await,
            _ => return self.moves().await,
        };
        let seated = self.seated(false);
        let at = self.below(seated.len());
        let one = seated.get(at).cloned().into_iter().collect::<Vec<_>>();
        if let Some(at) = self.one_of(&one).await {
            self.ask(at, json!({ "cmd": cmd })).await;
        }
        if cmd == "undo" || cmd == "pause" {
            for token in seated {
                if let Some(at) = self.one_of(&[token]).await {
                    self.ask(at, json!({ "cmd": "agree" })).await;
                }
            }
        }
        if cmd == "pause" {
            self.resume().await;
        }
    }

    async fn resume(&mut self) {
        let seated = self.seated(false);
        if let Some(at) = self.one_of(&seated).await {
            self.ask(at, json!({ "cmd": "resume" })).await;
        }
    }

    async fn moves(&mut self) {
        if self.host().phase() == Phase::Paused {
            return self.resume().await;
        }
        for _ in 0..3 {
            let due = self.seated(true);
            let Some(at) = self.one_of(&due).await else { return };
            let reply = self.ask(at, json!({ "cmd": "legal", "limit": 40 })).await;
            let legal: Vec<String> =
                reply["legal"].as_object().into_iter().flat_map(|legal| legal.values()).flat_map(strings).collect();
            if legal.is_empty() {
                return;
            }
            let mv = legal[self.below(legal.len())].clone();
            self.ask(at, json!({ "cmd": "play", "move": mv })).await;
        }
    }

    /// Nobody does anything until a bot steps in, or the seat resigns.
    async fn wait_for_time_out(&mut self) {
        self.waits += 1;
        if let Some(at) = self.come(None).await {
            let until = self.connections[at].client.until("timed-out");
            tokio::time::timeout(Duration::from_millis(2_500), until).await.ok();
        }
    }

    /// After the end everybody agrees to play again, at another table with the same tokens.
    async fn go_on(&mut self) {
        for token in self.seated(false) {
            if let Some(at) = self.one_of(&[token]).await {
                self.ask(at, json!({ "cmd": "rematch" })).await;
            }
        }
        if let Some(next) = self.host().summary().rematch {
            // At the old table somebody may still look on.
            self.table = next;
        }
    }

    /// Asks for all that can be read; the whole truth is told only after the end.
    async fn look(&mut self) {
        let at = self.below(self.connections.len());
        for cmd in ["view", "legal", "count", "table", "turn"] {
            self.ask(at, json!({ "cmd": cmd })).await;
        }
        for cmd in ["position", "record"] {
            let Some(table) = self.connections.get(at).map(|connection| connection.table.clone()) else { return };
            let told = self.ask(at, json!({ "cmd": cmd })).await;
            let over = Host::fold(&self.log(&table)).unwrap().phase() == Phase::Over;
            assert!(over || told["ok"] != true, "{cmd} is told before the end");
        }
    }

    async fn read_log(&mut self) {
        let (address, token, table) = (self.address(), self.any_token(), self.table.clone());
        let since = (self.below(2) == 0).then(|| self.below(30) as u64);
        let query = since.map_or(String::new(), |since| format!("?since={since}"));
        let bearer = token.as_ref().map(|token| format!("Bearer {token}"));
        let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        let body = http(address, "GET", &format!("/api/tables/{table}/log{query}"), &headers, "").await.json();
        assert!(body.is_array(), "{body}");
        let body = body.to_string();
        self.readings.push(Reading { table, token, since, body });
    }

    /// One of the servers is closed, and another opened in its place.
    async fn restart(&mut self) {
        let at = self.below(self.servers.len());
        let here = |connection: &Connection| connection.server == at;
        let (gone, stay): (Vec<_>, Vec<_>) = std::mem::take(&mut self.connections).into_iter().partition(here);
        self.connections = stay;
        self.servers[at].take().unwrap().close().await;
        self.servers[at] = Some(server(&self.store, &self.bus).await);
        for mut connection in gone {
            while connection.client.hear().await.is_some() {}
            self.keep(connection);
        }
    }

    async fn end(mut self) -> Tally {
        while !self.connections.is_empty() {
            self.leave(0).await;
        }
        for server in self.servers.iter_mut().filter_map(Option::take) {
            server.close().await;
        }
        let mut tables = BTreeMap::new();
        let mut tally = Tally::default();
        for heard in &self.heard {
            let truth = tables.entry(heard.table.clone()).or_insert_with(|| Truth::of(self.log(&heard.table)));
            truth.check(heard, &mut tally);
        }
        for reading in &self.readings {
            let truth = tables.entry(reading.table.clone()).or_insert_with(|| Truth::of(self.log(&reading.table)));
            truth.check_reading(reading);
        }
        tally
    }
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
}

/// How much there was to be found out.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    /// Messages to a seat of which a spectator was told less.
    private: usize,
    /// Messages with a view to somebody who had had a seat and lost it.
    lost: usize,
    snapshots: usize,
}

/// What everybody may know of a table, by its log alone.
struct Truth {
    log: Vec<Logged>,
    /// For each entry who holds which seat after it.
    holders: Vec<BTreeMap<Key, Seat>>,
    /// What each seat and the audience is told of each entry.
    told: BTreeMap<Option<Seat>, Vec<String>>,
}

impl Truth {
    fn of(log: Vec<Logged>) -> Self {
        let mut held: BTreeMap<Key, Seat> = BTreeMap::new();
        let mut holders = Vec::new();
        for logged in &log {
            match &logged.entry {
                Entry::Sat { seat, who, .. } => {
                    held.retain(|_, known| *known != *seat);
                    if let Sitter::Person(key) = who {
                        held.insert(*key, *seat);
                    }
                }
                Entry::Stood { seat } | Entry::Withheld { seat } => held.retain(|_, known| *known != *seat),
                _ => {}
            }
            holders.push(held.clone());
        }
        let host = Host::fold(&log).unwrap();
        let tell = |key: Option<&Key>| retell(&log, None, host.eyes(key)).unwrap();
        let mut told: BTreeMap<_, _> = held.iter().map(|(key, seat)| (Some(*seat), tell(Some(key)))).collect();
        told.insert(None, tell(None));
        Self { log, holders, told }
    }

    fn seat(&self, key: Option<&Key>, n: u64) -> Option<Seat> {
        key.and_then(|key| self.holders[n as usize].get(key)).copied()
    }

    /// What a seat is told of an entry. A seat that nobody has in the end was left before anything was dealt, and told what
    /// all were.
    fn text(&self, seat: Option<Seat>, n: u64) -> &str {
        let texts = self.told.get(&seat).unwrap_or(&self.told[&None]);
        &texts[n as usize]
    }

    /// What a seat sees after an entry.
    fn view(&self, seat: Option<Seat>, n: u64) -> Option<String> {
        (0..=n).rev().find_map(|n| {
            let told: Told = wire::read(self.text(seat, n)).unwrap();
            told.view.map(|view| view.get().to_owned())
        })
    }

    fn check(&self, heard: &Transcript, tally: &mut Tally) {
        let mut viewer = Viewer { key: heard.token.as_deref().map(key_of), sitting: false, last: None };
        for text in &heard.bytes {
            match Heard::read(text).unwrap() {
                Heard::Told(told) => viewer.told(self, told.n, text, tally),
                Heard::Table(snapshot) => viewer.shown(self, &snapshot, tally),
                Heard::News(News::You { you, .. }) => {
                    let held =
                        self.holders.iter().any(|held| viewer.key.and_then(|key| held.get(&key)) == you.seat.as_ref());
                    assert!(you.seat.is_none() || held, "{text}: never had that seat");
                }
                Heard::News(News::Presence { .. } | News::Deleted) => {}
                Heard::Reply(reply) => viewer.answered(self, *reply, tally),
            }
        }
    }

    fn check_reading(&self, Reading { token, since, body, .. }: &Reading) {
        let list: Vec<Value> = serde_json::from_str(body).unwrap();
        let first = since.map_or(0, |since| since as usize + 1);
        let Some(last) = (first + list.len()).checked_sub(1).filter(|_| !list.is_empty()) else { return };
        let seat = self.seat(token.as_deref().map(key_of).as_ref(), last as u64);
        let expected: Vec<Value> =
            (first..=last).map(|n| serde_json::from_str(self.text(seat, n as u64)).unwrap()).collect();
        assert_eq!(list, expected, "{seat:?} is read something else");
    }
}

/// A connection as its messages are gone through, one by one.
struct Viewer {
    key: Option<Key>,
    /// Whether it has sat down and not been shown the table since: what was told meanwhile was told to a spectator.
    sitting: bool,
    last: Option<u64>,
}

impl Viewer {
    fn told(&mut self, truth: &Truth, n: u64, text: &str, tally: &mut Tally) {
        assert!(self.last.is_none_or(|last| n == last + 1), "{n} is told after {:?}", self.last);
        self.last = Some(n);
        let seat = truth.seat(self.key.as_ref(), n);
        let (own, public) = (truth.text(seat, n), truth.text(None, n));
        let as_spectator = self.sitting && text == public;
        assert!(text == own || as_spectator, "{seat:?} is told of entry {n}\n{text}\nand not\n{own}");
        tally.private += usize::from(own != public);
        let had = |held: &BTreeMap<Key, Seat>| self.key.is_some_and(|key| held.contains_key(&key));
        let lost = seat.is_none() && truth.holders[..n as usize].iter().any(had);
        tally.lost += usize::from(lost && text.contains("\"view\":"));
    }

    fn shown(&mut self, truth: &Truth, snapshot: &Snapshot, tally: &mut Tally) {
        let n = snapshot.n;
        self.last = Some(self.last.map_or(n, |last| last.max(n)));
        tally.snapshots += 1;
        let seat = truth.seat(self.key.as_ref(), n);
        let view = |seat: Option<Seat>| truth.view(seat, n);
        let shown = snapshot.view.as_ref().map(|view| view.get().to_owned());
        let as_spectator = self.sitting && snapshot.you.seat.is_none() && shown == view(None);
        assert!(as_spectator || (snapshot.you.seat == seat && shown == view(seat)), "{seat:?} is shown {shown:?}");
        if !as_spectator {
            let then = Host::fold(&truth.log[..=n as usize]).unwrap().snapshot(snapshot.at, self.key.as_ref());
            assert_eq!(without_presence(snapshot.clone()), without_presence(then), "the table as it was never shown");
            self.sitting = false;
        }
    }

    fn answered(&mut self, truth: &Truth, mut reply: Reply, tally: &mut Tally) {
        if let Some(token) = reply.token.take() {
            (self.key, self.sitting) = (Some(key_of(&token)), true);
        }
        match reply.result() {
            Ok(Answer::Legal { legal, .. }) => self.own_moves(truth, legal.keys()),
            Ok(Answer::Count { count }) => self.own_moves(truth, count.keys()),
            Ok(Answer::View { view }) => self.own_view(truth, view.get()),
            Ok(Answer::Table { table }) => self.shown(truth, &table, tally),
            Ok(_) | Err(_) => {}
        }
    }

    /// The seats that this connection has or had.
    fn seats(&self, truth: &Truth) -> BTreeSet<Option<Seat>> {
        (0..truth.log.len() as u64).map(|n| truth.seat(self.key.as_ref(), n)).collect()
    }

    fn own_moves<'a>(&self, truth: &Truth, mut seats: impl Iterator<Item = &'a u8>) {
        let held = |seat: &u8| self.seats(truth).iter().flatten().any(|held| held.number() == *seat);
        assert!(seats.all(held), "moves are told to somebody else");
    }

    fn own_view(&self, truth: &Truth, view: &str) {
        let mut views = (0..truth.log.len() as u64).filter_map(|n| truth.view(truth.seat(self.key.as_ref(), n), n));
        assert!(views.any(|seen| seen == view), "a view that it never had: {view}");
    }
}

/// A snapshot without who is connected, which no log says.
fn without_presence(mut snapshot: Snapshot) -> String {
    snapshot.table.places.iter_mut().for_each(|place| place.here = false);
    (snapshot.table.watching, snapshot.at) = (0, Time(0));
    wire::write(&snapshot)
}

async fn tell(game: GameId, seed: u64) -> Tally {
    let mut story = Story::begin(game, seed).await;
    for _ in 0..STEPS {
        story.step().await;
    }
    story.end().await
}

fn seeds() -> Vec<u64> {
    let chosen = std::env::var("STORY_SEED").ok().map(|seed| seed.parse().expect("STORY_SEED is a number"));
    let fresh = u64::from(std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().subsec_nanos());
    chosen.map_or_else(|| vec![1, 2, 3, 4, fresh], |seed| vec![seed])
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_happens_a_connection_is_told_what_its_seat_may_know() {
    let hidden = GameId::ALL.into_iter().filter(|game| game.has_secrets());
    let mut stories = Vec::new();
    for (game, seed) in hidden.flat_map(|game| seeds().into_iter().map(move |seed| (game, seed))) {
        println!("{game}, STORY_SEED={seed}");
        stories.push((game, seed, tokio::spawn(tell(game, seed))));
    }
    let mut all = Tally::default();
    for (game, seed, story) in stories {
        let tally = story.await.unwrap_or_else(|failed| panic!("{game}, STORY_SEED={seed}: {failed}"));
        all.private += tally.private;
        all.lost += tally.lost;
        all.snapshots += tally.snapshots;
    }
    println!("{all:?}");
    let chosen = std::env::var("STORY_SEED").is_ok();
    assert!(chosen || (all.private > 50 && all.lost > 5 && all.snapshots > 50), "too little was tested: {all:?}");
}
