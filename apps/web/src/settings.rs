//! What a person likes, kept on the device.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use words::Lang;

/// What a person likes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settings {
    /// The language chosen; the browser's where none was.
    pub lang: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether moves are heard.
    pub sound: bool,
    /// Whether things move.
    pub motion: Motion,
    /// How fast the bots' moves follow each other.
    pub pace: Pace,
    /// Whether cards looked at in secret stay in sight.
    pub memory_aid: bool,
    /// What others call this person.
    pub name: String,
    /// What people around this device were last called, seat by seat.
    pub around: Vec<String>,
    /// Whether to be told of one's turn while the page is out of sight.
    pub notify: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::Auto,
            sound: true,
            motion: Motion::Auto,
            pace: Pace::Normal,
            memory_aid: true,
            name: String::new(),
            around: Vec::new(),
            notify: false,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device is set.
    #[default]
    Auto,
    /// Day on the beach.
    Light,
    /// Night on the beach.
    Dark,
}

/// Whether things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As the device is set.
    #[default]
    Auto,
    /// They do.
    Full,
    /// They are simply there.
    Reduced,
}

/// How fast the bots' moves follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// With time to look at everything.
    Slow,
    /// So that one can follow.
    #[default]
    Normal,
    /// So that one's own turn comes soon.
    Fast,
    /// Each when it is asked for.
    Steps,
}

impl Pace {
    /// All of them, as a list offers them.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Steps];

    /// The word in the page's attributes and forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Steps => "steps",
        }
    }

    /// How much longer everything takes; nothing where it waits to be asked for.
    pub const fn stretch(self) -> Option<f64> {
        match self {
            Self::Slow => Some(2.0),
            Self::Normal => Some(1.0),
            Self::Fast => Some(0.4),
            Self::Steps => None,
        }
    }
}

impl Theme {
    /// All of them, as a list offers them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The word in the page's attributes and forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Motion {
    /// All of them, as a list offers them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Full, Self::Reduced];

    /// The word in the page's attributes and forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Full => "full",
            Self::Reduced => "reduced",
        }
    }
}

/// One thing of those that were kept; the usual where it cannot be read.
fn one<T: DeserializeOwned>(kept: &BTreeMap<String, Box<RawValue>>, name: &str, usual: T) -> T {
    kept.get(name).and_then(|value| serde_json::from_str(value.get()).ok()).unwrap_or(usual)
}

impl Settings {
    /// What was kept; the defaults where that, or one thing in it, cannot be read.
    pub fn read(kept: &str) -> Self {
        let kept: BTreeMap<String, Box<RawValue>> = serde_json::from_str(kept).unwrap_or_default();
        let usual = Self::default();
        Self {
            lang: one(&kept, "lang", usual.lang),
            theme: one(&kept, "theme", usual.theme),
            sound: one(&kept, "sound", usual.sound),
            motion: one(&kept, "motion", usual.motion),
            pace: one(&kept, "pace", usual.pace),
            memory_aid: one(&kept, "memory_aid", usual.memory_aid),
            name: one(&kept, "name", usual.name),
            around: one(&kept, "around", usual.around),
            notify: one(&kept, "notify", usual.notify),
        }
    }

    /// What to keep.
    pub fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The language to speak to somebody whose browser asks for these, best first.
    pub fn language<'a>(&self, asked: impl IntoIterator<Item = &'a str>) -> Lang {
        let chosen = self.lang.as_deref().and_then(Lang::from_locale);
        chosen.or_else(|| asked.into_iter().find_map(Lang::from_locale)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::{Settings, Theme};
    use words::Lang;

    #[test]
    fn the_choice_wins_over_the_browser_and_the_browser_over_english() {
        let mut settings = Settings::default();
        assert_eq!(settings.language(["de-DE", "ru-RU", "fr"]), Lang::Ru);
        assert_eq!(settings.language(["de-DE"]), Lang::En);
        settings.lang = Some("fr".into());
        assert_eq!(settings.language(["ru-RU"]), Lang::Fr);
    }

    #[test]
    fn what_an_older_or_newer_client_kept_still_reads() {
        let kept = Settings::read(r#"{"theme":"dark","unheard_of":1}"#);
        assert_eq!(kept, Settings { theme: Theme::Dark, ..Settings::default() });
        assert_eq!(Settings::read("rubbish"), Settings::default());
    }

    #[test]
    fn one_thing_that_cannot_be_read_costs_no_other() {
        let dark = Settings { theme: Theme::Dark, name: "Ann".into(), sound: false, ..Settings::default() };
        assert_eq!(Settings::read(&dark.written()), dark);
        let damaged = r#"{"theme":"dark","motion":7,"name":"Ann","lang":["fr"],"sound":false,"memory_aid":null}"#;
        assert_eq!(Settings::read(damaged), dark);
        for cut in 0..dark.written().len() {
            assert_eq!(Settings::read(&dark.written()[..cut]), Settings::default(), "half of it was written");
        }
        for kept in ["[]", "null", "7", "\"dark\"", "{\"theme\":{}}"] {
            assert_eq!(Settings::read(kept), Settings::default());
        }
    }
}
