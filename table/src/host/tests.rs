//! A table's conduct, one rule a test.

mod requests;

use super::{
    Clock, Closing, Effects, Entry, Host, Key, Logged, Message, Phase, Plan, Rule, Start, Time, TimeOut, key_of, retell,
};
use crate::fair::Hex;
use crate::problem::Problem;
use catalog::GameId;
use kernel::Seat;
use serde_json::{Value, json};
use wire::table::Asking;

/// A host with its log, driven by hand.
struct Table {
    host: Host,
    log: Vec<Logged>,
    now: u64,
}

fn who(name: &str) -> Key {
    key_of(name)
}

/// Some game in which nothing is hidden.
fn open_game() -> GameId {
    GameId::ALL.into_iter().find(|game| !game.has_secrets()).unwrap()
}

/// Some game in which something is hidden.
fn secret_game() -> GameId {
    GameId::ALL.into_iter().rfind(|game| game.has_secrets()).unwrap()
}

fn plan(mut extra: Value) -> Plan {
    let mut plan = json!({ "game": open_game(), "seats": 2 });
    plan.as_object_mut().unwrap().append(extra.as_object_mut().unwrap());
    serde_json::from_value(plan).unwrap()
}

impl Table {
    fn new(extra: Value) -> Self {
        let (host, made) = Host::make(Time(1_000), plan(extra), Hex([3; 32]), who("owner")).unwrap();
        Self { host, log: vec![made], now: 1_000 }
    }

    /// A table of two, Ann first, that has begun.
    fn begun(extra: Value) -> Self {
        let mut table = Self::new(extra);
        table.sit("ann");
        table.sit("bob");
        assert_eq!(table.host.phase(), Phase::Playing);
        table
    }

    fn sit(&mut self, name: &str) {
        self.ask(name, json!({ "cmd": "sit", "name": name })).unwrap();
    }

    fn handle(&mut self, message: Message) -> Result<Effects, Problem> {
        let effects = self.host.handle(Time(self.now), message)?;
        assert_eq!(effects.first as usize, self.log.len());
        self.log.extend(effects.entries.iter().cloned());
        Ok(effects)
    }

    #[expect(clippy::needless_pass_by_value, reason = "what is asked is written where it is asked")]
    fn ask(&mut self, name: &str, ask: Value) -> Result<Effects, Problem> {
        let Asking { ask, id, .. } = wire::read(&ask.to_string()).unwrap();
        self.handle(Message::Ask { who: Some(who(name)), id, ask })
    }

    fn cmd(&mut self, name: &str, cmd: &str) -> Result<Effects, Problem> {
        self.ask(name, json!({ "cmd": cmd }))
    }

    fn refused(&mut self, name: &str, ask: Value, rule: Rule) {
        let before = (self.log.len(), wire::write(&self.host.snapshot(Time(self.now), None)));
        let asked = ask.to_string();
        let problem = self.ask(name, ask).err();
        assert_eq!(problem.and_then(|problem| problem.rule), Some(rule.code()), "{asked}");
        assert_eq!(
            before,
            (self.log.len(), wire::write(&self.host.snapshot(Time(self.now), None))),
            "{asked} left a trace"
        );
    }

    fn due(&self) -> Seat {
        self.host.due().first().unwrap()
    }

    fn name_of(&self, seat: Seat) -> String {
        self.host.place(seat).name.to_string()
    }

    /// The seat that is due makes some move.
    fn play(&mut self) -> Seat {
        let seat = self.due();
        let name = self.name_of(seat);
        let mv = self.any_move(seat);
        self.ask(&name, json!({ "cmd": "play", "move": mv })).unwrap();
        seat
    }

    fn any_move(&self, seat: Seat) -> String {
        self.host.session.as_ref().unwrap().game().legal(seat, 1).moves.remove(0)
    }

    fn plies(&self) -> usize {
        self.host.session.as_ref().unwrap().record().plies()
    }

    fn other(&self, seat: Seat) -> String {
        self.name_of(seat.next(2))
    }
}

