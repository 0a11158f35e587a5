//! What `strandline verify` says of a house's records, and of forgeries made from them.

mod house;

use catalog::GameId;
use house::{Table, file, finished, forgeries, log, obey, remove, sealed_again, turned_round, verify, with};
use kernel::{Outcome, Seat};
use serde_json::{Value, json};
use std::process::{Command, Output};
use table::host::{Ask, Host, Message, Time};

/// What the program ends with, as `docs/terminal.md` promises.
const FILE: i32 = 3;
const CONTENT: i32 = 4;
const NOT_FAIR: i32 = 5;
const NOTHING_TO_CHECK: i32 = 6;

/// The record of a game of two that was played to its end.
fn of_two(game: &str) -> Value {
    finished(game, 2, &Value::Null, 5)
}

/// The record of a game that people ended after some moves.
fn ended(game: &str, seats: u8, asks: &[(u8, Ask)]) -> Value {
    let mut table = Table::begun(game, seats, &Value::Null, 5);
    (0..5).for_each(|_| assert!(table.step()));
    asks.iter().for_each(|(seat, ask)| obey(&mut table.host, *seat, ask.clone()));
    table.record()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr[..]].concat()).into_owned()
}

fn assert_fair(name: &str, record: &Value) -> String {
    let output = verify(name, record, &[]);
    assert_eq!(output.status.code(), Some(0), "{name}: {}", said(&output));
    assert!(said(&output).starts_with("Fair: "), "{name}: {}", said(&output));
    said(&output)
}

fn assert_refused(name: &str, record: &Value) {
    let output = verify(name, record, &[]);
    assert!(matches!(output.status.code(), Some(NOT_FAIR | NOTHING_TO_CHECK)), "{name}: {}", said(&output));
    assert!(!said(&output).contains("Fair: ") && !said(&output).trim().is_empty(), "{name}: {}", said(&output));
}

#[test]
fn what_a_house_gives_is_fair_and_every_forgery_of_it_is_refused() {
    for game in GameId::ALL.map(GameId::name) {
        let (record, other) = (of_two(game), finished(game, 2, &Value::Null, 6));
        assert_fair(game, &record);
        for (forgery, forged) in forgeries(&record, &other) {
            assert_ne!(forged, record, "{game}: {forgery} changes something");
            assert_refused(&format!("{game}-{forgery}"), &forged);
            // Nor does it help to know how a record is sealed.
            assert_refused(&format!("{game}-{forgery}-sealed"), &sealed_again(forged));
        }
    }
}

#[test]
fn a_log_is_refused_wherever_it_is_cut() {
    for game in GameId::ALL.map(GameId::name) {
        let record = of_two(game);
        let entries = record["log"].as_array().expect("a log").len();
        for kept in [1, 2, entries / 3, entries - 2] {
            let cut = with(&record, |forged| log(forged).truncate(kept));
            assert_refused(&format!("{game}-cut-{kept}"), &sealed_again(cut.clone()));
            let unfinished = with(&cut, |forged| remove(forged, "result"));
            assert_refused(&format!("{game}-unfinished-{kept}"), &sealed_again(unfinished));
        }
    }
}

/// What no rule binds, names and who gave up, the seal does: in the record itself, and against somebody who seals again
/// where the seal is compared with the one that was told.
#[test]
fn what_only_the_house_says_is_sealed() {
    for game in GameId::ALL.map(GameId::name) {
        let record = ended(game, 2, &[(1, Ask::Resign)]);
        let seal = record["fair"]["seal"].as_str().expect("a seal").to_owned();
        let compared = |name: &str, record: &Value| verify(name, record, &["--seal", &seal]).status.code();
        assert_eq!(compared(&format!("{game}-told"), &record), Some(0));
        assert_eq!(verify(&format!("{game}-short"), &record, &["--seal", &seal[..16]]).status.code(), Some(0));
        let other_end = json!({ "ended": { "resigned": [0] }, "result": { "ranks": [2, 1] } });
        let forgeries = [json!({ "names": ["P1", "P0"] }), json!({ "names": ["P0", "Somebody"] }), other_end];
        for (at, changed) in forgeries.iter().enumerate() {
            let forged = with(&record, |forged| {
                forged.as_object_mut().expect("an object").extend(changed.as_object().expect("changes").clone());
            });
            assert_refused(&format!("{game}-word-{at}"), &forged);
            assert_eq!(compared(&format!("{game}-word-{at}-sealed"), &sealed_again(forged)), Some(NOT_FAIR));
        }
    }
}

#[test]
fn the_commitment_can_be_compared_with_the_one_that_was_shown() {
    let record = of_two(GameId::ALL[0].name());
    let commitment = record["fair"]["commitment"].as_str().expect("digits");
    let shown = |digits: &str| verify("shown", &record, &["--commitment", digits]);
    assert_eq!(shown(commitment).status.code(), Some(0));
    let short = shown(&format!("{}…", &commitment[..16].to_uppercase()));
    assert!(said(&short).contains("is the one that you were shown"), "{}", said(&short));
    for other in ["", "5", &commitment[..7], &"ab".repeat(32)] {
        assert_eq!(shown(other).status.code(), Some(NOT_FAIR), "{other}");
    }
}

