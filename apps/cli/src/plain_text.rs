//! Text from elsewhere that is shown on a terminal.

/// The longest name that is shown whole.
const LONGEST_NAME: usize = 40;

/// A text without what a terminal would obey: control characters, and marks that turn the direction of writing.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|letter| if commands(letter) { '\u{fffd}' } else { letter }).collect()
}

/// The same of a name, and not too long.
pub(crate) fn plain_name(name: &str) -> String {
    plain(name).chars().take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

fn commands(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::{plain, plain_name};

    #[test]
    fn nothing_that_a_terminal_obeys_is_left() {
        assert_eq!(plain("\u{1b}[31mEvil\u{1b}]0;pwned\u{7}"), "\u{fffd}[31mEvil\u{fffd}]0;pwned\u{fffd}");
        assert_eq!(plain("a\u{202e}b\u{9b}c\nd"), "a\u{fffd}b\u{fffd}c\u{fffd}d");
        assert_eq!(plain("Zoë 蟹 — “Анна”"), "Zoë 蟹 — “Анна”");
        assert_eq!(plain_name(&"x".repeat(200)).len(), 40);
    }
}