#[test]
fn when_play_begins_everybody_is_told_what_was_dealt_in_public() {
    for game in GameId::ALL {
        let table = Table::begun(json!({ "game": game }));
        let told = retell(&table.log, None, table.host.eyes(None)).unwrap();
        let began: Value = serde_json::from_str(told.last().unwrap()).unwrap();
        assert_eq!((&began["told"], &began["events"][0]["event"]), (&json!("began"), &json!("dealt")), "{game}");
        assert!(began["view"].is_object());
    }
}

#[test]
fn play_begins_when_the_last_seat_is_taken() {
    let mut table = Table::new(json!({}));
    table.sit("ann");
    assert_eq!(table.host.phase(), Phase::Waiting);
    table.sit("bob");
    assert_eq!(table.host.phase(), Phase::Playing);
    table.refused("cleo", json!({ "cmd": "sit", "name": "cleo" }), Rule::Begun);
}

#[test]
fn the_owner_begins_early_and_bots_take_the_open_seats() {
    let mut table = Table::new(json!({ "start": "owner", "game": secret_game(), "seats": 4 }));
    table.sit("ann");
    table.refused("ann", json!({ "cmd": "start" }), Rule::OwnerOnly);
    table.cmd("owner", "start").unwrap();
    assert_eq!(table.host.phase(), Phase::Playing);
    assert!(table.host.places[1..].iter().all(super::Place::is_played_by_bot));
    assert_eq!(table.host.plan().start, Start::Owner);
}

#[test]
fn nobody_has_two_seats_or_another_s() {
    let mut table = Table::new(json!({ "seats": 3 }));
    table.sit("ann");
    table.refused("bob", json!({ "cmd": "sit", "name": "bob", "seat": 0 }), Rule::SeatTaken);
    table.refused("bob", json!({ "cmd": "sit", "name": "bob", "seat": 3 }), Rule::NoSuchSeat);
    table.refused("bob", json!({ "cmd": "sit", "name": " \u{202e} " }), Rule::Name);
    table.refused("ann", json!({ "cmd": "sit", "name": "again" }), Rule::Seated);
    table.refused("bob", json!({ "cmd": "stand", "seat": 0 }), Rule::OwnerOnly);
    table.cmd("ann", "stand").unwrap();
    table.ask("bob", json!({ "cmd": "sit", "name": "bob", "seat": 0 })).unwrap();
}

#[test]
fn a_move_is_for_the_seat_that_is_due() {
    let mut table = Table::begun(json!({}));
    let seat = table.due();
    let (mv, name, other) = (table.any_move(seat), table.name_of(seat), table.other(seat));
    let problem = table.ask(&other, json!({ "cmd": "play", "move": mv })).err().unwrap();
    assert_eq!(problem.code, crate::Code::NotYourTurn);
    table.refused(&name, json!({ "cmd": "play", "seat": 1 - seat.number(), "move": mv }), Rule::OtherSeat);
    table.refused("stranger", json!({ "cmd": "play", "move": mv }), Rule::NotSeated);
    let effects = table.ask(&name, json!({ "cmd": "play", "seat": seat.number(), "move": mv })).unwrap();
    assert_eq!(effects.entries.len(), 1);
}

#[test]
fn taking_back_is_at_once_until_another_person_has_moved() {
    let mut table = Table::begun(json!({}));
    let first = table.play();
    let name = table.name_of(first);
    table.cmd(&name, "undo").unwrap();
    assert_eq!(table.plies(), 0);
    table.play();
    let second = table.play();
    table.cmd(&name, "undo").unwrap();
    assert_eq!(table.plies(), 2, "the other has moved since and must agree");
    table.refused(&name, json!({ "cmd": "agree" }), Rule::Waiting);
    let other = table.name_of(second);
    table.cmd(&other, "agree").unwrap();
    assert_eq!(table.plies(), 0);
    table.refused(&name, json!({ "cmd": "undo" }), Rule::NothingToUndo);
}

#[test]
fn a_move_lets_an_offer_to_take_back_lapse() {
    let mut table = Table::begun(json!({}));
    let first = table.play();
    table.play();
    let name = table.name_of(first);
    table.cmd(&name, "undo").unwrap();
    table.play();
    let other = table.other(first);
    table.refused(&other, json!({ "cmd": "agree" }), Rule::NoOffer);
}

