//! Editions: the printed data that a table follows.
//!
//! What somebody wrote down is a [`Written`] edition, with numbers of any size. The one door from
//! there to an [`Edition`] that can be played is [`Edition::check`]. A flaw names its place, such
//! as `vendors[3].pay`, so that whoever read the data from a file can name the line.

use crate::{Cards, Kind, Wants};
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use kernel::Flaw;

/// The most crab cards an edition may have.
pub const MOST_CARDS: usize = 255;
/// The most vendors an edition may have.
pub const MOST_VENDORS: usize = 128;
/// The most gear cards, or lines of the permit, that an edition may have.
pub const MOST_LINES: usize = 64;
/// The largest number printed on a vendor, a gear card or the permit.
pub const MOST_PRINTED: i64 = 999;
/// The highest value of a crab.
const MOST_VALUE: i64 = 5;
/// The longest name of an edition, in characters.
pub const LONGEST_NAME: usize = 100;

/// An edition as somebody wrote it: the keys are those of the file, nothing is checked.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Written {
    /// What it is called.
    pub name: String,
    /// The crab cards, by value.
    pub crabs: Vec<CrabsLine>,
    /// The vendors, in any order.
    pub vendors: Vec<VendorLine>,
    /// The gear cards, in the order in which they are reached.
    #[cfg_attr(feature = "serde", serde(default))]
    pub gear: Vec<GearLine>,
    /// The crabbing permit, line by line.
    pub permit: Vec<PermitLine>,
}

/// How many crabs of one value there are.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct CrabsLine {
    /// The value, 1 to 5.
    pub value: i64,
    /// How many cards have it.
    pub cards: i64,
    /// How many of those are premium.
    pub premium: i64,
}

/// One vendor.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct VendorLine {
    /// The values of the crabs it wants.
    pub wants: Vec<i64>,
    /// The points it gives.
    pub pay: i64,
}

/// One gear card.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct GearLine {
    /// What it adds to the binding value.
    pub bonus: i64,
    /// How many cards are discarded to move onto it.
    pub cost: i64,
    /// The points it gives while a seat is on it.
    pub stars: i64,
}

/// One line of the permit.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct PermitLine {
    /// The binding value.
    pub binding: i64,
    /// The value it lets a seat keep.
    pub value: i64,
}

/// A vendor of a checked edition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vendor {
    /// What it wants, which is also its name.
    pub wants: Wants,
    /// The points it gives.
    pub pay: u16,
    /// How many like it there are.
    pub copies: u8,
    /// How many crabs of each value it wants.
    pub(crate) by_value: [u8; crate::VALUES],
}

/// A gear card of a checked edition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gear {
    /// What it adds to the binding value.
    pub bonus: u16,
    /// How many cards are discarded to move onto it.
    pub cost: u16,
    /// The points it gives while a seat is on it.
    pub stars: u16,
}

/// A checked edition.
#[derive(Clone, Debug)]
pub struct Edition {
    written: Written,
    built_in: bool,
    crabs: Cards,
    vendors: Vec<Vendor>,
    gear: Vec<Gear>,
    permit: Vec<(u16, u8)>,
}

impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        self.written == other.written
    }
}

impl Edition {
    /// Checks an edition as written. How many cards a table needs is checked with the options,
    /// because it depends on the seats.
    pub fn check(written: &Written) -> Result<Self, Flaw> {
        check_name(&written.name)?;
        Ok(Self {
            crabs: check_crabs(&written.crabs)?,
            vendors: check_vendors(&written.vendors)?,
            gear: check_gear(&written.gear)?,
            permit: check_permit(&written.permit)?,
            built_in: *written == reconstructed(),
            written: written.clone(),
        })
    }

    /// As it was written down.
    pub fn written(&self) -> &Written {
        &self.written
    }

    /// Whether it is the one that its name alone stands for.
    pub(crate) fn is_built_in(&self) -> bool {
        self.built_in
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.written.name
    }

    /// All crab cards.
    pub fn crabs(&self) -> &Cards {
        &self.crabs
    }

    /// The vendors, each kind once, by stack and then by name.
    pub fn vendors(&self) -> &[Vendor] {
        &self.vendors
    }

    /// The gear cards in the order in which they are reached. Gear 1 is the first.
    pub fn gear(&self) -> &[Gear] {
        &self.gear
    }

