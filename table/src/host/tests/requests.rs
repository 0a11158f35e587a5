//! What is asked again, what people are called, who is heard and what eyes see.

use super::super::{Effects, Host, Phase, Rule, retell};
use super::{Table, secret_game, who};
use kernel::Seat;
use serde_json::json;

#[test]
fn a_request_sent_twice_is_done_once() {
    let mut table = Table::begun(json!({}));
    let seat = table.due();
    let (mv, name) = (table.any_move(seat), table.name_of(seat));
    let request = json!({ "cmd": "play", "move": mv, "id": "m1" });
    let number = |effects: Effects| serde_json::to_value(effects.answer).unwrap()["n"].as_u64();
    let first = number(table.ask(&name, request.clone()).unwrap());
    let entries = table.log.len();
    let again = number(table.ask(&name, request.clone()).unwrap());
    assert_eq!((first, table.log.len()), (again, entries));
    // The same holds for a host that was rebuilt from its log.
    table.host = Host::fold(&table.log).unwrap();
    assert_eq!(number(table.ask(&name, request).unwrap()), first);
    assert_eq!(table.log.len(), entries);
}

#[test]
fn a_request_is_remembered_however_much_happens_after_it() {
    let mut table = Table::begun(json!({}));
    let request = json!({ "cmd": "say", "text": "once", "id": 1 });
    table.ask("ann", request.clone()).unwrap();
    for id in 0..100 {
        table.ask("bob", json!({ "cmd": "say", "text": "hm", "id": id })).unwrap();
    }
    let entries = table.log.len();
    table.ask("ann", request).unwrap();
    assert_eq!(table.log.len(), entries);
    table.refused("ann", json!({ "cmd": "say", "text": "twice", "id": 1 }), Rule::IdUsed);
    table.host = Host::fold(&table.log).unwrap();
    table.refused("ann", json!({ "cmd": "draw", "id": 1 }), Rule::IdUsed);
}

#[test]
fn sitting_down_is_answered_alike_whatever_came_of_it() {
    let mut table = Table::new(json!({}));
    let answer = |effects: Effects| serde_json::to_value(effects.answer).unwrap();
    let (sit_ann, sit_bob) =
        (json!({ "cmd": "sit", "name": "ann", "id": 1 }), json!({ "cmd": "sit", "name": "bob", "id": 1 }));
    let ann = answer(table.ask("ann", sit_ann.clone()).unwrap());
    table.cmd("ann", "stand").unwrap();
    assert_eq!(answer(table.ask("ann", sit_ann.clone()).unwrap()), ann, "who stood up has not sat down again");
    assert!(table.host.seat_of(&who("ann")).is_none());
    table.sit("ann");
    let bob = answer(table.ask("bob", sit_bob.clone()).unwrap());
    assert_eq!(table.host.phase(), Phase::Playing);
    for _ in 0..2 {
        assert_eq!(answer(table.ask("bob", sit_bob.clone()).unwrap()), bob, "play has begun since");
        assert_eq!(answer(table.ask("ann", sit_ann.clone()).unwrap()), ann);
        table.refused("bob", json!({ "cmd": "sit", "name": "bob", "seat": 0, "id": 1 }), Rule::IdUsed);
        table.host = Host::fold(&table.log).unwrap();
    }
}

#[test]
fn what_makes_no_entry_is_not_remembered() {
    let mut table = Table::begun(json!({}));
    for id in 0..500 {
        for cmd in ["back", "agree", "decline", "resume", "rematch", "start", "stand"] {
            table.ask("ann", json!({ "cmd": cmd, "id": format!("{cmd} {id}") })).ok();
        }
    }
    let say = json!({ "cmd": "say", "text": "hm", "id": 1 });
    for _ in 0..500 {
        table.ask("ann", say.clone()).unwrap();
    }
    assert_eq!(table.host.answered.len(), 1);
}

#[test]
fn nobody_is_called_like_somebody_else_at_the_table() {
    let mut table = Table::new(json!({ "seats": 3 }));
    table.ask("ann", json!({ "cmd": "sit", "name": " An\u{200b}n  Lee\u{2060} " })).unwrap();
    assert_eq!(table.name_of(Seat::at(0)), "Ann Lee");
    table.refused("bob", json!({ "cmd": "sit", "name": "ANN\u{a0}lee" }), Rule::NameTaken);
    table.refused("bob", json!({ "cmd": "sit", "name": "\u{3164}\u{200d}" }), Rule::Name);
    table.refused("ann", json!({ "cmd": "sit", "name": "Bob" }), Rule::Seated);
    assert!(table.ask("ann", json!({ "cmd": "sit", "name": "Ann Lee" })).unwrap().entries.is_empty());
    table.sit("bob");
    table.ask("owner", json!({ "cmd": "stand", "seat": 0 })).unwrap();
    table.ask("cleo", json!({ "cmd": "sit", "name": "Ann Lee" })).unwrap();
}

#[test]
fn the_owner_decides_who_is_heard() {
    let mut table = Table::begun(json!({}));
    let mute = |seat: u8, muted: bool| json!({ "cmd": "mute", "seat": seat, "muted": muted });
    let say = json!({ "cmd": "say", "text": "hm" });
    table.refused("bob", mute(0, true), Rule::OwnerOnly);
    table.refused("owner", mute(2, true), Rule::NoSuchSeat);
    table.ask("owner", mute(1, true)).unwrap();
    assert!(table.ask("owner", mute(1, true)).unwrap().entries.is_empty(), "once is enough");
    for _ in 0..2 {
        table.refused("bob", say.clone(), Rule::Muted);
        assert!(table.host.places()[1].muted);
        table.host = Host::fold(&table.log).unwrap();
    }
    table.ask("ann", say.clone()).unwrap();
    table.ask("owner", mute(1, false)).unwrap();
    table.ask("bob", say).unwrap();
}

#[test]
fn nobody_uses_up_what_others_might_say() {
    let mut table = Table::begun(json!({}));
    let say = json!({ "cmd": "say", "text": "hm" });
    let said = (0..10_000).take_while(|_| table.ask("ann", say.clone()).is_ok()).count();
    assert_eq!(said, 2_500);
    table.refused("ann", say.clone(), Rule::TalkedOut);
    table.ask("bob", say).unwrap();
}

#[test]
fn eyes_see_nothing_that_came_after_they_were_given() {
    let mut table = Table::new(json!({ "game": secret_game() }));
    table.sit("ann");
    let eyes = table.host.eyes(Some(&who("ann")));
    let before = retell(&table.log, None, eyes).unwrap();
    table.cmd("ann", "stand").unwrap();
    table.sit("cleo");
    table.sit("bob");
    table.play();
    assert_eq!(retell(&table.log, None, eyes).unwrap(), before, "the seat is another's by now");
}