#[test]
fn what_was_looked_at_is_taken_back_by_consent_only() {
    let mut table = Table::begun(json!({ "game": secret_game() }));
    let mut dice = testkit::dice(1);
    let looked = (0..200).find_map(|_| {
        let seat = table.due();
        let mv = table.host.session.as_ref().unwrap().game().pick(seat, &mut dice).unwrap();
        let name = table.name_of(seat);
        table.ask(&name, json!({ "cmd": "play", "move": mv })).unwrap();
        mv.starts_with("look").then_some(name)
    });
    let name = looked.expect("somebody looks at a card sooner or later");
    let before = table.plies();
    table.cmd(&name, "undo").unwrap();
    assert_eq!((table.plies(), table.host.offer.is_some()), (before, true));
}

impl Table {
    /// The clock of the seat that is due runs out, and a bot steps in.
    fn time_out(&mut self) -> Seat {
        let seat = self.due();
        self.now += 5_000;
        self.handle(Message::Alarm).unwrap();
        assert!(self.host.place(seat).stand_in);
        seat
    }

    /// Bots move until a person is due.
    fn let_bots_move(&mut self) {
        while self.host.place(self.due()).is_played_by_bot() {
            let (seat, stamp) = (self.due(), self.host.stamp);
            let mv = Some(self.any_move(seat));
            self.handle(Message::Thought { seat, stamp, mv }).unwrap();
        }
    }

    /// Plays on until a person looks at a hidden card.
    fn play_until_somebody_looks(&mut self) -> String {
        for _ in 0..500 {
            self.let_bots_move();
            let seat = self.due();
            let legal = self.host.session.as_ref().unwrap().game().legal(seat, 100).moves;
            let look = legal.iter().find(|mv| mv.starts_with("look"));
            let (name, mv) = (self.name_of(seat), look.unwrap_or(&legal[0]));
            self.ask(&name, json!({ "cmd": "play", "move": mv })).unwrap();
            if look.is_some() {
                return name;
            }
        }
        panic!("nobody ever looks at a card");
    }
}

#[test]
fn a_bot_that_stands_in_agrees_to_nothing() {
    let mut table = Table::begun(json!({ "clock": { "kind": "move", "seconds": 5 } }));
    for _ in 0..6 {
        table.play();
    }
    let away = table.time_out();
    let (name, gone) = (table.other(away), table.name_of(away));
    for cmd in ["draw", "pause"] {
        table.refused(&name, json!({ "cmd": cmd }), Rule::Away);
    }
    table.cmd(&name, "undo").unwrap();
    assert_eq!(table.plies(), 5, "one's own last move is one's own");
    table.refused(&name, json!({ "cmd": "undo" }), Rule::Away);
    table.play();
    table.let_bots_move();
    table.refused(&name, json!({ "cmd": "undo" }), Rule::Away);
    table.cmd(&gone, "back").unwrap();
    table.cmd(&name, "draw").unwrap();
    assert_eq!(table.host.phase(), Phase::Playing, "whoever is back is asked");
    table.cmd(&gone, "agree").unwrap();
    assert_eq!(table.host.phase(), Phase::Over);
}

#[test]
fn an_offer_waits_for_whoever_went_away_after_it() {
    let mut table = Table::begun(json!({ "clock": { "kind": "move", "seconds": 5 } }));
    let (away, other) = (table.name_of(table.due()), table.other(table.due()));
    table.cmd(&other, "pause").unwrap();
    table.time_out();
    assert_eq!(table.host.phase(), Phase::Playing);
    table.cmd(&away, "agree").unwrap();
    assert_eq!(table.host.phase(), Phase::Paused);
}

#[test]
fn nobody_looks_at_two_cards_by_taking_the_first_look_back() {
    for (seats, secret) in (2..=4).flat_map(|seats| (0..8).map(move |secret| (seats, secret))) {
        let clock = json!({ "kind": "move", "seconds": 5 });
        let plan = plan(json!({ "game": secret_game(), "seats": seats, "clock": clock, "start": "owner" }));
        let (host, made) = Host::make(Time(1_000), plan, Hex([secret; 32]), who("owner")).unwrap();
        let mut alone = Table { host, log: vec![made], now: 1_000 };
        alone.sit("ann");
        alone.cmd("owner", "start").unwrap();
        let name = alone.play_until_somebody_looks();
        alone.refused(&name, json!({ "cmd": "undo" }), Rule::Shown);
    }
    let mut beside = Table::begun(json!({ "game": secret_game(), "clock": { "kind": "move", "seconds": 5 } }));
    beside.time_out();
    let name = beside.play_until_somebody_looks();
    beside.refused(&name, json!({ "cmd": "undo" }), Rule::Away);
}

