//! The files of sentences, which are part of the program.

use crate::Lang;

macro_rules! files {
    ($($name:literal)*) => {
        /// Their names, without the ending. Every language has the same ones.
        const NAMES: &[&str] = &[$($name),*];

        /// The files of a language, in the order of their names.
        pub(crate) const fn of(lang: Lang) -> &'static [&'static str] {
            match lang {
                Lang::En => &[$(include_str!(concat!("../locales/en/", $name, ".ftl"))),*],
                Lang::Fr => &[$(include_str!(concat!("../locales/fr/", $name, ".ftl"))),*],
                Lang::Ru => &[$(include_str!(concat!("../locales/ru/", $name, ".ftl"))),*],
            }
        }
    };
}

files! {
    "common"
    "errors"
    "terminal"
    "match"
    "server"
    "crab-stack"
    "crabs"
    "kraaw"
    "screen-crab-stack"
    "screen-crabs"
    "screen-kraaw"
    "web"
}

/// The files of sentences that a browser says, by their names; the others are said in a terminal or by a server.
pub const IN_BROWSERS: [&str; 6] = ["common", "errors", "crab-stack", "crabs", "kraaw", "web"];

/// Everything a browser can say in a language, as one text to be handed to [`learn`](crate::learn) there. Remarks
/// and empty lines, which nobody says, are left out.
pub fn for_browsers(lang: Lang) -> String {
    let files = NAMES.iter().zip(of(lang)).filter(|(name, _)| IN_BROWSERS.contains(name));
    let lines = files.flat_map(|(_, text)| text.lines());
    lines.filter(|line| !line.starts_with('#') && !line.trim().is_empty()).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::{IN_BROWSERS, NAMES, for_browsers};
    use crate::{Lang, bundle, say_with};

    #[test]
    fn every_file_for_browsers_exists() {
        assert!(IN_BROWSERS.iter().all(|name| NAMES.contains(name)));
    }

    #[test]
    fn what_is_learnt_in_a_browser_is_said_as_here() {
        for lang in Lang::ALL {
            let learnt = bundle::read(lang, &[&for_browsers(lang)]);
            let said = |id: &str, count: i64| {
                let args = [("count", count.into())];
                (bundle::format_in(&learnt, id, &args), Some(say_with(lang, id, &args)))
            };
            for (id, count) in [("web-play-now", 0), ("moves-count", 1), ("moves-count", 3), ("bad-options", 0)] {
                let (learnt, here) = said(id, count);
                assert_eq!(learnt, here, "{id} in {lang}");
            }
            assert!(!bundle::has_in(&learnt, "match-head"), "browsers hold no matches");
        }
    }
}
