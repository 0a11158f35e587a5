//! Crab cards, in hand and caught, and what a vendor wants.

use alloc::vec::Vec;
use core::fmt::{self, Display};
use core::str::FromStr;
use kernel::{Flaw, notation};

/// The values that crabs have: 1 to 5.
pub const VALUES: usize = 5;
/// The kinds of cards: each value, regular and premium.
pub const KINDS: usize = 2 * VALUES;

/// A kind of crab card: a value from 1 to 5, regular or premium. Cards of one kind are
/// interchangeable, so nothing in the game ever names a single card.
///
/// Kinds are ordered as lists of cards are written: `1 1* 2 2* …`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// The kind with this value, if crabs have it.
    pub const fn new(value: u8, premium: bool) -> Option<Self> {
        if value >= 1 && value <= VALUES as u8 { Some(Self(2 * (value - 1) + premium as u8)) } else { None }
    }

    /// The kind in this place of the order. The place is below [`KINDS`].
    #[inline]
    pub(crate) const fn at(place: usize) -> Self {
        debug_assert!(place < KINDS);
        Self(place as u8)
    }

    /// Every kind, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..KINDS).map(Self::at)
    }

    /// The relaxed value, 1 to 5.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 / 2 + 1
    }

    /// Whether it has the star.
    #[inline]
    pub const fn premium(self) -> bool {
        self.0 % 2 == 1
    }

    /// The place in the order, to index with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How it is written.
    const fn written(self) -> &'static str {
        Crab { kind: self, stressed: false }.written()
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.written())
    }
}

impl FromStr for Kind {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        match text.parse()? {
            Crab { kind, stressed: false } => Ok(kind),
            _ => Err(notation::unreadable(text)),
        }
    }
}

/// A caught crab, upright or stressed. A stressed one counts, and is written, one less: `3^` is a 4.
/// A 1 is never stressed (ruling 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Crab {
    /// The card.
    pub kind: Kind,
    /// Whether it lies sideways.
    pub stressed: bool,
}

/// How cards are written: by kind, upright and then stressed. A 1 is never stressed.
const WRITTEN: [[&str; KINDS]; 2] = [
    ["1", "1*", "2", "2*", "3", "3*", "4", "4*", "5", "5*"],
    ["0^", "0^*", "1^", "1^*", "2^", "2^*", "3^", "3^*", "4^", "4^*"],
];

impl Crab {
    /// How it is written.
    const fn written(self) -> &'static str {
        WRITTEN[self.stressed as usize][self.kind.index()]
    }

    /// The number it is written with, which is what it counts as it lies.
    pub const fn number(self) -> u8 {
        self.kind.value() - self.stressed as u8
    }
}

impl Display for Crab {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.written())
    }
}

impl FromStr for Crab {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let bad = || notation::unreadable(text);
        let (&digit, marks) = text.as_bytes().split_first().ok_or_else(bad)?;
        let (stressed, premium) = match marks {
            b"" => (false, false),
            b"*" => (false, true),
            b"^" => (true, false),
            b"^*" => (true, true),
            _ => return Err(bad()),
        };
        let number = digit.checked_sub(b'0').filter(|n| (1..=9).contains(n)).ok_or_else(bad)?;
        let kind = Kind::new(number + u8::from(stressed), premium).ok_or_else(bad)?;
        Ok(Self { kind, stressed })
    }
}

/// A number of cards of each kind: a hand, the pool, what a move plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards([u8; KINDS]);

impl Cards {
    /// No cards.
    pub const NONE: Self = Self([0; KINDS]);

    /// So many of each kind, in the order of kinds.
    pub const fn of(counts: [u8; KINDS]) -> Self {
        Self(counts)
    }

    /// How many of each kind, in the order of kinds.
    #[inline]
    pub const fn counts(&self) -> &[u8; KINDS] {
        &self.0
    }

