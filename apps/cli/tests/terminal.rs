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
    command.args(["--lang", "en"]).args(args).env("XDG_DATA_HOME", file("data"));
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
    assert_eq!(unread(&["verify", &record]), (Some(6), String::new()), "it still says that nothing can be checked");
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
    let game = ["play", game.name(), "--plain", "--seats", "me,me", "--names", "Ann,Bob", "--seed", "1"];
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

#[test]
fn nothing_that_a_terminal_obeys_comes_through_names_files_or_typing() {
    let evil = "\u{1b}[31mEvil\u{1b}]0;pwned\u{7}";
    let names = format!("{evil},Bob");
    let path = file("evil.json").display().to_string();
    let save = format!("save {path}");
    let lines = ["\u{1b}[A", "sav\u{1b}[2J", "resign", "yes", &save, "yes", "quit"];
    let shown = shown(&["play", GAME, "--seats", "me,random", "--names", &names, "--seed", "1"], &lines);
    let replayed = typed(strandline(&["replay", &path]), &["\u{1b}[B", "q"]);
    let missing = typed(strandline(&["replay", &format!("{evil}.json")]), &[]);
    for text in [shown.as_bytes(), &replayed.stdout, &missing.stderr] {
        let text = String::from_utf8_lossy(text);
        assert!(!text.contains('\u{1b}') && !text.contains('\u{7}') && text.contains("Evil"), "{text:?}");
    }
}

#[test]
fn games_levels_and_moves_are_known_in_any_letter_case() {
    let name = GAME.to_uppercase().replace('-', "");
    let lines = ["MOVES", "Hnt", "", "q"];
    let shown = shown(&["play", &name, "--seats", " ME , Random", "--names", "Ann,Bob", "--seed", "1"], &lines);
    assert!(shown.contains("moves are possible") && shown.contains("Did you mean “hint”?"), "{shown}");
    assert!(shown.ends_with("Until the next tide!\n"), "{shown}");
}

#[test]
fn records_say_who_sat_where_and_loading_goes_on_with_the_same() {
    let path = file("players.json").display().to_string();
    let save = format!("save {path}");
    shown(&["play", GAME, "--seats", "me,random,me", "--seed", "1"], &[&save, "yes", "quit"]);
    let record = std::fs::read_to_string(&path).expect("it was saved");
    let players: Vec<&str> =
        record.split("\"players\"").nth(1).expect("it says so").split('"').skip(1).step_by(2).take(3).collect();
    assert_eq!(players, ["person", "random", "person"], "{record}");
    let again = shown(&["play", GAME, "--load", &path], &["quit"]);
    assert!(again.contains("(bot, random)"), "{again}");
}

#[test]
fn shells_and_manuals_are_written_from_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = shown(&["completions", shell], &[]);
        assert!(script.contains("strandline") && script.contains("resume"), "{shell}: {script}");
    }
    let folder = file("man");
    shown(&["man", &folder.display().to_string()], &[]);
    let page = std::fs::read_to_string(folder.join("strandline-play.1")).expect("every command has its page");
    assert!(page.contains("memory\\-aid") && page.contains("plain"), "{page}");
    assert!(folder.join("strandline.1").exists());
}

#[test]
fn ones_own_is_printed_and_all_its_mistakes_are_named_at_once() {
    for (game, _) in own_options() {
        let usual = shown(&["edition", "print", game.name()], &[]);
        let path = file(&format!("own-{game}"));
        std::fs::write(&path, &usual).expect("the file can be written");
        let check = |path: &str| typed(strandline(&["edition", "check", game.name(), path]), &[]);
        let path = path.display().to_string();
        assert_eq!(check(&path).status.code(), Some(0), "{game}: {usual}");
        // Two numbers that cannot be, on lines of their own.
        let wrong: Vec<String> = usual.lines().map(|line| line.replace("pay = 3", "pay = -3")).collect();
        if wrong.iter().filter(|line| line.contains("-3")).count() > 1 {
            std::fs::write(&path, wrong.join("\n")).expect("the file can be written");
            let output = check(&path);
            let told = String::from_utf8_lossy(&output.stdout).into_owned();
            assert_eq!(output.status.code(), Some(4), "{told}");
            assert!(told.lines().count() > 2 && told.contains("mistakes"), "{told}");
        }
    }
}

