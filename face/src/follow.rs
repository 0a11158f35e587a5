//! What lets somebody follow what others do: how much an event weighs, and what it moved.

use kernel::Seat;

/// How much it matters that somebody sees this happen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Nothing came of it: somebody passed.
    Nothing,
    /// A step like any other.
    #[default]
    Usual,
    /// What everybody should see: a theft, a catch, a wave.
    Great,
}

/// Something that a seat moved or changed. Things have the names that boards write on them: a pile, or a card in it,
/// as `pool/3`. Where a board shows no such card, the pile is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Whose doing it was.
    pub seat: Seat,
    /// Where it came from, if it moved.
    pub from: Option<String>,
    /// Where it is now, or what has changed.
    pub to: String,
}

impl Trace {
    /// Something moved.
    pub fn moved(seat: Seat, from: String, to: String) -> Self {
        Self { seat, from: Some(from), to }
    }

    /// Something changed where it lies.
    pub fn changed(seat: Seat, what: String) -> Self {
        Self { seat, from: None, to: what }
    }
}

/// What a seat has of that which is counted in the end, by where it comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// What decides the game, where that is a number.
    pub points: Option<u32>,
    /// Parts of it, or what else tells how well the seat did, each by its word.
    pub parts: Vec<(&'static str, u32)>,
}

impl Score {
    /// What a curve of the game shows of it.
    pub fn height(&self) -> u32 {
        self.points.or_else(|| self.parts.first().map(|(_, count)| *count)).unwrap_or(0)
    }
}

/// A round as it was counted: what each seat that played had, and whether it won.
pub type Round = Vec<(Seat, u32, bool)>;