    /// How many of this kind.
    #[inline]
    pub const fn of_kind(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// How many of this value, regular and premium together.
    #[inline]
    pub const fn of_value(&self, value: u8) -> u8 {
        let at = 2 * (value as usize - 1);
        self.0[at].saturating_add(self.0[at + 1])
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// The total of their values.
    #[inline]
    pub fn value(&self) -> u32 {
        Kind::all().map(|kind| u32::from(kind.value()) * u32::from(self.of_kind(kind))).sum()
    }

    /// How many are premium.
    pub fn premiums(&self) -> u32 {
        self.0.iter().skip(1).step_by(2).map(|&n| u32::from(n)).sum()
    }

    /// Whether all of those are among these.
    #[inline]
    pub fn contains(&self, those: &Self) -> bool {
        self.0.iter().zip(&those.0).map(|(mine, theirs)| u8::from(mine < theirs)).sum::<u8>() == 0
    }

    /// One more of this kind.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    /// One less of this kind. There is one.
    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        self.0[kind.index()] -= 1;
    }

    /// So many of this kind from now on.
    #[inline]
    pub(crate) fn set(&mut self, kind: Kind, count: u8) {
        self.0[kind.index()] = count;
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub fn plus(&self, those: &Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i].wrapping_add(those.0[i])))
    }

    /// These without those, which are among them.
    #[inline]
    #[must_use]
    pub fn minus(&self, those: &Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i].wrapping_sub(those.0[i])))
    }

    /// These without as many of those as there are.
    #[inline]
    #[must_use]
    pub(crate) fn without(&self, those: &Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i].saturating_sub(those.0[i])))
    }

    /// The kinds that are there, in order, with how many of each.
    pub fn kinds(&self) -> impl Iterator<Item = (Kind, u8)> + Clone {
        Kind::all().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// The cards one by one, as a list is written.
    pub fn iter(&self) -> impl Iterator<Item = Kind> + Clone {
        self.kinds().flat_map(|(kind, count)| core::iter::repeat_n(kind, count.into()))
    }

    /// Only the premium ones.
    #[must_use]
    pub fn only_premium(&self) -> Self {
        Self(core::array::from_fn(|i| if i % 2 == 1 { self.0[i] } else { 0 }))
    }

    /// Counts cards; `None` if there are more than fit of one kind.
    pub fn gather(cards: impl IntoIterator<Item = Kind>) -> Option<Self> {
        let mut sum = Self::NONE;
        for kind in cards {
            let count = &mut sum.0[kind.index()];
            *count = count.checked_add(1)?;
        }
        Some(sum)
    }
}

impl Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, self.iter())
    }
}

/// Caught crabs, by how they lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tableau {
    /// Relaxed ones, which can be sold.
    pub upright: Cards,
    /// Stressed ones, by the card's own kind: a `3^` is counted as a 4.
    pub stressed: Cards,
}

impl Tableau {
    /// One more crab.
    pub fn add(&mut self, crab: Crab) {
        if crab.stressed { &mut self.stressed } else { &mut self.upright }.add(crab.kind);
    }

    /// Counts crabs; `None` if there are more than fit of one kind.
    pub fn gather(crabs: impl IntoIterator<Item = Crab>) -> Option<Self> {
        let (stressed, upright): (Vec<Crab>, Vec<Crab>) = crabs.into_iter().partition(|crab| crab.stressed);
        let count = |crabs: Vec<Crab>| Cards::gather(crabs.into_iter().map(|crab| crab.kind));
        Some(Self { upright: count(upright)?, stressed: count(stressed)? })
    }

    /// The crabs one by one, as a list is written: by the number written, then regular before
    /// premium, then upright before stressed.
    pub fn iter(&self) -> impl Iterator<Item = Crab> + '_ {
        Kind::all().flat_map(|shown| {
            let stressed = Kind::new(shown.value() + 1, shown.premium());
            let upright =
                core::iter::repeat_n(Crab { kind: shown, stressed: false }, self.upright.of_kind(shown).into());
            upright.chain(stressed.into_iter().flat_map(|kind| {
                core::iter::repeat_n(Crab { kind, stressed: true }, self.stressed.of_kind(kind).into())
            }))
        })
    }
}

impl Display for Tableau {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, self.iter())
    }
}

fn list<T: Display>(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = T>) -> fmt::Result {
    for (place, item) in items.enumerate() {
        if place > 0 {
            f.write_str(" ")?;
        }
        item.fmt(f)?;
    }
    Ok(())
}

/// What a vendor wants: one to four crabs, by value. It is also the vendor's name: `1+2+2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wants([u8; 4]);

