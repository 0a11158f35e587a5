//! The page about the protocol speaks of every message, and its examples can be read.

use serde::de::DeserializeOwned;
use wire::table::Ask;
use wire::told::{Happened, News};

const PAGE: &str = include_str!("../../docs/protocol.md");

/// The names of the variants of a type that is tagged with `tag`, as its own refusal lists them.
fn variants<T: DeserializeOwned>(tag: &str) -> Vec<String> {
    let refusal = serde_json::from_str::<T>(&format!(r#"{{"{tag}":"?"}}"#)).err().expect("there is no such thing");
    let text = refusal.to_string();
    let listed = text.split("expected ").nth(1).expect("a refusal lists what there is");
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Everything that stands between backticks or in a block and looks like a request.
fn requests() -> Vec<&'static str> {
    let in_line = PAGE.split('`').filter(|text| text.starts_with(r#"{"cmd""#));
    let in_blocks = PAGE.lines().filter_map(|line| line.strip_prefix("→ "));
    in_line.chain(in_blocks).collect()
}

/// An example with digits in the place of dots: as many as a salt has, or a commitment.
fn filled_in(request: &str) -> String {
    let salt = "00112233445566778899aabbccddeeff";
    request
        .replace(r#""commitment":"…""#, &format!(r#""commitment":"{salt}{salt}""#))
        .replace("\"…\"", &format!("\"{salt}\""))
}

#[test]
fn every_request_has_an_example_and_every_example_can_be_read() {
    let requests = requests();
    for cmd in variants::<Ask>("cmd") {
        let example = format!(r#"{{"cmd":"{cmd}""#);
        assert!(requests.iter().any(|request| request.starts_with(&example)), "no example of {cmd}");
    }
    for request in requests {
        let read = serde_json::from_str::<Ask>(&filled_in(request));
        assert!(read.is_ok(), "{request} cannot be read: {read:?}");
    }
}

#[test]
fn everything_that_is_told_has_an_example() {
    let told = [variants::<Happened>("told"), variants::<News>("told"), vec!["table".into()]].concat();
    for told in told {
        assert!(PAGE.contains(&format!(r#"{{"told":"{told}""#)), "no example of {told}");
    }
}
