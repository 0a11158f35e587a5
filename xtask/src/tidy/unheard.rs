//! Sentences that nobody says.
//!
//! An id is said where it stands in the code as a text, as a code such as `some-game/rope`, or where a text with blanks
//! can become it: `"game-{game}"`.

use super::files::File;
use super::sentences::speaks;
use std::collections::BTreeSet;

/// The rooms that speak beside those that speak to people: the words themselves, and what makes the client's files.
const ALSO: [&str; 2] = ["words/src/", "xtask/src/dist/"];

/// So much of a text with blanks must be written out for it to be the beginning or the end of an id.
const LEAST: usize = 4;

/// The sentences among these that no code says.
pub(super) fn check(files: &[File], ids: &BTreeSet<&str>) -> Vec<String> {
    let code = files.iter().filter(|file| (speaks(file) || is_also(file)) && !is_test(file));
    let texts: BTreeSet<String> = code.flat_map(|file| texts(&file.text)).collect();
    let (blank, plain): (Vec<&String>, Vec<&String>) = texts.iter().partition(|text| text.contains('{'));
    let plain: BTreeSet<&str> = plain.into_iter().map(String::as_str).collect();
    let is_said = |id: &str| plain.contains(id) || blank.iter().any(|text| can_become(text, id));
    let unheard = ids.iter().filter(|id| !is_said(id) && !is_event(files, id));
    unheard
        .map(|id| format!("nobody says `{id}`: say it, or take it out of the sentences in every language."))
        .collect()
}

/// What says events is left out: it says whatever it is told, and `is_event` looks closer.
fn is_also(file: &File) -> bool {
    file.ending() == "rs" && file.path != "words/src/event.rs" && ALSO.iter().any(|room| file.path.starts_with(room))
}

/// Tests may say anything, to see what comes of it.
fn is_test(file: &File) -> bool {
    file.path.contains("/tests/") || file.path.ends_with("/tests.rs")
}

/// The texts in code that could be ids, codes written as ids are.
fn texts(code: &str) -> Vec<String> {
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let texts = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
    texts.filter(|text| is_like_an_id(text)).map(|text| text.replace('/', "-")).collect()
}

fn is_like_an_id(text: &str) -> bool {
    let may_be = |c: char| c.is_ascii_alphanumeric() || "-_/{}.".contains(c);
    !text.is_empty() && text.chars().all(may_be)
}

/// Whether a text becomes this id when its blanks are filled in.
fn can_become(text: &str, id: &str) -> bool {
    let mut written = text.split('{').enumerate().map(|(at, piece)| match piece.split_once('}') {
        Some((_, rest)) if at > 0 => rest,
        _ => piece,
    });
    let first = written.next().unwrap_or_default();
    let rest: Vec<&str> = written.collect();
    if first.len() + rest.iter().map(|piece| piece.len()).sum::<usize>() < LEAST {
        return false;
    }
    let Some(mut left) = id.strip_prefix(first) else { return false };
    let Some((last, middle)) = rest.split_last() else { return false };
    for piece in middle {
        let Some((_, after)) = left.split_once(piece) else { return false };
        left = after;
    }
    left.ends_with(last)
}

/// Whether this is what a game says of an event that its rules tell: they are found by their names alone.
fn is_event(files: &[File], id: &str) -> bool {
    let Some((game, kind)) = id.split_once("-event-") else { return false };
    let name: String = kind.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
    let path = format!("games/{game}/rules/src/event.rs");
    files.iter().filter(|file| file.path == path).any(|file| {
        file.text.lines().any(|line| {
            line.trim_start().strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with([' ', '(', ',']))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{File, can_become, check};

    fn unheard(code: &str, ids: &[&str]) -> usize {
        let files = [
            File { path: "apps/web/src/a.rs".into(), text: code.into() },
            File {
                path: "games/go/rules/src/event.rs".into(),
                text: "pub enum Event {\n    StoneTaken {\n    Passed,\n}".into(),
            },
        ];
        check(&files, &ids.iter().copied().collect()).len()
    }

    #[test]
    fn what_no_code_says_is_found() {
        assert_eq!(unheard("say(\"web-yes\")", &["web-yes"]), 0);
        assert_eq!(unheard("say(\"web-yes\")", &["web-yes", "web-no"]), 1);
        assert_eq!(unheard("// say(\"web-no\")\n#[cfg(test)]\nsay(\"web-no\")", &["web-no"]), 1);
        assert_eq!(unheard("Self::Rope => \"go/rope\"", &["go-rope"]), 0);
    }

    #[test]
    fn a_text_with_blanks_says_what_it_can_become() {
        assert!(can_become("web-bot-{level}", "web-bot-diver"));
        assert!(can_become("web-lesson-{}-{}{then}", "web-lesson-go-1-then"));
        assert!(can_become("{words}-how", "web-own-go-board-how"));
        assert!(!can_become("web-bot-{level}", "web-boat"));
        assert!(!can_become("{game}-{kind}", "go-rope"), "anything would be said");
    }

    #[test]
    fn an_event_is_said_if_the_rules_tell_it() {
        assert_eq!(unheard("", &["go-event-stone-taken", "go-event-passed", "go-event-stone"]), 1);
    }
}
