//! A house for a test, and clients that speak to it over real sockets. Loopback only.

#![allow(dead_code, reason = "every test file uses its own part of this")]

pub(crate) mod story;

use catalog::GameId;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::store::{Memory, Store};
use server::{Open, RandomMover, Settings, open};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing in these tests takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Settings that do not stand in a test's way.
pub(crate) fn roomy() -> Settings {
    Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        requests_per_second: 100_000,
        tables_per_hour: 100_000,
        talk_per_minute: 100_000,
        messages_per_second: 100_000,
        files_per_second: 100_000,
        connections_per_address: 10_000,
        metrics_listen: "127.0.0.1:0".into(),
        ..Settings::default()
    }
}

pub(crate) async fn house(settings: Settings) -> Open {
    house_on(settings, Arc::new(Memory::default())).await
}

pub(crate) async fn house_on(settings: Settings, store: Arc<dyn Store>) -> Open {
    open(settings, store, Arc::new(RandomMover)).await.expect("a house can be opened")
}

/// An answer over HTTP.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.body))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

pub(crate) async fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let extra = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect::<Vec<_>>().concat();
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {length}\r\n{extra}\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    // A house that refuses a body may close before all of it was sent.
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an answer comes").ok();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let mut answer = Answer { status, head: head.to_owned(), body: body.to_owned() };
    if answer.header("transfer-encoding") == Some("chunked") {
        answer.body = whole(&answer.body);
    }
    answer
}

/// A body that was sent in pieces, each behind its length.
fn whole(mut pieces: &str) -> String {
    let mut whole = String::new();
    while let Some((length, rest)) = pieces.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).expect("a length");
        whole.push_str(&rest[..length]);
        pieces = rest[length..].strip_prefix("\r\n").unwrap_or_default();
    }
    whole
}

pub(crate) async fn post(address: SocketAddr, path: &str, body: &Value) -> Answer {
    http(address, "POST", path, &[], &body.to_string()).await
}

pub(crate) async fn get(address: SocketAddr, path: &str) -> Answer {
    http(address, "GET", path, &[], "").await
}

/// What the house counts under this name, with its labels.
pub(crate) async fn figure(open: &Open, name: &str) -> u64 {
    let text = get(open.figures.expect("figures have an address"), "/metrics").await.body;
    let value = |line: &str| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok();
    text.lines().find_map(value).unwrap_or_else(|| panic!("no {name} in {text}"))
}

/// Some game with something hidden that this many can play.
pub(crate) fn game_for(seats: u8) -> GameId {
    let fits = |game: &GameId| game.has_secrets() && game.seats().contains(&seats);
    GameId::ALL.into_iter().rfind(fits).expect("there is such a game")
}

/// Some game where nothing is hidden that two can play.
pub(crate) fn open_game() -> GameId {
    let fits = |game: &GameId| !game.has_secrets() && game.seats().contains(&2);
    GameId::ALL.into_iter().rfind(fits).expect("there is such a game")
}

/// Makes a table and has everybody sit down: the table, and each one's token.
pub(crate) async fn table_of(address: SocketAddr, plan: Value, people: u8) -> (String, String, Vec<String>) {
    let made = post(address, "/api/tables", &plan).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let made = made.json();
    let table = made["table"].as_str().unwrap().to_owned();
    let mut tokens = Vec::new();
    for seat in 0..people {
        tokens.push(sit(address, &table, seat).await);
    }
    (table, made["token"].as_str().unwrap().to_owned(), tokens)
}

pub(crate) async fn sit(address: SocketAddr, table: &str, seat: u8) -> String {
    let body = json!({ "name": format!("Player {seat}"), "seat": seat });
    let seated = post(address, &format!("/api/tables/{table}/seats"), &body).await;
    assert_eq!(seated.status, 201, "{}", seated.body);
    seated.json()["token"].as_str().unwrap().to_owned()
}

/// A client that has joined a table.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message it was sent, as it came.
    pub(crate) bytes: Vec<String>,
    waiting: VecDeque<Value>,
    next_id: u64,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Self {
        let (socket, _) = connect_async(format!("ws://{address}/api/socket")).await.expect("a socket opens");
        Self { socket, bytes: Vec::new(), waiting: VecDeque::new(), next_id: 0 }
    }

    pub(crate) async fn join(address: SocketAddr, table: &str, token: Option<&str>, since: Option<u64>) -> Self {
        let mut client = Self::connect(address).await;
        let reply = client.ask(json!({ "cmd": "join", "table": table, "token": token, "since": since })).await;
        assert_eq!(reply["ok"], true, "{reply}");
        client
    }

    pub(crate) async fn send(&mut self, text: impl Into<String>) {
        self.socket.send(Message::Text(text.into().into())).await.expect("it can be sent");
    }

    pub(crate) async fn send_message(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    /// The next message, or nothing if the house has closed the connection.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        if let Some(message) = self.waiting.pop_front() {
            return Some(message);
        }
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the house says something") {
                Some(Ok(Message::Text(text))) => {
                    self.bytes.push(text.to_string());
                    return Some(serde_json::from_str(&text).expect("messages are JSON"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Asks, and waits for the answer; what else is told meanwhile is heard later.
    pub(crate) async fn ask(&mut self, ask: Value) -> Value {
        self.try_ask(ask).await.expect("an answer comes")
    }

    /// The same; nothing if the house closes the connection before it answers.
    pub(crate) async fn try_ask(&mut self, mut ask: Value) -> Option<Value> {
        if ask.get("id").is_none() {
            self.next_id += 1;
            ask["id"] = json!(format!("r{}", self.next_id));
        }
        let id = ask["id"].clone();
        if !self.send_message(Message::Text(ask.to_string().into())).await {
            return None;
        }
        let mut aside = VecDeque::new();
        loop {
            let message = self.hear().await?;
            if message.get("ok").is_some() && message["id"] == id {
                aside.append(&mut self.waiting);
                self.waiting = aside;
                return Some(message);
            }
            aside.push_back(message);
        }
    }

    /// Hears until something of this kind is told.
    pub(crate) async fn until(&mut self, told: &str) -> Value {
        loop {
            let message = self.hear().await.expect("it is told");
            if message["told"] == told {
                return message;
            }
        }
    }

    pub(crate) async fn close(mut self) {
        self.socket.close(None).await.ok();
    }

    /// How many messages still come until the house closes the connection, and with which code.
    pub(crate) async fn until_closed(mut self) -> (usize, Option<CloseCode>) {
        for heard in 0.. {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the house says something") {
                Some(Ok(Message::Close(frame))) => return (heard, frame.map(|frame| frame.code)),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return (heard, None),
            }
        }
        unreachable!("nobody can send for ever")
    }
}

/// The first legal move of the one who asks, if any.
pub(crate) async fn any_move(client: &mut Client, pick: usize) -> Option<String> {
    let reply = client.ask(json!({ "cmd": "legal", "limit": 50 })).await;
    let legal = reply["legal"].as_object()?.values().next()?.as_array()?.clone();
    (!legal.is_empty()).then(|| legal[pick % legal.len()].as_str().unwrap().to_owned())
}
