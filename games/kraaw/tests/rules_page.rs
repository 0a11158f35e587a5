//! What a player relies on when reading the rules page, held in each language.

use testkit::rules_page::{RulesPage, assert_ours, paragraphs};

const PAGE: RulesPage = RulesPage([
    include_str!("../words/en/rules.md"),
    include_str!("../words/fr/rules.md"),
    include_str!("../words/ru/rules.md"),
]);

#[test]
fn the_limit_of_quiet_turns_is_marked_as_ours() {
    for (lang, end) in PAGE.section("The end of a round").into_iter().enumerate() {
        assert_ours(lang, paragraphs(end).last().unwrap_or_default());
    }
}
