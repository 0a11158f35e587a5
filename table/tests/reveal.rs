//! Seats commit to their salts before any is shown: what happens between the moment when all are seated and the deal.

use serde_json::{Value, json};
use table::fair::{Hex, Salt, Verdict, commitment, verify};
use table::host::{Effects, Host, Logged, Message, Phase, Plan, Time, key_of};
use table::{Problem, Record};
use wire::table::{Asking, Place};

const HERE: u64 = 30_000;
const AWAY: u64 = 24 * 60 * 60 * 1_000;

/// A host with its log, driven by hand.
struct Table {
    host: Host,
    log: Vec<Logged>,
    now: u64,
}

fn salt_of(name: &str) -> Salt {
    Hex([name.as_bytes()[0]; 16])
}

fn game() -> &'static str {
    catalog::GameId::ALL.into_iter().rfind(|game| game.has_secrets()).expect("a game with secrets").name()
}

impl Table {
    fn new(extra: &Value) -> Self {
        let mut plan = json!({ "game": game(), "seats": 2 });
        plan.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        let plan: Plan = serde_json::from_value(plan).unwrap();
        let (host, made) = Host::make(Time(1_000), plan, Hex([3; 32]), key_of("ann")).unwrap();
        Self { host, log: vec![made], now: 1_000 }
    }

    /// Ann and Bob sit, are connected, and are to reveal.
    fn revealing(extra: &Value) -> Self {
        let mut table = Self::new(extra);
        table.sit("ann");
        table.here("ann");
        table.sit("bob");
        table.here("bob");
        assert_eq!(table.host.phase(), Phase::Revealing);
        table
    }

    fn handle(&mut self, message: Message) -> Result<Effects, Problem> {
        let effects = self.host.handle(Time(self.now), message)?;
        assert_eq!(effects.first as usize, self.log.len());
        self.log.extend(effects.entries.iter().cloned());
        self.is_the_fold_of_its_log();
        Ok(effects)
    }

    fn is_the_fold_of_its_log(&self) {
        let shown = |host: &Host| {
            let mut summary = host.summary();
            summary.watching = 0;
            summary.places.iter_mut().for_each(|place| place.here = false);
            (summary, host.next_number())
        };
        assert_eq!(shown(&Host::fold(&self.log).unwrap()), shown(&self.host));
    }

    fn ask(&mut self, name: &str, ask: &Value) -> Result<Effects, Problem> {
        let Asking { ask, id, .. } = wire::read(&ask.to_string()).unwrap();
        self.handle(Message::Ask { who: Some(key_of(name)), id, ask })
    }

    fn rule(&mut self, name: &str, ask: &Value) -> Option<&'static str> {
        self.ask(name, ask).err().and_then(|problem| problem.rule)
    }

    fn sit(&mut self, name: &str) {
        self.ask(name, &json!({ "cmd": "sit", "name": name, "commitment": commitment(&salt_of(name)) })).unwrap();
    }

    fn here(&mut self, name: &str) {
        self.handle(Message::Here(Some(key_of(name)))).unwrap();
    }

    fn reveal(&mut self, name: &str) -> Effects {
        self.ask(name, &json!({ "cmd": "reveal", "salt": salt_of(name) })).unwrap()
    }

    /// Everything in memory is gone, and all connections with it.
    fn restart(&mut self) -> Effects {
        self.host = Host::fold(&self.log).unwrap();
        self.host.wake(Time(self.now), HERE)
    }

    fn ring_after(&mut self, millis: u64) -> Effects {
        self.now += millis;
        self.handle(Message::Alarm).unwrap()
    }

    fn place(&self, seat: usize) -> Place {
        self.host.places()[seat].clone()
    }

    fn names(&self) -> Vec<String> {
        self.host.places().into_iter().map(|place| place.name).collect()
    }

    /// The record, once somebody has given up.
    fn record(&mut self) -> Record {
        self.ask("ann", &json!({ "cmd": "resign" })).unwrap();
        self.host.record().unwrap()
    }
}

fn told(effects: &Effects) -> Vec<Value> {
    effects.tell.iter().map(|tell| serde_json::from_str(&tell.text).unwrap()).collect()
}

