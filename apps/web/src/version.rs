//! Which version of the client this page is, and whether the house has another by now.
//!
//! A page goes on with its own version for as long as it is open: its files stay where they are. It only offers to be
//! reloaded.

/// How long an answer is good for, in milliseconds: a page that is looked at again and again does not ask each time.
const FRESH: f64 = 300_000.0;

/// The version of the page whose files lie here, such as `/a/0123456789ab/`.
///
/// ```
/// assert_eq!(web::version::of_assets("/a/0123456789ab/"), Some("0123456789ab"));
/// assert_eq!(web::version::of_assets("/"), None);
/// ```
pub fn of_assets(assets: &str) -> Option<&str> {
    read(assets.strip_prefix("/a/")?.strip_suffix('/')?)
}

/// Whether a house that answers this has another version of the page than these files are.
pub fn is_other(assets: &str, answer: &str) -> bool {
    of_assets(assets).zip(read(answer.trim())).is_some_and(|(own, theirs)| own != theirs)
}

/// A version as it is written. Whatever else a server may answer is none.
fn read(text: &str) -> Option<&str> {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    (text.len() == 12 && text.bytes().all(is_digit)).then_some(text)
}

/// When the house was last asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch {
    asked: Option<f64>,
}

impl Watch {
    /// Whether to ask at this moment of the browser's clock, in milliseconds. Where there is a reason, such as a house
    /// that was away, it is asked in any case.
    pub fn asks(&mut self, now: f64, reason: bool) -> bool {
        let due = reason || self.asked.is_none_or(|asked| now - asked > FRESH);
        if due {
            self.asked = Some(now);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::{Watch, is_other};

    #[test]
    fn only_another_version_is_another() {
        let own = "/a/0123456789ab/";
        assert!(is_other(own, "ba9876543210\n"));
        for same_or_nonsense in ["0123456789ab", "0123456789ab\n", "", "<!doctype html>", "ba987654321", "BA9876543210"]
        {
            assert!(!is_other(own, same_or_nonsense), "{same_or_nonsense}");
        }
        assert!(!is_other("", "ba9876543210"), "a page that does not know its own is left alone");
    }

    #[test]
    fn a_house_is_asked_now_and_then_and_when_there_is_a_reason() {
        let mut watch = Watch::default();
        assert!(watch.asks(0.0, false) && !watch.asks(1_000.0, false) && watch.asks(2_000.0, true));
        assert!(!watch.asks(301_000.0, false) && watch.asks(303_000.0, false));
    }
}
