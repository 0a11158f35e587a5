//! Tables of a real house from the terminal: people at terminals of their own play whole games, lose the line, talk and
//! watch.
#![cfg(unix)]

mod open_house;
mod pty;

use catalog::GameId;
use open_house::{Folder, House};
use pty::{Terminal, folder};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Nothing here takes longer.
const PATIENCE: Duration = Duration::from_mins(1);

/// A game that hides nothing, in which a move can be undone.
fn open_game() -> GameId {
    GameId::ALL.into_iter().find(|game| !game.has_secrets()).expect("some game is open")
}

/// Options that have a game soon over, where there are such.
fn short(game: GameId) -> Value {
    let wanted = [("round_limit", 3), ("rounds_to_win", 1)];
    let has = |name: &str| game.options().iter().any(|option| option.name == name);
    wanted.iter().filter(|(name, _)| has(name)).map(|(name, value)| ((*name).to_owned(), json!(value))).collect()
}

/// Makes a table: its name.
fn table(house: &House, plan: &Value) -> String {
    let (status, body) = house.http("POST", "/api/tables", "", &plan.to_string());
    assert_eq!(status, 201, "{body}");
    let made: Value = serde_json::from_str(&body).unwrap();
    made["table"].as_str().unwrap().to_owned()
}

fn table_of_two(house: &House, game: GameId) -> String {
    table(house, &json!({ "game": game, "seats": 2, "options": short(game) }))
}

fn link(house: &House, table: &str) -> String {
    format!("http://{}/t/{table}", house.address)
}

/// Somebody at a table line by line, and all that they were shown.
struct Guest {
    child: Child,
    typed: Option<ChildStdin>,
    shown: Arc<Mutex<String>>,
}

impl Guest {
    fn come(state: &Path, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
        command.args(["--lang", "en"]).args(args).env("XDG_STATE_HOME", state);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let shown = Arc::new(Mutex::new(String::new()));
        for pipe in [
            Box::new(child.stdout.take().unwrap()) as Box<dyn std::io::Read + Send>,
            Box::new(child.stderr.take().unwrap()),
        ] {
            let shown = shown.clone();
            std::thread::spawn(move || {
                for line in BufReader::new(pipe).lines().map_while(Result::ok) {
                    *shown.lock().unwrap() += &(line + "\n");
                }
            });
        }
        Self { typed: child.stdin.take(), child, shown }
    }

    fn shown(&self) -> String {
        self.shown.lock().unwrap().clone()
    }

    fn type_line(&mut self, line: &str) {
        // The program may have left.
        let _ = writeln!(self.typed.as_mut().expect("nobody has hung up"), "{line}");
    }

