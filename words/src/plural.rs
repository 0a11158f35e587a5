//! Which form of a word goes with a number, as the Unicode consortium's tables have it for whole numbers.

use crate::Lang;
use crate::ordinal;

/// The form that counts so many things: `one crab`.
pub(crate) fn cardinal(lang: Lang, number: i64) -> &'static str {
    let number = number.unsigned_abs();
    match lang {
        Lang::En if number == 1 => "one",
        Lang::Fr if number <= 1 => "one",
        Lang::En | Lang::Fr => "other",
        Lang::Ru => russian(number),
    }
}

fn russian(number: u64) -> &'static str {
    match (number % 10, number % 100) {
        (_, 11..=14) => "many",
        (1, _) => "one",
        (2..=4, _) => "few",
        _ => "many",
    }
}

/// The form that names one of a row: `the 1st crab`.
pub(crate) fn ordinal(lang: Lang, number: i64) -> &'static str {
    let number = number.unsigned_abs();
    match lang {
        Lang::En => match ordinal::english(number) {
            "st" => "one",
            "nd" => "two",
            "rd" => "few",
            _ => "other",
        },
        Lang::Fr if number == 1 => "one",
        Lang::Fr | Lang::Ru => "other",
    }
}
