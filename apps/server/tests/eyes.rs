//! What a connection sees follows what its token holds: whoever has lost a seat, in whatever way, is sent from that very
//! entry on what a spectator is sent, byte for byte.

mod common;

use catalog::GameId;
use common::{Client, any_move, house, roomy, table_of};
use serde_json::{Value, json};
use server::Open;
use server::bus::{Bus, Changed, Local};
use server::store::{Memory, Store};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::broadcast::Receiver;

/// The games with something hidden.
fn hidden() -> impl Iterator<Item = &'static str> {
    GameId::ALL.into_iter().filter(|game| game.has_secrets() && game.seats().contains(&2)).map(GameId::name)
}

/// A table of two whose first seat was somebody's who is still connected.
struct Scene {
    /// The connection that had the seat, and one that never had any.
    old: Client,
    watcher: Client,
    /// Those who play now.
    players: Vec<Client>,
}

fn plan(game: &str) -> Value {
    json!({ "game": game, "seats": 2, "level": "hatchling" })
}

/// Joins as a stranger and sits down.
async fn sits(address: SocketAddr, table: &str, seat: u8) -> Client {
    let mut client = Client::join(address, table, None, None).await;
    let reply = client.ask(json!({ "cmd": "sit", "name": format!("Somebody {seat}"), "seat": seat })).await;
    assert_eq!(reply["seat"], seat, "{reply}");
    client
}

async fn done(client: &mut Client, ask: Value) {
    let reply = client.ask(ask).await;
    assert_eq!(reply["ok"], true, "{reply}");
}

/// An empty table, its owner, and a spectator.
async fn waiting(address: SocketAddr, game: &str) -> (String, String, Client) {
    let (table, owner, _) = table_of(address, plan(game), 0).await;
    let watcher = Client::join(address, &table, None, None).await;
    (table, owner, watcher)
}

async fn both_sit(address: SocketAddr, table: &str) -> Vec<Client> {
    vec![sits(address, table, 0).await, sits(address, table, 1).await]
}

async fn stands_up(address: SocketAddr, game: &str) -> Scene {
    let (table, _, watcher) = waiting(address, game).await;
    let mut old = sits(address, &table, 0).await;
    done(&mut old, json!({ "cmd": "stand" })).await;
    Scene { old, watcher, players: both_sit(address, &table).await }
}

async fn is_made_to_stand(address: SocketAddr, game: &str) -> Scene {
    let (table, owner, watcher) = waiting(address, game).await;
    let old = sits(address, &table, 0).await;
    let mut owner = Client::join(address, &table, Some(&owner), None).await;
    done(&mut owner, json!({ "cmd": "stand", "seat": 0 })).await;
    Scene { old, watcher, players: both_sit(address, &table).await }
}

/// Whoever made the table sits, stands up, and goes on looking with the token of the table.
async fn owns_the_table(address: SocketAddr, game: &str) -> Scene {
    let (table, owner, watcher) = waiting(address, game).await;
    let mut old = Client::join(address, &table, Some(&owner), None).await;
    done(&mut old, json!({ "cmd": "sit", "name": "Owner", "seat": 0 })).await;
    done(&mut old, json!({ "cmd": "stand" })).await;
    Scene { old, watcher, players: both_sit(address, &table).await }
}

/// The seat is left on one device while another still shows it, and is taken over HTTP.
async fn stands_up_on_another_device(address: SocketAddr, game: &str) -> Scene {
    let (table, _, watcher) = waiting(address, game).await;
    let token = common::sit(address, &table, 0).await;
    let old = Client::join(address, &table, Some(&token), None).await;
    let mut device = Client::join(address, &table, Some(&token), None).await;
    done(&mut device, json!({ "cmd": "stand" })).await;
    let tokens = [common::sit(address, &table, 0).await, common::sit(address, &table, 1).await];
    let mut players = Vec::new();
    for token in &tokens {
        players.push(Client::join(address, &table, Some(token), None).await);
    }
    Scene { old, watcher, players }
}

