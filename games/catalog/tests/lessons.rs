//! What whoever takes a lesson relies on, for every game.

use catalog::{GameId, with_game};
use face::Face;
use face::lesson::{AnyLesson, Lesson, PUPIL};

fn is_taken_step_by_step<T: Face>() {
    let mut lesson = Lesson::<T>::begin().expect("every game has a lesson");
    assert!((1..=10).contains(&lesson.steps()));
    while !lesson.is_done() {
        let step = lesson.step();
        lesson.go_on();
        assert_eq!(lesson.step(), step, "nothing was done yet");
        let mv = lesson.wanted().expect("what a step asks for can be done at once");
        assert!(lesson.play(&mv.to_string()) && lesson.is_made(), "step {}: {mv}", step + 1);
        assert_eq!((lesson.so_far()[0].seat, &lesson.so_far()[0].mv), (PUPIL, &mv.to_string()));
        assert!(!lesson.so_far()[0].events.is_empty());
        assert!(!lesson.play(&mv.to_string()), "the step is done");
        lesson.go_on();
        assert_eq!((lesson.step(), lesson.is_made(), lesson.so_far().len()), (step + 1, false, 0));
    }
}

#[test]
fn every_step_of_every_lesson_can_be_done_at_once() {
    for game in GameId::ALL {
        with_game!(game, T => is_taken_step_by_step::<T>());
    }
}

fn keeps_to_what_is_asked<T: Face>() {
    let mut lesson = Lesson::<T>::begin().unwrap();
    let other = lesson.unwanted().unwrap();
    let before = lesson.view();
    assert!(!lesson.play(&other.to_string()), "{other} is not what is asked for");
    assert!(!lesson.play("?"));
    assert_eq!((lesson.view(), lesson.step(), lesson.is_made()), (before, 0, false));
}

#[test]
fn another_move_than_the_one_asked_for_is_not_made() {
    for game in GameId::ALL {
        with_game!(game, T => keeps_to_what_is_asked::<T>());
    }
}
