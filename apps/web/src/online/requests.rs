//! What this page has asked and the house has not answered yet.

use serde_json::{Value, json};

/// Requests on their way. Each has an id, so one that is sent again after a lost connection is done once.
#[derive(Clone, Debug, Default)]
pub struct Requests {
    name: String,
    count: u32,
    waiting: Vec<(String, String)>,
}

impl Requests {
    /// None yet; `name` is one that no other page has, and that nobody can guess: whoever sits down is known by the
    /// id of that request until they have a token.
    pub fn new(name: String) -> Self {
        Self { name, ..Self::default() }
    }

    /// The request with its id, as it is sent, now and again until it is answered.
    pub fn write(&mut self, mut request: Value) -> String {
        self.count += 1;
        let id = format!("{}-{}", self.name, self.count);
        request["id"] = json!(id);
        let text = request.to_string();
        self.waiting.push((id, text.clone()));
        text
    }

    /// The house has answered this one.
    pub fn answered(&mut self, id: &str) {
        self.waiting.retain(|(waiting, _)| waiting != id);
    }

    /// What was sent and not answered, in order.
    pub fn unanswered(&self) -> Vec<String> {
        self.waiting.iter().map(|(_, text)| text.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Requests;
    use serde_json::{Value, json};

    #[test]
    fn a_request_is_sent_again_as_it_was_until_it_is_answered() {
        let mut requests = Requests::new("page".into());
        let first = requests.write(json!({ "cmd": "play", "move": "c3-d3" }));
        let second = requests.write(json!({ "cmd": "draw" }));
        assert_eq!(requests.unanswered(), [first.clone(), second.clone()]);
        let sent: Value = serde_json::from_str(&first).unwrap();
        assert_eq!((&sent["cmd"], &sent["id"]), (&json!("play"), &json!("page-1")));
        requests.answered("page-1");
        requests.answered("page-7");
        assert_eq!(requests.unanswered(), [second]);
    }
}
