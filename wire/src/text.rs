//! The one place where messages become text and text becomes messages.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Data that a game wrote and that is passed on as it is.
pub type Json = Box<RawValue>;

/// Why a text is no message.
pub type Error = serde_json::Error;

/// How often a message became text, and text a message, since the program began.
#[cfg(feature = "count")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conversions {
    /// Messages that became text.
    pub written: u32,
    /// Texts that became messages, or were found to be none.
    pub read: u32,
}

#[cfg(feature = "count")]
mod counters {
    use super::Conversions;
    use std::sync::atomic::{AtomicU32, Ordering};

    pub(super) static WRITTEN: AtomicU32 = AtomicU32::new(0);
    pub(super) static READ: AtomicU32 = AtomicU32::new(0);

    /// The conversions so far, on all threads.
    pub fn conversions() -> Conversions {
        Conversions { written: WRITTEN.load(Ordering::SeqCst), read: READ.load(Ordering::SeqCst) }
    }
}

#[cfg(feature = "count")]
pub use counters::conversions;

/// Counts one conversion, where somebody counts.
macro_rules! count {
    ($counter:ident) => {
        #[cfg(feature = "count")]
        counters::$counter.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
    };
}

/// The text of a message.
pub fn write(message: &impl Serialize) -> String {
    count!(WRITTEN);
    serde_json::to_string(message).expect("messages are plain data")
}

/// The message that a text is.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Error> {
    count!(READ);
    serde_json::from_str(text)
}

/// The message that these bytes are.
pub fn read_bytes<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, Error> {
    count!(READ);
    serde_json::from_slice(bytes)
}

/// The level that a message asked for and that no bot has, if that is what was wrong with it: whoever asked is told so
/// in a sentence of its own.
pub fn unknown_level(error: &Error) -> Option<String> {
    let message = error.to_string();
    let rest = message.strip_prefix(::bots::UNKNOWN_LEVEL)?.strip_prefix('`')?;
    rest.rsplit_once('`').map(|(level, _)| level.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{read, unknown_level};
    use crate::table::Ask;
    use crate::{Level, Skill};

    #[test]
    fn a_level_that_no_bot_has_is_named() {
        let wrong = read::<Ask>(r#"{"cmd":"bot","level":"wha`le"}"#).unwrap_err();
        assert_eq!(unknown_level(&wrong).as_deref(), Some("wha`le"));
        let wrong = read::<Ask>(r#"{"cmd":"bot","level":7}"#).unwrap_err();
        assert_eq!(unknown_level(&wrong).as_deref(), Some("7"), "nobody is as weak as that");
        let wrong = read::<Ask>(r#"{"cmd":"bot","level":true}"#).unwrap_err();
        assert_eq!(unknown_level(&wrong), None);
        assert_eq!(read::<Skill>("\"diver\"").unwrap(), Skill::of(Level::Diver));
        assert_eq!(read::<Skill>("1450").unwrap(), read::<Skill>("\"1450\"").unwrap());
    }
}
