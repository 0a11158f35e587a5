//! Editions of Crabs! as people write them, in TOML: what is wrong with one is named by its line.

use rules::edition::Written;
use serde_json::Value;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// An edition somebody wrote, its keys and types read, its numbers not checked yet: starting a game does that.
#[derive(Clone, Debug)]
pub struct EditionText {
    text: String,
    edition: Value,
}

/// What keeps a text from being read as an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// Where, counted from 1.
    pub line: Option<usize>,
    /// What, in the words of whoever reads TOML.
    pub what: String,
}

impl EditionText {
    /// Reads a text as far as its keys and types go.
    pub fn read(text: String) -> Result<Self, Slip> {
        let written: Written = toml::from_str(&text).map_err(|error| Slip {
            line: error.span().map(|span| line_at(&text, span.start)),
            what: error.message().to_owned(),
        })?;
        let edition = serde_json::to_value(&written).expect("an edition is plain data");
        Ok(Self { text, edition })
    }

    /// The edition as an option of the game.
    pub fn edition(&self) -> &Value {
        &self.edition
    }

    /// The line of a place such as `vendors[3].pay`, or of as much of it as the text has.
    pub fn line_of(&self, place: &str) -> Option<usize> {
        let table = DeTable::parse(&self.text).ok()?;
        let steps = place.split(['.', '[', ']']).filter(|step| !step.is_empty());
        let mut at = None;
        let mut here: Option<&Spanned<DeValue<'_>>> = None;
        for step in steps {
            let next = match here.map(Spanned::get_ref) {
                None => table.get_ref().get(step),
                Some(DeValue::Table(fields)) => fields.get(step),
                Some(DeValue::Array(items)) => step.parse::<usize>().ok().and_then(|index| items.get(index)),
                Some(_) => None,
            };
            let Some(next) = next else { break };
            at = Some(line_at(&self.text, next.span().start));
            here = Some(next);
        }
        at
    }
}

fn line_at(text: &str, byte: usize) -> usize {
    1 + text.as_bytes().iter().take(byte).filter(|&&byte| byte == b'\n').count()
}