async fn is_replaced_by_a_bot(address: SocketAddr, game: &str) -> Scene {
    let (table, owner, watcher) = waiting(address, game).await;
    let old = sits(address, &table, 0).await;
    let mut owner = Client::join(address, &table, Some(&owner), None).await;
    done(&mut owner, json!({ "cmd": "stand", "seat": 0 })).await;
    done(&mut owner, json!({ "cmd": "bot", "seat": 0 })).await;
    Scene { old, watcher, players: vec![sits(address, &table, 1).await] }
}

/// At the table of a rematch everybody has a seat before they come; one of them leaves it to somebody else.
async fn leaves_a_rematch(address: SocketAddr, game: &str) -> Scene {
    let (table, _, tokens) = table_of(address, plan(game), 2).await;
    let mut one = Client::join(address, &table, Some(&tokens[0]), None).await;
    let mut two = Client::join(address, &table, Some(&tokens[1]), None).await;
    for cmd in ["resign", "rematch"] {
        done(&mut one, json!({ "cmd": cmd })).await;
    }
    done(&mut two, json!({ "cmd": "rematch" })).await;
    let next = two.until("rematched").await["table"].as_str().unwrap().to_owned();
    let watcher = Client::join(address, &next, None, None).await;
    let mut stays = Client::join(address, &next, Some(&tokens[0]), None).await;
    let mut old = Client::join(address, &next, Some(&tokens[1]), None).await;
    done(&mut old, json!({ "cmd": "stand" })).await;
    let comes = sits(address, &next, 0).await;
    done(&mut stays, json!({ "cmd": "ready" })).await;
    Scene { old, watcher, players: vec![comes, stays] }
}

/// Plays some moves, ends the game, and lets everybody hear it.
async fn play(players: &mut [Client]) {
    let mut made = 0;
    // Whoever is alone asks again while a bot has its turn.
    for turn in 0..10_000 {
        for player in &mut *players {
            if let Some(mv) = any_move(player, turn % 10).await {
                done(player, json!({ "cmd": "play", "move": mv })).await;
                made += 1;
            }
        }
        if made >= 10 {
            break;
        }
    }
    done(players.last_mut().unwrap(), json!({ "cmd": "resign" })).await;
    done(players.last_mut().unwrap(), json!({ "cmd": "say", "text": "that was all" })).await;
}

