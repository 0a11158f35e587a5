//! A place at the table, and who has it.

use super::entry::Sitter;
use super::setup::Key;
use crate::fair::Salt;
use kernel::Seat;
use serde::Serialize;

/// A place at the table. By default nobody has it.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    pub(super) sitter: Option<Sitter>,
    pub(super) name: Box<str>,
    pub(super) salt: Option<Salt>,
    pub(super) ready: bool,
    /// A bot plays until the person comes back.
    pub(super) stand_in: bool,
    /// The how-manieth to resign, if it has.
    pub(super) resigned: Option<u8>,
}

impl Place {
    /// The person who has it.
    pub(super) fn key(&self) -> Option<&Key> {
        if let Some(Sitter::Person(key)) = &self.sitter { Some(key) } else { None }
    }

    /// Whether a person who has not given up has it.
    pub(super) fn is_person(&self) -> bool {
        self.key().is_some() && self.resigned.is_none()
    }

    /// Whether a bot makes the moves.
    pub(super) fn is_played_by_bot(&self) -> bool {
        !self.is_person() || self.stand_in
    }

    /// The place as everybody may see it.
    pub(super) fn seen(&self, seat: Seat, here: bool) -> Seated<'_> {
        let level = if let Some(Sitter::Bot(level)) = &self.sitter { Some(&**level) } else { None };
        let kind = match self.sitter {
            None => Kind::Open,
            Some(Sitter::Person(_)) => Kind::Person,
            Some(Sitter::Bot(_)) => Kind::Bot,
        };
        let Self { name, salt, ready, stand_in, resigned, .. } = self;
        Seated {
            seat,
            kind,
            name,
            level,
            here,
            ready: *ready,
            stand_in: *stand_in,
            resigned: resigned.is_some(),
            salt: *salt,
        }
    }
}

/// What a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Nobody's.
    Open,
    /// A person's.
    Person,
    /// A bot's.
    Bot,
}

/// A place as everybody may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "they are independent facts that a client shows one by one")]
pub struct Seated<'a> {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// What has it.
    pub kind: Kind,
    /// Their name.
    pub name: &'a str,
    /// How strong a bot is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<&'a str>,
    /// Whether somebody is connected for it.
    pub here: bool,
    /// Whether it is ready to begin.
    pub ready: bool,
    /// Whether a bot plays for a person whose time ran out.
    pub stand_in: bool,
    /// Whether it has given up.
    pub resigned: bool,
    /// What it adds to the dealer's key.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub salt: Option<Salt>,
}
