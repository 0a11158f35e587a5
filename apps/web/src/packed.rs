//! Bytes as they can stand in an address: base64 with `-` and `_`, and nothing at the end.

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The longest text that is read: far beyond any game, and little enough to be unpacked.
pub const LONGEST: usize = 48_000;

/// Bytes as a text.
///
/// ```
/// assert_eq!(web::packed::write(b"crab"), "Y3JhYg");
/// ```
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        let digits = (0..=three.len()).map(|at| DIGITS[(bits >> (18 - 6 * at)) as usize & 63]);
        text.extend(digits.map(char::from));
    }
    text
}

/// The bytes of a text; nothing where it is none of these.
pub fn read(text: &str) -> Option<Vec<u8>> {
    if text.len() > LONGEST || text.len() % 4 == 1 {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for &digit in four {
            bits = bits << 6 | DIGITS.iter().position(|known| *known == digit)? as u32;
        }
        bits <<= 6 * (4 - four.len());
        bytes.extend(&bits.to_be_bytes()[1..four.len()]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, read, write};

    #[test]
    fn every_length_reads_back() {
        let bytes: Vec<u8> = (0..=255).rev().collect();
        for length in 0..bytes.len() {
            assert_eq!(read(&write(&bytes[..length])).as_deref(), Some(&bytes[..length]));
        }
        assert!(write(&bytes).bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'));
    }

    #[test]
    fn what_is_none_is_refused() {
        for text in ["=", "A", "AAAAA", "Y3 hYg", "крабы", &"A".repeat(LONGEST + 4)] {
            assert_eq!(read(text), None, "{text:.20}");
        }
    }
}
