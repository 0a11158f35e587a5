//! Perft tables: `perft/*.perft` holds positions, depths and counts.
//!
//! The fast rules are held against all of them, and the plain ones of `slow` where those are
//! quick enough.

mod common;
mod slow;

use crab_stack_rules::{Asked, CrabStack, Elimination, WaveChoice};
use kernel::Game;
use std::fs;
use std::path::Path;

struct Table {
    id: String,
    game: CrabStack,
    counts: Vec<(u32, u64)>,
}

/// The tables of a file: paragraphs of lines, each a word and what it says.
fn tables(text: &str) -> Vec<Table> {
    let paragraphs = text.split("\n\n").filter(|paragraph| paragraph.starts_with("id "));
    paragraphs.map(table).collect()
}

fn table(paragraph: &str) -> Table {
    let all = |word: &str| -> Vec<String> {
        let said = |line: &str| line.strip_prefix(word)?.strip_prefix(' ').map(str::to_owned);
        paragraph.lines().filter_map(said).collect()
    };
    let one = |word: &str| all(word).pop().unwrap_or_else(|| panic!("no {word} in {paragraph}"));
    let count = |line: String| {
        let (depth, nodes) = line.split_once(' ').expect("perft has a depth and a count");
        (depth.parse().expect("a depth"), nodes.parse().expect("a count"))
    };
    let asked: Asked = serde_json::from_str(&one("options")).expect("options can be read");
    let options = CrabStack::options(one("seats").parse().expect("seats"), &asked).expect("options are sound");
    let position = one("position").parse().expect("a position can be read");
    let game = CrabStack::resume(&options, &position).expect("a position is sound");
    Table { id: one("id"), game, counts: all("perft").into_iter().map(count).collect() }
}

fn all_tables() -> Vec<Table> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let files = fs::read_dir(folder).expect("there are tables");
    files.flat_map(|file| tables(&fs::read_to_string(file.expect("a file").path()).expect("a text"))).collect()
}

#[test]
fn counts_are_those_of_the_tables() {
    let tables = all_tables();
    assert!(tables.len() >= 24, "only {} tables were read", tables.len());
    for Table { id, game, counts } in tables {
        assert!(!counts.is_empty(), "{id}");
        for (depth, nodes) in counts {
            assert_eq!(common::perft(&game, depth), nodes, "{id} at depth {depth}");
        }
    }
}

#[test]
fn the_slow_rules_count_the_same() {
    for Table { id, game, counts } in all_tables() {
        let options = game.chosen();
        let slow = slow::Slow::resume(
            options.seats().into(),
            options.wave_choice() == WaveChoice::Next,
            options.elimination() == Elimination::AtOnce,
            options.repetition().into(),
            &game.position().to_string(),
        );
        for (depth, nodes) in counts.into_iter().filter(|&(_, nodes)| nodes < 10_000) {
            assert_eq!(slow.perft(depth), nodes, "{id} at depth {depth}");
        }
    }
}
