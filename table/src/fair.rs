//! The fair dealer: the house commits to a secret before play, every seat adds a salt, and after
//! the game anybody can recompute every deal.
//!
//! The house draws 32 secret bytes and publishes their BLAKE3 hash, the *commitment*, before
//! anybody sits down. Each seat may bring a *salt* of 16 bytes, which the house could not know when
//! it committed. The dealer's key is BLAKE3(secret ‖ salt of seat 0 ‖ salt of seat 1 ‖ …), a seat
//! without a salt counting as 16 zero bytes, and the n-th deal (from 0) draws from stream n of
//! `ChaCha20` under that key. So the house cannot choose the deals, unless it sits at the table and is
//! the last to bring a salt: whoever wants to be sure brings theirs last, or plays without bots.

use crate::dealer::Dealer;
use crate::problem::{Code, Problem};
use crate::record::{Entry, Record};
use crate::session::Session;
use kernel::Outcome;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::fmt::Write;

/// Bytes that are written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex<const N: usize>(pub [u8; N]);

/// What the house keeps to itself until the game is over.
pub type Secret = Hex<32>;
/// What the house publishes before play.
pub type Commitment = Hex<32>;
/// What a seat adds.
pub type Salt = Hex<16>;

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
}

impl<const N: usize> std::fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
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
        let mut text = String::with_capacity(2 * N);
        write!(text, "{self}").map_err(serde::ser::Error::custom)?;
        to.serialize_str(&text)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::read(&text).ok_or_else(|| serde::de::Error::custom(format!("expected {} hexadecimal digits", 2 * N)))
    }
}

/// What the house publishes for a secret.
pub fn commitment(secret: &Secret) -> Commitment {
    Hex(*blake3::hash(&secret.0).as_bytes())
}

/// The dealer that a secret and the salts make.
pub fn dealer(secret: &Secret, salts: &[Option<Salt>]) -> Dealer {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&secret.0);
    for salt in salts {
        hasher.update(&salt.unwrap_or(Hex([0; 16])).0);
    }
    Dealer::keyed(*hasher.finalize().as_bytes())
}

/// The part of a record that lets anybody check the dealer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// What was published before play.
    pub commitment: Commitment,
    /// What it was made from.
    pub secret: Secret,
    /// What each seat added, if anything.
    pub salts: Vec<Option<Salt>>,
}

/// What a check of a record found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The record has nothing to check: it was not dealt by a house, or the game is not over.
    NothingToCheck,
    /// The secret is not the one that was committed to.
    OtherSecret,
    /// The deal at this entry of the log is not the one that the secret and the salts make.
    OtherDeal(usize),
    /// The log stops before the game is over, and nobody is said to have ended it.
    Cut,
    /// The result is missing, or not the one that the log and what people decided lead to.
    OtherResult,
    /// All these deals are as they must be.
    Fair(usize),
}

/// Recomputes every deal of a record, and the result.
///
/// Some things a record alone cannot show. That a commitment was really published before play, and that these options
/// were agreed on: compare them with what the table showed then. And that somebody gave up, or that all agreed on a
/// draw: there it is the record's word.
pub fn verify(record: &Record) -> Result<Verdict, Problem> {
    let Some(fair) = &record.fair else { return Ok(Verdict::NothingToCheck) };
    if commitment(&fair.secret) != fair.commitment {
        return Ok(Verdict::OtherSecret);
    }
    if fair.salts.len() != usize::from(record.seats) {
        return Err(Problem::new(Code::BadRequest, "bad-record").with("detail", "one salt a seat"));
    }
    recompute(record, dealer(&fair.secret, &fair.salts))
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

fn deal_at(session: &Session, at: usize) -> Option<&Value> {
    if let Some(Entry::Deal { deal }) = session.log().get(at) { Some(deal) } else { None }
}

#[cfg(test)]
mod tests {
    use super::{Hex, Verdict, commitment, dealer, verify};
    use crate::{Fair, Record, Session};
    use kernel::Chance;
    use serde_json::{Value, json};

    fn played(game: &str, seats: u8) -> Record {
        let secret = Hex([7; 32]);
        let salts: Vec<_> = (0..seats).map(|seat| (seat != 1).then_some(Hex([seat; 16]))).collect();
        let mut session = Session::new(game, seats, &Value::Null, dealer(&secret, &salts)).unwrap();
        let mut dice = testkit::dice(5);
        while let kernel::Turn::Seats(due) = session.turn() {
            let seat = due.first().unwrap();
            let mv = session.game().pick(seat, &mut dice).unwrap();
            session.play(seat, &mv).unwrap();
        }
        let mut record = session.record();
        record.fair = Some(Fair { commitment: commitment(&secret), secret, salts });
        record
    }

    #[test]
    fn a_house_that_dealt_fairly_is_found_fair() {
        for game in catalog::GameId::ALL {
            let record = played(game.name(), *game.seats().end());
            let through_text: Record = serde_json::from_str(&serde_json::to_string(&record).unwrap()).unwrap();
            assert!(matches!(verify(&through_text), Ok(Verdict::Fair(deals)) if deals > 0), "{}", game.name());
        }
    }

    #[test]
    fn another_secret_another_salt_and_another_deal_are_found() {
        let record = played("kraaw", 3);
        let mut other = record.clone();
        other.fair.as_mut().unwrap().secret = Hex([8; 32]);
        assert_eq!(verify(&other), Ok(Verdict::OtherSecret));
        let mut other = record.clone();
        other.fair.as_mut().unwrap().salts[1] = Some(Hex([9; 16]));
        assert_eq!(verify(&other), Ok(Verdict::OtherDeal(0)));
        let mut other = record.clone();
        let another = Session::new("kraaw", 3, &Value::Null, crate::Dealer::seeded(1)).unwrap();
        other.log[0] = another.log()[0].clone();
        assert_eq!(verify(&other), Ok(Verdict::OtherDeal(0)));
        let mut none = record;
        none.fair = None;
        assert_eq!(verify(&none), Ok(Verdict::NothingToCheck));
    }

    #[test]
    fn the_key_is_the_hash_of_secret_and_salts_in_order() {
        let (secret, salt) = (Hex([1; 32]), Hex([2; 16]));
        let bytes = [&[1_u8; 32][..], &[2; 16], &[0; 16]].concat();
        let by_hand = crate::Dealer::keyed(*blake3::hash(&bytes).as_bytes());
        assert_eq!(dealer(&secret, &[Some(salt), None]).chance(3).bits(), by_hand.chance(3).bits());
    }

    #[test]
    fn hexadecimal_reads_what_it_writes_and_nothing_else() {
        let salt: Hex<2> = serde_json::from_value(json!("0aFf")).unwrap();
        assert_eq!((salt.0, salt.to_string().as_str()), ([0x0a, 0xff], "0aff"));
        for wrong in ["0af", "0afff", "0ag0", "0аf"] {
            assert_eq!(Hex::<2>::read(wrong), None, "{wrong}");
        }
    }
}
