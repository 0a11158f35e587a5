//! What a player relies on when reading the rules page, held in each language.

use rules::{Crab, Layout, Size};
use testkit::rules_page::{RulesPage, assert_ours, bold, paragraphs, table, tables};

const PAGE: RulesPage = RulesPage([
    include_str!("../words/en/rules.md"),
    include_str!("../words/fr/rules.md"),
    include_str!("../words/ru/rules.md"),
]);

#[test]
fn the_aim_comes_first() {
    for aim in PAGE.section("The aim") {
        assert!(!aim.trim().is_empty());
    }
    assert!(PAGE.titles().into_iter().all(|titles| titles.len() > 2));
    assert_eq!(PAGE.titles()[0][1], "The aim");
}

#[test]
fn the_starting_boards_are_shown_with_their_sizes_and_marked_as_ours() {
    let sizes = [2, 3, 4].map(|seats| Layout::default().spaces(seats).len().to_string());
    for caption in PAGE.caption("crab-stack-boards") {
        assert!(sizes.iter().all(|size| caption.contains(size)), "{sizes:?}: {caption}");
    }
    for (lang, board) in PAGE.section("Setting up").into_iter().enumerate() {
        assert_ours(lang, paragraphs(board).last().unwrap_or_default());
    }
    let boards = ["boards", "plateaux", "Поля"];
    for (ours, boards) in PAGE.section("What is ours").into_iter().zip(boards) {
        assert!(ours.contains(boards), "{ours}");
    }
}

/// The page's word for each size, the largest first.
const SIZES: [[&str; 3]; 3] = [["large", "medium", "small"], ["gros", "moyen", "petit"], ["больш", "средн", "маленьк"]];

#[test]
fn steps_and_landings_are_those_of_the_rules() {
    let largest_first: Vec<Size> = Size::ALL.into_iter().rev().collect();
    for section in ["The crabs", "Crab Stack in short"] {
        for (text, names) in PAGE.section(section).into_iter().zip(SIZES) {
            for (row, (at, size)) in table(text).into_iter().zip(largest_first.iter().enumerate()) {
                assert!(row[0].starts_with(names[at]), "{row:?}");
                assert!(row[1].starts_with(&size.steps().to_string()), "{row:?}");
                for (name, under) in names.iter().zip(&largest_first) {
                    assert_eq!(row[2].contains(name), under <= size, "{name} in {row:?}");
                }
            }
        }
    }
}

#[test]
fn each_player_has_nine_crabs() {
    assert_eq!(Crab::kinds(1).count() * 3, 9);
    for (text, nine) in PAGE.section("The crabs").into_iter().zip(["nine", "neuf", "девять"]) {
        assert!(text.contains(nine), "{text}");
    }
}

#[test]
fn where_printings_differ_the_page_says_what_each_of_them_says() {
    let names =
        [["English", "French", "Russian"], ["Anglaise", "Française", "Russe"], ["Английск", "Французск", "Русск"]];
    for (section, names) in PAGE.section("The printed rulebooks").into_iter().zip(names) {
        let rows = table(section);
        assert_eq!(rows.len(), 7, "{rows:?}");
        for row in rows {
            let [printed, here] = row[..] else { panic!("{row:?}") };
            let told = printed.to_lowercase();
            assert!(names.iter().all(|name| told.contains(&name.to_lowercase())), "{printed}");
            assert!(!here.is_empty(), "{printed}");
        }
    }
}

#[test]
fn the_plain_wave_is_shown_before_its_exceptions() {
    for wave in PAGE.section("The wave") {
        let (before, _) = wave.split_once("![").expect("the wave has figures");
        let example = paragraphs(before).last().unwrap_or_default();
        assert!(example.contains("23") && example.contains('5'), "{example}");
        let at = |figure: &str| wave.find(&format!("]({figure} ")).unwrap_or_else(|| panic!("{figure}"));
        assert!(at("crab-stack-wave") < at("crab-stack-wave-crabs"));
        assert!(at("crab-stack-wave-crabs") < at("crab-stack-tie"));
        assert_eq!(bold(wave).count(), 3, "spaces, crabs, choice: {wave}");
    }
}

#[test]
fn the_caption_of_the_crawl_tells_the_large_crab_on_the_way_from_that_at_the_end() {
    for (caption, large) in PAGE.caption("crab-stack-crawl").into_iter().zip(["large crab", "gros crabe", "больш"])
    {
        assert_eq!(caption.matches(large).count(), 2, "{caption}");
    }
}

#[test]
fn the_summary_has_one_table_and_every_heading_of_the_game() {
    for summary in PAGE.section("Crab Stack in short") {
        assert_eq!(tables(summary).len(), 1);
        assert!(bold(summary).count() >= 7, "{summary}");
    }
}
