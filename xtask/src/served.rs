//! A server under test, and connections to it. Loopback only.

use crate::run;
use anyhow::{Context, Result, anyhow, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::http::{MadeTable, SeatTaken, SitDown};
use wire::table::{Ask, Asking, Plan};
use wire::told::Heard;

/// Nothing takes longer than this unless something is wrong.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that is running.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: SocketAddr,
}

/// Builds these packages as hosts get them: the folder that their programs are in.
pub(crate) fn build(packages: &[&str]) -> Result<PathBuf> {
    let packages = packages.iter().flat_map(|package| ["--package", package]);
    run::run(run::cargo(&["build", "--release"]).args(packages))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| run::root().join("target"), PathBuf::from);
    Ok(target.join("release"))
}

/// What a house limits, by the variable: one that an earlier version does not know is no error.
const LIMITS: [&str; 5] =
    ["REQUESTS_PER_SECOND", "TABLES_PER_HOUR", "MESSAGES_PER_SECOND", "CONNECTIONS_PER_ADDRESS", "CONNECTIONS"];

impl Served {
    /// Starts a house on a data folder, at this port or any, with no limits.
    pub(crate) fn start(program: &Path, data: &Path, port: u16) -> Result<Self> {
        let mut command = Command::new(program);
        command.args(["--lang", "en", "serve", "--log", "warn", "--listen", &format!("127.0.0.1:{port}"), "--data"]);
        command.arg(data).envs(LIMITS.map(|limit| (format!("STRANDLINE_{limit}"), "1000000")));
        Self::run(command)
    }

    /// Starts a program that says its address in its first line.
    pub(crate) fn run(mut command: Command) -> Result<Self> {
        let mut child = command.stdout(Stdio::piped()).spawn().context("the server cannot be started")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line)?;
        let address = line.trim().trim_end_matches('/').rsplit('/').next().and_then(|address| address.parse().ok());
        let address = address.with_context(|| format!("the server said {line:?}"))?;
        Ok(Self { child, address })
    }

    /// Its number among the machine's processes.
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// The seconds of processor time it has used.
    pub(crate) fn cpu_seconds(&self) -> Result<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid()))?;
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|ticks| ticks.parse::<f64>().ok()).context("no such field");
        // The kernel counts in hundredths of a second.
        Ok((ticks(11)? + ticks(12)?) / 100.0)
    }

    /// The bytes of memory it holds.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).context("no VmRSS")?;
        let kilobytes: u64 = line.split_whitespace().nth(1).context("no number")?.parse()?;
        Ok(kilobytes * 1024)
    }

    /// Ends it at once, as a power cut would.
    pub(crate) fn kill(mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Posts something, and reads what comes back. With a key, asking twice does it once.
async fn post<T: DeserializeOwned>(address: SocketAddr, path: &str, key: &str, body: &impl Serialize) -> Result<T> {
    let key = if key.is_empty() { String::new() } else { format!("idempotency-key: {key}\r\n") };
    http(address, "POST", path, &key, &wire::write(body)).await
}

/// Reads something.
pub(crate) async fn get<T: DeserializeOwned>(address: SocketAddr, path: &str) -> Result<T> {
    http(address, "GET", path, "", "").await
}

/// Reads something that is no message.
pub(crate) async fn get_text(address: SocketAddr, path: &str) -> Result<String> {
    http_text(address, "GET", path, "", "").await
}

async fn http<T: DeserializeOwned>(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> Result<T> {
    Ok(wire::read(&http_text(address, method, path, headers, body).await?)?)
}

async fn http_text(address: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{headers}");
    stream.write_all(format!("{head}content-length: {}\r\n\r\n{body}", body.len()).as_bytes()).await?;
    let mut text = String::new();
    tokio::time::timeout(PATIENCE, stream.read_to_string(&mut text)).await??;
    let (head, body) = text.split_once("\r\n\r\n").context("no answer")?;
    ensure!(head.contains(" 200 ") || head.contains(" 201 "), "{head}\n{body}");
    if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        return whole(body);
    }
    Ok(body.to_owned())
}

/// A body that was sent in pieces, each behind its length.
fn whole(mut pieces: &str) -> Result<String> {
    let mut whole = String::new();
    while let Some((length, rest)) = pieces.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16)?;
        whole.push_str(rest.get(..length).context("a piece is cut")?);
        pieces = rest[length..].trim_start();
    }
    Ok(whole)
}

/// Makes a table of two and sits down at it: its name and both tokens.
pub(crate) async fn table_of_two(address: SocketAddr, game: &str, key: &str) -> Result<(String, [String; 2])> {
    let plan = Plan::of(game, 2, serde_json::Value::Null);
    let MadeTable { table, .. } = post(address, "/api/tables", key, &plan).await?;
    let path = format!("/api/tables/{table}/seats");
    let mut tokens = [String::new(), String::new()];
    for (seat, token) in (0..).zip(&mut tokens) {
        let key = if key.is_empty() { String::new() } else { format!("{key}-{seat}") };
        let wish = SitDown { name: format!("Player {seat}"), seat: Some(seat), commitment: None };
        *token = post::<SeatTaken>(address, &path, &key, &wish).await?.token;
    }
    Ok((table, tokens))
}

/// A connection that has joined a table.
pub(crate) struct Line {
    socket: WebSocketStream<TcpStream>,
}

impl Line {
    /// Connects, and says nothing yet.
    pub(crate) async fn connect(address: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{address}/api/socket"), stream).await?;
        Ok(Self { socket })
    }

    /// Joins; the reply has been heard.
    pub(crate) async fn join(address: SocketAddr, table: &str, token: &str, since: Option<u64>) -> Result<Self> {
        let mut line = Self::connect(address).await?;
        let join = Ask::Join { table: table.to_owned(), token: Some(token.to_owned()), since };
        line.say(&Asking::new(join)).await?;
        match line.listen().await? {
            Heard::Reply(reply) => reply.result().map(|_| line).map_err(|refusal| anyhow!(refusal.message)),
            told => bail!("joining was answered with {told:?}"),
        }
    }

    /// Sends a message.
    pub(crate) async fn say(&mut self, message: &impl Serialize) -> Result<()> {
        self.say_text(&wire::write(message)).await
    }

    /// Sends a message that is written already.
    pub(crate) async fn say_text(&mut self, text: &str) -> Result<()> {
        Ok(self.socket.send(Message::Text(text.into())).await?)
    }

    /// The next message as it came.
    pub(crate) async fn hear_text(&mut self) -> Result<String> {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await? {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(other)) => bail!("the server sent {other:?}"),
                Some(Err(error)) => return Err(error.into()),
                None => bail!("the connection ended"),
            }
        }
    }

    /// The next message.
    pub(crate) async fn listen(&mut self) -> Result<Heard> {
        Ok(Heard::read(&self.hear_text().await?)?)
    }
}

/// A folder that is removed in the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    /// A new one under the target folder, which lies on a disk: a temporary folder may lie in memory.
    pub(crate) fn new(name: &str) -> Result<Self> {
        let path = run::root().join("target").join(format!("{name}-{}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}