#[test]
fn the_umpire_speaks_the_language_it_was_started_in() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
    command.args(["umpire", "--lang", "ru"]);
    let reply = typed(command, &["{\"cmd\":\"turn\"}", "{\"cmd\":\"turn\",\"lang\":\"en\"}"]);
    let shown = String::from_utf8_lossy(&reply.stdout).into_owned();
    let (russian, english) = shown.trim().split_once('\n').expect("two replies");
    let is_russian = |text: &str| text.chars().any(|letter| ('а'..='я').contains(&letter));
    assert!(is_russian(russian) && !is_russian(english), "{shown}");
}

/// In every language each word does what the English one does, and the English ones do it everywhere. What a hint says
/// depends on how long was thought.
#[test]
fn every_word_of_the_table_is_typed_in_every_language() {
    const ENGLISH: [&str; 11] =
        ["help", "moves", "log", "board", "rules 1", "undo", "resign", "yes", "rematch", "draw", "quit"];
    let french =
        ["aide", "coups", "journal", "table", "règles 1", "annuler", "abandonner", "oui", "revanche", "nul", "quitter"];
    let russian =
        ["помощь", "ходы", "журнал", "стол", "правила 1", "отменить", "сдаться", "да", "реванш", "ничья", "выйти"];
    let own = [("fr", french, "conseil", "consiel"), ("ru", russian, "подсказка", "подсказкв")];
    for (lang, own, hint, slip) in own {
        let shown = |lines: &[&str]| {
            let args = ["play", GAME, "--lang", lang, "--seats", "me,random", "--names", "Ann,Bob", "--seed", "1"];
            let output = typed(bare(&args), lines);
            assert_eq!(output.status.code(), Some(0));
            String::from_utf8(output.stdout).expect("what is shown is text")
        };
        assert_eq!(shown(&own), shown(&ENGLISH), "{lang}");
        assert!(shown(&[hint]).contains('%') && shown(&[slip]).contains(hint), "{lang}");
    }
}

fn bare(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
    command.args(args).env("XDG_DATA_HOME", file("data"));
    command
}

