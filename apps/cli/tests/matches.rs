//! Matches as a user runs them: with the program itself, and with programs that behave or do not.

use catalog::GameId;
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

/// A game that hides nothing, and one that does.
const OPEN: &str = some_game(false);
const SECRETIVE: &str = some_game(true);

const fn some_game(secrets: bool) -> &'static str {
    let mut at = GameId::ALL.len() - 1;
    while GameId::ALL[at].has_secrets() != secrets {
        at -= 1;
    }
    GameId::ALL[at].name()
}

/// Plays the first legal move it is offered.
const FIRST_MOVE: &str = r#"while read -r line; do case "$line" in *'"cmd":"choose"'*)
    id=${line#*\"id\":}; mv=${line#*\"legal\":[\"}
    echo "{\"id\":${id%%,*},\"move\":\"${mv%%\"*}\"}";; esac; done"#;

/// Ends after one move.
const DYING: &str = r#"while read -r line; do case "$line" in *'"cmd":"choose"'*)
    id=${line#*\"id\":}; mv=${line#*\"legal\":[\"}
    echo "{\"id\":${id%%,*},\"move\":\"${mv%%\"*}\"}"; exit 0;; esac; done"#;

/// Runs a match. Programs have plenty of time, unless a test says otherwise.
fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
    command.args(["--lang", "en", "match"]).args(args);
    if !args.contains(&"--millis") {
        command.args(["--startup", "20000", "--millis", "20000"]);
    }
    command.output().expect("the program runs")
}

fn report(args: &[&str]) -> Value {
    let output = run(&[args, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "progress is for terminals: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

/// A program that the shell runs.
fn sh(script: &str) -> String {
    format!("cmd:sh -c {}", shell_words::quote(script))
}

fn forfeits(report: &Value, side: &str) -> [u64; 4] {
    ["late", "illegal", "garbage", "died"].map(|fault| report["forfeits"][side][fault].as_u64().expect("a count"))
}

#[test]
fn a_level_beats_a_random_mover() {
    for game in [OPEN, SECRETIVE] {
        let report = report(&["--a", "level:swimmer", "--b", "random", "--game", game, "--games", "20", "--seed", "7"]);
        assert!(report["wins"].as_u64() >= Some(17), "{report}");
        assert!(report["elo"].as_f64() > Some(250.0), "{report}");
        assert!(report["interval"][0].as_f64() > Some(0.6), "{report}");
        assert_eq!(forfeits(&report, "a"), [0; 4]);
    }
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let args = ["--a", "flat:8", "--b", "random", "--game", SECRETIVE, "--games", "10", "--seats", "3"];
    let of = |seed: &str, threads: &str| report(&[&args[..], &["--seed", seed, "--threads", threads]].concat());
    let once = of("5", "1");
    assert_eq!(once, of("5", "3"));
    assert_eq!(once["games"], 10);
    assert!((once["even"].as_f64().unwrap() - 1.0 / 3.0).abs() < 1e-9);
}

#[test]
fn seats_are_swapped_on_the_same_deal() {
    // Two players that always do the same play each deal twice, and the second time the other wins.
    let (a, b) = (sh(FIRST_MOVE), sh(FIRST_MOVE));
    let report = report(&["--a", &a, "--b", &b, "--game", OPEN, "--games", "6", "--seed", "3"]);
    assert_eq!(report["wins"], report["losses"], "{report}");
    assert_eq!(report["share"], 0.5);
    assert_eq!(report["elo"], 0.0);
}

#[test]
fn a_program_plays_every_game() {
    for game in GameId::ALL.map(GameId::name) {
        let report = report(&["--a", &sh(FIRST_MOVE), "--b", "random", "--game", game, "--games", "2", "--seed", "1"]);
        assert_eq!(forfeits(&report, "a"), [0; 4], "{report}");
        assert_eq!(report["games"], 2);
    }
}

#[test]
fn the_example_in_python_plays_where_there_is_python() {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/any_move_bot.py");
    let bot = format!("cmd:python3 {}", shell_words::quote(&bot.to_string_lossy()));
    let python = Command::new("python3").arg("--version").output();
    if python.is_ok_and(|output| output.status.success()) {
        let report = report(&["--a", "random", "--b", &bot, "--game", SECRETIVE, "--games", "2", "--seed", "1"]);
        assert_eq!(forfeits(&report, "b"), [0; 4], "{report}");
    } else {
        eprintln!("there is no python3 here: the protocol is tested with programs for the shell alone");
        let report = report(&["--a", "random", "--b", &sh(FIRST_MOVE), "--game", SECRETIVE, "--games", "2"]);
        assert_eq!(forfeits(&report, "b"), [0; 4], "{report}");
    }
}

#[test]
fn a_slow_program_forfeits_and_the_match_goes_on() {
    let slow = sh("while read -r line; do read -r never; exec sleep 600; done");
    let args = ["--a", "random", "--b", &slow, "--game", OPEN, "--games", "3", "--seed", "1"];
    let report = report(&[&args[..], &["--millis", "50", "--startup", "50"]].concat());
    assert_eq!(forfeits(&report, "b"), [3, 0, 0, 0], "{report}");
    assert_eq!((&report["wins"], &report["games"]), (&3.into(), &3.into()));
}

#[test]
fn a_program_that_does_not_read_cannot_hold_up_the_match() {
    let args = ["--a", "cmd:sleep 600", "--b", "random", "--game", SECRETIVE, "--games", "2", "--seed", "1"];
    let report = report(&[&args[..], &["--millis", "50", "--startup", "50"]].concat());
    assert_eq!(forfeits(&report, "a"), [2, 0, 0, 0], "{report}");
    assert_eq!(report["losses"], 2);
}

#[test]
fn a_program_that_talks_nonsense_forfeits() {
    let flood = "head -c 1100000 /dev/zero | tr '\\0' x; echo; cat >/dev/null";
    let stale = r#"while read -r line; do echo '{"id":0,"move":"done"}'; done"#;
    for script in ["while read -r line; do echo hello; done", stale, flood] {
        let report = report(&["--a", &sh(script), "--b", "random", "--game", SECRETIVE, "--games", "2", "--seed", "1"]);
        assert_eq!(forfeits(&report, "a"), [0, 0, 2, 0], "{report}");
        assert_eq!(report["losses"], 2);
    }
}

#[test]
fn an_illegal_move_forfeits_and_its_rule_is_told() {
    let illegal = FIRST_MOVE.replace("${mv%%\\\"*}", "c9-z1");
    let report = report(&["--a", &sh(&illegal), "--b", "random", "--game", OPEN, "--games", "2", "--seed", "1"]);
    assert_eq!(forfeits(&report, "a"), [0, 2, 0, 0], "{report}");
    let first = &report["forfeited"][0];
    assert_eq!((&first["game"], &first["side"], &first["reason"]), (&1.into(), &"a".into(), &"illegal".into()));
    assert!(first["detail"].as_str().is_some_and(|detail| detail.starts_with("c9-z1: ")), "{first}");
}

#[test]
fn a_program_that_dies_forfeits_and_is_started_again_for_the_next_game() {
    for script in [DYING, "exit 1"] {
        let report = report(&["--a", &sh(script), "--b", "random", "--game", OPEN, "--games", "3", "--seed", "1"]);
        assert_eq!(forfeits(&report, "a"), [0, 0, 0, 3], "{report}");
    }
}

#[test]
fn a_program_that_ends_with_its_game_is_started_again_and_forfeits_nothing() {
    let polite = FIRST_MOVE.replace("esac", r#"*'"cmd":"over"'*) exit 0;; esac"#);
    let report = report(&["--a", &sh(&polite), "--b", "random", "--game", OPEN, "--games", "4", "--seed", "1"]);
    assert_eq!(forfeits(&report, "a"), [0; 4], "{report}");
}

#[test]
fn a_program_is_told_of_the_beginning_its_turns_and_the_end() {
    let heard = Path::new(env!("CARGO_TARGET_TMPDIR")).join("match-heard");
    let heard_name = heard.to_string_lossy();
    let noting = FIRST_MOVE.replacen("do case", "do printf '%s\\n' \"$line\" >>\"$0\"; case", 1);
    let bot = format!("{} {}", sh(&noting), shell_words::quote(&heard_name));
    std::fs::write(&heard, "").expect("the folder for tests can be written to");
    report(&["--a", "random", "--b", &bot, "--game", SECRETIVE, "--seats", "2", "--games", "1", "--seed", "1"]);
    let text = std::fs::read_to_string(&heard).expect("what was noted");
    let told: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let [new, middle @ .., over] = &told[..] else { panic!("too little was told: {text}") };
    assert_eq!((&new["cmd"], &new["game"], &new["seat"]), (&"new".into(), &SECRETIVE.into(), &1.into()));
    assert_eq!((&over["cmd"], &over["end"]), (&"over".into(), &"rules".into()));
    assert_eq!(over["ranks"].as_array().map(Vec::len), Some(2));
    for (at, choose) in middle.iter().enumerate() {
        assert_eq!((&choose["cmd"], &choose["id"]), (&"choose".into(), &(at + 1).into()));
        assert_eq!(choose["view"]["from"]["seat"], 1, "a program sees what its seat sees");
        assert_eq!(choose["count"].as_u64(), choose["legal"].as_array().map(|legal| legal.len() as u64));
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    let base = ["--b", "random", "--game", SECRETIVE, "--a"];
    let refused = |more: &[&str]| {
        let output = run(&[&base[..], more].concat());
        assert!(!output.status.success());
        String::from_utf8(output.stderr).expect("text")
    };
    assert!(refused(&["level:shark"]).contains("level:shark"));
    assert!(refused(&["cmd:no-such-program-anywhere"]).contains("no-such-program-anywhere"));
    assert!(refused(&["random", "--seats", "9"]).contains('9'));
    assert!(refused(&["random", "--option", "colour=blue"]).contains("colour"));
}

#[test]
fn people_read_the_result_in_their_language() {
    let text = |lang: &str, script: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
        command.args(["--lang", lang, "match", "--game", SECRETIVE, "--games", "2", "--seed", "1", "--a", "random"]);
        let output = command.args(["--b", &sh(script)]).output().expect("the program runs");
        String::from_utf8(output.stdout).expect("text")
    };
    let english = text("en", "exit 1");
    let game = words::say(words::Lang::En, &format!("game-{SECRETIVE}"));
    assert!(
        english.starts_with(&format!("{game}, 2 seats, 2 games, seed 1\n  a  random\n  b  cmd:sh -c 'exit 1'\n")),
        "{english}"
    );
    assert!(english.contains("a: 2 won, 0 shared, 0 lost\nPoints: 100.0% (95% interval 34.2% to 100.0%"), "{english}");
    assert!(english.contains("b forfeited 2 games:\n  program ended: 2 (first in game 1: "), "{english}");
    assert!(text("fr", "exit 1").contains("b a perdu 2 parties par forfait"));
    assert!(text("ru", "exit 1").contains("побед 2, ничьих 0"));
}
