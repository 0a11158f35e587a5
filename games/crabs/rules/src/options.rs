//! What can be chosen before play.

use crate::edition::{self, Edition, Written};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use core::ops::RangeInclusive;
use kernel::{Flaw, OptionKind, OptionSpec, OwnData};

/// How many can play.
pub(crate) const SEATS: RangeInclusive<u8> = 2..=5;
/// The round limit when nothing is said (ruling 9).
const ROUNDS: u8 = 50;
/// The highest round limit: far beyond any game that can still change.
pub const MOST_ROUNDS: u8 = 200;
/// Cards dealt to each seat.
pub const HAND: u8 = 6;
/// Cards dealt to the pool.
pub const POOL: u8 = 10;

/// How the permit is read (ruling 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Permit {
    /// Only a listed binding value keeps anything.
    #[default]
    Exact,
    /// The highest line not above the binding value counts.
    Band,
}

/// Whether the gear's bonus must be used (ruling 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum GearBonus {
    /// It may be used.
    #[default]
    Optional,
    /// It must be used.
    Mandatory,
}

/// An edition as somebody asked for it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum AskedEdition {
    /// A built-in one, by name.
    Named(String),
    /// The data itself.
    Written(Box<Written>),
}

/// Options as somebody wrote them.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
pub struct Asked {
    /// How the permit is read; `exact` when nothing is said.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub permit: Option<Permit>,
    /// Whether the gear's bonus must be used; `optional` when nothing is said.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub gear_bonus: Option<GearBonus>,
    /// After how many rounds the game ends at the latest; 0 for never, 50 when nothing is said.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub round_limit: Option<i64>,
    /// The edition; `reconstructed` when nothing is said.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub edition: Option<AskedEdition>,
}

/// Options complete and checked for a number of seats. Cheap to clone: the edition is shared.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    pub(crate) seats: u8,
    pub(crate) permit: Permit,
    pub(crate) gear_bonus: GearBonus,
    pub(crate) round_limit: u8,
    pub(crate) edition: Arc<Edition>,
}

impl Options {
    /// Completes and checks what was asked.
    pub(crate) fn check(seats: u8, asked: &Asked) -> Result<Self, Flaw> {
        check_seats(seats)?;
        let edition = find_edition(asked.edition.as_ref())?;
        check_cards(&edition, seats)?;
        Ok(Self {
            seats,
            permit: asked.permit.unwrap_or_default(),
            gear_bonus: asked.gear_bonus.unwrap_or_default(),
            round_limit: check_rounds(asked.round_limit)?,
            edition: Arc::new(edition),
        })
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How the permit is read.
    pub fn permit(&self) -> Permit {
        self.permit
    }

    /// Whether the gear's bonus must be used.
    pub fn gear_bonus(&self) -> GearBonus {
        self.gear_bonus
    }

    /// After how many rounds the game ends at the latest; 0 for never.
    pub fn round_limit(&self) -> u8 {
        self.round_limit
    }

    /// The edition.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The points that set off the last round.
    pub fn target(&self) -> u32 {
        if self.seats == 2 { 29 } else { 25 }
    }

    /// The value that a binding value lets a seat keep, if any (ruling 1).
    pub fn keeps(&self, binding: u32) -> Option<u8> {
        let listed = self.edition.permit();
        let upto = listed.partition_point(|&(row, _)| u32::from(row) <= binding);
        let &(row, value) = listed[..upto].last()?;
        (self.permit == Permit::Band || u32::from(row) == binding).then_some(value)
    }

    /// Which further totals below 64, as bits, make `base` a binding value that keeps this number:
    /// [`Options::keeps`] for many totals at once.
    pub(crate) fn totals_keeping(&self, number: u8, base: u32) -> u64 {
        let listed = self.edition.permit();
        let mut totals = 0;
        for (at, &(binding, _)) in listed.iter().enumerate().filter(|(_, row)| row.1 == number) {
            let below = |binding: u32| bits_below(binding.saturating_sub(base));
            let next = match self.permit {
                Permit::Exact => Some(u32::from(binding) + 1),
                Permit::Band => listed.get(at + 1).map(|row| row.0.into()),
            };
            totals |= next.map_or(u64::MAX, below) & !below(binding.into());
        }
        totals
    }

    /// The same options as they would be written down.
    pub fn asked(&self) -> Asked {
        let written = self.edition.written();
        let edition = if self.edition.is_built_in() {
            AskedEdition::Named(written.name.clone())
        } else {
            AskedEdition::Written(Box::new(written.clone()))
        };
        Asked {
            permit: Some(self.permit),
            gear_bonus: Some(self.gear_bonus),
            round_limit: Some(self.round_limit.into()),
            edition: Some(edition),
        }
    }
}

fn bits_below(total: u32) -> u64 {
    1_u64.checked_shl(total).map_or(u64::MAX, |bit| bit - 1)
}

fn check_seats(seats: u8) -> Result<(), Flaw> {
    if SEATS.contains(&seats) {
        return Ok(());
    }
    Err(Flaw::new("seats").with("seats", seats).with("least", SEATS.start()).with("most", SEATS.end()))
}

fn find_edition(asked: Option<&AskedEdition>) -> Result<Edition, Flaw> {
    match asked {
        None => Edition::check(&edition::reconstructed()),
        Some(AskedEdition::Named(name)) if name == edition::RECONSTRUCTED => Edition::check(&edition::reconstructed()),
        Some(AskedEdition::Named(name)) => {
            Err(Flaw::new("crabs/edition-unknown").with("name", name.chars().take(40).collect::<String>()))
        }
        Some(AskedEdition::Written(written)) => Edition::check(written),
    }
}

fn check_cards(edition: &Edition, seats: u8) -> Result<(), Flaw> {
    let (cards, least) = (edition.crabs().len(), u32::from(HAND) * u32::from(seats) + u32::from(POOL) + 1);
    if cards >= least {
        return Ok(());
    }
    Err(Flaw::new("crabs/edition-cards")
        .with("place", "crabs")
        .with("cards", cards)
        .with("least", least)
        .with("seats", seats))
}

fn check_rounds(asked: Option<i64>) -> Result<u8, Flaw> {
    let rounds = asked.unwrap_or(ROUNDS.into());
    match u8::try_from(rounds) {
        Ok(rounds) if rounds <= MOST_ROUNDS => Ok(rounds),
        _ => Err(Flaw::new("crabs/round-limit").with("value", rounds).with("least", 0).with("most", MOST_ROUNDS)),
    }
}

const ROUND_LIMITS: [u8; MOST_ROUNDS as usize + 1] = {
    let mut limits = [0; MOST_ROUNDS as usize + 1];
    let mut i = 0;
    while i < limits.len() {
        limits[i] = i as u8;
        i += 1;
    }
    limits
};

/// The options, described.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "permit", kind: OptionKind::Choice(&["exact", "band"]) },
    OptionSpec { name: "gear_bonus", kind: OptionKind::Choice(&["optional", "mandatory"]) },
    OptionSpec { name: "round_limit", kind: OptionKind::Number { allowed: &ROUND_LIMITS, default: ROUNDS } },
    OptionSpec { name: "edition", kind: OptionKind::Own { words: &[edition::RECONSTRUCTED], data: OwnData::Object } },
];