impl Wants {
    /// Wanting these values, in any order; `None` unless they are one to four values from 1 to 5.
    pub fn new(values: &[u8]) -> Option<Self> {
        let fits = (1..=4).contains(&values.len()) && values.iter().all(|v| (1..=VALUES as u8).contains(v));
        let mut wants = [u8::MAX; 4];
        wants.get_mut(..values.len())?.copy_from_slice(values);
        wants.sort_unstable();
        wants.iter_mut().filter(|v| **v == u8::MAX).for_each(|v| *v = 0);
        fits.then_some(Self(wants))
    }

    /// The values wanted, ascending.
    pub fn values(&self) -> &[u8] {
        &self.0[..self.size()]
    }

    /// How many crabs are wanted: 1 to 4, which is the number of the vendor's stack.
    pub fn size(&self) -> usize {
        self.0.iter().filter(|&&v| v > 0).count()
    }
}

impl Display for Wants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, value) in self.values().iter().enumerate() {
            f.write_str(if place > 0 { "+" } else { "" })?;
            value.fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Wants {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let mut values = Vec::new();
        for part in text.split('+').take(5) {
            values.push(part.parse::<Kind>().ok().filter(|kind| !kind.premium()).map_or(0, Kind::value));
        }
        Self::new(&values).ok_or_else(|| notation::unreadable(text))
    }
}

#[cfg(feature = "serde")]
mod as_data {
    use super::{Cards, Crab, Kind, Tableau, Wants};
    use alloc::string::String;
    use alloc::vec::Vec;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    macro_rules! as_text {
        ($($name:ty: |$this:ident, $to:ident| $write:expr),* $(,)?) => {$(
            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, $to: S) -> Result<S::Ok, S::Error> {
                    let $this = self;
                    $write
                }
            }

            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    String::deserialize(from)?.parse().map_err(D::Error::custom)
                }
            }
        )*};
    }
    as_text! {
        Kind: |kind, to| to.serialize_str(kind.written()),
        Crab: |crab, to| to.serialize_str(crab.written()),
        Wants: |wants, to| to.collect_str(wants),
    }

    macro_rules! as_list {
        ($($name:ty),*) => {$(
            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.collect_seq(self.iter())
                }
            }

            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    Self::gather(Vec::deserialize(from)?).ok_or_else(|| D::Error::custom("too many cards of one kind"))
                }
            }
        )*};
    }
    as_list!(Cards, Tableau);
}

#[cfg(test)]
mod tests {
    use super::{Cards, Crab, Kind, Tableau, Wants};
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn a_list_is_sorted_by_number_then_premium_then_stress() {
        let crabs = ["3^*", "4", "3*", "3^", "3"].map(|text| text.parse::<Crab>().unwrap());
        assert_eq!(Tableau::gather(crabs).unwrap().to_string(), "3 3^ 3* 3^* 4");
    }

    #[test]
    fn a_stressed_crab_is_written_by_its_stressed_value() {
        let crab: Crab = "3^".parse().unwrap();
        assert_eq!((crab.kind.value(), crab.number()), (4, 3));
        assert!("5^".parse::<Crab>().is_err(), "there is no 6");
        assert!("0^".parse::<Crab>().is_err(), "a 1 is never stressed");
    }

    #[test]
    fn what_is_no_card_is_not_read() {
        for text in ["", "0", "6", "1**", "1*^", "11", "+1", "1^", "é"] {
            assert!(text.parse::<Kind>().is_err(), "{text}");
        }
        assert_eq!("5*".parse::<Kind>().unwrap(), Kind::new(5, true).unwrap());
    }

    #[test]
    fn a_vendor_is_named_by_what_it_wants_in_order() {
        assert_eq!("2+1+2".parse::<Wants>().unwrap().to_string(), "1+2+2");
        for text in ["", "1+", "1+1+1+1+1", "6", "1*"] {
            assert!(text.parse::<Wants>().is_err(), "{text}");
        }
    }

    #[test]
    fn cards_add_up() {
        let cards = Cards::gather(["1", "5*", "1", "2"].map(|text| text.parse().unwrap())).unwrap();
        assert_eq!((cards.len(), cards.value(), cards.premiums()), (4, 9, 1));
        assert_eq!(cards.iter().map(|kind| kind.to_string()).collect::<Vec<_>>(), ["1", "1", "2", "5*"]);
    }
}
