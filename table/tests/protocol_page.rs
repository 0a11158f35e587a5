//! The page about the protocol speaks of every message, and its examples can be read.

use serde::de::DeserializeOwned;
use table::host::{Ask, Entry};

const PAGE: &str = include_str!("../../docs/protocol.md");

/// The names of the variants of a type that is tagged with `tag`, as its own refusal lists them.
fn variants<T: DeserializeOwned>(tag: &str) -> Vec<String> {
    let refusal = serde_json::from_str::<T>(&format!(r#"{{"{tag}":"?"}}"#)).err().expect("there is no such thing");
    let text = refusal.to_string();
    let listed = text.split("expected one of ").nth(1).expect("a refusal lists what there is");
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Everything that stands between backticks or in a block and looks like a request.
fn requests() -> Vec<&'static str> {
    let in_line = PAGE.split('`').filter(|text| text.starts_with(r#"{"cmd""#));
    let in_blocks = PAGE.lines().filter_map(|line| line.strip_prefix("→ "));
    in_line.chain(in_blocks).collect()
}

#[test]
fn every_request_has_an_example_and_every_example_can_be_read() {
    let requests = requests();
    for cmd in variants::<Ask>("cmd") {
        let example = format!(r#"{{"cmd":"{cmd}""#);
        assert!(requests.iter().any(|request| request.starts_with(&example)), "no example of {cmd}");
    }
    for request in requests {
        let read = serde_json::from_str::<Ask>(&request.replace("\"…\"", "\"00112233445566778899aabbccddeeff\""));
        let of_the_house = request.contains(r#""cmd":"join""#) || request.contains(r#""cmd":"games""#);
        assert!(read.is_ok() || of_the_house, "{request} cannot be read: {read:?}");
    }
}

#[test]
fn everything_that_is_told_has_an_example() {
    for told in variants::<Entry>("entry").into_iter().chain(["presence".into(), "table".into()]) {
        assert!(PAGE.contains(&format!(r#"{{"told":"{told}""#)), "no example of {told}");
    }
}