    /// Waits until this was shown so many times.
    fn wait_for(&self, text: &str, times: usize) {
        let begin = Instant::now();
        while self.shown().matches(text).count() < times {
            assert!(begin.elapsed() < PATIENCE, "{text} was waited for:\n{}", self.shown());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits for the end: what the program ended with.
    fn ended(&mut self) -> i32 {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                std::thread::sleep(Duration::from_millis(50));
                return status.code().unwrap_or(-1);
            }
            assert!(begin.elapsed() < PATIENCE, "it does not end:\n{}", self.shown());
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// What a stranger is told of a table.
fn summary(house: &House, table: &str) -> Value {
    let (status, body) = house.get(&format!("/api/tables/{table}"));
    assert_eq!(status, 200, "{body}");
    serde_json::from_str::<Value>(&body).unwrap()["table"].clone()
}

fn moves(house: &House, table: &str) -> usize {
    let log: Value = serde_json::from_str(&house.log(table)).unwrap();
    log.as_array().unwrap().iter().filter(|told| told["told"] == "moved").count()
}

/// Whose turn it is.
fn due(house: &House, table: &str) -> Option<u64> {
    let log: Value = serde_json::from_str(&house.log(table)).unwrap();
    let last = log.as_array().unwrap().iter().rev().find_map(|told| told["turn"]["seats"].as_array().cloned())?;
    last.first().and_then(Value::as_u64)
}

/// A move that a guest is told they can make.
fn some_move(guest: &mut Guest, nth: usize) -> String {
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        let before = guest.shown().len();
        // Whoever asks before the turn has come is told so, and asks again.
        guest.type_line("moves");
        for _ in 0..100 {
            if let Some(moves) = listed(&guest.shown()[before..]) {
                return moves[nth % moves.len()].clone();
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }
    panic!("no moves:\n{}", guest.shown());
}

/// What “3 moves are possible: a, b, c” lists, or a part of many, once all of it is there: moves are not broken off.
fn listed(shown: &str) -> Option<Vec<String>> {
    let begin = shown[..shown.find(" possible")?].rfind('\n').map_or(0, |end| end + 1);
    let (head, listed) = shown[begin..].split_once(": ")?;
    let listed = listed.split_inclusive('\n').take_while(|line| !line.starts_with("  ")).collect::<String>();
    let mut moves: Vec<String> = listed.replace('\n', " ").split(',').map(|mv| mv.trim().to_owned()).collect();
    let all: usize = head.split(' ').next()?.parse().unwrap_or(1);
    // Of many moves a part is listed, the last of which may go on in a line that is still to come.
    if all > 20 {
        moves.pop();
    }
    let is_whole = listed.ends_with('\n') && moves.len() >= all.min(15) && moves.iter().all(|mv| !mv.is_empty());
    is_whole.then_some(moves)
}

fn states(name: &str) -> [PathBuf; 2] {
    [folder(&format!("{name}-ann")), folder(&format!("{name}-bob"))]
}

fn come_in(house: &House, table: &str, states: &[PathBuf; 2]) -> [Guest; 2] {
    let link = link(house, table);
    let ann = Guest::come(&states[0], &["join", &link, "--name", "Ann", "--plain"]);
    ann.wait_for("Ann sits down", 1);
    let bob = Guest::come(&states[1], &["join", &link, "--name", "Bob", "--plain"]);
    [ann, bob]
}

fn begun(house: &House, table: &str, guests: &[Guest]) {
    let begin = Instant::now();
    while summary(house, table)["phase"] != "playing" {
        let shown: Vec<String> = guests.iter().map(Guest::shown).collect();
        assert!(begin.elapsed() < PATIENCE, "{}\n{}", house.log(table), shown.join("\n--\n"));
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn wait_until(what: &str, so: impl Fn() -> bool) {
    let begin = Instant::now();
    while !so() {
        assert!(begin.elapsed() < PATIENCE, "{what} was waited for");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn two_talk_play_undo_lose_the_house_and_play_again() {
    let (home, states) = (Folder::new(), states("whole"));
    let house = House::open(&home, &[]);
    let address = house.address.to_string();
    let name = table_of_two(&house, open_game());
    let mut guests = come_in(&house, &name, &states);
    guests.iter().for_each(|guest| guest.wait_for("Your turn.\n", 0));
    begun(&house, &name, &guests);
    // Talk cannot command the other terminal.
    guests[0].type_line("say good luck");
    guests[1].wait_for("Ann: good luck", 1);
    for nth in 0..4 {
        let due = due(&house, &name).expect("somebody is due") as usize;
        guests[due].wait_for("Your turn.", 1);
        let mv = some_move(&mut guests[due], nth);
        guests[due].type_line(&mv);
        wait_until(&mv, || moves(&house, &name) == nth + 1);
    }
    // The one who moved last would like to undo, and the other agrees, where that is asked.
    let last = 1 - due(&house, &name).expect("somebody is due") as usize;
    guests[last].type_line("undo");
    wait_until("the undo", || house.log(&name).contains("undone") || house.log(&name).contains("offered"));
    if !house.log(&name).contains("undone") {
        guests[1 - last].type_line("yes");
    }
    guests[1 - last].wait_for("undoes a move", 1);
    // The house falls over, and comes back.
    house.kill();
    guests.iter().for_each(|guest| guest.wait_for("Connection lost", 1));
    let house = House::open_at(&address, &home, &[]);
    guests.iter().for_each(|guest| guest.wait_for("Connected again", 1));
    let before = moves(&house, &name);
    let mut due = due(&house, &name).expect("somebody is due") as usize;
    let mv = some_move(&mut guests[due], 3);
    guests[due].type_line(&mv);
    wait_until("a move after the fall", || moves(&house, &name) == before + 1);
    // Whoever leaves has the same seat again.
    guests[due].type_line("quit");
    assert_eq!(guests[due].ended(), 0, "{}", guests[due].shown());
    assert!(guests[due].shown().contains("Your seat is kept"), "{}", guests[due].shown());
    guests[due] = Guest::come(&states[due], &["join", &link(&house, &name), "--plain"]);
    guests[due].wait_for("to play.", 1);
    due = 1 - due;
    // To resign is asked about; the record is there then, and verifies.
    guests[due].type_line("resign");
    guests[due].wait_for("Type “yes”", 1);
    guests[due].type_line("yes");
    guests.iter().for_each(|guest| guest.wait_for("The game is over.", 1));
    guests[due].type_line("fair");
    guests[due].wait_for("Your program’s own secret number is part of it.", 1);
    let file = states[0].join("record.json").display().to_string();
    guests[due].type_line(&format!("save {file}"));
    guests[due].wait_for("Saved to", 1);
    let verified = Command::new(env!("CARGO_BIN_EXE_strandline")).args(["verify", &file]).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    // And again.
    guests[0].type_line("rematch");
    guests[1].wait_for("would like to play again", 1);
    guests[1].type_line("yes");
    guests.iter().for_each(|guest| guest.wait_for("The rematch begins at a new table.", 1));
    let next = summary(&house, &name)["rematch"].as_str().expect("a rematch").to_owned();
    wait_until("the rematch", || summary(&house, &next)["phase"] == "playing");
}

#[test]
fn whole_games_of_each_kind_are_played_to_their_end() {
    let home = Folder::new();
    let house = House::open(&home, &["--messages-per-second", "1000"]);
    for game in GameId::ALL {
        let states = states(&format!("kind-{game}"));
        let name = table_of_two(&house, game);
        let mut guests = come_in(&house, &name, &states);
        begun(&house, &name, &guests);
        for nth in 0..400 {
            if summary(&house, &name)["phase"] == "over" {
                break;
            }
            let before = moves(&house, &name);
            let due = due(&house, &name).expect("somebody is due") as usize;
            // It is known here that it is one's turn once the moves are listed.
            let mv = some_move(&mut guests[due], nth * 7 + 1);
            guests[due].type_line(&mv);
            wait_until(&format!("{game}: {mv}: {}", guests[due].shown()), || moves(&house, &name) > before);
        }
        guests.iter().for_each(|guest| guest.wait_for("The game is over.", 1));
    }
}

/// Somebody at a terminal of their own.
fn at_a_terminal(name: &str, args: &[&str]) -> Terminal {
    let state = folder(name);
    Terminal::new(args, &state, &[("XDG_STATE_HOME", &state.display().to_string())])
}

/// Chooses by Tab and Enter, at whichever terminal, until so many moves are made.
fn choose(house: &House, table: &str, terminals: &mut [&mut Terminal], many: usize) {
    let begin = Instant::now();
    // What the keys are at may be covered: now and then they go on.
    for keys in ["\r", "\r", "\t\r"].into_iter().cycle() {
        if moves(house, table) >= many {
            return;
        }
        assert!(begin.elapsed() < PATIENCE, "{}", terminals[0].text());
        terminals.iter_mut().for_each(|terminal| terminal.press(keys));
        std::thread::sleep(Duration::from_millis(60));
    }
}

#[test]
fn whoever_made_the_table_sits_down_and_plays_a_bot_by_keys() {
    let home = Folder::new();
    let house = House::open(&home, &[]);
    let plan =
        json!({ "game": open_game(), "seats": 2, "start": "owner", "clock": { "kind": "bank", "seconds": 600 } });
    let (status, body) = house.http("POST", "/api/tables", "", &plan.to_string());
    assert_eq!(status, 201, "{body}");
    let made: Value = serde_json::from_str(&body).unwrap();
    let (name, token) = (made["table"].as_str().unwrap().to_owned(), made["token"].as_str().unwrap());
    let mut ann = at_a_terminal("owner", &["join", &format!("{}#{token}", link(&house, &name))]);
    ann.wait_for("Sit down");
    ann.press("\r");
    ann.wait_for("> /sit");
    ann.press("Ann\r");
    ann.wait_for("Ann (you");
    ann.press("/start\r");
    // The clock of whoever is due runs.
    ann.wait("the clocks", |shown| shown.contains("►9:5") || shown.contains("►10:00"));
    choose(&house, &name, &mut [&mut ann], 4);
    ann.press("tis anybody there?\r");
    ann.wait_for("Ann: is anybody there?");
    ann.press("?");
    ann.wait_for("talk to the others");
    ann.press("\x1b");
    ann.wait_for("q quit");
    ann.press("/resign\r");
    ann.wait_for("Resign this game?");
    ann.press("y");
    ann.wait_for("The game is over.");
    ann.press("q");
    assert_eq!(ann.ended(), 0);
}

#[test]
fn two_at_full_screens_lose_the_house_and_play_again() {
    let home = Folder::new();
    let house = House::open(&home, &[]);
    let (address, name) = (house.address.to_string(), table_of_two(&house, open_game()));
    let link = link(&house, &name);
    let mut ann = at_a_terminal("screen-ann", &["join", &link, "--name", "Ann"]);
    ann.wait_for("Ann (you");
    let mut bob = at_a_terminal("screen-bob", &["join", &link, "--name", "Bob"]);
    choose(&house, &name, &mut [&mut ann, &mut bob], 3);
    house.kill();
    ann.wait_for("Connection lost");
    let house = House::open_at(&address, &home, &[]);
    for terminal in [&ann, &bob] {
        terminal.wait("the line", |shown| shown.contains("q quit") && !shown.contains("Connection lost"));
    }
    choose(&house, &name, &mut [&mut ann, &mut bob], 5);
    ann.press("/draw\r");
    bob.wait_for("Ann offers a draw.");
    bob.press("/yes\r");
    ann.wait_for("The game is over.");
    bob.wait_for("[ Play again ]");
    bob.press("/rematch\r");
    ann.wait_for("would like to play again");
    ann.press("/yes\r");
    for terminal in [&ann, &bob] {
        terminal.wait_for("The rematch begins at a new table.");
    }
    wait_until("the rematch", || {
        let next = summary(&house, &name)["rematch"].as_str().map(str::to_owned);
        next.is_some_and(|next| summary(&house, &next)["phase"] == "playing")
    });
    ann.press("q");
    assert_eq!(ann.ended(), 0);
    assert!(ann.text().contains("Your seat is kept"), "{}", ann.text());
}

#[test]
fn whoever_watches_sees_everything_public_and_no_secret() {
    let home = Folder::new();
    let house = House::open(&home, &[]);
    let game: GameId = open_house::game().parse().unwrap();
    let (name, states) = (table_of_two(&house, game), states("watched"));
    let watcher_state = folder("watcher");
    let mut watcher = Guest::come(&watcher_state, &["watch", &link(&house, &name), "--plain"]);
    watcher.wait_for("You are watching", 1);
    let mut guests = come_in(&house, &name, &states);
    watcher.wait_for("Bob sits down", 1);
    begun(&house, &name, &guests);
    guests[0].type_line("say \u{1b}[31mhello");
    watcher.wait_for("Ann: ", 1);
    assert!(!watcher.shown().contains('\u{1b}'));
    for nth in 0..4 {
        let due = due(&house, &name).expect("somebody is due") as usize;
        let before = moves(&house, &name);
        let mv = some_move(&mut guests[due], nth);
        guests[due].type_line(&mv);
        wait_until(&mv, || moves(&house, &name) > before);
    }
    watcher.type_line("undo");
    watcher.wait_for("only those who play can do that", 1);
    assert_eq!(summary(&house, &name)["watching"], 1);
    watcher.type_line("quit");
    assert_eq!(watcher.ended(), 0, "{}", watcher.shown());
    // Nothing of it is remembered here, and the game goes on.
    assert!(!watcher_state.join("strandline").exists());
    assert_eq!(summary(&house, &name)["phase"], "playing");
}

#[test]
fn why_one_does_not_come_to_a_table_is_said_and_told_apart() {
    let home = Folder::new();
    let house = House::open(&home, &[]);
    let (name, states) = (table_of_two(&house, open_game()), states("refused"));
    let refused = |args: &[&str]| {
        let mut guest = Guest::come(&states[0], args);
        let code = guest.ended();
        (code, guest.shown())
    };
    let deaf = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let nobody = format!("http://{}/t/0c9e", deaf.local_addr().unwrap());
    drop(deaf);
    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let no_house = format!("http://{}/t/0c9e", other.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in other.incoming().flatten() {
            let mut stream = stream;
            let _ = stream.write_all(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n");
            let _ = std::io::copy(&mut stream.try_clone().unwrap(), &mut std::io::sink());
        }
    });
    let (table_link, gone) = (link(&house, &name), link(&house, "0123456789abcdef0123456789abcdef"));
    let encrypted = table_link.replacen("http", "https", 1);
    let tries: [(&[&str], i32, &str); 6] = [
        (&["join", "nonsense"], 2, "is no link to a table"),
        (&["join", &nobody, "--name", "Ann"], 8, "nobody answers there"),
        (&["join", &no_house, "--name", "Ann"], 11, "is no Strandline server"),
        (&["watch", &encrypted], 11, "is no Strandline server"),
        (&["join", &gone, "--name", "Ann"], 13, "There is no such table"),
        (&["join", &table_link, "--name", "\u{200b}"], 15, "name"),
    ];
    for (args, code, told) in tries {
        let (ended, shown) = refused(args);
        assert!(ended == code && shown.contains(told), "{args:?} ended with {ended}: {shown}");
    }
    let guests = come_in(&house, &name, &self::states("full"));
    begun(&house, &name, &guests);
    let (ended, shown) = refused(&["join", &table_link, "--name", "Cleo"]);
    assert!(ended == 14 && shown.contains("strandline watch"), "{ended}: {shown}");
}

#[test]
fn an_encrypted_house_is_believed_where_the_machine_believes_its_certificate() {
    let home = Folder::new();
    let folder = folder("encrypted");
    let (cert, key) = (folder.join("cert.pem"), folder.join("key.pem"));
    let CertifiedKey { cert: made, signing_key } = generate_simple_self_signed(["localhost".to_owned()]).expect("made");
    std::fs::write(&cert, made.pem()).expect("written");
    std::fs::write(&key, signing_key.serialize_pem()).expect("written");
    let (cert, key) = (cert.display().to_string(), key.display().to_string());
    let house = House::open(&home, &["--tls-cert", &cert, "--tls-key", &key]);
    // A stranger asks without encryption, so the table is one that is not there.
    let port = house.address.port();
    let [known, other] = ["localhost", "127.0.0.1"].map(|host| format!("https://{host}:{port}/t/0c9e"));
    for (link, believed, code, told) in [
        (&known, "", 12, "comes from nobody who is trusted here"),
        (&other, cert.as_str(), 12, "is for another name"),
        (&known, cert.as_str(), 13, "There is no such table"),
        (&known.replacen("https", "http", 1), "", 11, "is no Strandline server"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
        command.args(["--lang", "en", "watch", link]).env("XDG_STATE_HOME", &folder).stdin(Stdio::null());
        if !believed.is_empty() {
            command.env("SSL_CERT_FILE", believed);
        }
        let output = command.output().expect("it runs");
        let shown = String::from_utf8_lossy(&output.stderr).replace('\n', " ");
        assert!(output.status.code() == Some(code) && shown.contains(told), "{link}: {:?}: {shown}", output.status);
    }
}
