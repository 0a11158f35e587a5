//! The requests that changed something, so that one sent again is answered and not done again.

use super::Host;
use super::ask::Ask;
use super::entry::{Entry, Request, Sitter};
use super::rule::Rule;
use super::setup::Key;
use crate::fair::Hex;
use kernel::Seat;
use std::collections::HashMap;
use wire::Id;
use wire::umpire::Answer;

/// Every request that was done, and what it was answered. They are few enough to keep all: only what made an entry is
/// among them, and a log is bounded.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Answered(HashMap<Hex<8>, Done>);

/// A request that was done.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Done {
    /// What it asked for.
    ask: Option<Hex<8>>,
    /// The entry that the answer named.
    number: u64,
    /// The seat that was taken, if it was to sit down.
    seat: Option<Seat>,
}

impl Answered {
    /// What this very request was answered, if it was done. Refused if its id was another request's.
    pub(super) fn find(&self, request: Request) -> Result<Option<Answer>, Rule> {
        match self.0.get(&request.key) {
            None => Ok(None),
            Some(done) if done.ask.is_none() || done.ask == request.ask => Ok(Some(done.answer())),
            Some(_) => Err(Rule::IdUsed),
        }
    }

    /// The request made this entry. Whoever sits down is answered with the seat, also where play begins because of it;
    /// else it is the last entry that counts.
    pub(super) fn note(&mut self, request: Request, number: u64, entry: &Entry) {
        let seat = match entry {
            Entry::Sat { seat, who: Sitter::Person(_), .. } => Some(*seat),
            _ => None,
        };
        let done = Done { ask: request.ask, number, seat };
        self.0.entry(request.key).and_modify(|known| known.go_on(number)).or_insert(done);
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

impl Done {
    fn go_on(&mut self, number: u64) {
        if self.seat.is_none() {
            self.number = number;
        }
    }

    fn answer(self) -> Answer {
        let Self { number: n, seat, .. } = self;
        seat.map_or(Answer::Done { n }, |seat| Answer::Sat { n, seat })
    }
}

impl Host {
    /// Whether this very request was done before, so that it only wants its answer again.
    pub fn has_done(&self, who: Option<&Key>, id: Option<&Id>, ask: &Ask) -> bool {
        let request = who.zip(id).map(|(who, id)| request(who, id, ask));
        request.is_some_and(|request| matches!(self.answered.find(request), Ok(Some(_))))
    }
}

/// What somebody asks for under this id.
pub(super) fn request(who: &Key, id: &Id, ask: &Ask) -> Request {
    let key = hash(&[&who.0, id.raw().as_bytes()].concat());
    let ask = hash(&serde_json::to_vec(ask).expect("a request is plain data"));
    Request { key, ask: Some(ask) }
}

fn hash(bytes: &[u8]) -> Hex<8> {
    let mut hash = [0; 8];
    hash.copy_from_slice(&blake3::hash(bytes).as_bytes()[..8]);
    Hex(hash)
}

#[cfg(test)]
mod tests {
    use super::{Answered, request};
    use crate::fair::Hex;
    use crate::host::{Ask, Entry, Request, Rule};
    use serde_json::json;
    use wire::Id;
    use wire::umpire::Answer;

    #[test]
    fn requests_are_told_apart_by_who_and_by_id() {
        let (ann, bob) = (Hex([1; 16]), Hex([2; 16]));
        let key = |who, id: Id| request(who, &id, &Ask::Draw).key;
        assert_eq!(key(&ann, Id::from(7)), key(&ann, Id::from(7)));
        assert_ne!(key(&ann, Id::from(7)), key(&bob, Id::from(7)));
        assert_ne!(key(&ann, Id::from(7)), key(&ann, Id::from("7")));
    }

    #[test]
    fn requests_are_known_by_the_hashes_that_older_logs_have() {
        let known = request(&Hex([1; 16]), &Id::from("p-1"), &Ask::Play { seat: None, mv: "c3-d3".into() });
        let by_hand = |bytes: &[u8]| blake3::hash(bytes).as_bytes()[..8].to_vec();
        assert_eq!(known.key.0.to_vec(), by_hand(&[&[1; 16], &b"\"p-1\""[..]].concat()));
        assert_eq!(known.ask.unwrap().0.to_vec(), by_hand(br#"{"cmd":"play","seat":null,"move":"c3-d3"}"#));
    }

    #[test]
    fn an_id_is_good_for_one_request() {
        let mut once = Answered::default();
        let (ann, id) = (Hex([1; 16]), Id::from(7));
        once.note(request(&ann, &id, &Ask::Draw), 3, &Entry::Drawn);
        assert!(matches!(once.find(request(&ann, &id, &Ask::Draw)), Ok(Some(Answer::Done { n: 3 }))));
        assert!(matches!(once.find(request(&ann, &id, &Ask::Pause)), Err(Rule::IdUsed)));
        assert!(matches!(once.find(request(&ann, &Id::from(8), &Ask::Pause)), Ok(None)));
    }

    #[test]
    fn what_an_older_log_does_not_say_is_not_compared() {
        let read: Request = serde_json::from_value(json!({ "by": "0011223344556677" })).unwrap();
        let mut once = Answered::default();
        once.note(read, 3, &Entry::Drawn);
        let found = once.find(Request { ask: Some(Hex([9; 8])), ..read });
        assert!(matches!(found, Ok(Some(Answer::Done { n: 3 }))));
    }
}