#[test]
fn nobody_is_shown_a_salt_before_all_have_committed_and_the_deal_waits_for_all() {
    let mut table = Table::new(&json!({}));
    table.sit("ann");
    assert_eq!(
        (table.place(0).commitment, table.place(0).salt),
        (Some(commitment(&salt_of("ann"))), None),
        "what is shown is the commitment"
    );
    let early = json!({ "cmd": "reveal", "salt": salt_of("ann") });
    assert_eq!(table.rule("ann", &early), Some("table/not-revealing"));
    table.sit("bob");
    assert_eq!(table.host.phase(), Phase::Revealing);
    let revealed = table.reveal("bob");
    assert_eq!(told(&revealed)[0]["salt"], json!(salt_of("bob")));
    assert_eq!((table.host.phase(), table.place(0).salt), (Phase::Revealing, None));
    let began = table.reveal("ann");
    assert_eq!(table.host.phase(), Phase::Playing);
    assert_eq!(began.entries.len(), 2, "the salt, and the deal");
    let record = table.record();
    assert!(matches!(verify(&record), Ok(Verdict::Fair(1..))));
    assert_eq!(record.fair.unwrap().salts, [Some(salt_of("ann")), Some(salt_of("bob"))]);
}

#[test]
fn a_salt_that_does_not_fit_its_commitment_is_refused_and_the_right_one_counts_once() {
    let mut table = Table::revealing(&json!({}));
    let other = json!({ "cmd": "reveal", "salt": salt_of("other") });
    assert_eq!(table.rule("ann", &other), Some("table/salt"));
    assert_eq!(table.rule("stranger", &other), Some("table/not-seated"));
    table.reveal("ann");
    assert!(table.reveal("ann").entries.is_empty(), "another device of hers says the same");
    assert_eq!(table.rule("ann", &other), Some("table/salt"), "there is no second choice");
    table.reveal("bob");
    assert!(table.reveal("bob").entries.is_empty(), "also when play has begun");
}

#[test]
fn seats_do_not_change_while_salts_are_revealed() {
    let mut table = Table::revealing(&json!({}));
    for ask in [json!({ "cmd": "start" }), json!({ "cmd": "bot" }), json!({ "cmd": "ready" })] {
        assert_eq!(table.rule("ann", &ask), Some("table/revealing"), "{ask}");
    }
    assert_eq!(table.rule("cleo", &json!({ "cmd": "sit", "name": "Cleo" })), Some("table/revealing"));
    assert_eq!(table.rule("ann", &json!({ "cmd": "play", "move": "any" })), Some("table/not-begun"));
}

#[test]
fn whoever_keeps_a_salt_back_stands_up_and_the_others_commit_to_another() {
    let mut table = Table::revealing(&json!({}));
    let effects = table.reveal("ann");
    assert_eq!(effects.alarm, Some(Time(1_000 + HERE)));
    assert!(table.ring_after(HERE - 1).entries.is_empty());
    let late = table.ring_after(1);
    assert_eq!((&told(&late)[0]["told"], &told(&late)[0]["seat"]), (&json!("withheld"), &json!(1)));
    assert_eq!((table.host.phase(), table.names()), (Phase::Waiting, vec!["ann".into(), String::new()]));
    let ann = table.place(0);
    assert_eq!((ann.ready, ann.commitment, ann.salt), (false, None, None));
    assert_eq!(table.host.summary().called_off, 1);
    // The seat is taken by a bot, which cannot bring the deal about that was foreseen.
    table.ask("ann", &json!({ "cmd": "bot" })).unwrap();
    assert_eq!(table.host.phase(), Phase::Waiting, "ann has not said that she is ready");
    let fresh = Hex([0x77; 16]);
    table.ask("ann", &json!({ "cmd": "ready", "commitment": commitment(&fresh) })).unwrap();
    assert_eq!(table.rule("ann", &json!({ "cmd": "reveal", "salt": salt_of("ann") })), Some("table/salt"));
    table.ask("ann", &json!({ "cmd": "reveal", "salt": fresh })).unwrap();
    assert_eq!(table.host.phase(), Phase::Playing);
    let record = table.record();
    assert!(matches!(verify(&record), Ok(Verdict::Fair(1..))));
    let fair = record.fair.unwrap();
    assert_eq!((fair.called_off, fair.salts), (1, vec![Some(fresh), None]));
}

#[test]
fn standing_up_then_calls_the_deal_off_too() {
    for (who, seat) in [("bob", Value::Null), ("ann", json!(1))] {
        let mut table = Table::revealing(&json!({}));
        table.reveal("ann");
        table.ask(who, &json!({ "cmd": "stand", "seat": seat })).unwrap();
        assert_eq!((table.host.phase(), table.place(0).ready), (Phase::Waiting, false));
        assert_eq!((table.place(0).salt, table.host.summary().called_off), (None, 1));
    }
}

#[test]
fn whoever_is_away_when_the_last_sits_down_has_time_to_come_back() {
    let mut table = Table::new(&json!({}));
    table.sit("ann");
    table.now += 3_600_000;
    table.sit("bob");
    table.here("bob");
    let effects = table.reveal("bob");
    assert_eq!(effects.alarm, Some(Time(table.now + AWAY)));
    assert!(table.ring_after(3_600_000).entries.is_empty());
    table.here("ann");
    assert!(table.ring_after(HERE - 1).entries.is_empty(), "she has come and has as long as anybody");
    table.reveal("ann");
    assert_eq!(table.host.phase(), Phase::Playing);
    let mut table = Table::new(&json!({}));
    table.sit("ann");
    table.sit("bob");
    table.reveal("bob");
    table.ring_after(AWAY);
    assert_eq!(table.names(), ["", "bob"], "but not for ever");
}

