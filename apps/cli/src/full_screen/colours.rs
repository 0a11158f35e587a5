//! What inks look like on a terminal that has many colours, few or none.

use ratatui::style::{Color, Modifier, Style};
use screen::{Ink, Spot};

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Colours {
    /// None: only bold, faint and reversed letters.
    None,
    /// The usual ones.
    Sixteen,
    /// A palette.
    Palette,
    /// As many as there are.
    True,
}

impl Colours {
    /// What the environment says of the terminal.
    pub(crate) fn of_environment() -> Self {
        let set = |name: &str| std::env::var(name).unwrap_or_default();
        Self::said(&set("NO_COLOR"), &set("COLORTERM"), &set("TERM"))
    }

    fn said(no_color: &str, colorterm: &str, term: &str) -> Self {
        match (no_color, colorterm) {
            ("", "truecolor" | "24bit") => Self::True,
            ("", _) if term.contains("256") => Self::Palette,
            ("", _) => Self::Sixteen,
            _ => Self::None,
        }
    }

    /// How text in this ink looks. Colours never are the only sign of anything.
    pub(super) fn ink(self, ink: Ink) -> Style {
        let style = Style::new();
        match ink {
            Ink::Seat(seat) => self.seat(seat).add_modifier(Modifier::BOLD),
            Ink::Target => self.on(style, (Color::Black, GREEN)).add_modifier(Modifier::BOLD),
            Ink::Fresh => self.letters(Color::Cyan).add_modifier(Modifier::BOLD),
            Ink::Faint => style.add_modifier(Modifier::DIM),
            Ink::Strong => style.add_modifier(Modifier::BOLD),
            Ink::Wrong => self.letters(Color::Red).add_modifier(Modifier::BOLD),
        }
    }

    fn letters(self, colour: Color) -> Style {
        if self == Self::None { Style::new() } else { Style::new().fg(colour) }
    }

    /// Colours that stay apart in the common kinds of colour blindness.
    fn seat(self, seat: u8) -> Style {
        let at = usize::from(seat).min(SEATS.len() - 1);
        self.on(Style::new(), SEATS[at])
    }

    fn on(self, style: Style, (letters, shade): (Color, Shade)) -> Style {
        match self {
            Self::None => style,
            Self::Sixteen => style.fg(letters).bg(shade.plain),
            Self::Palette => style.fg(letters).bg(Color::Indexed(shade.indexed)),
            Self::True => style.fg(letters).bg(Color::Rgb(shade.rgb.0, shade.rgb.1, shade.rgb.2)),
        }
    }
}

/// What can be pointed at stands out where it is open, and where the keys are.
pub(super) fn pointed(style: Style, spot: &Spot, focused: bool) -> Style {
    let style = if spot.open { style.remove_modifier(Modifier::DIM) } else { style };
    if focused { style.add_modifier(Modifier::REVERSED) } else { style }
}

/// One shade as terminals of every kind can show it.
#[derive(Clone, Copy)]
struct Shade {
    plain: Color,
    indexed: u8,
    rgb: (u8, u8, u8),
}

const fn shade(plain: Color, indexed: u8, rgb: (u8, u8, u8)) -> Shade {
    Shade { plain, indexed, rgb }
}

const GREEN: Shade = shade(Color::LightGreen, 114, (0x87, 0xd7, 0x87));

const SEATS: [(Color, Shade); 6] = [
    (Color::White, shade(Color::Red, 160, (0xc8, 0x2a, 0x2a))),
    (Color::White, shade(Color::Blue, 25, (0x1f, 0x5f, 0xa8))),
    (Color::Black, shade(Color::Yellow, 220, (0xf2, 0xc9, 0x3c))),
    (Color::White, shade(Color::Green, 29, (0x1a, 0x86, 0x5c))),
    (Color::White, shade(Color::Magenta, 91, (0x86, 0x3a, 0xa8))),
    (Color::Black, shade(Color::Gray, 252, (0xd0, 0xd0, 0xd0))),
];

#[cfg(test)]
mod tests {
    use super::Colours;
    use ratatui::style::Color;
    use screen::Ink;

    #[test]
    fn a_terminal_gets_the_colours_that_it_says_it_has() {
        assert_eq!(Colours::said("", "truecolor", "xterm-256color"), Colours::True);
        assert_eq!(Colours::said("", "", "screen-256color"), Colours::Palette);
        assert_eq!(Colours::said("", "", "linux"), Colours::Sixteen);
        assert_eq!(Colours::said("1", "truecolor", "xterm-256color"), Colours::None);
        let shades = [Colours::Sixteen, Colours::Palette, Colours::True].map(|colours| colours.ink(Ink::Seat(0)).bg);
        assert_eq!(shades, [Some(Color::Red), Some(Color::Indexed(160)), Some(Color::Rgb(0xc8, 0x2a, 0x2a))]);
        assert_eq!((Colours::None.ink(Ink::Seat(0)).bg, Colours::None.ink(Ink::Wrong).fg), (None, None));
    }
}
