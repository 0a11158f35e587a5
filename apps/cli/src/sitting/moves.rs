//! What somebody means who types a move, and what moves there are.

use super::Sitting;
use crate::typed;
use crate::word::Word;
use catalog::{AnyGame, Refused};
use kernel::Seat;
use std::collections::BTreeMap;
use words::{Lang, say_with};

/// How many moves are named at the most; a few more are named than leave two unsaid.
const SHOWN: usize = 30;
const A_FEW_MORE: usize = 40;
/// Among how many moves one that was written otherwise is looked for, and kinds are found.
pub(crate) const LISTED: usize = 20_000;

impl Sitting {
    /// The move that a line means.
    pub(crate) fn meant(&self, seat: Seat, line: &str) -> String {
        meant(self.desk.session().game(), seat, line)
    }

    /// What a line could go on to, among commands and moves.
    pub(crate) fn completions(&self, seat: Seat, line: &str) -> Vec<String> {
        let legal = self.desk.session().game().legal(seat, LISTED).moves;
        let words = Word::all_at_table(self.lang);
        typed::beginning_with(line, words.iter().chain(&legal).map(String::as_str))
    }

    /// That a line is nothing, and what was probably meant.
    pub(crate) fn unknown(&self, seat: Seat, line: &str) -> String {
        let legal = self.desk.session().game().legal(seat, LISTED).moves;
        let words = Word::all_at_table(self.lang);
        unknown(line, words.iter().chain(&legal).map(String::as_str), self.lang)
    }

    /// The moves that a seat can make: all, or where they are many some of every kind.
    pub(crate) fn moves_in_words(&self, seat: Seat) -> String {
        moves_in_words(self.desk.session().game(), seat, self.lang)
    }
}

/// The move that a line means: as it is written, in small letters, or the only legal one of the same letters and digits.
pub(crate) fn meant(game: &dyn AnyGame, seat: Seat, line: &str) -> String {
    let small = line.to_lowercase();
    if let Some(mv) = [line, &small].into_iter().find_map(|text| game.check(seat, text).ok()) {
        return mv;
    }
    let legal = game.legal(seat, LISTED).moves;
    match typed::only_match(line, &legal) {
        Some(mv) => mv.clone(),
        None if matches!(game.check(seat, &small), Err(Refused::Breaks(_))) => small,
        None => line.to_owned(),
    }
}

/// That a line is nothing, and what of all this was probably meant.
pub(crate) fn unknown<'a>(line: &str, known: impl Iterator<Item = &'a str>, lang: Lang) -> String {
    match typed::nearest(line, known) {
        Some(near) => say_with(lang, "terminal-did-you-mean", &[("text", line.into()), ("near", near.into())]),
        None => say_with(lang, "terminal-unknown", &[("text", line.into())]),
    }
}

/// The moves that a seat can make in a game: all, or where they are many some of every kind.
pub(crate) fn moves_in_words(game: &dyn AnyGame, seat: Seat, lang: Lang) -> String {
    let legal = game.legal(seat, LISTED).moves;
    let count = i64::try_from(game.count(seat)).unwrap_or(i64::MAX);
    let few = legal.len() <= A_FEW_MORE;
    let moves = if few { legal } else { some_of_each_kind(&legal, SHOWN) };
    let id = if few { "terminal-moves" } else { "terminal-moves-some" };
    say_with(lang, id, &[("count", count.into()), ("moves", moves.join(", ").into())])
}

/// So many of these moves, by turns of every kind: a kind is what a move begins with.
fn some_of_each_kind(moves: &[String], many: usize) -> Vec<String> {
    let mut kinds: BTreeMap<&str, Vec<&String>> = BTreeMap::new();
    for mv in moves {
        kinds.entry(mv.split(' ').next().unwrap_or_default()).or_default().push(mv);
    }
    let each = many / kinds.len().max(1);
    if each == 0 {
        return evenly(&moves.iter().collect::<Vec<_>>(), many).cloned().collect();
    }
    kinds.values().flat_map(|moves| evenly(moves, each)).cloned().collect()
}

/// So many, from the first to the last.
fn evenly<'a>(moves: &'a [&'a String], many: usize) -> impl Iterator<Item = &'a String> {
    let many = many.min(moves.len());
    (0..many).map(move |at| moves[at * moves.len() / many])
}

#[cfg(test)]
mod tests {
    use super::some_of_each_kind;

    #[test]
    fn what_is_shown_of_many_has_some_of_every_kind() {
        let moves: Vec<String> =
            (0..900).map(|n| format!("catch {n}")).chain(["relax".into(), "sell 1".into()]).collect();
        let shown = some_of_each_kind(&moves, 30);
        assert_eq!(shown.len(), 12);
        assert!(shown.contains(&"relax".to_owned()) && shown.contains(&"catch 810".to_owned()), "{shown:?}");
        // Moves that begin alike nowhere are each a kind of their own.
        let moves: Vec<String> = (0..50).map(|n| format!("a{n}-b{n}")).collect();
        assert_eq!(some_of_each_kind(&moves, 30).len(), 30);
    }
}
