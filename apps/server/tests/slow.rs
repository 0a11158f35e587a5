//! Connections that say nothing, or say it slowly, are closed, and however many there are, others are served.

mod common;

use common::{get, house, roomy};
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

const UPGRADE: &str = "GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn silent_and_slow_connections_are_closed() {
    let open = house(hasty()).await;
    let body = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{";
    for (what, text, answer) in [
        ("nothing", "", ""),
        ("half a head", "GET /healthz HTTP/1.1\r\nhost:", ""),
        ("half a handshake", &UPGRADE[..60], ""),
        ("a request, and then nothing", "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n", "200 OK"),
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
async fn the_house_holds_so_many_connections_and_serves_again_when_they_go() {
    let open = house(Settings { connections: 12, header_seconds: 2, ..roomy() }).await;
    let mut silent = Vec::new();
    for _ in 0..12 {
        silent.push(sends(open.address, "").await);
    }
    assert_eq!(until_closed(sends(open.address, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await).await, "");
    for stream in silent {
        until_closed(stream).await;
    }
    assert_eq!(get(open.address, "/healthz").await.status, 200);
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
    other.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
    assert!(until_closed(other).await.contains("200 OK"));
    open.close().await;
}
