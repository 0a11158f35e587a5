//! Editions: what is built in, and every way in which one can be refused.

use crate::support::{own, reconstructed};
use crabs_rules::edition::{CrabsLine, GearLine, PermitLine, VendorLine, Written};
use crabs_rules::{Asked, AskedEdition, Crabs, Options};
use kernel::{Flaw, Game};

fn check(seats: u8, written: Written) -> Result<Options, Flaw> {
    Crabs::options(seats, &Asked { edition: Some(own(written)), ..Asked::default() })
}

/// The code and the place of the flaw in the built-in edition changed like this.
fn flaw(change: impl FnOnce(&mut Written)) -> (&'static str, String) {
    let mut written = reconstructed();
    change(&mut written);
    let flaw = check(3, written).unwrap_err();
    let place = flaw.details().iter().find(|(name, _)| *name == "place").map(|(_, place)| place.clone());
    (flaw.code(), place.unwrap_or_default())
}

fn at(code: &'static str, place: &str) -> (&'static str, String) {
    (code, place.to_owned())
}

#[test]
fn the_file_for_owners_is_the_built_in_edition() {
    let file = include_str!("../../../reconstructed.toml");
    assert_eq!(toml::from_str::<Written>(file).unwrap(), reconstructed());
}

#[test]
fn the_page_for_owners_shows_an_edition_that_loads() {
    let page = include_str!("../../../../../docs/editions.md");
    let example = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    check(5, toml::from_str(example).unwrap()).unwrap();
}

#[test]
fn the_built_in_edition_fits_every_figure_that_the_text_gives() {
    let options = Crabs::options(5, &Asked::default()).unwrap();
    let edition = options.edition();
    assert_eq!((edition.crabs().len(), edition.crabs().premiums()), (60, 15));
    assert_eq!(edition.vendors().iter().map(|vendor| u32::from(vendor.copies)).sum::<u32>(), 28);
    for size in 1..=4 {
        let stack = edition.vendors().iter().filter(|vendor| vendor.wants.size() == size);
        assert_eq!(stack.map(|vendor| vendor.copies).sum::<u8>(), 7);
    }
    let pay = |name: &str| edition.vendors().iter().find(|vendor| vendor.wants.to_string() == name).unwrap().pay;
    assert_eq!(pay("1+2+2"), 8);
    let gear: Vec<(u16, u16, u16)> = edition.gear().iter().map(|gear| (gear.bonus, gear.cost, gear.stars)).collect();
    assert_eq!(gear, [(3, 1, 0), (5, 2, 1), (7, 3, 2), (10, 4, 3)]);
    assert_eq!((options.keeps(5), options.keeps(20)), (Some(1), Some(4)));
}

