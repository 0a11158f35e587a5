//! Colours in the terminal, or none.

use std::fmt::Display;

/// More lines than any screen has.
const SCREENFUL: usize = 200;

/// Whether to colour, and whether the screen can be cleared. Every picture fits 80 columns, so nothing else about the
/// terminal matters.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    colour: bool,
    clears: bool,
}

/// What something is coloured for. Never the only sign of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Belongs to the seat of this number.
    Seat(u8),
    /// Can be chosen.
    Target,
    /// Just happened.
    Fresh,
    /// Matters less.
    Faint,
    /// Matters more.
    Strong,
    /// Went wrong.
    Wrong,
}

impl Paint {
    /// No colours, and nothing can be cleared.
    pub const PLAIN: Self = Self { colour: false, clears: false };

    /// For a terminal that can show colours, if `colour`, and be cleared, if `clears`.
    pub const fn new(colour: bool, clears: bool) -> Self {
        Self { colour, clears }
    }

    /// The text in this ink.
    pub fn ink(self, ink: Ink, text: impl Display) -> String {
        if self.colour { format!("\x1b[{}m{text}\x1b[0m", code(ink)) } else { text.to_string() }
    }

    /// Whether the screen can be cleared.
    pub fn clears(self) -> bool {
        self.clears
    }

    /// Clears the screen and what was scrolled off it; where that cannot be done, pushes what is there out of sight.
    pub fn clear(self) -> String {
        if self.clears { "\x1b[2J\x1b[3J\x1b[H".to_owned() } else { "\n".repeat(SCREENFUL) }
    }
}

/// Colours that stay apart in the common kinds of colour blindness.
fn code(ink: Ink) -> &'static str {
    match ink {
        Ink::Seat(0) => "1;97;48;5;160",
        Ink::Seat(1) => "1;97;48;5;25",
        Ink::Seat(2) => "1;30;48;5;220",
        Ink::Seat(3) => "1;97;48;5;29",
        Ink::Seat(4) => "1;97;48;5;91",
        Ink::Seat(_) => "1;30;48;5;252",
        Ink::Target => "1;30;48;5;114",
        Ink::Fresh => "1;36",
        Ink::Faint => "2",
        Ink::Strong => "1",
        Ink::Wrong => "1;31",
    }
}
