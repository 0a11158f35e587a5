//! Matches as a user runs them: with the program itself, and with programs that behave or do not.

use catalog::GameId;
use serde_json::Value;
use std::path::{Path, PathBuf};
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

/// An example, as its page says to run it: with this interpreter, where there is one here.
fn example(interpreter: &str, file: &str) -> Option<String> {
    let there = Command::new(interpreter).arg("--version").output().is_ok_and(|output| output.status.success());
    if !there {
        eprintln!("there is no {interpreter} here: {file} was not tried");
        return None;
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples").join(file);
    Some(format!("{interpreter} {}", shell_words::quote(&file.to_string_lossy())))
}

#[test]
fn the_examples_play_every_game_where_there_is_what_runs_them() {
    let umpire = shell_words::quote(env!("CARGO_BIN_EXE_strandline"));
    for (interpreter, file) in
        [("python3", "any_move_bot.py"), ("python3", "one_ply_bot.py"), ("node", "asking_bot.mjs")]
    {
        let Some(example) = example(interpreter, file) else { continue };
        let bot = format!("cmd:{example} {umpire}");
        for game in GameId::ALL.map(GameId::name) {
            let report = report(&["--a", "random", "--b", &bot, "--game", game, "--games", "2", "--seed", "1"]);
            assert_eq!(forfeits(&report, "b"), [0; 4], "{file}: {report}");
        }
    }
}

/// Whoever takes any of four thousand ways to raise hardly ever catches: the house lists some of every kind, and the
/// example takes any kind first.
#[test]
fn any_legal_move_is_as_good_in_python_as_here() {
    let Some(example) = example("python3", "any_move_bot.py") else { return };
    let bot = format!("cmd:{example}");
    for game in GameId::ALL.map(GameId::name) {
        let report = report(&["--a", &bot, "--b", "random", "--game", game, "--games", "60", "--seed", "1"]);
        assert!((0.2..0.8).contains(&report["share"].as_f64().unwrap()), "{game}: {report}");
    }
}

#[test]
fn one_request_a_move_is_measured_against_three() {
    let Some(example) = example("python3", "umpire_speed.py") else { return };
    let words = shell_words::split(&example).expect("words");
    let output = Command::new(&words[0]).args(&words[1..]).args([env!("CARGO_BIN_EXE_strandline"), "60"]).output();
    let text = String::from_utf8(output.expect("it runs").stdout).expect("text");
    assert_eq!(text.lines().filter(|line| line.contains(" times as many")).count(), 3, "{text}");
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
        let args =
            ["--a", &sh(script), "--b", "random", "--game", OPEN, "--games", "4", "--seed", "1", "--crashes", "0"];
        let report = report(&args);
        assert_eq!(forfeits(&report, "a"), [0, 0, 0, 4], "{report}");
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

#[test]
fn a_test_of_strength_ends_when_it_is_decided() {
    let args = ["--a", "level:swimmer", "--b", "random", "--game", OPEN, "--games", "400", "--seed", "1", "--sprt"];
    let accepted = report(&[&args[..], &["0,50"]].concat());
    assert_eq!((&accepted["stopped"], &accepted["sprt"]["verdict"]), (&"decided".into(), &"accepted".into()));
    assert!(accepted["games"].as_u64() < Some(100) && accepted["asked"] == 400, "{accepted}");
    assert_eq!(accepted, report(&[&args[..], &["0,50", "--threads", "3"]].concat()), "whichever thread is first");
    let swapped = ["--b", "level:swimmer", "--a", "random", "--game", OPEN, "--games", "400", "--seed", "1", "--sprt"];
    assert_eq!(report(&[&swapped[..], &["-10,50"]].concat())["sprt"]["verdict"], "rejected");
    let few = ["--a", "random", "--b", "random", "--game", OPEN, "--games", "4", "--sprt", "0,1"];
    assert_eq!(report(&few)["sprt"]["verdict"], "undecided");
    let text = String::from_utf8(run(&[&args[..], &["0,50"]].concat()).stdout).expect("text");
    assert!(text.contains(" of 400 games: it is decided.") && text.contains("SPRT 0 to 50: accepted"), "{text}");
    for (wrong, more) in [("50,0", &[][..]), ("strong", &[]), ("0,5", &["--player", "random"])] {
        let output = run(&[&args[..], &[wrong], more].concat());
        assert!(!output.status.success() && output.stdout.is_empty(), "{wrong}");
    }
}

/// A folder for a test, not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("it is the test's own");
    }
    folder
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn every_game_is_recorded_and_no_record_is_overwritten() {
    let folder = folder("match-records");
    let records = folder.to_string_lossy();
    let args = ["--a", "level:hatchling", "--b", "random", "--game", SECRETIVE, "--games", "12", "--seed", "4"];
    let args = [&args[..], &["--threads", "2", "--records", &records]].concat();
    let told = report(&args);
    let written = files(&folder);
    assert_eq!(written.len(), 12);
    let mut wins = 0;
    for (number, file) in written.iter().enumerate() {
        assert!(file.ends_with(format!("{SECRETIVE}-4-{:02}.json", number + 1)), "{file:?}");
        let record: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
        let session = table::Session::load(&table::Record::read(&record).unwrap(), table::Dealer::seeded(0)).unwrap();
        assert!(session.turn().outcome().is_some());
        let a = number % 2;
        assert_eq!((&record["names"][a], &record["players"][a]), (&"level:hatchling".into(), &"hatchling".into()));
        assert_eq!((&record["names"][1 - a], &record["players"][1 - a]), (&"random".into(), &"random".into()));
        let ranks = record["result"]["ranks"].as_array().unwrap();
        wins += u64::from(ranks[a] == 1 && ranks[1 - a] != 1);
    }
    assert_eq!(told["wins"], wins);
    let again = run(&args);
    assert!(!again.status.success() && again.stdout.is_empty());
    assert!(String::from_utf8_lossy(&again.stderr).contains(&format!("{SECRETIVE}-4-")));
    let other = [&args[..], &["--seed", "5"]].concat();
    let other: Vec<&str> =
        other.into_iter().enumerate().filter(|&(at, _)| !(8..10).contains(&at)).map(|(_, word)| word).collect();
    report(&other);
    assert_eq!(files(&folder).len(), 24);
}

#[test]
fn whatever_cannot_be_is_told_before_anything_is_played() {
    let folder = folder("match-nothing");
    let records = folder.to_string_lossy();
    let missing = ["--a", "random", "--b", "cmd:no-such-program-anywhere", "--game", OPEN, "--records", &records];
    let output = run(&missing);
    assert!(!output.status.success() && !folder.exists(), "{output:?}");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let output = run(&["--a", "random", "--b", "random", "--game", OPEN, "--records", file]);
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stderr).contains("Cargo.toml"), "{output:?}");
}

