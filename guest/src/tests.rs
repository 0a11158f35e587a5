//! The fold, held against a real host.

use super::{Online, Wish};
use catalog::GameId;
use kernel::Seat;
use serde_json::Value;
use table::fair::Hex;
use table::host::{Host, Logged, Message, Time, key_of, retell};
use wire::table::{Ask, Clock, Phase, Plan, Proposal, Start};
use wire::told::Happened;
use wire::umpire::TurnNow;

/// A host of Ann and Bob driven by hand, with its log.
struct House {
    host: Host,
    log: Vec<Logged>,
    now: u64,
}

impl House {
    fn open(plan: Plan) -> Self {
        let (host, made) = Host::make(Time(1), plan, Hex([3; 32]), key_of("ann")).unwrap();
        let mut house = Self { host, log: vec![made], now: 2 };
        for name in ["ann", "bob"] {
            house.ask(name, sit(name));
        }
        house
    }

    fn ask(&mut self, name: &str, ask: Ask) {
        let message = Message::Ask { who: Some(key_of(name)), id: None, ask };
        let effects = self.host.handle(Time(self.now), message).unwrap();
        self.log.extend(effects.entries);
    }

    fn snapshot(&self, name: &str) -> String {
        wire::write(&self.host.snapshot(Time(self.now), Some(&key_of(name))))
    }

    /// What the seat was told after an entry.
    fn told(&self, since: u64, seat: u8) -> Vec<String> {
        let name = ["ann", "bob"][usize::from(seat)];
        retell(&self.log, Some(since), self.host.eyes(Some(&key_of(name)))).unwrap()
    }

    fn due(&self) -> Seat {
        let Some(TurnNow::Seats(seats)) = self.host.turn_now() else { panic!("nobody is due") };
        seats.first().unwrap()
    }

    /// Whoever is due makes some move, by what that person sees.
    fn play(&mut self) {
        let due = self.due();
        let name = ["ann", "bob"][due.index()];
        let mut online = Online::default();
        online.hear(&self.snapshot(name), 0.0);
        let mv = any_move(&online, due);
        self.ask(name, Ask::Play { seat: None, mv });
    }
}

fn any_move(online: &Online, seat: Seat) -> String {
    let view = online.view.as_ref().unwrap();
    online.id().unwrap().pick(view, seat, &mut kernel::any_chance()).unwrap()
}

/// A game in which nothing is hidden, so that a move can be taken back.
fn open_game() -> &'static str {
    let open = |game: &GameId| !game.start(2, &Value::Null).unwrap().has_secrets();
    GameId::ALL.into_iter().find(open).expect("some game hides nothing").name()
}

fn two(game: &str) -> Plan {
    Plan::of(game, 2, Value::Null)
}

fn sit(name: &str) -> Ask {
    Ask::Sit { name: name.into(), seat: None, commitment: None }
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
    let game = GameId::ALL[0].name();
    let online = bob_at(&House::open(two(game)));
    assert_eq!((online.game(), online.phase()), (game, Phase::Playing));
    assert_eq!((online.seat(), online.owner()), (Some(Seat::at(1)), false));
    assert_eq!(online.names(|_, _| String::new(), |_| String::new()), ["ann", "bob"]);
    assert!(online.view.is_some() && !online.due().is_empty());
}

#[test]
fn the_history_begins_with_the_deal() {
    for game in GameId::ALL {
        let online = bob_at(&House::open(two(game.name())));
        let [first] = online.past.plies() else { panic!("{game}: nobody has moved") };
        assert!(first.moved.is_none() && !first.events.is_empty(), "{game}");
    }
}

#[test]
fn moves_are_followed_live_and_fetched_alike_and_every_one_can_be_looked_back_at() {
    for game in GameId::ALL {
        let mut house = House::open(two(game.name()));
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
        assert_eq!((live.past.plies().len(), later.past.plies().len()), (9, 9), "{game}");
        assert_eq!(live.view, later.view, "{game}");
        for (ply, view) in seen.iter().enumerate() {
            assert_eq!(live.past.view(ply), *view, "{game} {ply}");
            assert_eq!(later.past.view(ply), *view, "{game} {ply}");
        }
        assert_eq!(live.past.view(9), None);
    }
}

#[test]
fn what_is_told_twice_changes_nothing_and_what_is_missing_is_fetched_once() {
    let mut house = House::open(two(open_game()));
    let mut online = bob_at(&house);
    let told = online.past.told;
    house.play();
    house.play();
    house.ask("bob", Ask::Say { text: "hello".into() });
    let missed = house.told(told, 1);
    assert_eq!(online.hear(&missed[2], 0.0), [Wish::Recall(told)]);
    assert_eq!(online.hear(&missed[1], 0.0), []);
    assert_eq!(online.past.plies().len(), 1);
    online.recall(&format!("[{}]", missed.join(",")), 0.0);
    online.hear(&missed[1], 0.0);
    assert_eq!(online.past.plies().len(), 3);
    assert_eq!(online.past.heard.last(), Some(&Happened::Said { seat: Seat::at(1), text: "hello".into() }));
    let failed = online.recall("", 0.0);
    assert_eq!(failed, [Wish::RecallLater(online.past.told)], "what cannot be read is asked for again, not at once");
}

