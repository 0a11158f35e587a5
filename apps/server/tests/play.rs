//! Whole games over real sockets.

mod common;

use common::{Client, any_move, game_for, get, house, house_on, http, open_game, post, roomy, sit, table_of};
use serde_json::{Value, json};
use server::store::Sqlite;
use std::net::SocketAddr;
use std::sync::Arc;

/// Plays with all clients until the game is over or long enough; then somebody resigns.
async fn play_on(clients: &mut [Client], most: usize) {
    for turn in 0..most {
        let mut moved = false;
        for client in clients.iter_mut() {
            if let Some(mv) = any_move(client, turn * 7).await {
                let reply = client.ask(json!({ "cmd": "play", "move": mv })).await;
                assert_eq!(reply["ok"], true, "{mv}: {reply}");
                moved = true;
            }
        }
        let turn = clients[0].ask(json!({ "cmd": "turn" })).await;
        if turn["turn"].get("over").is_some() {
            return;
        }
        assert!(moved || clients.len() == 1, "nobody can move and it is not over");
    }
    for client in clients {
        client.ask(json!({ "cmd": "resign" })).await;
    }
}

async fn finished(address: SocketAddr, table: &str) -> Value {
    let record = get(address, &format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    record.json()
}

async fn whole_game(address: SocketAddr, game: &str, seats: u8) {
    let (table, _, tokens) = table_of(address, json!({ "game": game, "seats": seats }), seats).await;
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(Client::join(address, &table, Some(token), None).await);
    }
    play_on(&mut clients, 60).await;
    let record = finished(address, &table).await;
    let read = table::Record::read(&record).expect("the record can be read");
    assert!(matches!(table::fair::verify(&read), Ok(table::fair::Verdict::Fair(1..))), "{game} with {seats}");
    // Everybody was told the same public things, in the same order, without gaps.
    let mut told = Vec::new();
    for client in &mut clients {
        client.ask(json!({ "cmd": "turn" })).await;
        told.push(numbers(&client.bytes));
    }
    assert!(told.iter().all(|numbers| numbers.windows(2).all(|pair| pair[1] == pair[0] + 1)), "{told:?}");
}

