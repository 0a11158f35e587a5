//! TLS: requests and WebSockets that nobody else can read, certificates that are exchanged while the house is open, and
//! connections that never finish their handshake.

mod common;

use common::{figure, game_for, get, house, roomy};
use futures_util::{SinkExt, StreamExt};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use serde_json::{Value, json};
use server::Settings;
use server::store::Memory;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring::default_provider};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

/// A folder with a certificate and its key.
struct Files(PathBuf);

impl Files {
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a new certificate, and returns it for those who are to trust it.
    fn renew(&self) -> CertificateDer<'static> {
        let CertifiedKey { cert, signing_key } = generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        std::fs::write(self.path("cert.pem"), cert.pem()).unwrap();
        std::fs::write(self.path("key.pem"), signing_key.serialize_pem()).unwrap();
        cert.der().clone()
    }

    fn settings(&self) -> Settings {
        Settings { tls_cert: self.path("cert.pem"), tls_key: self.path("key.pem"), ..roomy() }
    }
}

/// Connects as somebody who trusts this certificate and no other.
async fn connect(to: SocketAddr, trusted: &CertificateDer<'static>) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let config =
        ClientConfig::builder_with_provider(Arc::new(default_provider())).with_safe_default_protocol_versions();
    let config = config.unwrap().with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(to).await?;
    TlsConnector::from(Arc::new(config)).connect("localhost".try_into().unwrap(), stream).await
}

async fn healthz(to: SocketAddr, trusted: &CertificateDer<'static>) -> std::io::Result<String> {
    let mut stream = connect(to, trusted).await?;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await?;
    let mut text = String::new();
    stream.read_to_string(&mut text).await?;
    Ok(text)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_is_exchanged_while_the_house_is_open_and_a_bad_one_is_not() {
    let files = Files::new("exchanged");
    let first = files.renew();
    let open = house(files.settings()).await;
    assert!(open.url().starts_with("https://"));
    assert!(healthz(open.address, &first).await.unwrap().ends_with("open\n"));
    let made = open.house.make(serde_json::from_value(json!({ "game": game_for(2), "seats": 2 })).unwrap(), None).await;
    let table = made.map_err(|problem| problem.key).unwrap().table;
    let stream = connect(open.address, &first).await.unwrap();
    let (mut socket, _) = client_async("wss://localhost/api/socket", stream).await.unwrap();
    let join = json!({ "cmd": "join", "table": table, "id": 1 });
    socket.send(Message::Text(join.to_string().into())).await.unwrap();
    let answer: Value = serde_json::from_str(socket.next().await.unwrap().unwrap().to_text().unwrap()).unwrap();
    assert_eq!(answer["ok"], true, "{answer}");

    let second = files.renew();
    assert!(healthz(open.address, &second).await.is_err(), "nobody has told the house");
    assert!(open.reload_certificate().unwrap());
    assert!(healthz(open.address, &second).await.unwrap().contains("200 OK"));
    assert!(healthz(open.address, &first).await.is_err(), "the old one is gone");
    std::fs::write(files.path("key.pem"), "no key at all").unwrap();
    assert_eq!(open.reload_certificate().unwrap_err().key, "setting-tls-file");
    assert!(healthz(open.address, &second).await.unwrap().contains("200 OK"), "the one before stays");
    // Whoever was connected goes on.
    socket.send(Message::Text(r#"{"cmd":"hello","id":2}"#.into())).await.unwrap();
    while socket.next().await.unwrap().unwrap().to_text().unwrap().find("\"id\":2").is_none() {}
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_cannot_be_used_are_refused_with_a_sentence() {
    let (files, other) = (Files::new("bad"), Files::new("other"));
    files.renew();
    other.renew();
    std::fs::write(files.path("empty.pem"), "").unwrap();
    for (certificate, key, said) in [
        (files.path("nowhere.pem"), files.path("key.pem"), "nowhere.pem"),
        (files.path("empty.pem"), files.path("key.pem"), "empty.pem"),
        (files.path("cert.pem"), files.path("empty.pem"), "empty.pem"),
        (files.path("cert.pem"), other.path("key.pem"), "cert.pem"),
        (files.path("cert.pem"), PathBuf::new(), "tls-key"),
        (PathBuf::new(), files.path("key.pem"), "tls-cert"),
    ] {
        let settings = Settings { tls_cert: certificate, tls_key: key, ..roomy() };
        let opened = server::open(settings, Arc::new(Memory::default()), Arc::new(server::RandomMover)).await;
        let refused = opened.err().map(|error| error.to_string()).unwrap_or_default();
        assert!(refused.contains(said) && refused.contains("TLS"), "{said}: {refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_finish_the_handshake_is_closed() {
    let files = Files::new("handshake");
    let trusted = files.renew();
    let open = house(Settings { header_seconds: 1, ..files.settings() }).await;
    let mut silent = Vec::new();
    for said in ["", "\x16\x03\x01", "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"] {
        let mut stream = TcpStream::connect(open.address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        silent.push(stream);
    }
    assert!(healthz(open.address, &trusted).await.unwrap().contains("200 OK"));
    for mut stream in silent {
        let mut bytes = Vec::new();
        let closed = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes)).await;
        closed.expect("the house closes it").ok();
        assert!(!String::from_utf8_lossy(&bytes).contains("HTTP"), "nothing is said in plain");
    }
    // They are counted once they are closed.
    let patience = tokio::time::timeout(Duration::from_secs(20), async {
        while figure(&open, "strandline_handshakes_failed_total").await < 3 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    patience.await.expect("all three are counted");
    assert_eq!(get(open.figures.unwrap(), "/nowhere").await.status, 404);
    open.close().await;
}