#[test]
fn alone_among_bots_a_move_that_showed_nothing_is_taken_back_at_once() {
    let mut table = Table::new(json!({}));
    table.sit("ann");
    table.cmd("owner", "bot").unwrap();
    table.let_bots_move();
    let before = table.plies();
    table.play();
    table.let_bots_move();
    table.cmd("ann", "undo").unwrap();
    assert_eq!(table.plies(), before);
}

#[test]
fn a_log_has_an_end_and_a_game_can_be_ended_there() {
    let mut table = Table::begun(json!({}));
    for turn in 0..3_000 {
        table.cmd("ann", "draw").unwrap();
        table.cmd("bob", "decline").unwrap();
        table.ask(["ann", "bob"][turn % 2], json!({ "cmd": "say", "text": "hm" })).unwrap();
    }
    let offers = (0..10_000).take_while(|_| table.cmd("ann", "draw").is_ok() && table.cmd("bob", "decline").is_ok());
    assert!(offers.count() < 1_000);
    let entries = table.log.len();
    assert!(entries <= 10_010, "{entries} entries");
    for ask in ["draw", "pause", "back"].map(|cmd| json!({ "cmd": cmd })) {
        table.refused("ann", ask, Rule::LogFull);
    }
    table.refused("bob", json!({ "cmd": "say", "text": "hm" }), Rule::LogFull);
    for _ in 0..20 {
        table.play();
    }
    table.host = Host::fold(&table.log).unwrap();
    table.refused("ann", json!({ "cmd": "pause" }), Rule::LogFull);
    table.cmd("ann", "resign").unwrap();
    assert_eq!(table.host.phase(), Phase::Over);
}

#[test]
fn moves_have_an_end_too_for_people_and_for_bots() {
    let mut table = Table::begun(json!({ "clock": { "kind": "move", "seconds": 5 } }));
    table.host.used = super::room::Used::all_but(2, 100);
    table.play();
    table.play();
    let seat = table.due();
    let (name, mv) = (table.name_of(seat), table.any_move(seat));
    table.refused(&name, json!({ "cmd": "play", "move": mv }), Rule::LogFull);
    table.time_out();
    let thought = Message::Thought { seat, stamp: table.host.stamp, mv: Some(mv) };
    assert!(table.handle(thought).unwrap().entries.is_empty());
    table.cmd(&name, "draw").unwrap();
    let other = table.other(seat);
    table.cmd(&other, "agree").unwrap();
    assert_eq!(table.host.phase(), Phase::Over);
}

#[test]
fn a_draw_needs_all_and_no_bots() {
    let mut table = Table::begun(json!({}));
    table.cmd("ann", "draw").unwrap();
    table.refused("ann", json!({ "cmd": "draw" }), Rule::Waiting);
    table.refused("bob", json!({ "cmd": "pause" }), Rule::OfferStands);
    table.cmd("bob", "decline").unwrap();
    table.cmd("bob", "draw").unwrap();
    table.cmd("ann", "draw").unwrap();
    assert_eq!(table.host.outcome().unwrap().ranks.as_slice(), [1, 1]);
    table.refused("ann", json!({ "cmd": "resign" }), Rule::Over);

    let mut with_bot = Table::new(json!({}));
    with_bot.sit("ann");
    with_bot.cmd("owner", "bot").unwrap();
    with_bot.refused("ann", json!({ "cmd": "draw" }), Rule::DrawWithBots);
}

#[test]
fn who_resigns_is_last_and_a_bot_plays_the_seat_while_others_go_on() {
    let mut table = Table::new(json!({ "seats": 3, "game": secret_game() }));
    for name in ["ann", "bob", "cleo"] {
        table.sit(name);
    }
    table.cmd("bob", "resign").unwrap();
    assert_eq!(table.host.phase(), Phase::Playing);
    assert!(table.host.places[1].is_played_by_bot());
    table.refused("bob", json!({ "cmd": "resign" }), Rule::Resigned);
    table.cmd("ann", "resign").unwrap();
    assert_eq!(table.host.outcome().unwrap().ranks.as_slice(), [2, 3, 1]);
}

