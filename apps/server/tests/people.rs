//! What people may do to each other at a house, and what they may not: names, talk, rematches, bots, requests sent again.

mod common;

use catalog::GameId;
use common::{Client, any_move, game_for, get, house, house_on, http, open_game, post, roomy, table_of};
use serde_json::{Value, json};
use server::store::{Memory, Store};
use server::{Mind, Settings};
use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use table::Budget;
use table::host::Think;

async fn with_key(address: SocketAddr, path: &str, body: &Value) -> (u16, Value) {
    let answer = http(address, "POST", path, &[("idempotency-key", "0123456789abcdef")], &body.to_string()).await;
    (answer.status, answer.json())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_id_is_good_for_one_request_also_after_the_house_was_closed() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let plan = json!({ "game": game_for(3), "seats": 2 });
    let (mut known, mut said) = (None, None);
    for round in 0..3 {
        let open = house_on(roomy(), store.clone()).await;
        let made = with_key(open.address, "/api/tables", &plan).await;
        assert_eq!(made.0, 201, "{}", made.1);
        let seats = format!("/api/tables/{}/seats", made.1["table"].as_str().unwrap());
        let ann = with_key(open.address, &seats, &json!({ "name": "Ann", "seat": 0 })).await;
        if round == 0 {
            post(open.address, &seats, &json!({ "name": "Bob", "seat": 1 })).await;
        }
        let token = ann.1["token"].as_str().unwrap().to_owned();
        let first = known.get_or_insert_with(|| (made.clone(), ann.clone()));
        assert_eq!(*first, (made.clone(), ann), "the same request has the same answer");
        for (path, body) in [
            ("/api/tables", json!({ "game": game_for(3), "seats": 3 })),
            ("/api/tables", json!({ "game": open_game(), "seats": 2 })),
            (&*seats, json!({ "name": "Cleo", "seat": 0 })),
            (&*seats, json!({ "name": "Ann", "seat": 1 })),
        ] {
            let (status, refused) = with_key(open.address, path, &body).await;
            assert_eq!((status, &refused["error"]["rule"]), (409, &json!("table/id-used")), "{path} {body}");
        }
        let mut client = Client::join(open.address, made.1["table"].as_str().unwrap(), Some(&token), None).await;
        let reply = client.ask(json!({ "cmd": "say", "text": "hello", "id": "once" })).await;
        assert_eq!(*said.get_or_insert_with(|| reply.clone()), reply);
        let refused = client.ask(json!({ "cmd": "say", "text": "good bye", "id": "once" })).await;
        assert_eq!(refused["error"]["rule"], "table/id-used", "{refused}");
        open.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_be_taken_for_somebody_else() {
    let open = house(roomy()).await;
    let made = post(open.address, "/api/tables", &json!({ "game": game_for(3), "seats": 3 })).await.json();
    let table = made["table"].as_str().unwrap();
    let seats = format!("/api/tables/{table}/seats");
    assert_eq!(post(open.address, &seats, &json!({ "name": " Zoe\u{301}  \u{200b}Paul\u{2060} " })).await.status, 201);
    let shown = get(open.address, &format!("/api/tables/{table}")).await.json();
    assert_eq!(shown["table"]["places"][0]["name"], "Zo\u{e9} Paul");
    let mut client = Client::join(open.address, table, None, None).await;
    for name in [
        "Zo\u{e9} Paul",
        "ZO\u{c9} PAUL",
        "Zo\u{e9} PauI",
        "Zo\u{435}\u{301} P\u{430}ul",
        "Zoe\u{301}\u{2003}Paul\u{feff}",
    ] {
        let refused = client.ask(json!({ "cmd": "sit", "name": name })).await;
        assert_eq!(refused["error"]["rule"], "table/name-taken", "{name:?}: {refused}");
        assert!(refused["error"]["message"].as_str().unwrap().contains("Zo\u{e9} Paul"), "{refused}");
    }
    for name in ["", " ", "\u{200b}", "\u{3164}", "\u{e0041}"] {
        let refused = client.ask(json!({ "cmd": "sit", "name": name })).await;
        assert_eq!(refused["error"]["rule"], "table/name", "{name:?}: {refused}");
    }
    assert_eq!(client.ask(json!({ "cmd": "sit", "name": "Zo\u{e9} Paula" })).await["seat"], 1);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_talks_others_down_over_however_many_connections() {
    let open = house(Settings { talk_per_minute: 6, ..roomy() }).await;
    let (table, owner, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let mut loud = Vec::new();
    for _ in 0..6 {
        loud.push(Client::join(open.address, &table, Some(&tokens[0]), None).await);
    }
    let mut said = 0;
    for turn in 0..60 {
        let reply = loud[turn % 6].ask(json!({ "cmd": "say", "text": "me", "id": turn })).await;
        let refused =
            reply["error"]["code"] == "too-many" && reply["error"]["message"].as_str().unwrap().contains(" s.");
        assert!(reply["ok"] == true || refused, "{reply}");
        said += u32::from(reply["ok"] == true);
    }
    assert!((5..=12).contains(&said), "{said} of 60 were heard");
    let again = loud[5].ask(json!({ "cmd": "say", "text": "me", "id": 0 })).await;
    assert_eq!(again["ok"], true, "what was heard is answered again: {again}");
    let mut other = Client::join(open.address, &table, Some(&tokens[1]), None).await;
    assert_eq!(other.ask(json!({ "cmd": "say", "text": "may I?" })).await["ok"], true);
    // Whoever made the table can have quiet; whoever watches has nothing to say.
    let mut owner = Client::join(open.address, &table, Some(&owner), None).await;
    assert_eq!(owner.ask(json!({ "cmd": "say", "text": "quiet" })).await["error"]["rule"], "table/not-seated");
    assert_eq!(
        other.ask(json!({ "cmd": "mute", "seat": 0, "muted": true })).await["error"]["rule"],
        "table/owner-only"
    );
    assert_eq!(owner.ask(json!({ "cmd": "mute", "seat": 1, "muted": true })).await["ok"], true);
    assert_eq!(other.until("muted").await["seat"], 1);
    assert_eq!(other.ask(json!({ "cmd": "say", "text": "why?" })).await["error"]["rule"], "table/muted");
    open.close().await;
}

/// Gives up and asks to play again, alone against a bot: the reply to that.
async fn plays_again(client: &mut Client) -> Value {
    client.ask(json!({ "cmd": "resign" })).await;
    client.ask(json!({ "cmd": "rematch" })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_a_table_more() {
    let open = house(Settings { tables_per_hour: 2, ..roomy() }).await;
    let (mut table, owner, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 1).await;
    Client::join(open.address, &table, Some(&owner), None).await.ask(json!({ "cmd": "bot" })).await;
    let mut client = Client::join(open.address, &table, Some(&tokens[0]), None).await;
    assert_eq!(plays_again(&mut client).await["ok"], true);
    table = client.until("rematched").await["table"].as_str().unwrap().to_owned();
    let mut next = Client::join(open.address, &table, Some(&tokens[0]), None).await;
    next.ask(json!({ "cmd": "ready" })).await;
    let refused = plays_again(&mut next).await;
    assert_eq!(refused["error"]["code"], "too-many", "{refused}");
    assert_eq!(post(open.address, "/api/tables", &json!({ "game": game_for(2), "seats": 2 })).await.status, 429);
    // Nothing has come of it, and nothing is lost: it can be asked for again.
    let shown = get(open.address, &format!("/api/tables/{table}")).await.json();
    assert_eq!((&shown["table"]["phase"], &shown["table"]["offer"]), (&json!("over"), &Value::Null));
    let again = next.ask(json!({ "cmd": "rematch" })).await;
    assert_eq!(again["error"]["code"], "too-many", "{again}");
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_of_two_counts_for_whoever_agrees_last() {
    let open = house(Settings { tables_per_hour: 1, ..roomy() }).await;
    let (table, _, tokens) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 2).await;
    let mut one = Client::join(open.address, &table, Some(&tokens[0]), None).await;
    let mut two = Client::join(open.address, &table, Some(&tokens[1]), None).await;
    one.ask(json!({ "cmd": "resign" })).await;
    assert_eq!(one.ask(json!({ "cmd": "rematch" })).await["ok"], true, "to offer it makes no table");
    for cmd in ["rematch", "agree"] {
        let refused = two.ask(json!({ "cmd": cmd })).await;
        assert_eq!(refused["error"]["code"], "too-many", "{refused}");
    }
    let shown = get(open.address, &format!("/api/tables/{table}")).await.json();
    assert_eq!(shown["table"]["offer"]["agreed"], json!([0]), "the offer stands");
    open.close().await;
}

/// Notes for which game it thinks, and begins when it may.
struct Gate {
    open: Mutex<Receiver<()>>,
    thought: Sender<GameId>,
}

impl Mind for Gate {
    fn choose(&self, think: &Think, _: &Budget<'_>) -> Option<String> {
        self.open.lock().unwrap().recv().ok()?;
        self.thought.send(think.game).ok()?;
        think.game.pick(&think.view, think.seat, &mut testkit::dice(think.seed))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_tables_where_nobody_is_wait_for_those_whom_somebody_waits_for() {
    let ((open_gate, gate), (thought, thoughts)) = (channel(), channel());
    let mind = Gate { open: Mutex::new(gate), thought };
    let settings = Settings { bot_threads: 1, ..roomy() };
    let open = server::open(settings, Arc::new(Memory::default()), Arc::new(mind)).await.unwrap();
    let others = game_for(3);
    let plan = json!({ "game": others, "seats": 3, "start": "owner", "level": "kraken" });
    for _ in 0..40 {
        let (table, owner, _) = table_of(open.address, plan.clone(), 1).await;
        let mut client = Client::join(open.address, &table, Some(&owner), None).await;
        client.ask(json!({ "cmd": "start" })).await;
        client.close().await;
    }
    let (table, owner, tokens) = table_of(open.address, json!({ "game": open_game(), "seats": 2 }), 1).await;
    Client::join(open.address, &table, Some(&owner), None).await.ask(json!({ "cmd": "bot" })).await;
    let mut client = Client::join(open.address, &table, Some(&tokens[0]), None).await;
    while let Some(mv) = any_move(&mut client, 0).await {
        client.ask(json!({ "cmd": "play", "move": mv })).await;
    }
    // One is at it already; then comes the one that a person waits for, whoever came before.
    (0..2).for_each(|_| open_gate.send(()).unwrap());
    let order = tokio::task::spawn_blocking(move || thoughts.iter().take(2).collect::<Vec<_>>()).await.unwrap();
    assert_eq!(order, [others, open_game()]);
    drop(open_gate);
    open.close().await;
}
