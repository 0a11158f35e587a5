//! Small helpers for reading what people and programs write.

use crate::Flaw;
use alloc::vec::Vec;

/// The most words a move can have. Longer input is refused before anything is built from it.
pub const MOST_WORDS: usize = 256;

/// The words of a move, however much white space lies between them.
pub fn words(text: &str) -> Result<Vec<&str>, Flaw> {
    let words: Vec<&str> = text.split_whitespace().take(MOST_WORDS + 1).collect();
    if words.len() > MOST_WORDS { Err(unreadable(text)) } else { Ok(words) }
}

/// The flaw of a text that is no move of the game: code `bad-notation`, with the start of the text.
pub fn unreadable(text: &str) -> Flaw {
    let mut start: alloc::string::String = text.chars().take(40).filter(|c| !c.is_control()).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    Flaw::new("bad-notation").with("text", start)
}
