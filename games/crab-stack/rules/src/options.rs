//! What can be chosen before play.

use crate::{Cells, CrabStack, Layout, LayoutAsked};
use kernel::{Flaw, Game, OptionKind, OptionSpec, OwnData};

/// Options as somebody wrote them: all optional, not checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
pub struct Asked {
    /// A printing to follow; what is given beside it wins (ruling 8).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub preset: Option<Preset>,
    /// Which spaces are used.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub layout: Option<LayoutAsked>,
    /// Who chooses between tied groups (ruling 1).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub wave_choice: Option<WaveChoice>,
    /// When a seat that cannot move is out (ruling 2).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub elimination: Option<Elimination>,
    /// At which occurrence of a position the game is drawn; 0 for never (ruling 3).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub repetition: Option<u32>,
}

/// A printing of the game (ruling 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Preset {
    /// The mover chooses; out on one's turn.
    English,
    /// The mover chooses; out on one's turn.
    French,
    /// The next seat chooses; out on one's turn.
    Russian,
}

/// Who chooses between tied groups (ruling 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum WaveChoice {
    /// The seat that moved.
    #[default]
    Mover,
    /// The next seat clockwise that is not out.
    Next,
}

/// When a seat that cannot move is out (ruling 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Elimination {
    /// When its turn comes.
    #[default]
    OnTurn,
    /// After any move and its wave.
    AtOnce,
}

/// Options complete and checked for a number of seats. Presets are written out in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Options {
    #[cfg_attr(feature = "serde", serde(skip))]
    seats: u8,
    #[cfg_attr(feature = "serde", serde(skip))]
    spaces: Cells,
    layout: Layout,
    wave_choice: WaveChoice,
    elimination: Elimination,
    repetition: u8,
}

/// What a form or a schema shows.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "preset", kind: OptionKind::Preset(&["english", "french", "russian"]) },
    OptionSpec { name: "layout", kind: OptionKind::Own { words: &["rings", "solid"], data: OwnData::Texts } },
    OptionSpec { name: "wave_choice", kind: OptionKind::Choice(&["mover", "next"]) },
    OptionSpec { name: "elimination", kind: OptionKind::Choice(&["on_turn", "at_once"]) },
    OptionSpec { name: "repetition", kind: OptionKind::Number { allowed: REPETITIONS, default: REPETITION } },
];

/// The numbers that `repetition` may be.
const REPETITIONS: &[u8] = &[0, 2, 3, 4, 5, 6, 7, 8, 9];

/// The number that `repetition` is when nothing is said.
const REPETITION: u8 = 3;

impl Options {
    /// The one door from options as asked to options as played.
    pub(crate) fn check(seats: u8, asked: &Asked) -> Result<Self, Flaw> {
        check_seats(seats)?;
        let layout = asked.layout.as_ref().map_or(Ok(Layout::default()), |asked| Layout::check(seats, asked))?;
        Ok(Self {
            seats,
            spaces: layout.spaces(seats),
            layout,
            wave_choice: asked.wave_choice.or(asked.preset.map(Preset::wave_choice)).unwrap_or_default(),
            elimination: asked.elimination.or(asked.preset.map(Preset::elimination)).unwrap_or_default(),
            repetition: asked.repetition.map_or(Ok(REPETITION), check_repetition)?,
        })
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The spaces used.
    pub fn spaces(&self) -> Cells {
        self.spaces
    }

    /// Where they come from.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// Who chooses between tied groups (ruling 1).
    pub fn wave_choice(&self) -> WaveChoice {
        self.wave_choice
    }

    /// When a seat that cannot move is out (ruling 2).
    #[inline]
    pub fn elimination(&self) -> Elimination {
        self.elimination
    }

    /// At which occurrence of a position the game is drawn; 0 for never (ruling 3).
    #[inline]
    pub fn repetition(&self) -> u8 {
        self.repetition
    }

    /// The same without draws by repetition, so that no history is kept.
    pub(crate) fn without_repetition(self) -> Self {
        Self { repetition: 0, ..self }
    }

    /// Random games end when somebody wins or a position comes round again; the longest of
    /// 540,000 had 1,324 moves. With `repetition` 0 they need not end.
    pub(crate) fn bound(&self) -> Option<u32> {
        (self.repetition > 0).then_some(100_000)
    }
}

impl Preset {
    fn wave_choice(self) -> WaveChoice {
        match self {
            Self::English | Self::French => WaveChoice::Mover,
            Self::Russian => WaveChoice::Next,
        }
    }

    fn elimination(self) -> Elimination {
        match self {
            Self::English | Self::French | Self::Russian => Elimination::OnTurn,
        }
    }
}

fn check_seats(seats: u8) -> Result<(), Flaw> {
    let allowed = CrabStack::SEATS;
    if allowed.contains(&seats) {
        return Ok(());
    }
    Err(Flaw::new("seats").with("seats", seats).with("least", allowed.start()).with("most", allowed.end()))
}

fn check_repetition(asked: u32) -> Result<u8, Flaw> {
    let known = REPETITIONS.iter().copied().find(|&allowed| u32::from(allowed) == asked);
    known.ok_or_else(|| Flaw::new("crab-stack/repetition").with("repetition", asked))
}
