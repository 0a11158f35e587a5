//! Single sentences, as they are said with what fills them in: plurals, agreement, and what must not be misread.

use words::{Lang, say, say_with};

#[test]
fn french_puts_the_size_of_a_crab_where_it_belongs() {
    let moved = ["S", "M", "L"].map(|size| {
        let args = [("seat_name", "Perle".into()), ("from", "c3".into()), ("to", "e2".into()), ("size", size.into())];
        say_with(Lang::Fr, "crab-stack-event-moved", &args)
    });
    let crabs = ["un petit crabe", "un crabe moyen", "un gros crabe"];
    for (moved, crab) in moved.iter().zip(crabs) {
        assert_eq!(*moved, format!("Perle va de c3 à e2 avec {crab}."));
    }
}

#[test]
fn the_hint_to_keep_a_group_is_what_the_log_says_of_it() {
    let kept = [("seat_name", "x".into()), ("cell", "b4".into())];
    assert_eq!(say_with(Lang::Fr, "crab-stack-event-kept", &kept), "x garde le groupe de b4.");
    assert_eq!(say_with(Lang::Fr, "web-crab-stack-keep", &kept[1..]), "garder le groupe de b4");
}

#[test]
fn a_label_of_a_printing_claims_nothing_that_its_text_leaves_open() {
    for lang in Lang::ALL {
        let label = |printing: &str| say(lang, &format!("crab-stack-option-preset-{printing}"));
        let [english, french, russian] = ["english", "french", "russian"].map(label);
        assert!(english != french && french != russian, "{lang}");
        for label in [english, french, russian] {
            assert!(!label.contains(';'), "{lang} says more than who chooses: {label}");
        }
    }
}

#[test]
fn who_is_out_of_the_game_may_be_of_either_sex() {
    assert_eq!(say(Lang::Ru, "screen-crab-stack-out"), "вне игры");
}
