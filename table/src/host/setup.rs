//! What is agreed about a table before anybody sits down.

use super::rule::Rule;
use crate::fair::{self, Commitment, Hex, Secret};
use crate::problem::Problem;
use crate::session::known;
use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The longest a clock of seconds may run: a day, beyond which days are the better unit.
const MOST_SECONDS: u32 = 86_400;
/// The longest a seat may think, in days.
const MOST_DAYS: u16 = 60;

/// A table as somebody asks for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The game's name, such as `kraaw`.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// The game's options, all optional.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// How long a seat may think.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when a seat's time runs out.
    #[serde(default)]
    pub time_out: TimeOut,
    /// When play begins.
    #[serde(default)]
    pub start: Start,
    /// Whether strangers may find the table while it has open seats.
    #[serde(default)]
    pub public: bool,
    /// How strong the bots are that step in: `hatchling`, `paddler`, `swimmer`, `diver` or `kraken`.
    #[serde(default = "usual_level")]
    pub level: String,
}

fn usual_level() -> String {
    Level::default().to_string()
}

/// How long a seat may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as it likes.
    #[default]
    None,
    /// So long for each move.
    Move {
        /// The seconds for a move.
        seconds: u32,
    },
    /// So long for the whole game, and a little more for each move made.
    Bank {
        /// The seconds to begin with.
        seconds: u32,
        /// The seconds that each move adds.
        #[serde(default)]
        increment: u32,
    },
    /// So many days for each move.
    Days {
        /// The days for a move.
        days: u16,
    },
}

/// What happens when a seat's time runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TimeOut {
    /// A bot plays on until the person comes back.
    #[default]
    Bot,
    /// The seat resigns.
    Resign,
}

/// When play begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// As soon as every seat is taken.
    #[default]
    Full,
    /// When the owner says so; seats still open are taken by bots.
    Owner,
}

impl Plan {
    /// The plan of a table without a clock, that begins when it is full.
    pub fn of(game: &str, seats: u8, options: Value) -> Self {
        Self {
            game: game.to_owned(),
            seats,
            options,
            clock: Clock::default(),
            time_out: TimeOut::default(),
            start: Start::default(),
            public: false,
            level: usual_level(),
        }
    }

    /// The plan with its options written in full, or what is wrong with it.
    pub fn checked(mut self) -> Result<Self, Problem> {
        let game = known(&self.game)?.start(self.seats, &self.options).map_err(|flaw| Problem::bad_options(&flaw))?;
        self.options = serde_json::from_str(game.options().get()).expect("options are JSON");
        check_level(&self.level)?;
        if self.clock.is_sensible() { Ok(self) } else { Err(Rule::Clock.into()) }
    }
}

/// Whether there are bots of this level.
pub(super) fn check_level(level: &str) -> Result<(), Problem> {
    if level.parse::<Level>().is_ok() { Ok(()) } else { Err(Problem::from(Rule::Level).with("level", level)) }
}

impl Clock {
    fn is_sensible(self) -> bool {
        let seconds = |seconds: u32| (1..=MOST_SECONDS).contains(&seconds);
        match self {
            Self::None => true,
            Self::Move { seconds: most } => seconds(most),
            Self::Bank { seconds: most, increment } => seconds(most) && increment <= MOST_SECONDS,
            Self::Days { days } => (1..=MOST_DAYS).contains(&days),
        }
    }
}

/// Who somebody is at a table: the hash of a token that only they have.
pub type Key = Hex<16>;

/// The key of a token.
pub fn key_of(token: &str) -> Key {
    let mut key = [0; 16];
    key.copy_from_slice(&blake3::hash(token.as_bytes()).as_bytes()[..16]);
    Hex(key)
}

/// A table as it was made.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    pub(super) plan: Plan,
    pub(super) secret: Secret,
    pub(super) commitment: Commitment,
    pub(super) owner: Key,
}

impl Setup {
    pub(super) fn new(plan: Plan, secret: Secret, owner: Key) -> Self {
        Self { plan, secret, commitment: fair::commitment(&secret), owner }
    }
}
