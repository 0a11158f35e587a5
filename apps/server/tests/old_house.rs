//! A house that an earlier version left behind is opened by today's server, and goes on.
//!
//! `old-house/tables.db` is its file, made by playing there over real sockets. `old-house/expected.json` says of each table
//! what it was made for, whose tokens are good there, and how that version showed it: the summary, what was told, the
//! moves, each seat's view (what that version saw, in the fields of today's) and, where it was over, the record.

mod common;

use common::{Client, any_move, get, house_on, http, post, roomy};
use serde::Deserialize;
use serde_json::{Value, json};
use server::Open;
use server::store::Sqlite;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::Record;
use table::fair::{Verdict, verify};

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old-house");

/// A table as that version showed it.
#[derive(Deserialize)]
struct Old {
    table: String,
    what: String,
    owner: String,
    tokens: Vec<String>,
    /// The number of its last entry.
    n: u64,
    summary: Value,
    /// What everybody was told, by name.
    told: Vec<String>,
    moves: Vec<(u8, String)>,
    views: Vec<Value>,
    record: Option<Value>,
}

impl Old {
    fn name(&self) -> String {
        format!("{} {}", self.summary["plan"]["game"], self.what)
    }
}

fn tables(what: &str) -> Vec<Old> {
    let text = std::fs::read_to_string(Path::new(KEPT).join("expected.json")).unwrap();
    let mut tables: Vec<Old> = serde_json::from_str(&text).unwrap();
    tables.retain(|table| what == "all" || table.what == what);
    assert!(tables.len() >= catalog::GameId::ALL.len(), "one of each game");
    tables
}

/// A copy of the house, open; the folder is removed in the end.
struct House {
    open: Open,
    folder: PathBuf,
}

impl House {
    async fn open(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("strandline-old-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("tables.db");
        std::fs::copy(Path::new(KEPT).join("tables.db"), &file).unwrap();
        let open = house_on(roomy(), Arc::new(Sqlite::open(&file).unwrap())).await;
        Self { open, folder }
    }

    async fn close(self) {
        self.open.close().await;
        std::fs::remove_dir_all(&self.folder).ok();
    }

    fn address(&self) -> SocketAddr {
        self.open.address
    }

    async fn told(&self, old: &Old, token: Option<&str>, since: &str) -> String {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        let path = format!("/api/tables/{}/log{since}", old.table);
        let answer = http(self.address(), "GET", &path, &headers, "").await;
        assert_eq!(answer.status, 200, "{}: {}", old.name(), answer.body);
        answer.body
    }

    async fn record(&self, old: &Old) -> Value {
        let answer = get(self.address(), &format!("/api/tables/{}/record", old.table)).await;
        assert_eq!(answer.status, 200, "{}: {}", old.name(), answer.body);
        answer.json()
    }

    async fn sit_down_again(&self, old: &Old) -> Vec<Client> {
        let mut clients = Vec::new();
        for token in &old.tokens {
            clients.push(Client::join(self.address(), &old.table, Some(token), None).await);
        }
        clients
    }
}

/// All that was written down is still there and the same; there may be more by now.
fn assert_holds(now: &Value, then: &Value, place: &str) {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            let lacking = Value::Null;
            then.iter().for_each(|(name, then)| {
                assert_holds(now.get(name).unwrap_or(&lacking), then, &format!("{place}.{name}"));
            });
        }
        (Value::Array(now), Value::Array(then)) if now.len() == then.len() => {
            now.iter().zip(then).for_each(|(now, then)| assert_holds(now, then, place));
        }
        _ => assert_eq!(now, then, "{place}"),
    }
}

fn is_fair(record: &Value) -> bool {
    let record = Record::read(record).expect("the record can be read");
    matches!(verify(&record), Ok(Verdict::Fair(1..)))
}

