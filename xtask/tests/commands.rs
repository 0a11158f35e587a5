//! What a developer sees of `cargo xtask`, with stand-ins for the programs that it starts.
#![cfg(unix)]

use catalog::GameId;
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Some game of the house.
fn game() -> &'static str {
    GameId::ALL[0].name()
}

/// A folder of programs.
struct Programs(PathBuf);

impl Programs {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("the target folder can be written to");
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// A program that writes down what it is told and then does this.
    fn add(self, name: &str, script: &str) -> Self {
        let text = format!("#!/bin/sh\necho {name} \"$@\" >> {}\n{script}\n", self.path("told").display());
        fs::write(self.path(name), text).expect("it can be written");
        fs::set_permissions(self.path(name), fs::Permissions::from_mode(0o755)).expect("and be made a program");
        self
    }

    /// What the programs were told.
    fn told(&self) -> String {
        fs::read_to_string(self.path("told")).unwrap_or_default()
    }

    fn xtask(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.args(args).env("CARGO", self.path("cargo")).env_remove("CI");
        command
    }
}

#[test]
fn cargo_shows_what_it_builds_for_us() {
    let config =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../.cargo/config.toml")).expect("it is there");
    let alias = config.lines().find(|line| line.starts_with("xtask =")).expect("the alias");
    assert!(!alias.contains("quiet") && !alias.contains("-q"), "a fresh clone would be silent for minutes: {alias}");
}

#[test]
fn play_says_what_it_does_before_it_is_done() {
    for (args, first) in [(&["play"][..], "1 of 3: "), (&["play", game()], "1 of 2: ")] {
        // Cargo says something, works until the test has read what stands on the screen, and then fails.
        let working = "echo working >&2; /bin/cat; exit 1";
        let programs = Programs::new(&format!("play-{}", args.len())).add("cargo", working);
        let mut command = programs.xtask(args);
        let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
        let mut said = BufReader::new(child.stderr.take().expect("a pipe"));
        let mut line = String::new();
        said.read_line(&mut line).expect("it is text");
        assert!(line.starts_with(first) && line.contains("5 to 20 minutes"), "{args:?}: {line}");
        drop(child.stdin.take());
        assert!(!child.wait().expect("it ends").success());
    }
}

#[test]
fn the_recording_is_made_by_the_test_that_holds_it() {
    let programs = Programs::new("recording").add("cargo", "echo \"$INSTA_UPDATE\" >&2");
    let output = programs.xtask(&["recording"]).output().expect("it runs");
    assert!(output.status.success() && String::from_utf8_lossy(&output.stderr).contains("always"));
    assert!(programs.told().contains("--test recording"), "{}", programs.told());
}

#[test]
fn playing_in_the_terminal_leaves_it_tidy() {
    let programs = Programs::new("terminal").add("cargo", "");
    let output = programs.xtask(&["play", game(), "--lang", "fr"]).output().expect("it runs");
    assert!(output.status.success() && output.stdout.is_empty());
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said.lines().map(|line| line.split(':').next()).collect::<Vec<_>>(), [Some("1 of 2"), Some("2 of 2")]);
    let told = programs.told();
    let last = told.lines().last().expect("cargo was started");
    assert!(last.contains("--quiet") && last.ends_with(&format!("-- play {} --lang fr", game())), "{told}");
}

#[test]
fn a_machine_that_knows_no_packages_yet_asks_for_them_first() {
    let programs = Programs::new("packages").add("cargo", "exit 1").add("npm", "");
    let (known, chromium) = (programs.path("known"), programs.path("chromium"));
    let (known, browser) = (known.display(), chromium.display());
    let apt = format!("case $1 in update) : > {known};; install) [ -e {known} ] && : > {browser};; esac");
    let programs = programs.add("apt-get", &apt);
    let mut command = programs.xtask(&["e2e"]);
    command.env("PATH", &programs.0).env("CHROMIUM", &chromium).output().expect("it runs");
    assert!(chromium.exists(), "the browser was installed: {}", programs.told());
}

/// How many steps of `test` passed, failed and were skipped, where there is nothing but cargo.
fn steps(ci: bool) -> [usize; 3] {
    let programs = Programs::new(if ci { "in-ci" } else { "at-home" });
    let metadata = Command::new(env!("CARGO")).args(["metadata", "--format-version", "1", "--no-deps"]).output();
    fs::write(programs.path("metadata"), metadata.expect("cargo runs").stdout).expect("it can be written");
    let script = format!("case $1 in metadata) /bin/cat {};; esac", programs.path("metadata").display());
    let programs = programs.add("cargo", &script);
    let mut command = programs.xtask(&["test"]);
    command.env("PATH", programs.path("nothing"));
    if ci {
        command.env("CI", "true");
    }
    let output = command.stdin(Stdio::null()).output().expect("it runs");
    let shown = String::from_utf8_lossy(&output.stdout).into_owned();
    let last = shown.lines().last().expect("something is said");
    let words: Vec<&str> = last.split(", ").collect();
    let counts = ["passed", "failed", "skipped"].iter().zip(&words);
    let counts: Vec<usize> = counts.filter_map(|(kind, word)| word.strip_suffix(kind)?.trim().parse().ok()).collect();
    let counts: [usize; 3] = counts.try_into().unwrap_or_else(|_| panic!("{last}"));
    assert_eq!(output.status.success(), counts[1] == 0, "{last}");
    counts
}

#[test]
fn a_step_that_was_skipped_is_counted_and_in_ci_it_failed() {
    let [passed, failed, skipped] = steps(false);
    assert_eq!((passed + failed + skipped, skipped), (12, 6));
    assert_eq!(steps(true), [passed, failed + 6, 0]);
}
