//! A table laid out on a full screen, and what becomes of pointing at something there.

use crate::Canvas;

/// How much room there is for a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// From side to side.
    pub columns: usize,
    /// From top to bottom.
    pub lines: usize,
}

/// A table laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    /// How everybody stands, where the board does not show it: a narrow list.
    pub seats: Canvas,
    /// What lies on the table.
    pub board: Canvas,
    /// What the marks on the board mean, where there is room to say it.
    pub legend: String,
    /// What the seat is asked to do.
    pub question: String,
    /// What can be done beside pointing at things.
    pub buttons: Vec<Button>,
    /// The spot or button that what was chosen last leads to, where it leads somewhere.
    pub lead: Option<String>,
}

/// Something to be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its own among buttons and spots.
    pub id: String,
    /// What it says.
    pub label: String,
    /// Whether something comes of pressing it now.
    pub open: bool,
    /// Whether it is pressed down.
    pub on: bool,
}

impl Button {
    /// A button that does something.
    pub fn new(id: impl Into<String>, label: impl Into<String>) -> Self {
        Self { id: id.into(), label: label.into(), open: true, on: false }
    }

    /// The same, pressed down or not.
    #[must_use]
    pub fn on(self, on: bool) -> Self {
        Self { on, ..self }
    }

    /// The same, of use now or not.
    #[must_use]
    pub fn open(self, open: bool) -> Self {
        Self { open, ..self }
    }
}

/// What became of pointing at a spot or pressing a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// It completes this move.
    Move(String),
    /// Something else is chosen now.
    Changed,
    /// It cannot be chosen, for this reason.
    Refused(String),
    /// Nothing.
    Nothing,
}
