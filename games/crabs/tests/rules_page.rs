//! What a player relies on when reading the rules page, held in each language.

use kernel::Game;
use rules::{Asked, Crabs, HAND, HAND_LIMIT, Options, POOL};
use testkit::rules_page::{RulesPage, assert_ours, bold, flow, paragraphs, table, tables};

const PAGE: RulesPage = RulesPage([
    include_str!("../words/en/rules.md"),
    include_str!("../words/fr/rules.md"),
    include_str!("../words/ru/rules.md"),
]);

/// Where the part begins that only a terminal shows.
const IN_WRITING: &str = "<!-- in writing -->";

/// The usual table of so many seats, with the edition that the page prints.
fn usual(seats: u8) -> Options {
    Crabs::options(seats, &Asked::default()).expect("what is usual can be played")
}

/// Cells as numbers; whatever else stands there is left out.
fn numbers(row: &[&str]) -> Vec<u32> {
    let digits = |cell: &&str| cell.chars().filter(char::is_ascii_digit).collect::<String>();
    row.iter().filter_map(|cell| digits(cell).parse().ok()).collect()
}

#[test]
fn the_aim_comes_first_and_names_where_points_come_from() {
    assert_eq!(PAGE.titles()[0][1], "The aim");
    for aim in PAGE.section("The aim") {
        assert_eq!(bold(aim).count(), 3, "vendors, premium crabs, gear: {aim}");
    }
}

#[test]
fn the_crab_cards_are_those_of_the_edition() {
    let usual = usual(2);
    let lines = &usual.edition().written().crabs;
    for cards in PAGE.section("Crab cards") {
        let rows = table(cards);
        let of = |column: usize| [rows[0][column + 1], rows[1][column + 1]].map(|cell| cell.parse::<i64>().unwrap());
        for (at, line) in lines.iter().enumerate() {
            assert_eq!(of(at), [line.cards, line.premium], "value {}", line.value);
        }
        assert!(cards.contains(&usual.edition().crabs().len().to_string()), "{cards}");
    }
}

#[test]
fn the_list_of_vendors_is_that_of_the_edition() {
    let usual = usual(2);
    for list in PAGE.section("The vendors") {
        let mut listed: Vec<(Vec<i64>, i64)> = table(list).concat().into_iter().map(vendor).collect();
        let mut printed: Vec<_> =
            usual.edition().written().vendors.iter().map(|vendor| (vendor.wants.clone(), vendor.pay)).collect();
        listed.sort();
        printed.sort();
        assert_eq!(listed, printed);
        assert!(list.contains(&printed.len().to_string()), "{list}");
        for row in table(list) {
            let wanted: Vec<usize> = row.iter().map(|cell| vendor(cell).0.len()).collect();
            assert_eq!(wanted, [1, 2, 3, 4], "one column a stack: {row:?}");
        }
    }
}

/// A vendor as the list writes it, `1 2 2 → 8`.
fn vendor(cell: &str) -> (Vec<i64>, i64) {
    let (wants, pay) = cell.split_once(" → ").unwrap_or_else(|| panic!("{cell}"));
    (wants.split(' ').map(|value| value.parse().unwrap()).collect(), pay.parse().unwrap())
}

#[test]
fn a_vendor_pays_the_sum_and_one_for_each_crab() {
    for line in &usual(2).edition().written().vendors {
        assert_eq!(line.pay, line.wants.iter().map(|want| want + 1).sum::<i64>(), "{line:?}");
    }
}

#[test]
fn gear_and_permit_are_those_of_the_edition() {
    let usual = usual(2);
    let gear = usual.edition().gear();
    for section in PAGE.section("Gear") {
        for (row, gear) in table(section).iter().zip(gear) {
            let stars = if gear.stars == 0 { vec![] } else { vec![u32::from(gear.stars)] };
            assert_eq!(numbers(row), [&[gear.bonus.into(), gear.cost.into()][..], &stars].concat(), "{row:?}");
        }
        assert_eq!(table(section).len(), gear.len());
    }
    let (bindings, values): (Vec<u32>, Vec<u32>) =
        usual.edition().permit().iter().map(|&(binding, value)| (u32::from(binding), u32::from(value))).unzip();
    for catching in PAGE.section("Catch") {
        let permit = tables(catching).remove(0);
        assert_eq!([numbers(&permit[0]), numbers(&permit[1])], [bindings.clone(), values.clone()]);
    }
}

#[test]
fn the_summary_has_the_permit_and_the_gear_of_the_edition() {
    let usual = usual(2);
    let permit = usual.edition().permit();
    for summary in PAGE.section("Crabs! in short") {
        let [_, printed_permit, printed_gear] = &tables(summary)[..] else { panic!("{summary}") };
        let bindings: Vec<u32> = permit.iter().map(|&(binding, _)| binding.into()).collect();
        let values: Vec<u32> = permit.iter().map(|&(_, value)| value.into()).collect();
        let stressed: Vec<u32> = values.iter().map(|value| value + 1).filter(|&value| value <= 5).collect();
        let rows: Vec<Vec<u32>> = printed_permit.iter().map(|row| numbers(row)).collect();
        assert_eq!(rows, [bindings, values, stressed]);
        let columns = |of: fn(&rules::edition::Gear) -> u16| {
            usual.edition().gear().iter().map(|gear| u32::from(of(gear))).collect::<Vec<_>>()
        };
        let rows: Vec<Vec<u32>> = printed_gear.iter().map(|row| numbers(row)).collect();
        assert_eq!(rows, [columns(|gear| gear.bonus), columns(|gear| gear.cost), columns(|gear| gear.stars)]);
    }
}

