//! A program that speaks the umpire's protocol, for whatever answers lines with lines.

use serde_json::{Value, json};

/// Says the key and the details, so that tests see which sentence would be said.
pub fn voice(lang: &str, key: &str, details: &[(&'static str, String)]) -> String {
    let details: Vec<String> = details.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("{lang}:{key}:{}", details.join(","))
}

/// One who asks, and expects the answers to be JSON.
pub struct Program(Box<dyn FnMut(&str) -> String>);

impl Program {
    /// A program that is answered by this.
    pub fn new(answer: impl FnMut(&str) -> String + 'static) -> Self {
        Self(Box::new(answer))
    }

    /// With a game that was begun by this.
    #[must_use]
    pub fn begun(mut self, new: &Value) -> Self {
        self.ok(new);
        self
    }

    /// The answer as it is written.
    pub fn line(&mut self, line: &str) -> String {
        (self.0)(line)
    }

    /// The answer, read.
    pub fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.line(&request.to_string())).expect("a reply is JSON")
    }

    /// The answer to what must be done.
    pub fn ok(&mut self, request: &Value) -> Value {
        let reply = self.ask(request);
        assert_eq!(reply["ok"], true, "{request} got {reply}");
        reply
    }

    /// Why this is refused.
    pub fn error(&mut self, request: &Value) -> Value {
        let reply = self.ask(request);
        assert_eq!(reply["ok"], false, "{request} got {reply}");
        assert!(reply["error"]["message"].is_string(), "{reply}");
        reply["error"].clone()
    }

    /// The legal moves of the first seat to act, with the seat.
    pub fn legal(&mut self) -> (u64, Vec<String>) {
        let reply = self.ok(&json!({ "cmd": "legal" }));
        let (seat, moves) = reply["legal"].as_object().expect("by seat").iter().next().expect("somebody is to act");
        (seat.parse().expect("a seat"), serde_json::from_value(moves.clone()).expect("texts"))
    }

    /// All that a refusal must leave as it is.
    pub fn everything(&mut self) -> Value {
        json!([
            self.ok(&json!({ "cmd": "position" })),
            self.ok(&json!({ "cmd": "record" })),
            self.ok(&json!({ "cmd": "turn" })),
        ])
    }

    /// Counts sequences of so many moves, and holds `perft` against it.
    pub fn assert_perft(&mut self, depth: u32) {
        let counted = self.count_by_playing(depth);
        assert_eq!(self.ok(&json!({ "cmd": "perft", "depth": depth }))["nodes"], counted);
    }

    /// Move sequences counted the slow way, through the protocol itself.
    fn count_by_playing(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let legal = self.ok(&json!({ "cmd": "legal" }))["legal"].clone();
        let mut nodes = 0;
        for (seat, moves) in legal.as_object().expect("by seat") {
            let seat: u8 = seat.parse().expect("a seat");
            for mv in moves.as_array().expect("texts") {
                self.ok(&json!({ "cmd": "play", "seat": seat, "move": mv }));
                nodes += self.count_by_playing(depth - 1);
                self.ok(&json!({ "cmd": "undo" }));
            }
        }
        nodes
    }
}
