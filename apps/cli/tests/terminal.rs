//! The terminal as people run it: the real command line, through pipes and through a terminal.

use catalog::{GameId, with_game};
use kernel::{OptionKind, OptionSpec};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write, pipe};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Some game: what is tried with it here is the same in all.
const GAME: &str = GameId::ALL[0].name();

fn strandline(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
    command.args(["--lang", "en"]).args(args);
    command
}

/// Runs it with these lines typed.
fn typed(mut command: Command, lines: &[&str]) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    let mut input = child.stdin.take().expect("a pipe");
    // The program may leave before it has read everything.
    let _ = input.write_all(lines.join("\n").as_bytes());
    drop(input);
    child.wait_with_output().expect("it ends")
}

fn shown(args: &[&str], lines: &[&str]) -> String {
    let output = typed(strandline(args), lines);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("what is shown is text")
}

fn file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("strandline-terminal-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written to");
    folder.join(name)
}

/// A record on disk.
fn record(name: &str) -> String {
    let path = file(name).display().to_string();
    let save = format!("save {path}");
    shown(&["play", GAME, "--seats", "me,random", "--seed", "1"], &["resign", "yes", &save, "quit"]);
    path
}

/// The names of the games that show what somebody looked at in secret, if they like.
fn games_with_memory_aid() -> impl Iterator<Item = &'static str> {
    let aided = GameId::ALL.into_iter().filter(|&game| with_game!(game, T => <T as face::Own>::HAS_MEMORY_AID));
    aided.map(GameId::name)
}

#[test]
fn the_memory_aid_can_be_turned_off_and_on() {
    for game in games_with_memory_aid() {
        let status = |aid: &str| typed(strandline(&["play", game, "--memory-aid", aid]), &[]).status.code();
        assert_eq!((status("on"), status("off"), status("maybe")), (Some(0), Some(0), Some(2)));
    }
    let help = typed(strandline(&["play", "--help"]), &[]);
    let named = games_with_memory_aid().collect::<Vec<_>>().join(", ");
    assert!(String::from_utf8_lossy(&help.stdout).contains(&format!("looked at in secret ({named})")));
}

/// The options that can be of one's own, in every game.
fn own_options() -> impl Iterator<Item = (GameId, &'static str)> {
    let own = |option: &&OptionSpec| matches!(option.kind, OptionKind::Own { .. });
    GameId::ALL.into_iter().flat_map(move |game| game.options().iter().filter(own).map(move |own| (game, own.name)))
}

#[test]
fn an_option_of_ones_own_is_read_from_a_file() {
    for (game, option) in own_options() {
        let text = with_game!(game, T => <T as face::Own>::own_example(option, 2, words::Lang::En))
            .expect("there is an example");
        let path = file(&format!("{game}-{option}"));
        std::fs::write(&path, text).expect("the file can be written");
        let (path, flag) = (path.display().to_string(), format!("--{option}"));
        let play = |more: &[&str]| typed(strandline(&[&["play", game.name()], more].concat()), &["quit"]);
        let pair = format!("{option}=@{path}");
        assert!(
            play(&[&flag, &path]).status.success() && play(&["--option", &pair]).status.success(),
            "{game} {option}"
        );
        std::fs::write(&path, "]").expect("the file can be written");
        let complaint = String::from_utf8_lossy(&play(&[&flag, &path]).stderr).into_owned();
        assert!(complaint.contains(']') || complaint.contains(&path), "{game} {option}: {complaint}");
        let missing = String::from_utf8_lossy(&play(&[&flag, "/nowhere/at/all"]).stderr).into_owned();
        assert!(missing.contains("/nowhere/at/all cannot be read"), "{missing}");
    }
    assert!(own_options().next().is_some());
}

#[test]
fn a_typo_after_the_end_loses_nothing() {
    let path = file("kept.json");
    let save = format!("save {}", path.display());
    let lines = ["resign", "yes", "sav x.json", "y", "help", "hint", "moves", "save", &save, "", "quit"];
    let shown = shown(&["play", GAME, "--seats", "me,me", "--names", "Ann,Bob", "--seed", "42"], &lines);
    assert!(shown.contains("“sav x.json”") && shown.contains("Which file?"), "{shown}");
    assert!(shown.contains("Saved to ") && path.exists(), "{shown}");
    assert!(shown.ends_with("Until the next tide!\n"), "{shown}");
}

