//! A house as a host runs it: the real program on a folder of its own, and people who speak to it. Loopback only.

#![allow(dead_code, reason = "every test file uses its own part of this")]

use catalog::GameId;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

/// Nothing in these tests takes longer.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Some game with something hidden that two can play.
pub(crate) fn game() -> &'static str {
    let fits = |game: &GameId| game.has_secrets() && game.seats().contains(&2);
    GameId::ALL.into_iter().rfind(fits).expect("there is such a game").name()
}

/// A data folder, gone when the test ends.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("strandline-house-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        Self(std::env::temp_dir().join(name))
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().expect("a path that is text")
    }

    /// Runs `strandline admin` on it.
    pub(crate) fn admin(&self, args: &[&str]) -> Output {
        let mut command = strandline(&["admin"]);
        command.args(args).args(["--data", self.path()]).stdin(Stdio::null());
        command.output().expect("it runs")
    }

    /// The same, which is to succeed: what it says.
    pub(crate) fn done(&self, args: &[&str]) -> String {
        let output = self.admin(args);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    }

    /// The same, for programs.
    pub(crate) fn data(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.done(&[args, &["--json"]].concat())).expect("JSON")
    }

    /// The same, which is to be refused: why.
    pub(crate) fn refused(&self, args: &[&str]) -> String {
        let output = self.admin(args);
        assert!(!output.status.success() && output.stdout.is_empty(), "{args:?} was done");
        String::from_utf8(output.stderr).expect("text")
    }

    /// The names of the tables there are.
    pub(crate) fn tables(&self) -> Vec<String> {
        let listed = self.data(&["list"]);
        listed.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap().to_owned()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

pub(crate) fn strandline(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
    command.args(["--lang", "en"]).args(args);
    command
}

/// A house that is open.
pub(crate) struct House {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl House {
    pub(crate) fn open(folder: &Folder, settings: &[&str]) -> Self {
        Self::open_at("127.0.0.1:0", folder, settings)
    }

    /// The same at an address where one was before.
    pub(crate) fn open_at(address: &str, folder: &Folder, settings: &[&str]) -> Self {
        let mut command = strandline(&["serve", "--log", "warn", "--listen", address, "--data", folder.path()]);
        command.args(["--requests-per-second", "10000"]).args(settings);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it runs");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line).expect("it says its address");
        let address = line.trim().trim_end_matches('/').rsplit('/').next().expect("an address");
        Self { address: address.parse().unwrap_or_else(|_| panic!("it said {line:?}")), child }
    }

    /// Has it close, and waits until it has.
    pub(crate) fn close(mut self) {
        let told = Command::new("kill").arg(self.child.id().to_string()).status();
        assert!(told.is_ok_and(|told| told.success()));
        assert!(self.child.wait().expect("it ends").success());
    }

    /// Ends it at once, as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    pub(crate) fn http(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
        http(self.address, method, path, headers, body)
    }

    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        self.http("GET", path, "", "")
    }

    /// Makes a table of two: its name.
    pub(crate) fn table(&self) -> String {
        let (status, body) = self.http("POST", "/api/tables", "", &json!({ "game": game(), "seats": 2 }).to_string());
        assert_eq!(status, 201, "{body}");
        let made: Value = serde_json::from_str(&body).unwrap();
        made["table"].as_str().unwrap().to_owned()
    }

    /// Has somebody sit down: their token.
    pub(crate) fn sit(&self, table: &str, name: &str) -> String {
        let (status, body) = self.try_sit(table, name);
        assert_eq!(status, 201, "{body}");
        let seated: Value = serde_json::from_str(&body).unwrap();
        seated["token"].as_str().unwrap().to_owned()
    }

    pub(crate) fn try_sit(&self, table: &str, name: &str) -> (u16, String) {
        self.http("POST", &format!("/api/tables/{table}/seats"), "", &json!({ "name": name }).to_string())
    }

    /// The log as a stranger is told it.
    pub(crate) fn log(&self, table: &str) -> String {
        let (status, body) = self.get(&format!("/api/tables/{table}/log"));
        assert_eq!(status, 200, "{body}");
        body
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

pub(crate) fn http(address: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{headers}");
    write!(stream, "{head}content-length: {}\r\n\r\n{body}", body.len()).expect("it can be sent");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).ok();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, body.to_owned())
}

/// Somebody connected to a table.
pub(crate) struct Client {
    socket: WebSocket<TcpStream>,
}

impl Client {
    pub(crate) fn join(address: SocketAddr, table: &str, token: Option<&str>) -> Self {
        let stream = TcpStream::connect(address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (socket, _) = tungstenite::client(format!("ws://{address}/api/socket"), stream).expect("it opens");
        let mut client = Self { socket };
        client.ask(&json!({ "cmd": "join", "table": table, "token": token, "id": "join" }));
        client
    }

    pub(crate) fn say(&mut self, ask: &Value) {
        self.socket.send(Message::text(ask.to_string())).expect("it can be sent");
    }

    /// The next message, or nothing and why the connection was closed.
    pub(crate) fn hear(&mut self) -> Result<Value, Option<u16>> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Ok(serde_json::from_str(&text).expect("messages are JSON")),
                Ok(Message::Close(frame)) => return Err(frame.map(|frame| frame.code.into())),
                Ok(_) => {}
                Err(_) => return Err(None),
            }
        }
    }

    /// Asks, and hears until the answer.
    pub(crate) fn ask(&mut self, ask: &Value) -> Value {
        self.say(ask);
        loop {
            let message = self.hear().expect("an answer comes");
            if message.get("ok").is_some() && message["id"] == ask["id"] {
                return message;
            }
        }
    }

    /// Hears until something of this kind is told.
    pub(crate) fn until(&mut self, told: &str) -> Value {
        loop {
            let message = self.hear().expect("it is told");
            if message["told"] == told {
                return message;
            }
        }
    }
}
