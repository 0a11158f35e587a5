//! The fair dealer: house and seats commit to what the deals follow from before any of it is shown, and after the game
//! anybody can recompute every deal. `docs/fairness.md` says it for whoever writes a verifier of their own.
//!
//! The house draws 32 secret bytes and publishes their BLAKE3 hash, the *commitment*, before anybody sits down. Each seat
//! may bring a *salt* of 16 bytes: it commits to it by its hash when it sits down and reveals it when all are seated. The
//! dealer's key is a hash of the secret and of what was decided before play ([`Terms`]), and the n-th deal (from 0)
//! draws from stream n of `ChaCha20` under that key. When the last seat commits, nobody knows all salts; when the first
//! salt is revealed, nobody can choose one any more: so not even a house that sits down itself can choose the deals. It
//! can call one off, by keeping a salt back, before anybody has seen a card; that is told to all and counted.

use crate::dealer::Dealer;
use crate::problem::{Code, Problem};
use crate::record::{Deal, Entry, Record};
use crate::session::Session;
use kernel::Outcome;
use serde::Serialize;
use serde_json::Value;
pub use wire::{Commitment, Fair, Hex, Salt, Seal, Secret};

/// How the key is made today.
pub const VERSION: u32 = 2;
/// What stands before the terms, so that the key is like nothing else that is hashed here.
const DEALER: &[u8] = b"strandline dealer 2\n";

/// What somebody publishes for what they will show later.
pub fn commitment<const N: usize>(kept: &Hex<N>) -> Commitment {
    hash(&kept.0)
}

fn hash(bytes: &[u8]) -> Hex<32> {
    Hex(*blake3::hash(bytes).as_bytes())
}

/// What was decided before play, all of which the dealer's key follows from.
#[derive(Clone, Debug, Serialize)]
pub struct Terms<'a> {
    /// How often a deal was called off at this table.
    pub called_off: u32,
    /// The game's name.
    pub game: &'a str,
    /// The options in full.
    pub options: &'a Value,
    /// What each seat added, if anything.
    pub salts: &'a [Option<Salt>],
    /// How many seats the table has.
    pub seats: u8,
}

impl<'a> Terms<'a> {
    fn of(record: &'a Record, fair: &'a Fair) -> Self {
        let Record { game, options, seats, .. } = record;
        Self { called_off: fair.called_off, game, options, salts: &fair.salts, seats: *seats }
    }

    /// The dealer that this secret makes for these terms.
    pub fn dealer(&self, secret: &Secret) -> Dealer {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&secret.0).update(DEALER).update(canonical(self).as_bytes());
        Dealer::keyed(*hasher.finalize().as_bytes())
    }
}

/// The dealer of tables from before [`Terms`] were bound: the key is the hash of the secret and of the salts in order, a
/// seat without one counting as zeros.
pub fn first_dealer(secret: &Secret, salts: &[Option<Salt>]) -> Dealer {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&secret.0);
    for salt in salts {
        hasher.update(&salt.unwrap_or(Hex([0; 16])).0);
    }
    Dealer::keyed(*hasher.finalize().as_bytes())
}

/// The one text of some data: JSON with the fields of every object in the order of their names, and no white space.
fn canonical(data: &impl Serialize) -> String {
    // A map of values is an ordered one; a test holds that.
    serde_json::to_value(data).expect("plain data").to_string()
}

/// The hash of a whole record, but for the seal itself: of what was dealt and played, and of what only the house says,
/// such as names and who gave up.
pub fn seal(record: &Record) -> Seal {
    let mut record = serde_json::to_value(record).expect("plain data");
    record["fair"].as_object_mut().map(|fair| fair.remove("seal"));
    hash(canonical(&record).as_bytes())
}

/// What a check of a record found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The record has nothing to check: it was not dealt by a house, or the game is not over.
    NothingToCheck,
    /// The key was made in a way that this program does not know.
    OtherVersion(u32),
    /// The secret is not the one that was committed to.
    OtherSecret,
    /// The deal at this entry of the log is not the one that the secret and what was agreed on make.
    OtherDeal(usize),
    /// The log stops before the game is over, and nobody is said to have ended it.
    Cut,
    /// The result is missing, or not the one that the log and what people decided lead to.
    OtherResult,
    /// Something was changed since the house sealed the record.
    OtherSeal,
    /// All these deals are as they must be.
    Fair(usize),
}