fn numbers(bytes: &[String]) -> Vec<u64> {
    let messages = bytes.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let numbered = messages.filter(|message| message.get("told").is_some());
    numbered.filter_map(|message| message["n"].as_u64()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_each_kind_are_played_to_the_end_by_two_to_six() {
    let open = house(roomy()).await;
    for game in catalog::GameId::ALL {
        for seats in game.seats() {
            whole_game(open.address, game.name(), seats).await;
        }
    }
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_gets_exactly_what_was_missed() {
    let open = house(roomy()).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let mut steady = Client::join(open.address, &table, Some(&tokens[0]), Some(0)).await;
    let mut other = Client::join(open.address, &table, Some(&tokens[1]), Some(0)).await;
    for turn in 0..6 {
        for client in [&mut steady, &mut other] {
            if let Some(mv) = any_move(client, turn).await {
                client.ask(json!({ "cmd": "play", "move": mv })).await;
            }
        }
    }
    steady.ask(json!({ "cmd": "say", "text": "still here" })).await;
    steady.until("said").await;
    let last = *numbers(&steady.bytes).last().unwrap();
    for since in [0, 1, last / 2, last - 1, last] {
        let mut back = Client::join(open.address, &table, Some(&tokens[0]), Some(since)).await;
        back.ask(json!({ "cmd": "turn" })).await;
        let numbered = |client: &Client| -> Vec<String> {
            client.bytes.iter().filter(|text| text.contains("\"told\"") && text.contains("\"n\":")).cloned().collect()
        };
        let all = numbered(&steady);
        assert_eq!(numbered(&back), all[since as usize..], "since {since}");
        back.close().await;
    }
    open.close().await;
}

/// What the table has told this seat, and what it sees now.
async fn story_of(address: SocketAddr, table: &str, token: &str) -> (Vec<String>, Value) {
    let mut client = Client::join(address, table, Some(token), Some(0)).await;
    let view = client.ask(json!({ "cmd": "view" })).await;
    assert_eq!(view["ok"], true, "{view}");
    let told =
        client.bytes.iter().filter(|text| text.contains("\"told\"") && text.contains("\"n\":")).cloned().collect();
    client.close().await;
    (told, view["view"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_was_closed_goes_on_where_it_was() {
    let folder = std::env::temp_dir().join(format!("strandline-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("tables.db");
    let open = house_on(roomy(), Arc::new(Sqlite::open(&file).unwrap())).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(Client::join(open.address, &table, Some(token), None).await);
    }
    let mut moves = 0;
    for turn in 0..6 {
        for client in &mut clients {
            let Some(mv) = any_move(client, turn).await else { continue };
            let reply = client.ask(json!({ "cmd": "play", "move": mv })).await;
            assert_eq!(reply["ok"], true, "{reply}");
            moves += 1;
        }
    }
    assert!(moves >= 6, "somebody can move in each of six rounds");
    for client in clients {
        client.close().await;
    }
    let before = [story_of(open.address, &table, &tokens[0]).await, story_of(open.address, &table, &tokens[1]).await];
    assert!(before[0].0.len() > moves, "every move was told: {:?}", before[0].0);
    open.close().await;

    let open = house_on(roomy(), Arc::new(Sqlite::open(&file).unwrap())).await;
    let after = [story_of(open.address, &table, &tokens[0]).await, story_of(open.address, &table, &tokens[1]).await];
    assert_eq!(before, after);
    let mut client = Client::join(open.address, &table, Some(&tokens[0]), None).await;
    client.ask(json!({ "cmd": "resign" })).await;
    let record = finished(open.address, &table).await;
    assert_eq!(record["result"]["ranks"], json!([2, 1]));
    let played = record["log"].as_array().unwrap().iter().filter(|entry| entry.get("move").is_some()).count();
    assert_eq!(played, moves, "what was played before is in the record, once");
    open.close().await;
    std::fs::remove_dir_all(&folder).ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_what_all_may_see_and_sits_down_to_see_more() {
    let open = house(roomy()).await;
    let (table, ..) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 1).await;
    let mut watcher = Client::join(open.address, &table, None, None).await;
    assert_eq!(watcher.until("table").await["you"]["seat"], Value::Null);
    let refused = watcher.ask(json!({ "cmd": "say", "text": "hello" })).await;
    assert_eq!(refused["error"]["rule"], "table/not-seated");
    let seated = watcher.ask(json!({ "cmd": "sit", "name": "Late" })).await;
    assert_eq!((&seated["ok"], &seated["seat"]), (&json!(true), &json!(1)));
    let token = seated["token"].as_str().unwrap().to_owned();
    assert_eq!(watcher.until("table").await["you"]["seat"], 1);
    // The token is good on another device.
    let mut elsewhere = Client::join(open.address, &table, Some(&token), None).await;
    assert_eq!(elsewhere.until("table").await["you"]["seat"], 1);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_a_new_table_where_the_same_tokens_hold() {
    let open = house(roomy()).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": open_game(), "seats": 2 }), 2).await;
    let mut one = Client::join(open.address, &table, Some(&tokens[0]), None).await;
    let mut two = Client::join(open.address, &table, Some(&tokens[1]), None).await;
    one.ask(json!({ "cmd": "resign" })).await;
    one.ask(json!({ "cmd": "rematch" })).await;
    two.ask(json!({ "cmd": "rematch" })).await;
    let next = one.until("rematched").await["table"].as_str().unwrap().to_owned();
    let mut one = Client::join(open.address, &next, Some(&tokens[0]), None).await;
    let mut two = Client::join(open.address, &next, Some(&tokens[1]), None).await;
    assert_eq!(one.until("table").await["you"]["seat"], 1, "the first seat has moved on");
    assert_eq!(two.until("table").await["table"]["phase"], "waiting");
    let salt = table::fair::Hex([7; 16]);
    one.ask(json!({ "cmd": "ready", "commitment": table::fair::commitment(&salt) })).await;
    two.ask(json!({ "cmd": "ready" })).await;
    two.until("revealing").await;
    one.ask(json!({ "cmd": "reveal", "salt": salt })).await;
    two.until("began").await;
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_over_http_sent_twice_are_done_once() {
    let open = house(roomy()).await;
    let plan = json!({ "game": game_for(2), "seats": 2, "public": true }).to_string();
    let key = [("idempotency-key", "0123456789abcdef")];
    let first = http(open.address, "POST", "/api/tables", &key, &plan).await.json();
    let again = http(open.address, "POST", "/api/tables", &key, &plan).await.json();
    assert_eq!(first, again);
    let path = format!("/api/tables/{}/seats", first["table"].as_str().unwrap());
    let seat = json!({ "name": "Ann" }).to_string();
    let first = http(open.address, "POST", &path, &key, &seat).await.json();
    let again = http(open.address, "POST", &path, &key, &seat).await.json();
    assert_eq!((&first["seat"], &first["token"]), (&again["seat"], &again["token"]));
    let open_tables = get(open.address, "/api/tables").await.json();
    assert_eq!((open_tables.as_array().unwrap().len(), &open_tables[0]["open"]), (1, &json!(1)));
    let weak = http(open.address, "POST", &path, &[("idempotency-key", "short")], &seat).await;
    assert_eq!(weak.status, 400);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_follows_from_a_requests_id_follows_from_nothing_else_that_is_known() {
    let (here, elsewhere) = (house(roomy()).await, house(roomy()).await);
    let plan = json!({ "game": game_for(2), "seats": 2 }).to_string();
    let make = async |open: &server::Open, id| {
        http(open.address, "POST", "/api/tables", &[("idempotency-key", id)], &plan).await.json()
    };
    let sit = async |table: &Value, name, id| {
        let path = format!("/api/tables/{}/seats", table["table"].as_str().unwrap());
        let seat = json!({ "name": name }).to_string();
        http(here.address, "POST", &path, &[("idempotency-key", id)], &seat).await.json()["token"].clone()
    };
    let (one, other) = ("0123456789abcdef", "0123456789abcdeg");
    let (mine, others, same_id_elsewhere) =
        (make(&here, one).await, make(&here, other).await, make(&elsewhere, one).await);
    let (seat, seat_of_other_id, seat_at_other_table) =
        (sit(&mine, "Ann", one).await, sit(&mine, "Bob", other).await, sit(&others, "Ann", one).await);
    let tables = [&mine["table"], &others["table"], &same_id_elsewhere["table"]];
    let tokens =
        [&mine["token"], &others["token"], &same_id_elsewhere["token"], &seat, &seat_of_other_id, &seat_at_other_table];
    for all in [&tables[..], &tokens[..]] {
        let different: std::collections::BTreeSet<&str> = all.iter().map(|text| text.as_str().unwrap()).collect();
        assert_eq!(different.len(), all.len(), "{all:?}");
    }
    here.close().await;
    elsewhere.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_of_one_house_serve_one_table() {
    use server::bus::{Bus, Local};
    let store = Arc::new(server::store::Memory::default());
    let bus: Arc<dyn Bus> = Arc::new(Local::default());
    let one = server::open_on(roomy(), store.clone(), bus.clone(), Arc::new(server::RandomMover)).await.unwrap();
    let two = server::open_on(roomy(), store, bus, Arc::new(server::RandomMover)).await.unwrap();
    let (table, _, tokens) = table_of(one.address, json!({ "game": open_game(), "seats": 2 }), 2).await;
    let mut here = Client::join(one.address, &table, Some(&tokens[0]), None).await;
    let mut there = Client::join(two.address, &table, Some(&tokens[1]), None).await;
    let mut moves = 0;
    for turn in 0..30 {
        for client in [&mut here, &mut there] {
            let Some(mv) = any_move(client, turn).await else { continue };
            let reply = client.ask(json!({ "cmd": "play", "move": mv, "id": format!("m{moves}") })).await;
            assert!(
                reply["ok"] == true
                    || reply["error"]["code"] == "unavailable"
                    || reply["error"]["code"] == "not-your-turn",
                "{reply}"
            );
            moves += u32::from(reply["ok"] == true);
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    // The deal is left to chance, and a game can be short.
    assert!(moves >= 4, "only {moves} moves");
    let log = get(two.address, &format!("/api/tables/{table}/log")).await.json();
    let kept = log.as_array().unwrap().iter().filter(|message| message["told"] == "moved").count();
    assert_eq!(kept, moves as usize);
    one.close().await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_the_description_are_there() {
    let open = house(roomy()).await;
    sit(open.address, &table_of(open.address, json!({ "game": game_for(3), "seats": 3 }), 0).await.0, 2).await;
    assert_eq!(get(open.address, "/healthz").await.body, "open\n");
    assert_eq!(get(open.address, "/readyz").await.body, "ready\n");
    let api = get(open.address, "/api/openapi.json").await.json();
    assert_eq!(api["openapi"].as_str().map(|version| &version[..3]), Some("3.1"));
    assert!(api["paths"]["/api/tables/{table}/seats"]["post"].is_object());
    let games = get(open.address, "/api/games").await.json();
    assert_eq!(games["games"].as_array().unwrap().len(), catalog::GameId::ALL.len());
    assert_eq!(post(open.address, "/api/tables/nowhere/seats", &json!({ "name": "x" })).await.status, 404);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bots_of_the_house_play_every_game() {
    let store = Arc::new(server::store::Memory::default());
    let open = server::open(roomy(), store, Arc::new(server::Bots::default())).await.unwrap();
    for game in catalog::GameId::ALL {
        let plan = json!({ "game": game.name(), "seats": 2, "level": "hatchling" });
        let (table, owner, tokens) = table_of(open.address, plan, 1).await;
        Client::join(open.address, &table, Some(&owner), None).await.ask(json!({ "cmd": "bot" })).await;
        let mut client = Client::join(open.address, &table, Some(&tokens[0]), Some(0)).await;
        let mut answers = 0;
        for turn in 0..200 {
            if let Some(mv) = any_move(&mut client, turn).await {
                client.ask(json!({ "cmd": "play", "move": mv })).await;
            }
            answers += usize::from(client.until("moved").await["seat"] == 1);
            if answers == 3 {
                break;
            }
        }
        assert_eq!(answers, 3, "{}: the bot does not answer", game.name());
    }
    open.close().await;
}