/// What a command ends with, as `docs/terminal.md` promises; and that the reason is told once, in the language.
#[test]
fn each_kind_of_failure_ends_with_a_number_of_its_own() {
    let text = file("no-record.json").display().to_string();
    std::fs::write(&text, "{}").expect("the file can be written");
    let kept = record("ended.json");
    let nowhere = file("nowhere").display().to_string();
    let in_file = format!("{text}/man");
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("some port is free");
    let taken = taken.local_addr().expect("it listens").to_string();
    let folder = file("taken-data").display().to_string();
    let cases: [(&[&str], i32); 27] = [
        (&["serve", "--listen", &taken, "--data", &folder], 1),
        (&["serve", "--listen", "127.0.0.1:0", "--data", &in_file], 3),
        (&["serve", "--tls-cert", &nowhere, "--tls-key", &nowhere], 2),
        (&["rules", GAME, "99"], 2),
        (&["resume", "--list", "--foo"], 2),
        (&["ply"], 2),
        (&["play", GAME, "--foo"], 2),
        (&["play", "chess"], 2),
        (&["play", GAME, "--seats", "me,nobody"], 2),
        (&["play", GAME, "--names", "a,b,c"], 2),
        (&["play", GAME, "--option", "nothing"], 2),
        (&["play", GAME, "--option", "nothing=1"], 2),
        (&["lesson", "chess"], 2),
        (&["rules", "chess"], 2),
        (&["serve", "--listen", "nowhere"], 2),
        (&["replay", &kept, "--seat", "9"], 2),
        (&["replay", &kept, "--to", "9999"], 2),
        (&["play", GAME, "--load", "/nowhere/at/all"], 3),
        (&["replay", "/nowhere/at/all"], 3),
        (&["verify", "/nowhere/at/all"], 3),
        (&["man", &in_file], 3),
        (&["play", GAME, "--load", &text], 4),
        (&["replay", &text], 4),
        (&["verify", &text], 4),
        (&["verify", &kept], 6),
        (&["backup", "copy.db", "--data", &nowhere], 8),
        (&["admin", "--data", &nowhere, "bans"], 8),
    ];
    for (args, code) in cases {
        for lang in ["en", "fr", "ru"] {
            let mut command = bare(&[&["--lang", lang], args].concat());
            command.env("RUST_BACKTRACE", "1");
            let output = typed(command, &[]);
            let told = String::from_utf8_lossy(&[&output.stderr[..], &output.stdout[..]].concat()).into_owned();
            assert_eq!(output.status.code(), Some(code), "{args:?}: {told}");
            assert!(!told.trim().is_empty() && !told.contains("backtrace") && !told.contains("os error"), "{told}");
            let begins = [("en", "Error:"), ("fr", "Erreur"), ("ru", "Ошибка:")];
            let begins = begins.iter().find(|(of, _)| *of == lang).expect("a language").1;
            assert!(code == 6 || told.starts_with(begins), "{args:?} in {lang}: {told}");
            let english = told.contains("No such file") || told.contains("expected") || told.contains("invalid");
            assert!(!english, "{args:?} in {lang}: {told}");
        }
    }
}

