//! Blindness at the wire: every byte that a client is sent during a game with hidden cards is
//! recorded, what that client may not know is changed, and the bytes stay the same.

mod common;

use common::{Client, house_on, roomy};
use kernel::{Chance, Seat, Viewpoint};
use serde_json::{Value, json};
use server::store::{Append, Memory, Store};
use std::sync::Arc;
use table::Deal;
use table::fair::{Hex, VERSION};
use table::host::{Ask, Entry, Host, Logged, Message, Time, key_of};
use table::{Dealer, Record, Session};

/// How many moves are played.
const MOVES: usize = 12;
/// How many other worlds are tried before the search is given up.
const TRIES: usize = 60_000;

fn token(seat: u8) -> String {
    format!("token of seat {seat}")
}

/// The log of a table that has begun.
fn begun(game: &str, seats: u8) -> Vec<Logged> {
    let plan = serde_json::from_value(json!({ "game": game, "seats": seats })).unwrap();
    let (mut host, made) = Host::make(Time(1), plan, Hex([9; 32]), key_of("owner")).unwrap();
    let mut log = vec![made];
    for seat in 0..seats {
        let ask = Ask::Sit { name: format!("Player {seat}"), seat: Some(seat.into()), commitment: None };
        let message = Message::Ask { who: Some(key_of(&token(seat))), id: None, ask };
        log.extend(host.handle(Time(2), message).unwrap().entries);
    }
    log
}

fn deals(log: &[Logged]) -> Vec<Value> {
    let Some(Logged { entry: Entry::Began { deals, .. }, .. }) = log.last() else { panic!("play has begun") };
    deals.iter().map(|deal| serde_json::to_value(deal).unwrap()).collect()
}

/// A session with these deals, after these moves.
fn session(game: &str, seats: u8, deals: &[Value], moves: &[(Seat, String)]) -> Option<Session> {
    let mut record = Record::new(game, seats, Value::Null);
    record.log = deals.iter().map(|deal| table::Entry::Deal { deal: Deal::Written(deal.clone()) }).collect();
    record.log.extend(moves.iter().map(|(seat, mv)| table::Entry::Move { seat: *seat, mv: mv.clone() }));
    Session::load(&record, Dealer::seeded(1)).ok()
}

/// Random moves from the beginning, none of which makes the dealer deal again.
fn some_moves(game: &str, seats: u8, deals: &[Value]) -> Vec<(Seat, String)> {
    let mut session = session(game, seats, deals, &[]).unwrap();
    let (mut dice, mut moves) = (testkit::dice(3), Vec::new());
    while moves.len() < MOVES {
        let kernel::Turn::Seats(due) = session.turn() else { break };
        let seat = due.first().unwrap();
        let mv = session.game().pick(seat, &mut dice).unwrap();
        session.play(seat, &mv).unwrap();
        moves.push((seat, mv));
    }
    let made = |moves: &[_]| self::session(game, seats, deals, moves).unwrap().log().len() - moves.len();
    while made(&moves) > deals.len() {
        moves.pop();
    }
    moves
}

/// Every value in a piece of data that has no parts.
fn leaves<'a>(data: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match data {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|item| leaves(item, found)),
        leaf => found.push(leaf),
    }
}

/// Exchanges some pairs of values within deals.
fn exchange(deals: &mut [Value], dice: &mut testkit::Dice) {
    for _ in 0..=dice.below(3) {
        let at = dice.below(deals.len() as u32) as usize;
        let mut found = Vec::new();
        leaves(&mut deals[at], &mut found);
        let (one, two) = (dice.below(found.len() as u32) as usize, dice.below(found.len() as u32) as usize);
        let kept = found[one].clone();
        *found[one] = found[two].clone();
        *found[two] = kept;
    }
}

