//! What a player relies on when reading the rules page, held in each language.

use rules::deck;
use testkit::rules_page::{RulesPage, assert_ours, bold, paragraphs, table, tables};

const PAGE: RulesPage = RulesPage([
    include_str!("../words/en/rules.md"),
    include_str!("../words/fr/rules.md"),
    include_str!("../words/ru/rules.md"),
]);

#[test]
fn the_aim_comes_first() {
    assert_eq!(PAGE.titles()[0][1], "The aim");
}

#[test]
fn the_deck_for_each_number_of_players_is_that_of_the_rules() {
    for (cards, summary) in PAGE.section("The cards").into_iter().zip(PAGE.section("Kraaw in short")) {
        let whole = tables(cards).remove(1);
        let short = tables(summary).remove(1);
        for (at, seats) in (2_u8..=6).enumerate() {
            let numbers = |row: &[&str]| row.iter().map(|cell| cell.parse().unwrap()).collect::<Vec<u8>>();
            let by_value = [&[seats][..], &deck(seats)].concat();
            assert_eq!(numbers(&short[at + 1]), by_value);
            assert_eq!(numbers(&whole[at + 1]), [by_value, vec![deck(seats).iter().sum()]].concat());
            assert_eq!(deck(seats).iter().sum::<u8>(), 5 * (seats + 1), "five each, and the dog");
        }
    }
}

#[test]
fn every_action_has_an_example() {
    let examples = [
        ("Reveal without looking", "kraaw-reveal"),
        ("Look, then reveal", "kraaw-look"),
        ("Lock", "kraaw-lock"),
        ("Steal", "kraaw-theft"),
        ("The bonus: lock and discard", "kraaw-bonus"),
        ("Starting a round", "kraaw-exchange"),
    ];
    for (section, figure) in examples {
        assert!(PAGE.section(section).into_iter().all(|text| text.contains(&format!("]({figure} "))), "{section}");
    }
}

#[test]
fn which_action_brings_a_lock_is_said_of_each() {
    for turn in PAGE.section("Your turn") {
        let rows = table(turn);
        assert_eq!(rows.len(), 4);
        assert!(rows.iter().all(|row| row.len() == 3 && !row[2].is_empty()), "{rows:?}");
    }
    for locks in PAGE.section("Locks") {
        assert_eq!(locks.lines().filter(|line| line.starts_with("- ")).count(), 3, "three ways: {locks}");
    }
}

#[test]
fn the_countdown_has_its_name() {
    for (end, name) in
        PAGE.section("The end of a round").into_iter().zip(["countdown", "compte à rebours", "обратный отсчёт"])
    {
        assert!(bold(end).any(|said| said == name), "{end}");
    }
}

#[test]
fn the_limit_of_quiet_turns_is_marked_as_ours() {
    for (lang, end) in PAGE.section("The end of a round").into_iter().enumerate() {
        assert_ours(lang, paragraphs(end).last().unwrap_or_default());
    }
    assert!(PAGE.section("What is ours").into_iter().all(|ours| !ours.is_empty()));
}
