//! Spaces at which no line may break, and apostrophes, as each language sets them.
//!
//! Sentences and pages are written with plain spaces, which every editor shows. Whatever people read passes through
//! here once: a sentence when it is said, a rules page when it is opened.

use crate::Lang;
use std::borrow::Cow;

const NO_BREAK: char = '\u{a0}';

/// Marks that French sets off by a space, and what may not follow them for them to be marks.
const FRENCH_MARKS: [char; 6] = ['!', '?', ';', ':', '»', '%'];

/// What follows a number and stays with it.
const FRENCH_UNITS: [&str; 6] = ["ms", "s", "h", "j", "min", "Kio"];
const RUSSIAN_UNITS: [&str; 6] = ["мс", "с", "ч", "д", "мин", "КиБ"];

/// A text as its language sets it. What programs read, such as `drop 1 2`, is the same afterwards.
///
/// ```
/// use words::{Lang, typography};
/// assert_eq!(typography::set(Lang::Fr, "C'est « non » !"), "C’est «\u{a0}non\u{a0}»\u{a0}!");
/// assert_eq!(typography::set(Lang::Ru, "Краб — ваш"), "Краб\u{a0}— ваш");
/// ```
pub fn set(lang: Lang, text: &str) -> Cow<'_, str> {
    if !text.contains([' ', '\'']) {
        return text.into();
    }
    let mut made = String::with_capacity(text.len() + 8);
    let mut before = None;
    for (at, letter) in text.char_indices() {
        made.push(set_letter(lang, before, letter, &text[at + letter.len_utf8()..]));
        before = Some(letter);
    }
    if made == text { text.into() } else { made.into() }
}

/// A page in Markdown, likewise. What is set as code stays as it is.
pub fn page(lang: Lang, text: &str) -> String {
    let mut in_block = false;
    let line = |line: &str| {
        let is_fence = line.trim_start().starts_with("```");
        in_block ^= is_fence;
        if in_block || is_fence { line.to_owned() } else { beside_code(lang, line) }
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// A line of which every second piece between backticks is code.
fn beside_code(lang: Lang, line: &str) -> String {
    let piece = |(at, piece): (usize, &str)| if at % 2 == 0 { set(lang, piece).into_owned() } else { piece.to_owned() };
    line.split('`').enumerate().map(piece).collect::<Vec<_>>().join("`")
}

fn set_letter(lang: Lang, before: Option<char>, letter: char, after: &str) -> char {
    match letter {
        '\'' if lang != Lang::Ru && is_apostrophe(before, after) => '’',
        ' ' if is_firm(lang, before, after) => NO_BREAK,
        _ => letter,
    }
}

fn is_apostrophe(before: Option<char>, after: &str) -> bool {
    before.is_some_and(is_letter) && after.starts_with(is_letter)
}

/// Whether it is a letter, of those that stand beside apostrophes. The tables of all letters would weigh on the page.
fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphabetic() || ('À'..'\u{2000}').contains(&letter)
}

/// Whether no line may break at a space between these.
fn is_firm(lang: Lang, before: Option<char>, after: &str) -> bool {
    // A text may begin where a number was filled in.
    let after_number = before.is_none_or(|letter| letter.is_ascii_digit());
    match lang {
        Lang::En => false,
        Lang::Fr => {
            before == Some('«')
                || is_french_mark(after)
                || (after_number && begins_with_any(after, &FRENCH_UNITS))
                || parts_thousands(before, after)
        }
        Lang::Ru => {
            after.starts_with(['—', '%'])
                || (after_number && begins_with_any(after, &RUSSIAN_UNITS))
                || parts_thousands(before, after)
        }
    }
}

/// Whether such a mark follows, and not something that only looks like one: `:--` is a column of a table.
fn is_french_mark(after: &str) -> bool {
    after.starts_with(FRENCH_MARKS) && !after.starts_with(":-")
}

/// Whether one of these units follows, and is the whole word.
fn begins_with_any(after: &str, units: &[&str]) -> bool {
    let is_word = |rest: &str| rest.is_empty() || rest.starts_with(['.', ',', ';', ')']);
    units.iter().any(|unit| after.strip_prefix(unit).is_some_and(is_word))
}

/// `86 400` is one number; `drop 1 2` is not.
fn parts_thousands(before: Option<char>, after: &str) -> bool {
    let digits = after.chars().take_while(char::is_ascii_digit).count();
    before.is_some_and(|letter| letter.is_ascii_digit()) && digits == 3
}

#[cfg(test)]
mod tests {
    use super::{page, set};
    use crate::Lang;

    fn shown(lang: Lang, text: &str) -> String {
        set(lang, text).replace('\u{a0}', "_")
    }

    #[test]
    fn french_marks_never_start_a_line() {
        assert_eq!(shown(Lang::Fr, "« Oui » : bravo ! Et ça ; 62 % ?"), "«_Oui_»_: bravo_! Et ça_; 62_%_?");
        assert_eq!(shown(Lang::Fr, "ws:// ou wss://"), "ws:// ou wss://");
    }

    #[test]
    fn a_number_stays_with_its_unit_and_with_its_thousands() {
        assert_eq!(shown(Lang::Fr, "de 1 à 86 400 secondes"), "de 1 à 86_400 secondes");
        assert_eq!(shown(Lang::Fr, "dans 5 s. Sinon"), "dans 5_s. Sinon");
        // After what was filled in.
        assert_eq!(shown(Lang::Fr, " s."), "_s.");
        assert_eq!(shown(Lang::Ru, " с."), "_с.");
        assert_eq!(shown(Lang::Ru, "краб с клешнёй"), "краб с клешнёй", "«с» is a word, too");
        assert_eq!(shown(Lang::Fr, "comme drop 1 2"), "comme drop 1 2");
    }

    #[test]
    fn a_russian_dash_never_starts_a_line() {
        assert_eq!(shown(Lang::Ru, "Ничья — это ничья"), "Ничья_— это ничья");
    }

    #[test]
    fn apostrophes_are_those_of_print() {
        assert_eq!(shown(Lang::Fr, "C'est l'eau"), "C’est l’eau");
        assert_eq!(shown(Lang::En, "the dog's card, don't"), "the dog’s card, don’t");
        assert_eq!(shown(Lang::En, "'cmd:PROGRAM ARGUMENTS'"), "'cmd:PROGRAM ARGUMENTS'");
    }

    #[test]
    fn in_pages_code_stays_as_it_is() {
        let set = page(Lang::Fr, "L'action `drop 1 ?` : ainsi !\n```text\nd'a : b\n```\n| a |\n| :--- |\n");
        assert_eq!(
            set.replace('\u{a0}', "_"),
            "L’action `drop 1 ?`_: ainsi_!\n```text\nd'a : b\n```\n| a |\n| :--- |\n"
        );
    }
}
