//! What screen readers are told: short sentences, one after the other, none cut by the next.
//!
//! A list that is only added to is read in order and at the listener's own pace. What is for one pair of ears can be taken
//! off it again, before others come.

use std::collections::VecDeque;

/// So many sentences can be gone back to.
const KEPT: usize = 12;

/// A sentence that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Counts the sentences, so that one said twice is heard twice.
    pub number: u64,
    /// The sentence.
    pub text: String,
    /// Whether it is for whoever has the device now, and nobody else.
    private: bool,
}

/// What was said lately, the latest last.
#[derive(Clone, Debug, Default)]
pub struct Said {
    lines: VecDeque<Line>,
    count: u64,
}

impl Said {
    /// Says something to everybody.
    pub fn tell(&mut self, text: String) {
        self.add(text, false);
    }

    /// Says something that only the one who has the device may hear.
    pub fn whisper(&mut self, text: String) {
        self.add(text, true);
    }

    fn add(&mut self, text: String, private: bool) {
        if text.is_empty() {
            return;
        }
        self.count += 1;
        self.lines.push_back(Line { number: self.count, text, private });
        self.lines.drain(..self.lines.len().saturating_sub(KEPT));
    }

    /// Another person comes: what was whispered is gone.
    pub fn hush(&mut self) {
        self.lines.retain(|line| !line.private);
    }

    /// What can be heard.
    pub fn lines(&self) -> Vec<Line> {
        self.lines.iter().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{KEPT, Said};

    fn texts(said: &Said) -> Vec<String> {
        said.lines().into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn what_was_said_stays_while_more_is_said() {
        let mut said = Said::default();
        ["Ann locks card 2.", "", "Your turn.", "Your turn."].into_iter().for_each(|text| said.tell(text.into()));
        assert_eq!(texts(&said), ["Ann locks card 2.", "Your turn.", "Your turn."]);
        let numbers: Vec<u64> = said.lines().iter().map(|line| line.number).collect();
        assert_eq!(numbers, [1, 2, 3], "what is said twice is heard twice");
        (0..100).for_each(|n: u32| said.tell(n.to_string()));
        assert_eq!((said.lines().len(), texts(&said).last().map(String::as_str)), (KEPT, Some("99")));
    }

    #[test]
    fn what_was_whispered_is_gone_when_another_comes() {
        let mut said = Said::default();
        said.tell("Ann locks card 2.".into());
        said.whisper("Hint: reveal card 3".into());
        said.tell("Bob to play.".into());
        said.hush();
        assert_eq!(texts(&said), ["Ann locks card 2.", "Bob to play."]);
    }
}
