//! What people bring to a game themselves: a text of their own for an option, and their taste in being shown it.

use kernel::Title;
use serde_json::Value;
use words::Lang;

/// What people may bring to a game. A game says nothing here that has no such option and nothing to remember.
pub trait Own: Title {
    /// Whether what was looked at in secret can stay in sight, or is for each player to remember: a matter of taste,
    /// not of the rules.
    const HAS_MEMORY_AID: bool = false;

    /// Reads what somebody wrote for an option, as far as its form goes: starting a game checks the rest. `None`
    /// where this option cannot be of one's own.
    fn read_own(_option: &str, _text: String) -> Option<Result<OwnText, Slip>> {
        None
    }

    /// What is odd in what somebody wrote for an option, though it can be played with: where, and what.
    fn own_doubts(_option: &str, _own: &OwnText, _lang: Lang) -> Vec<Doubt> {
        Vec::new()
    }

    /// A text to begin with, the usual one where there is such: easier to change than to begin from nothing. What it
    /// says to people it says in this language.
    fn own_example(_option: &str, _seats: u8, _lang: Lang) -> Option<String> {
        None
    }
}

/// What somebody wrote for an option, read.
#[derive(Clone, Debug)]
pub struct OwnText {
    /// The option's value, as data.
    pub value: Value,
    text: String,
    line_of: fn(&str, &str) -> Option<usize>,
}

impl OwnText {
    /// A text of one line, or one whose lines do not matter.
    pub fn new(value: Value) -> Self {
        Self { value, text: String::new(), line_of: |_, _| None }
    }

    /// A text in whose lines things have a place, found by `line_of(text, place)`.
    pub fn with_lines(value: Value, text: String, line_of: fn(&str, &str) -> Option<usize>) -> Self {
        Self { value, text, line_of }
    }

    /// The line, counted from 1, of a place that a flaw names, such as `vendors[3].pay`, or of as much of it as the
    /// text has.
    pub fn line_of(&self, place: &str) -> Option<usize> {
        (self.line_of)(&self.text, place)
    }
}

/// Something odd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// Where, counted from 1.
    pub line: Option<usize>,
    /// What, in the reader's language.
    pub what: String,
}

/// What keeps a text from being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// Where, counted from 1.
    pub line: Option<usize>,
    /// What, in the words of whoever reads the format: people are told by `words::reason`.
    pub what: String,
}
