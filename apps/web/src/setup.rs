//! What is chosen before a game: who sits where, and by which options.

use crate::route::Mode;
use catalog::{GameId, with_game};
use face::Own;
use face::own::OwnText;
use kernel::{OptionKind, OptionSpec};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use table::host::Player;
use table::{Character, Level, Problem, Skill, Strength};
use words::Lang;

/// What a form calls a value that somebody writes for themselves.
pub const OWN: &str = "own";

/// The bots that *Play now* gives, and that a house is asked for.
pub const USUAL: Skill = Skill::of(Level::Paddler);

/// What a form calls a bot whose strength is a number.
pub const BY_STRENGTH: &str = "strength";

/// The word in forms for a player: `person`, a level, or `strength`.
pub fn player_word(player: Player) -> &'static str {
    match player {
        Player::Person => "person",
        Player::Bot(skill) => skill.level().map_or(BY_STRENGTH, Level::name),
    }
}

/// The player of such a word, in the place of another, whose character it keeps. A strength by number begins where the
/// other was.
pub fn player_of(word: &str, before: Player, game: GameId) -> Player {
    let skill = if let Player::Bot(skill) = before { skill } else { USUAL };
    let strength = match word.parse() {
        Ok(level) => Some(Strength::Level(level)),
        Err(_) => (word == BY_STRENGTH).then(|| Strength::Elo(elo_of(skill, game))),
    };
    strength.map_or(Player::Person, |strength| Player::Bot(Skill { strength, ..skill }))
}

/// How strong a bot is in this game.
pub fn elo_of(skill: Skill, game: GameId) -> u16 {
    match skill.strength {
        Strength::Level(level) => game.strengths()[level.rung()],
        Strength::Elo(elo) => elo,
    }
}

/// What kind of bot it is.
pub fn bot_in_words(lang: Lang, skill: Skill) -> String {
    let strength = match skill.strength {
        Strength::Level(level) => words::say(lang, &format!("web-bot-{level}")),
        Strength::Elo(elo) => words::say_with(lang, "web-bot-elo", &[("elo", elo.into())]),
    };
    if skill.character == Character::Plain {
        return strength;
    }
    let character = words::say(lang, &format!("web-character-{}", skill.character));
    words::say_with(lang, "web-bot-with-character", &[("bot", strength.into()), ("character", character.into())])
}

/// What is chosen before a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The game's name.
    pub game: GameId,
    /// Who sits where, and what they are called (nothing for the usual name).
    pub seats: Vec<(Player, String)>,
    /// The options that differ from the usual.
    pub options: Map<String, Value>,
    /// What somebody wrote for options that can be of one's own, as it was typed, under the option's name.
    pub own: BTreeMap<&'static str, String>,
    /// What was written so before something else was chosen: it comes back with the choice.
    drafts: BTreeMap<&'static str, String>,
}

impl Setup {
    /// What a person most likely wants.
    pub fn usual(game: GameId, mode: Mode) -> Self {
        let other = match mode {
            Mode::Alone => Player::Bot(USUAL),
            Mode::Here | Mode::Online => Player::Person,
        };
        let count = if mode == Mode::Alone { game.usual_seats() } else { *game.seats().start() };
        let seats = (0..count).map(|seat| (if seat == 0 { Player::Person } else { other }, String::new())).collect();
        Self { game, seats, options: Map::new(), own: BTreeMap::new(), drafts: BTreeMap::new() }
    }

    /// The same with people by the names that they had around this device the last time.
    #[must_use]
    pub fn with_names(mut self, mode: Mode, around: &[String]) -> Self {
        if mode == Mode::Here {
            self.seats.iter_mut().zip(around).for_each(|((_, name), known)| name.clone_from(known));
        }
        self
    }

    /// What the people are called, seat by seat; nothing where nobody said, or a bot sits.
    pub fn people(&self) -> Vec<String> {
        let name = |(player, name): &(Player, String)| match player {
            Player::Person => name.trim().to_owned(),
            Player::Bot(_) => String::new(),
        };
        self.seats.iter().map(name).collect()
    }

    /// What an option is set to: what was chosen, or what it is when nothing is said.
    pub fn value(&self, option: &OptionSpec) -> Value {
        if self.own.contains_key(option.name) {
            return Value::from(OWN);
        }
        self.options.get(option.name).cloned().unwrap_or_else(|| usual_value(option.kind))
    }

