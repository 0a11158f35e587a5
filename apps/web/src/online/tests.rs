//! The page's fold, held against a real host.

use super::{Heard, Online, Wish};
use kernel::{Seat, Viewpoint};
use serde_json::{Value, json};
use table::TurnNow;
use table::fair::Hex;
use table::host::{Ask, Host, Logged, Message, Plan, Time, key_of, retell};

/// A host of Ann and Bob driven by hand, with its log.
struct House {
    host: Host,
    log: Vec<Logged>,
    now: u64,
}

impl House {
    fn open(plan: Value) -> Self {
        let plan: Plan = serde_json::from_value(plan).unwrap();
        let (host, made) = Host::make(Time(1), plan, Hex([3; 32]), key_of("ann")).unwrap();
        let mut house = Self { host, log: vec![made], now: 2 };
        for name in ["ann", "bob"] {
            house.ask(name, json!({ "cmd": "sit", "name": name }));
        }
        house
    }

    fn ask(&mut self, name: &str, ask: Value) {
        let ask: Ask = serde_json::from_value(ask).unwrap();
        let message = Message::Ask { who: Some(key_of(name)), id: None, ask };
        let effects = self.host.handle(Time(self.now), message).unwrap();
        self.log.extend(effects.entries);
    }

    fn snapshot(&self, name: &str) -> String {
        self.host.snapshot(Time(self.now), Some(&key_of(name)))
    }

    /// What the seat was told after an entry.
    fn told(&self, since: u64, seat: u8) -> Vec<String> {
        retell(&self.log, Some(since), Viewpoint::Seat(Seat::at(seat))).unwrap()
    }

    fn due(&self) -> Seat {
        let Some(TurnNow::Seats(seats)) = self.host.turn_now() else { panic!("nobody is due") };
        seats.first().unwrap()
    }

    /// Whoever is due makes some move, by what that person sees.
    fn play(&mut self) {
        let due = self.due();
        let name = ["ann", "bob"][due.index()];
        let legal = self.host.snapshot(Time(self.now), Some(&key_of(name)));
        let mut online = Online::default();
        online.hear(&legal, 0.0);
        let mv = any_move(&online, due);
        self.ask(name, json!({ "cmd": "play", "move": mv }));
    }
}

fn any_move(online: &Online, seat: Seat) -> String {
    let view = online.view.as_ref().unwrap();
    if online.game() == "kraaw" {
        let scene = crate::scene::kraaw::Scene::new(serde_json::from_str(view).unwrap(), Some(seat), true);
        return scene.moves[0].to_string();
    }
    let scene = crate::scene::crab_stack::Scene::new(serde_json::from_str(view).unwrap(), Some(seat));
    let (from, to) = scene.moves.iter().next().map(|(from, to)| (*from, to.first().unwrap())).unwrap();
    format!("{from}-{to}")
}

fn two(game: &str) -> Value {
    json!({ "game": game, "seats": 2 })
}

/// Bob's page after he came and all that happened was fetched.
fn bob_at(house: &House) -> Online {
    let mut online = Online::default();
    let wishes = online.hear(&house.snapshot("bob"), 0.0);
    assert_eq!(wishes, [Wish::Recall(0)]);
    assert_eq!(online.recall(&format!("[{}]", house.told(0, 1).join(",")), 0.0), []);
    online
}

#[test]
fn a_snapshot_says_where_one_sits_and_who_is_due() {
    let house = House::open(two("kraaw"));
    let online = bob_at(&house);
    assert_eq!((online.game(), online.phase.as_str()), ("kraaw", "playing"));
    assert_eq!((online.seat, online.owner), (Some(Seat::at(1)), false));
    assert_eq!(online.names(|_| String::new()), ["ann", "bob"]);
    assert!(online.view.is_some() && !online.due.is_empty());
}

#[test]
fn the_story_begins_with_the_deal() {
    for game in ["crab-stack", "kraaw"] {
        let online = bob_at(&House::open(two(game)));
        assert_eq!(online.past.story.len(), 1);
        assert!(online.past.story[0].events[0].get().contains("dealt"), "{game}");
    }
}

#[test]
fn moves_are_followed_live_and_fetched_alike_and_every_one_can_be_looked_back_at() {
    for game in ["crab-stack", "kraaw"] {
        let mut house = House::open(two(game));
        let mut live = bob_at(&house);
        let mut seen = vec![live.view.clone()];
        for _ in 0..8 {
            let told = live.past.told;
            house.play();
            for message in house.told(told, 1) {
                live.hear(&message, 0.0);
            }
            seen.push(live.view.clone());
        }
        let later = bob_at(&house);
        assert_eq!((live.past.story.len(), later.past.story.len()), (9, 9), "{game}");
        assert_eq!(live.view, later.view, "{game}");
        for (ply, view) in seen.iter().enumerate() {
            assert_eq!(live.past.view(ply), view.as_deref(), "{game} {ply}");
            assert_eq!(later.past.view(ply), view.as_deref(), "{game} {ply}");
        }
        assert_eq!(live.past.view(9), None);
    }
}