#[test]
fn the_deal_for_each_number_of_players_adds_up() {
    for section in PAGE.section("Setting up") {
        for (row, seats) in table(section).into_iter().zip(2_u8..=5) {
            let usual = usual(seats);
            let (all, dealt) = (usual.edition().crabs().len(), u32::from(HAND) * u32::from(seats));
            let deck = all - dealt - u32::from(POOL);
            assert_eq!(numbers(&row), [seats.into(), dealt, POOL.into(), deck, usual.target()], "{row:?}");
        }
        assert_eq!(table(section).len(), 4);
    }
}

#[test]
fn the_actions_are_in_the_rulebooks_order_each_with_an_example() {
    let order = ["Upgrade", "Grab", "Trade", "Raise", "Relax", "Catch"];
    let [english, ..] = PAGE.titles();
    let at = english.iter().position(|title| *title == "The six actions").expect("the actions");
    assert_eq!(english[at + 1..=at + 6], order);
    assert_eq!(crabs::face::scene::Action::ALL.map(crabs::face::scene::Action::word), order.map(str::to_lowercase));
    for action in order {
        assert!(PAGE.section(action).into_iter().all(|text| text.contains("![")), "{action}");
    }
}

#[test]
fn the_hand_limit_is_that_of_the_rules() {
    assert_eq!(HAND_LIMIT, 8);
    for (turn, limit) in PAGE.section("Your turn").into_iter().zip(["more than eight", "plus de huit", "больше восьми"])
    {
        assert!(turn.contains(limit), "{turn}");
    }
}

#[test]
fn catching_says_that_the_permit_is_read_exactly() {
    let exactly = ["**exactly**", "**exactement**", "**точно**"];
    for (lang, (catching, exactly)) in PAGE.section("Catch").into_iter().zip(exactly).enumerate() {
        let (_, after) = catching.split_once("| 5 | 10 | 15 | 20 | 25 |").expect("the permit is a table");
        let said = paragraphs(after).find(|text| text.contains(exactly)).unwrap_or_else(|| panic!("{after}"));
        assert!(said.contains("17"), "a total that keeps nothing is shown: {said}");
        assert!(said.contains("15"), "the other reading is named: {said}");
        assert_ours(lang, said);
        let plain = catching.find("(crabs-catch-plain ").expect("the plain case is shown");
        assert!(plain < catching.find("(crabs-catch ").expect("so is gear"), "the plain case comes first");
    }
}

#[test]
fn a_stressed_crab_is_marked_and_cannot_be_sold() {
    let sold = ["cannot be sold", "ne se vend pas", "нельзя продать"];
    for (cards, sold) in PAGE.section("Crab cards").into_iter().zip(sold) {
        let stressed = paragraphs(cards).find(|text| text.contains("3^")).unwrap_or_else(|| panic!("{cards}"));
        assert!(flow(stressed).contains(sold), "{stressed}");
    }
    assert!(PAGE.caption("crabs-cards").into_iter().all(|caption| caption.contains("3^")));
    let sold = ["cannot be sold", "ne se vend pas", "не продают"];
    for (selling, sold) in PAGE.section("Selling").into_iter().zip(sold) {
        assert!(flow(selling).contains(sold), "{selling}");
    }
}

#[test]
fn the_marks_of_premium_and_stressed_are_explained_to_everybody() {
    for page in PAGE.pages() {
        let (shown, _) = page.split_once(IN_WRITING).expect("the page has a part about writing");
        for mark in ["3*", "3^", "3^*"] {
            assert!(shown.contains(mark), "{mark} is left to the terminal");
        }
    }
}

#[test]
fn the_last_round_is_set_off_by_so_many_points_or_more() {
    for (end, or_more) in PAGE.section("The end").into_iter().zip(["or more", "ou plus", "или больше"]) {
        for aim in [usual(3).target().to_string(), usual(2).target().to_string()] {
            assert!(bold(end).any(|said| said.starts_with(&aim) && said.ends_with(or_more)), "{aim}: {end}");
        }
    }
}

#[test]
fn the_limit_of_rounds_is_marked_as_ours() {
    let limit = usual(2).round_limit().to_string();
    assert!(PAGE.section("What is ours").into_iter().all(|ours| ours.contains(&limit)));
    for (lang, end) in PAGE.section("The end").into_iter().enumerate() {
        let said = paragraphs(end).find(|text| text.contains(&limit)).expect("the limit ends the game too");
        assert_ours(lang, said);
    }
}