#[test]
fn a_restart_is_nobodys_fault() {
    let mut table = Table::revealing(&json!({}));
    table.reveal("ann");
    table.now += HERE - 1;
    let effects = table.restart();
    assert_eq!((effects.alarm, table.host.phase()), (Some(Time(1_000 + AWAY)), Phase::Revealing));
    assert!(table.ring_after(HERE).entries.is_empty());
    table.here("bob");
    assert!(table.ring_after(HERE - 1).entries.is_empty());
    table.reveal("bob");
    assert_eq!(table.host.phase(), Phase::Playing);
}

#[test]
fn seats_without_a_salt_hold_nobody_up() {
    let mut table = Table::new(&json!({ "seats": 3 }));
    table.sit("ann");
    table.ask("bob", &json!({ "cmd": "sit", "name": "bob" })).unwrap();
    table.ask("ann", &json!({ "cmd": "bot" })).unwrap();
    assert_eq!(table.host.phase(), Phase::Revealing);
    table.reveal("ann");
    assert_eq!(table.host.phase(), Phase::Playing);
    let mut table = Table::new(&json!({ "start": "owner" }));
    table.sit("ann");
    table.ask("ann", &json!({ "cmd": "start" })).unwrap();
    assert_eq!(table.host.phase(), Phase::Revealing, "the owner's start waits as well");
    table.reveal("ann");
    assert_eq!(table.host.phase(), Phase::Playing);
}

#[test]
fn while_waiting_another_device_can_commit_to_another_salt() {
    let mut table = Table::new(&json!({}));
    table.sit("ann");
    let fresh = Hex([0x55; 16]);
    table.ask("ann", &json!({ "cmd": "ready", "commitment": commitment(&fresh) })).unwrap();
    table.sit("bob");
    table.reveal("bob");
    assert_eq!(table.rule("ann", &json!({ "cmd": "reveal", "salt": salt_of("ann") })), Some("table/salt"));
    table.ask("ann", &json!({ "cmd": "reveal", "salt": fresh })).unwrap();
    assert_eq!(table.host.phase(), Phase::Playing);
}

/// A house that sits down itself knows its secret, and may try as many salts as it likes, but only before it is shown the
/// others'. Then one fits its commitment, and the deal is what it is.
#[test]
fn a_house_that_sits_down_last_cannot_choose_the_deal() {
    let deal_with = |friend: Salt| {
        let mut table = Table::new(&json!({}));
        table.sit("ann");
        table.ask("friend", &json!({ "cmd": "sit", "name": "F", "commitment": commitment(&friend) })).unwrap();
        table.reveal("ann");
        let better: Vec<Salt> = (0..200).map(|n| Hex([n; 16])).filter(|salt| *salt != friend).collect();
        for salt in better {
            assert_eq!(table.rule("friend", &json!({ "cmd": "reveal", "salt": salt })), Some("table/salt"));
        }
        table.ask("friend", &json!({ "cmd": "reveal", "salt": friend })).unwrap();
        table.record().log[0].clone()
    };
    assert_ne!(deal_with(Hex([1; 16])), deal_with(Hex([2; 16])), "the salt counts");
}

#[test]
fn a_log_from_before_commitments_deals_as_it_did() {
    let made = json!({ "at": 1, "entry": "made", "plan": { "game": game(), "seats": 2 }, "secret": "07".repeat(32), "owner": "00".repeat(16) });
    let sat = |seat: u8| json!({ "at": 2, "entry": "sat", "seat": seat, "name": format!("P{seat}"), "who": { "person": format!("0{seat}").repeat(16) }, "salt": format!("1{seat}").repeat(16), "ready": true });
    let began = json!({ "at": 3, "entry": "began", "deals": [] });
    let log: Vec<Logged> =
        [made, sat(0), sat(1), began].into_iter().map(|entry| serde_json::from_value(entry).unwrap()).collect();
    let mut host = Host::fold(&log).unwrap();
    let who = Some(Hex([0; 16]));
    host.handle(Time(9), Message::Ask { who, id: None, ask: wire::table::Ask::Resign }).unwrap();
    let record = host.record().unwrap();
    assert!(matches!(verify(&record), Ok(Verdict::Fair(1..))));
    let fair = serde_json::to_value(record.fair).unwrap();
    let fields: Vec<&String> = fair.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["commitment", "salts", "secret"]);
}
