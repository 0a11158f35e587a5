//! Every rule, flaw, event and option of the game has its sentence in every language, and a player
//! who was refused a move finds the rule on the rules page.

use crabs_rules::{Crabs, Rule};
use kernel::{Game, OptionKind, Rule as _};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn assert_said(lang: &str, id: &str) {
    let sentences = read(&format!("words/{lang}/game.ftl"));
    let said = sentences.lines().any(|line| line.strip_prefix(id).is_some_and(|rest| rest.starts_with(" =")));
    assert!(said, "{lang} does not say {id}");
}

#[test]
fn every_rule_is_said_and_on_the_rules_page() {
    for lang in ["en", "fr", "ru"] {
        let page = read(&format!("words/{lang}/rules.md"));
        for rule in Rule::ALL {
            assert_said(lang, &rule.code().replace('/', "-"));
            assert!(page.contains(&format!("`{}`", rule.code())), "the {lang} page does not name {}", rule.code());
        }
    }
}

/// The codes in the text of the sources, so that a new flaw cannot be forgotten.
fn codes() -> BTreeSet<String> {
    let sources = ["edition.rs", "options.rs", "deal.rs"].map(|file| read(&format!("rules/src/{file}")));
    let quoted = sources.iter().flat_map(|source| source.split('"'));
    quoted.filter(|text| text.starts_with("crabs/")).map(|code| code.replace('/', "-")).collect()
}

#[test]
fn every_flaw_is_said() {
    assert!(codes().len() > 15, "{:?}", codes());
    for lang in ["en", "fr", "ru"] {
        for code in codes() {
            assert_said(lang, &code);
        }
    }
}

/// The kinds of events as they are written, from the variants in the source.
fn events() -> Vec<String> {
    let source = read("rules/src/event.rs");
    let variants = source.lines().filter_map(|line| line.strip_prefix("    ")?.strip_suffix(" {"));
    variants.filter(|name| name.chars().all(char::is_alphanumeric)).map(kebab).collect()
}

fn kebab(name: &str) -> String {
    let spaced: String =
        name.chars().map(|c| if c.is_uppercase() { format!("-{}", c.to_lowercase()) } else { c.into() }).collect();
    spaced.trim_start_matches('-').to_owned()
}

#[test]
fn every_event_is_said() {
    assert!(events().contains(&"last-round".to_owned()), "{:?}", events());
    for lang in ["en", "fr", "ru"] {
        for event in events() {
            assert_said(lang, &format!("crabs-event-{event}"));
        }
    }
}

#[test]
fn every_option_and_choice_is_said() {
    for lang in ["en", "fr", "ru"] {
        for option in Crabs::OPTIONS {
            assert_said(lang, &format!("crabs-option-{}", option.name));
            if let OptionKind::Choice(words) | OptionKind::Own { words, .. } = option.kind {
                for word in words {
                    assert_said(lang, &format!("crabs-option-{}-{word}", option.name));
                }
            }
        }
        assert_said(lang, "crabs-option-round_limit-0");
    }
}
