//! What the house asks of what people write, before any table sees it.

use super::House;
use table::host::Ask;
use table::{Code, Problem};
use wire::Id;

impl House {
    /// Whether a name is as short as the house wants them.
    pub(crate) fn check_name(&self, name: &str) -> Result<(), Problem> {
        within(name, self.settings.name_chars, "server-name-too-long")
    }

    /// Whether what people write is as short as the house wants it.
    pub(crate) fn check_lengths(&self, ask: &Ask) -> Result<(), Problem> {
        match ask {
            Ask::Sit { name, .. } => self.check_name(name),
            Ask::Say { text } => within(text, self.settings.chat_chars, "server-text-too-long"),
            _ => Ok(()),
        }
    }

    /// Whether a request's id is one that can be remembered.
    pub(crate) fn check_id(id: Option<&Id>) -> Result<(), Problem> {
        let short = |id: &Id| id.text().is_some_and(|text| (1..=64).contains(&text.len()));
        let good = id.is_none_or(|id| id.is_number() || short(id));
        if good { Ok(()) } else { Err(Problem::new(Code::BadRequest, "server-bad-id")) }
    }
}

fn within(text: &str, most: u16, key: &'static str) -> Result<(), Problem> {
    let short = text.chars().count() <= usize::from(most);
    if short { Ok(()) } else { Err(Problem::new(Code::TooLarge, key).with("most", most.to_string())) }
}
