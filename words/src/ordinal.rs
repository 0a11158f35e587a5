//! Which one in a row: `NTH($place)` in a sentence.

use crate::Lang;

/// As it is written, with its ending. A French first one can be feminine: `gender: "f"`.
///
/// Russian sentences write the ending themselves, since it follows the case.
pub(crate) fn nth(lang: Lang, number: u64, feminine: bool) -> String {
    let ending = match lang {
        Lang::En => english(number),
        Lang::Fr if number == 1 && feminine => "re",
        Lang::Fr if number == 1 => "er",
        Lang::Fr => "e",
        Lang::Ru => "",
    };
    format!("{number}{ending}")
}

/// The ending of an English one.
pub(crate) fn english(number: u64) -> &'static str {
    match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    }
}

#[cfg(test)]
mod tests {
    use super::nth;
    use crate::Lang;

    #[test]
    fn each_language_counts_in_its_way() {
        let english = [1, 2, 3, 4, 11, 12, 21, 112].map(|number| nth(Lang::En, number, false));
        assert_eq!(english, ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st", "112th"]);
        assert_eq!([true, false].map(|feminine| nth(Lang::Fr, 1, feminine)), ["1re", "1er"]);
        assert_eq!(nth(Lang::Fr, 2, true), "2e");
        assert_eq!(nth(Lang::Ru, 2, true), "2");
    }
}
