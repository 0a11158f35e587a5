//! The page about the umpire: its session goes as shown, and no request and no refusal is left out.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

const PAGE: &str = include_str!("../../../docs/umpire.md");
const HOUSE: &str = include_str!("../../../docs/protocol.md");
/// What stands for something left out.
const MORE: &str = "…";

/// What the umpire answers to these lines.
fn answered(lines: &[&str]) -> Vec<Value> {
    let mut umpire = Command::new(env!("CARGO_BIN_EXE_strandline"))
        .arg("umpire")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    umpire.stdin.take().expect("it is piped").write_all((lines.join("\n") + "\n").as_bytes()).expect("it listens");
    let output = umpire.wait_with_output().expect("it ends where its input does");
    let said = String::from_utf8(output.stdout).expect("text");
    said.lines().map(read).collect()
}

fn read(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}"))
}

/// Whether what was said is what is shown, as far as that goes.
fn agrees(shown: &Value, said: &Value) -> bool {
    match (shown, said) {
        (Value::String(text), _) if text == MORE => true,
        (Value::Object(shown), Value::Object(said)) => {
            let whole = !shown.contains_key(MORE);
            let has = |(name, shown): (&String, &Value)| said.get(name).is_some_and(|said| agrees(shown, said));
            (!whole || shown.len() == said.len()) && shown.iter().filter(|(name, _)| *name != MORE).all(has)
        }
        (Value::Array(shown), Value::Array(said)) => {
            let first = shown.iter().take_while(|item| *item != MORE);
            let (listed, whole) = (first.clone().count(), !shown.iter().any(|item| item == MORE));
            (!whole || shown.len() == said.len())
                && said.len() >= listed
                && first.zip(said).all(|(shown, said)| agrees(shown, said))
        }
        (shown, said) => shown == said,
    }
}

/// The requests of the session, each with the reply that is shown.
fn session() -> Vec<(&'static str, &'static str)> {
    let block = PAGE.split("```umpire\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a session");
    let lines: Vec<&str> = block.lines().collect();
    let (pairs, odd) = lines.as_chunks::<2>();
    assert!(odd.is_empty(), "every request has a reply");
    pairs.iter().map(|[request, reply]| (*request, *reply)).collect()
}

#[test]
fn the_session_goes_as_shown() {
    let session = session();
    let requests: Vec<&str> = session.iter().map(|(request, _)| *request).collect();
    let answers = answered(&requests);
    assert_eq!(answers.len(), session.len());
    for ((request, shown), said) in session.into_iter().zip(answers) {
        assert!(agrees(&read(shown), &said), "{request}\n{shown}\n{said}");
    }
}

#[test]
fn every_request_is_shown_and_explained() {
    let refusal = answered(&[r#"{"cmd":"?"}"#])[0]["error"]["message"].to_string();
    let listed = refusal.split("only ").nth(1).expect("a refusal lists what there is");
    let requests: Vec<&str> = listed.split([' ', ',', '.']).filter(|word| !["", "and"].contains(word)).collect();
    let (requests, _) = requests.split_at(requests.iter().position(|word| *word == "can").expect("the list ends"));
    assert!(requests.len() > 10, "{refusal}");
    for &request in requests {
        assert!(PAGE.contains(&format!("| `{request}` |")), "nothing is said of {request}");
        assert!(session().iter().any(|(line, _)| read(line)["cmd"] == request), "{request} is not shown");
    }
}

/// What a list of names in a refusal has in it.
fn listed(refusal: &str) -> Vec<&str> {
    let listed = refusal.split("expected one of ").nth(1).expect("a refusal lists what there is");
    listed.split('`').skip(1).step_by(2).collect()
}

/// What only a house says stands on its own page.
#[test]
fn every_code_of_a_refusal_is_explained() {
    let refusal = serde_json::from_str::<wire::Code>(r#""?""#).expect_err("there is no such code").to_string();
    let codes = listed(&refusal);
    assert!(codes.len() > 10, "{refusal}");
    for code in codes {
        let explained = PAGE.contains(&format!("| `{code}` |")) || HOUSE.contains(&format!("`{code}`"));
        assert!(explained, "nothing is said of {code}");
    }
}
