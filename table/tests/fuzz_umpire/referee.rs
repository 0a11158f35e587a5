//! Watches an umpire: every reply is held against what the protocol promises.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::Umpire;

/// The codes that the protocol has.
const CODES: [&str; 9] = [
    "bad-json",
    "bad-request",
    "no-game",
    "not-your-turn",
    "bad-notation",
    "illegal",
    "bad-deal",
    "bad-position",
    "bad-options",
];

/// An umpire, and what is known about it.
pub(crate) struct Referee {
    umpire: Umpire,
    asked: u64,
}

impl Referee {
    pub(crate) fn new() -> Self {
        Self { umpire: Umpire::new(words::speak, 7), asked: 0 }
    }

    /// Sends a request; the reply must repeat its id.
    pub(crate) fn ask(&mut self, mut request: Value) -> Value {
        self.asked += 1;
        request["id"] = self.asked.into();
        let reply = read(&self.umpire.line(&request.to_string()));
        assert_eq!(reply["id"], self.asked, "{request} got {reply}");
        reply
    }

    /// Sends a request that cannot be refused.
    pub(crate) fn expect(&mut self, request: Value) -> Value {
        let asked = request.to_string();
        let reply = self.ask(request);
        assert_eq!(reply["ok"], true, "{asked} got {reply}");
        reply
    }

    /// Sends any line. If it is refused, the game must be as before.
    pub(crate) fn try_line(&mut self, line: &str) {
        let before = self.everything();
        let reply = read(&self.umpire.line(line));
        if reply["ok"] == false {
            assert_eq!(before, self.everything(), "{line} was refused and changed the game: {reply}");
        }
    }

    /// All there is to know about the game; an error if there is none.
    fn everything(&mut self) -> [Value; 3] {
        ["record", "position", "turn"].map(|cmd| {
            let mut reply = self.ask(json!({ "cmd": cmd }));
            reply["id"] = Value::Null;
            reply
        })
    }

    /// The record, if there is a game.
    pub(crate) fn record(&mut self) -> Option<Value> {
        self.ask(json!({ "cmd": "record" })).get("record").cloned()
    }

    /// What may be played now: seat and move, at most so many for each seat.
    pub(crate) fn moves(&mut self, limit: usize) -> Vec<(u64, String)> {
        let reply = self.ask(json!({ "cmd": "legal", "limit": limit }));
        let legal = reply.get("legal").cloned().unwrap_or_else(|| json!({}));
        let legal: BTreeMap<u64, Vec<String>> = serde_json::from_value(legal).expect("seats and their moves");
        assert!(legal.values().all(|moves| moves.is_sorted()), "not in order: {legal:?}");
        legal.into_iter().flat_map(|(seat, moves)| moves.into_iter().map(move |mv| (seat, mv))).collect()
    }
}

/// Reads a reply: one line, an object, either well or with a code of the protocol and a sentence.
pub(crate) fn read(reply: &str) -> Value {
    assert!(!reply.contains('\n'), "more than a line: {reply}");
    let value: Value = serde_json::from_str(reply).expect("a reply is JSON");
    if value["ok"] == false {
        let error = &value["error"];
        assert!(CODES.iter().any(|code| error["code"] == *code), "not a code: {reply}");
        let message = error["message"].as_str().expect("an error has a message");
        assert!(!message.is_empty() && !message.contains("{$"), "no sentence, or one with a blank left: {reply}");
    } else {
        assert_eq!(value["ok"], true, "neither well nor an error: {reply}");
    }
    value
}
