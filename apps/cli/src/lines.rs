//! Lines that fit a terminal.

use unicode_width::UnicodeWidthStr;

/// How many columns a line may take.
pub(crate) const WIDTH: usize = 80;

/// Breaks a text into lines of so many columns. No line breaks at a no-break space.
pub(crate) fn wrap(text: &str, first: &str, indent: &str, width: usize) -> String {
    let mut lines = vec![first.to_owned()];
    let mut empty = true;
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is always a line");
        if !empty && line.width() + 1 + word.width() > width {
            lines.push(format!("{indent}{word}"));
            continue;
        }
        let gap = if empty { "" } else { " " };
        *line = format!("{line}{gap}{word}");
        empty = false;
    }
    lines.join("\n")
}

/// A text whose lines fit, each with what it was indented by.
pub(crate) fn fitted(text: &str) -> String {
    text.split('\n').map(|line| wrapped(line, WIDTH).join("\n")).collect::<Vec<_>>().join("\n")
}

/// A line as lines of so many columns, each with what it was indented by.
pub(crate) fn wrapped(line: &str, columns: usize) -> Vec<String> {
    if line.width() <= columns {
        return vec![line.to_owned()];
    }
    let indent: String = line.chars().take_while(|&letter| letter == ' ').collect();
    wrap(line, &indent, &indent, columns).lines().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::{fitted, wrap};

    #[test]
    fn lines_break_between_words_and_never_at_a_space_that_holds() {
        assert_eq!(wrap("one two three", "", "", 7), "one two\nthree");
        assert_eq!(wrap("one two three", "- ", "  ", 7), "- one\n  two\n  three");
        assert_eq!(wrap("un deux\u{a0}!", "", "", 7), "un\ndeux\u{a0}!");
    }

    #[test]
    fn what_fits_stays_as_it_is_and_the_rest_keeps_its_place() {
        let table = "a    b\n  c  d\n";
        assert_eq!(fitted(table), table);
        let long = format!("{table}  {}", "word ".repeat(20).trim_end());
        let (words, rest) = (["word"; 15].join(" "), ["word"; 5].join(" "));
        assert_eq!(fitted(&long), format!("{table}  {words}\n  {rest}"));
    }
}
