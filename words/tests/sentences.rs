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
fn french_counts_agree() {
    let open = counted(Lang::Fr, "web-seats-open", "open", &[("seats", 6.into())]);
    assert_eq!(open[0], "1 place libre sur 6");
    assert_eq!(open[1], "2 places libres sur 6");
}

#[test]
fn russian_counts_agree() {
    let stopped = counted(Lang::Ru, "match-unfinished", "count", &[("most", 2000.into())]);
    let said = ["1 партия остановлена", "2 партии остановлены", "5 партий остановлено", "21 партия остановлена"];
    for (stopped, said) in stopped.iter().zip(said) {
        assert_eq!(*stopped, format!("{said} после 2000 ходов; результат\u{a0}— ничья."));
    }
    let after = counted(Lang::Ru, "match-unfinished", "most", &[("count", 1.into())]);
    assert!(after[3].contains("после 21 хода"), "{}", after[3]);
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
    let turn = say_with(Lang::Ru, "web-turn", &[("names", "Марина и Шкипер".into())]);
    assert_eq!(turn, "Ход: Марина и Шкипер.");
    assert_eq!(say(Lang::Ru, "web-out"), "вне игры");
    assert!(!say(Lang::Ru, "web-memory-aid").contains("подсмотрел "));
    assert_eq!(say(Lang::Ru, "web-eyes"), "Кто смотрит:");
}

/// What a reader of JSON or TOML remarks is told in our own words: these are the remarks of the readers in use.
#[test]
fn no_reader_of_data_speaks_english_to_people() {
    let remark = serde_json::from_str::<[u8; 2]>("[1, \"two\"]").unwrap_err().to_string();
    assert_eq!(
        words::reason(Lang::Fr, &remark),
        "il faut un nombre entier, et non «\u{a0}two\u{a0}» (ligne 1, colonne 9)"
    );
    for text in ["[1", "[1 2]", "{]", "[1, 2, 3]", "[300, 1]", "nothing", ""] {
        let remark = serde_json::from_str::<[u8; 2]>(text).unwrap_err().to_string();
        let told = words::reason(Lang::Ru, &remark);
        assert!(!told.contains(|letter: char| letter.is_ascii_alphabetic()), "{text}: {remark}: {told}");
    }
    let missing = std::fs::read_to_string("/nowhere/at/all").unwrap_err().to_string();
    assert_eq!(words::reason(Lang::Ru, &missing), "такого файла нет");
}
