//! Every sentence a person reads, in English, French and Russian.
//!
//! The sentences are Fluent messages in `locales/<language>/*.ftl`; those of a game, and its rules page as Markdown, lie
//! in the game's folder, `games/<game>/words/<language>`, and are gathered when this crate is built. With the feature `built-in`, which is on unless turned off, all of them are part of
//! the program, so nothing is read at run time. Without it the crate knows no sentence until it has learnt a
//! language: so the browser fetches only the one in use.
//!
//! This crate knows no game, no table and no terminal: it is handed an id and what to fill in. It
//! never panics over a missing sentence; that every id exists in every language, with the same
//! blanks to fill, is held by its tests.
//!
//! ```
//! use words::{Lang, say, say_with};
//! assert_eq!(say(Lang::En, "yes"), "yes");
//! assert_eq!(say_with(Lang::Fr, "moves-count", &[("count", 3.into())]), "3 coups");
//! assert_eq!(say_with(Lang::Ru, "moves-count", &[("count", 3.into())]), "3 хода");
//! ```

mod arg;
mod bundle;
mod elision;
mod event;
mod lang;
mod ordinal;
mod plural;
mod reasons;
#[cfg(feature = "built-in")]
mod rules;
mod sentence;
#[cfg(feature = "built-in")]
mod texts;
pub mod typography;
mod value;

pub use arg::Arg;
pub use event::event;
pub use lang::Lang;
pub use reasons::reason;
#[cfg(feature = "built-in")]
pub use rules::{RulesPart, games, played_parts, rules, rules_parts, section_names};
#[cfg(feature = "built-in")]
pub use texts::{for_browsers, in_browsers};

use std::borrow::Cow;

/// The sentence with this id.
///
/// An id that no file has comes back as it is: ugly, but a person can still report it.
pub fn say(lang: Lang, id: &str) -> String {
    say_with(lang, id, &[])
}

/// The sentence with this id, its blanks filled in.
///
/// Numbers choose the plural that the language wants; texts stand as they are.
pub fn say_with(lang: Lang, id: &str, args: &[(&str, Arg<'_>)]) -> String {
    bundle::format(lang, id, args).unwrap_or_else(|| id.to_owned())
}

/// Why a move is refused: the sentence for a rule, by its code, such as `some-game/too-far`.
pub fn rule(lang: Lang, code: &str) -> String {
    say(lang, &id_of(code))
}

/// What is wrong with something as written: the sentence for a flaw's code, its particulars filled in.
///
/// Particulars that are whole numbers choose plurals as numbers do.
///
/// ```
/// use words::{Lang, flaw};
/// let details = [("seats", "5".into()), ("least", "2".into()), ("most", "4".into())];
/// assert_eq!(flaw(Lang::En, "seats", &details), "A table of 5 seats is not possible: this game is for 2 to 4.");
/// ```
pub fn flaw(lang: Lang, code: &str, details: &[(&str, String)]) -> String {
    let args: Vec<_> = details.iter().map(|(name, value)| (*name, particular(lang, name, value))).collect();
    say_with(lang, &id_of(code), &args)
}

/// What a flaw names, as people read it: remarks of readers of JSON in our own words, places in data counted from 1.
fn particular<'a>(lang: Lang, name: &str, value: &'a str) -> Arg<'a> {
    match name {
        "detail" => reason(lang, value).into(),
        "place" => spelled(value).into(),
        _ => Arg::read(value),
    }
}

/// A place in data: `vendors[3].pay` is `vendors 4, pay` to people, who count from 1.
fn spelled(place: &str) -> String {
    let step = |step: &str| match step.strip_suffix(']').and_then(|step| step.split_once('[')) {
        Some((list, index)) => match index.parse::<usize>() {
            Ok(index) => format!("{list} {}", index + 1),
            Err(_) => step.to_owned(),
        },
        None => step.to_owned(),
    };
    place.split('.').map(step).collect::<Vec<_>>().join(", ")
}

/// The same as [`flaw`], for whoever is told the language as text: a voice to hand to what must not
/// know this crate. English where the text names no language of the house.
pub fn speak(lang: &str, code: &str, details: &[(&'static str, String)]) -> String {
    flaw(Lang::from_locale(lang).unwrap_or_default(), code, details)
}

/// Whether every language that is spoken has a sentence for this id or code.
pub fn knows(id_or_code: &str) -> bool {
    Lang::ALL.into_iter().filter(|lang| speaks(*lang)).all(|lang| bundle::has(lang, &id_of(id_or_code)))
}

/// A share of what is said where sentences are fetched. Where they are built in, there is but one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// What the first view says.
    Home,
    /// All else.
    Rest,
}

impl Share {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Home, Self::Rest];
}

/// Whether there are sentences in this language: built in, or learnt.
pub fn speaks(lang: Lang) -> bool {
    Share::ALL.into_iter().any(|share| has_learnt(lang, share))
}

/// Whether this share of a language's sentences is there: built in, or learnt.
pub fn has_learnt(lang: Lang, share: Share) -> bool {
    bundle::is_known(lang, share)
}

/// Takes a share of the sentences of a language, in Fluent's syntax, where they are not built in. What is already spoken
/// stays as it is.
pub fn learn(lang: Lang, share: Share, sentences: &str) {
    bundle::learn(lang, share, sentences);
}

/// Several names as one phrase: `Ann, Bob and Cleo`.
///
/// ```
/// use words::{Lang, list};
/// assert_eq!(list(Lang::En, &["Ann", "Bob", "Cleo"]), "Ann, Bob and Cleo");
/// assert_eq!(list(Lang::Ru, &["Анна"]), "Анна");
/// ```
pub fn list(lang: Lang, items: &[impl AsRef<str>]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [rest @ .., last] => say_with(lang, "list", &[("rest", rest.join(", ").into()), ("last", (*last).into())]),
    }
}

/// The message id of a rule's or flaw's code: Fluent ids have no slashes.
fn id_of(code: &str) -> Cow<'_, str> {
    if code.contains('/') { code.replace('/', "-").into() } else { code.into() }
}

#[cfg(test)]
mod tests {
    use super::spelled;

    #[test]
    fn a_place_in_data_is_counted_as_people_count() {
        assert_eq!(spelled("vendors[3].pay"), "vendors 4, pay");
        assert_eq!(spelled("name"), "name");
    }
}