#[test]
fn a_pause_stops_the_clocks() {
    let mut table = Table::begun(json!({ "clock": { "kind": "bank", "seconds": 60 } }));
    table.cmd("ann", "pause").unwrap();
    let paused = table.cmd("bob", "pause").unwrap();
    assert_eq!((table.host.phase(), paused.alarm), (Phase::Paused, None));
    let seat = table.due_when_resumed();
    let (name, mv) = (table.name_of(seat), table.any_move(seat));
    table.refused(&name, json!({ "cmd": "play", "move": mv }), Rule::Paused);
    table.now += 3_600_000;
    assert!(table.handle(Message::Alarm).unwrap().entries.is_empty());
    let resumed = table.cmd("ann", "resume").unwrap();
    assert_eq!(resumed.alarm, Some(Time(table.now + 60_000)));
    table.refused("ann", json!({ "cmd": "resume" }), Rule::NotPaused);
}

impl Table {
    fn due_when_resumed(&self) -> Seat {
        let kernel::Turn::Seats(seats) = self.host.session.as_ref().unwrap().turn() else { panic!("it goes on") };
        seats.first().unwrap()
    }
}

#[test]
fn a_bot_steps_in_when_time_runs_out_and_the_person_takes_the_seat_again() {
    let mut table = Table::begun(json!({ "clock": { "kind": "move", "seconds": 5 } }));
    let seat = table.due();
    let name = table.name_of(seat);
    table.now += 4_999;
    assert!(table.handle(Message::Alarm).unwrap().entries.is_empty(), "a millisecond early is too early");
    table.now += 1;
    let effects = table.handle(Message::Alarm).unwrap();
    assert_eq!(effects.think.len(), 1);
    let (stamp, think) = (effects.think[0].stamp, &effects.think[0]);
    let mv = think.game.pick(&think.view, seat, &mut kernel::any_chance()).unwrap();
    let back = table.cmd(&name, "back").unwrap();
    assert_eq!(back.alarm, Some(Time(table.now + 5_000)));
    let late = table.handle(Message::Thought { seat, stamp, mv: Some(mv) }).unwrap();
    assert!(late.entries.is_empty(), "the bot's thought comes too late");
    assert_eq!(table.play(), seat);
}

#[test]
fn a_game_waits_when_bots_would_play_it_for_everybody() {
    let mut table = Table::begun(json!({ "clock": { "kind": "move", "seconds": 5 } }));
    let first = table.time_out();
    table.let_bots_move();
    let (last, plies) = (table.due(), table.plies());
    assert_ne!(first, last);
    table.now += 5_000;
    let effects = table.handle(Message::Alarm).unwrap();
    assert!(table.host.place(last).stand_in && effects.think.is_empty() && effects.alarm.is_none());
    table.now += 86_400_000;
    let effects = table.handle(Message::Alarm).unwrap();
    assert!(effects.think.is_empty() && effects.entries.is_empty());
    let effects = table.cmd(&table.name_of(first), "back").unwrap();
    assert_eq!(effects.think.iter().map(|think| think.seat).collect::<Vec<_>>(), [last], "the other's bot goes on");
    table.let_bots_move();
    assert_eq!((table.due(), table.plies()), (first, plies + 1));
}

#[test]
fn a_move_takes_the_seat_again_only_if_it_is_legal() {
    let mut table = Table::begun(json!({ "clock": { "kind": "move", "seconds": 5 } }));
    let seat = table.due();
    let name = table.name_of(seat);
    table.now += 5_000;
    table.handle(Message::Alarm).unwrap();
    let entries = table.log.len();
    assert!(table.ask(&name, json!({ "cmd": "play", "move": "nonsense" })).is_err());
    assert_eq!((table.log.len(), table.host.place(seat).stand_in), (entries, true));
    table.play();
    assert!(!table.host.place(seat).stand_in);
}

