//! The shore as a terminal shows it.

use crate::Title;
use ::screen::{Rehearsal, Taste};
use words::Lang;

fn shore(seats: u8, lang: Lang) -> Rehearsal<Title> {
    Rehearsal::new(seats, Taste { memory_aid: true }, lang, testkit::dice(3))
}

#[test]
fn in_three_languages() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("{lang}"), shore(2, lang).typed(&["b5", "c5", "any", "help"]));
    }
}

#[test]
fn it_fits_eighty_columns_whoever_plays() {
    for lang in Lang::ALL {
        for seats in 2..=4 {
            let shown = shore(seats, lang).typed(&["any"; 30]);
            for line in shown.lines().filter(|line| line.contains("[[") || line.contains(" [")) {
                assert!(line.chars().count() <= 80, "{lang} {seats}: {line}");
            }
            assert!(!shown.contains('\u{1b}'), "no colour was asked for");
        }
    }
}

#[test]
fn choosing_a_crab_shows_where_it_can_go_and_a_target_moves_it() {
    let asked = shore(2, Lang::En).typed(&[]);
    let mv = asked.split("Move a crab: ").nth(1).and_then(|rest| rest.split(' ').next()).expect("an example");
    let (from, to) = mv.split_once('-').expect("a crawl");
    let chosen = shore(2, Lang::En).typed(&[from]);
    assert!(chosen.contains(&format!("at {from} can go to: ")), "{chosen}");
    assert!(chosen.contains('>') && chosen.contains('<'), "targets are marked: {chosen}");
    let board = |lines: &[&str]| shore(2, Lang::En).typed(lines).rsplit("Ann").next().map(str::to_owned);
    assert_eq!(board(&[from, to]), board(&[mv]), "both ways make the same move");
}

#[test]
fn whole_games_are_played_by_pointing() {
    for seats in 2..=4 {
        let pointing = shore(seats, Lang::En).pointed(4000, &mut testkit::dice(seats.into()));
        assert!(pointing.over && pointing.widest <= 80, "{seats}: {pointing:?}");
    }
}

#[test]
fn two_spaces_are_a_move_however_they_are_written_and_a_space_that_is_not_there_is_named() {
    let asked = shore(2, Lang::En).typed(&[]);
    let mv = asked.split("Move a crab: ").nth(1).and_then(|rest| rest.split(' ').next()).expect("an example");
    let board = |line: &str| shore(2, Lang::En).typed(&[line]).rsplit("Ann").next().map(str::to_owned);
    for written in [mv.replace('-', ""), mv.replace('-', " "), mv.to_uppercase(), mv.replace('-', " -> ")] {
        assert_eq!(board(&written), board(mv), "{written}");
    }
    for (line, named) in [("z9", "z9"), ("b4-z9", "z9"), ("z9 b4", "z9")] {
        let shown = shore(2, Lang::En).typed(&[line]);
        assert!(shown.contains(&format!("There is no space {named} here.")), "{shown}");
    }
}
