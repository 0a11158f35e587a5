//! A page that is told, or has kept, what it cannot make sense of never panics: that would be a dead page. What houses say
//! and what browsers kept is damaged at random places; whatever is still taken in is shown from every side.

use catalog::{AnyView, GameId, with_game};
use face::Face;
use guest::Online;
use kernel::{Chance, Seat, Title};
use serde_json::{Value, json};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use table::fair::Hex;
use table::host::{Host, Message, Time, key_of, retell};
use testkit::{Dice, dice};
use web::local_table::{Kept, LocalTable, Standing};
use web::online_settings::in_words;
use wire::table::{Ask, Clock, Plan};
use wire::umpire::TurnNow;
use words::Lang;

/// How often each text is damaged.
const TIMES: u64 = 150;

/// Some value that may not belong where it is put.
fn any(dice: &mut Dice) -> Value {
    let values = [
        json!(null),
        json!(0),
        json!(1),
        json!(-1),
        json!(7),
        json!(255),
        json!(1_000_000_007_u64),
        json!(u64::MAX),
        json!(0.5),
        json!(""),
        json!("a1"),
        json!("\u{202e}\u{1f980}"),
        json!([]),
        json!([0, 1, 2, 3, 4, 5, 6, 7]),
        json!({}),
        json!(true),
    ];
    values[dice.below(values.len() as u32) as usize].clone()
}

/// Damages one place somewhere in a value.
fn damage(value: &mut Value, dice: &mut Dice) {
    let inside = match value {
        Value::Object(map) => map.len(),
        Value::Array(list) => list.len(),
        _ => 0,
    };
    if inside == 0 || dice.below(8) == 0 {
        *value = any(dice);
        return;
    }
    let at = dice.below(inside as u32) as usize;
    match value {
        Value::Object(map) => {
            let name = map.keys().nth(at).expect("there are so many").clone();
            match dice.below(10) {
                0 => drop(map.remove(&name)),
                _ => damage(&mut map[&name], dice),
            }
        }
        Value::Array(list) => match dice.below(10) {
            0 => drop(list.remove(at)),
            1 => list.push(list[at].clone()),
            2 => list.truncate(at),
            _ => damage(&mut list[at], dice),
        },
        _ => {}
    }
}

/// Damages a text, and hands it to whoever must bear it.
fn damaged(text: &str, seed: u64, bear: impl FnOnce(&str)) {
    let mut dice = dice(seed);
    let mut value: Value = serde_json::from_str(text).expect("it was whole");
    for _ in 0..=dice.below(2) {
        damage(&mut value, &mut dice);
    }
    let text = value.to_string();
    let borne = catch_unwind(AssertUnwindSafe(|| bear(&text)));
    assert!(borne.is_ok(), "seed {seed}: {text}");
}

/// Shows a view from everywhere.
fn show(game: GameId, seats: usize, view: &AnyView) {
    let all = Seat::all(seats as u8).map(Some).chain([None]);
    with_game!(game, T => for me in all {
        if let Some(view) = view.as_of::<<T as Title>::Rules>() {
            drop(T::scene(ToOwned::to_owned(view), me, true));
        }
    });
}

/// A table of a house in the middle of a game: what a seat was told, entry by entry, and as a snapshot.
fn told(game: GameId) -> (String, Vec<String>) {
    let plan = Plan { clock: Clock::Bank { seconds: 60, increment: 1 }, ..Plan::of(game.name(), 2, Value::Null) };
    let (mut host, made) = Host::make(Time(1), plan, Hex([3; 32]), key_of("ann")).unwrap();
    let mut log = vec![made];
    let mut ask = |host: &mut Host, name: &str, ask: Ask| {
        let message = Message::Ask { who: Some(key_of(name)), id: None, ask };
        log.extend(host.handle(Time(2), message).unwrap().entries);
    };
    for name in ["ann", "bob"] {
        ask(&mut host, name, Ask::Sit { name: name.into(), seat: None, commitment: None });
    }
    for _ in 0..6 {
        let Some(TurnNow::Seats(seats)) = host.turn_now() else { break };
        let seat = seats.first().unwrap();
        let name = ["ann", "bob"][seat.index()];
        let mut page = Online::default();
        page.hear(&wire::write(&host.snapshot(Time(2), Some(&key_of(name)))), 0.0);
        let mv = game.pick(page.view.as_ref().unwrap(), seat, &mut dice(5)).unwrap();
        ask(&mut host, name, Ask::Play { seat: None, mv });
    }
    ask(&mut host, "ann", Ask::Say { text: "hello".into() });
    let snapshot = wire::write(&host.snapshot(Time(3), Some(&key_of("ann"))));
    (snapshot, retell(&log, Some(0), host.eyes(Some(&key_of("ann")))).unwrap())
}

