//! Forgetting somebody: what they were called and what they said leaves a log, and nothing that was decided there changes.

use super::entry::{Entry, Logged, Sitter};
use super::setup::Key;
use std::collections::BTreeSet;

/// What was taken out of a log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// Names.
    pub names: u64,
    /// Things said.
    pub texts: u64,
}

/// The people who sat at a table under this name.
pub fn called(log: &[Logged], name: &str) -> BTreeSet<Key> {
    let is_called = |logged: &Logged| match &logged.entry {
        Entry::Sat { name: own, who: Sitter::Person(who), .. } if own == name => Some(*who),
        _ => None,
    };
    log.iter().filter_map(is_called).collect()
}

/// Takes the names of these people, and what they said, out of a log. Their seats, moves and salts stay: the others'
/// game and the proof that it was dealt fairly rest on them. So do their keys, which say nothing of a person and without
/// which anybody could sit in their place.
pub fn forget(log: &mut [Logged], whom: &BTreeSet<Key>) -> Forgotten {
    let mut forgotten = Forgotten::default();
    let mut seats = BTreeSet::new();
    for logged in log {
        let text = match &mut logged.entry {
            Entry::Sat { seat, name, who: Sitter::Person(who), .. } if whom.contains(who) => {
                seats.insert(*seat);
                forgotten.names += u64::from(!name.is_empty());
                name
            }
            Entry::Sat { seat, .. } | Entry::Stood { seat } => {
                seats.remove(seat);
                continue;
            }
            Entry::Said { seat, text } if seats.contains(seat) => {
                forgotten.texts += u64::from(!text.is_empty());
                text
            }
            _ => continue,
        };
        text.clear();
        // A short text could be guessed from its hash.
        logged.by.iter_mut().for_each(|request| request.ask = None);
    }
    forgotten
}

#[cfg(test)]
mod tests {
    use super::{Forgotten, called, forget};
    use crate::fair::{Hex, Verdict, verify};
    use crate::host::{Ask, Host, Logged, Message, Plan, Time, key_of, retell};
    use catalog::GameId;
    use wire::Id;

    fn say(text: &str) -> Ask {
        Ask::Say { text: text.into() }
    }

    /// A table at which Ann sat, stood up, sat again and talked, as Bob did; then Ann gave up.
    fn log() -> Vec<Logged> {
        let plan = Plan::of(GameId::ALL[0].name(), 2, serde_json::Value::Null);
        let (mut host, made) = Host::make(Time(1), plan, Hex([3; 32]), key_of("owner")).unwrap();
        let sit = |name: &str| Ask::Sit { name: name.into(), seat: None, commitment: None };
        let story = [
            ("ann", sit("Ann")),
            ("ann", Ask::Stand { seat: None }),
            ("bob", sit("Bob")),
            ("ann", sit("Annie")),
            ("ann", say("my number is 555")),
            ("bob", say("thanks")),
            ("ann", Ask::Resign),
        ];
        let mut log = vec![made];
        for (number, (who, ask)) in (0..).zip(story) {
            let message = Message::Ask { who: Some(key_of(who)), id: Some(Id::from(number)), ask };
            log.extend(host.handle(Time(2), message).unwrap().entries);
        }
        log
    }

    #[test]
    fn names_and_talk_go_and_nothing_that_was_decided_does() {
        let before = log();
        let mut after = before.clone();
        let whom = called(&before, "Ann");
        assert_eq!(whom, [key_of("ann")].into());
        assert_eq!(forget(&mut after, &whom), Forgotten { names: 2, texts: 1 });
        let text = wire::write(&after);
        assert!(!text.contains("Ann") && !text.contains("555") && text.contains("Bob") && text.contains("thanks"));
        let record = |log: &[Logged]| Host::fold(log).unwrap().record().unwrap();
        assert_eq!(verify(&record(&after)), verify(&record(&before)));
        assert!(matches!(verify(&record(&after)), Ok(Verdict::Fair(_))));
        assert_eq!(record(&after).result, record(&before).result);
        assert_eq!(record(&after).names, ["Bob", ""]);
        assert_eq!(retell(&after, None, Host::fold(&after).unwrap().eyes(None)).unwrap().len(), before.len());
        assert_eq!(forget(&mut after, &whom), Forgotten::default(), "there is nothing left of them");
    }

    #[test]
    fn no_hash_of_what_was_forgotten_is_left() {
        let mut log = log();
        forget(&mut log, &[key_of("ann")].into());
        let hashed = |wanted: &str| {
            let of_it = |logged: &&Logged| wire::write(logged).contains(wanted);
            log.iter().filter(of_it).filter(|logged| logged.by.is_some_and(|by| by.ask.is_some())).count()
        };
        assert_eq!(["\"text\":\"\"", "\"name\":\"\"", "thanks"].map(hashed), [0, 0, 1]);
    }
}