#[test]
fn everybody_meets_everybody() {
    let args =
        ["--a", "random", "--b", "level:swimmer", "--player", "level:hatchling", "--game", OPEN, "--games", "10"];
    let args = [&args[..], &["--seed", "2"]].concat();
    let told = report(&args);
    assert_eq!((&told["games"], &told["asked"]), (&30.into(), &30.into()));
    let pairs: Vec<(&Value, &Value)> =
        told["pairs"].as_array().unwrap().iter().map(|pair| (&pair["a"], &pair["b"])).collect();
    let [random, swimmer, hatchling] = ["random", "level:swimmer", "level:hatchling"].map(Value::from);
    assert_eq!(pairs, [(&random, &swimmer), (&random, &hatchling), (&swimmer, &hatchling)]);
    let players = told["players"].as_array().unwrap();
    assert!(players.iter().all(|player| player["games"] == 20), "{told}");
    let points: f64 = players.iter().map(|player| player["points"].as_f64().unwrap()).sum();
    assert!((points - 30.0).abs() < 1e-9);
    let elo = |at: usize| players[at]["elo"].as_f64().unwrap();
    assert!(elo(1) > elo(2) && elo(2) > elo(0), "{told}");
    assert!(players[1]["elo_interval"][0].as_f64() < players[1]["elo"].as_f64());
    let text = String::from_utf8(run(&args).stdout).expect("text");
    let table: Vec<&str> = text.lines().skip(1).take(4).collect();
    assert!(table[0].contains("player") && table[1].contains("level:swimmer") && table[3].contains("random"), "{text}");
}