#[test]
fn it_is_said_in_words_what_was_checked() {
    let record = of_two(GameId::ALL[0].name());
    let told = assert_fair("checked", &record);
    let seal = record["fair"]["seal"].as_str().expect("digits");
    for part in ["Checked: ", "every move is legal", "options", "sealed the record", "Compare the commitment", seal] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn nobody_gives_up_after_the_end() {
    for game in GameId::ALL.map(GameId::name) {
        let record = of_two(game);
        let forged = with(&record, |forged| {
            forged["result"] = json!({ "ranks": [1, 1] });
            forged["ended"] = json!({ "drawn": true });
        });
        assert_refused(&format!("{game}-drawn-late"), &sealed_again(forged));
        let winner = record["result"]["ranks"].as_array().expect("ranks").iter().position(|rank| rank == 1);
        let forged = with(&record, |forged| {
            forged["result"] = turned_round(&record);
            forged["ended"] = json!({ "resigned": [winner] });
        });
        assert_refused(&format!("{game}-resigned-late"), &sealed_again(forged));
    }
}

#[test]
fn a_game_that_people_ended_is_fair_and_says_on_whose_word() {
    for game in GameId::ALL.map(GameId::name) {
        let resigned = ended(game, 2, &[(1, Ask::Resign)]);
        assert_eq!(resigned["result"]["ranks"], json!([1, 2]));
        let told = assert_fair(&format!("{game}-resigned"), &resigned);
        assert!(told.contains("By the record’s word alone: P1 resigned."), "{told}");
        let drawn = ended(game, 2, &[(0, Ask::Draw), (1, Ask::Draw)]);
        let told = assert_fair(&format!("{game}-drawn"), &drawn);
        assert!(told.contains("a draw was agreed on"), "{told}");
        for (record, name) in [(&resigned, "resigned"), (&drawn, "drawn")] {
            let name = |forgery: &str| format!("{game}-{name}-{forgery}");
            assert_refused(&name("unsaid"), &sealed_again(with(record, |forged| remove(forged, "ended"))));
            let other = json!({ "ranks": [2, 1] });
            assert_refused(&name("other"), &sealed_again(with(record, |forged| forged["result"] = other)));
            let nobody = with(record, |forged| forged["ended"] = json!({ "resigned": [5] }));
            assert_refused(&name("nobody"), &sealed_again(nobody));
        }
    }
}

#[test]
fn whoever_gave_up_ranks_last_though_a_bot_played_on_for_them() {
    for game in GameId::ALL.map(GameId::name) {
        gave_up_and_was_played_on_for(game);
    }
}

fn gave_up_and_was_played_on_for(game: &str) {
    let mut table = Table::begun(game, 3, &Value::Null, 5);
    obey(&mut table.host, 2, Ask::Resign);
    while let Some((seat, mv)) = table.choose() {
        if seat == Seat::at(2) {
            think(&mut table.host, seat, &mv);
        } else {
            obey(&mut table.host, seat.number(), Ask::Play { seat: None, mv });
        }
    }
    let record = table.record();
    let result: Outcome = serde_json::from_value(record["result"].clone()).expect("ranks");
    assert_eq!(result.ranks[Seat::at(2)], 3);
    assert_fair(&format!("{game}-played-on"), &record);
}

/// Tells the host what the bot of a seat decided.
fn think(host: &mut Host, seat: Seat, mv: &str) {
    let thought = host.wake(Time(0), 0).think.into_iter().find(|think| think.seat == seat).expect("the bot is asked");
    let message = Message::Thought { seat, stamp: thought.stamp, mv: Some(mv.to_owned()) };
    host.handle(Time(0), message).expect("it is taken in");
}

#[test]
fn what_was_agreed_on_is_shown_to_be_compared() {
    for game in GameId::ALL.map(GameId::name) {
        let record = of_two(game);
        let told = assert_fair(&format!("{game}-agreed"), &record);
        let name = words::say(words::Lang::En, &format!("game-{game}"));
        assert!(told.contains(&format!("{name}, 2 seats, options {}", record["options"])), "{told}");
    }
}

#[test]
fn what_cannot_be_read_is_told_apart_from_what_is_not_fair() {
    for (name, text) in [("none", ""), ("other", "{}"), ("half", "{\"strandline\":1,")] {
        let path = file(name, text);
        let output = Command::new(env!("CARGO_BIN_EXE_strandline")).arg("verify").arg(path).output();
        assert_eq!(output.expect("the program runs").status.code(), Some(CONTENT), "{name}");
    }
    let missing = Command::new(env!("CARGO_BIN_EXE_strandline")).args(["verify", "/nowhere/at/all"]).output();
    assert_eq!(missing.expect("the program runs").status.code(), Some(FILE));
    let unproven = verify("no-proof", &with(&of_two(GameId::ALL[0].name()), |record| remove(record, "fair")), &[]);
    assert_eq!(unproven.status.code(), Some(NOTHING_TO_CHECK), "{}", said(&unproven));
}
