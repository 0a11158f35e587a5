//! What a blank of a sentence stands for, and the functions that sentences may call.

use crate::{Arg, Lang, elision, ordinal, plural};
use std::borrow::Cow;

/// What a blank stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value<'a> {
    /// A text, or a number that counts.
    Plain(Arg<'a>),
    /// A number that names one of a row, where a form is chosen.
    Ordinal(i64),
}

impl<'a> Value<'a> {
    /// What an argument stands for.
    pub(crate) fn of(arg: &'a Arg<'_>) -> Self {
        Self::Plain(match arg {
            Arg::Text(text) => Arg::Text(Cow::Borrowed(text)),
            Arg::Number(number) => Arg::Number(*number),
        })
    }

    /// What a function makes of it; nothing where there is no such function.
    pub(crate) fn called(self, lang: Lang, function: &str, named: impl Fn(&str, &str) -> bool) -> Option<Self> {
        let Self::Plain(arg) = self else { return None };
        let text = |text: String| Some(Self::Plain(text.into()));
        match (function, arg) {
            ("NTH", Arg::Number(number)) => text(ordinal::nth(lang, number.unsigned_abs(), named("gender", "f"))),
            ("DE", arg) => text(elision::de(&arg.written())),
            ("NUMBER", Arg::Number(number)) if named("type", "ordinal") => Some(Self::Ordinal(number)),
            ("NTH" | "NUMBER", arg) => Some(Self::Plain(arg)),
            _ => None,
        }
    }

    /// Whether this form of a sentence is meant: the text itself, or the form that goes with a number.
    pub(crate) fn is(&self, lang: Lang, form: &str) -> bool {
        match self {
            Self::Plain(Arg::Text(text)) => text == form,
            Self::Plain(Arg::Number(number)) => plural::cardinal(lang, *number) == form,
            Self::Ordinal(number) => plural::ordinal(lang, *number) == form,
        }
    }

    /// The number, if it is one.
    pub(crate) fn number(&self) -> Option<i64> {
        match self {
            Self::Plain(Arg::Number(number)) | Self::Ordinal(number) => Some(*number),
            Self::Plain(Arg::Text(_)) => None,
        }
    }

    /// As it stands in the sentence.
    pub(crate) fn written(&self) -> Cow<'_, str> {
        match self {
            Self::Plain(arg) => arg.written(),
            Self::Ordinal(number) => number.to_string().into(),
        }
    }
}
