//! What this guest has asked and the house has not answered yet.

use std::collections::VecDeque;
use wire::Id;
use wire::table::{Ask, Asking};

/// Requests on their way. Each has an id, so one that is sent again after a lost connection is done once.
#[derive(Clone, Debug, Default)]
pub struct Requests {
    name: String,
    count: u32,
    waiting: Vec<(Id, String)>,
    /// The last ones that were refused.
    refused: VecDeque<Id>,
}

/// How many of those that were refused are remembered.
const REFUSED: usize = 16;

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is on its way.
    Waits,
    /// It was refused: whoever asked has it still to do.
    Refused,
    /// It was done.
    Done,
}

impl Requests {
    /// None yet; `name` is one that no other guest has, and that nobody can guess: whoever sits down is known by the
    /// id of that request until they have a token.
    pub fn new(name: String) -> Self {
        Self { name, ..Self::default() }
    }

    /// The request with its id, as it is sent, now and again until it is answered.
    pub fn write(&mut self, ask: Ask, lang: &str) -> (Id, String) {
        self.count += 1;
        let id = Id::from(format!("{}-{}", self.name, self.count).as_str());
        let text = wire::write(&Asking { ask, id: Some(id.clone()), lang: Some(lang.to_owned()) });
        self.waiting.push((id.clone(), text.clone()));
        (id, text)
    }

    /// The house has answered this one.
    pub fn answered(&mut self, id: &Id) {
        self.waiting.retain(|(waiting, _)| waiting != id);
    }

    /// The house has refused this one.
    pub fn refused(&mut self, id: Id) {
        self.refused.push_back(id);
        self.refused.drain(..self.refused.len().saturating_sub(REFUSED));
    }

    /// What became of this one.
    pub fn fate(&self, id: &Id) -> Fate {
        match () {
            () if self.waiting.iter().any(|(waiting, _)| waiting == id) => Fate::Waits,
            () if self.refused.contains(id) => Fate::Refused,
            () => Fate::Done,
        }
    }

    /// What was sent and not answered, in order.
    pub fn unanswered(&self) -> Vec<String> {
        self.waiting.iter().map(|(_, text)| text.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Fate, REFUSED, Requests};
    use wire::Id;
    use wire::table::{Ask, Asking};

    #[test]
    fn a_request_is_sent_again_as_it_was_until_it_is_answered() {
        let mut requests = Requests::new("page".into());
        let play = Ask::Play { seat: None, mv: "c3-d3".into() };
        let ((id, first), (_, second)) = (requests.write(play.clone(), "fr"), requests.write(Ask::Draw, "fr"));
        assert_eq!(requests.fate(&id), Fate::Waits);
        assert_eq!(requests.unanswered(), [first.clone(), second.clone()]);
        let sent: Asking = wire::read(&first).unwrap();
        assert_eq!((sent.ask, sent.id, sent.lang.as_deref()), (play, Some(Id::from("page-1")), Some("fr")));
        requests.answered(&Id::from("page-1"));
        requests.answered(&Id::from("page-7"));
        assert_eq!(requests.unanswered(), [second]);
        assert_eq!(requests.fate(&id), Fate::Done);
    }

    #[test]
    fn what_was_refused_is_still_to_be_done() {
        let mut requests = Requests::new("page".into());
        let (id, _) = requests.write(Ask::Say { text: "too long".into() }, "en");
        requests.answered(&id);
        requests.refused(id.clone());
        assert_eq!(requests.fate(&id), Fate::Refused);
        for other in 0..REFUSED as u64 {
            requests.refused(Id::from(other));
        }
        assert_eq!((requests.fate(&id), requests.refused.len()), (Fate::Done, REFUSED));
    }
}