/// All that was sent after the entry that opened the seat again, but for who is connected: of that only the newest is
/// sent to a connection that has not read yet what came before, so how often it is depends on each one's pace.
fn after_standing(client: &Client) -> Vec<&String> {
    let stood = client.bytes.iter().rposition(|text| text.contains(r#""told":"stood""#)).expect("a seat was left");
    let after = client.bytes[stood + 1..].iter();
    after.filter(|text| !text.starts_with(r#"{"told":"presence""#)).collect()
}

async fn sees_as_a_spectator(way: &str, game: &str, mut scene: Scene) {
    play(&mut scene.players).await;
    for client in [&mut scene.old, &mut scene.watcher] {
        client.until("said").await;
    }
    let (old, watcher) = (after_standing(&scene.old), after_standing(&scene.watcher));
    assert_eq!(old, watcher, "{game}: whoever {way} is sent what a spectator is not");
    let with_views = |texts: &[&String]| texts.iter().filter(|text| text.contains(r#""view":"#)).count();
    assert!(with_views(&watcher) > 5, "{game}: nothing was played, so nothing was tested");
    let seated = scene.players.last().unwrap();
    let private = |text: &&String| text.contains(r#""told":"moved""#) && !watcher.contains(text);
    assert!(seated.bytes.iter().any(|text| private(&text)), "{game}: a seat sees no more than a spectator does");
}

/// Tries one way of losing a seat in every game with hidden cards.
async fn check<F: Future<Output = Scene>>(way: &str, lose: impl Fn(SocketAddr, &'static str) -> F) {
    for game in hidden() {
        let open = house(roomy()).await;
        sees_as_a_spectator(way, game, lose(open.address, game).await).await;
        open.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stood_up_sees_no_seat() {
    check("stood up", stands_up).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_made_to_stand_sees_no_seat() {
    check("was made to stand", is_made_to_stand).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_who_stood_up_sees_no_seat() {
    check("owns the table", owns_the_table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_device_of_whoever_stood_up_sees_a_seat() {
    check("stood up on another device", stands_up_on_another_device).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_a_bot_replaces_sees_no_seat() {
    check("was replaced by a bot", is_replaced_by_a_bot).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_left_a_rematch_sees_no_seat() {
    check("left a rematch", leaves_a_rematch).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stood_up_at_another_server_of_the_house_sees_no_seat() {
    for game in hidden() {
        let (store, bus): (Arc<dyn Store>, Arc<dyn Bus>) = (Arc::new(Memory::default()), Arc::new(Local::default()));
        let [here, there] = [server(&store, &bus).await, server(&store, &bus).await];
        let (table, ..) = waiting(here.address, game).await;
        let token = common::sit(here.address, &table, 0).await;
        let watcher = Client::join(there.address, &table, None, None).await;
        let old = Client::join(there.address, &table, Some(&token), None).await;
        let mut device = Client::join(here.address, &table, Some(&token), None).await;
        done(&mut device, json!({ "cmd": "stand" })).await;
        let players = both_sit(here.address, &table).await;
        sees_as_a_spectator("stood up elsewhere", game, Scene { old, watcher, players }).await;
        here.close().await;
        there.close().await;
    }
}

/// A bus on which no news arrive, as where they are late.
struct Late(Local);

impl Bus for Late {
    fn tell(&self, _: Changed) {}

    fn listen(&self) -> Receiver<Changed> {
        self.0.listen()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_just_sat_down_is_known_at_every_server_of_the_house() {
    for game in hidden() {
        let (store, bus): (Arc<dyn Store>, Arc<dyn Bus>) =
            (Arc::new(Memory::default()), Arc::new(Late(Local::default())));
        let [here, there] = [server(&store, &bus).await, server(&store, &bus).await];
        let (table, ..) = waiting(here.address, game).await;
        drop(Client::join(there.address, &table, None, None).await);
        let token = common::sit(here.address, &table, 0).await;
        let mut device = Client::join(there.address, &table, Some(&token), None).await;
        done(&mut device, json!({ "cmd": "say", "text": "here I am" })).await;
        let mut stranger = Client::connect(there.address).await;
        let refused = stranger.ask(json!({ "cmd": "join", "table": table, "token": "nobody's" })).await;
        assert_eq!(refused["error"]["code"], "not-allowed", "{refused}");
        here.close().await;
        there.close().await;
    }
}

async fn server(store: &Arc<dyn Store>, bus: &Arc<dyn Bus>) -> Open {
    server::open_on(roomy(), store.clone(), bus.clone(), Arc::new(server::RandomMover)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_changes_seats_sees_with_the_new_eyes_only() {
    for game in hidden() {
        let open = house(roomy()).await;
        let (table, ..) = waiting(open.address, game).await;
        let token = common::sit(open.address, &table, 0).await;
        let mut changed = Client::join(open.address, &table, Some(&token), None).await;
        done(&mut changed, json!({ "cmd": "stand" })).await;
        done(&mut changed, json!({ "cmd": "sit", "name": "Somebody", "seat": 1 })).await;
        let mut never = Client::join(open.address, &table, Some(&token), None).await;
        let mut players = [sits(open.address, &table, 0).await];
        let mut told = [Vec::new(), Vec::new()];
        for _ in 0..6 {
            for player in players.iter_mut().chain([&mut changed]) {
                if let Some(mv) = any_move(player, 0).await {
                    done(player, json!({ "cmd": "play", "move": mv })).await;
                }
            }
        }
        done(&mut changed, json!({ "cmd": "say", "text": "that was all" })).await;
        for (client, told) in [&mut changed, &mut never].into_iter().zip(&mut told) {
            client.until("said").await;
            told.extend(client.bytes.iter().filter(|text| text.contains(r#""told":"moved""#)).cloned());
        }
        assert_eq!(told[0], told[1], "{game}");
        assert!(!told[0].is_empty(), "{game}: nothing was played");
        open.close().await;
    }
}
