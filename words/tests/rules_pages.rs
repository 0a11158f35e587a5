//! What a player relies on when reading a rules page, held in each language.

use std::iter;
use words::{Lang, rules};

/// Where the part begins that only a terminal shows.
const IN_WRITING: &str = "<!-- in writing -->";

#[test]
fn catching_says_that_the_permit_is_read_exactly() {
    for (lang, exactly) in each(["**exactly**", "**exactement**", "**точно**"]) {
        let catching = section("crabs", lang, "Catch");
        let (_, after) = catching.split_once("| 5 | 10 | 15 | 20 | 25 |").expect("the permit is a table");
        let said = paragraphs(after).find(|text| text.contains(exactly)).unwrap_or_else(|| panic!("{lang}: {after}"));
        assert!(said.contains("17"), "{lang} shows a total that keeps nothing: {said}");
        assert!(said.contains("15"), "{lang} names the other reading: {said}");
        assert_ours(lang, said);
    }
}

#[test]
fn a_stressed_crab_is_marked_and_cannot_be_sold() {
    for (lang, sold) in each(["cannot be sold", "ne se vend pas", "нельзя продать"]) {
        let cards = section("crabs", lang, "The cards");
        let stressed = paragraphs(cards).find(|text| text.contains("3^")).unwrap_or_else(|| panic!("{lang}: {cards}"));
        assert!(flow(stressed).contains(sold), "{lang}: {stressed}");
        assert!(caption("crabs", lang, "crabs-cards").contains("3^"), "{lang}");
    }
    for (lang, sold) in each(["cannot be sold", "ne se vend pas", "не продают"]) {
        let selling = section("crabs", lang, "Selling");
        assert!(flow(selling).contains(sold), "{lang}: {selling}");
    }
}

#[test]
fn the_marks_of_premium_and_stressed_are_explained_to_everybody() {
    for lang in Lang::ALL {
        let (shown, _) = page("crabs", lang).split_once(IN_WRITING).expect("the page has a part about writing");
        for mark in ["3*", "3^", "3^*"] {
            assert!(shown.contains(mark), "{lang} leaves {mark} to the terminal");
        }
    }
}

#[test]
fn the_last_round_is_set_off_by_so_many_points_or_more() {
    for (lang, or_more) in each(["or more", "ou plus", "или больше"]) {
        let end = section("crabs", lang, "The end");
        for aim in ["25", "29"] {
            assert!(bold(end).any(|said| said.starts_with(aim) && said.ends_with(or_more)), "{lang}, {aim}: {end}");
        }
    }
}

#[test]
fn the_rules_of_our_own_are_marked_as_ours() {
    for lang in Lang::ALL {
        let ours = section("crabs", lang, "What is ours");
        assert!(ours.contains("50"), "{lang} owns up to the limit of rounds: {ours}");
        assert!(section("crabs", lang, "The end").contains("50"), "{lang}: the limit ends the game too");
        let quiet = paragraphs(section("kraaw", lang, "The end of a round")).last().unwrap_or_default();
        assert_ours(lang, quiet);
    }
}

#[test]
fn the_starting_board_is_marked_as_ours() {
    for lang in Lang::ALL {
        let shore = section("crab-stack", lang, "The shore");
        assert_ours(lang, paragraphs(shore).last().unwrap_or_default());
    }
}

#[test]
fn where_printings_differ_the_page_says_what_each_of_them_says() {
    let names =
        [["English", "French", "Russian"], ["Anglaise", "Française", "Russe"], ["Английск", "Французск", "Русск"]];
    for (lang, names) in each(names) {
        let rows = table(section("crab-stack", lang, "The printed rulebooks"));
        assert_eq!(rows.len(), 7, "{lang}: {rows:?}");
        for row in rows {
            let [printed, here] = row[..] else { panic!("{lang}: {row:?}") };
            let told = printed.to_lowercase();
            assert!(names.iter().all(|name| told.contains(&name.to_lowercase())), "{lang}: {printed}");
            assert!(!here.is_empty(), "{lang}: {printed}");
        }
    }
}

#[test]
fn the_plain_wave_is_shown_before_its_exceptions() {
    for lang in Lang::ALL {
        let wave = section("crab-stack", lang, "The wave");
        let (before, _) = wave.split_once("![").expect("the wave has figures");
        let example = paragraphs(before).last().unwrap_or_default();
        assert!(example.contains("23") && example.contains('5'), "{lang}: {example}");
    }
}

#[test]
fn the_caption_of_the_crawl_tells_the_large_crab_on_the_way_from_that_at_the_end() {
    for (lang, large) in each(["large crab", "gros crabe", "больш"]) {
        let caption = caption("crab-stack", lang, "crab-stack-crawl");
        assert_eq!(caption.matches(large).count(), 2, "{lang}: {caption}");
    }
}

/// Something for each language, in their order.
fn each<T>(things: [T; 3]) -> impl Iterator<Item = (Lang, T)> {
    Lang::ALL.into_iter().zip(things)
}

fn assert_ours(lang: Lang, text: &str) {
    let ours: &[&str] = match lang {
        Lang::En => &["our rule", "our reading", "our own"],
        Lang::Fr => &["notre règle", "notre lecture", "les nôtres"],
        Lang::Ru => &["наше правило", "наше прочтение", "наши собственные"],
    };
    let told = flow(text).to_lowercase();
    assert!(ours.iter().any(|ours| told.contains(ours)), "{lang} does not say that this is ours: {text}");
}

fn page(game: &str, lang: Lang) -> &'static str {
    rules(game, lang).unwrap_or_else(|| panic!("{game} has no page in {lang}"))
}

/// What stands under the heading that is called so in English: in every language it is the same one in order.
fn section(game: &str, lang: Lang, english: &str) -> &'static str {
    let at = headings(page(game, Lang::En)).position(|(_, title)| title == english);
    let at = at.unwrap_or_else(|| panic!("{game} has no section {english}"));
    let page = page(game, lang);
    let (start, title) = headings(page).nth(at).expect("all languages have the same headings");
    let end = headings(page).nth(at + 1).map_or(page.len(), |(end, _)| end);
    page[start..end].trim_start_matches('#').trim_start().strip_prefix(title).expect("a section begins with its title")
}

/// Where each heading stands, and what it says.
fn headings(page: &str) -> impl Iterator<Item = (usize, &str)> {
    let starts = iter::once(0).chain(page.match_indices("\n#").map(|(at, _)| at + 1));
    starts.map(|at| (at, page[at..].lines().next().unwrap_or_default().trim_start_matches('#').trim()))
}

fn paragraphs(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n\n").map(str::trim).filter(|text| !text.is_empty())
}

/// The text without its line breaks.
fn flow(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn bold(text: &str) -> impl Iterator<Item = &str> {
    text.split("**").skip(1).step_by(2)
}

/// The rows of the first table, without its head.
fn table(text: &str) -> Vec<Vec<&str>> {
    let rows = text.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// What is said under a figure.
fn caption(game: &str, lang: Lang, figure: &str) -> &'static str {
    let (_, rest) = page(game, lang).split_once(&format!("]({figure} \"")).unwrap_or_else(|| panic!("{figure}"));
    rest.split_once("\")").expect("a caption ends").0
}
