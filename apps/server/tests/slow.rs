//! Connections that say nothing, or say it slowly, are closed, and however many there are, others are served.

mod common;

use common::{Client, figure, game_for, get, house, roomy, table_of};
use serde_json::json;
use server::Settings;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Longer than any time-out that is set here.
const PATIENCE: Duration = Duration::from_secs(20);

fn hasty() -> Settings {
    Settings { header_seconds: 1, request_seconds: 1, silence_seconds: 3, ..roomy() }
}

/// Connects and sends this.
async fn sends(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A house that has enough connections may have closed this one already.
    stream.write_all(text.as_bytes()).await.ok();
    stream
}

/// All that comes until the house closes the connection.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the house closes it").ok();
    String::from_utf8_lossy(&bytes).into_owned()
}

const UPGRADE: &str = "GET /api/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn silent_and_slow_connections_are_closed() {
    let open = house(hasty()).await;
    let body = "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{";
    for (what, text, answer) in [
        ("nothing", "", ""),
        ("half a head", "GET /healthz HTTP/1.1\r\nhost:", ""),
        ("half a handshake", &UPGRADE[..60], ""),
        ("a request, and then nothing", "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n", "200 OK"),
        ("half a body", body, "408 Request Timeout"),
        ("a handshake, and then nothing", UPGRADE, "101 Switching Protocols"),
    ] {
        let mut streams = Vec::new();
        for _ in 0..5 {
            streams.push(sends(open.address, text).await);
        }
        for stream in streams {
            let heard = until_closed(stream).await;
            assert!(heard.contains(answer), "{what} was answered {heard}");
        }
    }
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_house_sends_the_longest_silent_away_and_keeps_whoever_plays() {
    let open = house(Settings { connections: 12, header_seconds: 60, silence_seconds: 60, ..roomy() }).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let mut player = Client::join(open.address, &table, Some(&tokens[0]), None).await;
    let mut silent = Vec::new();
    for what in ["", "GET /healthz HTTP/1.1\r\nhost:", UPGRADE].iter().cycle().take(60) {
        silent.push(sends(open.address, what).await);
        assert_eq!(player.ask(json!({ "cmd": "turn" })).await["ok"], true);
        assert_eq!(get(open.address, "/healthz").await.status, 200);
    }
    // Those that came first were closed long before their time.
    for stream in silent.drain(..40) {
        until_closed(stream).await;
    }
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_house_of_people_who_play_takes_nobody_else_in() {
    let open = house(Settings { connections: 3, ..roomy() }).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let mut players = Vec::new();
    for token in tokens.iter().cycle().take(3) {
        players.push(Client::join(open.address, &table, Some(token), None).await);
    }
    let asked = sends(open.address, "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    assert_eq!(until_closed(asked).await, "");
    players.pop().unwrap().close().await;
    while get(open.address, "/healthz").await.status != 200 {}
    for player in &mut players {
        assert_eq!(player.ask(json!({ "cmd": "turn" })).await["ok"], true);
    }
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_nobody_reads_end_the_connection() {
    let open = house(Settings { write_seconds: 1, ..roomy() }).await;
    let mut deaf = Vec::new();
    for _ in 0..5 {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4_096).unwrap();
        let mut stream = socket.connect(open.address).await.unwrap();
        let asks = "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(100);
        stream.write_all(asks.as_bytes()).await.unwrap();
        deaf.push(stream);
    }
    while figure(&open, "strandline_slow_readers_total").await < 5 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for stream in deaf {
        let heard = until_closed(stream).await.matches("200 OK").count();
        assert!(heard < 100, "all {heard} answers were written");
    }
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_all_connections() {
    let open = house(Settings { connections: 100, connections_per_address: 4, header_seconds: 10, ..roomy() }).await;
    let mut silent = Vec::new();
    for _ in 0..8 {
        silent.push(sends(open.address, "").await);
    }
    assert_eq!(until_closed(sends(open.address, "").await).await, "");
    // From another address, the house still answers.
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, 2], 0).into()).unwrap();
    let mut other = socket.connect(open.address).await.unwrap();
    other.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await.unwrap();
    assert!(until_closed(other).await.contains("200 OK"));
    open.close().await;
}
