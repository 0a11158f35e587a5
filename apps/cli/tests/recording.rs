//! The recording on the first page of the project: a game on a real terminal, as a picture of text.

#![cfg(unix)]

mod pty;
mod recording {
    pub(crate) mod svg;
}

use catalog::GameId;
use pty::{Terminal, folder};
use recording::svg::{Frame, drawn};
use std::path::PathBuf;

/// What is typed on the terminal's own line before, as anybody can do again.
const COMMAND: [&str; 6] = ["play", GameId::ALL[0].name(), "--seats", "me,random", "--seed", "42"];

/// What is pressed between one picture and the next.
const KEYS: [&str; 10] = ["\t", "\r", "\r", "\t", "\r", "\r", "\t\t", "\r", "\r", "u"];

/// The heaviest that the first page may be made by it.
const MOST_BYTES: usize = 60_000;

fn picture() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/recording.svg"))
}

fn recorded() -> String {
    let mut terminal = Terminal::new(&COMMAND, &folder("recorded"), &[("COLORTERM", "truecolor"), ("NO_COLOR", "")]);
    terminal.wait_for("q quit");
    let mut frames = vec![frame(&terminal)];
    for keys in KEYS {
        let before = terminal.raw().len();
        terminal.press(keys);
        terminal.wait("something else", |_| terminal.raw().len() > before);
        frames.push(frame(&terminal));
    }
    drawn(&format!("$ strandline {}", COMMAND.join(" ")), &frames)
}

/// What is to be seen once nothing changes any more.
fn frame(terminal: &Terminal) -> Frame {
    terminal.settled();
    terminal.look(Frame::of)
}

/// `cargo xtask recording` makes it anew.
#[test]
fn the_recording_on_the_first_page_is_what_is_seen() {
    let made = recorded();
    assert!(made.len() < MOST_BYTES, "{} bytes", made.len());
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        return std::fs::write(picture(), made).expect("the picture can be written");
    }
    let kept = std::fs::read_to_string(picture()).expect("the picture is there");
    assert!(made == kept, "`cargo xtask recording` makes it anew:\n{made}");
    let page = include_str!("../../../README.md");
    assert!(page.contains("(docs/pictures/recording.svg)") && page.contains(&COMMAND.join(" ")));
}