/// Whoever can makes a move. The ids are new ones: those of that version are remembered, as they must be.
async fn move_on(clients: &mut [Client]) -> Option<String> {
    for client in clients {
        if let Some(mv) = any_move(client, 3).await {
            let reply = client.ask(json!({ "cmd": "play", "move": mv, "id": "a move of today" })).await;
            assert_eq!(reply["ok"], true, "{mv}: {reply}");
            return Some(mv);
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_is_as_it_was() {
    let house = House::open("tables").await;
    for old in tables("all") {
        let shown = get(house.address(), &format!("/api/tables/{}", old.table)).await.json();
        assert_eq!(shown["n"], old.n, "{}", old.name());
        assert_holds(&shown["table"], &old.summary, &old.name());
        let told: Vec<Value> = serde_json::from_str(&house.told(&old, None, "").await).unwrap();
        let names: Vec<&str> = told.iter().filter_map(|told| told["told"].as_str()).collect();
        assert_eq!(names, old.told, "{}", old.name());
        let moved = told.iter().filter(|told| told["told"] == "moved");
        let moves: Vec<Value> = moved.map(|told| json!([told["seat"], told["move"]])).collect();
        assert_eq!(json!(moves), json!(old.moves), "{}", old.name());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_token_holds_its_seat_and_sees_what_it_saw() {
    let house = House::open("seats").await;
    for old in tables("all") {
        let clients = house.sit_down_again(&old).await;
        for (seat, (mut client, view)) in clients.into_iter().zip(&old.views).enumerate() {
            assert_eq!(client.until("table").await["you"]["seat"], seat, "{}", old.name());
            assert_holds(&client.ask(json!({ "cmd": "view" })).await["view"], view, &old.name());
        }
        let mut owner = Client::join(house.address(), &old.table, Some(&old.owner), None).await;
        assert_eq!(owner.until("table").await["you"]["owner"], true, "{}", old.name());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_hears_what_was_missed() {
    let house = House::open("since").await;
    for old in tables("all") {
        for token in old.tokens.iter().map(Some).chain([None]) {
            let token = token.map(String::as_str);
            let all = house.told(&old, token, "").await;
            for since in 0..old.n {
                let missed = house.told(&old, token, &format!("?since={since}")).await;
                assert!(missed.len() > 2 && all.ends_with(&missed[1..]), "{} since {since}", old.name());
            }
            assert_eq!(house.told(&old, token, &format!("?since={}", old.n)).await, "[]", "{}", old.name());
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on() {
    let house = House::open("moves").await;
    for old in ["running", "undone"].into_iter().flat_map(tables) {
        let mut clients = house.sit_down_again(&old).await;
        let mv = move_on(&mut clients).await.expect("a person is due");
        for client in &mut clients {
            let moved = client.until("moved").await;
            assert_eq!((&moved["move"], &moved["n"]), (&json!(mv), &json!(old.n + 1)), "{}", old.name());
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waited_begins_when_it_is_full() {
    let house = House::open("waiting").await;
    for old in tables("waiting") {
        let listed = async || get(house.address(), "/api/tables").await.json().as_array().unwrap().len();
        assert_eq!(listed().await, 0, "nobody is there");
        let mut clients = house.sit_down_again(&old).await;
        assert_eq!(listed().await, 1, "it is public, and somebody is there");
        let path = format!("/api/tables/{}/seats", old.table);
        assert_eq!(post(house.address(), &path, &json!({ "name": "Late" })).await.status, 201, "{}", old.name());
        clients[0].until("began").await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_offered_can_be_agreed_to_and_the_record_proves_the_deals() {
    let house = House::open("offered").await;
    for old in tables("offered") {
        let mut clients = house.sit_down_again(&old).await;
        let reply = clients[0].ask(json!({ "cmd": "agree", "id": "agreed today" })).await;
        assert_eq!(reply["ok"], true, "{}: {reply}", old.name());
        clients[1].until("drawn").await;
        assert!(is_fair(&house.record(&old).await), "{}", old.name());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_gives_the_record_it_gave_and_its_people_play_again() {
    let house = House::open("over").await;
    for old in tables("resigned") {
        let record = house.record(&old).await;
        assert_holds(&record, old.record.as_ref().expect("it was kept"), &old.name());
        assert!(is_fair(&record), "{}", old.name());
        let mut clients = house.sit_down_again(&old).await;
        for client in &mut clients {
            client.ask(json!({ "cmd": "rematch", "id": "again today" })).await;
        }
        let next = clients[0].until("rematched").await["table"].as_str().unwrap().to_owned();
        let mut there = Client::join(house.address(), &next, Some(&old.tokens[0]), None).await;
        assert_eq!(there.until("table").await["you"]["seat"], 1, "{}", old.name());
    }
    house.close().await;
}
