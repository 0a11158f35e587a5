//! What a player relies on when reading the rules page, held in each language.

use testkit::rules_page::{RulesPage, assert_ours, bold, flow, paragraphs};

const PAGE: RulesPage = RulesPage([
    include_str!("../words/en/rules.md"),
    include_str!("../words/fr/rules.md"),
    include_str!("../words/ru/rules.md"),
]);

/// Where the part begins that only a terminal shows.
const IN_WRITING: &str = "<!-- in writing -->";

#[test]
fn catching_says_that_the_permit_is_read_exactly() {
    let exactly = ["**exactly**", "**exactement**", "**точно**"];
    for (lang, (catching, exactly)) in PAGE.section("Catch").into_iter().zip(exactly).enumerate() {
        let (_, after) = catching.split_once("| 5 | 10 | 15 | 20 | 25 |").expect("the permit is a table");
        let said = paragraphs(after).find(|text| text.contains(exactly)).unwrap_or_else(|| panic!("{after}"));
        assert!(said.contains("17"), "a total that keeps nothing is shown: {said}");
        assert!(said.contains("15"), "the other reading is named: {said}");
        assert_ours(lang, said);
    }
}

#[test]
fn a_stressed_crab_is_marked_and_cannot_be_sold() {
    let sold = ["cannot be sold", "ne se vend pas", "нельзя продать"];
    for (cards, sold) in PAGE.section("The cards").into_iter().zip(sold) {
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
        for aim in ["25", "29"] {
            assert!(bold(end).any(|said| said.starts_with(aim) && said.ends_with(or_more)), "{aim}: {end}");
        }
    }
}

#[test]
fn the_limit_of_rounds_is_marked_as_ours() {
    assert!(PAGE.section("What is ours").into_iter().all(|ours| ours.contains("50")));
    assert!(PAGE.section("The end").into_iter().all(|end| end.contains("50")), "the limit ends the game too");
}
