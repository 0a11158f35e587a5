//! What was asked for lately and done, so that asking again does nothing.

use super::entry::RequestKey;
use super::setup::Key;
use crate::fair::Hex;
use serde_json::Value;

/// How many requests are remembered. A client repeats a request within seconds; a table has at
/// most six people.
const MOST: usize = 32;

/// The requests remembered, each with the number of the last entry it made.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Once {
    done: Vec<(RequestKey, u64)>,
    next: usize,
}

impl Once {
    pub(super) fn find(&self, request: RequestKey) -> Option<u64> {
        self.done.iter().find(|(done, _)| *done == request).map(|(_, number)| *number)
    }

    pub(super) fn note(&mut self, request: RequestKey, number: u64) {
        if let Some(known) = self.done.iter_mut().find(|(done, _)| *done == request) {
            known.1 = number;
        } else if self.done.len() < MOST {
            self.done.push((request, number));
        } else {
            self.done[self.next] = (request, number);
            self.next = (self.next + 1) % MOST;
        }
    }
}

/// The key of a request with this id from this person.
pub(super) fn request_key(who: &Key, id: &Value) -> RequestKey {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&who.0);
    hasher.update(id.to_string().as_bytes());
    let mut key = [0; 8];
    key.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    Hex(key)
}

#[cfg(test)]
mod tests {
    use super::{MOST, Once, request_key};
    use crate::fair::Hex;
    use serde_json::json;

    #[test]
    fn requests_are_told_apart_by_who_and_by_id() {
        let (ann, bob) = (Hex([1; 16]), Hex([2; 16]));
        assert_eq!(request_key(&ann, &json!(7)), request_key(&ann, &json!(7)));
        assert_ne!(request_key(&ann, &json!(7)), request_key(&bob, &json!(7)));
        assert_ne!(request_key(&ann, &json!(7)), request_key(&ann, &json!("7")));
    }

    #[test]
    fn the_oldest_is_forgotten_first() {
        let mut once = Once::default();
        let key = |n: usize| Hex((n as u64).to_le_bytes());
        (0..=MOST).for_each(|n| once.note(key(n), n as u64));
        assert_eq!((once.find(key(0)), once.find(key(1)), once.find(key(MOST))), (None, Some(1), Some(MOST as u64)));
    }
}
