//! What is wrong with something as written.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display};

/// What is wrong with options, a deal, a position or a notation, in terms a program can act on:
/// a stable code, and the particulars a sentence about it would name.
///
/// The sentences live in `words`, under the code with `/` written as `-`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    code: &'static str,
    details: Vec<(&'static str, String)>,
}

impl Flaw {
    /// A flaw with no particulars yet: `Flaw::new("some-game/deal-first")`.
    pub fn new(code: &'static str) -> Self {
        Self { code, details: Vec::new() }
    }

    /// The same flaw, with one more particular.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "callers hand over cells, numbers and texts alike")]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.details.push((name, value.to_string()));
        self
    }

    /// The stable code, such as `some-game/deal-count`.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The particulars, by name.
    pub fn details(&self) -> &[(&'static str, String)] {
        &self.details
    }
}

/// For programmers; people are told through `words`.
impl Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        for (name, value) in &self.details {
            write!(f, " {name}={value:?}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Flaw {}
