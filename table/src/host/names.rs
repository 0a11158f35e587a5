//! What people are called, and whether two of them could be taken for each other.

/// The longest name, in characters.
const LONGEST: usize = 40;

/// A name as it can be shown: composed, without what nobody sees, with single spaces inside and none around. Nothing if
/// nothing is left or it is too long.
pub(super) fn tidy(name: &str) -> Option<String> {
    let spaced: String = name.chars().filter(|c| c.is_whitespace() || is_visible(*c)).collect();
    let name = composed(&spaced.split_whitespace().collect::<Vec<_>>().join(" "));
    (!name.is_empty() && name.chars().count() <= LONGEST).then_some(name)
}

/// A text without white space around it and without characters that are no text, if anything is
/// left and it is not too long.
pub(super) fn clean(text: &str, longest: usize) -> Option<String> {
    let text: String = text.trim().chars().filter(|c| !c.is_control() && !is_mark_of_direction(*c)).collect();
    let seen = text.chars().any(|c| !c.is_whitespace() && is_visible(c));
    (seen && text.chars().count() <= longest).then_some(text)
}

/// Whether one could be read for the other, whatever letters they are written with.
pub(super) fn look_alike(one: &str, other: &str) -> bool {
    // In either order, because a capital can look like another letter than its small one does.
    let shape = |name: &str| skeleton(&skeleton(name).to_lowercase());
    let lower = |name: &str| skeleton(&name.to_lowercase());
    shape(one) == shape(other) || lower(one) == lower(other)
}

#[cfg(feature = "unicode")]
fn composed(name: &str) -> String {
    unicode_normalization::UnicodeNormalization::nfc(name).collect()
}

#[cfg(not(feature = "unicode"))]
fn composed(name: &str) -> String {
    name.to_owned()
}

/// What a name looks like, as Unicode's technical standard 39 has it.
#[cfg(feature = "unicode")]
fn skeleton(name: &str) -> String {
    unicode_security::skeleton(name).collect()
}

#[cfg(not(feature = "unicode"))]
fn skeleton(name: &str) -> String {
    name.to_owned()
}

/// Characters that turn the direction of writing: in a name, they could make it look like another.
fn is_mark_of_direction(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character leaves a mark: it is no control, does not only format, and is drawn by whoever draws text.
fn is_visible(c: char) -> bool {
    !c.is_control() && !is_format(c) && !is_blank(c) && !is_private(c)
}

/// What only formats: Unicode's general category Cf, and what its data call default-ignorable.
fn is_format(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{890}'..='\u{891}'
        | '\u{8e2}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{fff0}'..='\u{fffb}' | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1343f}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Letters and symbols that are drawn as nothing.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{115f}'..='\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// What looks as each font likes.
fn is_private(c: char) -> bool {
    matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::{clean, look_alike, tidy};

    #[test]
    fn a_name_is_what_is_seen_of_it() {
        for (written, name) in [
            (" Ann ", "Ann"),
            ("An\u{200b}n\u{feff}", "Ann"),
            ("Ann\u{a0}\u{2003}\t Lee", "Ann Lee"),
            ("\u{202e}nnA", "nnA"),
            ("Ann\u{fe0f}\u{e0041}", "Ann"),
            ("Łucja 🦀", "Łucja 🦀"),
        ] {
            assert_eq!(tidy(written).as_deref(), Some(name), "{written:?}");
        }
        for nothing in ["", " \u{a0}", "\u{200b}\u{2060}", "\u{3164}\u{2800}", "\u{7}", "\u{e000}", &"x".repeat(41)] {
            assert_eq!(tidy(nothing), None, "{nothing:?}");
        }
        assert_eq!(clean("\u{200b}\u{3164}", 9), None);
        assert_eq!(clean(" two\u{202e} words ", 9).as_deref(), Some("two words"));
    }

    #[test]
    fn capitals_make_no_other_name() {
        assert!(look_alike("Ann", "ANN") && look_alike("ÉTÉ", "été") && !look_alike("Ann", "Anna"));
    }

    #[cfg(feature = "unicode")]
    #[test]
    fn other_letters_of_the_same_look_make_no_other_name() {
        let cyrillic = "\u{410}nn";
        for (one, other) in
            [("Ann", cyrillic), ("Paul", "PauI"), ("paul", "PAU1"), ("corny", "comy"), ("Zoé", "Zo\u{435}\u{301}")]
        {
            assert!(look_alike(one, other), "{one} {other}");
        }
        assert_eq!(tidy("Zoe\u{301}").as_deref(), Some("Zo\u{e9}"));
        for (one, other) in [("Ann", "Bob"), ("Иван", "Иванна"), ("Léa", "Lia")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
