//! Single sentences, as they are said with what fills them in: plurals, agreement, and what must not be misread.

use words::{Lang, say_with};

/// Names are of women and of men, of one and of several: such sentences must be right for all.
#[test]
fn sentences_with_names_fit_every_name() {
    let countdown = say_with(Lang::Fr, "web-kraaw-countdown", &[("names", "Perle et Marine".into())]);
    assert!(countdown.contains("plus de carte cachée pour Perle et Marine."), "{countdown}");
    assert!(!countdown.contains("n'a plus") && !countdown.contains("n’a plus"), "{countdown}");
    let args = [("round", 2.into()), ("target", 3.into()), ("name", "Марина".into())];
    for id in ["screen-kraaw-heading", "screen-kraaw-heading-deciding"] {
        assert!(say_with(Lang::Ru, id, &args).ends_with("первый ход: Марина"), "{id}");
    }
}

/// Places are counted 1st to 5th: “card 4” would be taken for a card worth 4.
#[test]
fn a_card_is_named_by_where_it_lies_and_ones_own_as_ones_own() {
    let locked = |lang, who: &'static str| {
        let args = [("seat_who", who.into()), ("seat_name", "Ann".into()), ("place", 2.into()), ("value", 4.into())];
        say_with(lang, "kraaw-event-locked", &args)
    };
    assert_eq!(locked(Lang::En, "you"), "You lock your 2nd card, a 4.");
    assert_eq!(locked(Lang::En, "other"), "Ann locks their 2nd card, a 4.");
    assert_eq!(locked(Lang::Fr, "you"), "Vous verrouillez votre 2e carte, un 4.");
    assert_eq!(locked(Lang::Ru, "you"), "Вы запираете свою 2-ю карту: 4.");
    let steal = |lang| say_with(lang, "web-kraaw-do-steal", &[("name", "Ann".into()), ("place", 1.into())]);
    assert_eq!(Lang::ALL.map(steal), ["Steal Ann’s 1st card", "Voler la 1re carte d’Ann", "Украсть 1-ю карту (Ann)"]);
}

#[test]
fn a_theft_is_told_to_thief_victim_and_everybody_else() {
    let told = |lang, thief: &'static str, victim: &'static str| {
        let args = [
            ("thief_who", thief.into()),
            ("thief_name", "Ann".into()),
            ("victim_who", victim.into()),
            ("victim_name", "Bob".into()),
            ("place", 2.into()),
            ("taken", 3.into()),
        ];
        say_with(lang, "kraaw-event-stolen", &args)
    };
    assert_eq!(told(Lang::En, "you", "other"), "You get Bob’s 2nd card; Bob takes your 3rd for it.");
    assert_eq!(told(Lang::En, "other", "you"), "Ann gets your 2nd card; you take Ann’s 3rd for it.");
    assert_eq!(told(Lang::En, "other", "other"), "Ann gets Bob’s 2nd card; Bob takes Ann’s 3rd for it.");
    assert_eq!(told(Lang::Fr, "other", "you"), "Ann obtient votre 2e carte\u{a0}; vous prenez en échange sa 3e.");
}
