//! The languages of the house.

use std::fmt;

/// A language that every sentence is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English, also what a person gets who asks for none of these.
    #[default]
    En,
    /// French.
    Fr,
    /// Russian.
    Ru,
}

impl Lang {
    /// All of them, in the order a list offers them.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::Ru];

    /// The two letters that programs use: `en`, `fr`, `ru`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Ru => "ru",
        }
    }

    /// The language's name for itself, which is how a person finds it in a list.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Fr => "Français",
            Self::Ru => "Русский",
        }
    }

    /// The language of a locale, however systems and browsers write it. `None` for `C`, `POSIX`,
    /// nothing at all, and every language not spoken here.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::from_locale("fr-FR"), Some(Lang::Fr));
    /// assert_eq!(Lang::from_locale("ru_RU.UTF-8"), Some(Lang::Ru));
    /// assert_eq!(Lang::from_locale("C.UTF-8"), None);
    /// ```
    pub fn from_locale(locale: &str) -> Option<Self> {
        let language = locale.split(['-', '_', '.', '@', ':']).next()?.trim();
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }
}

/// Displays as its code.
impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_locale_is_known_however_it_is_written() {
        for text in ["fr", "FR", "fr-FR", "fr_CA.UTF-8", "fr@euro", "fr:en", " fr-BE"] {
            assert_eq!(Lang::from_locale(text), Some(Lang::Fr), "{text:?}");
        }
    }

    #[test]
    fn a_language_not_spoken_here_is_none() {
        for text in ["", "C", "POSIX", "de_DE.UTF-8", "french", "e", "éa"] {
            assert_eq!(Lang::from_locale(text), None, "{text:?}");
        }
    }

    #[test]
    fn every_code_reads_back() {
        assert!(Lang::ALL.iter().all(|&lang| Lang::from_locale(&lang.to_string()) == Some(lang)));
    }
}
