//! The page about rulings names every option of a game with the value that is usual.

use catalog::{GameId, Rules, with_game};
use kernel::{Game, OptionKind, OptionSpec};

const PAGE: &str = include_str!("../../../docs/rulings.md");

/// What is played where nobody chooses.
fn usual(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Choice(words) | OptionKind::Own { words, .. } => words[0].to_owned(),
        OptionKind::Number { default, .. } => default.to_string(),
        OptionKind::Flag => "false".into(),
        OptionKind::Preset(_) => "none".into(),
    }
}

/// The option of each row, and the first of its values.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let cells = |row: &'static str| row.split('|').map(str::trim).collect::<Vec<_>>();
    PAGE.lines().filter(|line| line.starts_with('|')).map(cells).filter_map(|row| {
        let option = row.get(3)?.strip_prefix('`')?.strip_suffix('`')?;
        Some((option, row.get(4)?.split(',').next()?.trim_matches('`')))
    })
}

#[test]
fn every_option_stands_there_with_what_is_usual() {
    for game in GameId::ALL {
        let options: &[OptionSpec] = with_game!(game, T => <Rules<T> as Game>::OPTIONS);
        let told = |option: &OptionSpec| rows().find(|(name, _)| *name == option.name).map(|(_, first)| first);
        // A game that has just been laid out is not there yet; one that is, is there with all of its options.
        let there = options.iter().any(|option| told(option).is_some());
        for option in options.iter().filter(|_| there) {
            assert_eq!(told(option), Some(usual(&option.kind).as_str()), "{} of {game}", option.name);
        }
    }
}

#[test]
fn the_games_that_are_played_here_stand_there() {
    assert!(rows().count() >= 13, "{:?}", rows().collect::<Vec<_>>());
}
