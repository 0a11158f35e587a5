//! A place at the table, and who has it.

use super::entry::Sitter;
use super::setup::Key;
use crate::fair::{Commitment, Salt};
use kernel::Seat;
use wire::table::{Place as Shown, PlaceKind};

/// A place at the table. By default nobody has it.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    pub(super) sitter: Option<Sitter>,
    pub(super) name: Box<str>,
    /// To what it will add to the dealer's key.
    pub(super) commitment: Option<Commitment>,
    /// What it adds, once revealed.
    pub(super) salt: Option<Salt>,
    pub(super) ready: bool,
    /// A bot plays until the person comes back.
    pub(super) stand_in: bool,
    /// The owner wants to hear nothing of it.
    pub(super) muted: bool,
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

    /// Whether it has yet to reveal the salt that it committed to.
    pub(super) fn has_to_reveal(&self) -> bool {
        self.commitment.is_some() && self.salt.is_none()
    }

    /// The place as everybody may see it.
    pub(super) fn shown(&self, seat: Seat, here: bool) -> Shown {
        let (kind, level) = match self.sitter {
            None => (PlaceKind::Open, None),
            Some(Sitter::Person(_)) => (PlaceKind::Person, None),
            Some(Sitter::Bot(level)) => (PlaceKind::Bot, Some(level)),
        };
        let Self { ready, stand_in, muted, commitment, salt, .. } = *self;
        let (name, resigned) = (self.name.to_string(), self.resigned.is_some());
        Shown { seat, kind, name, level, here, ready, stand_in, resigned, muted, commitment, salt }
    }
}