#[test]
fn with_more_seats_each_is_alone_against_each() {
    let args = ["--a", "random", "--b", "random", "--player", "level:hatchling", "--game", SECRETIVE, "--seats", "3"];
    let told = report(&[&args[..], &["--games", "3", "--seed", "2"]].concat());
    assert_eq!(told["pairs"].as_array().map(Vec::len), Some(6), "{told}");
}

#[test]
fn a_program_that_keeps_crashing_ends_the_match_with_its_last_words() {
    let crashing = sh("echo what went wrong >&2; exit 1");
    let output = run(&["--a", "random", "--b", &crashing, "--game", OPEN, "--games", "40", "--seed", "1", "--json"]);
    assert_eq!(output.status.code(), Some(9));
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!((&report["stopped"], &report["games"], &report["asked"]), (&"crashes".into(), &3.into(), &40.into()));
    assert_eq!((&report["crashed"]["side"], &report["crashed"]["player"]), (&"b".into(), &crashing.as_str().into()));
    let last = report["crashed"]["stderr"].as_array().unwrap().last();
    assert_eq!(last, Some(&"what went wrong".into()), "{report}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("what went wrong"), "it is shown as it comes, too");
    let later = run(&["--a", &crashing, "--b", "random", "--game", OPEN, "--games", "40", "--crashes", "5"]);
    let text = String::from_utf8(later.stdout).expect("text");
    assert!(text.contains("Stopped after 5 of 40 games") && text.contains("\n  what went wrong"), "{text}");
}

#[test]
#[cfg(unix)]
fn what_was_played_is_told_where_somebody_stops_the_match() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
    command.args(["--lang", "en", "match", "--a", &sh(FIRST_MOVE), "--b", "random", "--game", SECRETIVE]);
    command.args(["--games", "1000000", "--threads", "2", "--json", "--millis", "20000"]);
    let child = command.stdout(std::process::Stdio::piped()).spawn().expect("the program runs");
    std::thread::sleep(std::time::Duration::from_secs(3));
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).expect("it is there");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130));
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!(report["stopped"], "interrupted");
    assert!((1..1_000_000).contains(&report["games"].as_u64().unwrap()), "{report}");
    assert_eq!(forfeits(&report, "a"), [0; 4], "nobody forfeits for having been stopped: {report}");
}

/// Asks for one move of each kind, and plays the last of those.
const ASKING: &str = r#"while read -r line; do case "$line" in
    *'"cmd":"choose"'*) id=${line#*\"id\":}; echo "{\"id\":${id%%,*},\"legal\":{\"each\":1}}";;
    *'"cmd":"legal"'*) id=${line#*\"id\":}; mv=${line%\"]*}; echo "{\"id\":${id%%,*},\"move\":\"${mv##*\"}\"}";; esac; done"#;

#[test]
fn a_program_may_ask_for_other_moves_before_it_decides() {
    for game in GameId::ALL.map(GameId::name) {
        let report = report(&["--a", &sh(ASKING), "--b", "random", "--game", game, "--games", "4", "--seed", "1"]);
        assert_eq!(forfeits(&report, "a"), [0; 4], "{report}");
    }
    let greedy = ASKING.replace("{\\\"each\\\":1}", "{\\\"each\\\":1,\\\"limit\\\":1}");
    assert_ne!(greedy, ASKING);
    let report = report(&["--a", &sh(&greedy), "--b", "random", "--game", OPEN, "--games", "2", "--seed", "1"]);
    assert_eq!(forfeits(&report, "a"), [0, 0, 2, 0], "a list that makes no sense is no answer: {report}");
}

#[test]
fn a_match_takes_an_option_of_one_s_own_from_a_file() {
    for game in GameId::ALL.into_iter().filter(|game| game.options().iter().any(|option| option.name == "edition")) {
        let output = Command::new(env!("CARGO_BIN_EXE_strandline")).args(["edition", "print", game.name()]).output();
        let output = output.expect("the program runs");
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("match-edition.toml");
        let text = String::from_utf8(output.stdout).expect("text").replacen("reconstructed", "mine", 1);
        std::fs::write(&file, text).expect("the folder for tests can be written to");
        let file = file.to_string_lossy();
        let args = ["--a", "random", "--b", "random", "--game", game.name(), "--games", "2", "--edition", &file];
        assert_eq!(report(&args)["options"]["edition"]["name"], "mine");
    }
}