    /// Chooses a value from a form, where all values are words. What somebody begins to write for themselves has
    /// remarks in this language.
    pub fn choose(&mut self, option: &OptionSpec, word: &str, lang: Lang) {
        self.drafts.extend(self.own.remove_entry(option.name));
        let value = match option.kind {
            OptionKind::Number { .. } => word.parse::<u8>().map_or(Value::Null, Value::from),
            OptionKind::Flag => Value::from(word == "true"),
            OptionKind::Preset(_) => return self.choose_preset(option.name, word),
            OptionKind::Own { .. } if word == OWN => return self.begin_own(option, lang),
            _ => Value::from(word),
        };
        if value == usual_value(option.kind) {
            self.options.remove(option.name);
        } else {
            self.options.insert(option.name.to_owned(), value);
        }
        if let Some(preset) = self.preset() {
            self.options.remove(preset);
        }
    }

    /// The option that is a bundle of others, where the game has one.
    fn preset(&self) -> Option<&'static str> {
        self.game.options().iter().find(|option| matches!(option.kind, OptionKind::Preset(_))).map(|option| option.name)
    }

    /// Sets every option that a preset is about to what it stands for, so that the form shows it.
    fn choose_preset(&mut self, name: &'static str, word: &str) {
        self.options.remove(name);
        let usual = options_with(self.game, name, None);
        for option in self.game.options().iter().filter(|option| option.name != name) {
            let by_some_preset =
                offered_by_presets(self.game, name).any(|full| full.get(option.name) != usual.get(option.name));
            if by_some_preset {
                self.options.remove(option.name);
            }
        }
        if !word.is_empty() {
            let full = options_with(self.game, name, Some(word));
            let differs = full.into_iter().filter(|(name, value)| usual.get(name) != Some(value));
            self.options.extend(differs);
            self.options.insert(name.to_owned(), Value::from(word));
        }
    }

    /// Begins a text of one's own with the one that was written before, or with the usual one, which is easier to
    /// change than to begin from nothing.
    fn begin_own(&mut self, option: &OptionSpec, lang: Lang) {
        let seats = self.seats.len() as u8;
        let usual =
            || with_game!(self.game, T => <T as Own>::own_example(option.name, seats, lang)).unwrap_or_default();
        let text = self.drafts.remove(option.name).unwrap_or_else(usual);
        self.options.remove(option.name);
        // The name of an option is known for the whole run; that of the borrowed one may not be.
        let name = self.game.options().iter().find(|known| known.name == option.name);
        self.own.extend(name.map(|known| (known.name, text)));
    }

    /// The setup with what was written in it read, if a game can start from it; else what is wrong, in words, by
    /// the line where it stands.
    pub fn checked(&self, lang: Lang) -> Result<Self, String> {
        let mut checked = self.clone();
        checked.own.clear();
        let mut read: Vec<OwnText> = Vec::new();
        for option in self.game.options() {
            let Some(text) = self.own.get(option.name) else { continue };
            let Some(own) = with_game!(self.game, T => <T as Own>::read_own(option.name, text.clone())) else {
                continue;
            };
            let own = own.map_err(|slip| at_line(lang, slip.line, &words::reason(lang, &slip.what)))?;
            checked.options.insert(option.name.to_owned(), own.value.clone());
            read.push(own);
        }
        match self.game.start(self.seats.len() as u8, &Value::Object(checked.options.clone())) {
            Ok(_) => Ok(checked),
            Err(flaw) => {
                let problem = Problem::bad_options(&flaw);
                let place = problem.details.iter().find(|(name, _)| *name == "place");
                let line = place.and_then(|(_, place)| read.iter().find_map(|own| own.line_of(place)));
                Err(at_line(lang, line, &problem.sentence(words::speak, lang.code())))
            }
        }
    }
}

fn at_line(lang: Lang, line: Option<usize>, what: &str) -> String {
    match line {
        Some(line) => words::say_with(lang, "web-own-line", &[("line", line.into()), ("what", what.into())]),
        None => what.to_owned(),
    }
}

/// The options in full as the game writes them, by a preset or by none.
fn options_with(game: GameId, name: &str, word: Option<&str>) -> Map<String, Value> {
    let asked = word.map_or(Value::Null, |word| serde_json::json!({ name: word }));
    let game = game.start(*game.seats().start(), &asked).ok();
    game.and_then(|game| serde_json::from_str(game.options().get()).ok()).unwrap_or_default()
}

