//! Which one in a row: `NTH($place)` in a sentence.

use crate::Lang;
use fluent_bundle::{FluentArgs, FluentValue};

/// What the function is called in sentences.
pub(crate) const NAME: &str = "NTH";

/// The function of a language. `gender: "f"` makes a French first one feminine.
pub(crate) fn function(lang: Lang, numbers: &[FluentValue<'_>], named: &FluentArgs<'_>) -> FluentValue<'static> {
    let feminine = matches!(named.get("gender"), Some(FluentValue::String(gender)) if gender == "f");
    match numbers.first() {
        Some(FluentValue::Number(number)) => nth(lang, number.value as u64, feminine).into(),
        Some(FluentValue::String(text)) => text.clone().into_owned().into(),
        _ => FluentValue::Error,
    }
}

/// Russian sentences write the ending themselves, since it follows the case.
fn nth(lang: Lang, number: u64, feminine: bool) -> String {
    let ending = match lang {
        Lang::En => english(number),
        Lang::Fr if number == 1 && feminine => "re",
        Lang::Fr if number == 1 => "er",
        Lang::Fr => "e",
        Lang::Ru => "",
    };
    format!("{number}{ending}")
}

fn english(number: u64) -> &'static str {
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
