//! What can go wrong at a table, in terms a program can act on.

use catalog::Refused;
use kernel::Flaw;
pub use wire::Code;
use wire::umpire::{Answer, Refusal, Reply};
use wire::{Error, Id};

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

/// How many characters of what was sent are repeated in a sentence about it: of its beginning, and of its end, where a
/// reader says what it would have understood.
const BEGINNING: usize = 100;
const END: usize = 300;

fn shortened(text: String) -> String {
    let long = text.chars().count();
    if long <= BEGINNING + END {
        return text;
    }
    let beginning: String = text.chars().take(BEGINNING).collect();
    beginning + " … " + &text.chars().skip(long - END).collect::<String>()
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
        self.details.push((name, shortened(value.into())));
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
        let details = flaw.details().iter().map(|(name, value)| (*name, shortened(value.clone()))).collect();
        Self { code, rule, key, details, entry: None }
    }

    /// A deal that does not fit.
    pub fn bad_deal(flaw: &Flaw) -> Self {
        Self::of_flaw(Code::BadDeal, flaw)
    }

    /// A position that cannot come about.
    pub fn bad_position(flaw: &Flaw) -> Self {
        Self::of_flaw(Code::BadPosition, flaw)
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

    /// Why it is refused, as messages say it.
    pub fn refusal(&self, voice: Voice, lang: &str) -> Refusal {
        let (rule, message) = (self.rule.map(str::to_owned), self.sentence(voice, lang));
        Refusal { code: self.code, rule, entry: self.entry, message }
    }

    /// A message that cannot be read.
    pub fn unreadable(error: &Error) -> Self {
        let (code, key) = if error.is_data() { (Code::BadRequest, "bad-request") } else { (Code::BadJson, "bad-json") };
        Self::new(code, key).with("detail", error.to_string())
    }
}

/// The reply to the request with this id.
pub fn reply(id: Option<Id>, result: Result<Answer, Problem>, voice: Voice, lang: &str) -> Reply {
    Reply::new(id, result.map_err(|problem| problem.refusal(voice, lang)))
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn what_is_long_is_repeated_in_part() {
        assert_eq!(shortened("é".repeat(400)), "é".repeat(400));
        let short = shortened(format!("{}{}", "é".repeat(60_000), "expected `hello`"));
        assert!(short.chars().count() < 410 && short.ends_with("expected `hello`"), "{short}");
    }
}
