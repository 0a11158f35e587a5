//! Bytes that travel as hexadecimal digits, and the proof that a game was dealt fairly.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Bytes that are written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex<const N: usize>(pub [u8; N]);

/// What the house keeps to itself until the game is over.
pub type Secret = Hex<32>;
/// The BLAKE3 hash of what is shown later: by the house of its secret, by a seat of its salt.
pub type Commitment = Hex<32>;
/// What a seat adds to the dealer's key: shown when all are seated, committed to before.
pub type Salt = Hex<16>;
/// The BLAKE3 hash of a whole record.
pub type Seal = Hex<32>;

impl<const N: usize> Hex<N> {
    /// Reads exactly the digits of `N` bytes.
    pub fn read(text: &str) -> Option<Self> {
        let digits = text.as_bytes();
        if digits.len() != 2 * N {
            return None;
        }
        let mut bytes = [0; N];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |digit: u8| char::from(digit).to_digit(16);
            *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
        }
        Some(Self(bytes))
    }

    /// Hands on the digits, which lie on the stack: every entry of a log has some.
    fn with_digits<T>(&self, take: impl FnOnce(&str) -> T) -> T {
        let digit = |digit: u8| b"0123456789abcdef"[usize::from(digit)];
        let digits = self.0.map(|byte| [digit(byte >> 4), digit(byte & 15)]);
        take(std::str::from_utf8(digits.as_flattened()).expect("digits are text"))
    }
}

impl<const N: usize> std::fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.with_digits(|digits| f.write_str(digits))
    }
}

/// Bytes may be secret, so what is printed while debugging is their length alone.
impl<const N: usize> std::fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hex<{N}>")
    }
}

impl<const N: usize> Serialize for Hex<N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.with_digits(|digits| to.serialize_str(digits))
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::read(&text).ok_or_else(|| serde::de::Error::custom(format!("expected {} hexadecimal digits", 2 * N)))
    }
}

/// The part of a record that lets anybody check the dealer: `docs/fairness.md` says how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// How the dealer's key was made: 1, which records of earlier versions do not say, or 2.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub version: u32,
    /// What was published before play.
    pub commitment: Commitment,
    /// What it was made from.
    pub secret: Secret,
    /// What each seat added, if anything.
    pub salts: Vec<Option<Salt>>,
    /// How often salts were to be revealed before, and the deal was called off because somebody left or kept theirs back.
    #[serde(default, skip_serializing_if = "is_none")]
    pub called_off: u32,
    /// The hash of the whole record but for this, in version 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

const fn first() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it so")]
const fn is_first(version: &u32) -> bool {
    *version == first()
}

/// Whether it is a count of nothing, which is not written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it so")]
pub(crate) const fn is_none(count: &u32) -> bool {
    *count == 0
}

#[cfg(feature = "schema")]
impl<const N: usize> schemars::JsonSchema for Hex<N> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Hex{N}").into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let pattern = format!("^[0-9a-fA-F]{{{}}}$", 2 * N);
        schemars::json_schema!({ "type": "string", "pattern": pattern })
    }
}

#[cfg(test)]
mod tests {
    use super::Hex;

    #[test]
    fn hexadecimal_reads_what_it_writes_and_nothing_else() {
        let salt: Hex<2> = crate::read("\"0aFf\"").unwrap();
        assert_eq!((salt.0, salt.to_string().as_str()), ([0x0a, 0xff], "0aff"));
        for wrong in ["0af", "0afff", "0ag0", "0аf"] {
            assert_eq!(Hex::<2>::read(wrong), None, "{wrong}");
        }
    }
}
