//! Chance, and what follows from the house's key instead of it.

use super::House;

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

impl House {
    /// Bytes that only this house makes of these parts, and always the same.
    pub(super) fn derived<const N: usize>(&self, purpose: &str, parts: &[&str]) -> [u8; N] {
        let mut hasher = blake3::Hasher::new_keyed(&self.key);
        for part in [purpose].iter().chain(parts) {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
        let mut bytes = [0; N];
        hasher.finalize_xof().fill(&mut bytes);
        bytes
    }
}
