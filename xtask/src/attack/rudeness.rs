//! What strangers do. Each kind is tried by many connections from many addresses of this machine, again whenever the
//! house has ended one.

use anyhow::Result;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

const UPGRADE: &str = "GET /api/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
const ASK: &str = "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n";
const HEALTH: &str = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
/// Frames, masked with nothing: the beginning of a message, more of it, and whole ones.
const BEGINNING: [u8; 6] = [0x01, 0x80, 0, 0, 0, 0];
const NOTHING_MORE: [u8; 6] = [0x00, 0x80, 0, 0, 0, 0];
const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];
const NONSENSE: [u8; 7] = [0x81, 0x81, 0, 0, 0, 0, b'{'];
const BINARY: [u8; 7] = [0x82, 0x81, 0, 0, 0, 0, 7];

/// How many connections come from one address, at most.
const PER_ADDRESS: u32 = 60;
/// Between two attempts of one connection.
const PAUSE: Duration = Duration::from_millis(20);

/// A way to be rude.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rudeness {
    Silence,
    SlowHeads,
    SlowBodies,
    UnreadAnswers,
    UnreadMessages,
    EmptyPieces,
    Pings,
    Nonsense,
    Binary,
    Requests,
    OneAddress,
}

impl Rudeness {
    pub(super) const ALL: [Self; 11] = [
        Self::Silence,
        Self::SlowHeads,
        Self::SlowBodies,
        Self::UnreadAnswers,
        Self::UnreadMessages,
        Self::EmptyPieces,
        Self::Pings,
        Self::Nonsense,
        Self::Binary,
        Self::Requests,
        Self::OneAddress,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Silence => "silent sockets",
            Self::SlowHeads => "heads, a byte a second",
            Self::SlowBodies => "bodies, a byte a second",
            Self::UnreadAnswers => "answers never read",
            Self::UnreadMessages => "WebSockets never read",
            Self::EmptyPieces => "empty fragments without end",
            Self::Pings => "pings without end",
            Self::Nonsense => "broken JSON without end",
            Self::Binary => "binary messages without end",
            Self::Requests => "requests without end",
            Self::OneAddress => "connections from one address",
        }
    }

    /// How many at once.
    fn connections(self) -> u32 {
        match self {
            Self::Silence => 1_020,
            Self::SlowHeads | Self::OneAddress => 400,
            Self::SlowBodies | Self::UnreadAnswers => 200,
            Self::UnreadMessages => 150,
            _ => 32,
        }
    }

    /// In words.
    pub(super) fn tried(self) -> String {
        let many = self.connections();
        let addresses = if self == Self::OneAddress { 1 } else { many.div_ceil(PER_ADDRESS) };
        format!("{many} at once from {addresses} addresses")
    }

    /// The last part of the address that a connection comes from.
    fn from(self, at: u32) -> u8 {
        if self == Self::OneAddress { 1 } else { (at / PER_ADDRESS) as u8 + 1 }
    }

    /// Is rude until the house ends it.
    async fn be_rude(self, stream: TcpStream, target: &Target) -> Result<()> {
        match self {
            Self::Silence | Self::OneAddress => target.wait_for_the_end(stream).await,
            Self::SlowHeads => target.drip(stream, "GET /healthz HTTP/1.1\r\nx: ").await,
            Self::SlowBodies => {
                target
                    .drip(stream, "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n\r\n")
                    .await
            }
            Self::UnreadAnswers => target.ask_and_not_read(stream).await,
            Self::UnreadMessages => target.join_and_not_read(stream).await,
            Self::EmptyPieces => target.flood(stream, &BEGINNING, &NOTHING_MORE).await,
            Self::Pings => target.flood(stream, &[], &PING).await,
            Self::Nonsense => target.flood(stream, &[], &NONSENSE).await,
            Self::Binary => target.flood(stream, &[], &BINARY).await,
            Self::Requests => target.pour(stream, HEALTH.as_bytes()).await,
        }
    }
}

/// A house, and what became of those who were rude to it.
pub(super) struct Target {
    address: SocketAddr,
    table: String,
    rudeness: Rudeness,
    opened: AtomicU64,
    ended: AtomicU64,
    sent: AtomicU64,
}

