//! What needs consent, over real sockets: it is asked of people, never of a bot that stands in for one.

mod common;

use common::{Client, any_move, get, house, roomy, table_of};
use serde_json::{Value, json};

/// Plays for the seat until it was moved for by a bot and is due again.
async fn until_due(client: &mut Client) -> String {
    loop {
        if let Some(mv) = any_move(client, 0).await {
            return mv;
        }
        client.until("moved").await;
    }
}

/// The moves that were made and not taken back.
async fn plies(address: std::net::SocketAddr, table: &str) -> usize {
    let log = get(address, &format!("/api/tables/{table}/log")).await.json();
    let undone = |plies: usize, message: &Value| match message["told"].as_str() {
        Some("moved") => plies + 1,
        Some("undone") => message["plies"].as_u64().unwrap() as usize,
        _ => plies,
    };
    log.as_array().unwrap().iter().fold(0, undone)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_stands_in_agrees_to_nothing() {
    let open = house(roomy()).await;
    for game in catalog::GameId::ALL {
        let plan = json!({ "game": game.name(), "seats": 2, "clock": { "kind": "move", "seconds": 2 } });
        let (table, _, tokens) = table_of(open.address, plan, 2).await;
        let mut clients = [
            Client::join(open.address, &table, Some(&tokens[0]), None).await,
            Client::join(open.address, &table, Some(&tokens[1]), None).await,
        ];
        // Each moves once; then the one who is due falls asleep.
        let away = usize::from(any_move(&mut clients[0], 0).await.is_none());
        for seat in [away, 1 - away] {
            while let Some(mv) = any_move(&mut clients[seat], 0).await {
                clients[seat].ask(json!({ "cmd": "play", "move": mv })).await;
            }
        }
        let person = &mut clients[1 - away];
        assert_eq!(person.until("timed-out").await["seat"], away);
        // Turns may have several moves: it is the bot that must have moved since.
        let bot = format!(r#""told":"moved","seat":{away}"#);
        let moved = |person: &Client| person.bytes.iter().filter(|text| text.contains(&bot)).count();
        let enough = moved(person) + 2;
        loop {
            let mv = until_due(person).await;
            if moved(person) >= enough {
                break;
            }
            person.ask(json!({ "cmd": "play", "move": mv })).await;
        }
        let before = plies(open.address, &table).await;
        for cmd in ["draw", "pause", "undo"] {
            let reply = person.ask(json!({ "cmd": cmd })).await;
            assert_eq!(reply["error"]["rule"], "table/away", "{}: {cmd} was answered {reply}", game.name());
        }
        assert!(plies(open.address, &table).await >= before, "{}: moves were taken back", game.name());
    }
    open.close().await;
}
