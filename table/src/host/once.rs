//! The requests that changed something, so that one sent again is answered and not done again.

use super::ask::Ask;
use super::entry::Request;
use super::rule::Rule;
use super::setup::Key;
use crate::fair::Hex;
use serde_json::Value;
use std::collections::HashMap;

/// Every request that was done: what it asked for, and the number of the last entry it made. They are few enough to
/// keep all, because a log is bounded.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Once(HashMap<Hex<8>, (Option<Hex<8>>, u64)>);

impl Once {
    /// The entry that this very request made, if it was done. Refused if its id was another request's.
    pub(super) fn find(&self, request: Request) -> Result<Option<u64>, Rule> {
        match self.0.get(&request.key) {
            None => Ok(None),
            Some((ask, number)) if ask.is_none() || *ask == request.ask => Ok(Some(*number)),
            Some(_) => Err(Rule::IdUsed),
        }
    }

    pub(super) fn note(&mut self, request: Request, number: u64) {
        self.0.insert(request.key, (request.ask, number));
    }
}

/// What somebody asks for under this id.
pub(super) fn request(who: &Key, id: &Value, ask: &Ask) -> Request {
    let asked = serde_json::to_vec(ask).expect("a request is plain data");
    Request { key: hash(&[&who.0, id.to_string().as_bytes()]), ask: Some(hash(&[&asked])) }
}

fn hash(parts: &[&[u8]]) -> Hex<8> {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(part);
    }
    let mut hash = [0; 8];
    hash.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    Hex(hash)
}

#[cfg(test)]
mod tests {
    use super::{Once, request};
    use crate::fair::Hex;
    use crate::host::{Ask, Request, Rule};
    use serde_json::json;

    #[test]
    fn requests_are_told_apart_by_who_and_by_id() {
        let (ann, bob) = (Hex([1; 16]), Hex([2; 16]));
        let key = |who, id| request(who, &id, &Ask::Draw).key;
        assert_eq!(key(&ann, json!(7)), key(&ann, json!(7)));
        assert_ne!(key(&ann, json!(7)), key(&bob, json!(7)));
        assert_ne!(key(&ann, json!(7)), key(&ann, json!("7")));
    }

    #[test]
    fn an_id_is_good_for_one_request() {
        let mut once = Once::default();
        let (ann, id) = (Hex([1; 16]), json!(7));
        once.note(request(&ann, &id, &Ask::Draw), 3);
        assert_eq!(once.find(request(&ann, &id, &Ask::Draw)), Ok(Some(3)));
        assert_eq!(once.find(request(&ann, &id, &Ask::Pause)), Err(Rule::IdUsed));
        assert_eq!(once.find(request(&ann, &json!(8), &Ask::Pause)), Ok(None));
    }

    #[test]
    fn what_an_older_log_does_not_say_is_not_compared() {
        let read: Request = serde_json::from_value(json!({ "by": "0011223344556677" })).unwrap();
        let mut once = Once::default();
        once.note(read, 3);
        assert_eq!(once.find(Request { ask: Some(Hex([9; 8])), ..read }), Ok(Some(3)));
    }
}
