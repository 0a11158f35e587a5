//! Whose something is in French: `DE($name)` in a sentence is `de Perle`, and `d’Ann`.

/// Before an h both are written; the longer one is never wrong to the eye.
pub(crate) fn de(name: &str) -> String {
    // Both cases are written out: the tables of all languages' cases would weigh on the page.
    const VOWELS: &str = "aàâäæeéèêëiîïoôöœuùûüAÀÂÄÆEÉÈÊËIÎÏOÔÖŒUÙÛÜ";
    let elides = name.starts_with(|first| VOWELS.contains(first));
    if elides { format!("d’{name}") } else { format!("de {name}") }
}

#[cfg(test)]
mod tests {
    use super::de;

    #[test]
    fn de_is_short_before_a_vowel() {
        assert_eq!(
            ["Ann", "Élodie", "Perle", "Yvon", "Марина"].map(de),
            ["d’Ann", "d’Élodie", "de Perle", "de Yvon", "de Марина"]
        );
    }
}