#[test]
fn a_seat_resigns_when_time_runs_out_if_the_table_says_so() {
    let mut table = Table::begun(json!({ "clock": { "kind": "days", "days": 2 }, "time_out": "resign" }));
    let seat = table.due();
    assert_eq!(table.host.plan().time_out, TimeOut::Resign);
    table.now += 2 * 86_400_000;
    table.handle(Message::Alarm).unwrap();
    assert_eq!(table.host.outcome().unwrap().ranks[seat], 2);
}

#[test]
fn people_get_a_little_more_time_after_the_host_was_gone() {
    let mut table = Table::begun(json!({ "clock": { "kind": "move", "seconds": 5 } }));
    table.host = Host::fold(&table.log).unwrap();
    table.now += 60_000;
    let effects = table.host.wake(Time(table.now), 30_000);
    assert_eq!(effects.alarm, Some(Time(table.now + 30_000)));
    assert!(table.handle(Message::Alarm).unwrap().entries.is_empty());
    table.now += 30_000;
    assert!(!table.handle(Message::Alarm).unwrap().entries.is_empty());
}

#[test]
fn a_rematch_moves_the_first_seat_on_and_waits_for_fresh_salts() {
    let mut table = Table::begun(json!({}));
    table.refused("ann", json!({ "cmd": "rematch" }), Rule::NotOver);
    table.cmd("ann", "resign").unwrap();
    assert!(table.cmd("ann", "rematch").unwrap().successor.is_none());
    let successor = table.cmd("bob", "rematch").unwrap().successor.unwrap();
    let names: Vec<_> = successor.sitters.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["bob", "ann"]);
    // A host that was rebuilt before the new table was made asks for it again.
    let mut rebuilt = Host::fold(&table.log).unwrap();
    assert!(rebuilt.wake(Time(table.now), 30_000).successor.is_some());
    table.handle(Message::Succeeded { table: "next".into() }).unwrap();
    assert!(table.handle(Message::Succeeded { table: "twice".into() }).unwrap().entries.is_empty());
    table.refused("ann", json!({ "cmd": "rematch" }), Rule::Rematched);
}

#[test]
fn the_record_is_secret_until_the_game_is_over_and_then_proves_itself() {
    let mut table = Table::begun(json!({ "game": secret_game() }));
    table.refused("ann", json!({ "cmd": "record" }), Rule::NotOver);
    table.refused("ann", json!({ "cmd": "position" }), Rule::NotOver);
    table.play();
    table.cmd("bob", "resign").unwrap();
    let record = table.host.record().unwrap();
    assert!(matches!(crate::fair::verify(&record), Ok(crate::fair::Verdict::Fair(1..))));
    assert_eq!(
        (record.names.as_slice(), record.result.unwrap().ranks.as_slice()),
        (&["ann".to_owned(), "bob".into()][..], &[1, 2][..])
    );
}

#[test]
fn a_clock_of_no_time_and_what_no_game_knows_are_refused() {
    for extra in [
        json!({ "clock": { "kind": "move", "seconds": 0 } }),
        json!({ "clock": { "kind": "days", "days": 1000 } }),
        json!({ "seats": 9 }),
        json!({ "game": "chess" }),
    ] {
        assert!(Host::make(Time(0), plan(extra.clone()), Hex([0; 32]), who("owner")).is_err(), "{extra}");
    }
    assert_eq!(plan(json!({})).clock, Clock::None);
}

#[test]
fn those_who_come_back_are_told_what_was_told_before() {
    let mut table =
        Table::new(json!({ "game": secret_game(), "clock": { "kind": "bank", "seconds": 60, "increment": 1 } }));
    table.handle(Message::Here(Some(who("ann")))).unwrap();
    let mut told = Vec::new();
    let mut hear = |effects: Effects| told.extend(effects.tell.into_iter().filter(|tell| tell.text.contains("\"n\":")));
    for name in ["ann", "bob"] {
        hear(table.ask(name, json!({ "cmd": "sit", "name": name })).unwrap());
    }
    for turn in 0..30 {
        table.now += 700;
        let seat = table.due();
        let (name, mv) = (table.name_of(seat), table.any_move(seat));
        hear(table.ask(&name, json!({ "cmd": "play", "move": mv })).unwrap());
        if turn % 10 == 3 {
            hear(table.ask("bob", json!({ "cmd": "say", "text": "hello" })).unwrap());
        }
    }
    let told: Vec<String> = told.into_iter().map(|tell| tell.text).collect();
    let eyes = table.host.eyes(Some(&who("ann")));
    assert_eq!(retell(&table.log, Some(0), eyes).unwrap(), told);
    assert_eq!(retell(&table.log, Some(20), eyes).unwrap(), told[20..]);
}