fn offered_by_presets(game: GameId, name: &str) -> impl Iterator<Item = Map<String, Value>> {
    let presets = game.options().iter().find(|option| option.name == name).map(|option| offered(option.kind));
    presets
        .unwrap_or_default()
        .into_iter()
        .filter(|word| !word.is_empty())
        .map(move |word| options_with(game, name, Some(&word)))
}

/// What an option is when nothing is said.
pub fn usual_value(kind: OptionKind) -> Value {
    match kind {
        OptionKind::Choice(words) | OptionKind::Own { words, .. } => Value::from(words[0]),
        OptionKind::Number { default, .. } => Value::from(default),
        OptionKind::Flag => Value::from(false),
        OptionKind::Preset(_) => Value::from(""),
    }
}

/// The words a form offers for an option; `None` is for nothing chosen.
pub fn offered(kind: OptionKind) -> Vec<String> {
    let all = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    match kind {
        OptionKind::Choice(words) => all(words),
        OptionKind::Own { words, .. } => [all(words), all(&[OWN])].concat(),
        OptionKind::Preset(words) => [vec![String::new()], all(words)].concat(),
        OptionKind::Number { allowed, .. } => allowed.iter().map(u8::to_string).collect(),
        OptionKind::Flag => all(&["false", "true"]),
    }
}

/// A value as the word a form has for it.
pub fn word_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// What an option is set to, in plain words. `word` is as a form has it.
pub fn value_words(lang: Lang, game: &str, option: &OptionSpec, word: &str) -> String {
    let id = format!("{game}-option-{}-{word}", option.name);
    match option.kind {
        _ if word == OWN => words::say(lang, "web-own"),
        OptionKind::Flag if words::knows(&id) => words::say(lang, &id),
        OptionKind::Flag if word == "true" => words::say(lang, "yes"),
        OptionKind::Flag => words::say(lang, "no"),
        OptionKind::Preset(_) if word.is_empty() => words::say(lang, "web-no-preset"),
        OptionKind::Number { .. } if !words::knows(&id) => word.to_owned(),
        _ => words::say(lang, &id),
    }
}

#[cfg(test)]
mod tests {
    use super::{Character, GameId, Level, OWN, Player, Setup, Skill, Strength};
    use super::{bot_in_words, elo_of, offered, player_of, player_word, word_of};
    use crate::route::Mode;
    use kernel::{OptionKind, OptionSpec, OwnData};
    use serde_json::Value;
    use words::Lang;

    #[test]
    fn the_usual_setup_of_every_game_can_be_played() {
        for game in GameId::ALL {
            for mode in [Mode::Alone, Mode::Here] {
                let setup = Setup::usual(game, mode);
                let seats = setup.seats.len() as u8;
                assert!(game.start(seats, &Value::Object(setup.options)).is_ok(), "{game}");
            }
        }
    }

    #[test]
    fn every_value_a_form_offers_is_accepted() {
        for game in GameId::ALL {
            for option in game.options() {
                for word in offered(option.kind) {
                    let mut setup = Setup::usual(game, Mode::Here);
                    setup.choose(option, &word, Lang::En);
                    assert_eq!(word_of(&setup.value(option)), word, "{game} {}", option.name);
                    assert!(setup.checked(Lang::En).is_ok(), "{game} {}={word}", option.name);
                }
            }
        }
    }

    /// The options of all games that are so, each with the usual setup of its game.
    fn options(wanted: fn(OptionKind) -> bool) -> Vec<(Setup, &'static OptionSpec)> {
        let all = GameId::ALL.into_iter().flat_map(|game| game.options().iter().map(move |option| (game, option)));
        let found = all.filter(|(_, option)| wanted(option.kind));
        let found: Vec<_> = found.map(|(game, option)| (Setup::usual(game, Mode::Here), option)).collect();
        assert!(!found.is_empty(), "some game has such an option");
        found
    }

    fn is_own(kind: OptionKind) -> bool {
        matches!(kind, OptionKind::Own { .. })
    }

    #[test]
    fn a_preset_is_shown_in_the_options_it_is_about_until_one_of_them_is_changed() {
        for (usual, preset) in options(|kind| matches!(kind, OptionKind::Preset(_))) {
            for word in offered(preset.kind).into_iter().filter(|word| !word.is_empty()) {
                let mut setup = usual.clone();
                setup.choose(preset, &word, Lang::En);
                assert_eq!(setup.value(preset), word.as_str());
                let others = usual.game.options().iter().filter(|option| option.name != preset.name);
                for changed in others.filter(|option| setup.value(option) != usual.value(option)) {
                    let mut mixed = setup.clone();
                    mixed.choose(changed, &word_of(&usual.value(changed)), Lang::En);
                    assert_eq!((mixed.value(preset), mixed.value(changed)), ("".into(), usual.value(changed)));
                }
                setup.choose(preset, "", Lang::En);
                assert_eq!(setup, usual);
            }
        }
    }

