//! What fills the blanks of a sentence.

use std::borrow::Cow;

/// What fills one blank of a sentence: a text, or a whole number, which also chooses the plural.
///
/// Made by `into()` from texts and whole numbers of any width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Stands in the sentence as it is.
    Text(Cow<'a, str>),
    /// Stands in the sentence in digits, and chooses between `one`, `few`, `many`.
    Number(i64),
}

/// Numbers longer than this are particulars to be repeated, not counts of anything.
const MOST_DIGITS: usize = 9;

impl<'a> Arg<'a> {
    /// A particular as a flaw carries it. Only a number written plainly is read as one, so that
    /// every particular is repeated exactly as it came.
    pub(crate) fn read(text: &'a str) -> Self {
        match text.parse::<i64>() {
            Ok(number) if text.len() <= MOST_DIGITS && number.to_string() == text => Self::Number(number),
            _ => Self::Text(text.into()),
        }
    }

    /// As it stands in the sentence.
    pub(crate) fn written(&self) -> Cow<'_, str> {
        match self {
            Self::Text(text) => Cow::Borrowed(text),
            Self::Number(number) => number.to_string().into(),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

/// Whole numbers become numbers. What does not fit 64 bits with a sign stands at the greatest.
macro_rules! from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

from_numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

#[cfg(test)]
mod tests {
    use super::Arg;

    #[test]
    fn a_particular_is_a_number_only_when_written_plainly() {
        assert_eq!(Arg::read("12"), Arg::Number(12));
        assert_eq!(Arg::read("-3"), Arg::Number(-3));
        for text in ["012", "+1", "1.0", "12 ", "", "c3-d3", "12345678901234567890", "1234567890"] {
            assert_eq!(Arg::read(text), Arg::Text(text.into()));
        }
    }
}
