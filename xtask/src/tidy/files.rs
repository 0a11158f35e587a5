//! Every file by itself.

use crate::run;
use anyhow::Result;
use std::fs;

/// A text file of the project.
pub(crate) struct File {
    /// Seen from the root, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    /// What stands behind the last dot of its name.
    pub(crate) fn ending(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, ending)| ending)
    }
}

/// Longer files have more than one subject.
const MOST_LINES: usize = 700;
/// Endings of files that people write line by line.
const CODE: [&str; 6] = ["rs", "js", "mjs", "ts", "css", "sh"];

/// What only one machine has. Written in pieces, so that this file is not a finding itself.
const PLACES: [&str; 6] = [
    concat!("/", "root/"),
    concat!("/", "home/"),
    concat!("/", "Users/"),
    concat!("/", "work/"),
    concat!("/", "farm/"),
    concat!("arti", "factory"),
];

/// Where the packages in a lock file may come from, by the start of such a line.
const SOURCES: [(&str, &str, &str); 2] = [
    ("Cargo.lock", "source = ", "source = \"registry+https://github.com/rust-lang/crates.io-index\""),
    ("package-lock.json", "\"resolved\": ", "\"resolved\": \"https://registry.npmjs.org/"),
];

/// Where messages are said and heard: there, JSON is written and read by `wire` alone. Tests may send bad bytes; a
/// description of messages, and what a game writes, are no messages.
const WIRED: [&str; 4] = ["apps/server/src/", "guest/src/", "apps/web/src/page/online/", "apps/bot-worker/src/"];
const NO_MESSAGES: [&str; 3] =
    ["apps/server/src/web/describe.rs", "guest/src/past.rs", "apps/web/src/page/online/kept.rs"];
const BESIDE_THE_WIRE: [&str; 6] = [
    "json!(",
    "serde_json::to_string",
    "serde_json::to_value",
    "serde_json::from_str",
    "serde_json::from_slice",
    "axum::Json",
];

/// Every text file that is kept, or would be if it were added now.
pub(crate) fn all() -> Result<Vec<File>> {
    let listed = run::output(&mut run::program("git", &["ls-files", "--cached", "--others", "--exclude-standard"]))?;
    let files = listed.lines().filter_map(|path| {
        let text = fs::read_to_string(run::root().join(path)).ok()?;
        Some(File { path: path.to_owned(), text })
    });
    Ok(files.collect())
}

/// What is wrong with single files.
pub(crate) fn check(files: &[File]) -> Vec<String> {
    files
        .iter()
        .flat_map(|file| [places(file), sources(file), too_long(file), pending(file), beside_the_wire(file)].concat())
        .collect()
}

fn places(File { path, text }: &File) -> Vec<String> {
    let found = PLACES.iter().filter(|place| text.contains(**place));
    found.map(|place| format!("{path} names {place:?}, which only one machine has: say it without.")).collect()
}

fn sources(File { path, text }: &File) -> Vec<String> {
    let Some((_, start, allowed)) = SOURCES.iter().find(|(name, ..)| path.ends_with(name)) else { return Vec::new() };
    let lines = text.lines().map(str::trim_start).filter(|line| line.starts_with(start) && !line.starts_with(allowed));
    lines.map(|line| format!("{path} fetches from elsewhere than the public registry: {line}")).collect()
}

fn too_long(file: &File) -> Vec<String> {
    let lines = file.text.lines().count();
    if lines <= MOST_LINES || !CODE.contains(&file.ending()) {
        return Vec::new();
    }
    vec![format!("{} has {lines} lines: one file, one subject, {MOST_LINES} lines at most. Divide it.", file.path)]
}

fn pending(File { path, .. }: &File) -> Vec<String> {
    if !path.ends_with(".snap.new") {
        return Vec::new();
    }
    vec![format!("{path} waits for a decision: `cargo xtask bless` takes it, deleting it does not.")]
}

fn beside_the_wire(File { path, text }: &File) -> Vec<String> {
    let wired = WIRED.iter().any(|room| path.starts_with(room)) && !NO_MESSAGES.contains(&path.as_str());
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let is_test = path.ends_with("tests.rs") || path.ends_with("stories.rs");
    let found = BESIDE_THE_WIRE.iter().filter(|word| wired && !is_test && code.contains(**word));
    found
        .map(|word| {
            format!("{path} has {word:?}: make the message a type of `wire`, and use `wire::write` or `wire::read`.")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{File, MOST_LINES, PLACES, check};

    fn findings(path: &str, text: &str) -> usize {
        check(&[File { path: path.into(), text: text.into() }]).len()
    }

    #[test]
    fn places_of_one_machine_are_found() {
        assert_eq!(findings("README.md", &format!("see {}ann/notes", PLACES[1])), 1);
        assert_eq!(findings("README.md", "see docs/notes"), 0);
    }

    #[test]
    fn packages_come_from_the_public_registry() {
        let public = "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n";
        assert_eq!(findings("Cargo.lock", public), 0);
        assert_eq!(findings("Cargo.lock", "source = \"registry+https://mirror.example/index\"\n"), 1);
        assert_eq!(findings("e2e/package-lock.json", "  \"resolved\": \"https://mirror.example/a.tgz\"\n"), 1);
    }

    #[test]
    fn long_code_is_found_and_long_prose_is_not() {
        let long = "x\n".repeat(MOST_LINES + 1);
        assert_eq!(findings("a.rs", &long), 1);
        assert_eq!(findings("a.md", &long), 0);
        assert_eq!(findings("a.rs", &long[2..]), 0);
    }

    #[test]
    fn json_beside_the_wire_is_found_where_messages_are_said() {
        assert_eq!(findings("apps/server/src/web/socket.rs", "let text = serde_json::to_string(&reply);"), 1);
        assert_eq!(findings("apps/server/src/web/socket.rs", "#[cfg(test)]\nmod tests {\n json!({}) }"), 0);
        assert_eq!(findings("table/src/record.rs", "serde_json::from_str(text)"), 0);
    }

    #[test]
    fn snapshots_that_nobody_decided_on_are_found() {
        assert_eq!(findings("a/tests/snapshots/board.snap.new", ""), 1);
    }
}