#[test]
fn a_reader_who_has_gone_is_left_in_peace() {
    let record = record("gone.json");
    let bots = ["play", GAME, "--seats", "random,random"];
    let matched = ["match", "--a", "random", "--b", "random", "--game", GAME, "--games", "1"];
    let commands = [&["rules", GAME][..], &bots, &["replay", &record], &["umpire"], &matched];
    for args in commands {
        assert_eq!(unread(args), (Some(0), String::new()), "{args:?}");
    }
    assert_eq!(unread(&["verify", &record]), (Some(1), String::new()), "it still says that nothing is proven");
}

/// What a program ends with, and what it complains of, that writes to nobody.
fn unread(args: &[&str]) -> (Option<i32>, String) {
    let (reader, writer) = pipe().expect("a pipe");
    drop(reader);
    let mut command = strandline(args);
    command.stdout(writer).stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it runs");
    // The program may leave before it has read this.
    let _ = child.stdin.take().expect("a pipe").write_all(b"{\"cmd\":\"games\"}\n");
    let output = child.wait_with_output().expect("it ends");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_in_a_sentence() {
    let record = record("full.json");
    let bots = ["play", GAME, "--seats", "random,random"];
    for args in [&["rules", GAME][..], &bots, &["replay", &record], &["verify", &record]] {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let output = strandline(args).stdout(full).stdin(Stdio::null()).output().expect("it runs");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {complaint}");
        assert!(complaint.contains("could not be shown: there is no room left"), "{args:?}: {complaint}");
        assert!(!complaint.contains("panicked") && !complaint.contains("backtrace"), "{args:?}: {complaint}");
    }
}

/// Everything a terminal gets while these lines are typed.
#[cfg(unix)]
fn on_a_terminal(mut command: Command, lines: &str) -> String {
    use rustix::pty;
    let control = pty::openpt(pty::OpenptFlags::RDWR | pty::OpenptFlags::NOCTTY).expect("a terminal");
    pty::grantpt(&control).and_then(|()| pty::unlockpt(&control)).expect("it is ours");
    let name = pty::ptsname(&control, Vec::new()).expect("it has a name").into_string().expect("of text");
    let side = || OpenOptions::new().read(true).write(true).open(&name).expect("it can be opened");
    let mut child = command.stdin(side()).stdout(side()).stderr(side()).spawn().expect("it runs");
    // The terminal is at its end once nobody has it open.
    drop(command);
    let mut control = File::from(control);
    control.write_all(lines.as_bytes()).expect("it takes what is typed");
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    while let Ok(read @ 1..) = control.read(&mut part) {
        bytes.extend_from_slice(&part[..read]);
    }
    child.wait().expect("it ends");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(unix)]
#[test]
fn the_curtain_hides_on_terminals_without_colour_too() {
    let game = GameId::ALL.into_iter().find(|game| game.has_secrets()).expect("some game has secrets");
    let game = ["play", game.name(), "--seats", "me,me", "--names", "Ann,Bob", "--seed", "1"];
    let with = |name: &str, value: &str| {
        let mut command = strandline(&game);
        command.env_remove("NO_COLOR").env("TERM", "xterm").env(name, value);
        // Whoever is first presses Enter, offers a draw, and hands over; then the input ends, for the other and for both.
        let shown = on_a_terminal(command, "\ndraw\n\x04\x04");
        let (before, _) = shown.rsplit_once(", do you agree").expect("the other is asked");
        before.rsplit_once(" >").expect("the first was asked").1.to_owned()
    };
    for between in [with("NO_COLOR", ""), with("NO_COLOR", "1")] {
        assert!(between.contains("\x1b[2J\x1b[3J\x1b[H"), "{between:?}");
    }
    let between = with("TERM", "dumb");
    assert!(!between.contains('\x1b') && between.matches('\n').count() >= 200, "{between:?}");
    assert!(between.contains("This terminal cannot be cleared"), "{between:?}");
}
