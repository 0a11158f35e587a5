//! What the readers of JSON and TOML, and the system, say, in our own words.
//!
//! Those readers are other people's, and speak English to programmers. They begin their few remarks always alike, so
//! that each can be told from the others; the tests hold this against the readers themselves.

use crate::{Arg, Lang, list, say, say_with};

/// A remark of such a reader, as a part of a sentence. English keeps what is not known here; the other languages then
/// say only that the form is not right.
///
/// ```
/// use words::{Lang, reason};
/// let remark = "unknown field `pays`, expected `wants` or `pay` at line 2 column 4";
/// assert_eq!(reason(Lang::En, remark), "“pays” is not known here, only wants and pay are (line 2, column 4)");
/// ```
pub fn reason(lang: Lang, remark: &str) -> String {
    let (remark, at) = parted(remark.trim().trim_end_matches('.'));
    let told = told(lang, remark).unwrap_or_else(|| unknown(lang, remark));
    match at {
        Some((line, column)) => {
            let args = [("what", told.into()), ("line", line.into()), ("column", column.into())];
            say_with(lang, "reason-at", &args)
        }
        None => told,
    }
}

/// The remark, and the line and column at its end.
fn parted(remark: &str) -> (&str, Option<(i64, i64)>) {
    let place = || {
        let (what, place) = remark.rsplit_once(" at line ")?;
        let (line, column) = place.split_once(" column ")?;
        Some((what, (line.parse().ok()?, column.parse().ok()?)))
    };
    place().map_or((remark, None), |(what, place)| (what, Some(place)))
}

fn unknown(lang: Lang, remark: &str) -> String {
    if lang == Lang::En { remark.to_owned() } else { say(lang, "reason-form") }
}

fn told(lang: Lang, remark: &str) -> Option<String> {
    let rest = |beginning: &str| remark.strip_prefix(beginning);
    if let Some(rest) = rest("unknown field ") {
        Some(unknown_name(lang, "reason-unknown-field", rest))
    } else if let Some(rest) = rest("unknown variant ") {
        Some(unknown_name(lang, "reason-unknown-word", rest))
    } else if let Some(rest) = rest("missing field ") {
        Some(say_with(lang, "reason-missing", &[("name", bare(rest).into())]))
    } else if let Some(rest) = rest("duplicate field ") {
        Some(say_with(lang, "reason-twice", &[("name", bare(rest).into())]))
    } else if let Some(rest) = rest("invalid type: ") {
        wrong_kind(lang, rest)
    } else if let Some(rest) = rest("invalid value: ") {
        let (found, _) = rest.split_once(", expected ")?;
        Some(say_with(lang, "reason-value", &[("found", found_value(found).into())]))
    } else if remark.starts_with("EOF while parsing") {
        Some(say(lang, "reason-breaks-off"))
    } else if let Some((_, code)) = remark.rsplit_once("(os error ").filter(|_| !is_fixed(remark)) {
        Some(say_with(lang, "file-failed", &[("code", code.trim_end_matches(')').into())]))
    } else {
        FIXED.iter().find(|(beginning, _)| remark.starts_with(beginning)).map(|(_, id)| say(lang, id))
    }
}

fn is_fixed(remark: &str) -> bool {
    FIXED.iter().any(|(beginning, _)| remark.starts_with(beginning))
}

/// Remarks that name nothing.
const FIXED: [(&str, &str); 18] = [
    ("Address already in use", "file-address-taken"),
    ("expected value", "reason-form"),
    ("expected `", "reason-form"),
    ("expected ident", "reason-form"),
    ("trailing ", "reason-form"),
    ("key must be a string", "reason-form"),
    ("control character", "reason-form"),
    ("invalid number", "reason-form"),
    ("invalid escape", "reason-form"),
    ("not an object", "reason-no-object"),
    ("of another game", "reason-other-game"),
    // What the system says of files.
    ("No such file or directory", "file-not-found"),
    ("Permission denied", "file-denied"),
    ("File exists", "file-exists"),
    ("Is a directory", "file-is-folder"),
    ("No space left on device", "file-no-room"),
    ("stream did not contain valid UTF-8", "file-no-text"),
    ("File too large", "file-too-large"),
];

/// `` `pays`, expected one of `wants`, `pay` ``
fn unknown_name(lang: Lang, id: &str, rest: &str) -> String {
    let (name, expected) = rest.split_once(", ").unwrap_or((rest, ""));
    let known: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
    let args = [("name", Arg::from(bare(name))), ("known", list(lang, &known).into()), ("count", known.len().into())];
    say_with(lang, id, &args)
}

/// `string "seven", expected u8`
fn wrong_kind(lang: Lang, rest: &str) -> Option<String> {
    let (found, wanted) = rest.split_once(", expected ")?;
    let found = found_value(found);
    let has_found = if found.is_empty() { "no" } else { "yes" };
    let args = [("found", found.into()), ("has_found", has_found.into()), ("wanted", kind(wanted).into())];
    Some(say_with(lang, "reason-kind", &args))
}

/// The value that was found, where the remark repeats it.
fn found_value(found: &str) -> &str {
    found.split_once(' ').map_or("", |(_, value)| bare(value)).trim_matches('"')
}

/// What a sentence chooses by.
fn kind(wanted: &str) -> &'static str {
    match wanted {
        "a string" | "a borrowed string" => "text",
        "a boolean" => "flag",
        wanted if wanted.starts_with("a sequence") || wanted.starts_with("an array") => "list",
        wanted if wanted.starts_with("a map") || wanted.starts_with("struct ") => "object",
        wanted if wanted.starts_with(['u', 'i']) && wanted[1..].parse::<u8>().is_ok() => "number",
        _ => "other",
    }
}

/// Without the marks around it.
fn bare(text: &str) -> &str {
    text.trim_matches(['`', '"'])
}

#[cfg(test)]
mod tests {
    use super::reason;
    use crate::Lang;

    const REMARKS: [(&str, &str); 9] = [
        ("unknown field `foo`, expected one of `a`, `b`, `c`", "“foo” is not known here, only a, b and c are"),
        ("unknown field `foo`, there are no fields", "“foo” is not known here"),
        ("unknown variant `x`, expected `mover` or `next`", "“x” cannot be chosen here, only mover and next can"),
        ("missing field `game`", "“game” is missing"),
        ("duplicate field `game`", "“game” is given twice"),
        ("invalid type: string \"seven\", expected u8", "a whole number is wanted, not “seven”"),
        ("invalid type: map, expected a string", "a text is wanted"),
        ("invalid value: integer `300`, expected u8", "“300” is not possible here"),
        ("EOF while parsing a value at line 1 column 3", "it breaks off too soon (line 1, column 3)"),
    ];

    #[test]
    fn every_remark_has_words_of_its_own() {
        for (remark, told) in REMARKS {
            assert_eq!(reason(Lang::En, remark), told);
        }
    }

    #[test]
    fn no_english_stays_in_other_languages() {
        let strange = "something that nobody has ever said at line 3 column 1";
        assert_eq!(reason(Lang::En, strange), "something that nobody has ever said (line 3, column 1)");
        for (remark, _) in REMARKS.iter().chain(&[(strange, "")]) {
            for lang in [Lang::Fr, Lang::Ru] {
                let told = reason(lang, remark);
                for english in ["expected", "unknown", "invalid", "field", "nobody", "line", "string", "integer"] {
                    assert!(!told.contains(english), "{told}");
                }
            }
        }
    }
}
