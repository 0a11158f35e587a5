//! The rules pages.

use crate::{Lang, typography};
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// How to play a game, in our own words, as Markdown. `None` for a game that is not of this house.
///
/// ```
/// use words::{Lang, rules};
/// assert!(rules("chess", Lang::En).is_none());
/// ```
pub fn rules(game: &str, lang: Lang) -> Option<&'static str> {
    static SET: OnceLock<Vec<[String; 3]>> = OnceLock::new();
    let at = PAGES.iter().position(|(name, _)| *name == game)?;
    Some(&SET.get_or_init(set)[at][lang as usize])
}

/// The pages as their languages set them.
fn set() -> Vec<[String; 3]> {
    PAGES.iter().map(|(_, pages)| Lang::ALL.map(|lang| typography::page(lang, pages[lang as usize]))).collect()
}

/// The games that have a rules page.
pub fn games() -> impl Iterator<Item = &'static str> {
    PAGES.iter().map(|(game, _)| *game)
}