impl Target {
    pub(super) fn new(address: SocketAddr, table: String, rudeness: Rudeness) -> Self {
        let (opened, ended, sent) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
        Self { address, table, rudeness, opened, ended, sent }
    }

    /// Many are rude at once, for so long.
    pub(super) async fn attack(self: &Arc<Self>, time: Duration) {
        let mut strangers = JoinSet::new();
        for at in 0..self.rudeness.connections() {
            strangers.spawn(timeout(time, self.clone().again_and_again(at)));
        }
        strangers.join_all().await;
    }

    async fn again_and_again(self: Arc<Self>, at: u32) {
        loop {
            if let Ok(stream) = self.connect(self.rudeness.from(at)).await {
                self.opened.fetch_add(1, Ordering::Relaxed);
                // How it ends does not matter: it ended.
                drop(self.rudeness.be_rude(stream, &self).await);
                self.ended.fetch_add(1, Ordering::Relaxed);
            }
            sleep(PAUSE).await;
        }
    }

    async fn connect(&self, from: u8) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(4_096)?;
        socket.bind(([127, 0, 7, from], 0).into())?;
        Ok(socket.connect(self.address).await?)
    }

    /// What became of them, in words.
    pub(super) fn outcome(&self) -> String {
        let [opened, ended, sent] = [&self.opened, &self.ended, &self.sent].map(|count| count.load(Ordering::Relaxed));
        let sent = if sent > 0 { format!(" after {} kB", sent / 1_000) } else { String::new() };
        format!("the house ended {ended} of {opened}{sent}")
    }

    async fn wait_for_the_end(&self, mut stream: TcpStream) -> Result<()> {
        tokio::io::copy(&mut stream, &mut tokio::io::sink()).await?;
        Ok(())
    }

    async fn drip(&self, mut stream: TcpStream, beginning: &str) -> Result<()> {
        stream.write_all(beginning.as_bytes()).await?;
        loop {
            stream.write_all(b"x").await?;
            sleep(Duration::from_secs(1)).await;
        }
    }

    async fn ask_and_not_read(&self, mut stream: TcpStream) -> Result<()> {
        stream.write_all(ASK.repeat(30).as_bytes()).await?;
        loop {
            sleep(Duration::from_millis(500)).await;
            stream.write_all(b"\r\n").await?;
        }
    }

    async fn join_and_not_read(&self, mut stream: TcpStream) -> Result<()> {
        self.upgrade(&mut stream).await?;
        stream.write_all(&frame(&format!(r#"{{"cmd":"join","table":"{}"}}"#, self.table))).await?;
        loop {
            // Below the limit, but the answers pile up.
            sleep(Duration::from_millis(100)).await;
            stream.write_all(&frame(r#"{"cmd":"games"}"#)).await?;
        }
    }

    async fn upgrade(&self, stream: &mut TcpStream) -> Result<()> {
        stream.write_all(UPGRADE.as_bytes()).await?;
        let mut head = [0; 1_024];
        anyhow::ensure!(stream.read(&mut head).await? > 0, "it was closed");
        Ok(())
    }

    async fn flood(&self, mut stream: TcpStream, first: &[u8], frame: &[u8]) -> Result<()> {
        self.upgrade(&mut stream).await?;
        stream.write_all(first).await?;
        self.pour(stream, frame).await
    }

    /// Sends the same again and again, as fast as it is taken, and throws away what comes back.
    async fn pour(&self, stream: TcpStream, drop: &[u8]) -> Result<()> {
        let (mut read, mut write) = stream.into_split();
        let much = drop.repeat(100);
        let pour = async {
            loop {
                write.write_all(&much).await?;
                self.sent.fetch_add(much.len() as u64, Ordering::Relaxed);
            }
        };
        let mut nowhere = tokio::io::sink();
        tokio::select! {
            poured = pour => poured,
            _ = tokio::io::copy(&mut read, &mut nowhere) => Ok(()),
        }
    }
}

/// A text as a browser sends it.
fn frame(text: &str) -> Vec<u8> {
    let mut bytes = vec![0x81, 0x80 | text.len() as u8, 0, 0, 0, 0];
    bytes.extend(text.as_bytes());
    bytes
}