/// Recomputes every deal of a record, the result and the seal.
///
/// Some things a record alone cannot show. That the commitments were really published before play: compare them with
/// what the table showed then. And that somebody gave up, or that all agreed on a draw, or what they were called: there
/// it is the house's word, which the seal binds: compare it with the one that was told at the end.
pub fn verify(record: &Record) -> Result<Verdict, Problem> {
    let Some(fair) = &record.fair else { return Ok(Verdict::NothingToCheck) };
    if commitment(&fair.secret) != fair.commitment {
        return Ok(Verdict::OtherSecret);
    }
    if fair.salts.len() != usize::from(record.seats) {
        return Err(Problem::new(Code::BadRequest, "bad-record").with("detail", "one salt a seat"));
    }
    match fair.version {
        1 => recompute(record, first_dealer(&fair.secret, &fair.salts)),
        VERSION => Ok(sealed(record, fair, recompute(record, Terms::of(record, fair).dealer(&fair.secret))?)),
        other => Ok(Verdict::OtherVersion(other)),
    }
}

fn sealed(record: &Record, fair: &Fair, verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Fair(_) if fair.seal != Some(seal(record)) => Verdict::OtherSeal,
        verdict => verdict,
    }
}

fn recompute(record: &Record, dealer: Dealer) -> Result<Verdict, Problem> {
    let mut session = Session::new(&record.game, record.seats, &record.options, dealer)?;
    for (at, entry) in record.log.iter().enumerate() {
        match entry {
            Entry::Deal { deal } if deal_at(&session, at) == Some(deal) => {}
            Entry::Move { seat, mv } if at == session.log().len() => {
                session.play(*seat, mv).map_err(|problem| problem.at(at))?;
            }
            // Another deal than ours, or none where one was due.
            Entry::Deal { .. } | Entry::Move { .. } => return Ok(Verdict::OtherDeal(at)),
        }
    }
    let whole = record.log.len() == session.log().len();
    Ok(if whole { concluded(record, session.turn().outcome()) } else { Verdict::Cut })
}

/// What is to be said of the end, where all deals are as they must be.
fn concluded(record: &Record, by_rules: Option<Outcome>) -> Verdict {
    match record.ended.outcome(record.seats, by_rules) {
        None if by_rules.is_none() => Verdict::Cut,
        Some(outcome) if record.result == Some(outcome) && record.ended.fits(record.seats) => {
            let deals = record.log.iter().filter(|entry| matches!(entry, Entry::Deal { .. })).count();
            Verdict::Fair(deals)
        }
        _ => Verdict::OtherResult,
    }
}

fn deal_at(session: &Session, at: usize) -> Option<&Deal> {
    if let Some(Entry::Deal { deal }) = session.log().get(at) { Some(deal) } else { None }
}

#[cfg(test)]
mod tests {
    use super::{Hex, Salt, Terms, VERSION, Verdict, canonical, commitment, first_dealer, seal, verify};
    use crate::{Dealer, Fair, Record, Session};
    use kernel::Chance;
    use serde_json::{Value, json};

    const SECRET: super::Secret = Hex([7; 32]);

    fn salts(seats: u8) -> Vec<Option<Salt>> {
        (0..seats).map(|seat| (seat != 1).then_some(Hex([seat; 16]))).collect()
    }

    fn options(game: &str, seats: u8) -> Value {
        Session::new(game, seats, &Value::Null, Dealer::seeded(1)).unwrap().record().options
    }

    fn played(game: &str, seats: u8, version: u32) -> Record {
        let (salts, options) = (salts(seats), options(game, seats));
        let terms = Terms { called_off: 0, game, options: &options, salts: &salts, seats };
        let dealer = if version == 1 { first_dealer(&SECRET, &salts) } else { terms.dealer(&SECRET) };
        let mut session = Session::new(game, seats, &Value::Null, dealer).unwrap();
        let mut dice = testkit::dice(5);
        while let kernel::Turn::Seats(due) = session.turn() {
            let seat = due.first().unwrap();
            let mv = session.game().pick(seat, &mut dice).unwrap();
            session.play(seat, &mv).unwrap();
        }
        let mut record = session.record();
        let fair = Fair { version, commitment: commitment(&SECRET), secret: SECRET, salts, called_off: 0, seal: None };
        record.fair = Some(fair);
        let sealed = (version == VERSION).then(|| seal(&record));
        record.fair.as_mut().unwrap().seal = sealed;
        record
    }

    /// The record with something else in it, sealed again by whoever changed it.
    fn forged(record: &Record, forge: impl FnOnce(&mut Record)) -> Record {
        let mut forged = record.clone();
        forge(&mut forged);
        let again = seal(&forged);
        forged.fair.iter_mut().for_each(|fair| fair.seal = fair.seal.map(|_| again));
        forged
    }

    #[test]
    fn a_house_that_dealt_fairly_is_found_fair() {
        for game in catalog::GameId::ALL {
            for version in [1, VERSION] {
                let record = played(game.name(), *game.seats().end(), version);
                let through_text: Record = serde_json::from_str(&serde_json::to_string(&record).unwrap()).unwrap();
                assert!(matches!(verify(&through_text), Ok(Verdict::Fair(deals)) if deals > 0), "{}", game.name());
            }
        }
    }

