//! Lengths of time as people type them.

use crate::mistakes::Mistake;

/// A length of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Age {
    pub(crate) seconds: u64,
}

/// Reads a number and a unit: `45s`, `30m`, `12h`, `90d`, `2w`.
pub(crate) fn read_age(text: &str) -> Result<Age, Mistake> {
    let wrong = || Mistake("admin-bad-duration");
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(wrong)?;
    let unit: u64 = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 60 * 60,
        "d" => 24 * 60 * 60,
        "w" => 7 * 24 * 60 * 60,
        _ => return Err(wrong()),
    };
    let number = number.parse::<u32>().ok().filter(|number| *number > 0 && !text.starts_with('+')).ok_or_else(wrong)?;
    Ok(Age { seconds: u64::from(number) * unit })
}

#[cfg(test)]
mod tests {
    use super::read_age;

    #[test]
    fn a_time_is_a_number_and_a_unit() {
        for (text, seconds) in [("45s", 45), ("30m", 1_800), ("12h", 43_200), ("90d", 7_776_000), ("2w", 1_209_600)] {
            assert_eq!(read_age(text).map(|age| age.seconds).ok(), Some(seconds), "{text}");
        }
        for text in ["", "d", "90", "0d", "-1d", "+1d", "1.5h", "1 d", "1y", "99999999999d", "é"] {
            assert!(read_age(text).is_err(), "{text}");
        }
    }
}
