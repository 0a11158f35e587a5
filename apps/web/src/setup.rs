//! What is chosen before a game: who sits where, and by which options.

use crate::route::Mode;
use catalog::Listed;
use kernel::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Who occupies a seat of a game on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person at this device.
    Person,
    /// A bot that plays so well.
    Bot(Level),
}

/// How strong a bot plays, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Level(pub u8);

impl Level {
    /// All of them, gentlest first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// What *Play now* gives.
    pub const USUAL: Self = Self(2);
    /// Who is asked for a hint.
    pub const STRONGEST: Self = Self(5);

    /// How long such a bot thinks about a move at most, in milliseconds.
    pub fn patience(self) -> f64 {
        [150.0, 300.0, 600.0, 1_000.0, 2_000.0][usize::from(self.0.clamp(1, 5)) - 1]
    }
}

impl Player {
    /// The word in forms: `person`, `bot-3`.
    pub fn word(self) -> String {
        match self {
            Self::Person => "person".into(),
            Self::Bot(Level(level)) => format!("bot-{level}"),
        }
    }

    /// Reads such a word.
    pub fn read(word: &str) -> Self {
        let level = word.strip_prefix("bot-").and_then(|level| level.parse().ok()).map(Level);
        level.filter(|level| Level::ALL.contains(level)).map_or(Self::Person, Self::Bot)
    }

    /// Whether it is a person.
    pub fn is_person(self) -> bool {
        self == Self::Person
    }
}

/// What is chosen before a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The game's name.
    pub game: String,
    /// Who sits where, and what they are called (nothing for the usual name).
    pub seats: Vec<(Player, String)>,
    /// The options that differ from the usual.
    pub options: Map<String, Value>,
}

impl Setup {
    /// What a person most likely wants.
    pub fn usual(listed: &Listed, mode: Mode) -> Self {
        let (least, most) = (*listed.seats.start(), *listed.seats.end());
        let other = match mode {
            Mode::Alone => Player::Bot(Level::USUAL),
            Mode::Here | Mode::Online => Player::Person,
        };
        let count = if mode == Mode::Alone { 3.clamp(least, most) } else { least };
        let count = if listed.id == "crab-stack" { 2 } else { count };
        let seats = (0..count).map(|seat| (if seat == 0 { Player::Person } else { other }, String::new())).collect();
        Self { game: listed.id.to_owned(), seats, options: Map::new() }
    }

    /// What an option is set to: what was chosen, or what it is when nothing is said.
    pub fn value(&self, option: &OptionSpec) -> Value {
        self.options.get(option.name).cloned().unwrap_or_else(|| usual_value(option.kind))
    }

    /// Chooses a value from a form, where all values are words.
    pub fn choose(&mut self, option: &OptionSpec, word: &str) {
        let value = match option.kind {
            OptionKind::Number { .. } => word.parse::<u8>().map_or(Value::Null, Value::from),
            OptionKind::Flag => Value::from(word == "true"),
            _ => Value::from(word),
        };
        if value == usual_value(option.kind) || value == "" {
            self.options.remove(option.name);
        } else {
            self.options.insert(option.name.to_owned(), value);
        }
        if matches!(option.kind, OptionKind::Preset(_)) {
            self.options.retain(|name, _| name == option.name || name == "layout");
        }
    }
}

/// What an option is when nothing is said.
fn usual_value(kind: OptionKind) -> Value {
    match kind {
        OptionKind::Choice(words) | OptionKind::Layout(words) | OptionKind::Edition(words) => Value::from(words[0]),
        OptionKind::Number { default, .. } => Value::from(default),
        OptionKind::Flag => Value::from(false),
        OptionKind::Preset(_) => Value::from(""),
    }
}

/// The words a form offers for an option; `None` is for nothing chosen.
pub fn offered(kind: OptionKind) -> Vec<String> {
    let all = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    match kind {
        OptionKind::Choice(words) | OptionKind::Layout(words) | OptionKind::Edition(words) => all(words),
        OptionKind::Preset(words) => [vec![String::new()], all(words)].concat(),
        OptionKind::Number { allowed, .. } => allowed.iter().map(u8::to_string).collect(),
        OptionKind::Flag => all(&["false", "true"]),
    }
}

/// A value as the word a form has for it.
pub fn word_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::{Level, Player, Setup, offered, word_of};
    use crate::route::Mode;
    use serde_json::Value;

    #[test]
    fn the_usual_setup_of_every_game_can_be_played() {
        for listed in catalog::games() {
            for mode in [Mode::Alone, Mode::Here] {
                let setup = Setup::usual(&listed, mode);
                let seats = setup.seats.len() as u8;
                assert!(listed.start(seats, &Value::Object(setup.options)).is_ok(), "{}", listed.id);
            }
        }
    }

    #[test]
    fn every_value_a_form_offers_is_accepted() {
        for listed in catalog::games() {
            for option in listed.options {
                for word in offered(option.kind) {
                    let mut setup = Setup::usual(&listed, Mode::Here);
                    setup.choose(option, &word);
                    assert_eq!(word_of(&setup.value(option)), word, "{} {}", listed.id, option.name);
                    let started = listed.start(setup.seats.len() as u8, &Value::Object(setup.options));
                    assert!(started.is_ok(), "{} {}={word}", listed.id, option.name);
                }
            }
        }
    }

    #[test]
    fn a_player_reads_back_from_its_word() {
        for player in Level::ALL.map(Player::Bot).into_iter().chain([Player::Person]) {
            assert_eq!(Player::read(&player.word()), player);
        }
        assert_eq!(Player::read("bot-99"), Player::Person);
    }
}