#[test]
fn whoever_asks_for_help_is_told_what_a_command_ends_with() {
    for (lang, heading) in [("en", "Ends with:"), ("fr", "Codes de retour"), ("ru", "Коды завершения:")] {
        let help = typed(bare(&["--lang", lang, "--help"]), &[]);
        let help = String::from_utf8_lossy(&help.stdout).into_owned();
        assert!(help.contains(heading) && help.contains("  130  "), "{help}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_game_of_lines_ends_as_interrupted() {
    use rustix::process::{Pid, Signal, kill_process};
    use std::os::unix::process::ExitStatusExt;
    let mut command = strandline(&["play", GAME, "--plain", "--seats", "me,random"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it runs");
    let mut first = [0; 16];
    child.stdout.as_mut().expect("a pipe").read_exact(&mut first).expect("it says something");
    let id = Pid::from_raw(i32::try_from(child.id()).expect("a small number")).expect("it runs");
    kill_process(id, Signal::INT).expect("it is ours");
    let status = child.wait().expect("it ends");
    // A shell says 130 of this.
    assert!(status.code() == Some(130) || status.signal() == Some(2), "{status:?}");
}

/// The rules of a table are those of its edition, wherever they are read.
#[test]
fn rules_have_the_numbers_of_ones_own_edition() {
    for (game, option) in own_options() {
        let example = with_game!(game, T => <T as face::Own>::own_example(option, 2, words::Lang::En));
        let example = example.expect("there is an example");
        let own = example.replace("pay = 15", "pay = 77").replace("name = \"reconstructed\"", "name = \"mine\"");
        if own == example {
            continue;
        }
        let path = file(&format!("rules-{game}")).display().to_string();
        std::fs::write(&path, own).expect("the file can be written");
        let flag = format!("--{option}");
        let usual = shown(&["rules", game.name()], &[]);
        let told = shown(&["rules", game.name(), &flag, &path], &[]);
        assert!(told.contains("77") && told.contains("mine") && !usual.contains("77"), "{told}");
        let in_game = shown(&["play", game.name(), "--seats", "me,random", &flag, &path], &["rules", "quit"]);
        assert!(in_game.contains(told.trim_end()), "{in_game}");
        let wrong = typed(strandline(&["rules", game.name(), &flag, "/nowhere/at/all"]), &[]);
        assert_eq!(wrong.status.code(), Some(3));
    }
}

/// A copy of the usual text of one's own with something changed, and what checking it says and ends with.
fn checked(game: GameId, name: &str, change: impl Fn(String) -> String) -> (String, Option<i32>) {
    let path = file(name).display().to_string();
    let usual = shown(&["edition", "print", game.name()], &[]);
    let changed = change(usual.clone());
    assert_ne!(changed, usual, "{name} changes something");
    std::fs::write(&path, changed).expect("the file can be written");
    let output = typed(strandline(&["edition", "check", game.name(), &path]), &[]);
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code())
}

#[test]
fn what_is_odd_in_ones_own_is_asked_about_and_what_is_wrong_is_named_all_at_once() {
    let editions =
        own_options().filter(|(game, _)| shown(&["edition", "print", game.name()], &[]).contains("cost = 1"));
    for (game, _) in editions {
        let (told, ended) =
            checked(game, "odd", |text| text.replace("cost = 1", "cost = 9").replace("cost = 2", "cost = 0"));
        assert_eq!(ended, Some(0), "{told}");
        assert!(told.contains("costs 9 cards") && told.contains("costs nothing"), "{told}");
        let dear: Vec<&str> = told.lines().filter(|line| line.contains(", line ")).collect();
        assert_eq!(dear.len(), 2, "{told}");
        let (told, ended) =
            checked(game, "form", |text| text.replace("pay = 2 ", "pay = \"x\" ").replace("pay = 15", "pays = 1"));
        assert_eq!(ended, Some(4), "{told}");
        assert!(told.lines().filter(|line| line.contains(", line ")).count() >= 3, "{told}");
        let (told, ended) = checked(game, "missing", |text| text.split("permit").next().unwrap_or_default().to_owned());
        assert_eq!(ended, Some(4));
        assert!(told.contains("“permit” is missing") && !told.contains("line 1"), "{told}");
    }
}

#[test]
fn options_are_not_asked_for_beside_a_record_that_has_its_own() {
    let path = record("own-options.json");
    let output = typed(strandline(&["play", GAME, "--load", &path, "--option", "a=b"]), &[]);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("--option does not go together with --load"), "{told}");
}

/// Programs that play by the umpire need no names.
#[test]
fn players_without_names_are_called_by_their_seats() {
    let path = record("nameless.json");
    let text = std::fs::read_to_string(&path).expect("it was saved");
    let (before, after) = text.split_once("\"names\": [").expect("it has names");
    let (_, after) = after.split_once(']').expect("the list ends");
    std::fs::write(&path, format!("{before}\"names\": [\"\", \"\"]{after}")).expect("the file can be written");
    let replayed = typed(strandline(&["replay", &path, "--to", "0"]), &[]);
    let replayed = String::from_utf8_lossy(&replayed.stdout).into_owned();
    assert!(replayed.contains("Seat 1") && replayed.contains("Seat 2"), "{replayed}");
}

#[cfg(unix)]
#[test]
fn a_houses_folder_is_nobody_elses_and_its_log_in_a_file_has_no_colours() {
    use std::io::BufRead;
    use std::os::unix::fs::PermissionsExt;
    let folder = file("private-house");
    let data = folder.display().to_string();
    let mut command = strandline(&["serve", "--data", &data, "--listen", "127.0.0.1:0"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    let mut line = String::new();
    std::io::BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it says where it is");
    let mode = |path: PathBuf| std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    let modes = (mode(folder.clone()), mode(folder.join("tables.db")));
    child.kill().expect("it is ours");
    let logged = child.wait_with_output().expect("it ends").stderr;
    assert_eq!(modes, (0o700, 0o600), "{line}");
    assert!(!logged.is_empty() && !logged.contains(&0x1b), "{}", String::from_utf8_lossy(&logged));
}
