//! What a request is known by.

use crate::Json;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::borrow::Cow;

/// The id of a request, of whatever kind: the answer repeats it to the letter.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Id(Json);

impl Id {
    /// As it was written.
    pub fn raw(&self) -> &str {
        self.0.get()
    }

    /// What it says, where it is a text.
    pub fn text(&self) -> Option<Cow<'_, str>> {
        let inside = self.raw().strip_prefix('"')?.strip_suffix('"')?;
        if inside.contains('\\') {
            return serde_json::from_str(self.raw()).ok().map(Cow::Owned);
        }
        Some(Cow::Borrowed(inside))
    }

    /// Whether it is a number.
    pub fn is_number(&self) -> bool {
        self.raw().starts_with(|c: char| c == '-' || c.is_ascii_digit())
    }
}

impl PartialEq for Id {
    fn eq(&self, other: &Self) -> bool {
        self.raw() == other.raw()
    }
}

impl Eq for Id {}

impl From<u64> for Id {
    fn from(number: u64) -> Self {
        Self(RawValue::from_string(number.to_string()).expect("a number is JSON"))
    }
}

impl From<&str> for Id {
    fn from(text: &str) -> Self {
        Self(to_raw_value(text).expect("a text is JSON"))
    }
}

#[cfg(test)]
mod tests {
    use super::Id;

    fn read(text: &str) -> Id {
        crate::read(text).unwrap()
    }

    #[test]
    fn an_id_is_a_number_a_text_or_something_else() {
        assert_eq!((read("7").is_number(), read("-1.5e3").is_number(), read("\"7\"").is_number()), (true, true, false));
        assert_eq!((read(r#""a-1""#).text().as_deref(), read("7").text()), (Some("a-1"), None));
        assert_eq!(read(r#""\u0061\"""#).text().as_deref(), Some("a\""));
        assert_eq!((read("{}").text(), read("[7]").is_number()), (None, false));
    }

    #[test]
    fn an_id_is_repeated_to_the_letter() {
        assert_eq!(crate::write(&read("1.0")), "1.0");
        assert_eq!((Id::from(7).raw(), Id::from("p-1").raw()), ("7", "\"p-1\""));
    }
}
