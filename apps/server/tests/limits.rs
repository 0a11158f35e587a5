//! Whatever is sent counts: nonsense, pings, pieces of nothing, health and files too; and whoever goes on after being
//! refused is cut off, while everybody else is answered.

mod common;

use common::{Client, figure, game_for, house, roomy, table_of};
use serde_json::json;
use server::Settings;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};

/// More than anybody may send.
const MANY: usize = 400;

fn strict() -> Settings {
    Settings { messages_per_second: 10, requests_per_second: 5, files_per_second: 5, ..roomy() }
}

fn piece(first: bool) -> Message {
    let kind = if first { Data::Text } else { Data::Continue };
    Message::Frame(Frame::message(Vec::new(), OpCode::Data(kind), false))
}

/// What can be sent without end.
fn floods() -> Vec<(&'static str, Vec<Message>)> {
    let all = |message: Message| vec![message; MANY];
    vec![
        ("requests", all(Message::Text(r#"{"cmd":"hello"}"#.into()))),
        ("what nobody can read", all(Message::Text("{".into()))),
        ("what is too large", all(Message::Text("x".repeat(1_500).into()))),
        ("binary messages", all(Message::Binary(vec![0, 1, 2].into()))),
        ("pings", all(Message::Ping(Vec::new().into()))),
        ("pongs", all(Message::Pong(Vec::new().into()))),
        ("pieces of nothing", (0..MANY).map(|at| piece(at == 0)).collect()),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_on_sending_too_much_is_cut_off_whatever_it_is() {
    let open = house(Settings { requests_per_second: 10_000, frame_bytes: 1_000, ..strict() }).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let mut player = Client::join(open.address, &table, Some(&tokens[0]), None).await;
    for (at, (what, messages)) in floods().into_iter().enumerate() {
        let mut rude = Client::join(open.address, &table, None, None).await;
        for message in messages {
            // Once it is cut off, nothing more can be sent.
            if !rude.send_message(message).await {
                break;
            }
        }
        let (heard, code) = rude.until_closed().await;
        assert_eq!(code, Some(CloseCode::Policy), "{what}");
        assert!(heard < 100, "{what}: {heard} messages were answered");
        assert_eq!(figure(&open, "strandline_cut_off_total").await, at as u64 + 1, "{what}");
        assert_eq!(player.ask(json!({ "cmd": "turn" })).await["ok"], true, "{what}");
        // It may ask ten times a second.
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    open.close().await;
}

/// Everything that comes back, until the house closes the connection.
async fn asked_many_times(from: [u8; 4], to: SocketAddr, path: &str, times: usize) -> String {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    let mut stream = socket.connect(to).await.unwrap();
    let last = if times == 1 { "connection: close\r\n" } else { "" };
    let ask = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n{last}\r\n");
    stream.write_all(ask.repeat(times).as_bytes()).await.ok();
    let mut bytes = Vec::new();
    let all = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes)).await;
    all.expect("the house closes it").ok();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_on_asking_is_cut_off_whatever_it_is_for() {
    let open = house(strict()).await;
    let figures = open.figures.unwrap();
    let asked = ["/healthz", "/readyz", "/api/games", "/", "/nowhere.js"].map(|path| (open.address, path));
    for (at, (address, path)) in asked.into_iter().chain([(figures, "/metrics")]).enumerate() {
        let from = [127, 0, 1, at as u8];
        let heard = asked_many_times(from, address, path, MANY).await;
        let answers = heard.matches("HTTP/1.1 ").count();
        assert!(heard.contains("429 Too Many Requests") && heard.contains("retry-after: "), "{path}: {heard}");
        assert!(answers < MANY / 2, "{path} was answered {answers} times");
        // What was not read of a long answer is lost with a connection that is closed while more comes.
        assert!(heard.contains("connection: close") || path == "/metrics", "{path}");
    }
    // Everybody else is answered.
    assert!(asked_many_times([127, 0, 2, 1], open.address, "/healthz", 1).await.contains("200 OK"));
    open.close().await;
}
