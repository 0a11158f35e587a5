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