#[cfg(feature = "serde")]
mod as_data {
    use super::{AskedEdition, GearBonus, Options, Permit};
    use crate::edition::Written;
    use alloc::boxed::Box;
    use core::fmt;
    use serde::de::value::MapAccessDeserializer;
    use serde::de::{Error, MapAccess, Visitor};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    impl<'de> Deserialize<'de> for AskedEdition {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            from.deserialize_any(NameOrData)
        }
    }

    /// Tells a name from data by its shape, so that a slip inside the data is reported as such.
    struct NameOrData;

    impl<'de> Visitor<'de> for NameOrData {
        type Value = AskedEdition;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("the name of an edition, or its data")
        }

        fn visit_str<E: Error>(self, name: &str) -> Result<AskedEdition, E> {
            Ok(AskedEdition::Named(name.into()))
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<AskedEdition, A::Error> {
            Deserialize::deserialize(MapAccessDeserializer::new(map)).map(|data| AskedEdition::Written(Box::new(data)))
        }
    }

    /// [`Options::asked`] without a copy of the edition: options are part of every view.
    #[derive(Serialize)]
    struct Complete<'a> {
        permit: Permit,
        gear_bonus: GearBonus,
        round_limit: u8,
        edition: NameOrWritten<'a>,
    }

    #[derive(Serialize)]
    #[serde(untagged)]
    enum NameOrWritten<'a> {
        Name(&'a str),
        Written(&'a Written),
    }

    impl Serialize for Options {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            let Self { permit, gear_bonus, round_limit, ref edition, .. } = *self;
            let written = edition.written();
            let named = edition.is_built_in();
            let edition = if named { NameOrWritten::Name(&written.name) } else { NameOrWritten::Written(written) };
            Complete { permit, gear_bonus, round_limit, edition }.serialize(to)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, Options, Permit};

    #[test]
    fn ruling_1_reading_many_totals_at_once_is_reading_each() {
        for permit in [Permit::Exact, Permit::Band] {
            let options = Options::check(3, &Asked { permit: Some(permit), ..Asked::default() }).unwrap();
            for (number, base) in (1..=5).flat_map(|number| (0..40).map(move |base| (number, base))) {
                let totals = options.totals_keeping(number, base);
                for total in 0..64 {
                    assert_eq!(totals >> total & 1 == 1, options.keeps(base + total) == Some(number));
                }
            }
        }
    }
}
