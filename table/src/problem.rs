//! What can go wrong at a table, in terms a program can act on.

use catalog::Refused;
use kernel::Flaw;
use serde::Serialize;

/// The kinds of error the protocol has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is not JSON, or too long.
    BadJson,
    /// The request has no meaning here.
    BadRequest,
    /// No game has been started.
    NoGame,
    /// The seat is not to act, or the game is over.
    NotYourTurn,
    /// The text is no move of the game.
    BadNotation,
    /// The move breaks a rule.
    Illegal,
    /// The deal does not fit.
    BadDeal,
    /// The options, or the number of seats, are not the game's.
    BadOptions,
    /// The table does not do this, or not now, or not for whoever asks.
    NotAllowed,
    /// There is no such table.
    NoTable,
    /// More than the house allows in this time.
    TooMany,
    /// Longer than the house reads.
    TooLarge,
    /// The house cannot do it just now.
    Unavailable,
}

/// Something that went wrong. Nothing changed because of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// Its kind.
    pub code: Code,
    /// The rule broken, or the name of the flaw, where there is one more telling than the kind.
    pub rule: Option<&'static str>,
    /// Under what key `words` has a sentence for it.
    pub key: &'static str,
    /// What the sentence names.
    pub details: Vec<(&'static str, String)>,
    /// The entry of a record that it is about, from 0.
    pub entry: Option<usize>,
}

/// Makes a sentence: language, key and details in, a sentence a player understands out.
pub type Voice = fn(lang: &str, key: &str, details: &[(&'static str, String)]) -> String;

impl Problem {
    /// A problem known by its key alone.
    pub fn new(code: Code, key: &'static str) -> Self {
        Self { code, rule: None, key, details: Vec::new(), entry: None }
    }

    /// The same, with one more particular.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.details.push((name, value.into()));
        self
    }

    /// The same, about this entry of a record.
    #[must_use]
    pub fn at(mut self, entry: usize) -> Self {
        self.entry = Some(entry);
        self
    }

    fn of_flaw(code: Code, flaw: &Flaw) -> Self {
        let key = flaw.code();
        let rule = key.contains('/').then_some(key);
        Self { code, rule, key, details: flaw.details().to_vec(), entry: None }
    }

    /// A deal that does not fit.
    pub fn bad_deal(flaw: &Flaw) -> Self {
        Self::of_flaw(Code::BadDeal, flaw)
    }

    /// Options that are not the game's.
    pub fn bad_options(flaw: &Flaw) -> Self {
        Self::of_flaw(Code::BadOptions, flaw)
    }

    /// Something in a request that is none of ours.
    pub fn bad_request(flaw: &Flaw) -> Self {
        Self::of_flaw(Code::BadRequest, flaw)
    }

    /// A move that was not accepted.
    pub fn refused(refused: &Refused) -> Self {
        match refused {
            Refused::NotYourTurn => Self::new(Code::NotYourTurn, "not-your-turn"),
            Refused::Notation(flaw) => Self::of_flaw(Code::BadNotation, flaw),
            Refused::Breaks(rule) => Self { rule: Some(rule), ..Self::new(Code::Illegal, rule) },
        }
    }

    /// The sentence for it, with the record's entry named where there is one.
    pub fn sentence(&self, voice: Voice, lang: &str) -> String {
        let sentence = voice(lang, self.key, &self.details);
        match self.entry {
            Some(entry) => voice(lang, "record-entry", &[("entry", (entry + 1).to_string()), ("reason", sentence)]),
            None => sentence,
        }
    }
}
