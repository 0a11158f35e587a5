//! Colours in the terminal, or none.

use std::fmt::Display;
use std::io::IsTerminal;

/// More lines than any screen has.
const SCREENFUL: usize = 200;

/// Whether to colour, and whether the screen can be cleared. Every picture fits 80 columns, so nothing else about the
/// terminal matters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    colour: bool,
    clears: bool,
}

/// What something is coloured for. Never the only sign of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
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
    #[cfg(test)]
    pub(crate) const PLAIN: Self = Self { colour: false, clears: false };

    /// What standard output can show: colours only on a terminal that has a name, and never with `NO_COLOR`. Any
    /// terminal can be cleared that does not say it is dumb.
    pub(crate) fn of_stdout() -> Self {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let term = std::env::var("TERM").ok();
        let clears = std::io::stdout().is_terminal() && term.as_deref() != Some("dumb");
        Self { colour: wanted && clears && term.is_some(), clears }
    }

    /// The text in this ink.
    pub(crate) fn ink(self, ink: Ink, text: impl Display) -> String {
        if self.colour { format!("\x1b[{}m{text}\x1b[0m", code(ink)) } else { text.to_string() }
    }

    /// Whether the screen can be cleared.
    pub(crate) fn clears(self) -> bool {
        self.clears
    }

    /// Clears the screen and what was scrolled off it; where that cannot be done, pushes what is there out of sight.
    pub(crate) fn clear(self) -> String {
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
