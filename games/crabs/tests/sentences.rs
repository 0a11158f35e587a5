//! Single sentences, as they are said with what fills them in: plurals, agreement, and what must not be misread.

use words::{Arg, Lang, say, say_with};

const COUNTS: [i64; 4] = [1, 2, 5, 21];

/// The sentence with one blank filled in by each of the counts.
fn counted(lang: Lang, id: &str, blank: &str, others: &[(&str, Arg<'_>)]) -> [String; 4] {
    COUNTS.map(|count| {
        let args: Vec<_> = others.iter().cloned().chain([(blank, count.into())]).collect();
        say_with(lang, id, &args)
    })
}

#[test]
fn the_permit_speaks_of_no_crab_above_five() {
    for (lang, stressed) in Lang::ALL.into_iter().zip(["stressed", "stressé", "встревожен"]) {
        let permit = |value: i64| {
            let so_far =
                say_with(lang, "web-crabs-so-far-permit", &[("value", value.into()), ("next", (value + 1).into())]);
            [so_far, say_with(lang, "web-crabs-need-face-up", &[("count", value.into())])]
        };
        for said in permit(5) {
            assert!(said.contains('5') && !said.contains('6') && !said.contains(stressed), "{lang}: {said}");
        }
        for said in permit(4) {
            assert!(said.contains('4') && said.contains(stressed), "{lang}: {said}");
        }
        assert!(permit(4)[0].contains('5'), "{lang}: {:?}", permit(4));
    }
}

#[test]
fn the_hand_limit_says_why_how_many_and_where_they_go() {
    for lang in Lang::ALL {
        let said = say_with(lang, "web-crabs-ask-drop", &[("hand", 10.into()), ("count", 2.into())]);
        let pool = say(lang, "web-crabs-pool").to_lowercase();
        assert!(said.contains("10") && said.contains('2') && said.contains(&pool), "{lang}: {said}");
    }
    let hands = |lang| {
        [9, 10].map(|hand: i64| {
            say_with(lang, "web-crabs-ask-drop", &[("hand", hand.into()), ("count", (hand - 8).into())])
        })
    };
    assert_eq!(
        hands(Lang::En),
        [
            "You hold 9 cards, and the limit is eight: put 1 card into the pool.",
            "You hold 10 cards, and the limit is eight: put 2 cards into the pool."
        ]
    );
    assert_eq!(
        hands(Lang::Fr),
        [
            "Vous avez 9 cartes en main, et la limite est de huit\u{a0}: déposez 1 carte dans le bassin.",
            "Vous avez 10 cartes en main, et la limite est de huit\u{a0}: déposez 2 cartes dans le bassin."
        ]
    );
    assert_eq!(
        hands(Lang::Ru),
        [
            "У вас на руке 9 карт, а предел\u{a0}— восемь: положите 1 карту в садок.",
            "У вас на руке 10 карт, а предел\u{a0}— восемь: положите 2 карты в садок."
        ]
    );
}

#[test]
fn a_sale_counts_its_points() {
    let sales = |lang| counted(lang, "web-crabs-sell", "points", &[("crabs", "1* 2 2".into())]);
    let ends = |lang, ends: [&str; 4]| {
        for (said, end) in sales(lang).iter().zip(ends) {
            assert!(said.ends_with(end), "{said:?} should end with {end:?}");
        }
    };
    ends(Lang::En, ["for 1 point", "for 2 points", "for 5 points", "for 21 points"]);
    ends(Lang::Fr, ["pour 1 point", "pour 2 points", "pour 5 points", "pour 21 points"]);
    ends(Lang::Ru, ["за 1 очко", "за 2 очка", "за 5 очков", "за 21 очко"]);
}

#[test]
fn a_catch_is_told_in_the_order_in_which_it_is_read() {
    let args = [
        ("seat_name", "Perle".into()),
        ("with", "1, 4".into()),
        ("rope", "2".into()),
        ("binding", 5.into()),
        ("keep", "1".into()),
    ];
    let said = say_with(Lang::Fr, "crabs-event-caught", &args);
    assert_eq!(said, "Perle capture un 1\u{a0}: 1, 4 face visible, corde 2, valeur de prise 5.");
}

#[test]
fn french_counts_agree() {
    let hand = counted(Lang::Fr, "web-crabs-hand", "count", &[("value", 3.into())]);
    assert_eq!(hand[0], "Votre main\u{a0}: 1 carte, valeur totale 3");
    assert_eq!(hand[1], "Votre main\u{a0}: 2 cartes, valeur totale 3");
    let shuffled = counted(Lang::Fr, "crabs-event-reshuffled", "cards", &[]);
    assert!(shuffled[0].contains("la seule carte défaussée"), "{}", shuffled[0]);
    assert!(shuffled[1].contains("les 2 cartes défaussées"), "{}", shuffled[1]);
}

#[test]
fn russian_counts_agree() {
    let over = counted(Lang::Ru, "web-crabs-need-value-less", "count", &[]);
    assert_eq!(over[0], "Перебор на 1: возьмите из садка меньше.");
    let seats = counted(
        Lang::Ru,
        "crabs-edition-cards",
        "seats",
        &[("place", "crabs".into()), ("least", 23.into()), ("cards", 5.into())],
    );
    assert!(seats[1].contains("для 2 мест нужно"), "{}", seats[1]);
    let hands = counted(Lang::Ru, "crabs-deal-hands", "hands", &[("seats", 2.into())]);
    assert_eq!(hands[2], "В раздаче 5 рук, а мест за столом 2.");
}

#[test]
fn passing_up_a_sale_is_not_passing_a_turn() {
    let passed = |lang, sale: &'static str| {
        say_with(
            lang,
            "crabs-event-passed",
            &[("seat_name", "Perle".into()), ("seat_who", "other".into()), ("sale", sale.into())],
        )
    };
    assert_eq!(
        Lang::ALL.map(|lang| passed(lang, "true")),
        ["Perle sells nothing.", "Perle ne vend rien.", "Perle ничего не продаёт."]
    );
    assert_ne!(passed(Lang::En, "false"), passed(Lang::En, "true"));
}
