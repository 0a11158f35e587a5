//! The rules pages.

use crate::Lang;

macro_rules! pages {
    ($game:literal) => {
        [
            include_str!(concat!("../rules/en/", $game, ".md")),
            include_str!(concat!("../rules/fr/", $game, ".md")),
            include_str!(concat!("../rules/ru/", $game, ".md")),
        ]
    };
}

/// How to play a game, in our own words, as Markdown. `None` for a game that is not of this house.
///
/// ```
/// use words::{Lang, rules};
/// assert!(rules("crab-stack", Lang::Fr).is_some());
/// assert!(rules("chess", Lang::En).is_none());
/// ```
pub fn rules(game: &str, lang: Lang) -> Option<&'static str> {
    let pages = match game {
        "crab-stack" => pages!("crab-stack"),
        "crabs" => pages!("crabs"),
        "kraaw" => pages!("kraaw"),
        _ => return None,
    };
    Some(pages[lang as usize])
}