/// The same table, told from the beginning.
fn before_all(snapshot: &str) -> String {
    let mut table: Value = serde_json::from_str(snapshot).expect("it was whole");
    table["n"] = 0.into();
    table.to_string()
}

/// Everything that a page shows of a table.
fn look_at(page: &Online) {
    page.names(|_, nth| nth.to_string(), |seat| seat.to_string());
    for seat in Seat::all(6) {
        let _ = (page.place(seat), page.time_left(seat, 1e12), page.acting().contains(seat));
    }
    let _ = (page.is_pressed(0.0), page.may_act(), page.own().is_some(), page.result().map(|result| result.winners()));
    page.plan().iter().for_each(|plan| drop(in_words(Lang::En, plan)));
    let Some(game) = page.id() else { return };
    let seats = page.places().len();
    page.view.iter().for_each(|view| show(game, seats, view));
    for ply in 0..=page.past.plies().len() {
        page.past.view(ply).iter().for_each(|view| show(game, seats, view));
    }
}

#[test]
fn whatever_a_house_says_the_page_bears_it() {
    for game in GameId::ALL {
        let (snapshot, entries) = told(game);
        for seed in 0..TIMES {
            damaged(&snapshot, seed, |text| {
                let mut page = Online::default();
                page.hear(text, 0.0);
                entries.iter().for_each(|entry| drop(page.hear(entry, 1.0)));
                look_at(&page);
            });
        }
        let before = before_all(&snapshot);
        for (at, entry) in entries.iter().enumerate() {
            for seed in 0..TIMES / 6 {
                damaged(entry, seed, |text| {
                    let mut page = Online::default();
                    page.hear(&before, 0.0);
                    entries[..at].iter().for_each(|entry| drop(page.hear(entry, 1.0)));
                    page.hear(text, 2.0);
                    entries[at + 1..].iter().for_each(|entry| drop(page.hear(entry, 3.0)));
                    look_at(&page);
                });
            }
        }
        let log = format!("[{}]", entries.join(","));
        for seed in 0..TIMES {
            damaged(&log, seed, |text| {
                let mut page = Online::default();
                page.hear(&snapshot, 0.0);
                page.recall(text, 1.0);
                look_at(&page);
            });
        }
    }
}

/// Everything that a page shows of a game on this device, and does with it.
fn go_on_with(kept: &Kept) {
    let _ = (&kept.game, kept.names.join(", "), kept.plies, kept.over);
    let Ok(mut desk) = LocalTable::open(kept) else { return };
    let (game, seats) = (desk.game(), desk.names().len());
    for ply in 0..=desk.history().len() {
        desk.history().view(ply, desk.eyes()).iter().for_each(|view| show(game, seats, view));
    }
    show(game, seats, &desk.session().view(desk.eyes()));
    let _ = (desk.ended(), desk.curtain(), desk.keeps_secrets(), desk.written_record(), desk.kept(1.0).written());
    match desk.standing() {
        Standing::Bot(seat, _) => drop(desk.play_thought(2.0, seat, None)),
        Standing::Person(seats) => {
            let seat = seats.first().expect("somebody is due");
            let mv = desk.session().game().legal(seat, 1).moves;
            mv.iter().for_each(|mv| drop(desk.play(2.0, seat, mv)));
        }
        Standing::Over(_) | Standing::Ended(_) => drop(desk.rematch(2.0, Hex([1; 32]))),
    }
    while desk.undo() {}
}

#[test]
fn whatever_a_browser_kept_the_page_bears_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let mut read = 0;
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for seed in 0..TIMES {
            damaged(&text, seed, |text| {
                if let Some(kept) = Kept::read(text) {
                    read += 1;
                    go_on_with(&kept);
                }
            });
        }
        for cut in (0..text.len()).step_by(97).filter(|cut| text.is_char_boundary(*cut)) {
            assert!(Kept::read(&text[..cut]).is_none(), "half of it was written");
        }
    }
    assert!(read > 100, "most of what is damaged can be read as a game, and is tried");
}