    /// The permit: binding values, ascending, with the value that each lets a seat keep.
    pub fn permit(&self) -> &[(u16, u8)] {
        &self.permit
    }

    /// The gear that a seat is on; none for 0.
    pub(crate) fn gear_at(&self, gear: u8) -> Option<&Gear> {
        self.gear.get(usize::from(gear).checked_sub(1)?)
    }

    /// The place of the vendor of this name among [`Edition::vendors`].
    pub(crate) fn vendor_named(&self, wants: Wants) -> Option<u8> {
        self.vendors.iter().position(|vendor| vendor.wants == wants).map(|at| at as u8)
    }
}

fn check_name(name: &str) -> Result<(), Flaw> {
    let fits = name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control);
    if fits { Ok(()) } else { Err(Flaw::new("crabs/edition-name").with("place", "name").with("most", LONGEST_NAME)) }
}

/// Where in the data something stands, written out only when it is wrong.
type Place<'a> = core::fmt::Arguments<'a>;

fn number(value: i64, allowed: RangeInclusive<i64>, place: Place<'_>) -> Result<u16, Flaw> {
    if allowed.contains(&value) {
        return Ok(value as u16);
    }
    Err(Flaw::new("crabs/edition-number")
        .with("place", place)
        .with("value", value)
        .with("least", allowed.start())
        .with("most", allowed.end()))
}

fn crab_value(value: i64, place: Place<'_>) -> Result<u8, Flaw> {
    Ok(number(value, 1..=MOST_VALUE, place)? as u8)
}

fn no_more_than(most: usize, count: usize, place: &str) -> Result<(), Flaw> {
    if count <= most {
        return Ok(());
    }
    Err(Flaw::new("crabs/edition-size").with("place", place).with("count", count).with("most", most))
}

fn check_crabs(lines: &[CrabsLine]) -> Result<Cards, Flaw> {
    let mut counts = [0_usize; crate::KINDS];
    let mut seen = [false; crate::VALUES];
    for (at, line) in lines.iter().enumerate() {
        let value = crab_value(line.value, format_args!("crabs[{at}].value"))?;
        if core::mem::replace(&mut seen[usize::from(value) - 1], true) {
            return Err(Flaw::new("crabs/edition-twice")
                .with("place", format_args!("crabs[{at}].value"))
                .with("value", value));
        }
        let cards = number(line.cards, 0..=MOST_PRINTED, format_args!("crabs[{at}].cards"))?;
        let premium = check_premium(line, format_args!("crabs[{at}].premium"))?;
        let regular = Kind::new(value, false).map_or(0, Kind::index);
        counts[regular] = (cards - premium).into();
        counts[regular + 1] = premium.into();
    }
    no_more_than(MOST_CARDS, counts.iter().sum(), "crabs")?;
    Ok(Cards::of(counts.map(|count| count as u8)))
}

fn check_premium(line: &CrabsLine, place: Place<'_>) -> Result<u16, Flaw> {
    if (0..=line.cards).contains(&line.premium) {
        return Ok(line.premium as u16);
    }
    Err(Flaw::new("crabs/edition-premium").with("place", place).with("premium", line.premium).with("cards", line.cards))
}

fn check_vendors(lines: &[VendorLine]) -> Result<Vec<Vendor>, Flaw> {
    no_more_than(MOST_VENDORS, lines.len(), "vendors")?;
    let mut vendors: Vec<Vendor> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let vendor = check_vendor(line, at)?;
        match vendors.iter_mut().find(|known| known.wants == vendor.wants) {
            None => vendors.push(vendor),
            Some(known) if known.pay == vendor.pay => known.copies += 1,
            Some(known) => return Err(unequal_pay(&vendor, known.pay, at)),
        }
    }
    vendors.sort_by_key(|vendor| (vendor.wants.size(), vendor.wants));
    for stack in 1..=4 {
        if !vendors.iter().any(|vendor| vendor.wants.size() == stack) {
            return Err(Flaw::new("crabs/edition-stack").with("place", "vendors").with("stack", stack));
        }
    }
    Ok(vendors)
}

