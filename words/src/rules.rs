//! The rules pages.

use crate::Lang;

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// How to play a game, in our own words, as Markdown. `None` for a game that is not of this house.
///
/// ```
/// use words::{Lang, rules};
/// assert!(rules("chess", Lang::En).is_none());
/// ```
pub fn rules(game: &str, lang: Lang) -> Option<&'static str> {
    PAGES.iter().find(|(name, _)| *name == game).map(|(_, pages)| pages[lang as usize])
}

/// The games that have a rules page.
pub fn games() -> impl Iterator<Item = &'static str> {
    PAGES.iter().map(|(game, _)| *game)
}