#[test]
fn what_is_told_twice_changes_nothing_and_what_is_missing_is_fetched_once() {
    let mut house = House::open(two("crab-stack"));
    let mut online = bob_at(&house);
    let told = online.past.told;
    house.play();
    house.play();
    house.ask("bob", json!({ "cmd": "say", "text": "hello" }));
    let missed = house.told(told, 1);
    assert_eq!(online.hear(&missed[2], 0.0), [Wish::Recall(told)]);
    assert_eq!(online.hear(&missed[1], 0.0), []);
    assert_eq!(online.past.story.len(), 1);
    online.recall(&format!("[{}]", missed.join(",")), 0.0);
    online.hear(&missed[1], 0.0);
    assert_eq!(online.past.story.len(), 3);
    assert_eq!(online.past.heard.last(), Some(&Heard::Said(Seat::at(1), "hello".into())));
    let failed = online.recall("", 0.0);
    assert_eq!(failed, []);
}

#[test]
fn an_offer_to_take_back_is_understood_and_a_move_taken_back_leaves_the_story() {
    let mut house = House::open(two("crab-stack"));
    let first = house.due();
    let names = ["ann", "bob"];
    house.play();
    house.play();
    house.ask(names[first.index()], json!({ "cmd": "undo" }));
    let mut online = bob_at(&house);
    assert_eq!(online.offer.as_ref().map(|(seat, what, _)| (*seat, what.as_str())), Some((first, "undo")));
    let told = online.past.told;
    house.ask(names[first.next(2).index()], json!({ "cmd": "agree" }));
    for message in house.told(told, 1) {
        online.hear(&message, 0.0);
    }
    online.hear(&house.snapshot("bob"), 0.0);
    assert_eq!((online.past.story.len(), online.offer.is_none()), (1, true));
    assert_eq!(online.view.as_deref(), online.past.view(0));
    assert!(online.due.contains(first));
}

#[test]
fn clocks_run_for_whoever_is_due_and_stand_while_the_game_rests() {
    let mut house =
        House::open(json!({ "game": "crab-stack", "seats": 2, "clock": { "kind": "bank", "seconds": 60 } }));
    house.now += 5_000;
    let mut online = Online::default();
    online.hear(&house.snapshot("bob"), 1_000.0);
    let due = online.due.first().unwrap();
    assert_eq!(online.time_left(due, 3_000.0), Some((53_000, true)));
    assert_eq!(online.time_left(due.next(2), 3_000.0), Some((60_000, false)));
    let pressed = |name: &str, now: f64| {
        let mut online = Online::default();
        online.hear(&house.snapshot(name), 1_000.0);
        online.is_pressed(now)
    };
    let both = |now: f64| ["ann", "bob"].into_iter().filter(|name| pressed(name, now)).count();
    assert_eq!((both(3_000.0), both(50_000.0)), (0, 1), "only whoever is due runs out of time");
    house.ask("ann", json!({ "cmd": "pause" }));
    house.ask("bob", json!({ "cmd": "agree" }));
    online.hear(&house.snapshot("bob"), 9_000.0);
    assert_eq!(online.phase, "paused");
    assert_eq!(online.time_left(due, 99_000.0), Some((55_000, false)));
}

#[test]
fn a_refusal_is_shown_a_token_is_kept_and_an_answered_request_is_not_sent_again() {
    let mut online = Online::new("p".into());
    online.requests.write(json!({ "cmd": "draw" }));
    let refused = r#"{"ok":false,"id":"p-1","error":{"code":"not-allowed","message":"No."}}"#;
    assert_eq!(online.hear(refused, 0.0), [Wish::Show("No.".into())]);
    assert!(online.requests.unanswered().is_empty());
    let sat = r#"{"ok":true,"n":3,"seat":1,"token":"t"}"#;
    assert_eq!(online.hear(sat, 0.0), [Wish::Keep("t".into()), Wish::Table]);
    assert_eq!(online.hear("rubbish", 0.0), []);
}

#[test]
fn bots_are_called_as_the_page_calls_them() {
    let plan: Plan = serde_json::from_value(json!({ "game": "kraaw", "seats": 3, "start": "owner" })).unwrap();
    let (host, made) = Host::make(Time(1), plan, Hex([3; 32]), key_of("ann")).unwrap();
    let mut house = House { host, log: vec![made], now: 2 };
    house.ask("ann", json!({ "cmd": "sit", "name": "ann" }));
    house.ask("ann", json!({ "cmd": "start" }));
    let mut online = Online::default();
    online.hear(&house.snapshot("ann"), 0.0);
    assert_eq!(online.names(|nth| format!("bot {nth}")), ["ann", "bot 1", "bot 2"]);
}
