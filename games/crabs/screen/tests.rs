//! The beach as a terminal shows it.

use crate::Title;
use ::screen::{Rehearsal, Taste};
use words::Lang;

fn beach(seats: u8, lang: Lang) -> Rehearsal<Title> {
    Rehearsal::new(seats, Taste { memory_aid: true }, lang, testkit::dice(3))
}

#[test]
fn in_three_languages() {
    for lang in Lang::ALL {
        let lines = ["help catch", "menu", "trade", "back", "back", "any", "any", "help"];
        insta::assert_snapshot!(format!("{lang}"), beach(3, lang).typed(&lines));
    }
}

#[test]
fn a_move_built_in_the_menu_is_the_move_typed_in_full() {
    let after = |lines: &[&str]| beach(2, Lang::En).typed(lines).rsplit("Round 1").next().map(str::to_owned);
    assert_eq!(after(&["menu", "2", "deck"]), after(&["grab deck"]));
    assert_eq!(after(&["menu", "dance", "grab", "deck"]), after(&["grab deck"]));
}

#[test]
fn moves_of_every_kind_are_made_by_pointing() {
    let mut kinds = std::collections::BTreeSet::new();
    for seats in 2..=5 {
        let pointing = beach(seats, Lang::Ru).pointed(6000, &mut testkit::dice(seats.into()));
        assert!(pointing.moves.len() > 40, "{seats}: {pointing:?}");
        kinds.extend(pointing.moves.iter().map(|mv| mv.split(' ').next().unwrap_or_default().to_owned()));
    }
    for kind in ["catch", "grab", "trade", "raise", "relax", "upgrade", "drop", "sell"] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
}

#[test]
fn only_what_is_possible_is_asked_for_and_every_kind_of_move_is_explained() {
    let shown = beach(2, Lang::En).typed(&["menu", "back", "help trade", "help sell"]);
    let asked = shown.lines().find(|line| line.contains("Your action")).expect("it is asked");
    assert!(asked.contains("grab") && !asked.contains("relax"), "nothing was caught: {asked}");
    assert!(shown.contains("6 catch") && !shown.contains("5 relax"), "{shown}");
    assert!(shown.contains("trade 1 2 for 4 5*") && shown.contains("sell 3 with 1* 2 2"), "{shown}");
}
