//! What whoever takes a lesson relies on, for every game.

use catalog::{GameId, with_game};
use face::Face;
use face::lesson::{AnyLesson, Lesson, PUPIL, Part};
use words::{Lang, say};

/// Every lesson that there is. How to play is taught of every game, how to play well of some.
fn lessons() -> Vec<(GameId, Part)> {
    let tactics = GameId::ALL.into_iter().filter(|&game| with_game!(game, T => !<T as Face>::TACTICS.steps.is_empty()));
    GameId::ALL.into_iter().map(|game| (game, Part::Rules)).chain(tactics.map(|game| (game, Part::Tactics))).collect()
}

/// Does what a step asks for as somebody would who always asks to be shown.
fn is_made_as_shown<T: Face>(lesson: &mut Lesson<T>) {
    for _ in 0..6 {
        let shown = || panic!("step {} of {:?} shows nothing", lesson.step() + 1, lesson.view());
        let mv = lesson.example().unwrap_or_else(shown);
        assert!(lesson.play(&mv), "step {}: {mv} is shown and not accepted", lesson.step() + 1);
        if lesson.is_made() {
            return;
        }
    }
    panic!("step {} cannot be done", lesson.step() + 1);
}

fn is_taken_step_by_step<T: Face>(part: Part) {
    let mut lesson = Lesson::<T>::begin(part).expect("every game has a lesson");
    assert!((1..=10).contains(&lesson.steps()));
    while !lesson.is_done() {
        let step = lesson.step();
        lesson.go_on();
        assert_eq!(lesson.step(), step, "nothing was done yet");
        is_made_as_shown(&mut lesson);
        assert!(lesson.so_far()[0].seat == PUPIL && !lesson.so_far()[0].events.is_empty());
        let again = lesson.so_far()[0].mv.clone();
        assert!(!lesson.play(&again) && lesson.example().is_none(), "the step is done");
        lesson.go_on();
        assert_eq!((lesson.step(), lesson.is_made(), lesson.so_far().len()), (step + 1, false, 0));
    }
}

#[test]
fn every_step_of_every_lesson_can_be_done_as_it_is_shown() {
    for (game, part) in lessons() {
        with_game!(game, T => is_taken_step_by_step::<T>(part));
    }
}

fn keeps_to_what_is_asked<T: Face>(part: Part) {
    let mut lesson = Lesson::<T>::begin(part).unwrap();
    let mut refused = 0;
    while !lesson.is_done() {
        if let Some(other) = lesson.unwanted().filter(|_| lesson.wanted().is_some()) {
            let before = lesson.view();
            assert!(!lesson.play(&other.to_string()), "step {}: {other} is not asked for", lesson.step() + 1);
            assert!(!lesson.play("?"));
            assert_eq!((lesson.view(), lesson.is_made()), (before, false));
            refused += 1;
        }
        is_made_as_shown(&mut lesson);
        lesson.go_on();
    }
    assert!(refused > 0, "there are steps that refuse what is not asked for");
}

#[test]
fn another_move_than_the_one_asked_for_is_not_made() {
    for (game, part) in lessons() {
        with_game!(game, T => keeps_to_what_is_asked::<T>(part));
    }
}

fn goes_back<T: Face>() {
    let mut lesson = Lesson::<T>::begin(Part::Rules).unwrap();
    assert!(!lesson.can_go_back());
    let mut views = vec![lesson.view()];
    while !lesson.is_done() {
        is_made_as_shown(&mut lesson);
        lesson.go_back();
        assert!(!lesson.is_made() && lesson.view() == views[lesson.step()], "a step can be tried again");
        is_made_as_shown(&mut lesson);
        lesson.go_on();
        views.push(lesson.view());
    }
    for step in (0..lesson.steps()).rev() {
        lesson.go_back();
        assert_eq!((lesson.step(), lesson.is_made()), (step, false));
        assert!(lesson.view() == views[step], "step {} begins as it began", step + 1);
    }
    is_made_as_shown(&mut lesson);
}

#[test]
fn a_step_back_leads_to_where_a_step_began() {
    for game in GameId::ALL {
        with_game!(game, T => goes_back::<T>());
    }
}

fn says_what_it_asks<T: Face>(game: GameId, part: Part, lang: Lang) {
    let steps = Lesson::<T>::begin(part).unwrap().steps();
    for step in 1..=steps {
        let id = format!("web-{}-{game}-{step}", part.word());
        let asked = say(lang, &id);
        let (why, what) = asked.split_once('|').unwrap_or_else(|| panic!("{lang} {id} says what is asked behind a |"));
        assert!(!why.trim().is_empty() && !what.trim().is_empty(), "{lang} {id}");
        assert_ne!(say(lang, &format!("{id}-then")), format!("{id}-then"), "{lang}");
    }
    let further = format!("web-{}-{game}-{}", part.word(), steps + 1);
    assert_eq!(say(lang, &further), further, "{lang} says more steps than there are");
}

#[test]
fn every_step_says_why_and_what_is_asked_in_every_language() {
    for (game, part) in lessons() {
        for lang in Lang::ALL {
            with_game!(game, T => says_what_it_asks::<T>(game, part, lang));
        }
    }
}