    #[test]
    fn a_preset_leaves_what_it_is_not_about() {
        for (usual, preset) in options(|kind| matches!(kind, OptionKind::Preset(_))) {
            for own in usual.game.options().iter().filter(|option| is_own(option.kind)) {
                let mut setup = usual.clone();
                let word = &offered(own.kind)[1];
                setup.choose(own, word, Lang::En);
                setup.choose(preset, &offered(preset.kind)[1], Lang::En);
                assert_eq!(setup.value(own), word.as_str());
            }
        }
    }

    #[test]
    fn something_of_ones_own_begins_with_the_usual_and_is_played() {
        for (mut setup, option) in options(is_own) {
            setup.choose(option, OWN, Lang::En);
            let checked = setup.checked(Lang::Ru).unwrap();
            assert!(checked.options[option.name].is_array() || checked.options[option.name].is_object());
            setup.own.insert(option.name, "?".into());
            assert!(setup.checked(Lang::En).is_err());
            setup.choose(option, &offered(option.kind)[0], Lang::En);
            assert!(setup.own.is_empty() && setup.checked(Lang::En).is_ok());
            setup.choose(option, OWN, Lang::En);
            assert_eq!(setup.own[option.name], "?", "what was written comes back");
        }
    }

    #[test]
    fn what_is_wrong_with_data_of_ones_own_is_named_by_its_line() {
        let is_data = |kind| matches!(kind, OptionKind::Own { data: OwnData::Object, .. });
        for (mut setup, option) in options(is_data) {
            setup.choose(option, OWN, Lang::En);
            let text = setup.own[option.name].clone();
            let mut wrong_at = |at: usize, line: &str| {
                let lines = text.lines().enumerate().map(|(i, usual)| if i == at { line } else { usual });
                setup.own.insert(option.name, lines.collect::<Vec<_>>().join("\n"));
                setup.checked(Lang::En).unwrap_err()
            };
            assert!(wrong_at(0, "?").starts_with("Line 1: "), "it cannot be read");
            let (at, line) = text.lines().enumerate().find(|(_, line)| line.contains("value = 2")).unwrap();
            let wrong = wrong_at(at, &line.replace("value = 2", "value = 7"));
            assert!(wrong.starts_with(&format!("Line {}: ", at + 1)), "it can be read and is not possible: {wrong}");
        }
    }

    #[test]
    fn people_around_a_device_have_the_names_of_the_last_time() {
        for game in GameId::ALL {
            let mut setup = Setup::usual(game, Mode::Here);
            setup.seats[0].1 = " Ann ".into();
            setup.seats[1] = (Player::Bot(Level::Paddler.into()), "Pearl".into());
            let again = Setup::usual(game, Mode::Here).with_names(Mode::Here, &setup.people());
            assert_eq!((again.seats[0].1.as_str(), again.seats[1].1.as_str()), ("Ann", ""));
            let alone = Setup::usual(game, Mode::Alone).with_names(Mode::Alone, &setup.people());
            assert_eq!(alone, Setup::usual(game, Mode::Alone));
        }
    }

    #[test]
    fn a_player_reads_back_from_its_word() {
        let (game, thief) = (GameId::ALL[0], Skill { character: Character::Thief, ..Level::Diver.into() });
        for player in Level::ALL.map(|level| Player::Bot(level.into())).into_iter().chain([Player::Person]) {
            assert_eq!(player_of(player_word(player), Player::Person, game), player);
        }
        assert_eq!(player_of("whale", Player::Person, game), Player::Person);
        let Player::Bot(by_number) = player_of("strength", Player::Bot(thief), game) else { panic!("a bot") };
        assert_eq!(by_number, Skill { strength: Strength::Elo(elo_of(thief, game)), ..thief });
        assert_eq!(player_word(Player::Bot(by_number)), "strength");
    }

    #[test]
    fn a_bot_is_told_by_strength_and_character() {
        assert_eq!(bot_in_words(Lang::En, Level::Diver.into()), "Bot: strong");
        assert_eq!(bot_in_words(Lang::En, "1450:thief".parse().unwrap()), "Bot: strength 1450, a thief");
    }
}
