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
            "У вас на руке 9 карт, а предел — восемь: положите 1 карту в садок.",
            "У вас на руке 10 карт, а предел — восемь: положите 2 карты в садок."
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
fn french_counts_agree() {
    let open = counted(Lang::Fr, "web-open-table", "open", &[("game", "Kraaw".into()), ("seats", 6.into())]);
    assert_eq!(open[0], "Kraaw, 1 place libre sur 6");
    assert_eq!(open[1], "Kraaw, 2 places libres sur 6");
    let hand = counted(Lang::Fr, "web-crabs-hand", "count", &[("value", 3.into())]);
    assert_eq!(hand[0], "Votre main\u{a0}: 1 carte, valeur totale 3");
    assert_eq!(hand[1], "Votre main\u{a0}: 2 cartes, valeur totale 3");
    let shuffled = counted(Lang::Fr, "crabs-event-reshuffled", "cards", &[]);
    assert!(shuffled[0].contains("la seule carte défaussée"), "{}", shuffled[0]);
    assert!(shuffled[1].contains("les 2 cartes défaussées"), "{}", shuffled[1]);
}

#[test]
fn russian_counts_agree() {
    let stopped = counted(Lang::Ru, "match-unfinished", "count", &[("most", 2000.into())]);
    let said = ["1 партия остановлена", "2 партии остановлены", "5 партий остановлено", "21 партия остановлена"];
    for (stopped, said) in stopped.iter().zip(said) {
        assert_eq!(*stopped, format!("{said} после 2000 ходов; результат — ничья."));
    }
    let after = counted(Lang::Ru, "match-unfinished", "most", &[("count", 1.into())]);
    assert!(after[3].contains("после 21 хода"), "{}", after[3]);
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
fn french_says_nobody_only_where_nobody_is_meant() {
    assert_eq!(say(Lang::Fr, "web-person"), "Joueur sur cet appareil");
    assert!(
        say(Lang::Fr, "web-online-elsewhere-how").ends_with("toute personne qui a ce lien peut jouer à votre place.")
    );
    assert!(say(Lang::Fr, "web-no-house").starts_with("Le serveur ne répond pas."));
}

/// Names are of women and of men, of one and of several: such sentences must be right for all.
#[test]
fn sentences_with_names_fit_every_name() {
    let names = |lang, id: &str, names: &'static str| say_with(lang, id, &[("names", names.into())]);
    let countdown = names(Lang::Fr, "web-kraaw-countdown", "Perle et Marine");
    assert!(countdown.contains("plus de carte cachée pour Perle et Marine."), "{countdown}");
    assert!(!countdown.contains("n'a plus") && !countdown.contains("n’a plus"), "{countdown}");
    assert_eq!(names(Lang::Ru, "web-turn", "Марина и Шкипер"), "Ход: Марина и Шкипер.");
    for id in ["web-out", "screen-crab-stack-out"] {
        assert_eq!(say(Lang::Ru, id), "вне игры");
    }
    let args = [("round", 2.into()), ("target", 3.into()), ("name", "Марина".into())];
    for id in ["screen-kraaw-heading", "screen-kraaw-heading-deciding"] {
        assert!(say_with(Lang::Ru, id, &args).ends_with("первый ход: Марина"), "{id}");
    }
    assert!(!say(Lang::Ru, "web-memory-aid").contains("подсмотрел "));
    assert_eq!(say(Lang::Ru, "web-eyes"), "Кто смотрит:");
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
    assert_eq!(said, "Perle capture 1\u{a0}: 1, 4 face visible, corde 2, valeur de prise 5.");
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
