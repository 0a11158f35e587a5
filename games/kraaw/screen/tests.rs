//! The nests as a terminal shows them.

use crate::Title;
use ::screen::{Rehearsal, Taste};
use words::Lang;

fn nests(seats: u8, memory_aid: bool, lang: Lang) -> Rehearsal<Title> {
    Rehearsal::new(seats, Taste { memory_aid }, lang, testkit::dice(3))
}

#[test]
fn in_three_languages() {
    for lang in Lang::ALL {
        let lines = ["keep", "keep", "look 2", "reveal 1", "help"];
        insta::assert_snapshot!(format!("{lang}"), nests(2, true, lang).typed(&lines));
    }
}

#[test]
fn they_fit_eighty_columns_whoever_plays() {
    for lang in Lang::ALL {
        let shown = nests(6, true, lang).typed(&["any"; 40]);
        for line in shown.lines().filter(|line| line.contains("[ ?") || line.contains("[=")) {
            assert!(line.chars().count() <= 80, "{lang}: {line}");
        }
    }
}

#[test]
fn without_the_memory_aid_a_look_shows_once() {
    let later = |memory_aid| {
        let lines = ["keep", "keep", "look 2", "reveal 1", "done", "look 2", "reveal 1", "done"];
        let shown = nests(2, memory_aid, Lang::En).typed(&lines);
        let (_, told) = shown.split_once("Your 2nd card is a ").expect("the look was told");
        assert!(told.starts_with(|c: char| c.is_ascii_digit()), "{told}");
        // Both have looked and revealed by now: the first sees the nests again.
        let (_, last) = shown.rsplit_once("Round 1").expect("the nests are shown");
        let nest = last.lines().find(|line| line.contains("0 Ann")).expect("everybody's nest is shown");
        (1..=5).any(|value| nest.contains(&format!("[ {value}?]")))
    };
    assert!(later(true), "with the aid the card stays on the screen");
    assert!(!later(false), "without it the card is the player's to remember");
}

#[test]
fn a_round_is_counted_in_the_open() {
    let shown = nests(3, true, Lang::En).typed(&["any"; 120]);
    assert!(shown.contains("Round 1 is over.") && shown.contains("the round."), "{shown}");
}

#[test]
fn whole_games_are_played_by_pointing() {
    for seats in 2..=6 {
        let pointing = nests(seats, true, Lang::Fr).pointed(6000, &mut testkit::dice(seats.into()));
        assert!(pointing.over && pointing.widest <= 80, "{seats}: {pointing:?}");
    }
}

#[test]
fn a_lock_is_offered_once_there_is_something_to_lock() {
    let shown =
        nests(2, true, Lang::En).typed(&["keep", "keep", "reveal 1", "leave", "done", "reveal 1", "leave", "done"]);
    let offers: Vec<bool> = shown
        .split("Your action")
        .skip(1)
        .map(|rest| rest.split("or steal").next().is_some_and(|offer| offer.contains("lock 2")))
        .collect();
    assert_eq!(offers.first(), Some(&false), "nothing is revealed yet: {shown}");
    assert_eq!(offers.last(), Some(&true), "{shown}");
}
