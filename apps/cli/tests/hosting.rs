//! `strandline serve` as a host runs it: with few open files, with everything logged, with signals.
#![cfg(unix)]

use catalog::GameId;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, setrlimit};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

/// Nothing here takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A house of its own process.
struct House {
    child: Child,
    address: SocketAddr,
    /// The lines of its log, as they come.
    log: Receiver<String>,
}

impl House {
    /// Opens one that may have so many files open.
    fn open(name: &str, files: u32, flags: &[&str]) -> Self {
        let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::remove_dir_all(&data).ok();
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_strandline")]);
        command.args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(flags);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let (sender, log) = channel();
        let lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it says something");
        let address = line.trim().trim_end_matches('/').rsplit('/').next().and_then(|address| address.parse().ok());
        Self { child, address: address.unwrap_or_else(|| panic!("it said {line:?}")), log }
    }

    /// The log from here to the line that has this in it.
    fn logs(&self, what: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.log.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no {what:?} in {lines:#?}")));
            if lines.last().is_some_and(|line| line.contains(what)) {
                return lines;
            }
        }
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("it runs");
    }

    fn get(&self, path: &str) -> String {
        self.http("GET", path, "")
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let answer = self.http("POST", path, &body.to_string());
        let (_, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{path} was answered {answer:?}"));
        serde_json::from_str(body).expect("JSON")
    }

    fn http(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time-out");
        let head = format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n");
        write!(stream, "{head}content-length: {}\r\n\r\n{body}", body.len()).ok();
        let mut text = String::new();
        stream.read_to_string(&mut text).ok();
        text
    }

    /// A table of two at which both sit: its name, and their tokens.
    fn table(&self, game: GameId) -> (String, Vec<String>) {
        let made = self.post("/api/tables", &json!({ "game": game, "seats": 2 }));
        let table = made["table"].as_str().expect("a table").to_owned();
        let sit = |seat: u8| {
            let body = json!({ "name": format!("Somebody{seat}"), "seat": seat });
            let sat = self.post(&format!("/api/tables/{table}/seats"), &body);
            sat["token"].as_str().unwrap_or_else(|| panic!("{sat}")).to_owned()
        };
        let tokens = (0..2).map(sit).collect();
        (table, tokens)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Somebody at a table.
struct Player {
    socket: WebSocket<TcpStream>,
    heard: Vec<String>,
    asked: u32,
}

impl Player {
    fn join(house: &House, table: &str, token: &str) -> Self {
        let stream = TcpStream::connect(house.address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time-out");
        let (socket, _) = client(format!("ws://{}/api/socket", house.address), stream).expect("a WebSocket");
        let mut player = Self { socket, heard: Vec::new(), asked: 0 };
        let answer = player.ask(json!({ "cmd": "join", "table": table, "token": token }));
        assert_eq!(answer["ok"], true, "{answer}");
        player
    }

    fn ask(&mut self, mut ask: Value) -> Value {
        self.asked += 1;
        ask["id"] = self.asked.into();
        self.socket.send(Message::Text(ask.to_string().into())).expect("it is sent");
        loop {
            let Message::Text(text) = self.socket.read().expect("an answer") else { continue };
            self.heard.push(text.to_string());
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["id"] == ask["id"] {
                return message;
            }
        }
    }

    /// Makes any move, if it is their turn.
    fn play(&mut self) {
        let legal = self.ask(json!({ "cmd": "legal", "limit": 1 }));
        let first = legal["legal"].as_object().and_then(|seats| seats.values().next()?.get(0).cloned());
        if let Some(mv) = first {
            self.ask(json!({ "cmd": "play", "move": mv }));
        }
    }
}

/// Some game with something hidden that two can play.
fn secretive() -> GameId {
    GameId::ALL.into_iter().find(|game| game.has_secrets() && game.seats().contains(&2)).expect("there is one")
}

/// A connection from another address of this machine, which says nothing.
fn silent(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None).expect("a socket");
    socket.bind(&SocketAddr::from((from, 0)).into()).expect("it is an address of this machine");
    socket.connect(&to.into()).expect("it listens");
    socket.into()
}

#[test]
fn as_many_silent_sockets_as_there_may_be_files_hurt_nobody() {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum }).expect("it can be raised");
    let house = House::open("silent", 1_024, &["--requests-per-second", "1000", "--messages-per-second", "1000"]);
    house.logs("too few open files");
    let (table, tokens) = house.table(secretive());
    let mut player = Player::join(&house, &table, &tokens[0]);
    let mut held = Vec::new();
    for at in 0..1_020_u32 {
        held.push(silent([127, 0, 9, (at / 100) as u8 + 1], house.address));
        if at % 60 == 0 || at > 1_000 {
            assert_eq!(player.ask(json!({ "cmd": "turn" }))["ok"], true, "after {at} sockets");
            assert!(house.get("/readyz").contains("200 OK"), "after {at} sockets");
        }
    }
    let (_, others) = house.table(secretive());
    assert_eq!(others.len(), 2, "and tables are made");
}

#[test]
fn at_no_level_the_log_has_a_token_or_a_card_or_what_was_said() {
    for format in ["text", "json"] {
        let flags = ["--log", "trace", "--log-format", format, "--messages-per-second", "1000"];
        let house = House::open(&format!("log-{format}"), 4_096, &flags);
        let mut lines = house.logs("the house is open");
        let (table, tokens) = house.table(secretive());
        let mut players: Vec<_> = tokens.iter().map(|token| Player::join(&house, &table, token)).collect();
        players[0].ask(json!({ "cmd": "say", "text": "unmistakable words" }));
        (0..20).for_each(|turn| players[turn % 2].play());
        players[1].ask(json!({ "cmd": "resign" }));
        house.http("POST", "/api/tables", "what cannot be read, unmistakable words");
        house.signal(Signal::TERM);
        lines.extend(house.logs("the house is closed"));
        let log = lines.join("\n");
        for told in ["a table was made", "a game is on", "a game is over", "the house closes", &table] {
            assert!(log.contains(told), "a host wants to know {told:?}: {log}");
        }
        let secrets = tokens.iter().map(String::as_str).chain(["unmistakable", "Somebody"]);
        let heard = players.iter().flat_map(|player| &player.heard).filter(|text| text.len() > 60);
        for secret in secrets.chain(heard.filter_map(|text| text.get(20..60))) {
            assert!(!log.contains(secret), "{secret:?} is in the log: {log}");
        }
        for word in ["\"view\"", "deals", "cards"] {
            assert!(!log.contains(word), "{word} is in the log: {log}");
        }
    }
}

#[test]
fn a_hangup_has_the_house_read_its_certificate_again() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hangup");
    std::fs::create_dir_all(&folder).expect("a folder");
    let (cert, key) = (folder.join("cert.pem"), folder.join("key.pem"));
    let CertifiedKey { cert: made, signing_key } = generate_simple_self_signed(["localhost".to_owned()]).expect("made");
    std::fs::write(&cert, made.pem()).expect("written");
    std::fs::write(&key, signing_key.serialize_pem()).expect("written");
    let flags = ["--tls-cert", &cert.display().to_string(), "--tls-key", &key.display().to_string()];
    let house = House::open("hangup-house", 4_096, &flags);
    assert!(house.logs("the house is open").concat().contains("https://"));
    house.signal(Signal::HUP);
    house.logs("the certificate was read again");
    std::fs::write(&cert, "nothing of the kind").expect("written");
    house.signal(Signal::HUP);
    house.logs("the one before stays");
    house.signal(Signal::TERM);
    house.logs("the house is closed");
}

#[test]
fn what_makes_a_house_nobody_can_use_is_refused_in_the_host_s_language() {
    for (flags, said) in [
        (&["--messages-per-second", "0"][..], "doit être supérieur à 0"),
        (&["--trusted-proxies", "proxy"], "n’en est pas un"),
        (&["--tls-cert", "nowhere.pem"], "Pour TLS"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
        command.args(["--lang", "fr", "serve", "--listen", "127.0.0.1:0", "--data"]);
        let output = command.arg(env!("CARGO_TARGET_TMPDIR")).args(flags).output().expect("it runs");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && error.contains(said), "{flags:?}: {error}");
    }
}