#[test]
fn what_is_told_while_the_log_is_on_its_way_is_not_lost() {
    let mut house = House::open(two(open_game()));
    let mut online = Online::default();
    assert_eq!(online.hear(&house.snapshot("bob"), 0.0), [Wish::Recall(0)]);
    let fetched = house.told(0, 1);
    let known = fetched.len() as u64;
    house.play();
    // The table was told of the move before the answer came, which knows nothing of it.
    house.told(known, 1).iter().for_each(|text| assert_eq!(online.hear(text, 0.0), []));
    assert_eq!(online.recall(&format!("[{}]", fetched.join(",")), 0.0), [Wish::Recall(known)]);
    assert_eq!(online.recall(&format!("[{}]", house.told(known, 1).join(",")), 0.0), []);
    assert_eq!(online.past.plies().len(), 2);
}

#[test]
fn an_offer_to_take_back_is_understood_and_a_move_taken_back_leaves_the_story() {
    let mut house = House::open(two(open_game()));
    let first = house.due();
    let names = ["ann", "bob"];
    house.play();
    house.play();
    house.ask(names[first.index()], Ask::Undo);
    let mut online = bob_at(&house);
    assert_eq!(online.offer().map(|offer| (offer.seat, offer.what)), Some((first, Proposal::Undo { plies: 0 })));
    let told = online.past.told;
    house.ask(names[first.next(2).index()], Ask::Agree);
    for message in house.told(told, 1) {
        online.hear(&message, 0.0);
    }
    assert_eq!((online.past.plies().len(), online.offer()), (1, None));
    assert_eq!(online.view, online.past.view(0));
    assert!(online.due().contains(first));
}

#[test]
fn clocks_run_for_whoever_is_due_and_stand_while_the_game_rests() {
    let clock = Clock::Bank { seconds: 60, increment: 0 };
    let mut house = House::open(Plan { clock, ..two(open_game()) });
    house.now += 5_000;
    let mut online = Online::default();
    online.hear(&house.snapshot("bob"), 1_000.0);
    let due = online.due().first().unwrap();
    assert_eq!(online.time_left(due, 3_000.0), Some((53_000, true)));
    assert_eq!(online.time_left(due.next(2), 3_000.0), Some((60_000, false)));
    let pressed = |name: &str, now: f64| {
        let mut online = Online::default();
        online.hear(&house.snapshot(name), 1_000.0);
        online.is_pressed(now)
    };
    let both = |now: f64| ["ann", "bob"].into_iter().filter(|name| pressed(name, now)).count();
    assert_eq!((both(3_000.0), both(50_000.0)), (0, 1), "only whoever is due runs out of time");
    house.ask("ann", Ask::Pause);
    house.ask("bob", Ask::Agree);
    online.hear(&house.snapshot("bob"), 9_000.0);
    assert_eq!(online.phase(), Phase::Paused);
    assert_eq!(online.time_left(due, 99_000.0), Some((55_000, false)));
}

#[test]
fn a_refusal_is_shown_a_token_is_kept_and_an_answered_request_is_not_sent_again() {
    let mut online = Online::new("p".into());
    online.requests.write(Ask::Draw, "en");
    let refused = r#"{"ok":false,"id":"p-1","error":{"code":"not-allowed","message":"No."}}"#;
    assert_eq!(online.hear(refused, 0.0), [Wish::Show("No.".into())]);
    assert!(online.requests.unanswered().is_empty());
    let sat = r#"{"ok":true,"n":3,"seat":1,"token":"t"}"#;
    assert_eq!(online.hear(sat, 0.0), [Wish::Keep("t".into())]);
    assert_eq!(online.hear("rubbish", 0.0), []);
}

#[test]
fn bots_are_called_as_the_page_calls_them() {
    let plan = Plan { start: Start::Owner, ..Plan::of(GameId::ALL[0].name(), 3, Value::Null) };
    let (host, made) = Host::make(Time(1), plan, Hex([3; 32]), key_of("ann")).unwrap();
    let mut house = House { host, log: vec![made], now: 2 };
    house.ask("ann", sit("ann"));
    house.ask("ann", Ask::Start);
    let mut online = Online::default();
    online.hear(&house.snapshot("ann"), 0.0);
    assert_eq!(online.names(|_, nth| format!("bot {}", nth + 1), |_| String::new()), ["ann", "bot 1", "bot 2"]);
}
