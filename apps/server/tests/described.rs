//! The descriptions for programs are sound, and what a house really says is as they say.

mod common;

use common::{Answer, Client, any_move, game_for, get, house, post, roomy, table_of};
use serde_json::{Map, Value, json};
use std::net::SocketAddr;

/// Every object in a piece of data.
fn objects<'a>(data: &'a Value, found: &mut Vec<&'a Map<String, Value>>) {
    match data {
        Value::Array(items) => items.iter().for_each(|item| objects(item, found)),
        Value::Object(fields) => {
            found.push(fields);
            fields.values().for_each(|item| objects(item, found));
        }
        _ => {}
    }
}

/// Every reference in a description leads somewhere in it.
fn references_lead_somewhere(api: &Value) {
    let mut found = Vec::new();
    objects(api, &mut found);
    let refs: Vec<&str> = found.iter().filter_map(|fields| fields.get("$ref")?.as_str()).collect();
    assert!(refs.len() > 5, "{refs:?}");
    for name in refs {
        let there = name.strip_prefix('#').and_then(|pointer| api.pointer(pointer));
        assert!(there.is_some(), "{name} leads nowhere");
    }
}

/// Whether data is as a schema of this description says.
fn fits(api: &Value, schema: &Value, data: &Value) -> Result<(), String> {
    let mut whole = schema.clone();
    whole["components"] = api["components"].clone();
    let validator = jsonschema::validator_for(&whole).expect("a schema");
    let wrong: Vec<String> = validator.iter_errors(data).map(|error| error.to_string()).collect();
    if wrong.is_empty() { Ok(()) } else { Err(format!("{data}\n{}", wrong.join("\n"))) }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_descriptions_for_programs_are_sound() {
    let open = house(roomy()).await;
    let api = get(open.address, "/api/openapi.json").await.json();
    for (path, methods) in api["paths"].as_object().unwrap() {
        let in_path: Vec<&str> = path.split(['{', '}']).skip(1).step_by(2).collect();
        for (method, operation) in methods.as_object().unwrap() {
            let declared = operation["parameters"].as_array().cloned().unwrap_or_default();
            let of_path = declared.iter().filter(|parameter| parameter["in"] == "path");
            let named: Vec<&str> = of_path.clone().map(|parameter| parameter["name"].as_str().unwrap()).collect();
            assert_eq!(named, in_path, "{method} {path}");
            assert!(of_path.into_iter().all(|parameter| parameter["required"] == true), "{method} {path}");
            let places = ["path", "query", "header", "cookie"].map(Value::from);
            assert!(declared.iter().all(|parameter| places.contains(&parameter["in"])), "{method} {path}");
            let answers = operation["responses"].as_object().unwrap();
            assert!(!answers.is_empty() && answers.values().all(|answer| answer["description"].is_string()));
        }
    }
    references_lead_somewhere(&api);
    let socket = get(open.address, "/api/asyncapi.json").await.json();
    assert_eq!(
        (&socket["asyncapi"], &socket["channels"]["socket"]["address"]),
        (&json!("3.0.0"), &json!("/api/socket"))
    );
    let actions =
        socket["operations"].as_object().unwrap().values().map(|operation| operation["action"].as_str().unwrap());
    assert_eq!(actions.collect::<Vec<_>>(), ["receive", "send"]);
    references_lead_somewhere(&socket);
    open.close().await;
}

/// The messages of a whole little game: sitting down, moves, talk, an offer, a refusal, the end.
async fn played(address: SocketAddr, game: &str) -> Vec<String> {
    let plan = json!({ "game": game, "seats": 2, "clock": { "kind": "bank", "seconds": 600 } });
    let (table, owner, tokens) = table_of(address, plan, 1).await;
    let mut watcher = Client::join(address, &table, None, None).await;
    let mut players = [
        Client::join(address, &table, Some(&tokens[0]), None).await,
        Client::join(address, &table, Some(&owner), None).await,
    ];
    players[1].ask(json!({ "cmd": "sit", "name": "Owner" })).await;
    for turn in 0..4 {
        for player in &mut players {
            if let Some(mv) = any_move(player, turn).await {
                player.ask(json!({ "cmd": "play", "move": mv })).await;
            }
        }
    }
    for cmd in
        ["hello", "games", "table", "turn", "count", "view", "undo", "pause", "resign", "record", "position", "dance"]
    {
        players[0].ask(json!({ "cmd": cmd })).await;
    }
    players[1].ask(json!({ "cmd": "say", "text": "good game" })).await;
    watcher.until("said").await;
    let mut back = Client::join(address, &table, Some(&owner), Some(1)).await;
    back.until("you").await;
    let [one, two] = players;
    [one, two, watcher, back].into_iter().flat_map(|client| client.bytes).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_over_the_socket_is_as_described() {
    let open = house(roomy()).await;
    let api = get(open.address, "/api/asyncapi.json").await.json();
    let described = |name: &str| api["components"]["messages"][name]["payload"].clone();
    let mut kinds = std::collections::BTreeSet::new();
    for game in catalog::GameId::ALL {
        for text in played(open.address, game.name()).await {
            let message: Value = serde_json::from_str(&text).unwrap();
            let name = match message["told"].as_str() {
                None => "reply",
                Some("table") => "table",
                Some("presence" | "you") => "news",
                Some(_) => "told",
            };
            fits(&api, &described(name), &message).unwrap();
            kinds.insert(name);
        }
    }
    assert_eq!(kinds.len(), 4);
    let cut = json!({ "told": "moved", "seat": 0, "move": "look 2", "at": 7, "phase": "playing" });
    assert!(fits(&api, &described("told"), &cut).is_err(), "an entry has a number");
    let ask = json!({ "cmd": "play", "move": "look 2", "id": 7 });
    fits(&api, &described("asking"), &ask).unwrap();
    for wrong in [json!({ "cmd": "dance" }), json!({ "cmd": "play" }), json!({ "cmd": "bot", "level": "whale" })] {
        assert!(fits(&api, &described("asking"), &wrong).is_err(), "{wrong}");
    }
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_answered_over_http_is_as_described() {
    let open = house(roomy()).await;
    let api = get(open.address, "/api/openapi.json").await.json();
    let as_described = |method: &str, path: &str, answer: &Answer| {
        let told = &api["paths"][path][method]["responses"][answer.status.to_string()];
        let schema = &told["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{method} {path} {} is not described", answer.status);
        fits(&api, schema, &answer.json()).unwrap();
    };
    let plan = json!({ "game": game_for(2), "seats": 2, "public": true });
    fits(&api, &api["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"], &plan)
        .unwrap();
    let made = post(open.address, "/api/tables", &plan).await;
    as_described("post", "/api/tables", &made);
    let at = format!("/api/tables/{}", made.json()["table"].as_str().unwrap());
    as_described(
        "post",
        "/api/tables",
        &post(open.address, "/api/tables", &json!({ "game": "chess", "seats": 2 })).await,
    );
    as_described("get", "/api/games", &get(open.address, "/api/games").await);
    as_described("get", "/api/tables", &get(open.address, "/api/tables").await);
    as_described(
        "post",
        "/api/tables/{table}/seats",
        &post(open.address, &format!("{at}/seats"), &json!({ "name": "Ann" })).await,
    );
    as_described("get", "/api/tables/{table}", &get(open.address, &at).await);
    as_described("get", "/api/tables/{table}", &get(open.address, "/api/tables/nowhere").await);
    as_described("get", "/api/tables/{table}/log", &get(open.address, &format!("{at}/log")).await);
    as_described("get", "/api/tables/{table}/record", &get(open.address, &format!("{at}/record")).await);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_that_no_bot_has_is_refused_by_its_rule() {
    let open = house(roomy()).await;
    let refused =
        post(open.address, "/api/tables", &json!({ "game": game_for(2), "seats": 2, "level": "whale" })).await;
    assert_eq!((refused.status, &refused.json()["error"]["rule"]), (400, &json!("table/level")), "{}", refused.body);
    let (table, owner, _) = table_of(open.address, json!({ "game": game_for(2), "seats": 2 }), 0).await;
    let reply = Client::join(open.address, &table, Some(&owner), None)
        .await
        .ask(json!({ "cmd": "bot", "level": "whale" }))
        .await;
    assert_eq!((&reply["error"]["rule"], &reply["error"]["code"]), (&json!("table/level"), &json!("bad-request")));
    assert!(reply["error"]["message"].as_str().unwrap().contains("whale"), "{reply}");
    open.close().await;
}