#[test]
fn the_built_in_edition_is_written_by_name_and_any_other_in_full() {
    let options = Crabs::options(2, &Asked::default()).unwrap();
    let text = serde_json::to_string(&options).unwrap();
    assert_eq!(text, r#"{"permit":"exact","gear_bonus":"optional","round_limit":50,"edition":"reconstructed"}"#);
    let mut mine = reconstructed();
    mine.gear.pop();
    let data = serde_json::to_value(check(2, mine.clone()).unwrap()).unwrap();
    assert_eq!(data["edition"]["gear"].as_array().unwrap().len(), 3, "its name alone would bring back the other");
    let asked: Asked = serde_json::from_value(data).unwrap();
    assert_eq!(asked.edition, Some(own(mine)));
}

#[test]
fn an_edition_is_a_name_or_data_and_a_slip_in_the_data_is_told() {
    let read = |text: &str| serde_json::from_str::<Asked>(text);
    assert_eq!(
        read(r#"{"edition":"mine"}"#).unwrap().edition,
        Some(AskedEdition::Named("mine".into())),
        "whether it exists is checked later"
    );
    let error = read(r#"{"edition":{"name":"x","crab":[]}}"#).unwrap_err().to_string();
    assert!(error.contains("unknown field `crab`"), "{error}");
    assert!(read(r#"{"edition":7}"#).is_err());
    assert!(read(r#"{"editions":"mine"}"#).is_err());
}

#[test]
fn an_unknown_name_is_told() {
    let asked = Asked { edition: Some(AskedEdition::Named("printed".into())), ..Asked::default() };
    assert_eq!(Crabs::options(2, &asked).unwrap_err().code(), "crabs/edition-unknown");
}

#[test]
fn the_name_is_short_and_printable() {
    assert_eq!(flaw(|e| e.name = "x".repeat(101)), at("crabs/edition-name", "name"));
    assert_eq!(flaw(|e| e.name = "a\nb".into()), at("crabs/edition-name", "name"));
}

#[test]
fn each_value_comes_once_from_1_to_5() {
    assert_eq!(flaw(|e| e.crabs[1].value = 1), at("crabs/edition-twice", "crabs[1].value"));
    assert_eq!(flaw(|e| e.crabs[4].value = 6), at("crabs/edition-number", "crabs[4].value"));
    assert_eq!(flaw(|e| e.crabs[0].value = 0), at("crabs/edition-number", "crabs[0].value"));
}

#[test]
fn premium_cards_are_some_of_the_cards() {
    assert_eq!(flaw(|e| e.crabs[2].premium = 13), at("crabs/edition-premium", "crabs[2].premium"));
    assert_eq!(flaw(|e| e.crabs[2].premium = -1), at("crabs/edition-premium", "crabs[2].premium"));
    assert_eq!(flaw(|e| e.crabs[2].cards = -1), at("crabs/edition-number", "crabs[2].cards"));
}

#[test]
fn there_are_enough_cards_for_the_seats_and_not_too_many() {
    let with = |cards| {
        let mut written = reconstructed();
        written.crabs = vec![CrabsLine { value: 1, cards, premium: 0 }];
        written
    };
    for seats in 2..=5 {
        let least = 6 * i64::from(seats) + 11;
        assert_eq!(check(seats, with(least - 1)).unwrap_err().code(), "crabs/edition-cards");
        assert!(check(seats, with(least)).is_ok());
    }
    assert!(check(5, with(255)).is_ok());
    assert_eq!(check(5, with(256)).unwrap_err().code(), "crabs/edition-size");
    assert_eq!(flaw(|e| e.crabs[0].cards = 250), at("crabs/edition-size", "crabs"));
}

#[test]
fn a_vendor_wants_one_to_four_crabs_of_values_1_to_5_and_pays_something_or_nothing() {
    assert_eq!(flaw(|e| e.vendors[3].wants = vec![]), at("crabs/edition-wants", "vendors[3].wants"));
    assert_eq!(flaw(|e| e.vendors[3].wants = vec![1; 5]), at("crabs/edition-wants", "vendors[3].wants"));
    assert_eq!(flaw(|e| e.vendors[9].wants[1] = 6), at("crabs/edition-number", "vendors[9].wants[1]"));
    assert_eq!(flaw(|e| e.vendors[3].pay = -1), at("crabs/edition-number", "vendors[3].pay"));
    assert_eq!(flaw(|e| e.vendors[3].pay = 1000), at("crabs/edition-number", "vendors[3].pay"));
    let free = |e: &mut Written| e.vendors[0].pay = 0;
    let mut written = reconstructed();
    free(&mut written);
    assert!(check(3, written).is_ok());
}

#[test]
fn equal_wants_pay_equally_in_whatever_order_they_are_written() {
    let unequal = |e: &mut Written| e.vendors.push(VendorLine { wants: vec![2, 1, 2], pay: 9 });
    assert_eq!(flaw(unequal), at("crabs/edition-pay", "vendors[28].pay"));
    let mut written = reconstructed();
    written.vendors.push(VendorLine { wants: vec![2, 1, 2], pay: 8 });
    assert!(check(3, written).is_ok(), "28 vendors are not forced");
}

#[test]
fn each_stack_has_a_vendor() {
    assert_eq!(flaw(|e| e.vendors.retain(|v| v.wants.len() != 3)), at("crabs/edition-stack", "vendors"));
    let many = |e: &mut Written| e.vendors = vec![VendorLine { wants: vec![1], pay: 2 }; 129];
    assert_eq!(flaw(many), at("crabs/edition-size", "vendors"));
}

#[test]
fn gear_ascends_and_there_may_be_none() {
    assert_eq!(flaw(|e| e.gear[2].bonus = 5), at("crabs/edition-gear", "gear[2].bonus"));
    assert_eq!(flaw(|e| e.gear[0].bonus = -1), at("crabs/edition-number", "gear[0].bonus"));
    assert_eq!(flaw(|e| e.gear[1].cost = -1), at("crabs/edition-number", "gear[1].cost"));
    assert_eq!(flaw(|e| e.gear[1].stars = -1), at("crabs/edition-number", "gear[1].stars"));
    let many = |e: &mut Written| e.gear = (0..65).map(|bonus| GearLine { bonus, cost: 0, stars: 0 }).collect();
    assert_eq!(flaw(many), at("crabs/edition-size", "gear"));
    let mut written = reconstructed();
    written.gear.clear();
    assert!(check(3, written).is_ok());
}

#[test]
fn the_permit_ascends_and_lists_values_1_to_5() {
    assert_eq!(flaw(|e| e.permit[1].binding = 5), at("crabs/edition-permit", "permit[1].binding"));
    assert_eq!(flaw(|e| e.permit[4].value = 6), at("crabs/edition-number", "permit[4].value"));
    assert_eq!(flaw(|e| e.permit[4].binding = -5), at("crabs/edition-number", "permit[4].binding"));
    let many = |e: &mut Written| e.permit = (0..65).map(|binding| PermitLine { binding, value: 1 }).collect();
    assert_eq!(flaw(many), at("crabs/edition-size", "permit"));
}

#[test]
fn the_other_options_are_checked() {
    assert_eq!(Crabs::options(1, &Asked::default()).unwrap_err().code(), "seats");
    assert_eq!(Crabs::options(6, &Asked::default()).unwrap_err().code(), "seats");
    for rounds in [-1, 201] {
        let asked = Asked { round_limit: Some(rounds), ..Asked::default() };
        assert_eq!(Crabs::options(3, &asked).unwrap_err().code(), "crabs/round-limit");
    }
    assert!(serde_json::from_str::<Asked>(r#"{"permit":"strict"}"#).is_err());
}
