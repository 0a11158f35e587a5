//! Rude clients: what is malformed, oversized, out of turn, forged or sent again changes nothing, is
//! answered, and hurts nobody else.

mod common;

use common::{Client, any_move, figure, game_for, get, house, http, open_game, post, roomy, table_of};
use kernel::Chance;
use serde_json::{Value, json};
use server::Settings;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::Message;

async fn log_length(address: std::net::SocketAddr, table: &str) -> usize {
    get(address, &format!("/api/tables/{table}/log")).await.json().as_array().unwrap().len()
}

/// The client whose turn it is at a table of two, and the number of the other seat.
async fn due_client(address: std::net::SocketAddr, table: &str, tokens: &[String]) -> (Client, u8) {
    let mut first = Client::join(address, table, Some(&tokens[0]), None).await;
    if any_move(&mut first, 0).await.is_some() {
        return (first, 1);
    }
    (Client::join(address, table, Some(&tokens[1]), None).await, 0)
}

/// The next answer, whatever else is told before it.
async fn answer(client: &mut Client) -> Value {
    loop {
        let message = client.hear().await.expect("an answer comes");
        if message.get("ok").is_some() {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_changes_nothing() {
    let open = house(roomy()).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let (mut client, other) = due_client(open.address, &table, &tokens).await;
    let before = log_length(open.address, &table).await;
    for (text, code) in [
        ("", "bad-json"),
        ("{", "bad-json"),
        ("[]", "bad-request"),
        ("7", "bad-request"),
        ("{}", "bad-request"),
        (r#"{"cmd":"dance"}"#, "bad-request"),
        (r#"{"cmd":7}"#, "bad-request"),
        (r#"{"cmd":"play"}"#, "bad-request"),
        (r#"{"cmd":"play","move":7}"#, "bad-request"),
        (r#"{"cmd":"play","move":"look 99"}"#, "bad-notation"),
        (r#"{"cmd":"play","seat":OTHER,"move":"done"}"#, "not-allowed"),
        (r#"{"cmd":"play","seat":-1,"move":"done"}"#, "bad-request"),
        (r#"{"cmd":"say","text":""}"#, "bad-request"),
        (r#"{"cmd":"say","text":"\u0000\u0007"}"#, "bad-request"),
        (r#"{"cmd":"record"}"#, "not-allowed"),
        (r#"{"cmd":"position"}"#, "not-allowed"),
        (r#"{"cmd":"start"}"#, "not-allowed"),
        (r#"{"cmd":"bot"}"#, "not-allowed"),
        (r#"{"cmd":"sit","name":"again"}"#, "not-allowed"),
        (r#"{"cmd":"agree"}"#, "not-allowed"),
        (r#"{"cmd":"join","table":"elsewhere"}"#, "bad-request"),
        (r#"{"cmd":"turn","id":{"a":1}}"#, "bad-request"),
        (r#"{"cmd":"ready","commitment":"short"}"#, "bad-request"),
        (r#"{"cmd":"legal","limit":-1}"#, "bad-request"),
    ] {
        client.send(text.replace("OTHER", &other.to_string())).await;
        let reply = answer(&mut client).await;
        assert_eq!(reply["error"]["code"], code, "{text} was answered {reply}");
        assert!(reply["error"]["message"].as_str().is_some_and(|message| message.contains(' ')), "{reply}");
    }
    client.send_message(Message::Binary(vec![0, 159, 146, 150].into())).await;
    assert_eq!(log_length(open.address, &table).await, before);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_tokens_open_nothing_and_replayed_moves_do_nothing() {
    let open = house(roomy()).await;
    let (table, owner, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    for forged in ["", "guess", &tokens[0][..31], &format!("{}0", tokens[0]), &tokens[0].to_uppercase()] {
        if forged == tokens[0] {
            continue;
        }
        let mut client = Client::connect(open.address).await;
        let reply = client.ask(json!({ "cmd": "join", "table": table, "token": forged })).await;
        assert_eq!(reply["error"]["code"], "not-allowed", "{forged}: {reply}");
        let reply = client.ask(json!({ "cmd": "view" })).await;
        assert_eq!(reply["error"]["code"], "not-allowed");
    }
    // The owner has no seat here, so no seat's eyes.
    let mut owner = Client::join(open.address, &table, Some(&owner), None).await;
    assert_eq!(owner.ask(json!({ "cmd": "resign" })).await["error"]["rule"], "table/not-seated");
    let mut players = [
        Client::join(open.address, &table, Some(&tokens[0]), None).await,
        Client::join(open.address, &table, Some(&tokens[1]), None).await,
    ];
    for client in &mut players {
        if let Some(mv) = any_move(client, 0).await {
            let play = json!({ "cmd": "play", "move": mv, "id": "once" });
            let first = client.ask(play.clone()).await;
            let length = log_length(open.address, &table).await;
            assert_eq!(client.ask(play).await, first);
            assert_eq!(log_length(open.address, &table).await, length);
            break;
        }
    }
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_id_used_again_for_another_request_is_refused_and_nothing_is_lost() {
    let open = house(roomy()).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let (mut client, _) = due_client(open.address, &table, &tokens).await;
    let first = client.ask(json!({ "cmd": "say", "text": "hello", "id": 1 })).await;
    let mv = any_move(&mut client, 0).await.unwrap();
    let before = log_length(open.address, &table).await;
    let refused = client.ask(json!({ "cmd": "play", "move": mv, "id": 1 })).await;
    assert_eq!(refused["error"]["rule"], "table/id-used", "{refused}");
    assert_eq!(client.ask(json!({ "cmd": "say", "text": "hello", "id": 1 })).await, first);
    assert_eq!(log_length(open.address, &table).await, before);
    assert_eq!(client.ask(json!({ "cmd": "play", "move": mv, "id": 2 })).await["ok"], true);

    let key = [("idempotency-key", "0123456789abcdef")];
    let again = |path: String, body: Value| async move {
        let answer = http(open.address, "POST", &path, &key, &body.to_string()).await;
        (answer.status, answer.json())
    };
    let (_, made) = again("/api/tables".into(), json!({ "game": game_for(2), "seats": 2 })).await;
    let (status, refused) = again("/api/tables".into(), json!({ "game": open_game(), "seats": 2 })).await;
    assert_eq!((status, &refused["error"]["rule"]), (409, &json!("table/id-used")));
    assert_eq!(again("/api/tables".into(), json!({ "game": game_for(2), "seats": 2 })).await, (201, made.clone()));
    let seats = format!("/api/tables/{}/seats", made["table"].as_str().unwrap());
    let sat = again(seats.clone(), json!({ "name": "Ann", "seat": 0 })).await;
    let (status, refused) = again(seats.clone(), json!({ "name": "Ann", "seat": 1 })).await;
    assert_eq!((status, &refused["error"]["rule"]), (409, &json!("table/id-used")));
    assert_eq!(again(seats, json!({ "name": "Ann", "seat": 0 })).await, sat);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_again_with_the_same_secret_id_gives_the_same_seat() {
    let open = house(roomy()).await;
    let made = post(open.address, "/api/tables", &json!({ "game": game_for(3), "seats": 3 })).await.json();
    let table = made["table"].as_str().unwrap();
    let sit = json!({ "cmd": "sit", "name": "Ann", "id": "a1b2c3d4e5f6a7b8" });
    let mut answers = Vec::new();
    for _ in 0..2 {
        let mut client = Client::join(open.address, table, None, None).await;
        answers.push(client.ask(sit.clone()).await);
        client.close().await;
    }
    assert_eq!(answers[0]["seat"], 0, "{}", answers[0]);
    assert_eq!((&answers[0]["seat"], &answers[0]["token"]), (&answers[1]["seat"], &answers[1]["token"]));
    let mut other = Client::join(open.address, table, None, None).await;
    assert_eq!(other.ask(json!({ "cmd": "sit", "name": "Bob", "id": "1" })).await["seat"], 1);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_or_too_much_is_refused_with_a_reason() {
    let settings = Settings {
        tables_per_hour: 3,
        messages_per_second: 5,
        connections_per_address: 3,
        chat_chars: 10,
        name_chars: 5,
        frame_bytes: 1_000,
        body_bytes: 1_000,
        ..roomy()
    };
    let open = house(settings).await;
    let plan = json!({ "game": game_for(3), "seats": 3 });
    let made = post(open.address, "/api/tables", &plan).await.json();
    let table = made["table"].as_str().unwrap();
    let seats = format!("/api/tables/{table}/seats");
    assert_eq!(post(open.address, &seats, &json!({ "name": "Maximilian" })).await.status, 413);
    let large = post(open.address, &seats, &json!({ "name": "x".repeat(2_000) })).await;
    assert_eq!((large.status, large.json()["error"]["code"].as_str()), (413, Some("too-large")));
    let token =
        post(open.address, &seats, &json!({ "name": "Max" })).await.json()["token"].as_str().unwrap().to_owned();
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(post(open.address, "/api/tables", &plan).await);
    }
    let last = tables.last().unwrap();
    assert_eq!(last.status, 429, "{}", last.body);
    assert!(last.header("retry-after").is_some_and(|seconds| seconds.parse::<u64>().is_ok()), "{}", last.head);

    let mut client = Client::join(open.address, table, Some(&token), None).await;
    let long = client.ask(json!({ "cmd": "say", "text": "x".repeat(11) })).await;
    assert_eq!(long["error"]["code"], "too-large");
    let mut limited = 0;
    for _ in 0..16 {
        limited += u32::from(client.ask(json!({ "cmd": "turn" })).await["error"]["code"] == "too-many");
    }
    assert!(limited >= 4, "only {limited} of 16 messages were too many");
    let others = [Client::connect(open.address).await, Client::connect(open.address).await];
    let refused = tokio_tungstenite::connect_async(format!("ws://{}/api/socket", open.address)).await;
    let Err(tokio_tungstenite::tungstenite::Error::Http(refused)) = refused else { panic!("one too many is refused") };
    assert_eq!(refused.status(), 429);
    for other in others.into_iter().chain([client]) {
        other.close().await;
    }
    while figure(&open, "strandline_websockets").await > 0 {}
    let mut client = Client::join(open.address, table, Some(&token), None).await;
    // What is somewhat too large is answered; what is far too large ends that connection and no other.
    client.send("y".repeat(2_000)).await;
    assert_eq!(answer(&mut client).await["error"]["code"], "too-large");
    client.send("y".repeat(20_000)).await;
    while client.hear().await.is_some() {}
    assert_eq!(get(open.address, "/healthz").await.status, 200);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_made_up_before_the_proxy_s_own_line_goes_round_no_limit() {
    let open = house(Settings { behind_proxy: true, requests_per_second: 2, ..roomy() }).await;
    let mut refused = 0;
    for at in 0..20 {
        let made_up = format!("6.6.6.{at}");
        let lines = [("x-forwarded-for", made_up.as_str()), ("x-forwarded-for", "10.0.0.7")];
        refused += u32::from(http(open.address, "GET", "/api/games", &lines, "").await.status == 429);
    }
    assert!(refused >= 10, "only {refused} of 20 requests were too many");
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_do_not_lock_out_those_who_have_a_seat() {
    let open = house(Settings { viewers_per_table: 2, ..roomy() }).await;
    let (table, owner, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let watching =
        [Client::join(open.address, &table, None, None).await, Client::join(open.address, &table, None, None).await];
    let join = json!({ "cmd": "join", "table": table });
    let mut third = Client::connect(open.address).await;
    assert_eq!(third.ask(join.clone()).await["error"]["code"], "too-many");
    // Those who play, and whoever made the table, come in; neither takes a spectator's place.
    let mut here = Vec::new();
    for token in tokens.iter().chain([&owner]) {
        here.push(Client::join(open.address, &table, Some(token), None).await);
    }
    for watcher in watching {
        watcher.close().await;
    }
    // The owner, who has no seat, is left.
    while here[0].until("presence").await["watching"] != 1 {}
    assert_eq!(third.ask(join).await["ok"], true);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_s_log_has_an_end() {
    let open = house(roomy()).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": open_game(), "seats": 2 }), 2).await;
    let mut client = Client::join(open.address, &table, Some(&tokens[0]), None).await;
    let mut refused = Value::Null;
    for _ in 0..10_000 {
        // An offer, taken back.
        let offered = client.ask(json!({ "cmd": "draw" })).await;
        if offered["ok"] != true {
            refused = offered;
            break;
        }
        client.ask(json!({ "cmd": "decline" })).await;
    }
    assert_eq!(refused["error"]["rule"], "table/log-full", "{refused}");
    let length = log_length(open.address, &table).await;
    assert!(length <= 10_010, "{length} entries");
    assert_eq!(client.ask(json!({ "cmd": "resign" })).await["ok"], true);
    assert_eq!(get(open.address, &format!("/api/tables/{table}/record")).await.status, 200);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_kept_out_and_the_usual_headers_are_there() {
    let open = house(roomy()).await;
    let plan = json!({ "game": game_for(2), "seats": 2 }).to_string();
    let evil = [("origin", "https://evil.example")];
    assert_eq!(http(open.address, "POST", "/api/tables", &evil, &plan).await.status, 403);
    let own = format!("http://{}", open.address);
    assert_eq!(http(open.address, "POST", "/api/tables", &[("origin", &own)], &plan).await.status, 201);
    for path in ["/", "/api/games", "/healthz", "/nowhere", "/../../etc/passwd", "/a/%2e%2e/x"] {
        let answer = get(open.address, path).await;
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.starts_with("default-src 'none'"), "{path}: {}", answer.head);
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
    assert_eq!(get(open.address, "/api/games").await.header("cache-control"), Some("no-store"));
    let french = http(open.address, "GET", "/api/tables/nowhere", &[("accept-language", "fr-CH, fr;q=0.9")], "").await;
    assert_eq!((french.status, french.json()["error"]["code"].as_str()), (404, Some("no-table")));
    assert!(french.json()["error"]["message"].as_str().unwrap().starts_with("Cette table"), "{}", french.body);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_is_dropped_and_hurts_nobody() {
    let open = house(Settings { outbox: 8, ..roomy() }).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let mut slow = socket.connect(open.address).await.unwrap();
    let key = "GET /api/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    slow.write_all(key.as_bytes()).await.unwrap();
    let mut head = [0; 512];
    let read = slow.read(&mut head).await.unwrap();
    assert!(String::from_utf8_lossy(&head[..read]).contains("101"));
    slow.write_all(&frame(&json!({ "cmd": "join", "table": table }).to_string())).await.unwrap();

    let mut steady = [
        Client::join(open.address, &table, Some(&tokens[0]), None).await,
        Client::join(open.address, &table, Some(&tokens[1]), None).await,
    ];
    let text = "x".repeat(300);
    let mut slowest = Duration::ZERO;
    let mut dropped = false;
    for turn in 0..4_000 {
        let start = std::time::Instant::now();
        let reply = steady[turn % 2].ask(json!({ "cmd": "say", "text": text })).await;
        assert_eq!(reply["ok"], true, "{reply}");
        for client in &mut steady {
            client.until("said").await;
        }
        slowest = slowest.max(start.elapsed());
        dropped = turn % 100 == 0 && figure(&open, "strandline_slow_readers_total").await > 0;
        if dropped {
            break;
        }
    }
    assert!(dropped, "the slow reader was never dropped");
    assert!(slowest < Duration::from_secs(5), "others waited {slowest:?}");
    assert_eq!(steady[0].ask(json!({ "cmd": "turn" })).await["ok"], true);
    open.close().await;
}

/// A masked text frame, as a browser sends it.
fn frame(text: &str) -> Vec<u8> {
    let mut bytes = vec![0x81, 0x80 | u8::try_from(text.len()).expect("the text is short"), 0, 0, 0, 0];
    bytes.extend(text.as_bytes());
    bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn fuzzed_messages_are_all_answered_and_the_game_stays_sound() {
    let open = house(roomy()).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let (mut client, _) = due_client(open.address, &table, &tokens).await;
    let mv = any_move(&mut client, 0).await.unwrap();
    let mut dice = testkit::dice(17);
    let good: Vec<String> = [
        "play", "say", "undo", "draw", "pause", "resume", "legal", "view", "agree", "decline", "back", "ready",
        "stand", "table", "sit",
    ]
    .iter()
    .map(|cmd| json!({ "cmd": cmd, "move": mv, "text": "hi", "seat": 0, "name": "A", "limit": 3, "id": 5 }).to_string())
    .collect();
    for round in 0..1_500 {
        let mut bytes = good[dice.below(good.len() as u32) as usize].clone().into_bytes();
        for _ in 0..dice.below(4) {
            let at = dice.below(bytes.len() as u32) as usize;
            match dice.below(3) {
                0 => bytes[at] = 32 + dice.below(95) as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, 32 + dice.below(95) as u8),
            }
        }
        client.send(String::from_utf8(bytes).unwrap()).await;
        let probe = client.ask(json!({ "cmd": "turn", "id": format!("probe {round}") })).await;
        assert!(probe["ok"] == true, "round {round}: {probe}");
    }
    let log = get(open.address, &format!("/api/tables/{table}/log")).await.json();
    let numbers: Vec<u64> = log.as_array().unwrap().iter().map(|entry: &Value| entry["n"].as_u64().unwrap()).collect();
    assert!(numbers.iter().copied().eq(0..numbers.len() as u64), "the log has gaps");
    open.close().await;
}

#[test]
fn every_rule_of_conduct_has_a_sentence_in_every_language() {
    for rule in table::host::Rule::ALL {
        assert!(words::knows(rule.code()), "nobody can say {}", rule.code());
    }
}
