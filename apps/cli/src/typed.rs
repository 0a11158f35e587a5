//! What was probably meant by something typed.

/// The only one of these that has the same letters, digits and marks as the line, in whichever case and with
/// whatever between them.
pub(crate) fn only_match<'a>(line: &str, known: &'a [String]) -> Option<&'a String> {
    let bare_line = bare(line);
    let mut found = known.iter().filter(|known| bare(known) == bare_line);
    found.next().filter(|_| !bare_line.is_empty() && found.next().is_none())
}

/// A text in small letters, without what separates its parts.
pub(crate) fn bare(text: &str) -> String {
    let kept = text.chars().filter(|letter| letter.is_alphanumeric() || ['*', '^'].contains(letter));
    kept.flat_map(char::to_lowercase).collect()
}

/// The nearest of these, if it is near: a letter wrong, missing, added or swapped in a short word, two in a long one.
pub(crate) fn nearest<'a>(line: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let line = line.to_lowercase();
    let most = if line.chars().count() < 6 { 1 } else { 2 };
    let near = known.map(|known| (distance(&line, known.trim()), known.trim()));
    near.filter(|(far, known)| (1..=most).contains(far) && *far < known.chars().count())
        .min_by_key(|(far, _)| *far)
        .map(|(_, known)| known)
}

/// How many letters must be changed, added, removed or swapped with their neighbour to turn one into the other.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![(0..=b.len()).collect::<Vec<_>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

/// Those that begin with the line, in whichever case.
pub(crate) fn beginning_with<'a>(line: &str, known: impl Iterator<Item = &'a str>) -> Vec<String> {
    let line = line.to_lowercase();
    known.filter(|known| known.to_lowercase().starts_with(&line)).map(str::to_owned).collect()
}

/// What all of these begin with.
pub(crate) fn common_beginning(texts: &[String]) -> String {
    let Some(first) = texts.first() else { return String::new() };
    let is_common = |at: usize| texts.iter().all(|text| text.get(..at) == first.get(..at) && text.get(..at).is_some());
    let end = (0..=first.len()).rev().find(|&at| first.is_char_boundary(at) && is_common(at)).unwrap_or(0);
    first[..end].to_owned()
}

#[cfg(test)]
mod tests {
    use super::{beginning_with, common_beginning, nearest, only_match};
    use crate::word::Word;
    use words::Lang;

    fn moves() -> Vec<String> {
        ["b4-b5", "b4-c3", "keep b4", "catch 3* with 2"].map(str::to_owned).to_vec()
    }

    #[test]
    fn a_move_is_known_in_any_case_and_with_any_separators() {
        for line in ["B4-B5", "b4 b5", "b4b5", " b4 - B5 ", "b4>b5"] {
            assert_eq!(only_match(line, &moves()).map(String::as_str), Some("b4-b5"), "{line}");
        }
        assert_eq!(only_match("Catch 3* WITH 2", &moves()).map(String::as_str), Some("catch 3* with 2"));
        for line in ["b4", "", "-", "catch 3 with 2"] {
            assert_eq!(only_match(line, &moves()), None, "{line}");
        }
    }

    #[test]
    fn a_slip_of_the_finger_is_guessed_and_nonsense_is_not() {
        let guessed = |line: &str, lang| {
            let known = Word::all_at_table(lang);
            nearest(line, known.iter().map(String::as_str)).map(str::to_owned)
        };
        for (line, meant) in
            [("hnt", "hint"), ("sav", "save"), ("ruels", "rules"), ("Quti", "quit"), ("resing", "resign")]
        {
            assert_eq!(guessed(line, Lang::En).as_deref(), Some(meant), "{line}");
        }
        assert_eq!(guessed("consiel", Lang::Fr).as_deref(), Some("conseil"));
        assert_eq!(guessed("Помщь", Lang::Ru).as_deref(), Some("помощь"));
        for line in ["", "x", "jump", "help"] {
            assert_eq!(guessed(line, Lang::En), None, "{line}");
        }
    }

    #[test]
    fn what_was_begun_goes_on_as_far_as_it_is_certain() {
        let moves = moves();
        let begun = beginning_with("B", moves.iter().map(String::as_str));
        assert_eq!((begun.len(), common_beginning(&begun).as_str()), (2, "b4-"));
        assert_eq!(common_beginning(&["été".to_owned(), "étoile".to_owned()]), "ét");
        assert_eq!(common_beginning(&[]), "");
    }
}
