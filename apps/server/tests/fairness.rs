//! Committing and revealing over real sockets: through a restart, from another device, and what is told of it.

mod common;

use common::{Client, game_for, get, house_on, post, roomy};
use serde_json::{Value, json};
use std::sync::Arc;
use table::Record;
use table::fair::{Hex, Salt, Verdict, commitment, verify};

const SALTS: [Salt; 2] = [Hex([0x11; 16]), Hex([0x22; 16])];

async fn sit(address: std::net::SocketAddr, table: &str, seat: usize) -> String {
    let body = json!({ "name": format!("P{seat}"), "commitment": commitment(&SALTS[seat]) });
    let seated = post(address, &format!("/api/tables/{table}/seats"), &body).await;
    assert_eq!(seated.status, 201, "{}", seated.body);
    seated.json()["token"].as_str().unwrap().to_owned()
}

fn reveal(seat: usize) -> Value {
    json!({ "cmd": "reveal", "salt": SALTS[seat] })
}

#[tokio::test(flavor = "multi_thread")]
async fn salts_are_revealed_through_a_restart_and_from_another_device_and_the_record_verifies() {
    let store = Arc::new(server::store::Memory::default());
    let open = house_on(roomy(), store.clone()).await;
    let made = post(open.address, "/api/tables", &json!({ "game": game_for(2), "seats": 2 })).await.json();
    let table = made["table"].as_str().unwrap();
    let tokens = [sit(open.address, table, 0).await, sit(open.address, table, 1).await];
    let mut one = Client::join(open.address, table, Some(&tokens[0]), None).await;
    let shown = one.until("table").await;
    assert_eq!((&shown["table"]["phase"], &shown["table"]["commitment"]), (&json!("revealing"), &made["commitment"]));
    assert_eq!(shown["table"]["places"][1]["commitment"], json!(commitment(&SALTS[1])));
    assert!(one.ask(reveal(0)).await["ok"] == true);
    open.close().await;

    let open = house_on(roomy(), store).await;
    let mut elsewhere = Client::join(open.address, table, Some(&tokens[1]), None).await;
    let shown = elsewhere.until("table").await;
    assert_eq!(
        (&shown["table"]["phase"], &shown["table"]["places"][0]["salt"]),
        (&json!("revealing"), &json!(SALTS[0]))
    );
    let refused = elsewhere.ask(reveal(0)).await;
    assert_eq!(refused["error"]["rule"], "table/salt");
    assert!(elsewhere.ask(reveal(1)).await["ok"] == true);
    elsewhere.until("began").await;
    elsewhere.ask(json!({ "cmd": "resign" })).await;
    let ended = elsewhere.until("resigned").await;
    let record = get(open.address, &format!("/api/tables/{table}/record")).await.json();
    assert_eq!(ended["fair"], record["fair"], "the end of the game tells the whole proof, the seal included");
    assert!(record["fair"]["seal"].is_string() && record["fair"]["commitment"] == made["commitment"]);
    let record = Record::read(&record).unwrap();
    assert!(matches!(verify(&record), Ok(Verdict::Fair(1..))));
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_while_salts_are_revealed_calls_the_deal_off() {
    let open = house_on(roomy(), Arc::new(server::store::Memory::default())).await;
    let made = post(open.address, "/api/tables", &json!({ "game": game_for(2), "seats": 2 })).await.json();
    let table = made["table"].as_str().unwrap();
    let tokens = [sit(open.address, table, 0).await, sit(open.address, table, 1).await];
    let mut one = Client::join(open.address, table, Some(&tokens[0]), None).await;
    let mut two = Client::join(open.address, table, Some(&tokens[1]), None).await;
    one.ask(reveal(0)).await;
    two.ask(json!({ "cmd": "stand" })).await;
    one.until("stood").await;
    let shown = one.ask(json!({ "cmd": "table" })).await["table"]["table"].clone();
    assert_eq!((&shown["phase"], &shown["called_off"]), (&json!("waiting"), &json!(1)));
    assert_eq!((&shown["places"][0]["ready"], shown["places"][0].get("salt")), (&json!(false), None));
    assert_eq!(one.ask(reveal(0)).await["error"]["rule"], "table/not-revealing");
    open.close().await;
}