fn check_vendor(line: &VendorLine, at: usize) -> Result<Vendor, Flaw> {
    let mut values = Vec::new();
    for (i, &value) in line.wants.iter().take(5).enumerate() {
        values.push(crab_value(value, format_args!("vendors[{at}].wants[{i}]"))?);
    }
    let wants = Wants::new(&values).ok_or_else(|| {
        Flaw::new("crabs/edition-wants")
            .with("place", format_args!("vendors[{at}].wants"))
            .with("count", line.wants.len())
    })?;
    let pay = number(line.pay, 0..=MOST_PRINTED, format_args!("vendors[{at}].pay"))?;
    let by_value = core::array::from_fn(|i| values.iter().filter(|&&v| usize::from(v) == i + 1).count() as u8);
    Ok(Vendor { wants, pay, copies: 1, by_value })
}

fn unequal_pay(vendor: &Vendor, other: u16, at: usize) -> Flaw {
    Flaw::new("crabs/edition-pay")
        .with("place", format_args!("vendors[{at}].pay"))
        .with("wants", vendor.wants)
        .with("pay", vendor.pay)
        .with("other", other)
}

fn check_gear(lines: &[GearLine]) -> Result<Vec<Gear>, Flaw> {
    no_more_than(MOST_LINES, lines.len(), "gear")?;
    let mut gear: Vec<Gear> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let next = Gear {
            bonus: number(line.bonus, 0..=MOST_PRINTED, format_args!("gear[{at}].bonus"))?,
            cost: number(line.cost, 0..=MOST_PRINTED, format_args!("gear[{at}].cost"))?,
            stars: number(line.stars, 0..=MOST_PRINTED, format_args!("gear[{at}].stars"))?,
        };
        if let Some(before) = gear.last().filter(|before| before.bonus >= next.bonus) {
            return Err(not_ascending(
                "crabs/edition-gear",
                format_args!("gear[{at}].bonus"),
                next.bonus,
                before.bonus,
            ));
        }
        gear.push(next);
    }
    Ok(gear)
}

fn check_permit(lines: &[PermitLine]) -> Result<Vec<(u16, u8)>, Flaw> {
    no_more_than(MOST_LINES, lines.len(), "permit")?;
    let mut permit: Vec<(u16, u8)> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let binding = number(line.binding, 0..=MOST_PRINTED, format_args!("permit[{at}].binding"))?;
        let value = crab_value(line.value, format_args!("permit[{at}].value"))?;
        if let Some((before, _)) = permit.last().filter(|(before, _)| *before >= binding) {
            return Err(not_ascending("crabs/edition-permit", format_args!("permit[{at}].binding"), binding, *before));
        }
        permit.push((binding, value));
    }
    Ok(permit)
}

fn not_ascending(code: &'static str, place: Place<'_>, value: u16, before: u16) -> Flaw {
    Flaw::new(code).with("place", place).with("value", value).with("before", before)
}

/// The name of the built-in edition.
pub const RECONSTRUCTED: &str = "reconstructed";

/// The built-in edition. Every vendor pays the sum of what it wants plus the number of crabs.
pub fn reconstructed() -> Written {
    Written {
        name: RECONSTRUCTED.into(),
        crabs: [16, 14, 12, 10, 8]
            .into_iter()
            .zip(1..)
            .map(|(cards, value)| CrabsLine { value, cards, premium: 3 })
            .collect(),
        vendors: VENDORS.iter().map(|wants| vendor_line(wants)).collect(),
        gear: [(3, 1, 0), (5, 2, 1), (7, 3, 2), (10, 4, 3)]
            .map(|(bonus, cost, stars)| GearLine { bonus, cost, stars })
            .into(),
        permit: [(5, 1), (10, 2), (15, 3), (20, 4), (25, 5)]
            .map(|(binding, value)| PermitLine { binding, value })
            .into(),
    }
}

fn vendor_line(wants: &[i64]) -> VendorLine {
    VendorLine { wants: wants.into(), pay: wants.iter().map(|value| value + 1).sum() }
}

const VENDORS: [&[i64]; 28] = [
    &[1],
    &[2],
    &[2],
    &[3],
    &[3],
    &[4],
    &[5],
    &[1, 2],
    &[1, 4],
    &[2, 2],
    &[2, 3],
    &[3, 3],
    &[3, 5],
    &[4, 4],
    &[1, 1, 3],
    &[1, 2, 2],
    &[1, 2, 4],
    &[1, 3, 5],
    &[2, 2, 3],
    &[2, 3, 4],
    &[3, 3, 4],
    &[1, 1, 2, 2],
    &[1, 1, 2, 3],
    &[1, 1, 3, 4],
    &[1, 2, 2, 4],
    &[1, 2, 3, 3],
    &[1, 2, 3, 5],
    &[2, 2, 3, 4],
];