    #[test]
    fn another_secret_another_salt_and_another_deal_are_found() {
        let game = catalog::GameId::ALL[0];
        let seats = *game.seats().end();
        let another = Session::new(game.name(), seats, &Value::Null, Dealer::seeded(1)).unwrap();
        for version in [1, VERSION] {
            let record = played(game.name(), seats, version);
            let proof = |record: &mut Record, change: fn(&mut Fair)| change(record.fair.as_mut().unwrap());
            let other = forged(&record, |record| proof(record, |fair| fair.secret = Hex([8; 32])));
            assert_eq!(verify(&other), Ok(Verdict::OtherSecret));
            let other = forged(&record, |record| proof(record, |fair| fair.salts[1] = Some(Hex([9; 16]))));
            assert_eq!(verify(&other), Ok(Verdict::OtherDeal(0)));
            let other = forged(&record, |record| proof(record, |fair| fair.version = 3 - fair.version));
            assert_eq!(verify(&other), Ok(Verdict::OtherDeal(0)));
            let other = forged(&record, |record| proof(record, |fair| fair.version = 3));
            assert_eq!(verify(&other), Ok(Verdict::OtherVersion(3)));
            let other = forged(&record, |record| record.log[0] = another.log()[0].clone());
            assert_eq!(verify(&other), Ok(Verdict::OtherDeal(0)));
            let none = forged(&record, |record| record.fair = None);
            assert_eq!(verify(&none), Ok(Verdict::NothingToCheck));
        }
    }

    #[test]
    fn all_that_was_decided_before_play_makes_the_key() {
        let (salts, none, options, others) = (salts(2), [None, None], json!({"b": 1}), json!({"b": 2}));
        let terms = Terms { called_off: 0, game: "a", options: &options, salts: &salts, seats: 2 };
        let bits = |terms: &Terms<'_>| terms.dealer(&SECRET).chance(0).bits();
        let others = [
            Terms { called_off: 1, ..terms.clone() },
            Terms { game: "b", ..terms.clone() },
            Terms { options: &others, ..terms.clone() },
            Terms { salts: &none, ..terms.clone() },
            Terms { seats: 3, ..terms.clone() },
        ];
        assert!(others.iter().all(|other| bits(other) != bits(&terms)));
        assert_ne!(terms.dealer(&Hex([8; 32])).chance(0).bits(), bits(&terms));
    }

    #[test]
    fn names_and_who_gave_up_are_sealed() {
        let record = played(catalog::GameId::ALL[0].name(), 2, VERSION);
        let mut other = record.clone();
        other.names[0] = "Somebody else".into();
        assert_eq!(verify(&other), Ok(Verdict::OtherSeal));
        let other = forged(&record, |record| record.names[0] = "Somebody else".into());
        assert_ne!(other.fair.unwrap().seal, record.fair.unwrap().seal);
    }

    #[test]
    fn the_key_is_made_as_it_is_written_down() {
        let options = json!({"z": [true, null], "a": "é\n"});
        let salts = [Some(Hex([2; 16])), None];
        let terms = Terms { called_off: 0, game: "g", options: &options, salts: &salts, seats: 2 };
        let salt = "02".repeat(16);
        let text =
            r#"{"called_off":0,"game":"g","options":{"a":"é\n","z":[true,null]},"salts":["SALT",null],"seats":2}"#
                .replace("SALT", &salt);
        assert_eq!(canonical(&terms), text);
        let bytes = [&[1_u8; 32][..], b"strandline dealer 2\n", text.as_bytes()].concat();
        let by_hand = Dealer::keyed(*blake3::hash(&bytes).as_bytes());
        assert_eq!(terms.dealer(&Hex([1; 32])).chance(3).bits(), by_hand.chance(3).bits());
        let bytes = [&[1_u8; 32][..], &[2; 16], &[0; 16]].concat();
        let by_hand = Dealer::keyed(*blake3::hash(&bytes).as_bytes());
        assert_eq!(first_dealer(&Hex([1; 32]), &salts).chance(3).bits(), by_hand.chance(3).bits());
    }

    #[test]
    fn nothing_that_is_printed_while_debugging_tells_a_deal() {
        let game = catalog::GameId::ALL[0].name();
        let record = played(game, 2, VERSION);
        let printed = format!("{record:?}");
        assert!(printed.contains("Deal") && !printed.contains(&"07".repeat(4)), "{printed}");
        let dealt = serde_json::to_string(&record.log[0]).unwrap();
        let secret: Vec<&str> = dealt.split(['{', '}', ',']).filter(|part| part.len() > 4).collect();
        assert!(secret.len() > 3 && secret[3..].iter().all(|part| !printed.contains(part)), "{printed}");
        assert_eq!(format!("{:?}", Dealer::keyed([9; 32])), "Dealer { set: 0, .. }");
    }
}