/// Deals that differ from these in what the viewpoint may not know during these moves, but others do.
fn another_world(
    game: &str,
    seats: u8,
    real: &[Value],
    moves: &[(Seat, String)],
    from: Viewpoint,
) -> Option<Vec<Value>> {
    let views = |session: &Session, from| -> Vec<String> {
        (0..=moves.len()).map(|ply| session.at_ply(ply).unwrap().view(from).written().get().to_owned()).collect()
    };
    let truth = session(game, seats, real, moves).unwrap();
    let seen = views(&truth, from);
    let mut dice = testkit::dice(11);
    (0..TRIES).find_map(|_| {
        let mut deals = real.to_vec();
        exchange(&mut deals, &mut dice);
        let other = session(game, seats, &deals, moves).filter(|_| deals != real)?;
        let differs = |another| views(&other, another) != views(&truth, another);
        (views(&other, from) == seen && Viewpoint::all(seats).any(differs)).then_some(deals)
    })
}

/// Plays the moves in a house whose table was dealt so: what each seat and a spectator were sent.
async fn heard(log: &[Logged], deals: &[Value], moves: &[(Seat, String)], seats: u8) -> Vec<Vec<String>> {
    let mut log = log.to_vec();
    log.last_mut().unwrap().entry =
        Entry::Began { deals: deals.iter().cloned().map(Deal::Written).collect(), fair: VERSION };
    let store = Arc::new(Memory::default());
    let entries = log.iter().map(|logged| serde_json::to_string(logged).unwrap()).collect();
    store
        .append(&[&Append { table: "t".into(), first: 0, entries, card: None, alarm: None }])
        .unwrap()
        .remove(0)
        .unwrap();
    let open = house_on(roomy(), store).await;
    let mut clients = Vec::new();
    for seat in 0..seats {
        clients.push(Client::join(open.address, "t", Some(&token(seat)), Some(0)).await);
    }
    clients.push(Client::join(open.address, "t", None, None).await);
    for (seat, mv) in moves {
        let reply = clients[seat.index()].ask(json!({ "cmd": "play", "move": mv })).await;
        assert_eq!(reply["ok"], true, "{reply}");
        for client in &mut clients {
            client.until("moved").await;
        }
        let refused = clients[seat.index()].ask(json!({ "cmd": "play", "move": "nonsense" })).await;
        assert_eq!(refused["ok"], false);
    }
    for client in &mut clients {
        for cmd in ["view", "turn", "legal", "table", "position", "record"] {
            client.ask(json!({ "cmd": cmd })).await;
        }
    }
    open.close().await;
    // Who is connected is told once for several changes, where a client has not read yet what was told before.
    let told = |text: &&String| !text.starts_with(r#"{"told":"presence""#);
    let heard = |client: Client| client.bytes.iter().filter(told).map(|text| without_time(text)).collect();
    clients.into_iter().map(heard).collect()
}

/// A message without the time of day, which differs between any two games.
fn without_time(text: &str) -> String {
    let mut parts = text.split("\"at\":");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + "\"at\":" + part.trim_start_matches(|c: char| c.is_ascii_digit()))
}

async fn blind(game: &str, seats: u8) {
    let log = begun(game, seats);
    let real = deals(&log);
    let moves = some_moves(game, seats, &real);
    let truth = heard(&log, &real, &moves, seats).await;
    for (at, from) in Viewpoint::all(seats).enumerate() {
        let other = another_world(game, seats, &real, &moves, from);
        let other = other.unwrap_or_else(|| panic!("{game}: no other world for {from:?}"));
        let elsewhere = heard(&log, &other, &moves, seats).await;
        assert_eq!(truth[at], elsewhere[at], "{game}: {from:?} was sent what it may not know");
        assert!(truth != elsewhere, "{game}: the worlds did not differ for anybody, so nothing was tested");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_depends_on_what_its_reader_may_not_know() {
    for game in catalog::GameId::ALL {
        let fewest = *game.seats().start();
        let session = Session::new(game.name(), fewest, &Value::Null, Dealer::seeded(1)).unwrap();
        if session.game().has_secrets() {
            blind(game.name(), fewest + 1).await;
        }
    }
}
