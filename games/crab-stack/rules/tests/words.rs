//! Every rule and option of the game has its sentence in every language, and a player who was
//! refused a move finds the rule on the rules page.

use crab_stack_rules::{CrabStack, Rule};
use kernel::{Game, OptionKind, Rule as _};
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn assert_said(lang: &str, id: &str) {
    let sentences = read(&format!("{lang}/game.ftl"));
    let said = sentences.lines().any(|line| line.strip_prefix(id).is_some_and(|rest| rest.starts_with(" =")));
    assert!(said, "{lang} does not say {id}");
}

#[test]
fn every_rule_is_said_and_on_the_rules_page() {
    for lang in ["en", "fr", "ru"] {
        let page = read(&format!("{lang}/rules.md"));
        for rule in Rule::ALL {
            assert_said(lang, &rule.code().replace('/', "-"));
            assert!(page.contains(&format!("`{}`", rule.code())), "the {lang} page does not name {}", rule.code());
        }
    }
}

#[test]
fn every_option_and_value_is_said() {
    for lang in ["en", "fr", "ru"] {
        for option in CrabStack::OPTIONS {
            assert_said(lang, &format!("crab-stack-option-{}", option.name));
            for value in values(option.kind) {
                assert_said(lang, &format!("crab-stack-option-{}-{value}", option.name));
            }
        }
    }
}

fn values(kind: OptionKind) -> Vec<String> {
    match kind {
        OptionKind::Choice(words) | OptionKind::Preset(words) | OptionKind::Own { words, .. } => {
            words.iter().map(ToString::to_string).collect()
        }
        OptionKind::Number { allowed, .. } => allowed.iter().map(ToString::to_string).collect(),
        OptionKind::Flag => Vec::new(),
    }
}
