//! What a player relies on when reading the rules page, held in each language.

use testkit::rules_page::{RulesPage, assert_ours, paragraphs, table};

const PAGE: RulesPage = RulesPage([
    include_str!("../words/en/rules.md"),
    include_str!("../words/fr/rules.md"),
    include_str!("../words/ru/rules.md"),
]);

#[test]
fn the_starting_board_is_marked_as_ours() {
    for (lang, shore) in PAGE.section("The shore").into_iter().enumerate() {
        assert_ours(lang, paragraphs(shore).last().unwrap_or_default());
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
    }
}

#[test]
fn the_caption_of_the_crawl_tells_the_large_crab_on_the_way_from_that_at_the_end() {
    for (caption, large) in PAGE.caption("crab-stack-crawl").into_iter().zip(["large crab", "gros crabe", "больш"])
    {
        assert_eq!(caption.matches(large).count(), 2, "{caption}");
    }
}