#[test]
fn nobody_is_told_keys_deals_or_the_secret_before_the_end() {
    let mut table = Table::begun(json!({ "game": secret_game() }));
    for _ in 0..20 {
        table.play();
    }
    let secret = Hex([3; 32]).to_string();
    let told = retell(&table.log, None, table.host.eyes(None)).unwrap().concat();
    for hidden in [secret.as_str(), &who("ann").to_string(), "deals"] {
        assert!(!told.contains(hidden), "{hidden} was told");
    }
    table.cmd("ann", "resign").unwrap();
    assert!(retell(&table.log, None, table.host.eyes(None)).unwrap().concat().contains(&secret));
}

#[test]
fn logs_that_no_host_has_written_are_refused() {
    let table = Table::begun(json!({}));
    assert!(Host::fold(&[]).is_err());
    assert!(Host::fold(&table.log[1..]).is_err());
    let twice: Vec<_> = table.log.iter().chain(&table.log[..1]).collect();
    assert!(Host::fold(twice).is_err());
    let at = Time(0);
    let early = Logged { at, by: None, entry: Entry::Moved { seat: Seat::at(0), mv: "a1-a2".into(), deals: vec![] } };
    assert!(Host::fold([&table.log[0], &early]).is_err());
}

#[test]
fn nobody_can_go_on_at_a_table_that_the_house_closed() {
    let mut table = Table::begun(json!({ "clock": { "kind": "move", "seconds": 60 } }));
    table.play();
    table.ask("ann", json!({ "cmd": "say", "text": "hello", "id": 9 })).unwrap();
    let effects = table.handle(Message::Close(Closing::Conduct)).unwrap();
    assert!(effects.alarm.is_none() && effects.think.is_empty());
    let told: Value = serde_json::from_str(&effects.tell[0].text).unwrap();
    assert_eq!((&told["told"], &told["reason"], &told["phase"]), (&json!("closed"), &json!("conduct"), &json!("over")));
    assert!(told.get("fair").is_none() && told.get("turn").is_none(), "a game without a result shows no secrets");
    for cmd in ["resign", "draw", "pause", "rematch", "undo", "stand", "start", "back"] {
        table.refused("ann", json!({ "cmd": cmd }), Rule::Closed);
    }
    for ask in [json!({ "cmd": "say", "text": "why?" }), json!({ "cmd": "sit", "name": "Cleo" })] {
        table.refused("ann", ask, Rule::Closed);
    }
    for cmd in ["record", "position", "turn"] {
        table.refused("ann", json!({ "cmd": cmd }), Rule::Closed);
    }
    assert!(table.handle(Message::Close(Closing::House)).is_err());
    table.ask("ann", json!({ "cmd": "say", "text": "hello", "id": 9 })).expect("what was done is answered again");
    let folded = Host::fold(&table.log).unwrap();
    assert_eq!(folded.summary(), table.host.summary());
    assert_eq!((folded.closed(), folded.phase()), (Some(Closing::Conduct), Phase::Over));
}

#[test]
fn a_closed_table_keeps_the_result_it_had_and_one_that_waits_never_begins() {
    let mut table = Table::begun(json!({}));
    table.cmd("ann", "resign").unwrap();
    table.handle(Message::Close(Closing::House)).unwrap();
    table.refused("bob", json!({ "cmd": "rematch" }), Rule::Closed);
    assert!(table.host.outcome().is_some() && table.host.record().is_ok());
    let mut table = Table::new(json!({}));
    table.sit("ann");
    table.handle(Message::Close(Closing::Unused)).unwrap();
    table.refused("bob", json!({ "cmd": "sit", "name": "bob" }), Rule::Closed);
    assert_eq!(table.host.phase(), Phase::Over);
}
